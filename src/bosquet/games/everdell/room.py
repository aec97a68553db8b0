"""Room in a city: what may still come into it, and what may leave it (EVD-3.2, 3.3, 7)."""

from . import facts
from .city import KIND, OCCUPIED, ON_BRIDGE, OVER_SPRING, carried_by, count_of, index_in
from .data import NO_CARD, PLOTS
from .state import Everdell


def housed_kinds(s: Everdell, seat: int) -> int:
    """The set of critters with a home in the city that is not occupied (EVD-3.1)."""
    kinds = 0
    if s.vacant[seat] & facts.ALL_CONSTRUCTIONS:
        for card in s.cities[seat]:
            if not card & OCCUPIED:
                kinds |= facts.GUESTS[card & KIND]
    return kinds


def takes_plot(s: Everdell, seat: int, kind: int, leaving: int) -> int:
    """The plots taken once `leaving` (or NO_CARD) has gone and the kind has come (EVD-6.24, 7.4 to 7.6)."""
    husbands = count_of(s, seat, facts.HUSBAND)
    wives = count_of(s, seat, facts.WIFE)
    plots = s.used[seat] - max(wives, husbands)
    for changed, step in ((leaving, -1), (kind, 1)):
        if changed == NO_CARD or leaving == kind:
            continue
        if changed == facts.HUSBAND:
            husbands += step
        elif changed == facts.WIFE:
            wives += step
        elif facts.TOGETHER & facts.BIT[changed]:
            if count_of(s, seat, changed) == (0 if step > 0 else 1):
                plots += step
        else:
            plots += step * facts.PLOTS[changed]
    if s.expanded and leaving != NO_CARD and s.cities[seat][index_in(s, seat, leaving)] & OVER_SPRING:
        plots += 1  # the Spring takes the plot that it leaves (EVD-13.20)
    return plots + max(wives, husbands)


def has_room(s: Everdell, seat: int, kind: int, leaving: int) -> bool:
    """Whether the seat may play the kind into its city: unique once, 15 plots; `leaving` goes before."""
    if kind == facts.FOOL:
        return has_fool_city(s, seat)
    if facts.LEGENDARY[kind]:  # it opens a plot for itself (EVD-7.15); the Spring needs a host (EVD-13.17)
        return kind != facts.SPRING_WELL or count_hosts(s, seat, leaving) > 0
    if s.banners[seat] & facts.BIT[kind]:  # barred by its Legendary (EVD-13.5)
        return False
    if facts.IS_UNIQUE[kind] and leaving != kind and s.present[seat] & facts.BIT[kind]:
        return False
    if kind == facts.RUINS:  # it replaces a Construction, and needs one (EVD-7.7, 7.8)
        return count_replaceable(s, seat, leaving) > 0
    if s.used[seat] < PLOTS:
        return True
    return takes_plot(s, seat, kind, leaving) <= PLOTS


def has_place_on_bridge(s: Everdell, seat: int, kind: int) -> bool:
    """Whether the Bridge of the Sky is still to be used, and this Construction may lie on it (EVD-13.16)."""
    if not s.present[seat] & facts.BIT[facts.BRIDGE] or facts.LEGENDARY[kind] or kind == facts.RUINS:
        return False
    if s.banners[seat] & facts.BIT[kind] or (facts.IS_UNIQUE[kind] and s.present[seat] & facts.BIT[kind]):
        return False
    return carried_by(s.cities[seat][index_in(s, seat, facts.BRIDGE)]) == 0


def roomy_kinds(s: Everdell, seat: int) -> int:
    """The set of kinds of the deck that `has_room` lets into the city while nothing leaves it."""
    if s.used[seat] >= PLOTS:
        return sum(facts.BIT[kind] for kind in facts.DECK_KINDS if has_room(s, seat, kind, NO_CARD))
    present = s.present[seat]
    kinds = facts.ALL_KINDS ^ (present & facts.ONCE_EACH)
    if not present & facts.ALL_CONSTRUCTIONS:
        kinds ^= facts.BIT[facts.RUINS]
    if not has_fool_city(s, seat):
        kinds ^= facts.BIT[facts.FOOL]
    if s.banners[seat]:  # EVD-13.5, 13.8
        kinds &= ~s.banners[seat]
        if not has_room(s, seat, facts.RUINS, NO_CARD):
            kinds &= ~facts.BIT[facts.RUINS]
    return kinds


def takes_fool(s: Everdell, seat: int) -> bool:
    """An empty plot and no Fool yet; whether its player has passed does not matter (EVD-7.9, 7.10, 8.11)."""
    return s.used[seat] < PLOTS and not s.present[seat] & facts.BIT[facts.FOOL]


def has_fool_city(s: Everdell, seat: int) -> bool:
    """Against Rugwort it is discarded, whatever his city holds (EVD-14.12)."""
    if s.year:
        return True
    for other in range(s.seats):
        if other != seat and takes_fool(s, other):
            return True
    return False


def count_replaceable(s: Everdell, seat: int, leaving: int) -> int:
    """Constructions that Ruins could replace; one that pays for it has gone (EVD-6.24)."""
    count = 0
    full = s.used[seat] >= PLOTS and takes_plot(s, seat, NO_CARD, leaving) >= PLOTS
    for card in s.cities[seat]:
        if replaceable(card, full):
            count += 1
    if leaving != NO_CARD and not facts.IS_CRITTER[leaving]:
        count -= 1
    return count


def replaceable(card: int, full: bool) -> bool:
    """No Legendary (EVD-13.8); in a full city Ruins needs the plot of what it replaces (EVD-13.20, 13.21)."""
    kind = card & KIND
    if facts.IS_CRITTER[kind] or facts.LEGENDARY[kind]:
        return False
    return not full or not card & (ON_BRIDGE | OVER_SPRING)


def count_hosts(s: Everdell, seat: int, leaving: int) -> int:
    """Constructions that the Silver Scale Spring could lie under; one that leaves before has gone."""
    count = 0
    for card in s.cities[seat]:
        if not facts.IS_CRITTER[card & KIND]:
            count += 1
    if leaving != NO_CARD and not facts.IS_CRITTER[leaving]:
        count -= 1
    return count


def count_removable(s: Everdell, seat: int) -> int:
    """Cards that can leave the city: all but Legendaries (EVD-13.8)."""
    if not s.legends:
        return len(s.cities[seat])
    return len([card for card in s.cities[seat] if not facts.LEGENDARY[card & KIND]])
