"""The actions of Evergreen: a card is picked first, then where it goes."""

from typing import Final

from ...core.actions import ActionTable
from .data import CARD_NAMES, MOST_SEATS, SIDES

TABLE: Final = ActionTable()
OPEN: Final = TABLE.add("open", CARD_NAMES, not_now=("refuse.opening_over", "EVG-2.1"))  # left to right
LAY: Final = TABLE.add("lay", CARD_NAMES)  # which card
ON: Final = TABLE.add("on", [str(seat) for seat in range(MOST_SEATS)], SIDES)  # where it goes
DONE: Final = TABLE.add("done").first
HIT: Final = TABLE.add("hit", ["left", "stay", "right"])
CONCERT: Final = TABLE.add("concert").first
GALA: Final = TABLE.add("gala").first
NO_CONCERT: Final = TABLE.add("no concert").first
TIMEOUT: Final = TABLE.add("timeout", not_now=("refuse.timeout", "EVG-5.1")).first  # never an option (EVG-5)
NO_GALA: Final = TABLE.add("no gala").first
