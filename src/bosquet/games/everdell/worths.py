"""What resources and places are worth to bots, roughly, in points of the final score; cards say it."""

from typing import Final

from .places import (
    COPY_BASIC,
    DISCARD_FOR_ANY,
    DISCARD_FOR_CARDS,
    DRAW_AND_PLAY,
    GIVES,
    HAVEN,
    JOURNEY,
    JOURNEY_POINTS,
    JOURNEYS,
    LOCATIONS,
    TWO_ANY,
    TWO_CARDS_ANY,
)

WORTH: Final = [0.5, 0.65, 0.85, 0.6]  # a twig, a resin, a pebble, a berry
CARD: Final = 0.3  # a card in hand, whatever it is
HOME: Final = 0.5  # a construction that a critter could move into
PRODUCTIONS: Final = [2, 1, 1, 0]  # that are still to come, by season
RUNNING: Final = [1.0, 0.75, 0.5, 0.2]  # how much of a blue or red card's use is still to come, by season


def place_worths() -> list[float]:
    """What a worker brings from a location."""
    found: list[float] = []
    for gives in GIVES:
        value = CARD * gives[4] + gives[5]
        for resource in range(4):
            value += WORTH[resource] * gives[resource]
        found.append(value)
    found += [0.0] * (LOCATIONS - len(found))
    found[TWO_ANY] = 1.6
    found[TWO_CARDS_ANY] = 1.5
    found[DISCARD_FOR_ANY] = 1.3
    found[DISCARD_FOR_CARDS] = 0.9
    found[COPY_BASIC] = 1.8
    found[DRAW_AND_PLAY] = 1.5
    found[HAVEN] = 0.5
    for journey in range(JOURNEYS):
        found[JOURNEY + journey] = JOURNEY_POINTS[journey] * (1.0 - CARD)
    return found


PLACE_WORTH: Final = place_worths()
