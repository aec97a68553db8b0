"""Cities: cards with what stands on them, and how many plots they take (EVD-3.3, 7).

A card of a city is one number. From the right: its kind (10 bits), whether it is occupied (1), the owners of
up to two workers on it, each seat + 1 (3 and 3), its tokens (6), and what lies on it (32): of a Storehouse
four resources, eight bits each; of a Dungeon two prisoners, kind + 1, sixteen bits each; of the Bridge of the
Sky the first card on it, kind + 1, or GONE. The tokens of a University are the lost workers that it keeps
(EVD-10.15). Three bits more: whether it stands on the Bridge, over the Spring, or is the Spring under a card.
"""

from typing import Final

from . import facts
from .data import NO_CARD
from .state import Everdell

KIND: Final = 1023
OCCUPIED: Final = 1 << 10
WORKER: Final = 1 << 11
SECOND: Final = 1 << 14
TOKEN: Final = 1 << 17
LYING: Final = 23  # where what lies on it begins
BYTE: Final = 255
CARD: Final = 0xFFFF
CELL: Final = 16  # bits for a card that lies on it
GONE: Final = CARD  # what lies on the Bridge when its first card has left (EVD-13.21)
ON_BRIDGE: Final = 1 << 55
OVER_SPRING: Final = 1 << 56
UNDER: Final = 1 << 57
WITHOUT_PLOT: Final = ON_BRIDGE | UNDER


# --- one card ----------------------------------------------------------------------------------------------


def tokens_on(card: int) -> int:
    return card >> 17 & 63


def workers_on(card: int) -> list[int]:
    """The owners of the workers that stand on it."""
    owners = [(card >> 11 & 7) - 1, (card >> 14 & 7) - 1]
    return [owner for owner in owners if owner >= 0]


def count_workers(card: int) -> int:
    return (1 if card >> 11 & 7 else 0) + (1 if card >> 14 & 7 else 0)


def stands_on(card: int, seat: int) -> bool:
    """Whether a worker of the seat does."""
    return card >> 11 & 7 == seat + 1 or card >> 14 & 7 == seat + 1


def with_worker(card: int, seat: int) -> int:
    if card >> 11 & 7:
        return card | (seat + 1) << 14
    return card | (seat + 1) << 11


def without_worker(card: int, seat: int) -> int:
    """A worker of the seat goes, if it is the one that stands there; where two may stand, they stay."""
    return card & ~(7 << 11) if card >> 11 & 7 == seat + 1 else card


def store_of(card: int, resource: int) -> int:
    return card >> LYING + 8 * resource & BYTE


def prisoners_of(card: int) -> list[int]:
    found = [(card >> LYING & CARD) - 1, (card >> LYING + CELL & CARD) - 1]
    return [kind for kind in found if kind != NO_CARD]


def carried_by(bridge: int) -> int:
    """The first card on the Bridge, kind + 1; 0 while there was none, GONE once it has left."""
    return bridge >> LYING & CARD


def beneath(card: int) -> list[int]:
    """The kinds that lie under it."""
    found: list[int] = []
    if card & ON_BRIDGE:
        found.append(facts.BRIDGE)
    if card & OVER_SPRING:
        found.append(facts.SPRING_WELL)
    return found


# --- a whole city ------------------------------------------------------------------------------------------


def refresh(s: Everdell, seat: int) -> None:
    """What follows from a city, after cards came or went or were occupied."""
    present = 0
    vacant = 0
    colours = 0
    plots = 0
    husbands = 0
    wives = 0
    husband = facts.HUSBAND
    wife = facts.WIFE
    for card in s.cities[seat]:
        kind = card & KIND
        bit = facts.BIT[kind]
        present |= bit
        if not card & OCCUPIED:
            vacant |= bit
        colours += facts.COLOUR_UNIT[kind]
        if kind == husband:
            husbands += 1
        elif kind == wife:
            wives += 1
        else:
            plots += facts.PLOTS[kind]
    s.present[seat] = present
    s.vacant[seat] = vacant
    s.colours[seat] = colours
    s.used[seat] = plots + (max(wives, husbands))
    if s.expanded:
        refresh_more(s, seat)


def refresh_more(s: Everdell, seat: int) -> None:
    """What the expansions change: what Legendaries count as, shared plots, and those that need none."""
    banners = 0
    shared = 0
    for card in s.cities[seat]:
        kind = card & KIND
        if facts.LEGENDARY[kind]:
            banners |= facts.BIT[facts.BANNER[kind]]
        elif facts.TOGETHER & facts.BIT[kind]:
            shared |= facts.BIT[kind]
        if card & WITHOUT_PLOT:
            s.used[seat] = s.used[seat] - 1
    s.used[seat] = s.used[seat] + shared.bit_count()  # all of a kind on one plot (EVD-7.14)
    s.banners[seat] = banners


def legends_of(s: Everdell, seat: int) -> list[int]:
    """The Legendaries that the seat has not played yet."""
    if not s.legends:
        return []
    return s.legends[seat * 2].cards + s.legends[seat * 2 + 1].cards


def has(s: Everdell, seat: int, kind: int) -> bool:
    return s.present[seat] & facts.BIT[kind] != 0


def count_of(s: Everdell, seat: int, kind: int) -> int:
    count = 0
    for card in s.cities[seat]:
        if card & KIND == kind:
            count += 1
    return count


def index_in(s: Everdell, seat: int, kind: int) -> int:
    """The place of the oldest card of the kind in the city, -1 without one."""
    for at, card in enumerate(s.cities[seat]):
        if card & KIND == kind:
            return at
    return -1


def colour_count(s: Everdell, seat: int, colour: int) -> int:
    return s.colours[seat] >> 6 * colour & 63


def pairs_in(s: Everdell, seat: int) -> int:
    """Husbands and Wives pair one to one (EVD-7.3, 7.16)."""
    husbands = count_of(s, seat, facts.HUSBAND)
    wives = count_of(s, seat, facts.WIFE)
    return min(wives, husbands)


def has_farm(s: Everdell, seat: int) -> bool:
    """A Farm, or McGregor's Market, which counts as one (EVD-13.6)."""
    return (s.present[seat] | s.banners[seat]) & facts.BIT[facts.FARM] != 0


def count_as(s: Everdell, seat: int, kind: int) -> int:
    """The cards of the kind, with the Legendary that counts as one (EVD-13.6)."""
    return count_of(s, seat, kind) + (1 if s.banners[seat] & facts.BIT[kind] else 0)


def chapel_tokens(s: Everdell, seat: int) -> int:
    at = index_in(s, seat, facts.CHAPEL)
    return tokens_on(s.cities[seat][at]) if at >= 0 else 0


# --- cards come and go -------------------------------------------------------------------------------------


def settle_in(s: Everdell, seat: int, kind: int, kept: int = 0) -> None:
    """A card joins the city, perhaps with tokens; `kept` is what lies on or under it already."""
    card = kind | kept
    card += facts.CARDS[kind].starts * TOKEN
    s.cities[seat].append(card)
    refresh(s, seat)


def leave_city(s: Everdell, seat: int, at: int) -> int:
    """A card leaves and is returned with what stood on it.

    Tokens and goods are lost (EVD-10.18); normal workers come home at their owners' next Prepare, permanent
    ones never do (EVD-10.16, 10.17); a Dungeon's prisoners go to the discard pile (EVD-10.19).
    """
    card = s.cities[seat].pop(at)
    if card & (ON_BRIDGE | OVER_SPRING):
        unstack(s, seat, card)
    refresh(s, seat)
    if card & KIND == facts.DUNGEON:
        everybody = (1 << s.seats) - 1
        for prisoner in prisoners_of(card):
            s.discard.put(prisoner, everybody)
    return card


def unstack(s: Everdell, seat: int, gone: int) -> None:
    """The Bridge is worth nothing now; the Spring takes the plot of what lay on it (EVD-13.20, 13.21).

    No city has both: nobody is dealt two Legendary Constructions.
    """
    city = s.cities[seat]
    if gone & ON_BRIDGE:
        at = index_in(s, seat, facts.BRIDGE)
        city[at] = city[at] | GONE << LYING
    else:
        at = index_in(s, seat, facts.SPRING_WELL)
        city[at] = city[at] & ~UNDER


def imprison(s: Everdell, seat: int, critter: int) -> None:
    """A critter of the city goes under the Dungeon (EVD-7.13)."""
    leave_city(s, seat, index_in(s, seat, critter))
    at = index_in(s, seat, facts.DUNGEON)
    card = s.cities[seat][at]
    shift = LYING if not card >> LYING & CARD else LYING + CELL
    s.cities[seat][at] = card | (critter + 1) << shift


def free_cells(s: Everdell, seat: int) -> int:
    """Of the city's Dungeon: one, and a second one with a Ranger (EVD-10.24); what is taken is taken."""
    at = index_in(s, seat, facts.DUNGEON)
    cells = 2 if has(s, seat, facts.SECOND[facts.DUNGEON]) else 1
    return cells - len(prisoners_of(s.cities[seat][at]))


def can_imprison(s: Everdell, seat: int, critter: int) -> bool:
    """Any critter of the Dungeon's city; the Ranger cannot be the second prisoner, whose cell he unlocks."""
    at = index_in(s, seat, facts.DUNGEON)
    taken = len(prisoners_of(s.cities[seat][at]))
    if taken == 0:
        return True
    return taken == 1 and critter != facts.SECOND[facts.DUNGEON] and has(s, seat, facts.SECOND[facts.DUNGEON])


def spots_on(s: Everdell, owner: int, kind: int) -> int:
    """How many workers a copy of the card has room for (EVD-10.2, 10.12)."""
    if kind in (facts.CEMETERY, facts.MONASTERY) and has(s, owner, facts.SECOND[kind]):
        return 2
    return 1


def free_copies(s: Everdell, owner: int, kind: int) -> int:
    """How many copies have room for a worker."""
    spots = spots_on(s, owner, kind)
    return len([card for card in s.cities[owner] if card & KIND == kind and count_workers(card) < spots])


def free_copy(s: Everdell, owner: int, kind: int) -> int:
    """The oldest copy with room for a worker, -1 without one."""
    spots = spots_on(s, owner, kind)
    for at, card in enumerate(s.cities[owner]):
        if card & KIND == kind and count_workers(card) < spots:
            return at
    return -1
