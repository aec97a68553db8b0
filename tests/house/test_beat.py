"""How long the house waits before it moves, and whose pace it follows."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from bosquet.house.beat import beat_before
from bosquet.house.chairs import Chair
from bosquet.house.house import House
from bosquet.house.messages import Guest, NewTable, PaceName, SeatWish
from bosquet.house.room import Room
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from bosquet.house.table import Due
from tests.house.eyes import Eyes
from tests.house.luck import FixedLuck
from tests.house.people import Person
from tests.house.process import House as HouseProcess

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
BEAT = 600.0


def beats_of(folder: Path, **paces: PaceName) -> list[float]:
    """Ann, Bob and two bots play a card of Eternity each, in this order: the beat before each of them."""

    async def run() -> list[float]:
        engine = open_database(f"sqlite:///{folder / 'bosquet.db'}")
        house = House(Settings(folder, beat=BEAT), engine, FixedLuck())
        try:
            seats = [SeatWish("me"), SeatWish("here"), SeatWish("bot"), SeatWish("bot")]
            order = {"ages": [0, 1, 2, 3]}
            room = await house.create(ANN, NewTable("eternity", seats, order, start=True), "here")
            room.table.chairs[1] = Chair("link", BOB.id, BOB.name)
            for guest in (ANN, BOB):
                if guest.id in paces:
                    room.watchers.add(Eyes(guest, paces[guest.id]))
            return [await _after(room, seat) for seat in range(4)]
        finally:
            await house.close()
            engine.dispose()

    return asyncio.run(run())


async def _after(room: Room, seat: int) -> float:
    table = room.table
    assert seat in table.actors()
    beat = beat_before(room, Due(seat, table.step, table.chair(seat)))
    table.accept(table.draft_move(seat, table.in_play().options(seat)[0], "play"))
    return beat


def test_without_a_person_the_beat_is_whole(tmp_path: Path) -> None:
    assert beats_of(tmp_path) == [BEAT] * 4


def test_after_a_persons_move_their_own_pace_counts(tmp_path: Path) -> None:
    """What Ann has played is hers to take back, what Bob has played is his."""
    _, after_ann, after_bob, _ = beats_of(tmp_path, ann="brisk", bob="calm")
    assert (after_ann, after_bob) == (BEAT / 2, BEAT)


def test_between_bots_the_quickest_of_the_people_counts(tmp_path: Path) -> None:
    """The calm one loses nothing: their own browser shows move after move at their pace."""
    first, _, after_bob, after_bot = beats_of(tmp_path, ann="instant", bob="calm")
    assert (first, after_bob, after_bot) == (0, BEAT, 0)


def test_a_whole_turn_of_a_bot_is_one_beat(tmp_path: Path) -> None:
    """In Evergreen a turn is up to nine choices."""

    async def run() -> list[tuple[int, float]]:
        engine = open_database(f"sqlite:///{tmp_path / 'bosquet.db'}")
        house = House(Settings(tmp_path, beat=BEAT), engine, FixedLuck())
        try:
            wish = NewTable("evergreen", [SeatWish("me"), SeatWish("here")], start=True)
            room = await house.create(ANN, wish, "here")
            while len(room.table.actors()) > 1:
                await _after(room, room.table.actors()[0])
            seats: list[tuple[int, float]] = []
            while room.table.playing and len(seats) < 40:
                seat = room.table.actors()[0]
                seats.append((seat, await _after(room, seat)))
            return seats
        finally:
            await house.close()
            engine.dispose()

    told = asyncio.run(run())
    for (before, _), (seat, beat) in pairwise(told):
        assert beat == (0 if before == seat else BEAT)
    assert len({seat for seat, _ in told}) == 2


def test_at_once_a_game_goes_on_without_a_beat(
    open_house: Callable[..., HouseProcess], visit_at: Callable[..., Person]
) -> None:
    """One beat of this house would be longer than a test may take."""
    ann = visit_at(open_house("--beat", str(BEAT)))
    line = ann.join(ann.open("me", "seedling", "seedling", ages=[0, 1, 2]))
    line.send("pace", pace="instant")
    line.play_on()
    assert line.table["status"] == "over"
