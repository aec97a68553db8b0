"""What bots' thoughts cost: `python -m bench.thoughts greentown search:200 search:200:single`.

A whole game among bots of one kind, as a house plays it: each thought is told a dump of an imagined world and
answers with a path. Printed are processor time, thoughts and answers, and what one seat waits for the others
between two turns of its own. No thought ends by a clock, so that a busy machine changes little.
"""

import argparse
import statistics
import time

import bosquet
from bosquet.arena.match import walk
from bosquet.house.luck import Luck
from bosquet.house.worker import answer, bot
from bosquet.house.worker_pool import question_for


class Seeded(Luck):
    def __init__(self, seed: int) -> None:
        self.chance = bosquet.rng(seed)

    def number(self, state: bosquet.State, seat: int, purpose: str) -> int:
        return self.chance.below(1 << 30)


def play(game: str, seats: int, name: str, seed: int) -> tuple[float, int, int, list[float]]:
    """Processor seconds, thoughts, answers, and the waits of seat 0."""
    state, luck = bosquet.game(game).new(seats, seed), Seeded(seed)
    spent, thoughts, answers, waits, wait = 0.0, 0, 0, list[float](), 0.0
    while (seat := state.actor()) != bosquet.OVER:
        if seat == 0 and wait:
            waits.append(wait)
            wait = 0.0
        options = state.options(seat)
        if len(options) == 1:
            state.apply(seat, options[0])
            answers += 1
            continue
        begun = time.process_time()
        question = question_for(name, state, seat, None, luck)
        said = answer(bot(question), question)
        took = time.process_time() - begun
        spent, thoughts = spent + took, thoughts + 1
        wait += took if seat else 0.0
        answers += walk(state, seat, said.path)
    return spent, thoughts, answers, waits


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.thoughts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=3)
    asked = parser.parse_args()
    for name in asked.bots:
        played = [play(asked.game, asked.seats, name, seed) for seed in range(asked.games)]
        waits = sorted(wait for one in played for wait in one[3])
        seconds = sum(one[0] for one in played) / asked.games
        thoughts = sum(one[1] for one in played) / asked.games
        answers = sum(one[2] for one in played) / asked.games
        print(
            f"{asked.game}, {asked.seats} {name}, {asked.games} games: {seconds:.1f} s a game, "
            f"{thoughts:.0f} thoughts, {answers:.0f} answers; one waits {statistics.median(waits):.2f} s, "
            f"{waits[-1]:.2f} at most"
        )


if __name__ == "__main__":
    main()
