"""Purple, prosperity: bonus points at the end (EVD-3.4, 11.14 to 11.16).

A Wife's bonus is counted by pairs, in `scoring.py`.
"""

from typing import TYPE_CHECKING, Final

from ..board.pieces import EVENTS
from ..card import Card, enter
from ..data import COMMON, CONSTRUCTION, CRITTER, PEBBLE, PURPLE, RESIN, UNIQUE
from .simple import Coloured, Held, Points, Typed

if TYPE_CHECKING:
    from ..state import Everdell


class King(Card):
    """So many points for each basic event, and for each special one (EVD-11.15)."""

    def __init__(self, basic: int, special: int) -> None:
        self.basic: Final = basic
        self.special: Final = special

    def bonus(self, s: "Everdell", seat: int) -> int:
        points = 0
        for tile in EVENTS:
            if s.owners[tile.number] == seat:
                points += self.special if tile.special else self.basic
        return points


# fmt: off
# name, type, colour, unique or common, copies in the deck, points, cost; then what is special
enter(Points(1, per=Held([RESIN, PEBBLE], most=6)), "architect", CRITTER, PURPLE, UNIQUE, 2, 2, "bbbb",
      home="crane", once=2.0)
enter(Points(1, per=Typed(critter=False, unique=False)), "castle", CONSTRUCTION, PURPLE, UNIQUE, 2,
      4, "ttrrrppp", once=2.5)
enter(Points(1, per=Coloured(PURPLE)), "ever_tree", CONSTRUCTION, PURPLE, UNIQUE, 2, 5,
      "tttrrrppp", houses_any=True, once=3.5)
enter(King(basic=1, special=2), "king", CRITTER, PURPLE, UNIQUE, 2, 4, "bbbbbb", home="castle", once=3.0)
enter(Points(1, per=Typed(critter=False, unique=True)), "palace", CONSTRUCTION, PURPLE, UNIQUE, 2,
      4, "ttrrrppp", once=3.5)
enter(Points(1, per=Typed(critter=True, unique=False)), "school", CONSTRUCTION, PURPLE, UNIQUE, 2,
      2, "ttrr", once=2.0)
enter(Points(1, per=Typed(critter=True, unique=True)), "theater", CONSTRUCTION, PURPLE, UNIQUE, 2,
      3, "tttrp", once=2.5)
enter(Card(), "wife", CRITTER, PURPLE, COMMON, 4, 2, "bb", home="farm", once=1.2)
# fmt: on
