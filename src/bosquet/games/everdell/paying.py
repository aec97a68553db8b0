"""What a card costs and the ways to pay for it (EVD-3.1, 6): legality of playing, written once.

`terms` say by what leave a card is played: in the ordinary way, for fewer resources at the Inn or on the
forest card, or for nothing. A way is an action: occupy a construction, pay, or pay less by an ability.
"""

from typing import TYPE_CHECKING, Final

from .actions import (
    CONSTRUCTION_INDEX,
    CRITTER_INDEX,
    IMPRISON,
    JUDGED,
    OCCUPY,
    PAY,
    UPGRADE,
    WITH_BRIDGE,
    WITH_CRANE,
    WITH_INNKEEPER,
)
from .bundles import ABILITY, ID_OF_CODE, NOTHING, PRINTED_COST, cheapest_first, code_of
from .city import can_imprison, free_cells, index_in
from .data import (
    ALL_CRITTERS,
    ALL_KINDS,
    BANNER,
    BERRY,
    BIT,
    BRIDGE,
    CAPTIVES,
    CONSTRUCTIONS,
    COST,
    CRANE,
    CRITTERS,
    DECK_KINDS,
    DUNGEON,
    HOMES,
    INNKEEPER,
    IS_CRITTER,
    JUDGE,
    KINDS,
    NO_CARD,
    PRICE,
    TWIG,
)
from .room import has_place_on_bridge, has_room, housed_kinds, roomy_kinds

if TYPE_CHECKING:
    from .state import Everdell

# terms
ORDINARY: Final = 0  # any way (EVD-2.2)
ONE_FEWER: Final = 1  # the forest card (EVD-5.16)
THREE_FEWER: Final = 3  # the Inn (EVD-10.3)
FOUR_FEWER: Final = 4  # the Green Acorn (EVD-13.18)
FREE: Final = 9  # Queen, Cemetery, Postal Pigeon, Cirrus (EVD-6.7)
MOST_ASKED: Final = max(COST)  # of one resource
# By resource and by how much of it there is: the set of kinds that ask for no more.
ENOUGH: Final = [
    [
        sum(BIT[card] for card in range(KINDS) if COST[card * 4 + kind] <= have)
        for have in range(MOST_ASKED + 1)
    ]
    for kind in range(4)
]
DISCOUNTS: Final = BIT[CRANE] | BIT[INNKEEPER] | BIT[DUNGEON] | BIT[JUDGE] | BIT[BRIDGE]


def missing(s: "Everdell", seat: int, card: int) -> int:
    """How many units of the printed cost the seat does not have."""
    stock = s.stock
    at = seat * 4
    cost = card * 4
    if IS_CRITTER[card]:
        short = COST[cost + BERRY] - stock[at + BERRY]
        return max(0, short)
    total = 0
    for resource in range(TWIG, BERRY):
        short = COST[cost + resource] - stock[at + resource]
        if short > 0:
            total += short
    return total


def affordable_kinds(s: "Everdell", seat: int) -> int:
    """The set of kinds of whose printed cost nothing is missing."""
    stock = s.stock
    at = seat * 4
    kinds = ALL_KINDS
    for resource in range(4):
        have = stock[at + resource]
        kinds &= ENOUGH[resource][min(have, MOST_ASKED)]
    return kinds


def playable_kinds(s: "Everdell", seat: int) -> int:
    """The set of kinds with an ordinary way to play them; by an ability only those of hand and Meadow."""
    kinds = roomy_kinds(s, seat) & (affordable_kinds(s, seat) | housed_kinds(s, seat))
    if s.present[seat] & DISCOUNTS:
        for card in s.hands[seat].cards + s.meadow:
            if card != NO_CARD and not kinds & BIT[card] and ways(s, seat, card, ORDINARY):
                kinds |= BIT[card]
    return kinds


def can_play(s: "Everdell", seat: int, card: int, terms: int) -> bool:
    """Whether there is any way for a card of the deck; `ways` lists them."""
    if terms == ORDINARY and s.present[seat] & DISCOUNTS:
        return bool(ways(s, seat, card, terms))
    if not has_room(s, seat, card, NO_CARD):
        return False
    if terms == FREE or s.vacant[seat] & HOMES[card]:
        return True
    return missing(s, seat, card) <= terms


def ways(s: "Everdell", seat: int, card: int, terms: int) -> list[int]:
    """Every way to play the card, the cheapest first: the actions of `PickWay`."""
    if terms == FREE:
        return [PAY] if has_room(s, seat, card, NO_CARD) else []
    if card >= DECK_KINDS and index_in(s, seat, BANNER[card]) >= 0:  # it must (EVD-13.2)
        return [UPGRADE] if has_room(s, seat, card, BANNER[card]) else []
    found: list[int] = []
    short = missing(s, seat, card)
    if has_room(s, seat, card, NO_CARD):
        homes = s.vacant[seat] & HOMES[card]
        if homes:
            found += [OCCUPY.action(CONSTRUCTION_INDEX[home]) for home in CONSTRUCTIONS if homes & BIT[home]]
        if short <= terms:
            found.append(PAY)
        if (
            terms == ORDINARY
            and s.present[seat] & BIT[JUDGE]
            and short <= 1
            and judge_payments(s, seat, card)
        ):
            found.append(JUDGED)
    if terms == ORDINARY and short <= ABILITY and s.present[seat] & DISCOUNTS:
        add_abilities(s, seat, card, found)
    if s.expanded:
        found.sort()
    return found


def add_abilities(s: "Everdell", seat: int, card: int, found: list[int]) -> None:
    """Three fewer by a card of the city, each alone (EVD-6.10, 13.16)."""
    present = s.present[seat]
    if IS_CRITTER[card]:
        if present & BIT[INNKEEPER] and has_room(s, seat, card, INNKEEPER):
            found.append(WITH_INNKEEPER)
    else:
        if present & BIT[CRANE] and has_room(s, seat, card, CRANE):
            found.append(WITH_CRANE)
        if present & BIT[BRIDGE] and has_place_on_bridge(s, seat, card):
            found.append(WITH_BRIDGE)
    if present & BIT[DUNGEON] and present & ALL_CRITTERS and free_cells(s, seat) > 0:
        found += [
            IMPRISON.action(CRITTER_INDEX[critter])
            for critter in CAPTIVES
            if present & BIT[critter] and can_imprison(s, seat, critter) and has_room(s, seat, card, critter)
        ]


def leaving_by(way: int) -> int:
    """The card of the city that the way gives up, or NO_CARD."""
    if way == WITH_CRANE:
        return CRANE
    if way == WITH_INNKEEPER:
        return INNKEEPER
    if IMPRISON.has(way):
        return CRITTERS[IMPRISON.noun(way)]
    return NO_CARD


def payments(s: "Everdell", seat: int, card: int, terms: int, way: int) -> list[int]:
    """The bundles that the way can be paid with, sorted; the seat has each of them."""
    if terms == FREE or way == UPGRADE or OCCUPY.has(way):
        return [NOTHING]
    if way == JUDGED:
        return judge_payments(s, seat, card)
    discount = ABILITY if leaving_by(way) != NO_CARD or way == WITH_BRIDGE else terms
    if discount == 0:
        return [PRINTED_COST[card]]
    return reduced_payments(s, seat, card, discount)


def reduced_payments(s: "Everdell", seat: int, card: int, discount: int) -> list[int]:
    """Exactly so many units fewer, never below nothing; which are waived is free (EVD-6.8, 6.26)."""
    total = PRICE[card] - discount
    if total <= 0:
        return [NOTHING]
    cost = card * 4
    at = seat * 4
    most: list[int] = []
    for resource in range(4):
        have = s.stock[at + resource]
        want = COST[cost + resource]
        most.append(min(have, want))
    found: list[int] = []
    for twigs in range(most[0] + 1):
        for resin in range(most[1] + 1):
            for pebbles in range(most[2] + 1):
                berries = total - twigs - resin - pebbles
                if 0 <= berries <= most[3]:
                    found.append(ID_OF_CODE[code_of(twigs, resin, pebbles, berries)])
    found.sort()
    return cheapest_first(found) if s.expanded else found


def judge_payments(s: "Everdell", seat: int, card: int) -> list[int]:
    """Exactly one unit of the cost swapped for another type (EVD-6.13)."""
    found: list[int] = []
    cost = card * 4
    at = seat * 4
    for out in range(4):
        if not COST[cost + out]:
            continue
        for into in range(4):
            if into == out:
                continue
            paid = COST[cost : cost + 4]
            paid[out] = paid[out] - 1
            paid[into] = paid[into] + 1
            if all(paid[resource] <= s.stock[at + resource] for resource in range(4)):
                found.append(ID_OF_CODE[code_of(paid[0], paid[1], paid[2], paid[3])])
    found.sort()
    return cheapest_first(found) if s.expanded else found
