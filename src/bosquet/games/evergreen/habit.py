"""An ordinary choice, quickly made and without a look at other hands: what playouts are made of."""

from typing import Final

from ...core.native import i64
from ...core.rng import Rng
from ...core.types import Seat
from .actions import CONCERT, DONE, GALA, HIT, LAY, NO_CONCERT
from .data import ARTIST, ARTIST_COUNT, CONCERTS, DIAL, NOBODY, OWNER, PLACES, STEP, VALUE
from .outlook import OUTLOOK
from .scoring import concert_worth
from .state import Evergreen

LOOKS: Final = 2  # cards of the hand that are weighed
SPITE: Final = 0.5  # what a point taken from another is worth
NOISE: Final = [step / 8 for step in range(16)]


def habit_card(s: Evergreen, seat: Seat, options: list[int], rng: Rng) -> int:
    """The best of a few cards; mostly one a turn, to have more turns."""
    count = len(s.hands[seat].cards)
    if s.laid and rng.below(8):
        return DONE
    pick = options[rng.below(count)]
    most = -1000.0
    for _ in range(LOOKS):
        action = options[rng.below(count)]
        place = best_place(s, seat, LAY.noun(action), rng)
        gain = swing(s, seat, place, LAY.noun(action))
        if gain > most:
            most = gain
            pick = action
    return pick


def best_place(s: Evergreen, seat: i64, card: i64, rng: Rng) -> int:
    best: i64 = 0
    most = -1000.0
    dice = rng.word()
    places: i64 = s.seats * PLACES
    for place in range(places):
        gain = swing(s, seat, place, card) + NOISE[(dice >> place) & 15]
        if gain > most:
            most = gain
            best = place
    return best


def swing(s: Evergreen, seat: i64, place: i64, card: i64) -> float:
    """What the seat would gain in dials if the card were laid there, and others lose."""
    lost: i64 = ARTIST[s.tops[place]]
    won: i64 = ARTIST[card]
    gain = passage(s, seat, place, card, won)
    return gain if lost == won else gain + passage(s, seat, place, card, lost)


def passage(s: Evergreen, seat: i64, place: i64, card: i64, artist: i64) -> float:
    """The same for one artist's disc."""
    owner: i64 = OWNER[place]
    tops = s.tops
    total: i64 = 0
    highest: i64 = 0
    start: i64 = owner * PLACES
    for at in range(start, start + PLACES):
        shown: i64 = tops[at]
        if at == place:
            shown = card
        of: i64 = ARTIST[shown]
        if of == artist:
            value: i64 = VALUE[shown]
            total += value
            if value > highest:
                highest = value
    most = total * 16 + highest
    leads: i64 = NOBODY
    if most:
        leads = owner
    strengths = s.strength
    seats: i64 = s.seats
    first = artist * seats
    for other in range(seats):
        strength: i64 = strengths[first + other]
        if strength > most and other != owner:
            most = strength
            leads = other
    holder: i64 = s.holders[artist]
    if leads == NOBODY:
        return 0.0
    if leads == holder:
        return 0.0
    dial = s.dials[artist]
    gain = 0.0
    if holder != NOBODY:
        gain = -float(DIAL[dial]) if holder == seat else SPITE * DIAL[dial]
        dial = STEP[dial]
    if leads == seat:
        return gain + DIAL[dial]
    return gain - SPITE * DIAL[dial]


def habit_hit(s: Evergreen, seat: Seat) -> int:
    """To the best of one's own discs; without any, it stays."""
    best = HIT.action(1)
    most = 0
    for step in range(3):
        artist = (s.hit + step - 1) % ARTIST_COUNT
        if s.holders[artist] == seat and DIAL[s.dials[artist]] > most:
            most = DIAL[s.dials[artist]]
            best = HIT.action(step)
    return best


def habit_concert(s: Evergreen, seat: Seat) -> int:
    """Whatever the outlook says."""
    left = CONCERTS - s.held[seat]
    gala = s.galas[seat]
    values = OUTLOOK[s.seats]
    at = (len(s.hands[seat].cards) * (CONCERTS + 1) + left) * 2
    worth = float(concert_worth(s, seat))
    best = values[at + gala]
    choice = NO_CONCERT
    if worth + values[at - 2 + gala] > best:
        best = worth + values[at - 2 + gala]
        choice = CONCERT
    if gala and 2.0 * worth + values[at - 2] > best:
        choice = GALA
    return choice
