"""How an option looks at a glance, without a look at any secret: habits, and where search begins."""

from typing import Final

from ...core.rng import Rng
from . import actions, bundles, facts
from .board.pieces import EVENTS, LOCATIONS
from .city import index_in
from .data import AUTUMN
from .state import Everdell
from .worths import WORTH

ANSWER: Final = 2.0  # what Rugwort gains by the card that he takes for one
JUGGLED: Final = 6  # points that a Juggler must reveal
NOISE: Final = 200  # hundredths of a point: habits do not always do the same
SEASON: Final = 1.0  # preparing, once the good cards are played
LAST: Final = 0.2  # so much of a price counts when no worker is left to pay with it


def habit(s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
    """What is asked knows its habit; an only answer needs none."""
    if len(options) == 1 or s.frames is None:
        return options[0]
    return s.frames.top.habit(s, seat, options, rng)


def habit_way(options: list[int]) -> int:
    """The cheapest: moving in, else over the Bridge, else the first."""
    for action in options:
        if actions.OCCUPY.has(action):
            return action
    return actions.WITH_BRIDGE if actions.WITH_BRIDGE in options else options[0]


def habit_choice(s: Everdell, options: list[int]) -> int:
    """Points at once, else cards or resources; a Juggler stops with 6 points on the table."""
    if actions.CHOOSE_POINTS in options:
        return actions.CHOOSE_POINTS
    if actions.CHOOSE_REVEAL in options and sum([facts.POINTS[card] for card in s.aside.cards]) >= JUGGLED:
        return actions.DONE
    chosen = [action for action in options if actions.CHOOSE.has(action)]
    return chosen[len(chosen) - 1]


def noise(rng: Rng) -> float:
    hundredths: int = rng.below(NOISE)
    return hundredths / 100.0


def best_of(s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
    """What looks best, with a little noise."""
    best = options[0]
    most = -99.0
    for action in options:
        value = looks(s, seat, action) + noise(rng)
        if value > most:
            most = value
            best = action
    return best


def habit_card(s: Everdell, seat: int, options: list[int], taking: bool, rng: Rng) -> int:
    """The best card where one is taken or played, the worst where one is given up."""
    if options[len(options) - 1] == actions.DONE and not taking and rng.below(3) == 0:
        return actions.DONE
    season = s.seasons[seat]
    best = options[0]
    most = -99.0
    for action in options:
        if actions.CARD.has(action):
            value = facts.CARD_WORTH[season * facts.KINDS + actions.CARD.noun(action)]
            value = (value if taking else -value) + noise(rng)
            if value > most:
                most = value
                best = action
    return best


def looks(s: Everdell, seat: int, action: int) -> float:
    """What an option brings, roughly, in points."""
    if action < actions.LEGEND.first:
        verb = actions.PLAY if actions.PLAY.has(action) else actions.MEADOW_CARD
        return looks_play(s, seat, facts.DECK_KINDS[verb.noun(action)])
    if action < actions.PLACE.first:
        return looks_legend(s, seat, facts.LEGENDARIES[actions.LEGEND.noun(action)])
    if action < actions.ACHIEVE.first:
        return LOCATIONS[actions.PLACE.noun(action)].worth
    if action < actions.VISIT.first:
        return 1.0 + EVENTS[actions.ACHIEVE.noun(action)].hoped
    if action < actions.PREPARE:
        return looks_visit(s, seat, actions.VISIT.noun(action), actions.VISIT.other(action))
    if action == actions.PREPARE:
        return SEASON
    if actions.GAIN.has(action):
        value = 0.0
        for resource in range(4):
            value += WORTH[resource] * bundles.AMOUNT[actions.GAIN.noun(action) * 4 + resource]
        return value
    return 0.0


def looks_legend(s: Everdell, seat: int, card: int) -> float:
    """It costs its price, or its banner card."""
    banner = facts.BANNER[card]
    if index_in(s, seat, banner) < 0:
        return looks_play(s, seat, card)
    season = s.seasons[seat]
    return (
        facts.CARD_WORTH[season * facts.KINDS + card]
        - facts.POINTS[banner]
        - LAST * facts.CARD_WORTH[season * facts.KINDS + banner]
    )


def looks_play(s: Everdell, seat: int, card: int) -> float:
    """Its worth less its price; one that can move in costs nothing."""
    season = s.seasons[seat]
    value = facts.CARD_WORTH[season * facts.KINDS + card]
    if s.year:
        value -= ANSWER
    if s.vacant[seat] & facts.HOMES[card]:
        return value
    if season == AUTUMN and not s.free[seat]:
        return facts.POINTS[card] + 0.5 - LAST * facts.PRICE_WORTH[card] - (ANSWER if s.year else 0.0)
    return value - facts.PRICE_WORTH[card] + 0.5


def looks_visit(s: Everdell, seat: int, noun: int, owner: int) -> float:
    return facts.CARDS[facts.DESTINATIONS[noun]].looks(s, seat, owner)


def weights(s: Everdell, seat: int, options: list[int]) -> list[float]:
    """How promising each option of a turn looks; nothing for other questions."""
    if options[0] >= actions.PASS or options[len(options) - 1] > actions.PASS:
        return []
    found: list[float] = []
    for action in options:
        value = looks(s, seat, action)
        found.append(0.3 if value < 0.0 else (value + 0.6) * (value + 0.6))
    return found


def worth_weighing(options: list[int]) -> list[int]:
    """Nobody passes who has something to do without loss; nobody pays for a critter that may move in."""
    last = options[len(options) - 1]
    if last == actions.PASS and len(options) > 1:
        at = options.index(actions.PASS)
        if at > 0 and options[at - 1] >= actions.PLACE.first:
            return options[:at] + options[at + 1 :]
    first = options[0]
    if actions.OCCUPY.first <= first < actions.SPEND.first:
        return [action for action in options if actions.OCCUPY.has(action)] or options
    return options
