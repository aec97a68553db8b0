"""Purple, prosperity: bonus points at the end (EVD-3.4, 11.14 to 11.16).

A Wife's bonus is counted by pairs, in `scoring.py`.
"""

from typing import Final

from ..board.pieces import EVENTS
from ..card import Card, enter
from ..data import COMMON, CONSTRUCTION, CRITTER, PEBBLE, PURPLE, RESIN, UNIQUE
from ..state import Everdell
from .simple import Coloured, Held, Points, Typed


class King(Card):
    """So many points for each basic event, and for each special one (EVD-11.15)."""

    def __init__(self, basic: int, special: int) -> None:
        self.basic: Final = basic
        self.special: Final = special

    def bonus(self, s: Everdell, seat: int) -> int:
        points = 0
        for tile in EVENTS:
            if s.owners[tile.number] == seat:
                points += self.special if tile.special else self.basic
        return points


# fmt: off
# name, type, colour, unique or common, copies in the deck, points, cost; then what is special
enter(Points(1, per=Held([RESIN, PEBBLE], most=6)), "architect", CRITTER, PURPLE, UNIQUE, 2, 2, "bbbb",
      home="crane", once=2.0, clause="EVD-11.14", signs="1 point / resin pebble")
enter(Points(1, per=Typed(critter=False, unique=False)), "castle", CONSTRUCTION, PURPLE, UNIQUE, 2,
      4, "ttrrrppp", once=2.5, clause="EVD-3.5", signs="1 point / common construction")
enter(Points(1, per=Coloured(PURPLE)), "ever_tree", CONSTRUCTION, PURPLE, UNIQUE, 2, 5,
      "tttrrrppp", houses_any=True, once=3.5, clause="EVD-6.18", signs="1 point / leaf:purple")
enter(King(basic=1, special=2), "king", CRITTER, PURPLE, UNIQUE, 2, 4, "bbbbbb", home="castle", once=3.0,
      clause="EVD-11.15", signs="1 · 2 point / event")
enter(Points(1, per=Typed(critter=False, unique=True)), "palace", CONSTRUCTION, PURPLE, UNIQUE, 2,
      4, "ttrrrppp", once=3.5, clause="EVD-11.16", signs="1 point / unique construction")
enter(Points(1, per=Typed(critter=True, unique=False)), "school", CONSTRUCTION, PURPLE, UNIQUE, 2,
      2, "ttrr", once=2.0, clause="EVD-3.5", signs="1 point / common critter")
enter(Points(1, per=Typed(critter=True, unique=True)), "theater", CONSTRUCTION, PURPLE, UNIQUE, 2,
      3, "tttrp", once=2.5, clause="EVD-3.5", signs="1 point / unique critter")
enter(Card(), "wife", CRITTER, PURPLE, COMMON, 4, 2, "bb", home="farm", once=1.2,
      clause="EVD-4.1", signs="couple → 3 point")
# fmt: on
