"""The printed facts of Evergreen. A card is an int from 0 to 77: artist × 13 + value − 1.

Artists are numbered in their order around the hit disc (EVG-1.3). A place is an int too: seat × 3 + side.
"""

from typing import Final, TypeAlias

Card: TypeAlias = int
Place: TypeAlias = int


class Artist:
    """A colour of cards, a disc, and the name on the sleeves."""

    def __init__(self, name: str, stage: str) -> None:
        self.name: Final = name
        self.stage: Final = stage


ARTISTS: Final = [
    Artist("orange", "Clem"),
    Artist("blue", "Bluet"),
    Artist("green", "Ivy"),
    Artist("yellow", "Mimosa"),
    Artist("brown", "Hazel"),
    Artist("lilac", "Lila"),
]
ARTIST_COUNT: Final = 6
ARTIST_NAMES: Final = [artist.name for artist in ARTISTS]
VALUES: Final = 13
CARDS: Final = 78  # EVG-1.1
NO_CARD: Final = -1
NOBODY: Final = -1

ARTIST: Final = [card // VALUES for card in range(CARDS)]
VALUE: Final = [card % VALUES + 1 for card in range(CARDS)]
CARD_NAMES: Final = [f"{ARTIST_NAMES[ARTIST[card]]}-{VALUE[card]}" for card in range(CARDS)]
CARD_IDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}

DIAL: Final = [5, 6, 7, 8, 10, 12]  # EVG-1.2; a dial is kept as an index into this
STEP: Final = [1, 2, 3, 4, 5, 0]  # from 12 back to 5
FIRST_HIT: Final = 0  # EVG-1.4: orange

MOST_SEATS: Final = 6
HIGHEST: Final = [0, 0, 5, 9, 9, 13, 13]  # by number of players, the highest value in play (EVG-1.5)
HAND_SIZE: Final = 13  # EVG-1.6
DECKS: Final = [[card for card in range(CARDS) if VALUE[card] <= highest] for highest in HIGHEST]

SIDES: Final = ["left", "middle", "right"]
PLACES: Final = 3  # a player, never more (EVG-2.1)
MIDDLE: Final = 1
ALL_PLACES: Final = MOST_SEATS * PLACES
OWNER: Final = [place // PLACES for place in range(ALL_PLACES)]
PLACE_NAMES: Final = [f"{place // PLACES} {SIDES[place % PLACES]}" for place in range(ALL_PLACES)]

CARDS_A_TURN: Final = 3  # EVG-3.1
CONCERTS: Final = 3  # EVG-4.1
SLOTS: Final = 4  # with the final one
FINAL: Final = 3  # its slot
NOT_HELD: Final = -1
MOST_POINTS: Final = 2 * 7 * 12  # a gala with all discs at 12, the hit among them

SHORTEST_GLASS: Final = 15  # seconds
LONGEST_GLASS: Final = 600
