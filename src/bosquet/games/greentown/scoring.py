"""What a tour brings to whom (GRT-5.4 to 5.7, 7.2)."""

from ...core.types import Seat
from .data import LEAST, MOST, NATURE, NOBODY, OWNER, WISH_COUNT, WISH_OF


def visits_of(holds: list[int], tiles: list[int]) -> list[int]:
    """How often each wish was visited; every visit counts (GRT-5.3)."""
    visits = [0] * WISH_COUNT
    for tile in tiles:
        wish = WISH_OF[holds[tile]]
        if wish != NOBODY:
            visits[wish] = visits[wish] + 1
    return visits


def within(card: int, wish: int, visits: int) -> bool:
    """Whether so many visits are what the tourists want (GRT-5.4)."""
    return LEAST[card * WISH_COUNT + wish] <= visits <= MOST[card * WISH_COUNT + wish]


def incomes_of(holds: list[int], tiles: list[int], seats: int, traveller: Seat, card: int) -> list[int]:
    """What a tour past these tiles (without its departure) pays to each seat."""
    visits = visits_of(holds, tiles)
    incomes = [0] * seats
    for wish in range(WISH_COUNT):
        if not within(card, wish, visits[wish]):
            incomes[traveller] = incomes[traveller] - 1  # GRT-5.6
    seen: list[int] = []
    for tile in tiles:
        wish = WISH_OF[holds[tile]]
        if wish != NOBODY and tile not in seen and within(card, wish, visits[wish]):
            seen.append(tile)  # once a tour (GRT-5.5)
            owner = traveller if wish == NATURE else OWNER[holds[tile]]
            incomes[owner] = incomes[owner] + 1
    return settled(incomes, traveller)


def settled(incomes: list[int], traveller: Seat) -> list[int]:
    """Nobody pays in (GRT-5.7); of two players only the difference counts (GRT-7.2, 7.4)."""
    if incomes[traveller] < 0:
        incomes[traveller] = 0
    if len(incomes) == 2:
        both = min(incomes[0], incomes[1])
        incomes[0] = incomes[0] - both
        incomes[1] = incomes[1] - both
    return incomes
