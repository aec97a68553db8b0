"""Purple, prosperity: bonus points at the end (EVD-3.4, 11.14 to 11.16).

A Wife's bonus is counted by pairs, in `scoring.py`.
"""

from typing import TYPE_CHECKING, Final

from ..board.pieces import EVENTS
from ..city import KIND, colour_count
from ..data import (
    ARCHITECT,
    CASTLE,
    COUNTS_UNIQUE,
    EVER_TREE,
    IS_CRITTER,
    KING,
    PALACE,
    PEBBLE,
    PURPLE,
    RESIN,
    SCHOOL,
    THEATER,
)
from ..rules_of import Card, enter

if TYPE_CHECKING:
    from ..state import Everdell

ARCHITECT_MOST: Final = 6


class PointEach(Card):
    """A point, or more, for each Critter or Construction of the city that is Unique or Common (EVD-13.7)."""

    def __init__(self, critter: bool, unique: bool, points: int = 1) -> None:
        self.critter: Final = critter
        self.unique: Final = unique
        self.points: Final = points

    def bonus(self, s: "Everdell", seat: int) -> int:
        count = 0
        for card in s.cities[seat]:
            kind = card & KIND
            if IS_CRITTER[kind] == self.critter and COUNTS_UNIQUE[kind] == self.unique:
                count += 1
        return self.points * count


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


enter(CASTLE, PointEach(critter=False, unique=False))
enter(PALACE, PointEach(critter=False, unique=True))
enter(SCHOOL, PointEach(critter=True, unique=False))
enter(THEATER, PointEach(critter=True, unique=True))
enter(EVER_TREE, EverTree())
enter(ARCHITECT, Architect())
enter(KING, King(basic=1, special=2))
