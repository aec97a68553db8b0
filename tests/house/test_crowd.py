"""Hundreds who look at one table: each who comes is news for all, and that is little work all the same."""

import asyncio
from pathlib import Path
from typing import Any

from bosquet.house.house import House
from bosquet.house.messages import Guest, NewTable, SeatWish, TableState
from bosquet.house.room import FEW, Room
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from tests.house.luck import FixedLuck

ANN = Guest("ann", "Ann")
MANY = 200


class Looker:
    """Counts what it is shown."""

    pace: Any = "calm"

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.tables: list[TableState] = []
        self.positions = self.notes = 0

    def see_table(self, state: TableState) -> None:
        self.tables.append(state)

    def see_position(self) -> None:
        self.positions += 1

    def see_notes(self) -> None:
        self.notes += 1

    def seats_changed(self) -> None: ...

    def drop(self) -> None: ...


async def play(room: Room) -> None:
    seat = room.table.actors()[0]
    name = room.table.game.table.name(room.table.options(seat)[0])
    await room.play(ANN, seat, room.table.step, [name], f"t{room.table.step}")


def test_a_crowd_is_told_together(tmp_path: Path) -> None:
    """All two hundred were shown the table whenever one of them came: 20,000 times; and every move."""

    async def run() -> None:
        settings = Settings(tmp_path, beat=0)
        house = House(settings, open_database(settings.url), FixedLuck())
        room = await house.create(
            ANN, NewTable("eternity", [SeatWish("me"), SeatWish("here")], start=True), ""
        )
        ann = Looker(ANN)
        room.enter(ann)
        crowd = [Looker(Guest(f"guest {number}", None)) for number in range(MANY)]
        for each in crowd:
            room.enter(each)
            assert each.tables  # the newcomer at once
        assert sum(len(each.tables) for each in crowd) < 2 * MANY + FEW * FEW
        assert ann.tables[-1].watchers == MANY  # who sits there at once too
        async with asyncio.timeout(15):
            while not all(each.tables[-1].watchers == MANY for each in crowd):
                await asyncio.sleep(0.001)
        assert not any(each.positions for each in crowd), "nothing has moved"
        shown = ann.positions
        for _ in range(3):
            await play(room)
        assert ann.positions == shown + 3
        async with asyncio.timeout(15):
            while not all(each.positions and each.notes for each in crowd):
                await asyncio.sleep(0.001)
        for each in crowd[FEW // 2 :]:
            room.leave(each)
        before = [each.positions for each in crowd[: FEW // 2]]
        await play(room)  # they are few again
        assert [each.positions for each in crowd[: FEW // 2]] > before
        await house.close()
        house.archive.engine.dispose()

    asyncio.run(run())


def test_the_pages_of_a_guest_share_what_is_worked_out_for_them(tmp_path: Path) -> None:
    """Each line still numbers a message of its own."""

    async def run() -> None:
        settings = Settings(tmp_path, beat=0)
        house = House(settings, open_database(settings.url), FixedLuck())
        room = await house.create(ANN, NewTable("eternity", [SeatWish("me"), SeatWish("here")]), "")
        one, two, other = Looker(ANN), Looker(ANN), Looker(Guest("bea", "Bea"))
        for each in (one, two, other):
            room.enter(each)
        room.show_tables()
        assert one.tables[-1] is not two.tables[-1]
        assert one.tables[-1].seats is two.tables[-1].seats
        assert one.tables[-1].host
        assert not other.tables[-1].host
        await house.close()
        house.archive.engine.dispose()

    asyncio.run(run())
