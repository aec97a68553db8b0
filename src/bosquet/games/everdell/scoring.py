"""Points by source, and who stands where (EVD-3.5, 11)."""

from typing import Final

from ...core.state import ranks_of
from . import facts
from .board.pieces import EVENTS, JOURNEY, LOCATIONS, count_at
from .city import (
    GONE,
    KIND,
    carried_by,
    index_in,
    pairs_in,
    tokens_on,
)
from .data import PURPLE
from .rugwort import events_of_rugwort, total_of_rugwort
from .state import Everdell
from .supply import resources_of

PAIR_POINTS: Final = 3  # for each Wife that is paired with a Husband (EVD-4.1, 7.16)
POINT_SOURCES: Final = ["cards", "tokens", "prosperity", "journey", "events"]


def card_points(s: Everdell, seat: int) -> int:
    """What is printed on the cards of the city."""
    points = 0
    for card in s.cities[seat]:
        points += facts.POINTS[card & KIND]
    return points + bridge_points(s, seat) if s.legends else points


def bridge_points(s: Everdell, seat: int) -> int:
    """The Bridge of the Sky has the points of the first card on it, until that leaves (EVD-13.16, 13.21)."""
    at = index_in(s, seat, facts.BRIDGE)
    carried = carried_by(s.cities[seat][at]) if at >= 0 else 0
    return facts.POINTS[carried - 1] if 0 < carried < GONE else 0


def token_points(s: Everdell, seat: int) -> int:
    """Tokens of the supply and those on Chapel, Clock Tower and Gazette, which has a bonus (EVD-12.4)."""
    points = s.tokens[seat]
    for card in s.cities[seat]:
        if card > KIND and facts.HOLDS_TOKENS & facts.BIT[card & KIND]:
            points += facts.CARDS[card & KIND].token_points(tokens_on(card))
    return points


def prosperity_points(s: Everdell, seat: int) -> int:
    """The bonuses of purple cards."""
    points = PAIR_POINTS * pairs_in(s, seat)
    for card in s.cities[seat]:
        if facts.COLOUR[card & KIND] == PURPLE:
            points += facts.CARDS[card & KIND].bonus(s, seat)
    return points


def journey_points(s: Everdell, seat: int) -> int:
    points = 0
    for place in JOURNEY:
        if s.spots[place]:
            points += LOCATIONS[place].points() * count_at(s, place, seat)
    return points


def event_points(s: Everdell, seat: int) -> int:
    points = 0
    for event in range(len(s.owners)):
        if s.owners[event] == seat:
            points += EVENTS[event].worth(s, seat)
    return points


def points_by_source(s: Everdell, seat: int) -> list[int]:
    """In the order of POINT_SOURCES."""
    return [
        card_points(s, seat),
        token_points(s, seat),
        prosperity_points(s, seat),
        journey_points(s, seat),
        event_points(s, seat),
    ]


def total_points(s: Everdell, seat: int) -> int:
    return (
        card_points(s, seat)
        + token_points(s, seat)
        + prosperity_points(s, seat)
        + journey_points(s, seat)
        + event_points(s, seat)
    )


def events_of(s: Everdell, seat: int) -> int:
    return len([owner for owner in s.owners if owner == seat])


def beats_rugwort(s: Everdell, seat: int) -> bool:
    """He has no resources; equal in all is not won (EVD-14.21)."""
    mine = (total_points(s, seat), events_of(s, seat), resources_of(s, seat))
    return mine > (total_of_rugwort(s), events_of_rugwort(s), 0)


def standing(s: Everdell) -> list[int]:
    """Most points; tied: most events, then most resources of the supply; then shared (EVD-11.17, 11.19).

    Alone: 1 if Rugwort is beaten, 2 if not.
    """
    if s.year:
        return [1 if beats_rugwort(s, 0) else 2]
    return ranks_of(
        [(total_points(s, seat), events_of(s, seat), resources_of(s, seat)) for seat in range(s.seats)]
    )
