"""Counting: every way in which a game can go on from a position (as chess engines count moves, "perft")."""

from bosquet import State
from bosquet.testing.play import chance
from tests.games.everdell.patient import patient_move
from tests.games.everdell.position import GAME


def position_after(seats: int, seed: int, moves: int) -> State:
    """A random game in which nobody passes early, after so many moves."""
    state = GAME.new(seats, seed)
    chooser = chance(seed)
    for _ in range(moves):
        state.apply(state.actor(), patient_move(state, chooser))
    return state


def count(state: State, depth: int) -> int:
    """Sequences of so many moves; fewer where the game ends before."""
    if depth == 0 or not state.actors():
        return 1
    seat = state.actor()
    total = 0
    for action in state.options(seat):
        child = state.clone()
        child.apply(seat, action)
        total += count(child, depth - 1)
    return total


COUNTED = [
    (2, 1, 0, 3),
    (2, 1, 30, 3),
    (2, 2, 70, 3),
    (3, 1, 45, 3),
    (4, 1, 0, 2),
    (4, 3, 120, 3),
    (1, 1, 0, 3),
    (1, 2, 40, 3),
]

if __name__ == "__main__":
    for seats, seed, moves, depth in COUNTED:
        print((seats, seed, moves, depth, count(position_after(seats, seed, moves), depth)))
