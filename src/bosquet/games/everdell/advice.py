"""What bots are told of Everdell."""

from ...core.advice import Advice
from ...core.rng import Rng
from .evaluation import hope
from .habit import habit, weights, worth_weighing
from .state import Everdell


class EverdellAdvice(Advice[Everdell]):
    def evaluate(self, s: Everdell, seat: int) -> float:
        return hope(s, seat)

    def policy(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        return habit(s, seat, options, rng)

    def shortlist(self, s: Everdell, seat: int, options: list[int]) -> list[int]:
        return worth_weighing(options)

    def prior(self, s: Everdell, seat: int, options: list[int]) -> list[float]:
        return weights(s, seat, options)

    def horizon(self, s: Everdell) -> int:
        """Three rounds: everybody is in a season of their own, and a year is long. Alone twice as many."""
        return 3 * s.sides
