"""Counting: every way in which a turn can go on from a position (as chess engines count moves, "perft")."""

from bosquet import State
from bosquet.testing.play import chance, random_move
from tests.games.arbre.position import GAME
from tests.games.arbre.slow import SlowArbre


def after_moves(seats: int, seed: int, moves: int) -> tuple[State, SlowArbre]:
    """A random game after so many moves, in both implementations."""
    state = GAME.new(seats, seed)
    slow = SlowArbre(state.dump())
    chooser = chance(seed)
    for _ in range(moves):
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
        slow.apply(GAME.table.name(action))
    return state, slow


def count(state: State, depth: int) -> int:
    """Sequences of so many choices; fewer where the game ends before."""
    if depth == 0 or not state.actors():
        return 1
    seat = state.actor()
    total = 0
    for action in state.options(seat):
        child = state.clone()
        child.apply(seat, action)
        total += count(child, depth - 1)
    return total


def slow_count(slow: SlowArbre, depth: int) -> int:
    if depth == 0 or slow.over:
        return 1
    return sum(slow_count(slow.after(action), depth - 1) for action in slow.options())
