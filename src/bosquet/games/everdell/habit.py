"""An ordinary choice, quickly made and without a look at any secret: what playouts are made of."""

from typing import TYPE_CHECKING, Final

from ...core.rng import Rng
from .actions import CARD, COUNT, DONE, MEADOW_CARD, OCCUPY, PASS, PLACE, PLAY, SPEND
from .data import POINTS

if TYPE_CHECKING:
    from .state import Everdell

CALM: Final = 3  # of four turns in which a card could be played, so many begin with one


def habit(s: "Everdell", seat: int, options: list[int], rng: Rng) -> int:
    """By the kind of question, which its options show."""
    count = len(options)
    first = options[0]
    last = options[count - 1]
    if count == 1:
        return first
    if last == PASS:
        return habit_turn(options, rng)
    if OCCUPY.first <= first < SPEND.first:
        return first  # the cheapest way
    if COUNT.has(first):
        return last
    if last == DONE and not CARD.has(first):
        return options[rng.below(count - 1)]
    return options[rng.below(count)]


def habit_turn(options: list[int], rng: Rng) -> int:
    """Mostly the best of two cards that could be played, else a worker, else the next season."""
    count = len(options)
    plays = 0
    while plays < count and options[plays] < PLACE.first:
        plays += 1
    others = count - 1 - plays  # but passing
    if plays and (not others or rng.below(4) < CALM):
        one = options[rng.below(plays)]
        two = options[rng.below(plays)]
        return one if printed(one) >= printed(two) else two
    if others:
        return options[plays + rng.below(others)]
    return options[count - 1]


def printed(action: int) -> int:
    """The points of the card that it would play."""
    return POINTS[PLAY.noun(action) if PLAY.has(action) else MEADOW_CARD.noun(action)]
