"""The actions of Eternity: each card can be played into the trick or pledged."""

from typing import Final

from ...core.actions import ActionTable
from .data import CARD_NAMES, CARDS

PLEDGE: Final = CARDS  # an action is the card to play, or PLEDGE + card: numbers, since hands are bits of one

TABLE: Final = ActionTable()
TABLE.add("play", CARD_NAMES)
TABLE.add("pledge", CARD_NAMES)
