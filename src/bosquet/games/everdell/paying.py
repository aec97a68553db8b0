"""What a card costs and the ways to pay for it (EVD-3.1, 6): legality of playing, written once.

`terms` say by what leave a card is played: in the ordinary way, for fewer resources at the Inn or on the
forest card, or for nothing. A way is an action: occupy a construction, pay, or pay less by an ability.
"""

from typing import TYPE_CHECKING, Final

from . import actions, bundles, facts
from .city import can_imprison, free_cells, index_in
from .data import BERRY, NO_CARD, TWIG
from .room import has_place_on_bridge, has_room, housed_kinds, roomy_kinds

if TYPE_CHECKING:
    from .state import Everdell

# terms
ORDINARY: Final = 0  # any way (EVD-2.2)
ONE_FEWER: Final = 1  # the forest card (EVD-5.16)
THREE_FEWER: Final = 3  # the Inn (EVD-10.3)
FOUR_FEWER: Final = 4  # the Green Acorn (EVD-13.18)
FREE: Final = 9  # Queen, Cemetery, Postal Pigeon, Cirrus (EVD-6.7)


def missing(s: "Everdell", seat: int, card: int) -> int:
    """How many units of the printed cost the seat does not have."""
    stock = s.stock
    at = seat * 4
    cost = card * 4
    if facts.IS_CRITTER[card]:
        short = facts.COST[cost + BERRY] - stock[at + BERRY]
        return max(0, short)
    total = 0
    for resource in range(TWIG, BERRY):
        short = facts.COST[cost + resource] - stock[at + resource]
        if short > 0:
            total += short
    return total


def affordable_kinds(s: "Everdell", seat: int) -> int:
    """The set of kinds of whose printed cost nothing is missing."""
    stock = s.stock
    at = seat * 4
    kinds = facts.ALL_KINDS
    for resource in range(4):
        have = stock[at + resource]
        kinds &= facts.ENOUGH[resource][min(have, facts.MOST_ASKED)]
    return kinds


def playable_kinds(s: "Everdell", seat: int) -> int:
    """The set of kinds with an ordinary way to play them; by an ability only those of hand and Meadow."""
    kinds = roomy_kinds(s, seat) & (affordable_kinds(s, seat) | housed_kinds(s, seat))
    if s.present[seat] & facts.DISCOUNTS:
        for card in s.hands[seat].cards + s.meadow:
            if card != NO_CARD and not kinds & facts.BIT[card] and ways(s, seat, card, ORDINARY):
                kinds |= facts.BIT[card]
    return kinds


def can_play(s: "Everdell", seat: int, card: int, terms: int) -> bool:
    """Whether there is any way for a card of the deck; `ways` lists them."""
    if terms == ORDINARY and s.present[seat] & facts.DISCOUNTS:
        return bool(ways(s, seat, card, terms))
    if not has_room(s, seat, card, NO_CARD):
        return False
    if terms == FREE or s.vacant[seat] & facts.HOMES[card]:
        return True
    return missing(s, seat, card) <= terms


def ways(s: "Everdell", seat: int, card: int, terms: int) -> list[int]:
    """Every way to play the card, the cheapest first: the actions of `PickWay`."""
    if terms == FREE:
        return [actions.PAY] if has_room(s, seat, card, NO_CARD) else []
    if facts.LEGENDARY[card] and index_in(s, seat, facts.BANNER[card]) >= 0:  # it must (EVD-13.2)
        return [actions.UPGRADE] if has_room(s, seat, card, facts.BANNER[card]) else []
    found: list[int] = []
    short = missing(s, seat, card)
    if has_room(s, seat, card, NO_CARD):
        homes = s.vacant[seat] & facts.HOMES[card]
        if homes:
            found += [
                actions.OCCUPY.action(facts.CONSTRUCTION_INDEX[home])
                for home in facts.CONSTRUCTIONS
                if homes & facts.BIT[home]
            ]
        if short <= terms:
            found.append(actions.PAY)
        if (
            terms == ORDINARY
            and s.present[seat] & facts.BIT[facts.JUDGE]
            and short <= 1
            and judge_payments(s, seat, card)
        ):
            found.append(actions.JUDGED)
    if terms == ORDINARY and short <= bundles.ABILITY and s.present[seat] & facts.DISCOUNTS:
        add_abilities(s, seat, card, found)
    if s.expanded:
        found.sort()
    return found


def add_abilities(s: "Everdell", seat: int, card: int, found: list[int]) -> None:
    """Three fewer by a card of the city, each alone (EVD-6.10, 13.16)."""
    present = s.present[seat]
    if facts.IS_CRITTER[card]:
        if present & facts.BIT[facts.INNKEEPER] and has_room(s, seat, card, facts.INNKEEPER):
            found.append(actions.WITH_INNKEEPER)
    else:
        if present & facts.BIT[facts.CRANE] and has_room(s, seat, card, facts.CRANE):
            found.append(actions.WITH_CRANE)
        if present & facts.BIT[facts.BRIDGE] and has_place_on_bridge(s, seat, card):
            found.append(actions.WITH_BRIDGE)
    if present & facts.BIT[facts.DUNGEON] and present & facts.ALL_CRITTERS and free_cells(s, seat) > 0:
        found += [
            actions.IMPRISON.action(facts.CRITTER_INDEX[critter])
            for critter in facts.CAPTIVES
            if present & facts.BIT[critter]
            and can_imprison(s, seat, critter)
            and has_room(s, seat, card, critter)
        ]


def leaving_by(way: int) -> int:
    """The card of the city that the way gives up, or NO_CARD."""
    if way == actions.WITH_CRANE:
        return facts.CRANE
    if way == actions.WITH_INNKEEPER:
        return facts.INNKEEPER
    if actions.IMPRISON.has(way):
        return facts.CRITTERS[actions.IMPRISON.noun(way)]
    return NO_CARD


def payments(s: "Everdell", seat: int, card: int, terms: int, way: int) -> list[int]:
    """The bundles that the way can be paid with, sorted; the seat has each of them."""
    if terms == FREE or way == actions.UPGRADE or actions.OCCUPY.has(way):
        return [bundles.NOTHING]
    if way == actions.JUDGED:
        return judge_payments(s, seat, card)
    discount = bundles.ABILITY if leaving_by(way) != NO_CARD or way == actions.WITH_BRIDGE else terms
    if discount == 0:
        return [bundles.PRINTED_COST[card]]
    return reduced_payments(s, seat, card, discount)


def reduced_payments(s: "Everdell", seat: int, card: int, discount: int) -> list[int]:
    """Exactly so many units fewer, never below nothing; which are waived is free (EVD-6.8, 6.26)."""
    total = facts.PRICE[card] - discount
    if total <= 0:
        return [bundles.NOTHING]
    cost = card * 4
    at = seat * 4
    most: list[int] = []
    for resource in range(4):
        have = s.stock[at + resource]
        want = facts.COST[cost + resource]
        most.append(min(have, want))
    found: list[int] = []
    for twigs in range(most[0] + 1):
        for resin in range(most[1] + 1):
            for pebbles in range(most[2] + 1):
                berries = total - twigs - resin - pebbles
                if 0 <= berries <= most[3]:
                    found.append(bundles.ID_OF_CODE[bundles.code_of(twigs, resin, pebbles, berries)])
    found.sort()
    return bundles.cheapest_first(found) if s.expanded else found


def judge_payments(s: "Everdell", seat: int, card: int) -> list[int]:
    """Exactly one unit of the cost swapped for another type (EVD-6.13)."""
    found: list[int] = []
    cost = card * 4
    at = seat * 4
    for out in range(4):
        if not facts.COST[cost + out]:
            continue
        for into in range(4):
            if into == out:
                continue
            paid = facts.COST[cost : cost + 4]
            paid[out] = paid[out] - 1
            paid[into] = paid[into] + 1
            if all(paid[resource] <= s.stock[at + resource] for resource in range(4)):
                found.append(bundles.ID_OF_CODE[bundles.code_of(paid[0], paid[1], paid[2], paid[3])])
    found.sort()
    return bundles.cheapest_first(found) if s.expanded else found
