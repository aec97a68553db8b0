"""How an option looks at a glance, without a look at any secret: habits, and where search begins."""

from typing import TYPE_CHECKING, Final

from ...core.rng import Rng
from .actions import (
    ACHIEVE,
    CARD,
    COUNT,
    DONE,
    GAIN,
    MEADOW_CARD,
    OCCUPY,
    PASS,
    PLACE,
    PLAY,
    PREPARE,
    SPEND,
    VISIT,
)
from .bundles import AMOUNT
from .city import KIND, store_of
from .data import (
    AUTUMN,
    CEMETERY,
    CHAPEL,
    DESTINATIONS,
    HOMES,
    INN,
    KINDS,
    LOOKOUT,
    MONASTERY,
    POINTS,
    POST_OFFICE,
    QUEEN,
    STOREHOUSE,
)
from .places import EVENT_POINTS
from .worths import CARD_WORTH, PLACE_WORTH, PRICE_WORTH, WORTH

if TYPE_CHECKING:
    from .state import Everdell

ANSWER: Final = 2.0  # what Rugwort gains by the card that he takes for one
NOISE: Final = 200  # hundredths of a point: habits do not always do the same
SPECIAL: Final = 3.5  # an event without printed points
SEASON: Final = 1.0  # preparing, once the good cards are played
LAST: Final = 0.2  # so much of a price counts when no worker is left to pay with it
PICK_FIELDS: Final = 5  # a question for a card has so many fields; the third is what for
TAKING: Final = [2, 3, 5, 6, 7, 8, 14]  # purposes for which the best card is chosen; for others the worst


def habit(s: "Everdell", seat: int, options: list[int], rng: Rng) -> int:
    """By the kind of question, which its options show."""
    count = len(options)
    first = options[0]
    last = options[count - 1]
    if count == 1:
        return first
    if last == PASS:
        return best_of(s, seat, options, rng)
    if OCCUPY.first <= first < SPEND.first:
        return first  # the cheapest way
    if COUNT.has(first):
        return last
    if CARD.has(first):
        return habit_card(s, seat, options, rng)
    if GAIN.has(first) or PLAY.first <= first < PREPARE:
        return best_of(s, seat, options, rng)
    if last == DONE:
        return options[rng.below(count - 1)]
    return options[rng.below(count)]


def noise(rng: Rng) -> float:
    hundredths: int = rng.below(NOISE)
    return hundredths / 100.0


def best_of(s: "Everdell", seat: int, options: list[int], rng: Rng) -> int:
    """What looks best, with a little noise."""
    best = options[0]
    most = -99.0
    for action in options:
        value = looks(s, seat, action) + noise(rng)
        if value > most:
            most = value
            best = action
    return best


def habit_card(s: "Everdell", seat: int, options: list[int], rng: Rng) -> int:
    """The best card where one is taken or played, the worst where one is given up."""
    fields = s.frames.top.fields() if s.frames is not None else ()
    if len(fields) != PICK_FIELDS:
        return options[rng.below(len(options))]
    taking = fields[2] in TAKING
    if options[len(options) - 1] == DONE and not taking and rng.below(3) == 0:
        return DONE
    season = s.seasons[seat]
    best = options[0]
    most = -99.0
    for action in options:
        if CARD.has(action):
            value = CARD_WORTH[season * KINDS + CARD.noun(action)]
            value = (value if taking else -value) + noise(rng)
            if value > most:
                most = value
                best = action
    return best


def looks(s: "Everdell", seat: int, action: int) -> float:
    """What an option brings, roughly, in points."""
    if action < PLACE.first:
        return looks_play(s, seat, PLAY.noun(action) if PLAY.has(action) else MEADOW_CARD.noun(action))
    if action < ACHIEVE.first:
        return PLACE_WORTH[PLACE.noun(action)]
    if action < VISIT.first:
        return 1.0 + (EVENT_POINTS[ACHIEVE.noun(action)] or SPECIAL)
    if action < PREPARE:
        return looks_visit(s, seat, VISIT.noun(action), VISIT.other(action))
    if action == PREPARE:
        return SEASON
    if GAIN.has(action):
        value = 0.0
        for resource in range(4):
            value += WORTH[resource] * AMOUNT[GAIN.noun(action) * 4 + resource]
        return value
    return 0.0


def looks_play(s: "Everdell", seat: int, card: int) -> float:
    """Its worth less its price; one that can move in costs nothing."""
    season = s.seasons[seat]
    value = CARD_WORTH[season * KINDS + card]
    if s.year:
        value -= ANSWER
    if s.vacant[seat] & HOMES[card]:
        return value
    if season == AUTUMN and not s.free[seat]:
        return POINTS[card] + 0.5 - LAST * PRICE_WORTH[card] - (ANSWER if s.year else 0.0)
    return value - PRICE_WORTH[card] + 0.5


def looks_visit(s: "Everdell", seat: int, noun: int, owner: int) -> float:
    kind = DESTINATIONS[noun]
    if kind == STOREHOUSE:
        value = 0.0
        for card in s.cities[owner]:
            if card & KIND == STOREHOUSE:
                for resource in range(4):
                    value += WORTH[resource] * store_of(card, resource)
        return value
    if kind == QUEEN:
        return 3.0
    if kind in (INN, MONASTERY, CHAPEL, CEMETERY):
        return 2.2
    if kind == LOOKOUT:
        return 1.8
    return 0.8 if kind == POST_OFFICE else 1.2


def weights(s: "Everdell", seat: int, options: list[int]) -> list[float]:
    """How promising each option of a turn looks; nothing for other questions."""
    if options[0] >= PASS or options[len(options) - 1] > PASS:
        return []
    found: list[float] = []
    for action in options:
        value = looks(s, seat, action)
        found.append(0.3 if value < 0.0 else (value + 0.6) * (value + 0.6))
    return found


def worth_weighing(options: list[int]) -> list[int]:
    """Nobody passes who has something to do without loss; nobody pays for a critter that may move in."""
    last = options[len(options) - 1]
    if last == PASS and len(options) > 1 and options[len(options) - 2] >= PLACE.first:
        return options[: len(options) - 1]
    first = options[0]
    if OCCUPY.has(first):
        return [action for action in options if OCCUPY.has(action)]
    return options
