"""Concerts (EVG-4), the final one, and who stands where (EVG-6)."""

from ...core.state import ranks_of
from ...core.types import Seat
from .data import ARTIST_COUNT, DIAL, FINAL, NOT_HELD, SLOTS
from .state import Evergreen


def concert_worth(s: Evergreen, seat: Seat) -> int:
    """The dials of the discs in front of the player, the hit artist's twice (EVG-4.2)."""
    total = 0
    for artist in range(ARTIST_COUNT):
        if s.holders[artist] == seat:
            total += DIAL[s.dials[artist]]
    if s.holders[s.hit] == seat:
        total += DIAL[s.dials[s.hit]]
    return total


def final_worth(s: Evergreen, seat: Seat) -> int:
    """The same without a hit (EVG-6.2)."""
    total = 0
    for artist in range(ARTIST_COUNT):
        if s.holders[artist] == seat:
            total += DIAL[s.dials[artist]]
    return total


def book(s: Evergreen, seat: Seat, slot: int, worth: int, gala: bool) -> int:
    """Note a concert; the gala counts double as a whole (EVG-4.3). What it brought."""
    points = worth
    if gala:
        points = 2 * worth
        s.galas[seat] = 0
    s.concerts[seat * SLOTS + slot] = 2 * points + 1 if gala else 2 * points
    s.totals[seat] = s.totals[seat] + points
    return points


def standing(s: Evergreen) -> list[int]:
    """Highest total; tied: highest final concert; then shared (EVG-6.3)."""
    standings: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        final = s.concerts[seat * SLOTS + FINAL]
        standings.append((s.totals[seat], 0 if final == NOT_HELD else final >> 1))
    return ranks_of(standings)
