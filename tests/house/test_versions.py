"""Tables begun before a rule changed are looked at, and go on, by the rules they began with."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

import pytest

import bosquet
from bosquet import OVER, Record
from bosquet.house.chairs import Chair
from bosquet.house.house import House
from bosquet.house.messages import Guest
from bosquet.house.record_file import file_of
from bosquet.house.room import Room
from bosquet.house.settings import Settings
from bosquet.house.storage.archive import MoveRow, TableRow, adding_move, adding_table
from bosquet.house.storage.database import open_database
from bosquet.house.verify import verify
from bosquet.testing.play import random_record

SEED = bytes(range(32))
OLD = bosquet.game("evergreen").under(1)  # where the gala was declared with the concert (EVG-5.1)


def reopened(folder: Path, record: Record, moves: int, work: Callable[[Room], Awaitable[None]]) -> None:
    """A house of today in whose database a table of then lies, so many moves on."""
    over = moves == len(record.moves)
    row = TableRow(
        *("oldtable", record.game.id, record.game.version, dict(record.options), "ann", SEED.hex()),
        *(sha256(SEED).hexdigest(), "over" if over else "playing", None, 1.0, 2.0),
    )
    name = record.game.table.name
    rows = [
        adding_move(row.id, MoveRow(step, seat, "play", name(action), time.time(), sand=45.0))
        for step, (seat, action) in enumerate(record.moves[:moves])
    ]

    async def run() -> None:
        engine = open_database(f"sqlite:///{folder / 'bosquet.db'}")
        house = House(Settings(folder, beat=0), engine)
        try:
            chairs = [Chair("here", "ann", f"Person {seat}") for seat in range(record.seats)]
            await house.writer.write(*adding_table(row, chairs), *rows)
            await work(await house.room(row.id))
        finally:
            await house.close()
            engine.dispose()

    asyncio.run(run())


@pytest.fixture
def record() -> Record:
    """A whole game of version 1 in which somebody declared the gala."""
    record, _ = random_record(OLD, 3, {"hourglass": 45}, SEED)
    assert any(OLD.table.name(action) == "gala" for _, action in record.moves)
    return record


def test_a_finished_game_is_looked_at_and_proven(tmp_path: Path, record: Record) -> None:
    async def work(room: Room) -> None:
        table, last = room.table, len(record.moves)
        assert (table.over, table.moves) == (True, last)
        for moves in (0, last // 2, last):
            assert table.at(moves).view(1) == record.replay(moves).view(1)
        file = tmp_path / "game.json"
        file.write_text(json.dumps(file_of(table)))
        assert verify(file).startswith(f"OK: evergreen, 3 players, {last} moves")

    reopened(tmp_path, record, len(record.moves), work)


def test_a_running_game_goes_on_by_the_rules_it_began_with(tmp_path: Path, record: Record) -> None:
    half = next(at for at, (_, action) in enumerate(record.moves) if OLD.table.name(action) == "gala")

    async def work(room: Room) -> None:
        table = room.table
        assert table.in_play().dump() == record.replay(half).dump()
        for seat, action in record.moves[half:]:  # where it is forced, both give the same answer
            if table.actors() == [seat]:
                async with room.lock:
                    await room.commit(table.draft_move(seat, action, "play"))
        assert table.in_play().actor() == OVER
        assert table.record().moves == record.moves
        assert table.in_play().ranks() == record.replay().ranks()

    reopened(tmp_path, record, half, work)
    state = bosquet.load({**record.replay(half).dump(), "version": 2})
    with pytest.raises(bosquet.IllegalAction, match="concert_first"):  # the rules of today ask otherwise
        bosquet.game("evergreen").check(state, *record.moves[half])


def test_another_game_after_an_old_one_has_all_options_of_today(tmp_path: Path) -> None:
    """It is played by the rules of today, and what they ask for beyond the old ones is as usual."""
    today = bosquet.game("eternity")
    record, _ = random_record(today.under(1), 3, {"target": 10}, SEED)

    async def work(room: Room) -> None:
        assert "look_back" not in room.table.row.options
        await room.rematch(Guest("ann", "Ann"), "here")
        assert room.table.row.rematch is not None
        again = (await room.house.room(room.table.row.rematch)).table.row
        assert again.version == today.version
        assert again.options == today.setup(3, {"target": 10}).options

    reopened(tmp_path, record, len(record.moves), work)
