"""How a seat of Everdell stands, for bots: points so far, and what lies ready to become points."""

from typing import Final

from . import facts
from .board.pieces import BASIC_EVENTS, EVENTS
from .city import (
    KIND,
    OCCUPIED,
    has_farm,
    index_in,
    legends_of,
    pairs_in,
    store_of,
)
from .data import AUTUMN, GREEN, MEADOW, NO_CARD, NOBODY, PLOTS, RUGWORT
from .paying import missing
from .room import has_room
from .rugwort import UNACHIEVED, total_of_rugwort
from .scoring import total_points
from .state import Everdell
from .worths import CARD, HOME, PRODUCTIONS, WORTH

# All in points of the final score.
LATE: Final = 0.5  # so much of a resource is left once no worker is
FULL: Final = 0.3  # … and once the city is full
PLENTY: Final = 5  # of one resource; more is worth half
WORKER: Final = 1.7  # a worker still to be placed
EVENT: Final = 0.7  # of the points of an event whose requirement is met
HALFWAY: Final = 0.25  # … whose requirement is half met
READY: Final = 0.6  # of what a card would bring that could be played now
SHORT: Final = 0.55  # so much of that is left for each resource missing
SECOND: Final = 0.5  # the second-best card counts half, as both want the same resources
ANSWER: Final = 2.3  # what Rugwort gains by the card that he takes for one
SURE: Final = 0.9  # of the points of an event that he has enough cards for …
LIKELY: Final = 0.35  # … and for which he lacks one
COMING: Final = [13, 10, 6, 0]  # workers of the seasons to come, by season


def hope(s: Everdell, seat: int) -> float:
    """What the seat may hope to score; alone, how far ahead of Rugwort."""
    value = float(total_points(s, seat))
    if s.year:
        value -= threat(s)
    if s.passed[seat] or s.over():
        return value
    season = s.seasons[seat]
    workers = s.free[seat] + COMING[season] - s.fixed[seat] * (AUTUMN - season)
    value += WORKER * workers
    full = s.used[seat] >= PLOTS
    left = 1.0 if workers else LATE
    if full:
        left *= FULL
    at = seat * 4
    for resource in range(4):
        count = s.stock[at + resource]
        if count > PLENTY:
            value += 0.5 * left * WORTH[resource] * (count - PLENTY)
            count = PLENTY
        value += left * WORTH[resource] * count
    value += (1.0 if workers else 0.0) * CARD * len(s.hands[seat].cards)
    value += PRODUCTIONS[season] * production(s, seat)
    value += lying(s, seat, workers, left)
    value += playable(s, seat, season)
    if workers:
        value += events_in_reach(s, seat)
    return value


def production(s: Everdell, seat: int) -> float:
    """What the green cards bring together, once."""
    value = 0.0
    for card in s.cities[seat]:
        kind = card & KIND
        if facts.COLOUR[kind] == GREEN:
            value += facts.CARDS[kind].brings(s, seat)
    if has_farm(s, seat) and s.present[seat] & facts.BIT[facts.HUSBAND]:
        value += 0.6 * pairs_in(s, seat)
    return value


def lying(s: Everdell, seat: int, workers: int, left: float) -> float:
    """Homes for critters, and goods on Storehouses for a worker to fetch."""
    value = 0.0
    for card in s.cities[seat]:
        kind = card & KIND
        if not facts.IS_CRITTER[kind] and not card & OCCUPIED:
            value += left * HOME
        if workers and facts.HOLDS_GOODS & facts.BIT[kind]:
            for resource in range(4):
                value += 0.5 * left * WORTH[resource] * store_of(card, resource)
    return value


def playable(s: Everdell, seat: int, season: int) -> float:
    """What the two best cards of hand and Meadow would bring, less for every resource still missing."""
    best = 0.0
    second = 0.0
    answer = ANSWER if s.year else 0.0
    for card in s.hands[seat].cards:
        gain = promise(s, seat, season, card, answer)
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    for slot in range(s.closed, MEADOW):
        card = s.meadow[slot]
        if card != NO_CARD:
            gain = promise(s, seat, season, card, answer)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    if s.legends:
        for card in legends_of(s, seat):
            gain = legend_promise(s, seat, season, card, answer)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return READY * (best + SECOND * second)


def legend_promise(s: Everdell, seat: int, season: int, card: int, answer: float) -> float:
    """In place of its banner card it costs only that card's points."""
    banner = facts.BANNER[card]
    if index_in(s, seat, banner) < 0:
        return promise(s, seat, season, card, answer)
    if not has_room(s, seat, card, banner):
        return 0.0
    return facts.CARD_WORTH[season * facts.KINDS + card] - facts.POINTS[banner] - answer


def promise(s: Everdell, seat: int, season: int, card: int, answer: float) -> float:
    """What playing the card would bring beyond what it costs; 0 if there is no room for it."""
    gain = facts.CARD_WORTH[season * facts.KINDS + card] - answer
    if not s.vacant[seat] & facts.HOMES[card]:
        gain -= facts.PRICE_WORTH[card]
        if gain <= 0.0:
            return 0.0
        for _ in range(missing(s, seat, card)):
            gain *= SHORT
    return gain if has_room(s, seat, card, NO_CARD) else 0.0


def events_in_reach(s: Everdell, seat: int) -> float:
    """Those that are met, and a little for those that are on the way."""
    value = 0.0
    for event in BASIC_EVENTS:
        value += event_in_reach(s, seat, event, 0)
    for event in s.specials:
        value += event_in_reach(s, seat, event, UNACHIEVED[s.year])
    return value


def event_in_reach(s: Everdell, seat: int, event: int, more: int) -> float:
    if s.owners[event] != NOBODY:
        return 0.0
    tile = EVENTS[event]
    worth = tile.hoped + more
    return EVENT * worth if tile.met(s, seat) else HALFWAY * worth * tile.progress(s, seat)


def threat(s: Everdell) -> float:
    """Rugwort's points, with what he will take when he next looks for events."""
    value = float(total_of_rugwort(s))
    if s.over():
        return value
    for event in BASIC_EVENTS:
        if s.owners[event] == NOBODY:
            lacking = EVENTS[event].lacking(s, RUGWORT)
            if lacking <= 1:
                value += EVENTS[event].points * (SURE if lacking == 0 else LIKELY)
    return value
