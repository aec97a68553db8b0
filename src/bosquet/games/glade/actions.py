"""The actions of Glade."""

from typing import Final

from ...core.actions import ActionTable
from .data import CARD_NAMES, MOST_SEATS

TABLE: Final = ActionTable()
PLAY: Final = TABLE.add("play", CARD_NAMES, not_now=("refuse.answer_first", "GLA-2.1"))
DRAW: Final = TABLE.add("draw", not_now=("refuse.answer_first", "GLA-2.1")).first
PICK: Final = TABLE.add("pick", CARD_NAMES)
GIVE: Final = TABLE.add("give", [str(seat) for seat in range(MOST_SEATS)])
DONE: Final = TABLE.add("done").first
