"""Blue, governance: discounts and triggers (EVD-3.4).

Triggers (`After`) and help with a cost (`Help`) are said in rows, see `simple.py`. Judge and Dungeon are ways
to pay of their own (`paying.py`). The Clock Tower acts when its city prepares for a season.
"""

from ....core.events import Event
from ....core.reading import need
from .. import facts
from ..asks import NONE, RINGING, Asked, PickLocation, locations_for
from ..board.pieces import LOCATIONS
from ..card import Card, enter
from ..city import TOKEN, index_in, tokens_on
from ..data import BLUE, CONSTRUCTION, CRITTER, UNIQUE
from ..inquiry import Inquiry
from ..locations import use_location
from ..state import Everdell
from .simple import After, AnyBuilding, Draw, Gain, Help


def rings(s: Everdell, seat: int) -> bool:
    """A token left, and a worker on a basic or forest location (EVD-10.26)."""
    at = index_in(s, seat, facts.CLOCK_TOWER)
    return at >= 0 and tokens_on(s.cities[seat][at]) > 0 and bool(locations_for(s, seat, RINGING))


class ClockTower(Card):
    """It comes with 3 tokens, a point each (EVD-10.26)."""

    holds = "tokens"
    starts = 3
    most = 3


class Dungeon(Card):
    """Keeps the critters that paid (EVD-7.13)."""

    holds = "prisoners"


class Ringing(Inquiry):
    """Before workers come back: a token may go to use a location where one stands (EVD-10.26, 10.27)."""

    def question(self, s: Everdell) -> Asked:
        return PickLocation(self.player, facts.CLOCK_TOWER, RINGING)

    def sound(self, s: Everdell) -> None:
        need(rings(s, self.player), "a Clock Tower with a token")

    def run(self, s: Everdell) -> None:
        if rings(s, self.player):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == NONE:
            return
        at = index_in(s, self.player, facts.CLOCK_TOWER)
        s.cities[self.player][at] = s.cities[self.player][at] - TOKEN
        if s.log is not None:
            s.log.append(Event("rang", {"seat": self.player, "location": LOCATIONS[answer].name}))
        use_location(s, self.player, answer)


# fmt: off
# name, type, colour, unique or common, copies in the deck, points, cost; then what is special
enter(ClockTower(), "clock_tower", CONSTRUCTION, BLUE, UNIQUE, 3, 0, "tttp", once=3.5,
      clause="EVD-10.26", signs="3 point · ↻ event")
enter(After(construction=AnyBuilding()), "courthouse", CONSTRUCTION, BLUE, UNIQUE, 2, 2, "trpp", use=3.0,
      clause="EVD-6.5", signs="construction → twig resin pebble")
enter(Help(critters=False), "crane", CONSTRUCTION, BLUE, UNIQUE, 3, 1, "p", use=1.6,
      clause="EVD-6.10", signs="construction –3 any")
enter(Dungeon(), "dungeon", CONSTRUCTION, BLUE, UNIQUE, 2, 0, "rpp", second="ranger", use=2.0,
      clause="EVD-10.24", signs="– critter → –3 any")
enter(After(critter=Draw(1), construction=Draw(1)), "historian", CRITTER, BLUE, UNIQUE, 3, 1, "bb",
      home="clock_tower", use=3.0, clause="EVD-6.5", signs="critter construction → card")
enter(Help(critters=True), "innkeeper", CRITTER, BLUE, UNIQUE, 3, 1, "b", home="inn", use=1.5,
      clause="EVD-6.10", signs="critter –3 berry")
enter(Card(), "judge", CRITTER, BLUE, UNIQUE, 2, 2, "bbb", home="courthouse", use=1.0,
      clause="EVD-6.13", signs="any ⇄ any")
enter(After(critter=Gain(berry=1), abroad=False), "shopkeeper", CRITTER, BLUE, UNIQUE, 3, 1, "bb",
      home="general_store", use=3.0, clause="EVD-6.3", signs="critter → berry")
# fmt: on
