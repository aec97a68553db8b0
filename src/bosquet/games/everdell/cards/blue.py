"""Blue, governance: discounts and triggers (EVD-3.4).

Where they belong in the order of playing a card, there they are written: Historian, Shopkeeper and
Courthouse are the `Triggers` of `playing.py`; Crane, Innkeeper, Judge and Dungeon are ways to pay
(`paying.py`). Only the Clock Tower acts by itself, when its city prepares for a season.
"""

from ....core.events import Event
from ....core.reading import need
from ..asks import NONE, RINGING, Asked, PickLocation, locations_for
from ..board.pieces import LOCATIONS
from ..city import TOKEN, index_in, tokens_on
from ..data import CLOCK_TOWER
from ..inquiry import Inquiry
from ..locations import use_location
from ..state import Everdell


def rings(s: Everdell, seat: int) -> bool:
    """A token left, and a worker on a basic or forest location (EVD-10.26)."""
    at = index_in(s, seat, CLOCK_TOWER)
    return at >= 0 and tokens_on(s.cities[seat][at]) > 0 and bool(locations_for(s, seat, RINGING))


class Ringing(Inquiry):
    """Before workers come back: a token may go to use a location where one stands (EVD-10.26, 10.27)."""

    def question(self, s: Everdell) -> Asked:
        return PickLocation(self.player, CLOCK_TOWER, RINGING)

    def sound(self, s: Everdell) -> None:
        need(rings(s, self.player), "a Clock Tower with a token")

    def run(self, s: Everdell) -> None:
        if rings(s, self.player):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == NONE:
            return
        at = index_in(s, self.player, CLOCK_TOWER)
        s.cities[self.player][at] = s.cities[self.player][at] - TOKEN
        if s.log is not None:
            s.log.append(Event("rang", {"seat": self.player, "location": LOCATIONS[answer].name}))
        use_location(s, self.player, answer)
