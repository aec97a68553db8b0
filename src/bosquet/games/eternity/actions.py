"""The actions of Eternity: each card can be played into the trick or pledged."""

from typing import Final

from ...core.actions import ActionTable
from .data import CARD_NAMES, CARDS

PLEDGE: Final = CARDS  # action = card to play it, PLEDGE + card to pledge it

TABLE: Final = ActionTable(
    [f"play {card}" for card in CARD_NAMES] + [f"pledge {card}" for card in CARD_NAMES]
)
