"""Whole turns for bots to weigh: every answer to the question, finished by habit, the best first."""

from typing import Final

from ...core.rng import Rng
from ...core.state import question_of
from ...core.types import Seat
from .outlook import hope
from .state import GreenTown

MORE: Final = 4  # turns tried out besides those that are wanted
RIVAL: Final = 0.5  # what a coin less for the best of the others is worth


class Plan:
    def __init__(self, actions: list[int], worth: float) -> None:
        self.actions: Final = actions
        self.worth: Final = worth


def planned_turns(s: GreenTown, seat: Seat, rng: Rng, most: int) -> list[list[int]]:
    """So many different turns, or what is left of one."""
    options = s.options(seat)
    plans: list[Plan] = []
    for number in range(max(most + MORE, min(len(options), 2 * most))):
        world = s.clone()
        if number < len(options) or len(options) < most:
            action = options[number % len(options)]
        else:
            action = usual(world, seat, options, rng)
        actions = [action]
        world.apply(seat, action)
        while world.actor() == seat and not question_of(world).opens_turn(world):
            action = usual(world, seat, world.options(seat), rng)
            actions.append(action)
            world.apply(seat, action)
        insert(plans, Plan(actions, standing_of(world, seat)))
    return [plan.actions for plan in plans[:most]]


def usual(s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
    return options[0] if len(options) == 1 else question_of(s).habit(s, seat, options, rng)


def insert(plans: list[Plan], plan: Plan) -> None:
    """The best first, none twice."""
    at = len(plans)
    for place in range(len(plans)):
        if plans[place].actions == plan.actions:
            return
        if at == len(plans) and plan.worth > plans[place].worth:
            at = place
    plans.insert(at, plan)


def standing_of(s: GreenTown, seat: Seat) -> float:
    """What the seat may hope for, less a part of what the best of the others may."""
    rival = 0.0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, hope(s, other))
    return hope(s, seat) - RIVAL * rival
