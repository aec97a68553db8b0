"""Counting: every way in which play can go on from a position (as chess engines count moves, "perft")."""

from copy import deepcopy

from bosquet import State
from bosquet.testing.play import chance, random_move
from tests.games.greentown.position import GAME
from tests.games.greentown.slow import SlowGame


def turn_start(seats: int, seed: int, turns: int) -> State:
    """A random game at the beginning of its turn of that number."""
    state = GAME.new(seats, seed)
    chooser = chance(seed)
    while state.view(None)["turn_number"] < turns or state.view(None)["phase"] != "marker":
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
    return state


def count(state: State, depth: int) -> int:
    if depth == 0 or not state.actors():
        return 1
    seat = state.actor()
    total = 0
    for action in state.options(seat):
        child = state.clone()
        child.apply(seat, action)
        total += count(child, depth - 1)
    return total


def slow_count(slow: SlowGame, depth: int) -> int:
    if depth == 0 or slow.is_over():
        return 1
    total = 0
    for action in slow.options():
        child = deepcopy(slow)
        child.apply(action)
        total += slow_count(child, depth - 1)
    return total
