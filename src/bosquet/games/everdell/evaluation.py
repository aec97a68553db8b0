"""How a seat of Everdell stands, for bots: points so far, and what lies ready to become points."""

from typing import TYPE_CHECKING, Final

from .city import KIND, OCCUPIED, count_of, has_farm, pairs_in
from .data import (
    AUTUMN,
    BARGE_TOAD,
    CHIP_SWEEP,
    COLOUR,
    DOCTOR,
    FAIRGROUNDS,
    FARM,
    GENERAL_STORE,
    GREEN,
    HUSBAND,
    IS_CRITTER,
    KINDS,
    MINE,
    MINER_MOLE,
    MONK,
    NOBODY,
    PEDDLER,
    RESIN_REFINERY,
    STOREHOUSE,
    TEACHER,
    TWIG_BARGE,
    WOODCARVER,
)
from .places import BASIC_EVENTS, EVENT_POINTS
from .scoring import total_points
from .workers import meets

if TYPE_CHECKING:
    from .state import Everdell

# All in points of the final score.
WORTH: Final = [0.4, 0.6, 0.8, 0.55]  # a twig, a resin, a pebble, a berry
LATE: Final = 0.4  # so much of it is left once no worker is
CARD: Final = 0.4  # a card in hand
WORKER: Final = 1.6  # a worker still to be placed
HOME: Final = 0.4  # a construction that a critter could move into
EVENT: Final = 0.6  # of the points of an event whose requirement is met
SPECIAL: Final = 3.0  # what a special event without printed points is worth about
COMING: Final = [13, 10, 6, 0]  # workers of the seasons to come, by season
PRODUCTIONS: Final = [2, 1, 1, 0]  # that are still to come, by season


def yields() -> list[float]:
    """What a green card brings each time, by kind."""
    found = [0.0] * KINDS
    found[FARM] = 0.55
    found[MINE] = 0.8
    found[RESIN_REFINERY] = 0.6
    found[TWIG_BARGE] = 0.8
    found[FAIRGROUNDS] = 0.8
    found[GENERAL_STORE] = 0.55
    found[STOREHOUSE] = 0.7
    found[DOCTOR] = 0.7
    found[WOODCARVER] = 0.9
    found[MONK] = 1.5
    found[PEDDLER] = 0.4
    found[TEACHER] = 0.5
    found[CHIP_SWEEP] = 0.7
    found[MINER_MOLE] = 0.7
    return found


YIELD: Final = yields()


def hope(s: "Everdell", seat: int) -> float:
    """What the seat may hope to score."""
    value = float(total_points(s, seat))
    if s.passed[seat] or s.over():
        return value
    season = s.seasons[seat]
    workers = s.free[seat] + COMING[season] - s.fixed[seat] * (AUTUMN - season)
    value += WORKER * workers
    left = 1.0 if workers else LATE
    at = seat * 4
    for resource in range(4):
        value += left * WORTH[resource] * s.stock[at + resource]
    value += left * CARD * len(s.hands[seat].cards)
    value += PRODUCTIONS[season] * production(s, seat)
    for card in s.cities[seat]:
        if not IS_CRITTER[card & KIND] and not card & OCCUPIED:
            value += left * HOME
    if workers:
        value += events_in_reach(s, seat)
    return value


def production(s: "Everdell", seat: int) -> float:
    """What the green cards bring together."""
    value = 0.0
    for card in s.cities[seat]:
        kind = card & KIND
        if COLOUR[kind] == GREEN:
            value += YIELD[kind]
            if kind == BARGE_TOAD:
                value += 2.0 * WORTH[0] * count_of(s, seat, FARM)
            elif kind == GENERAL_STORE and has_farm(s, seat):
                value += WORTH[3]
    if has_farm(s, seat) and s.present[seat] >> HUSBAND & 1:
        value += 0.7 * pairs_in(s, seat)
    return value


def events_in_reach(s: "Everdell", seat: int) -> float:
    value = 0.0
    for event in range(BASIC_EVENTS):
        if s.owners[event] == NOBODY and meets(s, seat, event):
            value += EVENT * EVENT_POINTS[event]
    for event in s.specials:
        if s.owners[event] == NOBODY and meets(s, seat, event):
            value += EVENT * (EVENT_POINTS[event] or SPECIAL)
    return value
