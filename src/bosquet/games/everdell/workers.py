"""Workers: where one may be sent (EVD-2.1, 5, 10), where they stand, how they come back.

The workers at a place are one number, three bits a seat; those on a card of a city are packed with the card.
"""

from typing import Final

from . import actions, facts
from .board.pieces import (
    BASIC_EVENTS,
    EVENTS,
    HAVEN,
    JOURNEY,
    LOCATIONS,
    RIVER,
    count_at,
    event_free,
    keeps_workers,
)
from .city import (
    KIND,
    count_workers,
    free_copy,
    stands_on,
    with_worker,
    without_worker,
)
from .data import AUTUMN, NOBODY
from .state import Everdell

EVENT_CARDS: Final = 2  # no event asks for a smaller city


# --- where one may be sent ---------------------------------------------------------------------------------


def add_placements(s: Everdell, seat: int, options: list[int]) -> None:
    """Everything that a worker of the seat may be placed on, in the order of the table."""
    first = actions.PLACE.first
    spots = s.spots
    options += [first + place for place in RIVER if not spots[place] or LOCATIONS[place].shared]
    options += [first + place for place in s.woods if welcomes(s, seat, place)]
    if s.hands[seat].cards:
        options += [first + place for place in HAVEN]
        if s.seasons[seat] == AUTUMN:  # EVD-5.11
            options += [first + place for place in JOURNEY if welcomes(s, seat, place)]
    if len(s.cities[seat]) >= EVENT_CARDS:
        first = actions.ACHIEVE.first
        options += [
            first + event
            for event in BASIC_EVENTS
            if s.owners[event] == NOBODY and EVENTS[event].met(s, seat)
        ]
        options += [
            first + event
            for event in s.specials
            if s.owners[event] == NOBODY and EVENTS[event].met(s, seat) and event_free(s, seat, event)
        ]
    add_visits(s, seat, options)


def welcomes(s: Everdell, seat: int, place: int) -> bool:
    return LOCATIONS[place].free(s, seat) and LOCATIONS[place].open(s, seat)


def add_visits(s: Everdell, seat: int, options: list[int]) -> None:
    """Own Destinations and Storehouses, and OPEN ones of others (EVD-2.1, 10.1)."""
    mine = s.present[seat] & facts.ALL_DESTINATIONS
    others = 0
    for owner in range(s.sides):
        others |= s.present[owner]
    others &= facts.OPEN_KINDS
    if not mine | others:
        return
    for at in range(len(facts.DESTINATIONS)):
        kind = facts.DESTINATIONS[at]
        if not (mine | others) & facts.BIT[kind]:
            continue
        for owner in range(s.sides):
            welcome = s.present[owner] & facts.BIT[kind] and (
                owner == seat or facts.OPEN_KINDS & facts.BIT[kind]
            )
            if welcome and free_copy(s, owner, kind) >= 0 and facts.CARDS[kind].can_visit(s, seat):
                options.append(actions.VISIT_OF[at] + owner)


# --- coming and going --------------------------------------------------------------------------------------


def put_at(s: Everdell, place: int, seat: int) -> None:
    """A free worker goes to a place; from a Journey it never comes back (EVD-5.13)."""
    s.free[seat] = s.free[seat] - 1
    s.spots[place] = s.spots[place] + (1 << 3 * seat)
    if keeps_workers(place):
        s.fixed[seat] = s.fixed[seat] + 1


def put_on(s: Everdell, owner: int, at: int, seat: int) -> None:
    """A free worker goes onto a card; in Cemetery and Monastery it stays for ever (EVD-10.11)."""
    s.free[seat] = s.free[seat] - 1
    card = s.cities[owner][at]
    s.cities[owner][at] = with_worker(card, seat)
    if facts.KEEPS_WORKERS & facts.BIT[card & KIND]:
        s.fixed[seat] = s.fixed[seat] + 1


def deployed(s: Everdell, seat: int) -> list[int]:
    """The seat's workers that can be moved, as actions: none on a Journey, in Cemetery or Monastery."""
    found = [
        actions.RECALL.action(place)
        for place in range(len(s.spots))
        if count_at(s, place, seat) and not keeps_workers(place)
    ]
    return found + [
        actions.RECALL_OF[at] + owner
        for at, kind in enumerate(facts.DESTINATIONS)
        for owner in range(s.sides)
        if not facts.KEEPS_WORKERS & facts.BIT[kind] and copy_with(s, owner, kind, seat) >= 0
    ]


def copy_with(s: Everdell, owner: int, kind: int, seat: int) -> int:
    """The oldest copy on which a worker of the seat stands, -1 without one."""
    for at, card in enumerate(s.cities[owner]):
        if card & KIND == kind and stands_on(card, seat):
            return at
    return -1


def take_back(s: Everdell, seat: int, action: int) -> None:
    """The worker that the action names is free again."""
    s.free[seat] = s.free[seat] + 1
    if actions.RECALL.has(action):
        place = actions.RECALL.noun(action)
        s.spots[place] = s.spots[place] - (1 << 3 * seat)
        return
    owner = actions.RECALL_FROM.other(action)
    at = copy_with(s, owner, facts.DESTINATIONS[actions.RECALL_FROM.noun(action)], seat)
    s.cities[owner][at] = without_worker(s.cities[owner][at], seat)


def bring_back(s: Everdell, seat: int) -> None:
    """All but the permanent ones leave their places (EVD-2.3); who counts them sees to `free`."""
    mask = ~(7 << 3 * seat)
    for place in range(len(s.spots)):
        if s.spots[place] and not keeps_workers(place):
            s.spots[place] = s.spots[place] & mask
    for city in s.cities:
        for at in range(len(city)):
            card = city[at]
            if card > KIND and count_workers(card) and not facts.KEEPS_WORKERS & facts.BIT[card & KIND]:
                city[at] = without_worker(card, seat)
