"""What a house asks a game about, for the people at a table: time, forced answers, what lies put away."""

from typing import Generic

from .generic import S
from .types import Seat


class Hosting(Generic[S]):
    """One a game (`game.hosting`). Without it everything may be looked at and nobody is timed."""

    def clock(self, s: S) -> int:
        """Which turn a clock measures, counted from 1; 0 while none runs. Its verdict is `game.timeout`."""
        return 0

    def evident(self, s: S, seat: Seat) -> bool:
        """Whether all can see for themselves how few answers a seat has: then a forced one tells nothing."""
        return False

    def page(self, s: S) -> int:
        """Grows when what was played is put away: until the end nobody looks further back than one page."""
        return 0
