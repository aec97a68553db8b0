"""How a seat of Everdell stands, for bots, and an ordinary choice quickly made."""

from typing import TYPE_CHECKING, Final

from ...core.rng import Rng
from .actions import PASS, PLACINGS, PREPARE
from .city import KIND
from .data import AUTUMN, COLOUR, GREEN
from .scoring import total_points

if TYPE_CHECKING:
    from .state import Everdell

WORTH: Final = [0.4, 0.55, 0.75, 0.5]  # of a twig, resin, pebble, berry while the game lasts
CARD_WORTH: Final = 0.35
WORKER_WORTH: Final = 1.5
PRODUCTION_WORTH: Final = [2.0, 1.0, 1.0, 0.0]  # of a green card, by season: productions to come
RIVAL: Final = 0.3


def hope(s: "Everdell", seat: int) -> float:
    """What the seat may hope to score, less a part of what the best of the others may."""
    rival = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = promise(s, other)
            if theirs > rival:
                rival = theirs
    return promise(s, seat) - RIVAL * rival


def promise(s: "Everdell", seat: int) -> float:
    """Points so far, and what lies ready to become points."""
    value = float(total_points(s, seat))
    if s.passed[seat] or s.over():
        return value
    season = s.seasons[seat]
    left = 1.0 if season < AUTUMN else 0.6
    for resource in range(4):
        value += left * WORTH[resource] * s.stock[seat * 4 + resource]
    value += left * CARD_WORTH * len(s.hands[seat].cards)
    value += WORKER_WORTH * s.free[seat]
    workers_to_come = 13 - 3 * season if season < AUTUMN else 0
    value += 0.9 * workers_to_come
    for card in s.cities[seat]:
        if COLOUR[card & KIND] == GREEN:
            value += PRODUCTION_WORTH[season]
    return value


def habit(s: "Everdell", seat: int, options: list[int], rng: Rng) -> int:
    """Play what can be played, else place a worker, else prepare; of several answers any."""
    count = len(options)
    if count == 1:
        return options[0]
    if options[count - 1] == PASS:
        if options[count - 2] == PREPARE:
            count -= 1
        elif options[0] < PLACINGS and rng.below(4):
            plays = 0
            while plays < count and options[plays] < PLACINGS:
                plays += 1
            return options[rng.below(plays)]
        else:
            count -= 1
    return options[rng.below(count)]
