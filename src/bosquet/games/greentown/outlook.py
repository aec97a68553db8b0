"""How a seat of GreenTown stands, for bots: its money, and what its next tours are likely to bring.

The tour at hand is sought exactly; later ones are taken to be like the best one with a card of the number
that the pile has come to. (Its next card itself is not looked at: nobody has seen what lies below the top.)
"""

from typing import Final

from ...core.types import Seat
from .data import ALL_NINE, FEWEST, MOST_STOPS, NO_CARD, PILES, STOPS, TRAVELLING
from .state import GreenTown

PACE: Final = 0.6  # tours that a player makes in a turn, on average
AT_HAND: Final = 0.9  # how much of the tour at hand one will really get
LATER: Final = 0.75  # and of those like the next card's
GROWTH: Final = 0.7  # what every later tour gains by what will still be built
PRESENCE: Final = 0.1  # what each building is worth to each later tour, whoever makes it
SHARE: Final = 0.5  # how likely the others take just the tour that is best for them


def hope(s: GreenTown, seat: Seat) -> float:
    """What the seat may hope to own in the end."""
    total = float(s.money[seat])
    if s.over():
        return total
    tours = tours_left(s, seat)
    card = s.cards[seat]
    if card != NO_CARD and tours > 0.0:
        total += AT_HAND * min(tours, 1.0) * income(s, seat, seat, card)
    later = tours - 1.0
    if later > 0.0:
        coming = typical(s, seat)
        total += later * (LATER * income(s, seat, seat, coming) + GROWTH)
        total += later * PRESENCE * s.seats * (ALL_NINE - s.town.left_of(seat))
    if s.seats > 2:
        for other in range(s.seats):
            if other != seat and s.cards[other] != NO_CARD:
                total += SHARE * min(tours_left(s, other), 1.0) * income(s, seat, other, s.cards[other])
    return total


def typical(s: GreenTown, seat: Seat) -> int:
    """Some card of the number that comes next, another for each seat."""
    stops = STOPS[s.pile[-1]] if s.pile else MOST_STOPS
    group = PILES[stops - FEWEST]
    return group[seat % len(group)]


def tours_left(s: GreenTown, seat: Seat) -> float:
    """How many tours the seat is likely to make: until the pile is used up or somebody has built all nine."""
    if s.ending:
        waits = (seat - s.first) % s.seats >= s.place
        return 1.0 if waits and may_travel(s, seat) else 0.0
    fewest = ALL_NINE
    for each in range(s.seats):
        left = s.town.left_of(each)
        fewest = min(fewest, left)
    by_cards = (len(s.pile) + 1.0) / s.seats + 0.5
    by_buildings = PACE * (fewest + 1.0)
    return min(by_cards, by_buildings)


def may_travel(s: GreenTown, seat: Seat) -> bool:
    """Whether a face-up marker lets the seat travel."""
    return s.used[seat] & TRAVELLING != TRAVELLING


def income(s: GreenTown, seat: Seat, traveller: Seat, card: int) -> float:
    """What the seat would get of the traveller's best tour with the card."""
    tour = s.town.best_tour(s.seats, traveller, card)
    return 0.0 if tour is None else float(tour.incomes[seat])
