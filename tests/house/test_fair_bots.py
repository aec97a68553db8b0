"""However many tables one guest opens, the bots of others are not kept waiting by them."""

import asyncio
from pathlib import Path

from bosquet.house.house import House
from bosquet.house.messages import Guest, NewTable, SeatWish
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from tests.house.luck import FixedLuck

BOT = SeatWish("bot", "seedling")
TABLES = 20


def test_one_guest_keeps_nobodys_bots_waiting(tmp_path: Path) -> None:
    """Bots are to move at twenty tables of Ann's, then at one of Bob's: his do not wait for all of hers."""

    async def run() -> int:
        settings = Settings(tmp_path, beat=0, workers=1)
        house = House(settings, open_database(settings.url), FixedLuck())
        wish = NewTable("eternity", [SeatWish("me"), BOT, BOT], {"ages": [2, 0, 1]}, start=True)
        hers = [await house.create(Guest("ann", "Ann"), wish, "there") for _ in range(TABLES)]
        his = await house.create(Guest("bob", "Bob"), wish, "here")
        assert not his.table.moves
        before = sum(room.table.moves for room in hers)
        async with asyncio.timeout(60):
            while not his.table.moves:
                await asyncio.sleep(0)
        between = sum(room.table.moves for room in hers) - before
        await house.close()
        house.archive.engine.dispose()
        return between

    assert asyncio.run(run()) < TABLES / 2


def test_tables_at_which_only_bots_sit_take_nobodys_time(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(tmp_path, beat=0, workers=1)
        house = House(settings, open_database(settings.url), FixedLuck())
        ann = Guest("ann", "Ann")
        alone = await house.create(ann, NewTable("eternity", [BOT] * 3, start=True), "there")
        wish = NewTable("eternity", [SeatWish("me"), BOT, BOT], {"ages": [2, 0, 1]}, start=True)
        room = await house.create(Guest("bob", "Bob"), wish, "here")
        async with asyncio.timeout(60):
            while 0 not in room.table.actors():
                await asyncio.sleep(0)
        assert alone.table.moves == 0
        await house.close()
        house.archive.engine.dispose()

    asyncio.run(run())
