"""Bots in their processes: right answers, and what happens when there is none."""

import asyncio
import gc
import logging
import warnings
from collections.abc import Awaitable, Callable

import pytest

import bosquet
from bosquet.house.luck import Luck
from bosquet.house.worker import bot
from bosquet.house.worker_pool import Question, Thought, WorkerPool, question_for
from tests.house.luck import FixedLuck

STATE = bosquet.game("eternity").new(seats=4, seed=b"grove" * 6)
SEAT = STATE.actor()
OPTIONS = STATE.options(SEAT)


def think(deadline: float, work: Callable[[WorkerPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = WorkerPool(1, deadline, FixedLuck())
        try:
            await work(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def legal(thought: Thought) -> bool:
    return thought.path[0] in OPTIONS


def test_a_bots_process_is_told_no_secret() -> None:
    """Neither the table's seed nor a hand of the others: what it is told of them is dealt anew."""
    truth = STATE.dump()
    told = [question_for("oak", STATE, SEAT, None, Luck()).state for _ in range(8)]
    assert truth["rng"]["seed"] not in str(told)
    for world in told:
        assert bosquet.load(world).view(SEAT) == STATE.view(SEAT)
    for seat in set(range(4)) - {SEAT}:
        hands = [world["hands"][seat] for world in told]
        assert truth["hands"][seat] not in hands
        assert len({str(hand) for hand in hands}) == len(hands)


@pytest.mark.parametrize(
    ("level", "seconds", "thinks"),
    [
        ("oak", None, 1.0),
        ("oak", 0.25, 0.25),
        ("oak", 5.0, 1.0),
        ("seedling", None, 1.0),
        ("seedling", 0.3, 0.3),
    ],
)
def test_under_a_clock_a_bot_thinks_no_longer_than_it_may(
    level: str, seconds: float | None, thinks: float | None
) -> None:
    assert bot(Question(level, SEAT, 1, {}, seconds)).level.seconds == thinks


def test_a_bot_answers() -> None:
    async def work(pool: WorkerPool) -> None:
        thoughts = await asyncio.gather(*(pool.choose("seedling", STATE, SEAT, OPTIONS) for _ in range(5)))
        assert all(legal(thought) and not thought.safe for thought in thoughts)

    think(20, work)


def test_a_bot_that_fails_plays_a_safe_move(caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: WorkerPool) -> None:
        thought = await pool.choose("no such level", STATE, SEAT, OPTIONS)
        assert legal(thought)
        assert thought.safe
        assert not (await pool.choose("seedling", STATE, SEAT, OPTIONS)).safe

    with caplog.at_level(logging.WARNING):
        think(20, work)
    assert "a safe move is played" in caplog.text


def test_a_bot_that_is_late_plays_a_safe_move() -> None:
    async def work(pool: WorkerPool) -> None:
        thought = await pool.choose("oak", STATE, SEAT, OPTIONS)
        assert legal(thought)
        assert thought.safe
        assert pool.processes == [None]  # it does not think on

    think(0.001, work)


def test_a_broken_process_is_started_again() -> None:
    async def work(pool: WorkerPool) -> None:
        await pool.choose("seedling", STATE, SEAT, OPTIONS)
        started = pool.processes[0]
        assert started is not None
        process = await started
        process.kill()
        await process.wait()
        assert legal(await pool.choose("seedling", STATE, SEAT, OPTIONS))
        assert not (await pool.choose("seedling", STATE, SEAT, OPTIONS)).safe

    think(20, work)


@pytest.mark.parametrize("moments", range(12))
def test_whoever_is_sent_away_twice_leaves_no_process_behind(moments: int) -> None:
    """A table that is put away while its bot's time is up: the process starts, thinks or ends just then."""

    async def work(pool: WorkerPool) -> None:
        thought = asyncio.create_task(pool.choose("oak", STATE, SEAT, OPTIONS))
        for _ in range(moments):
            await asyncio.sleep(0)
        for _ in range(2):
            thought.cancel()
            await asyncio.sleep(0)

    with warnings.catch_warnings(record=True) as left:
        warnings.simplefilter("always")
        think(20, work)
        gc.collect()
    assert not [str(warning.message) for warning in left]
