"""What cards are worth: which plays are legal, and how many pieces they owe (ARB-4)."""

from typing import Final

from ...core.types import Seat
from .data import (
    ELEMENTS,
    FLUTE,
    JOKER,
    KINDS,
    SPIRIT,
    SPIRIT_COUNT,
    SPIRITS,
    TILE,
    TYPE,
    TYPE_COUNT,
)
from .pieces import GROWTHS
from .state import Arbre


class Counts:
    """Some cards, counted by what they can do for a growth."""

    def __init__(self, cards: list[int]) -> None:
        self.kinds = [0] * ELEMENTS
        self.jokers = 0
        self.flutes = 0
        for card in cards:
            if card < ELEMENTS:
                self.kinds[card] = self.kinds[card] + 1
            elif card == JOKER:
                self.jokers += 1
            else:
                self.flutes += 1

    def own(self, kind: int) -> int:
        """Cards of the type."""
        first = kind * SPIRIT_COUNT
        kinds = self.kinds
        return kinds[first] + kinds[first + 1] + kinds[first + 2] + kinds[first + 3]

    def others(self, kind: int, spirit: int) -> int:
        """Cards of other types with the spirit's icon."""
        kinds = self.kinds
        total = kinds[spirit] + kinds[spirit + 4] + kinds[spirit + 8] + kinds[spirit + 12]
        return total - kinds[kind * SPIRIT_COUNT + spirit]

    def pairs(self, kind: int) -> int:
        """ARB-4.4."""
        total = 0
        for spirit in range(SPIRIT_COUNT):
            total += self.others(kind, spirit) // 2
        return total

    def single(self, kind: int) -> bool:
        """Whether a card of another type has no partner (ARB-4.5)."""
        for spirit in range(SPIRIT_COUNT):
            if self.others(kind, spirit) % 2:
                return True
        return False

    def leads(self, kind: int, pairs_alone: bool) -> bool:
        """Whether something is played that grows: a card of the type, a joker, or a pair (ARB-4.6, 4.12)."""
        return self.own(kind) + self.jokers > 0 or (pairs_alone and self.pairs(kind) > 0)


NO_COUNTS: Final = Counts([])


def owed(s: Arbre, kind: int) -> int:
    """ARB-4.3, with the river as it lies now (ARB-6.4)."""
    played = Counts(s.shown)
    total = played.own(kind) + played.jokers + played.pairs(kind)
    for card in s.river:
        if card == JOKER or (0 <= card < ELEMENTS and TYPE[card] == kind):
            total += 1
    return total


def namable(s: Arbre, seat: Seat) -> list[int]:
    """The types that the cards picked may grow as they are (ARB-4.5, 4.6, 4.12)."""
    played = Counts(s.shown)
    return [
        kind
        for kind in range(TYPE_COUNT)
        if GROWTHS[kind].can_grow(s, seat) and played.leads(kind, s.pairs_alone) and not played.single(kind)
    ]


def alone(s: Arbre, card: int) -> bool:
    """Whether the card may be played for a spirit alone (ARB-4.13)."""
    if card >= ELEMENTS:
        return card == FLUTE
    spirit = SPIRIT[card]
    return not SPIRITS[spirit].grows and s.faces[TILE[spirit]] == spirit


def unpicked(s: Arbre, seat: Seat) -> list[int]:
    """The hand without the cards picked so far, sorted."""
    hand = s.hands[seat].cards
    if not s.shown:
        return hand
    rest = hand[:]
    for card in s.shown:
        rest.remove(card)
    return rest


def showable(s: Arbre, hand: list[int], seat: Seat) -> list[bool]:
    """By kind: whether the card can be part of a play with those picked and others of the hand.

    So no question is ever without an answer: whoever picks half of a pair has the other half.
    """
    found = [False] * KINDS
    if not s.shown:
        for card in hand:
            found[card] = alone(s, card)
    played = Counts(s.shown) if s.shown else NO_COUNTS
    rest = Counts(hand)
    for kind in range(TYPE_COUNT):
        if GROWTHS[kind].can_grow(s, seat) and (not s.shown or mendable(played, rest, kind)):
            add_showable(s.pairs_alone, played, rest, hand, kind, found)
    return found


def mendable(played: Counts, rest: Counts, kind: int) -> bool:
    """Whether every half of a pair that is picked finds its other half in the hand."""
    for spirit in range(SPIRIT_COUNT):
        if played.others(kind, spirit) % 2 and not rest.others(kind, spirit):
            return False
    return True


def add_showable(
    pairs_alone: bool, played: Counts, rest: Counts, hand: list[int], kind: int, found: list[bool]
) -> None:
    """The same for growing one type."""
    grows = played.own(kind) + played.jokers + rest.own(kind) + rest.jokers > 0
    for card in hand:
        if found[card]:
            continue
        if card == FLUTE:
            serves = grows or (pairs_alone and has_pair(played, rest, kind))
            found[card] = serves and not played.flutes
        elif card == JOKER or TYPE[card] == kind:
            found[card] = True
        elif grows or pairs_alone:
            spirit = SPIRIT[card]
            found[card] = rest.others(kind, spirit) >= 2 or played.others(kind, spirit) % 2 == 1


def has_pair(played: Counts, rest: Counts, kind: int) -> bool:
    """Whether a pair is picked, or half of one, or can be."""
    for spirit in range(SPIRIT_COUNT):
        if played.others(kind, spirit) or rest.others(kind, spirit) >= 2:
            return True
    return False
