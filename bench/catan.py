"""Random games of Catanatron, the peer of Everdell's weight: the same loop, its own rules in plain Python."""

import random
from time import process_time
from typing import Any

from bench.drivers import CLONES, Sample, picks, quarters, sample

GAMES = 3  # between two looks at the clock: a game is long
MOST_TURNS = 1000  # where Catanatron's own loop gives a game up
COPIES = CLONES // 20


def new_game(seed: int) -> Any:
    """Four random players, whom nobody asks: the loop picks for them."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    return Game([RandomPlayer(colour) for colour in colours], seed=seed + 1)


def catanatron() -> Sample:
    """From ordinary Python; actions are not validated again, which is the fast way there."""

    def play(first: int) -> tuple[float, int, int]:
        steps = 0
        start = process_time()
        for number in range(first, first + GAMES):
            game = new_game(number)
            state = game.state
            for pick in picks:
                options = state.playable_actions
                game.execute(options[pick % len(options)], validate_action=False)
                steps += 1
                if game.winning_color() is not None or state.num_turns >= MOST_TURNS:
                    break
        return process_time() - start, steps, steps

    return sample(play, copy_seconds, GAMES)


def copy_seconds() -> float:
    """One `Game.copy`, on average over positions a quarter, half and three quarters through a game."""
    game = new_game(1)
    chance = random.Random(1)
    passed = [game.copy()]
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.execute(chance.choice(game.state.playable_actions), validate_action=False)
        passed.append(game.copy())
    positions = quarters(passed)
    start = process_time()
    for position in positions:
        for _ in range(COPIES):
            position.copy()
    return (process_time() - start) / (COPIES * len(positions))
