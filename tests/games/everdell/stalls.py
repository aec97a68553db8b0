"""Random games without a stall: `python -m tests.games.everdell.stalls 2000` plays so many of each kind.

Alone against Rugwort, each of the three years; every set of expansions with one to four players. Every game
must end within its bound, with all its cards still there.
"""

import sys
from collections import Counter
from time import perf_counter

from bosquet import State
from bosquet.testing.play import chance
from tests.games.everdell.census import census
from tests.games.everdell.patient import patient_move
from tests.games.everdell.position import GAME, his

YEARS = (1, 2, 3)
EXPANSIONS = (["extra_extra"], ["legends"], ["extra_extra", "legends"])


def play(state: State, seed: int) -> int:
    """To the end; how many moves it took."""
    chooser = chance(seed)
    bound = GAME.bound(state.setup)
    cards = Counter(census(state.dump(), []))
    moves = 0
    while state.actors():
        assert moves < bound, f"seed {seed}: still not over after {bound} moves"
        state.apply(state.actor(), patient_move(state, chooser))
        moves += 1
    assert Counter(census(state.dump(), [])) == cards
    return moves


def alone(year: int, games: int) -> str:
    longest, mine, theirs, won = 0, 0, 0, 0
    for seed in range(games):
        state = GAME.new(1, seed, {"solo": year})
        longest = max(longest, play(state, seed))
        mine += state.scores()[0]
        theirs += his(state)["total"]
        won += state.ranks() == [1]
    return f"at most {longest} moves, {mine / games:.1f} to {theirs / games:.1f} points, {won} won"


def expanded(expansions: list[str], games: int) -> str:
    longest, points, seats = 0, 0, 0
    for seed in range(games):
        state = GAME.new(1 + seed % 4, seed, dict.fromkeys(expansions, True))
        longest = max(longest, play(state, seed))
        points += sum(state.scores())
        seats += len(state.scores())
    return f"at most {longest} moves, {points / seats:.1f} points a player"


def main(games: int) -> None:
    for year in YEARS:
        start = perf_counter()
        print(f"year {year}: {games} games, {alone(year, games)}, {perf_counter() - start:.0f} s", flush=True)
    for expansions in EXPANSIONS:
        start = perf_counter()
        found = expanded(expansions, games)
        print(f"{' + '.join(expansions)}: {games} games, {found}, {perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
