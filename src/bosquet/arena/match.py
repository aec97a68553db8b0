"""A match: the same deals played again with the seats rotated, so that the luck of a hand falls on all."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from time import perf_counter

import bosquet
from bosquet import State
from bosquet.bots import bot
from bosquet.bots.playout import goes_on

Z = 1.96  # 95 % of a normal distribution


@dataclass(frozen=True)
class Played:
    """One game: ranks and scores by seat, and which place of the line-up sat there.

    How long each seat's choices took is measured, not played: two equal games may differ in it.
    """

    line_up: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...] = field(compare=False)


@dataclass(frozen=True)
class Side:
    """How one bot did, all its seats together; a shared win counts in parts. Alone, rank 1 is a game won."""

    bot: str
    seats: int  # how many of the table's
    wins: float
    win_rate: float
    win_low: float
    win_high: float
    rank: float
    rank_error: float  # half the 95 % interval
    score: float
    score_error: float
    low_score: int
    high_score: int
    seconds: float = field(compare=False)  # a choice took, on average and at most
    most_seconds: float = field(compare=False)


@dataclass(frozen=True)
class Result:
    game: str
    seats: int
    games: int
    sides: tuple[Side, ...]

    def side(self, name: str) -> Side:
        return next(side for side in self.sides if side.bot == name)


def match(
    game: str,
    bots: Sequence[str],
    games: int = 200,
    seed: int = 0,
    seats: int | None = None,
    options: dict[str, object] | None = None,
    processes: int = 1,
    rotate: bool = True,
) -> Result:
    """Play games among bots by name; the last of them takes the seats left over.

    With `rotate`, each deal is played from every rotation of the line-up: `games` rounds up to full deals.
    """
    seats = seats or len(bots)
    if not 1 <= len(bots) <= seats:
        raise ValueError(f"{len(bots)} bots do not fit {seats} seats")
    if games < 1:
        raise ValueError("a match has at least one game")
    line_up = [*bots, *[bots[-1]] * (seats - len(bots))]
    turns = seats if rotate else 1
    jobs = [
        (game, line_up, seed + deal, turn, options)
        for deal in range(-(-games // turns))
        for turn in range(turns)
    ]
    if processes > 1:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            played = list(pool.map(play_job, jobs, chunksize=max(1, min(8, len(jobs) // processes))))
    else:
        played = [play_job(job) for job in jobs]
    sides = tuple(side(name, line_up, played) for name in dict.fromkeys(line_up))
    return Result(game, seats, len(played), sides)


def play_job(job: tuple[str, list[str], int, int, dict[str, object] | None]) -> Played:
    return play(*job)


def play(game: str, line_up: list[str], deal: int, turn: int, options: dict[str, object] | None) -> Played:
    """One game. Every choice has a seed of its own, so that games do not depend on each other."""
    seats = len(line_up)
    places = tuple((seat + turn) % seats for seat in range(seats))
    players = [bot(line_up[place]) for place in places]
    state = bosquet.game(game).new(seats=seats, seed=deal, options=options)
    seconds: list[list[float]] = [[] for _ in range(seats)]
    step = 0
    while (seat := state.actor()) != bosquet.OVER:
        chance = bosquet.rng(((deal * seats) + turn) * 1_000_003 + step)
        world = state.determinize(seat, chance)
        start = perf_counter()
        path = players[seat].plan(world, seat, chance).path
        seconds[seat].append(perf_counter() - start)
        step += walk(state, seat, path)
    return Played(places, tuple(state.ranks()), tuple(state.scores()), tuple(map(tuple, seconds)))


def walk(state: State, seat: int, path: list[int]) -> int:
    """Answer as far as the path goes; how many answers that were."""
    done = 1
    while goes_on(state, seat, path[done - 1]) and done < len(path) and path[done] in state.options(seat):
        done += 1
    return done


def side(name: str, line_up: list[str], played: list[Played]) -> Side:
    """What a bot reached, over all games and all seats that it held."""
    wins, ranks, scores, seconds = 0.0, list[int](), list[int](), list[float]()
    for one in played:
        shared = one.ranks.count(1)
        for seat, place in enumerate(one.line_up):
            if line_up[place] == name:
                wins += 1 / shared if one.ranks[seat] == 1 else 0
                ranks.append(one.ranks[seat])
                scores.append(one.scores[seat])
                seconds += one.seconds[seat]
    low, high = wilson(wins, len(ranks))
    rank, rank_error = mean(ranks)
    score, score_error = mean(scores)
    return Side(
        bot=name,
        seats=line_up.count(name),
        wins=wins,
        win_rate=wins / len(ranks),
        win_low=low,
        win_high=high,
        rank=rank,
        rank_error=rank_error,
        score=score,
        score_error=score_error,
        low_score=min(scores),
        high_score=max(scores),
        seconds=mean(seconds)[0],
        most_seconds=max(seconds),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    rate, z2 = wins / games, Z * Z
    middle = rate + z2 / (2 * games)
    reach = Z * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    whole = 1 + z2 / games
    return (middle - reach) / whole, (middle + reach) / whole


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half its 95 % interval."""
    count = len(values)
    middle = sum(values) / count
    if count < 2:
        return middle, float("inf")
    variance = sum((value - middle) ** 2 for value in values) / (count - 1)
    return middle, Z * sqrt(variance / count)
