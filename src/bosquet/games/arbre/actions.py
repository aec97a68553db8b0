"""The actions of L'Arbre.

The tree has no end, the table has one: twigs are numbered as they grow, and `at 17` means the twig whose
number leaves 17 when whole pages of 160 are taken off. Nearly all trees have one page. In a larger one the
question is asked page by page, and `further` turns to the next page that has a site.
"""

from typing import Final

from ...core.actions import ActionTable
from .data import CARD_NAMES, PAGE, SEAT_NAMES, SPIRIT_NAMES, TYPE_NAMES
from .pieces import CHOICE_OF, PIECE_NAMES

TABLE: Final = ActionTable()
AT: Final = TABLE.add("at", [str(n) for n in range(PAGE)], not_now=("refuse.nothing_grows_now", "ARB-4.12"))
TAKE: Final = TABLE.add("take", CARD_NAMES, not_now=("refuse.take_not_now", "ARB-2.1"))
SHOW: Final = TABLE.add("show", CARD_NAMES, not_now=("refuse.show_not_now", "ARB-4.1"))
DISCARD: Final = TABLE.add("discard", CARD_NAMES, not_now=("refuse.discard_not_now", "ARB-3.2"))
KEEP: Final = TABLE.add("keep", CARD_NAMES, not_now=("refuse.keep_not_now", "ARB-6.5"))
GROW: Final = TABLE.add("grow", TYPE_NAMES, not_now=("refuse.grow_not_now", "ARB-4.12"))
PIECE: Final = TABLE.add(
    "piece",
    [PIECE_NAMES[piece] for piece in CHOICE_OF],
    not_now=("refuse.piece_not_now", "ARB-4.9"),
)
INVOKE: Final = TABLE.add("invoke", SPIRIT_NAMES, not_now=("refuse.invoke_not_now", "ARB-6.1"))
GIVE: Final = TABLE.add("give", SEAT_NAMES, not_now=("refuse.give_not_now", "ARB-6.2"))
TRUNK: Final = TABLE.add("trunk", not_now=("refuse.trunk_not_now", "ARB-2.1")).first
FURTHER: Final = TABLE.add("further", not_now=("refuse.further_not_now", "ARB-5.6")).first
DONE: Final = TABLE.add("done", not_now=("refuse.done_not_now", "ARB-2.2")).first
