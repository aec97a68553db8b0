"""What cards are worth: which plays are legal, and how many pieces they owe (ARB-4)."""

from typing import TYPE_CHECKING

from .data import (
    BUDS,
    DRYAD,
    ELEMENTS,
    FLOWER,
    FLUTE,
    FRUIT,
    JOKER,
    KINDS,
    LEAVES,
    SPIRIT,
    SPIRIT_COUNT,
    TILE,
    TWIGS,
    TYPE,
    TYPE_COUNT,
)
from .tree import placeable

if TYPE_CHECKING:
    from .state import Arbre


def growable(s: "Arbre", seat: int, kind: int) -> bool:
    """Whether at least one piece of the type can be placed (ARB-4.12)."""
    if kind == TWIGS:
        return len(s.twig_sites) > 0
    if kind == LEAVES:
        return len(s.leaf_sites) > 0
    if kind == BUDS:
        return len(s.bud_sites) > 0
    return placeable(s, seat, FRUIT) or placeable(s, seat, FLOWER)  # only one's own (ARB-4.8)


class Cards:
    """Some cards, counted for growing one type: its own, jokers, flutes, the others by their spirit."""

    def __init__(self, cards: list[int], kind: int) -> None:
        self.own = 0
        self.jokers = 0
        self.flutes = 0
        self.others = [0] * SPIRIT_COUNT
        for card in cards:
            if card < ELEMENTS:
                if TYPE[card] == kind:
                    self.own += 1
                else:
                    self.others[SPIRIT[card]] += 1
            elif card == JOKER:
                self.jokers += 1
            else:
                self.flutes += 1

    def pairs(self) -> int:
        """ARB-4.4."""
        total = 0
        for count in self.others:
            total += count // 2
        return total

    def single(self) -> bool:
        """Whether a card of another type has no partner (ARB-4.5)."""
        for count in self.others:
            if count % 2:
                return True
        return False

    def leads(self, pairs_alone: bool) -> bool:
        """Whether something is played that grows: a card of the type, a joker, or a pair (ARB-4.6, 4.12)."""
        return self.own + self.jokers > 0 or (pairs_alone and self.pairs() > 0)


def owed(s: "Arbre", kind: int) -> int:
    """ARB-4.3, with the river as it lies now (ARB-6.4)."""
    played = Cards(s.shown, kind)
    total = played.own + played.jokers + played.pairs()
    for card in s.river:
        if card == JOKER or (0 <= card < ELEMENTS and TYPE[card] == kind):
            total += 1
    return total


def can_name(s: "Arbre", seat: int, kind: int) -> bool:
    """Whether the cards shown may grow the type as they are (ARB-4.5, 4.6, 4.12)."""
    if not growable(s, seat, kind):
        return False
    played = Cards(s.shown, kind)
    return not played.single() and played.leads(s.pairs_alone)


def alone(s: "Arbre", card: int) -> bool:
    """Whether the card may be played for a spirit alone (ARB-4.13)."""
    if card >= ELEMENTS:
        return card == FLUTE
    spirit = SPIRIT[card]
    return spirit != DRYAD and s.faces[TILE[spirit]] == spirit


def unpicked(s: "Arbre", seat: int) -> list[int]:
    """The hand without the cards picked so far, sorted."""
    hand = s.hands[seat].cards
    if not s.shown:
        return hand
    rest = hand[:]
    for card in s.shown:
        rest.remove(card)
    return rest


def showable(s: "Arbre", hand: list[int], seat: int) -> list[bool]:
    """By kind: whether the card can be part of a play with those picked and others of the hand.

    So no question is ever without an answer: whoever picks half of a pair has the other half.
    """
    found = [False] * KINDS
    if not s.shown:
        for card in hand:
            found[card] = alone(s, card)
    for kind in range(TYPE_COUNT):
        if growable(s, seat, kind):
            add_showable(s, hand, kind, found)
    return found


def add_showable(s: "Arbre", hand: list[int], kind: int, found: list[bool]) -> None:
    """The same for growing one type."""
    played = Cards(s.shown, kind)
    rest = Cards(hand, kind)
    pairs_alone = s.pairs_alone
    begun = False  # whether a pair is shown, or half of one
    pair_in_hand = False
    for spirit in range(SPIRIT_COUNT):
        count = played.others[spirit]
        if count % 2 and not rest.others[spirit]:
            return  # half of a pair that cannot be mended: not this type
        if count:
            begun = True
        if rest.others[spirit] >= 2:
            pair_in_hand = True
    grows = played.own + played.jokers + rest.own + rest.jokers > 0
    for card in hand:
        if found[card]:
            continue
        if card == FLUTE:
            found[card] = not played.flutes and (grows or (pairs_alone and (begun or pair_in_hand)))
        elif card == JOKER or TYPE[card] == kind:
            found[card] = True
        elif grows or pairs_alone:
            spirit = SPIRIT[card]
            found[card] = played.others[spirit] % 2 == 1 or rest.others[spirit] >= 2
