"""What a game tells bots: how a seat stands, what is usual, what is worth weighing. It looks at no secret."""

from typing import Generic

from .generic import S
from .rng import Rng


class Advice(Generic[S]):
    """One a game (`game.advice`); a game says what it knows better than these defaults."""

    def evaluate(self, s: S, seat: int) -> float:
        """How the seat stands, in points of its own hoped-for score."""
        return s.evaluate(seat)

    def policy(self, s: S, seat: int, options: list[int], rng: Rng) -> int:
        """A quick ordinary choice: bots play on with it. What is asked knows its habit."""
        return s.policy(seat, options, rng)

    def shortlist(self, s: S, seat: int, options: list[int]) -> list[int]:
        """The options that bots weigh, where others come to the same: never none."""
        return s.shortlist(seat, options)

    def prior(self, s: S, seat: int, options: list[int]) -> list[float]:
        """How promising each option looks, 0 or more, or nothing. Search begins there."""
        return s.prior(seat, options)

    def turns(self, s: S, seat: int, rng: Rng, most: int) -> list[list[int]]:
        """Whole turns, or what is left of one, that bots weigh as one move, the best first; or none."""
        return s.turns(seat, rng, most)

    def midturn(self, s: S) -> bool:
        """Whether the question belongs to a turn that has begun."""
        return s.midturn()

    def chapter(self, s: S) -> int:
        """Grows at the game's natural breaks (a round, a season): bots may stop looking ahead there."""
        return s.chapter()

    def horizon(self, s: S) -> int:
        """How many turns bots look ahead before `evaluate` judges; 0: to the chapter's end, by scores."""
        return s.horizon()
