"""How a seat of Glade stands, for bots."""

from ...core.advice import Advice
from .state import Glade


class GladeAdvice(Advice[Glade]):
    def evaluate(self, s: Glade, seat: int) -> float:
        return float(s.points[seat])
