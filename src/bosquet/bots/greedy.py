"""One look ahead: every option on a few imagined worlds, judged by the game's own evaluation.

Where a turn is many small choices (`midturn`), it looks to the end of the seat's own turn: habits finish it,
or the game offers whole turns to choose from (`turns`).
"""

from typing import Final

from ..core.rng import Rng
from ..core.state import State
from .playout import finish_turn, follow

TURNS: Final = 16  # whole turns to choose from, at most


def greedy_choice(state: State, seat: int, rng: Rng, worlds: int) -> int:
    """The option after which the seat stands best, on average over the worlds."""
    advice = state.setup.title.advice
    options = advice.shortlist(state, seat, state.options(seat))
    if len(options) == 1:
        return options[0]
    plans: list[list[int]] = []
    totals: list[float] = []
    for _ in range(worlds):
        world = state.determinize(seat, rng)
        if not plans:
            plans = plans_in(world, seat, options, rng)
            totals = [0.0] * len(plans)
        for at in range(len(plans)):
            plan = plans[at]
            next = world.clone()
            next.apply(seat, plan[0])
            follow(next, seat, plan[1:])
            finish_turn(next, rng)
            totals[at] = totals[at] + advice.evaluate(next, seat)
    best = 0
    for at in range(1, len(plans)):
        if totals[at] > totals[best]:
            best = at
    return plans[best][0]


def plans_in(world: State, seat: int, options: list[int], rng: Rng) -> list[list[int]]:
    """The whole turns that the game offers, or else every option by itself."""
    advice = world.setup.title.advice
    turns = advice.turns(world, seat, rng, TURNS) if len(world.actors()) == 1 else []
    return turns or [[action] for action in options]
