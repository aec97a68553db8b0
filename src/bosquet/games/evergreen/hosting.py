"""What a house asks of Evergreen: the hourglass, and a forced last card."""

from ...core.hosting import Hosting
from ...core.types import Seat
from .state import Evergreen
from .view import phase


class EvergreenHosting(Hosting[Evergreen]):
    def clock(self, s: Evergreen) -> int:
        """Every turn has its glass; the opening has none, nor has a concert once it is decided (EVG-5.1)."""
        if not s.setup.options["hourglass"] or phase(s) in ("gala", "over"):
            return 0
        return s.turn

    def evident(self, s: Evergreen, seat: Seat) -> bool:
        """Everybody knows of a last card."""
        return len(s.hands[seat].cards) == 1
