"""The printed facts of L'Arbre: cards, spirits and the tree. Pieces are in `pieces.py`, with where they grow.

Several equal cards exist: an int is a kind. A twig is an int too, its place in the order of growth.
"""

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1
MOST_SEATS: Final = 4
SEAT_NAMES: Final = [str(seat) for seat in range(MOST_SEATS)]

# What grows (ARB-4.2): twigs, leaves, buds, or fruits and golden flowers together. They are types of cards.
TWIGS: Final = 0
LEAVES: Final = 1
BUDS: Final = 2
FRUITS: Final = 3
TYPE_COUNT: Final = 4
NOTHING: Final = 4  # a play for a spirit alone (ARB-4.11)
NO_TYPE: Final = -1  # none is named yet
TYPE_NAMES: Final = ["twig", "leaf", "bud", "fruit", "nothing"]

# --- the spirits, two on each tile (ARB-1.5): the other face of a spirit's tile is `spirit ^ 1` -------------


class Spirit:
    """What a spirit does for whoever invokes it (ARB-6)."""

    def __init__(
        self, name: str, clause: str, gives: int = 0, grows: int = 0, takes: int = 0, draws: int = 0
    ) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.gives: Final = gives  # common twigs to another player's reserve
        self.grows: Final = grows  # pieces besides those that the cards count
        self.takes: Final = takes  # cards of the river
        self.draws: Final = draws  # cards of the source, of which one is kept


FAUN: Final = 0
DRYAD: Final = 1
NAIAD: Final = 2
PEGAEA: Final = 3
SPIRITS: Final = [
    Spirit("faun", "ARB-6.2", gives=1),
    Spirit("dryad", "ARB-6.3", grows=1),
    Spirit("naiad", "ARB-6.4", takes=1),
    Spirit("pegaea", "ARB-6.5", draws=3),
]
SPIRIT_COUNT: Final = 4
SPIRIT_NAMES: Final = [spirit.name for spirit in SPIRITS]
TILE: Final = [0, 0, 1, 1]

# --- the cards (ARB-1.1) -----------------------------------------------------------------------------------


class Card:
    """A kind of card: what it grows and which spirit it calls (ARB-4.15), and how many there are."""

    def __init__(self, copies: int, kind: int, spirit: int, name: str = "") -> None:
        self.copies: Final = copies
        self.type: Final = kind
        self.spirit: Final = spirit
        self.name: Final = name or f"{TYPE_NAMES[kind]}-{SPIRIT_NAMES[spirit]}"


CARDS: Final = [
    *[Card(5, TWIGS, spirit) for spirit in range(SPIRIT_COUNT)],
    *[Card(4, LEAVES, spirit) for spirit in range(SPIRIT_COUNT)],
    *[Card(3, BUDS, spirit) for spirit in range(SPIRIT_COUNT)],
    *[Card(2, FRUITS, spirit) for spirit in range(SPIRIT_COUNT)],
    Card(6, NO_TYPE, NOBODY, "joker"),
    Card(6, NO_TYPE, NOBODY, "flute"),
]
ELEMENTS: Final = 16  # kinds of element cards, type × 4 + spirit; above them:
JOKER: Final = 16
FLUTE: Final = 17
KINDS: Final = 18
CARD_NAMES: Final = [card.name for card in CARDS]
TYPE: Final = [card.type for card in CARDS]
SPIRIT: Final = [card.spirit for card in CARDS]
DECK: Final = [kind for kind in range(KINDS) for _ in range(CARDS[kind].copies)]

# --- the tree ----------------------------------------------------------------------------------------------

# The end of a twig, which bears one thing (ARB-5): a fruit is 6 + the seat whose colour it has.
FREE: Final = 0
ONE_TWIG: Final = 1
TWO_TWIGS: Final = 2
WITH_LEAF: Final = 3
WITH_BUD: Final = 4
WITH_FLOWER: Final = 5
WITH_FRUIT: Final = 6
ENDS: Final = ["free", "one twig", "two twigs", "leaf", "bud", "flower"] + [f"fruit {s}" for s in SEAT_NAMES]
COMMON: Final = 4  # the owner of a twig that is nobody's
OWNERS: Final = [*SEAT_NAMES, "common"]

TRUNK_TILES: Final = 5  # ARB-1.2
START_BRANCHES: Final = 4
NEW_BRANCHES: Final = 2  # ARB-8.1

# --- play --------------------------------------------------------------------------------------------------

RIVER: Final = 4  # ARB-1.4
START_HAND: Final = 3
HAND_LIMIT: Final = 6  # ARB-3.2
QUIET_TURNS: Final = 20  # a player (ARB-9.2)
MOST_TURNS: Final = 200  # a player
MOST_GROWN: Final = HAND_LIMIT + RIVER + 1  # pieces in a turn: every card counts one, and the Dryad
PAGE: Final = 160  # twigs that have an action of their own (actions.py)
