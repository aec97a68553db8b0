"""What cards and pieces are worth to a seat, in pieces placed: the little arithmetic under all bots.

A turn that draws brings two cards, so a card that will be of use is worth somewhat less than the piece that
it will grow. Every type that is still in the reserve takes a turn of its own in the end.
"""

from typing import Final

from ...core.types import Seat
from .data import (
    ELEMENTS,
    FLUTE,
    JOKER,
    NO_CARD,
    TWIGS,
    TYPE,
    TYPE_COUNT,
)
from .pieces import GROWTHS, SPROUT
from .state import Arbre

USEFUL: Final = 0.85  # a card of a type that is still to be placed
SPARE: Final = 0.35  # any other: half of a pair, or a spirit's icon
WILD_CARD: Final = 1.05  # a joker
MUSIC: Final = 0.8  # a flute
OPEN_TYPE: Final = 0.9  # that a type is not finished
LATE_TRUNK: Final = 2.2  # that the trunk can still be grown, with a hand to fill
SPIRIT_HELP: Final = 0.7  # what a spirit usually brings
CROWDED: Final = 0.1  # a piece that finds no site at present
OPEN_ENDS: Final = 4  # fewer than that, and who needs twigs begins to fear for them
CLOSING: Final = 0.6
WIN: Final = 40.0


def needs(s: Arbre, seat: Seat) -> list[int]:
    """Pieces left to place, by type."""
    reserve = s.reserves[seat]
    return [growth.held(reserve) for growth in GROWTHS]


def room(s: Arbre, seat: Seat, kind: int) -> int:
    """How many of the type could be placed at once; twigs make room for twigs."""
    sites = GROWTHS[kind].sites(s, seat)
    return 20 if sites and kind == TWIGS else sites


def river_help(s: Arbre, kind: int) -> int:
    """Cards of the river that count for the type."""
    total = 0
    for card in s.river:
        if card == JOKER or (0 <= card < ELEMENTS and TYPE[card] == kind):
            total += 1
    return total


def card_worth(card: int, wanted: list[int]) -> float:
    """By what is still wanted of each type, which a useful card takes off."""
    if card == JOKER:
        return WILD_CARD
    if card == FLUTE:
        return MUSIC
    kind = TYPE[card]
    if wanted[kind] > 0:
        wanted[kind] = wanted[kind] - 1
        return USEFUL
    return SPARE


def cards_worth(cards: list[int], wanted: list[int]) -> float:
    """A whole hand; `wanted` is used up."""
    total = 0.0
    for card in cards:
        if card != NO_CARD:
            total += card_worth(card, wanted)
    return total


def least_worth(cards: list[int], wanted: list[int]) -> int:
    """The card of a hand that is missed least: the last one that its type does not need."""
    left = wanted[:]
    least = cards[0]
    lowest = WIN
    for card in cards:
        worth = card_worth(card, left)
        if worth <= lowest:
            lowest = worth
            least = card
    return least


def narrowness(ends: int) -> float:
    """How much it hurts who still has twigs that leaves have closed the tree, but for so many ends."""
    return CLOSING * (OPEN_ENDS - ends) if ends < OPEN_ENDS else 0.0


def standing(s: Arbre, seat: Seat) -> float:
    """How far the seat has come: pieces placed, hand, types finished, and whether the trunk is to come."""
    wanted = needs(s, seat)
    total = -float(s.left[seat])
    if s.left[seat] == 0:
        return WIN
    for kind in range(TYPE_COUNT):
        if wanted[kind]:
            total -= OPEN_TYPE
            short = wanted[kind] - room(s, seat, kind)
            if short > 0:
                total -= CROWDED * short
    if wanted[TWIGS]:
        total -= narrowness(len(s.twig_sites))
    if s.reserves[seat][SPROUT]:
        total += LATE_TRUNK
    return total + cards_worth(s.hands[seat].cards, wanted)
