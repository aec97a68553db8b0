"""What bots are told of GreenTown. What is usual, its questions know (`habit.py`)."""

from ...core.advice import Advice
from ...core.rng import Rng
from ...core.state import question_of
from ...core.types import Seat
from .habit import NOWHERE, best_step
from .outlook import hope
from .planning import planned_turns, usual
from .state import GreenTown
from .tour import WalkOn


class GreenTownAdvice(Advice[GreenTown]):
    def evaluate(self, s: GreenTown, seat: Seat) -> float:
        return hope(s, seat)

    def policy(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        return usual(s, seat, options, rng)

    def shortlist(self, s: GreenTown, seat: Seat, options: list[int]) -> list[int]:
        """All but on a tour: which is best was sought before it began, so there is nothing left to weigh."""
        if len(options) == 1 or not isinstance(question_of(s), WalkOn):
            return options
        step = best_step(s, seat)
        return options if step == NOWHERE else [step]

    def turns(self, s: GreenTown, seat: Seat, rng: Rng, most: int) -> list[list[int]]:
        return planned_turns(s, seat, rng, most)

    def horizon(self, s: GreenTown) -> int:
        """Everybody's next turn and, with two players, both turns of a pair."""
        return 4 if s.seats == 2 else s.seats + 1
