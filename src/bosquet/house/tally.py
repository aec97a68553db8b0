"""What the house counts as it goes: plain numbers, kept for next to nothing and read when somebody asks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import Final

from bosquet import Refusal
from bosquet.core.errors import BadOptions, IllegalAction

MOST_KEYS: Final = 60  # of refusals; the house has about 40, and no table or guest is ever one
OTHER: Final = "other"


class Spread:
    """How often a value was how large: counts up to each bound and beyond the last, and the sum of all."""

    __slots__ = ("bounds", "counts", "sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


class Tally:
    """Since the house opened. Keys are names out of the code: nobody who comes can make a new one."""

    def __init__(self) -> None:
        self.moves: Counter[tuple[str, str]] = Counter()  # by game, and by how they came about
        self.refusals: Counter[str] = Counter()
        self.cut = 0  # lines whose browser did not take what it was sent

    def refused(self, refusal: Refusal) -> None:
        """What the rules of a game do not allow is one kind, whatever the rule."""
        if isinstance(refusal, IllegalAction):
            self.turned_away("rules")
        elif isinstance(refusal, BadOptions):
            self.turned_away("options")
        else:
            self.turned_away(refusal.key)

    def turned_away(self, key: str) -> None:
        key = key.removeprefix("refuse.")
        known = key in self.refusals or len(self.refusals) < MOST_KEYS
        self.refusals[key if known else OTHER] += 1
