"""The record on disk, on both databases."""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, event, inspect, text
from sqlalchemy.exc import IntegrityError

from bosquet import Refusal
from bosquet.house.chairs import Chair
from bosquet.house.house import House
from bosquet.house.messages import Guest, NewTable, Part, Result, SeatWish, TableLine
from bosquet.house.settings import Settings
from bosquet.house.storage.archive import (
    Archive,
    MoveRow,
    TableRow,
    adding_move,
    adding_table,
    changing_seat,
    changing_table,
)
from bosquet.house.storage.database import NoDatabase, open_database
from bosquet.house.storage.rows import metadata
from bosquet.house.storage.writer import Writer
from tests.house.eyes import Eyes
from tests.house.luck import FixedLuck

RESULT = {"ranks": [1, 2], "scores": [7, 3]}
ENDED: dict[str, Any] = {"status": "over", "rematch": "next", "updated": 2.0, "result": RESULT}
ANN = Guest("ann", "Ann")
CHAIRS = [Chair("me", "ann", "Ann"), Chair("bot", None, None, "oak")]


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """Closed when no thread of a house uses it: `asyncio.run` waits for them, `House.close` does not.

    A connection that comes back to an engine already closed stays open, and another test pays for it.
    """
    engine = open_database(database)
    yield engine
    engine.dispose()


def table(id: str) -> TableRow:
    return TableRow(id, "eternity", 1, {"target": 0}, "ann", "ab" * 32, "cd" * 32, "playing", None, 1.0, 1.0)


def move(step: int) -> MoveRow:
    return MoveRow(step, 0, "play", "play sea-1", time.time(), 0, f"t{step}")


def with_writer(engine: Engine, work: Any) -> None:
    async def run() -> None:
        writer = Writer(engine)
        try:
            await work(writer)
        finally:
            writer.close()

    asyncio.run(run())


def test_the_migrations_make_the_schema(engine: Engine, database: str) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    open_database(database).dispose()  # a second start finds nothing to do
    kept = {"alembic_version", "hidden", "moves", "pulse", "revoked", "seats", "tables"}
    assert set(inspect(engine).get_table_names()) == kept


def test_a_newer_schema_is_not_touched(engine: Engine, database: str) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NoDatabase, match="newer"):
        open_database(database)


@pytest.mark.parametrize("url", ["nonsense", "oracle://x", "sqlite:////nowhere/at/all.db", "postgresql://["])
def test_what_is_no_database(url: str) -> None:
    with pytest.raises(NoDatabase):
        open_database(url)


def test_a_connection_that_comes_back_late_is_closed(engine: Engine) -> None:
    """Somebody read while the writer had all connections opened anew."""
    connection = engine.connect()
    inner = connection.connection.dbapi_connection
    assert inner is not None
    engine.dispose()
    connection.close()
    with pytest.raises(Exception, match="closed"):
        inner.cursor().execute("SELECT 1")
    with engine.connect() as another:
        assert another.scalar(text("SELECT 1")) == 1


def test_what_is_written_is_read(engine: Engine) -> None:
    async def work(writer: Writer) -> None:
        await writer.write(*adding_table(table("grove"), CHAIRS))
        await writer.write(adding_move("grove", move(0)), adding_move("grove", move(1)))
        await writer.write(changing_seat("grove", 0, Chair("me", "ann", "Ann", "sapling", "stood")))
        await writer.write(changing_table(msgspec.structs.replace(table("grove"), **ENDED)))

    with_writer(engine, work)
    archive = Archive(engine)
    found = archive.read("grove")
    assert found is not None
    row, chairs, moves = found
    assert (row.status, row.rematch, row.host, row.options) == ("over", "next", "ann", {"target": 0})
    assert chairs == [Chair("me", "ann", "Ann", "sapling", "stood"), CHAIRS[1]]
    assert [(line.step, line.ticket) for line in moves] == [(0, "t0"), (1, "t1")]
    assert archive.read("nowhere") is None
    names = [chair.name for chair in chairs]
    assert archive.tables_of("ann", 5) == [
        TableLine(
            id="grove",
            game=row.game,
            status="over",
            names=names,
            mine=[0],
            your_turn=False,
            updated=moves[-1].at,
            result=Result(**RESULT),
            hidden=False,
            options={"target": 0},
            campaign=[],
        )
    ]
    assert archive.tables_of("eve", 5) == []
    assert archive.with_bots() == []


def test_a_campaign_keeps_its_trail(engine: Engine) -> None:
    before = {"id": "moss", "options": {"solo": 1}, "ranks": [2], "scores": [31]}

    async def work(writer: Writer) -> None:
        await writer.write(*adding_table(table("moss"), CHAIRS))
        follows = msgspec.structs.replace(table("fern"), campaign=[before])
        await writer.write(*adding_table(follows, CHAIRS))

    with_writer(engine, work)
    archive = Archive(engine)
    campaigns = [found[0].campaign for found in (archive.read("moss"), archive.read("fern")) if found]
    assert campaigns == [None, [before]]
    trails = {line.id: line.campaign for line in archive.tables_of("ann", 5)}
    assert trails == {"moss": [], "fern": [Part("moss", {"solo": 1}, [2], [31])]}


def test_what_waits_is_committed_together(engine: Engine) -> None:
    commits: list[object] = []
    event.listen(engine, "commit", commits.append)

    async def work(writer: Writer) -> None:
        await asyncio.gather(
            *(writer.write(*adding_table(table(f"t{number}"), CHAIRS)) for number in range(20))
        )
        await asyncio.gather(
            *(
                writer.write(adding_move(f"t{number}", move(step)))
                for step in range(20)
                for number in range(20)
            )
        )

    with_writer(engine, work)
    archive = Archive(engine)
    for number in range(20):
        found = archive.read(f"t{number}")
        assert found is not None
        assert len(found[2]) == 20
    assert len(commits) < 100  # for 420 writes


def test_one_bad_write_does_not_sink_the_others(engine: Engine) -> None:
    results: list[object] = []

    async def work(writer: Writer) -> None:
        await writer.write(*adding_table(table("grove"), CHAIRS), adding_move("grove", move(0)))
        jobs: list[Coroutine[Any, Any, None]] = [
            writer.write(adding_move("grove", move(1))),
            writer.write(adding_move("grove", move(0))),  # this step is taken
            writer.write(
                adding_move("grove", move(2)), adding_move("grove", move(0))
            ),  # stands or falls as one
            writer.write(adding_move("grove", move(3))),
        ]
        results.extend(await asyncio.gather(*jobs, return_exceptions=True))

    with_writer(engine, work)
    assert [type(result) for result in results] == [type(None), IntegrityError, IntegrityError, type(None)]
    found = Archive(engine).read("grove")
    assert found is not None
    assert [line.step for line in found[2]] == [0, 1, 3]


def test_a_move_that_was_not_written_is_not_played(engine: Engine, tmp_path: Path) -> None:
    """Another house has written the step meanwhile: the record is right, and this room is given up."""

    async def run() -> None:
        house = House(Settings(tmp_path, beat=0), engine, FixedLuck())
        seats = [SeatWish("me"), SeatWish("here")]
        room = await house.create(ANN, NewTable("eternity", seats, start=True), "here")
        eyes = Eyes(ANN)
        room.enter(eyes)
        seat = room.table.actors()[0]
        names = [room.table.game.table.name(option) for option in room.table.in_play().options(seat)]
        await house.writer.write(adding_move(room.table.id, MoveRow(0, seat, "play", names[0], 1.0)))
        with pytest.raises(Refusal, match="not_saved"):
            await room.play(ANN, seat, 0, [names[1]], "ticket")
        assert room.table.moves == 0
        fresh = await house.room(room.table.id)
        assert eyes.dropped
        assert fresh is not room
        assert (fresh.table.moves, fresh.table.step) == (1, 1)
        with pytest.raises(Refusal, match="not_saved"):  # who still stands in the old room
            await room.stand(ANN, seat)
        assert not fresh.table.chairs[seat].away
        await house.close()

    asyncio.run(run())


@pytest.mark.parametrize("id", ["", "nowhere", "a\0b", "\udc80", "../grove", "x" * 100_000])
def test_what_is_no_id_of_a_table(engine: Engine, tmp_path: Path, id: str) -> None:
    """PostgreSQL would not even look for some of these."""

    async def run() -> None:
        house = House(Settings(tmp_path), engine, FixedLuck())
        with pytest.raises(Refusal, match="no_table"):
            await house.room(id)
        await house.close()

    asyncio.run(run())


def test_idle_and_finished_tables_leave_memory_and_come_back(engine: Engine, tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Settings(tmp_path, beat=0, idle=0.01), engine, FixedLuck())
        seats = [SeatWish("me"), SeatWish("here")]
        room = await house.create(ANN, NewTable("eternity", seats, start=True), "here")
        seat = room.table.actors()[0]
        name = room.table.game.table.name(room.table.in_play().options(seat)[0])
        await room.play(ANN, seat, 0, [name], "ticket")
        view = room.table.in_play().view(seat)
        async with asyncio.timeout(30):
            while room.table.id in house.rooms:
                await asyncio.sleep(0)
        back = await house.room(room.table.id)
        assert back is not room
        assert back.table.in_play().view(seat) == view
        assert await back.play(ANN, seat, 0, [name], "ticket") == 0  # the ticket is remembered too
        assert (await house.lines_of(ANN))[0].status == "playing"
        await house.close()

    asyncio.run(run())


def test_a_table_that_is_found_on_disk_while_it_is_made_has_one_room(tmp_path: Path) -> None:
    """A house that has just opened looks for tables to go on with, and somebody makes one at that moment."""

    async def run() -> None:
        engine = open_database(f"sqlite:///{tmp_path / 'bosquet.db'}")
        house = House(Settings(tmp_path, beat=0), engine, FixedLuck())
        wish = NewTable("eternity", [SeatWish("me"), SeatWish("bot", "seedling")], start=True)
        making = asyncio.create_task(house.create(ANN, wish, "here"))
        await asyncio.sleep(0)  # it is being written
        begun = time.monotonic()
        while not (written := house.archive.with_bots()):  # nobody else comes to a turn
            assert time.monotonic() < begun + 30
        found = asyncio.create_task(house.room(written[0]))
        room = await making
        assert await found is room
        assert house.keeps(room)
        await house.close()
        engine.dispose()

    asyncio.run(run())


def test_a_whole_game_of_bots(engine: Engine, tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Settings(tmp_path, beat=0), engine, FixedLuck())
        wish = NewTable("eternity", [SeatWish("bot", "seedling")] * 2, {"target": 5}, start=True)
        room = await house.create(ANN, wish, "here")
        assert room.driver is None  # bots alone do not play for nobody
        room.enter(Eyes(ANN))
        assert room.driver is not None
        await room.driver
        assert room.table.over
        found = house.archive.read(room.table.id)
        assert found is not None
        assert found[0].status == "over"
        assert {line.how for line in found[2]} <= {"bot"}
        assert len(found[2]) == room.table.moves
        await house.close()

    asyncio.run(run())
