"""Playing on by chance: the compiled loops under search and bench."""

from ..core.native import i64
from ..core.rng import Rng
from ..core.state import OVER, State


def play_random(state: State, rng: Rng) -> int:
    """Play to the end, every option equally likely; the number of actions."""
    actions: i64 = 0
    seat = state.actor()
    while seat != OVER:
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
        actions += 1
        seat = state.actor()
    return actions


def play_chapter(state: State, chapter: int, rng: Rng) -> None:
    """Play on by the game's habits until the chapter or the game ends."""
    seat = state.actor()
    while seat != OVER and state.chapter() == chapter:
        state.apply(seat, state.policy(seat, state.options(seat), rng))
        seat = state.actor()
