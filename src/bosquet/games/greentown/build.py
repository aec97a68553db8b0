"""Building: which of the three plans, and in which order (GRT-3.1, 3.7, 3.10)."""

from typing import Final

from ...core.events import Event
from ...core.messages import Message
from ...core.rng import Rng
from ...core.types import Action, Seat
from .actions import CELL, KIND, PLAN
from .data import DEVELOP_TWO, MOST_SEATS, PLACE_AND_DEVELOP, PLACE_TWO, PLANS
from .developing import Develop, PickBetter, why_not_developed
from .habit import tile_to_develop
from .hexes import Cell
from .parts import CellChoice, Choice, PartOfTurn, cell_target, kind_target, tile_actions, tile_of
from .placing import PickCell, Place, why_not_placed
from .state import GreenTown
from .town import NO_TILE


class Build(PartOfTurn):
    """One of three plans; without any possible one the build lapses (GRT-3.1, 3.7)."""

    def run(self, s: GreenTown) -> None:
        s.fresh = NO_TILE
        if s.can_build(self.player):
            s.push(CHOOSE_PLAN[self.player])
        elif s.log is not None:
            s.log.append(Event("build_lapsed", {"seat": self.player}))


class ChoosePlan(Choice):
    """Place two, develop two, or one of each; only what is possible at least in part (GRT-3.1, 3.7)."""

    def options(self, s: GreenTown) -> list[int]:
        found: list[int] = []
        if s.town.placeable():
            found.append(PLAN.action(PLACE_TWO))
        if s.town.developable(self.seat):
            found.append(PLAN.action(DEVELOP_TWO))
        if found:
            found.append(PLAN.action(PLACE_AND_DEVELOP))
        return found

    def choose(self, s: GreenTown, action: Action) -> None:
        plan = PLAN.noun(action)
        if s.log is not None:
            s.log.append(Event("plan", {"seat": self.seat, "plan": PLANS[plan]}))
        if plan == PLACE_TWO:
            s.then([Place(self.seat), Place(self.seat)])
        elif plan == DEVELOP_TWO:
            s.then([Develop(self.seat), Develop(self.seat)])
        else:
            s.push(PICK_HALF[self.seat])

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.plan", {})

    def phase(self, s: GreenTown) -> str:
        return "plan"

    def habit(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        return options[0 if rng.below(3) else rng.below(len(options))]

    def target(self, s: GreenTown, action: Action) -> str:
        return f"plan/{PLANS[PLAN.noun(action)]}"

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if PLAN.has(action):
            key = "refuse.nothing_to_place" if PLAN.noun(action) == PLACE_TWO else "refuse.nothing_to_develop"
            return Message(key, {}, "GRT-3.7")
        return Message("refuse.plan_first", {}, "GRT-3.1")


class PickHalf(CellChoice):
    """One of each: a kind begins with placing, a laid tile with developing (GRT-3.10)."""

    def options(self, s: GreenTown) -> list[int]:
        kinds = KIND.each(s.town.placeable())
        return kinds + tile_actions(s, s.town.developable(self.seat))

    def choose(self, s: GreenTown, action: Action) -> None:
        if KIND.has(action):
            s.then([PickCell(self.seat, KIND.noun(action)), Develop(self.seat)])
        else:
            s.then([PickBetter(self.seat, tile_of(s, action)), Place(self.seat)])

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.half", {})

    def phase(self, s: GreenTown) -> str:
        return "half"

    def habit(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        if KIND.has(options[0]):
            return options[rng.below(len(options))]
        return super().habit(s, seat, options, rng)

    def liking(self, s: GreenTown, cell: Cell) -> int:
        return tile_to_develop(s.town, self.seat, cell)

    def target(self, s: GreenTown, action: Action) -> str:
        return kind_target(action) if KIND.has(action) else cell_target(action)

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if KIND.has(action):
            return why_not_placed(s, KIND.noun(action))
        return why_not_developed(s, seat, action) if CELL.has(action) else None


CHOOSE_PLAN: Final = [ChoosePlan(seat) for seat in range(MOST_SEATS)]
PICK_HALF: Final = [PickHalf(seat) for seat in range(MOST_SEATS)]
