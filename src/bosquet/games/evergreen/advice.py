"""What bots are told of Evergreen. What is usual, its questions know (`habit.py`)."""

from ...core.advice import Advice
from ...core.types import Seat
from .outlook import hope
from .state import Evergreen


class EvergreenAdvice(Advice[Evergreen]):
    """The whole game is one chapter: a concert too early or too late shows only in the end."""

    def evaluate(self, s: Evergreen, seat: Seat) -> float:
        return hope(s, seat)
