"""Random games without a stall: `python -m tests.games.everdell.stalls 2000` plays so many.

Alone against Rugwort, each of the three years; every game must end within its bound.
"""

import sys
from time import perf_counter

from bosquet.testing.play import chance
from tests.games.everdell.patient import patient_move
from tests.games.everdell.position import GAME, his

YEARS = (1, 2, 3)


def play(year: int, seed: int) -> tuple[int, int, int, int]:
    """How many moves it took, your points and his, and the rank."""
    state = GAME.new(1, seed, {"solo": year})
    chooser = chance(seed)
    bound = GAME.bound(state.setup)
    moves = 0
    while state.actors():
        assert moves < bound, f"year {year}, seed {seed}: still not over after {bound} moves"
        state.apply(0, patient_move(state, chooser))
        moves += 1
    return moves, state.scores()[0], his(state)["total"], state.ranks()[0]


def main(games: int) -> None:
    for year in YEARS:
        start = perf_counter()
        played = [play(year, seed) for seed in range(games)]
        longest = max(moves for moves, *_ in played)
        mine, theirs = (sum(game[at] for game in played) / games for at in (1, 2))
        won = sum(rank == 1 for *_, rank in played)
        print(
            f"year {year}: {games} games, at most {longest} moves, {mine:.1f} to {theirs:.1f} points, "
            f"{won} won, {perf_counter() - start:.0f} s"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
