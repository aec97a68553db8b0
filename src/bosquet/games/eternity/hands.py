"""Hands as sets of bits: card 5 is bit 5 of an int, so that finding a family or taking a card is quick."""

from typing import Final

from .actions import PLEDGE
from .data import CARDS, RANKS

SUIT: Final = (1 << RANKS) - 1  # the bits of the first family
SEVEN: Final = (1 << 7) - 1  # sets become lists seven cards at a time


class Hand:
    def __init__(self, cards: int) -> None:
        self.cards = cards

    def clone(self) -> "Hand":
        return Hand(self.cards)

    def take(self, card: int) -> None:
        self.cards ^= 1 << card


def lists_of_seven(first: int) -> list[list[int]]:
    """For every set of seven numbers, the first of them given, the list of them."""
    return [[first + at for at in range(7) if bits >> at & 1] for bits in range(SEVEN + 1)]


PLAYS: Final = [lists_of_seven(first) for first in range(0, CARDS, 7)]
PLEDGES: Final = [lists_of_seven(first) for first in range(PLEDGE, PLEDGE + CARDS, 7)]


def bits_of(cards: list[int]) -> int:
    """The set of some cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_of(bits: int) -> list[int]:
    """The cards of a set, in order."""
    cards: list[int] = []
    for seven in PLAYS:
        if bits & SEVEN:
            cards += seven[bits & SEVEN]
        bits >>= 7
    return cards


def add_pledges(actions: list[int], bits: int) -> None:
    """Add a pledge of every card of a set."""
    for seven in PLEDGES:
        if bits & SEVEN:
            actions += seven[bits & SEVEN]
        bits >>= 7


def family_of(bits: int, family: int) -> list[int]:
    """The cards of a set that are of one family."""
    suit = bits >> family * RANKS & SUIT
    return PLAYS[2 * family][suit & SEVEN] + PLAYS[2 * family + 1][suit >> 7]
