"""Counting: every way in which a round can go on from a position (as chess engines count moves, "perft")."""

from bosquet import State
from bosquet.testing.play import chance, random_move
from tests.games.eternity.position import GAME
from tests.games.eternity.slow import SlowRound


def late_position(seats: int, seed: int, cards_left: int) -> State:
    """The first round of a random game, when everybody holds so many cards and a trick begins."""
    state = GAME.new(seats, seed)
    chooser = chance(seed)
    while any(len(hand["cards"]) != cards_left for hand in state.dump()["hands"]) or state.dump()["laid"]:
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
    return state


def count(state: State, depth: int) -> int:
    """Sequences of so many moves; fewer where the round ends before."""
    return count_within(state, depth, GAME.advice.chapter(state))


def count_within(state: State, depth: int, chapter: int) -> int:
    if depth == 0 or GAME.advice.chapter(state) > chapter:
        return 1
    seat = state.actor()
    total = 0
    for action in state.options(seat):
        child = state.clone()
        child.apply(seat, action)
        total += count_within(child, depth - 1, chapter)
    return total


def slow_count(slow: SlowRound, depth: int) -> int:
    if depth == 0 or slow.is_over():
        return 1
    return sum(slow_count(slow.after(action), depth - 1) for action in slow.options())
