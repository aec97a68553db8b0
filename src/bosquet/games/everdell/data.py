"""What rows of cards and the rules are written in: resources, colours, seasons, seats and limits.

The cards stand in `cards/`, as they are printed; what follows from all of them is in `kinds.py`.
"""

from typing import Final

NO_CARD: Final = -1

TWIG: Final = 0
RESIN: Final = 1
PEBBLE: Final = 2
BERRY: Final = 3
RESOURCES: Final = ["twig", "resin", "pebble", "berry"]

TAN: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
# traveller, production, destination, governance, prosperity
COLOURS: Final = ["tan", "green", "red", "blue", "purple"]

CRITTER: Final = True
CONSTRUCTION: Final = False
UNIQUE: Final = True
COMMON: Final = False

BASE: Final = "base"
EXTRA: Final = "extra"
LEGENDS: Final = "legends"

STRIDE: Final = 1 << 10  # a card of a city as one number: city × STRIDE + kind
MOST_KINDS: Final = STRIDE - 2  # and two that mean something else

MOST_SEATS: Final = 4
NOBODY: Final = -1
RUGWORT: Final = 1  # he is the second who has a city, events and workers in a game of one (EVD-14)
HAND_LIMIT: Final = 8  # EVD-8.1
MEADOW: Final = 8  # EVD-1.4
PLOTS: Final = 15  # EVD-3.3
FIRST_HAND: Final = 5  # and one more for each later player (EVD-1.5)
LONGEST_GAME: Final = 150  # turns a player; nobody needs half of them, but Ruins could replace Ruins for ever

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ["winter", "spring", "summer", "autumn"]
WORKERS: Final = [2, 3, 4, 6]  # by season (EVD-1.5, 2.3)
