"""Whatever happens to the processes in which bots think, however many wait for them: games go on."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import bosquet
from bosquet.house.fair_queue import FairQueue
from bosquet.house.house import House as InnerHouse
from bosquet.house.messages import Guest, NewTable, SeatWish
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from bosquet.house.worker_pool import WorkerPool
from tests.house.eyes import Eyes
from tests.house.luck import FixedLuck
from tests.house.people import Person
from tests.house.process import House

OpenHouse = Callable[..., House]
VisitAt = Callable[..., Person]

STATE = bosquet.game("eternity").new(seats=4, seed=b"grove" * 6)
SEAT = STATE.actor()
OPTIONS = STATE.options(SEAT)
ANN = Guest("ann", "Ann")
BOT = SeatWish("bot", "seedling")


def test_a_worker_that_is_killed_while_it_waits_stalls_nobody(
    open_house: OpenHouse, visit_at: VisitAt
) -> None:
    """Under uvloop a write to the pipe of a dead process is a RuntimeError."""
    house = open_house("--beat", "0")
    ann = visit_at(house, "Ann")
    line = ann.join(ann.open("me", "seedling", "seedling"))
    for _ in range(4):
        assert line.my_turn()
        for worker in house.workers:
            os.kill(worker, signal.SIGKILL)
        assert line.play(line.my_turn()[0])["type"] == "accepted"
    assert line.my_turn()


def test_a_table_whose_driver_has_died_goes_on_with_the_next_sweep(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_database(f"sqlite:///{tmp_path / 'bosquet.db'}")
        house = InnerHouse(Settings(tmp_path, beat=600), engine, FixedLuck())
        wish = NewTable("eternity", [SeatWish("me"), BOT, BOT], {"ages": [2, 0, 1]}, start=True)
        room = await house.create(ANN, wish, "here")
        died = room.driver
        assert died is not None
        died.cancel()
        await asyncio.wait([died])
        room.wake()
        assert room.driver is not None
        assert not room.driver.done()
        await house.close()
        engine.dispose()

    asyncio.run(run())


def test_bots_alone_play_only_while_somebody_looks(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_database(f"sqlite:///{tmp_path / 'bosquet.db'}")
        house = InnerHouse(Settings(tmp_path, beat=0), engine, FixedLuck())
        room = await house.create(ANN, NewTable("eternity", [BOT, BOT], start=True), "here")
        assert room.driver is None
        eyes = Eyes(ANN)
        room.enter(eyes)
        async with asyncio.timeout(30):
            while room.table.moves < 3:
                await asyncio.sleep(0)
        room.leave(eyes)
        assert room.driver is not None
        await room.driver
        assert room.table.playing
        room.wake()
        assert room.driver.done()
        await house.close()
        engine.dispose()

    asyncio.run(run())


def test_those_who_ask_for_much_wait_for_themselves() -> None:
    """One worker, five thoughts that wait for it at Ann's tables and then one at Bob's: he is second."""

    async def run() -> None:
        queue, served = FairQueue(1), list[str]()

        async def ask(host: str) -> None:
            worker = await queue.take(host)
            served.append(host)
            await asyncio.sleep(0)
            queue.give_back(worker)

        await asyncio.gather(*map(ask, ["ann"] * 5 + ["bob", "eve", "bob"]))
        assert served == ["ann", "ann", "bob", "eve", "ann", "bob", "ann", "ann"]
        assert (queue.waiting, queue.free, dict(queue.open)) == (0, [0], {})

    asyncio.run(run())


def test_a_worker_is_not_lost_with_who_waited_for_it() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        worker = await queue.take("ann")
        given = asyncio.create_task(queue.take("bob"))
        gone = asyncio.create_task(queue.take("eve"))
        await asyncio.sleep(0)
        gone.cancel()
        queue.give_back(worker)
        given.cancel()  # at the moment at which it is handed over
        await asyncio.wait([given, gone])
        assert await queue.take("ann") == worker
        assert dict(queue.open) == {"ann": 1}

    asyncio.run(run())


def test_nobody_waits_without_end_for_a_thought() -> None:
    """A process that never comes back holds the only worker: the next has a safe move played for it."""

    async def run() -> None:
        pool = WorkerPool(1, 0.05, FixedLuck())
        worker = await pool.queue.take("ann")
        async with asyncio.timeout(15):
            thought = await pool.choose("oak", STATE, SEAT, OPTIONS, host="bob")
        assert thought.safe
        assert thought.path[0] in OPTIONS
        pool.queue.give_back(worker)
        assert pool.queue.waiting == 0

    asyncio.run(run())


def test_no_thought_begins_or_stays_behind_a_house_that_closes() -> None:
    """One is starting its process, another waits: both end, and no process stays."""

    async def run() -> None:
        pool = WorkerPool(1, 20, FixedLuck())
        thoughts = [asyncio.create_task(pool.choose("oak", STATE, SEAT, OPTIONS)) for _ in range(2)]
        await asyncio.sleep(0)
        assert pool.queue.free == []
        await pool.close()
        assert [thought.safe for thought in await asyncio.gather(*thoughts)] == [True, True]
        assert pool.processes == [None]
        assert (await pool.choose("oak", STATE, SEAT, OPTIONS)).safe
        assert pool.processes == [None]

    asyncio.run(run())


def test_a_table_that_is_opened_while_the_house_closes_leaves_nobody_thinking(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_database(f"sqlite:///{tmp_path / 'bosquet.db'}")
        first = InnerHouse(Settings(tmp_path, beat=600), engine, FixedLuck())
        wish = NewTable("eternity", [SeatWish("me"), BOT, BOT], {"ages": [2, 0, 1]}, start=True)
        id = (await first.create(ANN, wish, "here")).table.id
        await first.close()
        house = InnerHouse(Settings(tmp_path, beat=600), engine, FixedLuck())
        opening = asyncio.create_task(house.room(id))
        await asyncio.sleep(0)
        await house.close()
        driver = (await opening).driver
        assert driver is not None
        assert driver.done()
        assert house.workers.processes == [None] * len(house.workers.processes)
        engine.dispose()

    asyncio.run(run())
