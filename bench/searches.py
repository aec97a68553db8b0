"""How many playouts a second the search gets through, on positions early, midway and late in a game."""

import random
from time import process_time

import bosquet
from bench.drivers import quarters, seats_of
from bosquet import OVER, State
from bosquet.bots.search import search_choice

PLAYOUTS = 200  # for each position
HOUR = 3600.0


def positions(id: str) -> list[State]:
    """A quarter, half and three quarters through a random game, counted over true choices."""
    state = bosquet.game(id).new(seats=seats_of(id), seed=1)
    passed: list[State] = []
    chance = random.Random(1)
    while (seat := state.actor()) != OVER:
        options = state.options(seat)
        if len(options) > 1:
            passed.append(state.clone())
        state.apply(seat, chance.choice(options))
    return quarters(passed)


def playouts_a_second(id: str) -> float:
    found = positions(id)
    start = process_time()
    for number, state in enumerate(found):
        search_choice(state, state.actor(), bosquet.rng(number), PLAYOUTS, HOUR)
    return PLAYOUTS * len(found) / (process_time() - start)
