"""A database that fails for a while: everybody is told soon, and everything goes on by itself afterwards."""

import asyncio
import logging
import math
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from bosquet import Refusal
from bosquet.house.house import House as InnerHouse
from bosquet.house.logs import OnceAMinute, Plain
from bosquet.house.messages import Guest, NewTable, SeatWish
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from bosquet.house.storage.pulse import beat
from bosquet.house.storage.writer import NotWritten, Writer, _brief
from tests.house.luck import FixedLuck
from tests.house.people import Person
from tests.house.postgres import Postgres
from tests.house.process import House

ANN = Guest("ann", "Ann")
SOON = 10  # seconds; they are told within two, and the machine may be slow. It was thirteen and more
LONG = 30  # seconds, after which nothing comes any more


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else writes to the file and takes their time."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_all_who_wait_are_told_soon(tmp_path: Path) -> None:
    """Twenty moves in one batch do not fail one after the other."""

    async def run() -> Engine:
        file = tmp_path / "bosquet.db"
        engine = open_database(f"sqlite:///{file}")
        writer = Writer(engine)
        with locked(file):
            begun = time.monotonic()
            results = await asyncio.gather(*(writer.write(beat()) for _ in range(20)), return_exceptions=True)
            assert {type(result) for result in results} == {NotWritten}
            assert time.monotonic() - begun < SOON
            assert writer.failures < 5  # it is tried for all of them together
            async with asyncio.timeout(LONG):
                while writer.trouble is None:
                    await asyncio.sleep(0)
            with pytest.raises(NotWritten, match="locked"):
                await writer.write(beat())  # now at once
        async with asyncio.timeout(LONG):
            while writer.trouble is not None:  # it tries again by itself
                await asyncio.sleep(0)
        await writer.write(beat())
        writer.close()
        return engine

    asyncio.run(run()).dispose()  # once no thread is left that could give a connection back


def test_nobody_waits_for_a_disk_that_hangs(tmp_path: Path) -> None:
    """It neither writes nor fails. Who waits is told; until it ends nobody knows what became of it."""
    engine = open_database(f"sqlite:///{tmp_path / 'bosquet.db'}")
    hangs, goes_on = threading.Event(), threading.Event()

    def hang(*_: object) -> None:
        hangs.set()
        goes_on.wait(20)

    async def run() -> None:
        event.listen(engine, "commit", hang)
        writer = Writer(engine, patience=math.inf)
        write = asyncio.create_task(writer.write(beat()))
        await asyncio.to_thread(hangs.wait)
        writer.patience = 0
        with pytest.raises(NotWritten, match="in time"):
            await write
        assert not writer.sure
        goes_on.set()
        async with asyncio.timeout(LONG):
            while not writer.sure:
                await asyncio.sleep(0)
        writer.close()

    asyncio.run(run())
    engine.dispose()


def test_an_answer_that_the_house_was_too_busy_to_hear_leaves_no_doubt(tmp_path: Path) -> None:
    """It is written and said so; only then does the house look at who has waited for too long.

    Whoever was given up then was never made sure of, and no table was read again until a restart.
    """

    async def run() -> Engine:
        engine = open_database(f"sqlite:///{tmp_path / 'bosquet.db'}")
        writer = Writer(engine, patience=0)
        write = asyncio.create_task(writer.write(beat()))
        await asyncio.sleep(0)  # the job is on its way
        writer.close()  # it is written; the event loop has not heard of it yet
        writer._look(asyncio.get_running_loop())
        await write
        assert writer.sure
        return engine

    asyncio.run(run()).dispose()


def test_a_house_that_closes_does_not_wait_for_a_disk_that_hangs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The writer is in the middle of a commit, and nobody knows when that ends."""
    file = tmp_path / "bosquet.db"
    engine = open_database(f"sqlite:///{file}")
    hangs, goes_on = threading.Event(), threading.Event()

    def hang(*_: object) -> None:
        hangs.set()
        goes_on.wait(20)

    async def run() -> None:
        event.listen(engine, "commit", hang)
        writer = Writer(engine)
        writer.put(beat())
        await asyncio.to_thread(hangs.wait)
        writer.close(patience=0)
        assert writer.thread.is_alive()
        assert "the house closes without it" in caplog.text
        goes_on.set()
        writer.close()
        assert not writer.thread.is_alive()

    asyncio.run(run())
    engine.dispose()


def test_a_server_that_hangs_is_not_waited_for(postgres: Postgres, tmp_path: Path) -> None:
    """It takes the bytes and never answers: no timeout of its own helps."""

    async def run() -> Engine:
        engine = open_database(postgres.new_database())
        house = InnerHouse(Settings(tmp_path, beat=0), engine, FixedLuck())
        wish = NewTable("eternity", [SeatWish("me"), SeatWish("here")], start=True)
        room = await house.create(ANN, wish, "here")
        seat = room.table.actors()[0]
        name = room.table.game.table.name(room.table.options(seat)[0])
        with postgres.asleep():
            begun = time.monotonic()
            with pytest.raises(Exception, match="not_saved"):
                await room.play(ANN, seat, 0, [name], "ticket")
            with pytest.raises(Exception, match="broken"):
                await house.room(room.table.id)  # nobody knows yet whether it will be written
            assert not (await house.health()).ok
            assert time.monotonic() - begun < 2 * SOON
        begun = time.monotonic()
        while True:  # as a browser does that comes back
            try:
                again = await house.room(room.table.id)
                assert await again.play(ANN, seat, 0, [name], "ticket") == 0  # written before, or now
                break
            except Refusal:
                assert time.monotonic() < begun + 30
                await asyncio.sleep(0.01)
        assert again.table.moves == 1
        await house.close()
        return engine

    asyncio.run(run()).dispose()  # once no thread is left that could give a connection back


def test_a_room_that_nobody_watches_goes_on_after_a_failed_write(tmp_path: Path) -> None:
    """Ann moved and left; the bots' answer cannot be written for a while."""

    async def run() -> Engine:
        file = tmp_path / "bosquet.db"
        engine = open_database(f"sqlite:///{file}")
        house = InnerHouse(Settings(tmp_path, beat=0, idle=0.05), engine, FixedLuck())
        with locked(file):
            seats = [SeatWish("me"), SeatWish("bot", "seedling"), SeatWish("bot", "seedling")]
            wish = NewTable("eternity", seats, {"ages": [2, 0, 1]}, start=True)
            with pytest.raises(Exception, match="not_saved"):
                await house.create(ANN, wish, "here")
        async with asyncio.timeout(LONG):
            while house.writer.trouble is not None:
                await asyncio.sleep(0)
        room = await house.create(ANN, wish, "here")
        id = room.table.id
        with locked(file):
            assert room.driver is not None
            await room.driver
            assert not house.keeps(room)
            assert id in house.stopped
        begun = time.monotonic()
        while house.stopped or house.writer.trouble is not None:
            await asyncio.sleep(0.01)
            assert time.monotonic() < begun + 30
        while 0 not in (await house.room(id)).table.actors():
            await asyncio.sleep(0.01)
            assert time.monotonic() < begun + 30
        await house.close()
        return engine

    asyncio.run(run()).dispose()  # once no thread is left that could give a connection back


def test_people_are_told_and_play_on(
    open_house: Callable[..., House], visit_at: Callable[..., Person]
) -> None:
    house = open_house("--beat", "0")
    ann = visit_at(house, "Ann")
    line = ann.join(ann.open("me", "here"))
    line.ask("face", "position", seat=line.position["actors"][0])
    action, step = line.my_turn()[0], line.position["step"]
    with locked(house.data / "bosquet.db"):
        begun = time.monotonic()
        assert line.play(action, ticket="again")["reason"]["key"] == "refuse.not_saved"
        assert time.monotonic() - begun < SOON
        assert line.closed() == 1012
        for _ in range(50):
            assert ann.http.post("/api/tables", json={"game": "eternity", "seats": []}).status_code == 400
            assert ann.http.put("/api/me", json={"name": "Ann"}).status_code == 200
    begun = time.monotonic()
    while True:
        back = ann.join(line.table["id"])
        back.ask("face", "position", seat=line.position["face"])
        answer = back.play(action, ticket="again")
        if answer["type"] == "accepted":
            break
        assert back.closed() == 1012
        assert time.monotonic() < begun + 30
    assert answer["step"] == step
    said = house.log.read_text()
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:", said)
    assert len(said) < 2000


def test_the_same_complaint_is_written_once_a_minute() -> None:
    kept = OnceAMinute()

    def complains(text: str, *about: object) -> str | None:
        record = logging.LogRecord("house", logging.WARNING, "", 1, text, about, None)
        return Plain("%(message)s").format(record) if kept.filter(record) else None

    assert complains("table %s stops", "a") == "table a stops"
    assert [complains("table %s stops", name) for name in "bcd"] == [None] * 3
    assert complains("another thing") == "another thing"
    for kind in kept.passed:
        kept.passed[kind] -= 60
    assert complains("table %s stops", "e") == "table e stops (and 3 more like it before)"
    assert complains("table %s stops", "f") is None


def test_what_asyncio_says_with_all_its_numbers_is_one_kind() -> None:
    """Each of its complaints is another text: none was left out, and all were remembered for ever."""
    kept = OnceAMinute()
    texts = [f"Task exception was never retrieved\nfuture: <Task at {number:#x}>" for number in range(50)]
    records = [logging.LogRecord("asyncio", logging.ERROR, "", 1, text, (), None) for text in texts]
    assert [kept.filter(record) for record in records] == [True] + [False] * 49
    for number in range(5_000):
        kept.passed = {kind: at - 61 for kind, at in kept.passed.items()}
        kept.filter(logging.LogRecord("other", logging.ERROR, "", 1, f"{number} goes wrong", (), None))
    assert len(kept.passed) <= 500


def test_an_error_that_says_nothing_still_has_a_name() -> None:
    """Looking for its first word ended the writer, and with it all saving."""
    said = OperationalError("", {}, sqlite3.OperationalError(""))
    assert _brief(said) == "OperationalError"
