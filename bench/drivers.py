"""Random games, timed: ours and OpenSpiel's driven by the same loop from ordinary Python, ours also compiled.

The numbers that pick an action are drawn beforehand and the loop runs over them, so that picking costs both
sides the same little. Play is timed, set-up and dealing included. Time is processor time, which other
programs on the machine disturb less.
"""

import itertools
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any

import bosquet
from bosquet import OVER
from bosquet.bots.playout import play_random

LEAST_SECONDS = 0.15  # of play in one sample
BATCH = 25  # games between two looks at the clock
CLONES = 2000
TERMINAL = -4  # OpenSpiel's current_player() when a game is over; below zero is chance

picks = itertools.cycle(random.Random(1).choices(range(1 << 30), k=1 << 16))


@dataclass
class Sample:
    seconds: float
    games: int
    decisions: int  # actions of players
    steps: int  # actions of players and of chance, where the game has its deals step by step
    clone_seconds: float  # one clone, on average over positions early, midway and late

    def each_decision(self) -> float:
        return self.seconds / self.decisions

    def each_step(self) -> float:
        return self.seconds / self.steps


def sample(
    play: Callable[[int], tuple[float, int, int]], clone: Callable[[], float], batch: int = BATCH
) -> Sample:
    """Whole games until enough time has been played.

    `play` takes the number of the first game of a batch and gives its seconds, decisions and steps.
    """
    seconds, games, decisions, steps = 0.0, 0, 0, 0
    while seconds < LEAST_SECONDS:
        time, decided, stepped = play(games)
        seconds += time
        games += batch
        decisions += decided
        steps += stepped
    return Sample(seconds, games, decisions, steps, clone())


def clone_seconds(positions: list[Any]) -> float:
    start = process_time()
    for position in positions:
        for _ in range(CLONES):
            position.clone()
    return (process_time() - start) / (CLONES * len(positions))


# --- ours -------------------------------------------------------------------------------------------------


def seats_of(id: str) -> int:
    """Four players, or as near to it as the game allows."""
    return min(bosquet.game(id).seats, key=lambda seats: abs(seats - 4))


def driven(id: str) -> Sample:
    """Through the contract from ordinary Python."""
    game, seats = bosquet.game(id), seats_of(id)

    def play(first: int) -> tuple[float, int, int]:
        steps = 0
        start = process_time()
        for number in range(first, first + BATCH):
            state = game.new(seats=seats, seed=number)
            seat = state.actor()
            for pick in picks:
                options = state.options(seat)
                state.apply(seat, options[pick % len(options)])
                steps += 1
                seat = state.actor()
                if seat == OVER:
                    break
        return process_time() - start, steps, steps

    return sample(play, lambda: clone_seconds(our_positions(id)))


def looped(id: str) -> Sample:
    """By the playout loop that is compiled with the rules."""
    game, seats, chance = bosquet.game(id), seats_of(id), bosquet.rng(1)

    def play(first: int) -> tuple[float, int, int]:
        steps = 0
        start = process_time()
        for number in range(first, first + BATCH):
            steps += play_random(game.new(seats=seats, seed=number), chance)
        return process_time() - start, steps, steps

    return sample(play, lambda: clone_seconds(our_positions(id)))


def our_positions(id: str) -> list[Any]:
    """A quarter, half and three quarters through a random game."""
    state = bosquet.game(id).new(seats=seats_of(id), seed=1)
    passed = [state.clone()]
    chance = random.Random(1)
    while (seat := state.actor()) != OVER:
        state.apply(seat, chance.choice(state.options(seat)))
        passed.append(state.clone())
    return quarters(passed)


def quarters(passed: list[Any]) -> list[Any]:
    return [passed[len(passed) * quarter // 4] for quarter in (1, 2, 3)]


def interpreted(id: str) -> Sample:
    """The same rules as plain Python, in a process of their own."""
    environment = {**os.environ, "BOSQUET_INTERPRETED": "1"}
    command = [sys.executable, "-m", "bench.drivers", id]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return Sample(**json.loads(done.stdout))


# --- theirs -----------------------------------------------------------------------------------------------


def openspiel(name: str) -> Sample:
    """The same loop through pyspiel. Chance picks among legal actions too, which is the fast way there."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(first: int) -> tuple[float, int, int]:
        steps = 0
        played = []
        start = process_time()
        for _ in range(BATCH):
            state = game.new_initial_state()
            for pick in picks:
                options = state.legal_actions()
                state.apply_action(options[pick % len(options)])
                steps += 1
                player = state.current_player()
                if player == TERMINAL:
                    break
            played.append(state)
        seconds = process_time() - start
        return seconds, sum(action.player >= 0 for state in played for action in state.full_history()), steps

    return sample(play, lambda: clone_seconds(their_positions(game)))


def their_positions(game: Any) -> list[Any]:
    """As ours: counted over the decisions of players, after the deal."""
    state = game.new_initial_state()
    passed = []
    chance = random.Random(1)
    while not state.is_terminal():
        if not state.is_chance_node():
            passed.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return quarters(passed)


if __name__ == "__main__":
    print(json.dumps(asdict(driven(sys.argv[1]))))
