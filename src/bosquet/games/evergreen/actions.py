"""The actions of Evergreen: a card is picked first, then where it goes."""

from typing import Final

from ...core.actions import ActionTable
from .data import ALL_PLACES, CARD_NAMES, CARDS, PLACE_NAMES

OPEN: Final = 0  # + card: the next of the three secret opening cards, left to right
LAY: Final = CARDS  # + card: which card
ON: Final = 2 * CARDS  # + place: where it goes
DONE: Final = 2 * CARDS + ALL_PLACES
HIT_LEFT: Final = DONE + 1
HIT_STAY: Final = DONE + 2
HIT_RIGHT: Final = DONE + 3
CONCERT: Final = DONE + 4
GALA: Final = DONE + 5
NO_CONCERT: Final = DONE + 6
TIMEOUT: Final = DONE + 7  # the hourglass's verdict, applied by the house and never an option (EVG-5)
NO_GALA: Final = DONE + 8

TABLE: Final = ActionTable(
    [f"open {card}" for card in CARD_NAMES]
    + [f"lay {card}" for card in CARD_NAMES]
    + [f"on {place}" for place in PLACE_NAMES]
    + ["done", "hit left", "hit stay", "hit right", "concert", "gala", "no concert", "timeout", "no gala"]
)
