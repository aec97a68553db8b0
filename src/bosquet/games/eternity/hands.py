"""Hands as sets of bits: card 5 is bit 5 of an i64, so that finding a family or taking a card is quick."""

from typing import Any, Final

from ...core.native import i64
from .actions import PLEDGE
from .data import CARDS, RANKS

SUIT: Final = 0x3FFF  # the fourteen bits of the first family
LAST_CARD: Final = 0x200_0000_0000  # bit 41
PRIME: Final = 67  # divided by it, 2⁰ to 2⁶⁵ all leave different remainders


class Hand:
    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def clone(self) -> "Hand":
        return Hand(self.cards)

    def count(self) -> int:
        return len(cards_of(self.cards))

    def take(self, card: i64) -> None:
        self.cards ^= bit(card)


def numbers_by_bit(first: int) -> list[Any]:
    """The number of each card's bit, that of the lowest given; it stands where the bit's remainder points.

    Said to hold Any, they go from list to list as the objects they are: compiled, an int is unpacked between.
    """
    numbers = [0] * PRIME
    for card in range(CARDS):
        numbers[(1 << card) % PRIME] = first + card
    return numbers


PLAYS: Final = numbers_by_bit(0)
PLEDGES: Final = numbers_by_bit(PLEDGE)


def bit(card: i64) -> i64:
    """The set of one card: 1 << card, but mypyc gives a shifted 1 only 32 bits."""
    return LAST_CARD >> CARDS - 1 - card


def bits_of(cards: list[int]) -> i64:
    """The set of some cards."""
    return bits_among(cards, 0, len(cards))


def bits_among(cards: list[int], first: i64, count: i64) -> i64:
    """The set of so many cards of a list, from one on."""
    bits: i64 = 0
    for at in range(first, first + count):
        bits |= bit(cards[at])
    return bits


def cards_of(bits: i64) -> list[int]:
    """The cards of a set, in order."""
    cards: list[int] = []
    add_numbers(cards, bits, PLAYS)
    return cards


def add_pledges(actions: list[int], bits: i64) -> None:
    """Add a pledge of every card of a set."""
    add_numbers(actions, bits, PLEDGES)


def add_numbers(numbers: list[int], bits: i64, by_bit: list[Any]) -> None:
    """Add the number of every bit, the lowest first."""
    while bits:
        numbers.append(by_bit[(bits & -bits) % PRIME])
        bits &= bits - 1  # takes the lowest away


def family_in(bits: i64, family: i64) -> i64:
    """What a set has of one family."""
    below = family * RANKS
    return (bits >> below & SUIT) << below
