"""What random games meet of cards, places, events and the branches of effects.

`python -m tests.games.everdell.coverage 100` plays so many games and prints it.

A branch is an answer to a question: who asks (card, place or event), for what, and which kind of answer it
was ("done" is one). What is missing here must be met by a scenario.
"""

import re
import sys
from collections import Counter
from pathlib import Path

from bosquet.games.everdell.data import BASE
from bosquet.games.everdell.facts import CARDS
from bosquet.testing.play import chance
from tests.games.everdell.patient import patient_move
from tests.games.everdell.position import GAME

FOLDER = Path(__file__).parent
THINGS = ("play", "meadow", "place", "event", "visit", "occupy", "imprison", "activate")


def met_at_random(games: int, options: dict[str, object] | None = None) -> Counter[str]:
    """Every action by name, and every branch as "asker: verb", with how often they were met."""
    met: Counter[str] = Counter()
    for seed in range(games):
        state = GAME.new(2 + seed % 3, seed, options)
        chooser = chance(seed)
        while state.actors():
            seat, action = state.actor(), patient_move(state, chooser)
            asker = state.decision(seat).get("asker", "")
            name = GAME.table.name(action)
            met[name] += 1
            if asker:
                met[f"{asker}: {name.split()[0]}"] += 1
            state.apply(seat, action)
    return met


def met_by_scenarios() -> set[str]:
    """Every move that a scenario makes or refuses, by name."""
    found: set[str] = set()
    for file in sorted(FOLDER.glob("test_*.py")):
        found |= set(re.findall(r'"((?:[a-z_]+)(?: [a-z0-9_]+)+)"', file.read_text("utf-8")))
    return found


def nouns(verb: str, expanded: bool = False) -> set[str]:
    """The first nouns that the verb can have in the base game, or with all expansions."""
    later = set() if expanded else {card.name for card in CARDS if card.expansion != BASE}
    names = [GAME.table.name(action).split() for action in range(len(GAME.table))]
    return {name[1] for name in names if name[0] == verb and len(name) > 1} - later


def nouns_met(verbs: tuple[str, ...], moves: set[str]) -> set[str]:
    return {move.split()[1] for move in moves if move.split()[0] in verbs and len(move.split()) > 1}


def main(games: int) -> None:
    met = met_at_random(games)
    told = met_by_scenarios()
    moves = {name for name in met if ":" not in name}
    print(f"{games} random games of patient players")
    for verb in THINGS:
        every = nouns(verb)
        random, both = nouns_met((verb,), moves), nouns_met((verb,), moves | told)
        missing = sorted(every - random)
        print(f"{verb}: {len(every & random)} of {len(every)}; by a scenario only: {missing or 'none'}")
        print(f"  by neither: {sorted(every - both) or 'none'}")
    print("branches")
    for branch in sorted(name for name in met if ":" in name):
        print(f"  {branch}  {met[branch]}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
