"""What a game tells bots: how a seat stands, what is usual, what is worth weighing. It looks at no secret."""

from typing import Generic

from .generic import S
from .rng import Rng
from .types import Action, Seat


class Advice(Generic[S]):
    """One a game (`game.advice`); a game says what it knows better than these defaults."""

    def evaluate(self, s: S, seat: Seat) -> float:
        """How the seat stands, in points of its own hoped-for score."""
        raise NotImplementedError

    def policy(self, s: S, seat: Seat, options: list[Action], rng: Rng) -> Action:
        """A quick ordinary choice: bots play on with it. What is asked knows its habit."""
        stack = s.frames
        assert stack is not None
        return stack.top.habit(s, seat, options, rng)

    def shortlist(self, s: S, seat: Seat, options: list[Action]) -> list[Action]:
        """The options that bots weigh, where others come to the same: never none."""
        return options

    def prior(self, s: S, seat: Seat, options: list[Action]) -> list[float]:
        """How promising each option looks, 0 or more, or nothing. Search begins there."""
        return []

    def turns(self, s: S, seat: Seat, rng: Rng, most: int) -> list[list[Action]]:
        """Whole turns, or what is left of one, that bots weigh as one move, the best first; or none."""
        return []

    def midturn(self, s: S) -> bool:
        """Whether the question belongs to a turn that has begun."""
        stack = s.frames
        return stack is not None and not stack.top.opens_turn(s)

    def chapter(self, s: S) -> int:
        """Grows at the game's natural breaks (a round, a season): bots may stop looking ahead there."""
        return 0

    def horizon(self, s: S) -> int:
        """How many turns bots look ahead before `evaluate` judges; 0: to the chapter's end, by scores."""
        return 0
