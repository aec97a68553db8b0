"""What a card costs and the ways to pay for it (EVD-3.1, 6): legality of playing, written once.

`terms` say by what leave a card is played: in the ordinary way, for fewer resources at the Inn or on the
forest card, or for nothing. A way is an action: occupy a construction, pay, or pay less by an ability.
"""

from typing import Final

from . import actions, bundles, facts
from .city import can_imprison, free_cells, index_in
from .data import BERRY, MEADOW, NO_CARD, TWIG
from .room import has_place_on_bridge, has_room, housed_kinds, roomy_kinds
from .state import Everdell

# terms
ORDINARY: Final = 0  # any way (EVD-2.2)
ONE_FEWER: Final = 1  # the forest card (EVD-5.16)
THREE_FEWER: Final = 3  # the Inn (EVD-10.3)
FOUR_FEWER: Final = 4  # the Green Acorn (EVD-13.18)
FREE: Final = 9  # Queen, Cemetery, Postal Pigeon, Cirrus (EVD-6.7)


def missing(s: Everdell, seat: int, card: int) -> int:
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


def affordable_kinds(s: Everdell, seat: int) -> int:
    """The set of kinds of whose printed cost nothing is missing."""
    stock = s.stock
    at = seat * 4
    kinds = facts.ALL_KINDS
    for resource in range(4):
        have = stock[at + resource]
        kinds &= facts.ENOUGH[resource][min(have, facts.MOST_ASKED)]
    return kinds


def playable_kinds(s: Everdell, seat: int) -> int:
    """The set of kinds with an ordinary way to play them; by an ability only those of hand and Meadow."""
    kinds = roomy_kinds(s, seat) & (affordable_kinds(s, seat) | housed_kinds(s, seat))
    if s.present[seat] & facts.DISCOUNTS:
        for card in s.hands[seat].cards + s.meadow:
            if card != NO_CARD and not kinds & facts.BIT[card] and ways(s, seat, card, ORDINARY):
                kinds |= facts.BIT[card]
    return kinds


def can_play(s: Everdell, seat: int, card: int, terms: int) -> bool:
    """Whether there is any way for a card of the deck; `ways` lists them."""
    if terms == ORDINARY and s.present[seat] & facts.DISCOUNTS:
        return bool(ways(s, seat, card, terms))
    if not has_room(s, seat, card, NO_CARD):
        return False
    if terms == FREE or s.vacant[seat] & facts.HOMES[card]:
        return True
    return missing(s, seat, card) <= terms


QUEEN_POINTS: Final = 3  # of a card that is played for nothing (EVD-10.5)


def guests(s: Everdell, seat: int, terms: int) -> bool:
    """Whether a card of hand or Meadow could be played on these terms; at the Inn one of the Meadow."""
    if terms != THREE_FEWER:
        for card in s.hands[seat].cards:
            if serves(card, terms) and can_play(s, seat, card, terms):
                return True
    for slot in range(s.closed, MEADOW):
        card = s.meadow[slot]
        if card != NO_CARD and serves(card, terms) and can_play(s, seat, card, terms):
            return True
    return False


def serves(card: int, terms: int) -> bool:
    """What is free is worth 3 points at most (EVD-10.5, 13.13)."""
    return terms != FREE or facts.POINTS[card] <= QUEEN_POINTS


def ways(s: Everdell, seat: int, card: int, terms: int) -> list[int]:
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
    if terms == ORDINARY and short <= facts.MOST_OFF and s.present[seat] & facts.DISCOUNTS:
        add_abilities(s, seat, card, short, found)
    return found


def add_abilities(s: Everdell, seat: int, card: int, short: int, found: list[int]) -> None:
    """Fewer by a card of the city, each alone (EVD-6.10, 13.16)."""
    present = s.present[seat]
    for at, helper in enumerate(facts.HELPERS):
        if not present & facts.BIT[helper] or short > facts.CARDS[helper].off:
            continue
        if facts.CARDS[helper].helps(card) and has_room(s, seat, card, helper):
            found.append(actions.WITH[at])
    if short > bundles.ABILITY:
        return
    if not facts.IS_CRITTER[card] and has_place_on_bridge(s, seat, card):
        found.append(actions.WITH_BRIDGE)
    if present & facts.BIT[facts.DUNGEON] and present & facts.ALL_CRITTERS and free_cells(s, seat) > 0:
        found += [
            actions.IMPRISON.action(facts.CAPTIVE_INDEX[critter])
            for critter in facts.CAPTIVES
            if present & facts.BIT[critter]
            and can_imprison(s, seat, critter)
            and has_room(s, seat, card, critter)
        ]


def leaving_by(way: int) -> int:
    """The card of the city that the way gives up, or NO_CARD."""
    if way in actions.WITH:
        return facts.HELPERS[actions.WITH.index(way)]
    if actions.IMPRISON.has(way):
        return facts.CAPTIVES[actions.IMPRISON.noun(way)]
    return NO_CARD


def payments(s: Everdell, seat: int, card: int, terms: int, way: int) -> list[int]:
    """The bundles that the way can be paid with, sorted; the seat has each of them."""
    if terms == FREE or way == actions.UPGRADE or actions.OCCUPY.has(way):
        return [bundles.NOTHING]
    if way == actions.JUDGED:
        return judge_payments(s, seat, card)
    discount = terms
    if way in actions.WITH:
        discount = facts.CARDS[leaving_by(way)].off
    elif actions.IMPRISON.has(way) or way == actions.WITH_BRIDGE:
        discount = bundles.ABILITY
    if discount == 0:
        return [bundles.PRINTED_COST[card]]
    return reduced_payments(s, seat, card, discount)


def reduced_payments(s: Everdell, seat: int, card: int, discount: int) -> list[int]:
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
    return bundles.cheapest_first(found)


def judge_payments(s: Everdell, seat: int, card: int) -> list[int]:
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
    return bundles.cheapest_first(found)
