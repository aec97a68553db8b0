"""GreenTown's route search: how long the best tour takes on late positions of random games."""

from dataclasses import dataclass
from statistics import median
from time import process_time

import bosquet
from bosquet.games.greentown.data import CARD_IDS, NO_CARD, STOPS
from bosquet.games.greentown.routes import best_tours
from bosquet.games.greentown.state import GreenTown
from bosquet.games.greentown.streets import Streets
from bosquet.testing.positions import midturn

GAMES = 1000
LAYOUTS = ("default", "alt1-ring", "alt2-open")
NINES = ("9-a", "9-b", "9-c")
GOAL_MEDIAN, GOAL_MOST = 0.005, 0.250  # seconds, compiled


@dataclass
class Tours:
    """Seconds of one search each; the streets of the town are worked out within them."""

    best: list[float]
    five: list[float]  # for the five best, without a limit
    any: list[float]  # for whether there is one
    steps: int  # of the longest search


def tour_times(games: int = GAMES) -> Tours:
    """The town before the last turn of each game: the player's own card, and one of nine stops."""
    found = Tours([], [], [], 0)
    for number in range(games):
        state = last_turn(2 + number % 3, number, LAYOUTS[number // 3 % 3])
        seat = state.actor()
        own = state.cards[seat]
        for card in [CARD_IDS[NINES[number % 3]], *([] if own == NO_CARD else [own])]:
            measure(found, state, seat, card)
    return found


def last_turn(seats: int, seed: int, layout: str) -> GreenTown:
    state = bosquet.game("greentown").new(seats, seed, {"layout": layout})
    chance = bosquet.rng(seed)
    last = state
    while state.actors():
        if not midturn(state):
            last = state.clone()
        options = state.options(state.actor())
        state.apply(state.actor(), options[chance.below(len(options))])
    assert isinstance(last, GreenTown)
    return last


def measure(found: Tours, state: GreenTown, seat: int, card: int) -> None:
    town = state.town
    start = process_time()
    search = best_tours(Streets(town.roads, town.holds, town.beside), state.seats, seat, card)
    found.best.append(process_time() - start)
    found.steps = max(found.steps, search.steps)
    start = process_time()
    best_tours(Streets(town.roads, town.holds, town.beside), state.seats, seat, card, 5)
    found.five.append(process_time() - start)
    start = process_time()
    Streets(town.roads, town.holds, town.beside).starts(STOPS[card])
    found.any.append(process_time() - start)


def tour_lines(found: Tours, compiled: bool) -> str:
    lines = [f"GreenTown, tours on {len(found.best)} late positions, ms (median / 99 of 100 / longest):"]
    for name, seconds in (
        ("the best", found.best),
        ("the five best", found.five),
        ("is there one", found.any),
    ):
        ordered = sorted(seconds)
        shown = [median(ordered), ordered[len(ordered) * 99 // 100], ordered[-1]]
        lines.append(f"  {name:36}{' / '.join(f'{each * 1000:.3f}' for each in shown)}")
    lines.append(f"  {'steps of the longest search':36}{found.steps:,}")
    if compiled:
        met = median(found.best) < GOAL_MEDIAN and max(found.best) < GOAL_MOST
        goals = f"{GOAL_MEDIAN * 1000:g} in the middle, {GOAL_MOST * 1000:g} at most"
        lines.append(f"  {'goal for the best: ' + goals}: {'met' if met else 'MISSED'}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(tour_lines(tour_times(), bosquet.compiled()))
