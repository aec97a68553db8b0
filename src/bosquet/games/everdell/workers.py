"""Workers: where one may be sent (EVD-2.1, 5, 10), where they stand, how they come back.

The workers at a place are one number, three bits a seat; those on a card of a city are packed with the card.
"""

from typing import TYPE_CHECKING, Final

from . import actions, facts
from .city import (
    KIND,
    colour_count,
    count_workers,
    free_copy,
    stands_on,
    with_worker,
    without_worker,
)
from .data import AUTUMN, BERRY, MEADOW, NO_CARD, NOBODY
from .paying import FOUR_FEWER, FREE, THREE_FEWER, can_play
from .places import (
    BASIC_EVENT_COLOUR,
    BASIC_EVENT_COUNT,
    BASIC_EVENTS,
    CROAK_WART_CURE,
    DISCARD_FOR_ANY,
    DISCARD_FOR_CARDS,
    EVERDELL_GAMES,
    FOREST_ROOM,
    GAMES_COUNT,
    HAVEN,
    JOURNEY,
    JOURNEY_POINTS,
    JOURNEYS,
    PLACES,
)
from .room import count_removable
from .supply import resources_of

if TYPE_CHECKING:
    from .state import Everdell

QUEEN_POINTS: Final = 3
MONASTERY_GIFT: Final = 2
POST_OFFICE_CARDS: Final = 2
CURE_BERRIES: Final = 2
CURE_CARDS: Final = 2
EVENT_CARDS: Final = 2  # no event asks for a smaller city


# --- what a visit demands ----------------------------------------------------------------------------------


def location_open(s: "Everdell", seat: int, place: int) -> bool:
    """Whether it can be paid: two forest cards and the Haven need a card in hand (EVD-5.10, 10.7)."""
    if place in (DISCARD_FOR_ANY, DISCARD_FOR_CARDS, HAVEN):
        return bool(s.hands[seat].cards)
    return True


def destination_open(s: "Everdell", seat: int, kind: int) -> bool:
    """Whether the seat can do what the card demands (EVD-5.21, 8.12, 10.4, 10.13, 10.14)."""
    if kind == facts.INN:
        return inn_has_guest(s, seat)
    if kind == facts.QUEEN:
        return queen_has_guest(s, seat)
    if kind == facts.MONASTERY:
        return resources_of(s, seat) >= MONASTERY_GIFT
    if kind == facts.POST_OFFICE:
        return len(s.hands[seat].cards) >= POST_OFFICE_CARDS
    if kind == facts.UNIVERSITY:
        return count_removable(s, seat) > 1
    if kind == facts.AMILLA:
        return bool(free_events(s, seat))
    if kind == facts.GREEN_ACORN:
        return acorn_has_guest(s, seat)
    return True


def inn_has_guest(s: "Everdell", seat: int) -> bool:
    """A card of the Meadow that could be played for three fewer (EVD-10.3, 10.4)."""
    for slot in range(s.closed, MEADOW):
        card = s.meadow[slot]
        if card != NO_CARD and can_play(s, seat, card, THREE_FEWER):
            return True
    return False


def acorn_has_guest(s: "Everdell", seat: int) -> bool:
    """A card of hand or Meadow that could be played for four fewer (EVD-10.4, 13.18)."""
    for card in s.hands[seat].cards:
        if can_play(s, seat, card, FOUR_FEWER):
            return True
    for slot in range(s.closed, MEADOW):
        card = s.meadow[slot]
        if card != NO_CARD and can_play(s, seat, card, FOUR_FEWER):
            return True
    return False


def queen_has_guest(s: "Everdell", seat: int) -> bool:
    """A card of up to 3 base points, from hand or Meadow, that could be played (EVD-10.4, 10.5)."""
    for card in s.hands[seat].cards:
        if facts.POINTS[card] <= QUEEN_POINTS and can_play(s, seat, card, FREE):
            return True
    for slot in range(s.closed, MEADOW):
        card = s.meadow[slot]
        if card != NO_CARD and facts.POINTS[card] <= QUEEN_POINTS and can_play(s, seat, card, FREE):
            return True
    return False


def meets(s: "Everdell", seat: int, event: int) -> bool:
    """Whether the city meets the event's requirement (EVD-3.6, 11.4)."""
    if event < BASIC_EVENTS:
        return colour_count(s, seat, BASIC_EVENT_COLOUR[event]) >= BASIC_EVENT_COUNT[event]
    if event == EVERDELL_GAMES:
        for colour in range(5):
            if colour_count(s, seat, colour) < GAMES_COUNT:
                return False
        return True
    return (s.present[seat] | s.banners[seat]) & facts.REQUIRED[event] == facts.REQUIRED[event]


def event_open(s: "Everdell", seat: int, event: int) -> bool:
    """Free, its requirement met, and its payment possible (EVD-4.3, 11.1)."""
    if s.owners[event] != NOBODY or not meets(s, seat, event):
        return False
    return event != CROAK_WART_CURE or can_cure(s, seat)


def can_cure(s: "Everdell", seat: int) -> bool:
    """Croak Wart Cure is paid with berries and cards of the city, no Legendaries (EVD-11.7)."""
    return s.stock[seat * 4 + BERRY] >= CURE_BERRIES and count_removable(s, seat) >= CURE_CARDS


def free_events(s: "Everdell", seat: int) -> list[int]:
    """Those that nobody has achieved and the seat could pay for, whatever they require (EVD-13.11)."""
    return [
        event
        for event in [*range(BASIC_EVENTS), *s.specials]
        if s.owners[event] == NOBODY and (event != CROAK_WART_CURE or can_cure(s, seat))
    ]


# --- where one may be sent ---------------------------------------------------------------------------------


def count_at(s: "Everdell", place: int, seat: int) -> int:
    return s.spots[place] >> 3 * seat & 7


def crowd_at(s: "Everdell", place: int) -> int:
    """All workers at a place."""
    spots = s.spots[place]
    return (spots & 7) + (spots >> 3 & 7) + (spots >> 6 & 7) + (spots >> 9 & 7)


def forest_free(s: "Everdell", seat: int, place: int) -> bool:
    """One worker, two in a game of four, never two of one player (EVD-5.7)."""
    spots = s.spots[place]
    if not spots:
        return True
    return not spots >> 3 * seat & 7 and crowd_at(s, place) < FOREST_ROOM[s.seats]


def add_placements(s: "Everdell", seat: int, options: list[int]) -> None:
    """Everything that a worker of the seat may be placed on, in the order of the table."""
    spots = s.spots
    taken = 0
    for at in range(len(actions.FOR_ONE)):
        if spots[actions.FOR_ONE[at]]:
            taken |= 1 << at
    options += actions.OPEN_BASICS[taken]
    for place in s.woods:
        if forest_free(s, seat, place) and location_open(s, seat, place):
            options.append(actions.PLACINGS + place)
    cards = len(s.hands[seat].cards)
    if cards:
        options.append(actions.PLACINGS + HAVEN)
        if s.seasons[seat] == AUTUMN:  # EVD-5.11
            for journey in range(JOURNEYS):
                if cards >= JOURNEY_POINTS[journey] and (journey == 0 or not spots[JOURNEY + journey]):
                    options.append(actions.PLACINGS + JOURNEY + journey)
    if len(s.cities[seat]) >= EVENT_CARDS:
        options += [actions.ACHIEVINGS + event for event in range(BASIC_EVENTS) if event_open(s, seat, event)]
        options += [actions.ACHIEVINGS + event for event in s.specials if event_open(s, seat, event)]
    add_visits(s, seat, options)


def add_visits(s: "Everdell", seat: int, options: list[int]) -> None:
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
            if welcome and free_copy(s, owner, kind) >= 0 and destination_open(s, seat, kind):
                options.append(actions.VISIT_OF[at] + owner)


# --- coming and going --------------------------------------------------------------------------------------


def put_at(s: "Everdell", place: int, seat: int) -> None:
    """A free worker goes to a place; from a Journey it never comes back (EVD-5.13)."""
    s.free[seat] = s.free[seat] - 1
    s.spots[place] = s.spots[place] + (1 << 3 * seat)
    if JOURNEY <= place < JOURNEY + JOURNEYS:
        s.fixed[seat] = s.fixed[seat] + 1


def put_on(s: "Everdell", owner: int, at: int, seat: int) -> None:
    """A free worker goes onto a card; in Cemetery and Monastery it stays for ever (EVD-10.11)."""
    s.free[seat] = s.free[seat] - 1
    card = s.cities[owner][at]
    s.cities[owner][at] = with_worker(card, seat)
    if facts.KEEPS_WORKERS & facts.BIT[card & KIND]:
        s.fixed[seat] = s.fixed[seat] + 1


def deployed(s: "Everdell", seat: int) -> list[int]:
    """The seat's workers that can be moved, as actions: none on a Journey, in Cemetery or Monastery."""
    found = [
        actions.RECALL.action(place)
        for place in range(PLACES)
        if count_at(s, place, seat) and not JOURNEY <= place < JOURNEY + JOURNEYS
    ]
    return found + [
        actions.RECALL_OF[at] + owner
        for at, kind in enumerate(facts.DESTINATIONS)
        for owner in range(s.sides)
        if not facts.KEEPS_WORKERS & facts.BIT[kind] and copy_with(s, owner, kind, seat) >= 0
    ]


def copy_with(s: "Everdell", owner: int, kind: int, seat: int) -> int:
    """The oldest copy on which a worker of the seat stands, -1 without one."""
    for at, card in enumerate(s.cities[owner]):
        if card & KIND == kind and stands_on(card, seat):
            return at
    return -1


def take_back(s: "Everdell", seat: int, action: int) -> None:
    """The worker that the action names is free again."""
    s.free[seat] = s.free[seat] + 1
    if actions.RECALL.has(action):
        place = actions.RECALL.noun(action)
        s.spots[place] = s.spots[place] - (1 << 3 * seat)
        return
    owner = actions.RECALL_FROM.other(action)
    at = copy_with(s, owner, facts.DESTINATIONS[actions.RECALL_FROM.noun(action)], seat)
    s.cities[owner][at] = without_worker(s.cities[owner][at], seat)


def bring_back(s: "Everdell", seat: int) -> None:
    """All but the permanent ones leave their places (EVD-2.3); who counts them sees to `free`."""
    mask = ~(7 << 3 * seat)
    for place in range(PLACES):
        if s.spots[place] and not JOURNEY <= place < JOURNEY + JOURNEYS:
            s.spots[place] = s.spots[place] & mask
    for city in s.cities:
        for at in range(len(city)):
            card = city[at]
            if card > KIND and count_workers(card) and not facts.KEEPS_WORKERS & facts.BIT[card & KIND]:
                city[at] = without_worker(card, seat)
