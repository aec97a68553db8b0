"""The printed facts of GreenTown: tiles, pieces, tourist cards, layouts. Ints; names are for people.

Roads of a tile are bits: bit e is set when side e carries one. Sides are numbered counter-clockwise from the
east (hexes.py); a tile turned by n has the road of side e on side e + n.
"""

from typing import Final

MOST_SEATS: Final = 4
NOBODY: Final = -1
NO_CARD: Final = -1
SIDES: Final = 6

# --- tiles (GRT-1.1) ---------------------------------------------------------------------------------------

KINDS: Final = [
    "2-sharp",
    "2-bend",
    "2-straight",
    "3-left",
    "3-right",
    "3-star",
    "4-notch",
    "4-cross",
    "5",
    "6",
]
KIND_COUNT: Final = 10
KIND_IDS: Final = {name: kind for kind, name in enumerate(KINDS)}
UNTURNED: Final = [0b11, 0b101, 0b1001, 0b1011, 0b1101, 0b10101, 0b10111, 0b11011, 0b11111, 0b111111]
ROADS: Final = [2, 2, 2, 3, 3, 3, 4, 4, 5, 6]  # how many a kind has
TURNS: Final = [6, 6, 3, 6, 6, 2, 6, 3, 6, 1]  # rotations that look different
TOTAL: Final = [3, 3, 3, 6, 6, 3, 5, 3, 4, 2]  # 38 tiles
SIX: Final = 9  # the kind with six roads
SPARES: Final = 2  # six-road tiles and hotels in reserve (GRT-1.7)
MOST_TILES: Final = 40


def turned(mask: int, turns: int) -> int:
    """The roads of a tile after so many sixths of a turn."""
    return (mask << turns | mask >> (SIDES - turns)) & 0b111111


MASKS: Final = [turned(UNTURNED[kind], turns) for kind in range(KIND_COUNT) for turns in range(SIDES)]
COUNT: Final = [mask.bit_count() for mask in range(64)]
KINDS_WITH: Final = [[kind for kind in range(KIND_COUNT) if ROADS[kind] == roads] for roads in range(8)]

# --- pieces (GRT-1.2, 1.3) ---------------------------------------------------------------------------------

NATURE: Final = 0
WISHES: Final = ["nature", "culture", "sport", "shopping"]
WISH_COUNT: Final = 4
BUILDINGS: Final = ["culture", "sport", "shopping"]  # WISHES without nature: building b is wish b + 1
BUILDING_COUNT: Final = 3
OF_EACH: Final = 3  # buildings of a kind that a player has
ALL_NINE: Final = 9
HOTELS: Final = 2
TREES: Final = 6

# what stands on a location: nothing, a hotel, a tree, or BUILT + 3 × owner + building
EMPTY: Final = 0
HOTEL: Final = 1
TREE: Final = 2
BUILT: Final = 3
PIECES: Final = ["", "hotel", "tree"] + [
    f"{building}-{seat}" for seat in range(MOST_SEATS) for building in BUILDINGS
]
PIECE_IDS: Final = {name: piece for piece, name in enumerate(PIECES)}
WISH_OF: Final = [NOBODY, NOBODY, NATURE] + [1 + at % 3 for at in range(MOST_SEATS * BUILDING_COUNT)]
OWNER: Final = [NOBODY, NOBODY, NOBODY] + [at // 3 for at in range(MOST_SEATS * BUILDING_COUNT)]

# --- action markers (GRT-1.3) ------------------------------------------------------------------------------

MARKERS: Final = ["build", "travel", "build-and-travel", "build-or-travel"]
BUILD: Final = 0
TRAVEL: Final = 1
BUILD_AND_TRAVEL: Final = 2
BUILD_OR_TRAVEL: Final = 3
ALL_MARKERS: Final = 0b1111

# --- tourist cards (GRT-1.4): stops, then least and most visits of each wish -------------------------------

CARD_ROWS: Final = [
    ("5-start", 5, (1, 3), (0, 1), (0, 1), (0, 1)),
    ("5-a", 5, (1, 3), (1, 1), (0, 1), (0, 1)),
    ("5-b", 5, (1, 3), (0, 1), (1, 1), (0, 1)),
    ("5-c", 5, (1, 3), (0, 1), (0, 1), (1, 1)),
    ("6-a", 6, (1, 3), (1, 1), (0, 1), (0, 2)),
    ("6-b", 6, (1, 3), (0, 2), (1, 1), (0, 1)),
    ("6-c", 6, (1, 3), (0, 1), (0, 2), (1, 1)),
    ("7-a", 7, (1, 3), (1, 2), (1, 1), (0, 2)),
    ("7-b", 7, (1, 3), (0, 2), (1, 2), (1, 1)),
    ("7-c", 7, (1, 3), (1, 1), (0, 2), (1, 2)),
    ("8-a", 8, (1, 3), (1, 2), (1, 1), (0, 3)),
    ("8-b", 8, (1, 3), (0, 3), (1, 2), (1, 1)),
    ("8-c", 8, (1, 3), (1, 1), (0, 3), (1, 2)),
    ("9-a", 9, (2, 3), (1, 3), (1, 2), (0, 2)),
    ("9-b", 9, (2, 3), (0, 2), (1, 3), (1, 2)),
    ("9-c", 9, (2, 3), (1, 2), (0, 2), (1, 3)),
]
CARDS: Final = 16
CARD_NAMES: Final = [row[0] for row in CARD_ROWS]
CARD_IDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
STOPS: Final = [row[1] for row in CARD_ROWS]
BOUNDS: Final = [bounds for row in CARD_ROWS for bounds in row[2:]]
LEAST: Final = [least for least, _ in BOUNDS]  # by card × 4 + wish
MOST: Final = [most for _, most in BOUNDS]
START_CARD: Final = 0
FIVES: Final = 4  # cards 0 to 3
FEWEST: Final = 6  # stops on a card of the pile
OF_A_NUMBER: Final = 3  # cards of the pile
MOST_STOPS: Final = 9

# --- layouts (GRT-1.2): cell, kind, rotation, piece --------------------------------------------------------

HOTELS_APART: Final = ["-1,0 6 0 hotel", "2,0 6 0 hotel"]
MIDDLE: Final = ["0,0 3-left 0", "1,0 3-left 3"]
WOOD: Final = [
    "0,-1 3-right 4 tree",
    "1,-1 3-left 3 tree",
    "2,-1 3-right 3 tree",
    "-1,1 3-right 0 tree",
    "0,1 3-left 0 tree",
    "1,1 3-right 1 tree",
]
OPEN_WOOD: Final = [
    "0,-1 4-notch 0 tree",
    "1,-1 4-cross 0 tree",
    "2,-1 4-notch 1 tree",
    "-1,1 4-notch 4 tree",
    "0,1 4-cross 0 tree",
    "1,1 4-notch 3 tree",
]
LAYOUT_NAMES: Final = ["default", "alt1-ring", "alt2-open"]
LAYOUTS: Final = [
    [*HOTELS_APART, *MIDDLE, *WOOD],
    [*HOTELS_APART, *WOOD],
    [*HOTELS_APART, *MIDDLE, *OPEN_WOOD],
]
