"""Whatever happens to the processes in which bots think, however many wait for them: games go on."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import bosquet
from bosquet.house.house import House as InnerHouse
from bosquet.house.messages import Guest, NewTable, SeatWish
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from bosquet.house.thinking import Thinkers
from bosquet.house.turns import Turns
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
    """One desk, five who wait for it on Ann's account and then one on Bob's: he is second."""

    async def run() -> None:
        turns, served = Turns(1), list[str]()

        async def ask(payer: str) -> None:
            desk = await turns.wait(payer)
            served.append(payer)
            await asyncio.sleep(0)
            turns.leave(desk)

        await asyncio.gather(*map(ask, ["ann"] * 5 + ["bob", "eve", "bob"]))
        assert served == ["ann", "ann", "bob", "eve", "ann", "bob", "ann", "ann"]
        assert (turns.waiting, turns.free) == (0, [0])

    asyncio.run(run())


def test_a_desk_is_not_lost_with_who_waited_for_it() -> None:
    async def run() -> None:
        turns = Turns(1)
        desk = await turns.wait("ann")
        given = asyncio.create_task(turns.wait("bob"))
        gone = asyncio.create_task(turns.wait("eve"))
        await asyncio.sleep(0)
        gone.cancel()
        turns.leave(desk)
        given.cancel()  # at the moment at which it is handed over
        await asyncio.wait([given, gone])
        assert await turns.wait("ann") == desk

    asyncio.run(run())


def test_nobody_waits_without_end_for_a_thought() -> None:
    """A process that never comes back holds the only desk: the next has a safe move played for it."""

    async def run() -> None:
        thinkers = Thinkers(1, 0.05, FixedLuck())
        desk = await thinkers.turns.wait("ann")
        async with asyncio.timeout(15):
            thought = await thinkers.choose("oak", STATE, SEAT, OPTIONS, payer="bob")
        assert thought.safe
        assert thought.action in OPTIONS
        thinkers.turns.leave(desk)
        assert thinkers.turns.waiting == 0

    asyncio.run(run())


def test_no_thought_begins_or_stays_behind_a_house_that_closes() -> None:
    """One is starting its process, another waits: both end, and no process stays."""

    async def run() -> None:
        thinkers = Thinkers(1, 20, FixedLuck())
        thoughts = [asyncio.create_task(thinkers.choose("oak", STATE, SEAT, OPTIONS)) for _ in range(2)]
        await asyncio.sleep(0)
        assert thinkers.turns.free == []
        await thinkers.close()
        assert [thought.safe for thought in await asyncio.gather(*thoughts)] == [True, True]
        assert thinkers.processes == [None]
        assert (await thinkers.choose("oak", STATE, SEAT, OPTIONS)).safe
        assert thinkers.processes == [None]

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
        assert house.thinkers.processes == [None] * len(house.thinkers.processes)
        engine.dispose()

    asyncio.run(run())


def test_in_a_crowd_bots_think_for_a_shorter_time() -> None:
    """So that a hundred thoughts are through within the time that one has."""

    async def run() -> None:
        thinkers = Thinkers(2, 20, FixedLuck())
        desks = [await thinkers.turns.wait("ann") for _ in range(2)]
        assert thinkers.seconds(None) is None
        waiting = [asyncio.create_task(thinkers.turns.wait("ann")) for _ in range(100)]
        await asyncio.sleep(0)
        assert thinkers.seconds(None) == 0.2
        assert thinkers.seconds(0.1) == 0.1
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)
        for desk in desks:
            thinkers.turns.leave(desk)
        assert thinkers.seconds(None) is None

    asyncio.run(run())
