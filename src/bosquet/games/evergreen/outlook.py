"""How a seat of Evergreen stands, for bots: when is the right night for a concert?

The model forgets the table and keeps what a concert usually brings at the end of one's own turn. What remains
is when to stop, solved exactly: every turn shows a worth, and one holds a concert, the gala, or waits.
"""

from typing import Final

from ...core.state import question_of
from ...core.types import Seat
from .data import (
    ARTIST_COUNT,
    CONCERTS,
    DIAL,
    HAND_SIZE,
    MOST_SEATS,
    NO_CARD,
    PLACES,
    VALUE,
)
from .influence import cover
from .scoring import concert_worth, final_worth
from .state import Evergreen

# What a concert would bring at the end of one's own turn, by number of players, from a poor turn to a great
# one: measured in games that are played by `habit`.
WORTHS: Final = [
    [],
    [],
    [16, 20, 22, 23, 26, 27, 30, 32, 37],
    [10, 15, 17, 20, 21, 24, 26, 29, 35],
    [7, 12, 15, 17, 19, 21, 24, 27, 32],
    [6, 10, 12, 15, 17, 20, 21, 24, 30],
    [5, 8, 10, 12, 16, 17, 20, 24, 29],
]
FINALS: Final = [0.0, 0.0, 21.0, 15.0, 11.0, 9.0, 7.0]  # what the final concert brings on average
GROWTH: Final = [1.05, 1.08, 1.08, 1.07, 1.05, 1.02, 0.98, 0.93, 0.85, 0.75]  # by cards left: dials rise
MOST_TURNS: Final = HAND_SIZE - PLACES


def outlook_of(seats: int) -> list[float]:
    """What the concerts to come are worth: by own turns left, concerts left, and whether the gala is left."""
    final = FINALS[seats]
    values = [0.0] * ((MOST_TURNS + 1) * (CONCERTS + 1) * 2)
    for left in range(CONCERTS + 1):
        values[2 * left] = final
        values[2 * left + 1] = 2.0 * final
    for turns in range(1, MOST_TURNS + 1):
        for left in range(CONCERTS + 1):
            for gala in range(2):
                total = 0.0
                for worth in WORTHS[seats]:
                    total += best_of(values, turns - 1, left, gala, worth * GROWTH[turns - 1])
                values[(turns * (CONCERTS + 1) + left) * 2 + gala] = total / len(WORTHS[seats])
    return values


def best_of(values: list[float], turns: int, left: int, gala: int, worth: float) -> float:
    """A turn that shows this worth, with so many turns to come: wait, hold a concert, or the gala."""
    at = (turns * (CONCERTS + 1) + left) * 2
    best = values[at + gala]
    if left:
        held = worth + values[at - 2 + gala]
        if held > best:
            best = held
        if gala:
            held = 2.0 * worth + values[at - 2]
            if held > best:
                best = held
    return best


NOTHING: Final[list[float]] = []
OUTLOOK: Final = [outlook_of(seats) if seats > 1 else NOTHING for seats in range(MOST_SEATS + 1)]

SOON: Final = 0.3  # how far discs held now help in the next turns
LATER: Final = 0.5  # how much every card of the others takes from them until the final concert
EDGE: Final = 0.4  # what a card more than the others have is worth, in average final concerts
RIVAL: Final = 0.5  # what a point less for the best of the others is worth


def hope(s: Evergreen, seat: Seat) -> float:
    """What the seat may hope to score, less a part of what the best of the others may."""
    return hope_before_placing(s, seat) if s.picked != NO_CARD else hope_on_table(s, seat)


def hope_before_placing(s: Evergreen, seat: Seat) -> float:
    """The card will go where its player stands best."""
    player = s.actor()
    best = -10000.0
    result = 0.0
    for place in range(s.seats * PLACES):
        world = s.clone()
        card = world.picked
        world.picked = NO_CARD
        world.laid += 1
        world.hands[player].take(card)
        cover(world, place, card)
        value = hope_on_table(world, player)
        if value > best:
            best = value
            result = value if player == seat else hope_on_table(world, seat)
    return result


def hope_on_table(s: Evergreen, seat: Seat) -> float:
    rival = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = promise(s, other)
            if theirs > rival:
                rival = theirs
    return promise(s, seat) - RIVAL * rival


def promise(s: Evergreen, seat: Seat) -> float:
    """The total, what concerts to come are worth on the whole, and what this table adds to it."""
    total = float(s.totals[seat])
    if s.over():
        return total
    if not s.turn:
        return opening_worth(s, seat)
    cards = len(s.hands[seat].cards)
    left = CONCERTS - s.held[seat]
    gala = s.galas[seat]
    values = OUTLOOK[s.seats]
    if s.actor() == seat and s.laid:
        turned = question_of(s).phase(s) not in ("cards", "hit")
        worth = concert_worth(s, seat) if turned else best_worth(s, seat)
        total += best_of(values, cards, left, gala, float(worth))
    else:
        total += values[(cards * (CONCERTS + 1) + left) * 2 + gala]
    return total + last_word(s, seat, cards, left, gala)


def opening_worth(s: Evergreen, seat: Seat) -> float:
    """High cards in the opening hold their discs a little longer."""
    total = 0
    for card in s.picks[seat].cards:
        total += VALUE[card]
    return 0.1 * total


def last_word(s: Evergreen, seat: Seat, cards: int, left: int, gala: int) -> float:
    """Discs held now may still be there later; whoever has more cards than the others has the last word."""
    average = FINALS[s.seats]
    ahead = float(final_worth(s, seat)) - average
    others = 0
    for hand in s.hands:
        others += len(hand.cards)
    others -= cards
    edge = EDGE * average * (cards - others / (s.seats - 1))
    if edge > average:
        edge = average
    elif edge < -average:
        edge = -average
    final = ahead / (1.0 + LATER * others) + edge
    if gala:
        final *= 1.5
    return final + SOON * ahead if left and cards else final


def best_worth(s: Evergreen, seat: Seat) -> int:
    """What a concert could bring in this turn, with the hit turned for the best (EVG-3.8, 4.2)."""
    total = final_worth(s, seat)
    most = 0
    for step in range(-1, 2):
        artist = (s.hit + step) % ARTIST_COUNT
        if s.holders[artist] == seat:
            dial = DIAL[s.dials[artist]]
            if dial > most:
                most = dial
    return total + most
