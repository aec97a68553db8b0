"""Purple, prosperity: bonus points at the end (EVD-3.4, 11.14 to 11.16).

A Wife's bonus is counted by pairs, in `scoring.py`.
"""

from typing import TYPE_CHECKING, Final

from ..city import KIND, colour_count
from ..data import (
    ARCHITECT,
    CASTLE,
    EVER_TREE,
    IS_CRITTER,
    IS_UNIQUE,
    KING,
    PALACE,
    PEBBLE,
    PURPLE,
    RESIN,
    SCHOOL,
    THEATER,
)
from ..places import BASIC_EVENTS, EVENTS
from ..rules_of import Card, enter

if TYPE_CHECKING:
    from ..state import Everdell

ARCHITECT_MOST: Final = 6


class PointEach(Card):
    """A point for each Critter or Construction of the city that is Unique or Common."""

    def __init__(self, critter: bool, unique: bool) -> None:
        self.critter: Final = critter
        self.unique: Final = unique

    def bonus(self, s: "Everdell", seat: int) -> int:
        count = 0
        for card in s.cities[seat]:
            kind = card & KIND
            if IS_CRITTER[kind] == self.critter and IS_UNIQUE[kind] == self.unique:
                count += 1
        return count


class EverTree(Card):
    """A point for each purple card, itself included."""

    def bonus(self, s: "Everdell", seat: int) -> int:
        return colour_count(s, seat, PURPLE)


class Architect(Card):
    """A point for each resin or pebble of the supply, 6 at most (EVD-11.14)."""

    def bonus(self, s: "Everdell", seat: int) -> int:
        count = s.stock[seat * 4 + RESIN] + s.stock[seat * 4 + PEBBLE]
        return min(ARCHITECT_MOST, count)


class King(Card):
    """A point for each basic event, 2 for each special one (EVD-11.15)."""

    def bonus(self, s: "Everdell", seat: int) -> int:
        points = 0
        for event in range(EVENTS):
            if s.owners[event] == seat:
                points += 1 if event < BASIC_EVENTS else 2
        return points


enter(CASTLE, PointEach(critter=False, unique=False))
enter(PALACE, PointEach(critter=False, unique=True))
enter(SCHOOL, PointEach(critter=True, unique=False))
enter(THEATER, PointEach(critter=True, unique=True))
enter(EVER_TREE, EverTree())
enter(ARCHITECT, Architect())
enter(KING, King())
