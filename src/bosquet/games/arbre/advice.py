"""What bots are told of L'Arbre. What is usual, its questions know (`habit.py`)."""

from ...core.advice import Advice
from ...core.rng import Rng
from ...core.state import question_of
from ...core.types import Seat
from .actions import SHOW
from .data import NO_TYPE
from .grow import PlacePiece
from .habit import kinds_of_sites
from .plans import best_turns
from .state import Arbre
from .worth import standing


class ArbreAdvice(Advice[Arbre]):
    def evaluate(self, s: Arbre, seat: Seat) -> float:
        """Where the seat stands by itself: bots compare the seats."""
        return standing(s, seat)

    def policy(self, s: Arbre, seat: Seat, options: list[int], rng: Rng) -> int:
        return options[0] if len(options) == 1 else question_of(s).habit(s, seat, options, rng)

    def shortlist(self, s: Arbre, seat: Seat, options: list[int]) -> list[int]:
        """One site of each kind; cards of a play in the order of their kinds."""
        question = question_of(s)
        if isinstance(question, PlacePiece):
            return kinds_of_sites(s, options, question.first_twig(s))
        if s.shown and s.growing == NO_TYPE and SHOW.has(options[0]):
            last = SHOW.action(max(s.shown))
            return [action for action in options if action >= last] or options
        return options

    def horizon(self, s: Arbre) -> int:
        """Three rounds: what is planted now pays by then, and the whole game would take ten times as long."""
        return 3 * s.seats

    def turns(self, s: Arbre, seat: Seat, rng: Rng, most: int) -> list[list[int]]:
        """The most promising plays and draws, as far as they can be planned: before sites and spirits."""
        stack = s.frames
        return [] if stack is None or stack.below is not None else best_turns(s, seat, most)
