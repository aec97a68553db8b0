"""The printed facts of L'Arbre. A card is an int from 0 to 17: type × 4 + spirit, then joker and flute.

Several equal cards exist: an int is a kind. A twig is an int too, its place in the order of growth.
"""

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1

# What grows (ARB-4.2): twigs, leaves, buds, or fruits and golden flowers together. They are types of cards.
TWIGS: Final = 0
LEAVES: Final = 1
BUDS: Final = 2
FRUITS: Final = 3
TYPE_COUNT: Final = 4
NOTHING: Final = 4  # a play for a spirit alone (ARB-4.11)
NO_TYPE: Final = -1  # none is named yet
TYPES: Final = ["twig", "leaf", "bud", "fruit"]
TYPE_NAMES: Final = ["twig", "leaf", "bud", "fruit", "nothing"]

# The spirits, two on each tile (ARB-1.5): the other face of a spirit's tile is `spirit ^ 1`.
FAUN: Final = 0
DRYAD: Final = 1
NAIAD: Final = 2
PEGAEA: Final = 3
SPIRIT_COUNT: Final = 4
SPIRITS: Final = ["faun", "dryad", "naiad", "pegaea"]
TILE: Final = [0, 0, 1, 1]

ELEMENTS: Final = 16  # kinds of element cards; below them a card has a type and a spirit
JOKER: Final = 16
FLUTE: Final = 17
KINDS: Final = 18
TYPE: Final = [card // SPIRIT_COUNT for card in range(ELEMENTS)] + [NO_TYPE, NO_TYPE]
SPIRIT: Final = [card % SPIRIT_COUNT for card in range(ELEMENTS)] + [NOBODY, NOBODY]  # ARB-4.15
CARD_NAMES: Final = [f"{kind}-{spirit}" for kind in TYPES for spirit in SPIRITS] + ["joker", "flute"]
COPIES: Final = [5] * 4 + [4] * 4 + [3] * 4 + [2] * 4 + [6, 6]  # ARB-1.1
DECK: Final = [card for card in range(KINDS) for _ in range(COPIES[card])]

# The pieces of a reserve (ARB-1.3), and a common twig straight from the undergrowth (ARB-4.8).
TWIG: Final = 0
GIFT: Final = 1  # a common twig that the Faun gave (ARB-4.9)
LEAF: Final = 2
BUD: Final = 3
FRUIT: Final = 4
FLOWER: Final = 5
SPROUT: Final = 6
PIECE_KINDS: Final = 7
WILD: Final = 7
PIECES: Final = ["twig", "gift", "leaf", "bud", "fruit", "flower", "sprout", "wild"]
RESERVE: Final = [10, 0, 6, 5, 3, 1, 1]
ALL_PIECES: Final = 26
TYPE_OF_PIECE: Final = [TWIGS, TWIGS, LEAVES, BUDS, FRUITS, FRUITS, NO_TYPE, TWIGS]

# The end of a twig, which bears one thing (ARB-5): a fruit is 6 + the seat whose colour it has.
FREE: Final = 0
ONE_TWIG: Final = 1
TWO_TWIGS: Final = 2
WITH_LEAF: Final = 3
WITH_BUD: Final = 4
WITH_FLOWER: Final = 5
WITH_FRUIT: Final = 6
MOST_SEATS: Final = 4
SEAT_NAMES: Final = [str(seat) for seat in range(MOST_SEATS)]
ENDS: Final = ["free", "one twig", "two twigs", "leaf", "bud", "flower"] + [f"fruit {s}" for s in SEAT_NAMES]
COMMON: Final = 4  # the owner of a twig that is nobody's
OWNERS: Final = [*SEAT_NAMES, "common"]

TRUNK_TILES: Final = 5  # ARB-1.2
START_BRANCHES: Final = 4
NEW_BRANCHES: Final = 2  # ARB-8.1
TWIGS_A_BRANCH: Final = 3
COMMON_TWIGS: Final = 55  # in the box, like the leaves and buds; substitutes come after them (ARB-4.10)
BOX_LEAVES: Final = 40
BOX_BUDS: Final = 30

RIVER: Final = 4  # ARB-1.4
START_HAND: Final = 3
HAND_LIMIT: Final = 6  # ARB-3.2
DRAWN: Final = 3  # the Pegaea's cards (ARB-6.5)
QUIET_TURNS: Final = 20  # a player (ARB-9.2)
MOST_TURNS: Final = 200  # a player
MOST_GROWN: Final = HAND_LIMIT + RIVER + 1  # pieces in a turn: every card counts one, and the Dryad
