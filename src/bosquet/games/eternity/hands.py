"""Hands as sets of bits: card 5 is bit 5 of an i64, so that finding a family or taking a card is quick."""

from typing import Final

from ...core.native import i64
from .actions import PLEDGE
from .data import CARDS, RANKS

SUIT: Final = 0x3FFF  # the fourteen bits of the first family
SEVEN: Final = 0x7F  # sets become lists seven cards at a time
LAST_CARD: Final = 0x200_0000_0000  # bit 41


class Hand:
    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def clone(self) -> "Hand":
        return Hand(self.cards)

    def count(self) -> int:
        return len(cards_of(self.cards))

    def take(self, card: i64) -> None:
        self.cards ^= bit(card)


def lists_of_seven(first: int) -> list[list[int]]:
    """For every set of seven numbers, the first of them given, the list of them."""
    return [[first + at for at in range(7) if bits >> at & 1] for bits in range(SEVEN + 1)]


PLAYS: Final = [lists_of_seven(first) for first in range(0, CARDS, 7)]
PLAYS_BEYOND: Final = PLAYS[2:]  # but for the first family's
PLEDGES: Final = [lists_of_seven(first) for first in range(PLEDGE, PLEDGE + CARDS, 7)]


def bit(card: i64) -> i64:
    """The set of one card: 1 << card, but mypyc gives a shifted 1 only 32 bits."""
    return LAST_CARD >> CARDS - 1 - card


def bits_of(cards: list[int]) -> i64:
    """The set of some cards."""
    bits: i64 = 0
    for card in cards:
        bits |= bit(card)
    return bits


def cards_of(bits: i64) -> list[int]:
    """The cards of a set, in order."""
    cards = PLAYS[0][bits & SEVEN] + PLAYS[1][bits >> 7 & SEVEN]
    add_sevens(cards, bits >> RANKS, PLAYS_BEYOND)
    return cards


def add_pledges(actions: list[int], bits: i64) -> None:
    """Add a pledge of every card of a set."""
    add_sevens(actions, bits, PLEDGES)


def add_sevens(numbers: list[int], bits: i64, sevens: list[list[list[int]]]) -> None:
    for seven in sevens:
        if bits & SEVEN:
            numbers += seven[bits & SEVEN]
        bits >>= 7


def has_family(bits: i64, family: i64) -> bool:
    return bits >> family * RANKS & SUIT != 0


def family_of(bits: i64, family: i64) -> list[int]:
    """The cards of a set that are of one family."""
    suit = bits >> family * RANKS & SUIT
    return PLAYS[2 * family][suit & SEVEN] + PLAYS[2 * family + 1][suit >> 7]
