"""How an option looks at a glance, without a look at any secret: habits, and where search begins."""

from typing import TYPE_CHECKING, Final

from ...core.rng import Rng
from .actions import (
    ACHIEVE,
    CARD,
    CHOOSE,
    CHOOSE_POINTS,
    CHOOSE_REVEAL,
    COUNT,
    DONE,
    GAIN,
    LATER,
    LEGEND,
    MEADOW_CARD,
    OCCUPY,
    PASS,
    PLACE,
    PLAY,
    PREPARE,
    SPEND,
    VISIT,
    WITH_BRIDGE,
)
from .board.pieces import EVENTS, LOCATIONS
from .bundles import AMOUNT
from .city import KIND, index_in, store_of
from .data import (
    AMILLA,
    AUTUMN,
    BANNER,
    CEMETERY,
    CHAPEL,
    DECK_KINDS,
    DESTINATIONS,
    GREEN_ACORN,
    HOMES,
    INN,
    KINDS,
    LOOKOUT,
    MONASTERY,
    POINTS,
    POST_OFFICE,
    QUEEN,
    SCURRBLE_STADIUM,
    STOREHOUSE,
)
from .worths import CARD_WORTH, PRICE_WORTH, WORTH

if TYPE_CHECKING:
    from .state import Everdell

ANSWER: Final = 2.0  # what Rugwort gains by the card that he takes for one
JUGGLED: Final = 6  # points that a Juggler must reveal
NOISE: Final = 200  # hundredths of a point: habits do not always do the same
SEASON: Final = 1.0  # preparing, once the good cards are played
LAST: Final = 0.2  # so much of a price counts when no worker is left to pay with it
PICK_FIELDS: Final = 5  # a question for a card has so many fields; the third is what for
TAKING: Final = [2, 3, 5, 6, 7, 8, 14]  # purposes for which the best card is chosen; for others the worst


def habit(s: "Everdell", seat: int, options: list[int], rng: Rng) -> int:
    """By the kind of question, which its options show."""
    count = len(options)
    first = options[0]
    last = last_of(options)
    if count == 1:
        return first
    if last == PASS:
        return best_of(s, seat, options, rng)
    if OCCUPY.first <= first < SPEND.first:
        return first if options[count - 1] < LATER else habit_way(options)
    if COUNT.has(first):
        return last
    if CARD.has(first) or CARD.has(options[count - 1]):
        return habit_card(s, seat, options, rng)
    if GAIN.has(first) or PLAY.first <= first < PREPARE:
        return best_of(s, seat, options, rng)
    if CHOOSE.has(options[count - 1]):
        return habit_choice(s, options)
    if last == DONE:
        return options[rng.below(count - 1)]
    return options[rng.below(count)]


def last_of(options: list[int]) -> int:
    """The last that the base game has: pass, done … What the expansions brought stands behind it."""
    at = len(options) - 1
    while at > 0 and options[at] >= LATER:
        at -= 1
    return options[at]


def habit_way(options: list[int]) -> int:
    """The cheapest: moving in, else over the Bridge, else the first."""
    for action in options:
        if OCCUPY.has(action):
            return action
    last = options[len(options) - 1]
    return last if last == WITH_BRIDGE else options[0]


def habit_choice(s: "Everdell", options: list[int]) -> int:
    """Points at once, else cards or resources; a Juggler stops with 6 points on the table."""
    if CHOOSE_POINTS in options:
        return CHOOSE_POINTS
    if CHOOSE_REVEAL in options and sum([POINTS[card] for card in s.aside.cards]) >= JUGGLED:
        return DONE
    return options[len(options) - 1]


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
    if last_of(options) == DONE and not taking and rng.below(3) == 0:
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
    if action >= LATER:
        return looks_later(s, seat, action)
    if action < PLACE.first:
        return looks_play(s, seat, PLAY.noun(action) if PLAY.has(action) else MEADOW_CARD.noun(action))
    if action < ACHIEVE.first:
        return LOCATIONS[PLACE.noun(action)].worth
    if action < VISIT.first:
        return 1.0 + EVENTS[ACHIEVE.noun(action)].hoped
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


def looks_later(s: "Everdell", seat: int, action: int) -> float:
    """The same for what the expansions brought."""
    if PLAY.has(action):
        return looks_play(s, seat, PLAY.noun(action))
    if MEADOW_CARD.has(action):
        return looks_play(s, seat, MEADOW_CARD.noun(action))
    if VISIT.has(action):
        return looks_visit(s, seat, VISIT.noun(action), VISIT.other(action))
    if LEGEND.has(action):
        return looks_legend(s, seat, DECK_KINDS + LEGEND.noun(action))
    return 0.0


def looks_legend(s: "Everdell", seat: int, card: int) -> float:
    """It costs its price, or its banner card."""
    banner = BANNER[card]
    if index_in(s, seat, banner) < 0:
        return looks_play(s, seat, card)
    season = s.seasons[seat]
    return CARD_WORTH[season * KINDS + card] - POINTS[banner] - LAST * CARD_WORTH[season * KINDS + banner]


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
    if kind in (QUEEN, SCURRBLE_STADIUM, GREEN_ACORN):
        return 3.0
    if kind == AMILLA:
        return 4.0
    if kind in (INN, MONASTERY, CHAPEL, CEMETERY):
        return 2.2
    if kind == LOOKOUT:
        return 1.8
    return 0.8 if kind == POST_OFFICE else 1.2


def weights(s: "Everdell", seat: int, options: list[int]) -> list[float]:
    """How promising each option of a turn looks; nothing for other questions."""
    if options[0] >= PASS or last_of(options) > PASS:
        return []
    found: list[float] = []
    for action in options:
        value = looks(s, seat, action)
        found.append(0.3 if value < 0.0 else (value + 0.6) * (value + 0.6))
    return found


def worth_weighing(options: list[int]) -> list[int]:
    """Nobody passes who has something to do without loss; nobody pays for a critter that may move in."""
    last = last_of(options)
    if last == PASS and len(options) > 1:
        at = options.index(PASS)
        if at > 0 and options[at - 1] >= PLACE.first:
            return options[:at] + options[at + 1 :]
    first = options[0]
    if OCCUPY.first <= first < SPEND.first:
        return [action for action in options if OCCUPY.has(action)] or options
    return options
