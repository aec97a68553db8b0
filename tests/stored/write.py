"""Write stored games: `python -m tests.stored.write NAME` keeps what the titles of today dump and record.

A folder is written once, before a change of dumps or ids, and never again: games of people who play on in a
newer house look like it. Every kind of frame that random games and habits meet is in it.
"""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

import bosquet
from bosquet.core.game import Game
from bosquet.testing import option_sets
from bosquet.testing.play import chance, random_move

HERE = Path(__file__).parent
KEPT = 3  # positions of each kind of frame
DEALS = 80  # tried for each seat count and option set


def games() -> list[Game]:
    """Every title, in every version."""
    newest = [bosquet.game(id) for id in bosquet.games()]
    return [game for title in newest for game in (*title.past.values(), title)]


def played(
    game: Game, seats: int, options: dict[str, Any], seed: int, seen: dict[str, int]
) -> dict[str, Any]:
    """One finished game: its record, and its dumps at moments that show something new."""
    state = game.new(seats, seed, options)
    record = bosquet.Record(game, seats, seed, options)
    chooser = chance(seed)
    dumps: dict[str, Any] = {}
    while state.actors():
        names = {type(frame).__name__ for frame in state.frames.listed()} if state.frames else set()
        new = [name for name in sorted(names) if seen.get(name, 0) < KEPT]
        if new and str(len(record.moves) - 1) not in dumps:
            for name in names:
                seen[name] = seen.get(name, 0) + 1
            dumps[str(len(record.moves))] = state.dump()
        seat, action = random_move(state, chooser)
        if chooser.below(3):
            action = game.advice.policy(state, seat, state.options(seat), chooser)
        record.add(seat, action)
        state.apply(seat, action)
    end = {"scores": state.scores(), "ranks": state.ranks()}
    return {"record": record.data(), "dumps": dumps, "end": end}


def main() -> None:
    folder = HERE / sys.argv[1]
    folder.mkdir()
    for game in games():
        lines = []
        seen: dict[str, int] = {}
        for deal in range(DEALS):
            for seats in game.seats:
                for options in option_sets(game, seats):
                    found = played(game, seats, options, 1000 * deal + seats, seen)
                    if found["dumps"] or not deal:
                        lines.append(json.dumps(found, ensure_ascii=False, separators=(",", ":")))
        file = folder / f"{game.id}-{game.version}.jsonl.gz"
        file.write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
        met = sorted(seen)
        print(f"{file.name}: {len(lines)} games, {len(met)} of {len(game.frames)} kinds of frames")
        print("  not met:", " ".join(sorted(set(game.frames) - set(met))))


if __name__ == "__main__":
    main()
