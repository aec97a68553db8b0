"""One look ahead: every option on a few imagined worlds, judged by the game's own evaluation."""

from ..core.rng import Rng
from ..core.state import State


def greedy_choice(state: State, seat: int, rng: Rng, worlds: int) -> int:
    """The option after which the seat stands best, on average over the worlds."""
    options = state.options(seat)
    if len(options) == 1:
        return options[0]
    totals = [0.0] * len(options)
    for _ in range(worlds):
        world = state.determinize(seat, rng)
        for at in range(len(options)):
            next = world.clone()
            next.apply(seat, options[at])
            totals[at] += next.evaluate(seat)
    best = 0
    for at in range(1, len(options)):
        if totals[at] > totals[best]:
            best = at
    return options[best]
