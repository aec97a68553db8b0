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


class Tile:
    """A kind of tile: its roads as it is printed, how many turns of it look different, how many there are."""

    def __init__(self, name: str, roads: int, turns: int, count: int) -> None:
        self.name: Final = name
        self.roads: Final = roads
        self.turns: Final = turns
        self.count: Final = count


TILES: Final = [
    Tile("2-sharp", 0b11, turns=6, count=3),
    Tile("2-bend", 0b101, turns=6, count=3),
    Tile("2-straight", 0b1001, turns=3, count=3),
    Tile("3-left", 0b1011, turns=6, count=6),
    Tile("3-right", 0b1101, turns=6, count=6),
    Tile("3-star", 0b10101, turns=2, count=3),
    Tile("4-notch", 0b10111, turns=6, count=5),
    Tile("4-cross", 0b11011, turns=3, count=3),
    Tile("5", 0b11111, turns=6, count=4),
    Tile("6", 0b111111, turns=1, count=2),
]
KIND_COUNT: Final = len(TILES)
KINDS: Final = [tile.name for tile in TILES]
KIND_IDS: Final = {name: kind for kind, name in enumerate(KINDS)}
ROADS: Final = [tile.roads.bit_count() for tile in TILES]  # how many a kind has
TURNS: Final = [tile.turns for tile in TILES]
TOTAL: Final = [tile.count for tile in TILES]
SIX: Final = KIND_IDS["6"]
SPARES: Final = 2  # six-road tiles and hotels in reserve (GRT-1.7)
MOST_TILES: Final = sum(TOTAL) + SPARES


def turned(mask: int, turns: int) -> int:
    """The roads of a tile after so many sixths of a turn."""
    return (mask << turns | mask >> (SIDES - turns)) & 0b111111


MASKS: Final = [turned(tile.roads, turns) for tile in TILES for turns in range(SIDES)]
COUNT: Final = [mask.bit_count() for mask in range(64)]
KINDS_WITH: Final = [[kind for kind in range(KIND_COUNT) if ROADS[kind] == roads] for roads in range(8)]

# --- wishes, and what can be seen (GRT-1.2, 1.3) -----------------------------------------------------------

NATURE: Final = 0
WISHES: Final = ["nature", "culture", "sport", "shopping"]
WISH_COUNT: Final = 4
BUILDINGS: Final = WISHES[1:]  # building b is wish b + 1
BUILDING_COUNT: Final = 3
OF_EACH: Final = 3  # buildings of a kind that a player has
ALL_NINE: Final = OF_EACH * BUILDING_COUNT
HOTELS: Final = 2
TREES: Final = 6


class Piece:
    """What stands on a location: the wish that it fulfils, if any, and whose it is, if somebody's."""

    def __init__(self, what: str, wish: int = NOBODY, owner: int = NOBODY) -> None:
        self.what: Final = what
        self.wish: Final = wish
        self.owner: Final = owner
        self.name: Final = what if owner == NOBODY else f"{what}-{owner}"


EMPTY: Final = 0
HOTEL: Final = 1
TREE: Final = 2
BUILT: Final = 3  # and from here on, 3 × owner + building
PIECES: Final = [Piece(""), Piece("hotel"), Piece("tree", NATURE)] + [
    Piece(WISHES[wish], wish, seat) for seat in range(MOST_SEATS) for wish in range(1, WISH_COUNT)
]
PIECE_IDS: Final = {piece.name: number for number, piece in enumerate(PIECES)}
WISH_OF: Final = [piece.wish for piece in PIECES]
OWNER: Final = [piece.owner for piece in PIECES]

# --- action markers (GRT-1.3) ------------------------------------------------------------------------------


class Marker:
    """What its player may do in a turn: build, travel, one of them or first one, then the other (GRT-2.2)."""

    def __init__(self, name: str, build: bool = False, travel: bool = False, either: bool = False) -> None:
        self.name: Final = name
        self.build: Final = build
        self.travel: Final = travel
        self.either: Final = either  # not both


MARKERS: Final = [
    Marker("build", build=True),
    Marker("travel", travel=True),
    Marker("build-and-travel", build=True, travel=True),
    Marker("build-or-travel", build=True, travel=True, either=True),
]
MARKER_NAMES: Final = [marker.name for marker in MARKERS]
BUILD: Final = 0
TRAVEL: Final = 1
BUILD_AND_TRAVEL: Final = 2
BUILD_OR_TRAVEL: Final = 3
ALL_MARKERS: Final = 0b1111  # as bits
TRAVELLING: Final = sum([1 << number for number, marker in enumerate(MARKERS) if marker.travel])
PARTS: Final = ["build", "travel"]  # of a turn: BUILD and TRAVEL

# --- plans of a build (GRT-3.1) ----------------------------------------------------------------------------

PLANS: Final = ["place-two", "develop-two", "place-and-develop"]
PLACE_TWO: Final = 0
DEVELOP_TWO: Final = 1
PLACE_AND_DEVELOP: Final = 2

# --- tourist cards (GRT-1.4) -------------------------------------------------------------------------------


class TouristCard:
    """How many stops its tour makes, and the least and the most visits of each wish (GRT-5.4)."""

    def __init__(
        self,
        name: str,
        stops: int,
        nature: tuple[int, int],
        culture: tuple[int, int],
        sport: tuple[int, int],
        shopping: tuple[int, int],
    ) -> None:
        self.name: Final = name
        self.stops: Final = stops
        self.bounds: Final = [nature, culture, sport, shopping]


TOURISTS: Final = [
    TouristCard("5-start", 5, nature=(1, 3), culture=(0, 1), sport=(0, 1), shopping=(0, 1)),
    TouristCard("5-a", 5, nature=(1, 3), culture=(1, 1), sport=(0, 1), shopping=(0, 1)),
    TouristCard("5-b", 5, nature=(1, 3), culture=(0, 1), sport=(1, 1), shopping=(0, 1)),
    TouristCard("5-c", 5, nature=(1, 3), culture=(0, 1), sport=(0, 1), shopping=(1, 1)),
    TouristCard("6-a", 6, nature=(1, 3), culture=(1, 1), sport=(0, 1), shopping=(0, 2)),
    TouristCard("6-b", 6, nature=(1, 3), culture=(0, 2), sport=(1, 1), shopping=(0, 1)),
    TouristCard("6-c", 6, nature=(1, 3), culture=(0, 1), sport=(0, 2), shopping=(1, 1)),
    TouristCard("7-a", 7, nature=(1, 3), culture=(1, 2), sport=(1, 1), shopping=(0, 2)),
    TouristCard("7-b", 7, nature=(1, 3), culture=(0, 2), sport=(1, 2), shopping=(1, 1)),
    TouristCard("7-c", 7, nature=(1, 3), culture=(1, 1), sport=(0, 2), shopping=(1, 2)),
    TouristCard("8-a", 8, nature=(1, 3), culture=(1, 2), sport=(1, 1), shopping=(0, 3)),
    TouristCard("8-b", 8, nature=(1, 3), culture=(0, 3), sport=(1, 2), shopping=(1, 1)),
    TouristCard("8-c", 8, nature=(1, 3), culture=(1, 1), sport=(0, 3), shopping=(1, 2)),
    TouristCard("9-a", 9, nature=(2, 3), culture=(1, 3), sport=(1, 2), shopping=(0, 2)),
    TouristCard("9-b", 9, nature=(2, 3), culture=(0, 2), sport=(1, 3), shopping=(1, 2)),
    TouristCard("9-c", 9, nature=(2, 3), culture=(1, 2), sport=(0, 2), shopping=(1, 3)),
]
CARDS: Final = len(TOURISTS)
CARD_NAMES: Final = [card.name for card in TOURISTS]
CARD_IDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
STOPS: Final = [card.stops for card in TOURISTS]
LEAST: Final = [least for card in TOURISTS for least, _ in card.bounds]  # by card × 4 + wish
MOST: Final = [most for card in TOURISTS for _, most in card.bounds]
FEWEST: Final = 6  # stops on a card of the pile
MOST_STOPS: Final = 9
PILES: Final = [  # the cards of the pile by number, the fives apart
    [card for card in range(CARDS) if STOPS[card] == stops] for stops in range(FEWEST, MOST_STOPS + 1)
]
START_CARD: Final = 0
FIVES: Final = [card for card in range(CARDS) if STOPS[card] < FEWEST]

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
