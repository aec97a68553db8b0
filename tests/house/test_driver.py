"""Moves of the house: bots that are asked at once think at once, and stale thoughts are dropped."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import msgspec

from bosquet.house.chairs import Chair
from bosquet.house.house import House
from bosquet.house.messages import Guest, NewTable, SeatWish
from bosquet.house.room import Room
from bosquet.house.settings import Settings
from bosquet.house.storage.archive import TableRow
from bosquet.house.storage.database import open_database
from bosquet.house.table import Table
from tests.house.eyes import Eyes
from tests.house.luck import FixedLuck

ANN = Guest("ann", "Ann")
BOT = SeatWish("bot", "seedling")
ANN_LEADS = NewTable("eternity", [SeatWish("me"), BOT, BOT], {"ages": [0, 1, 2]}, start=True)


def at_table(
    folder: Path, seats: list[SeatWish], work: Callable[[Room], Awaitable[None]], game: str = "evergreen"
) -> None:
    """A house with three workers and one table, which has started and is looked at."""

    async def run() -> None:
        engine = open_database(f"sqlite:///{folder / 'bosquet.db'}")
        house = House(Settings(folder, beat=0, workers=3), engine, FixedLuck())
        try:
            room = await house.create(ANN, NewTable(game, seats, start=True), "here")
            room.enter(Eyes(ANN))
            await work(room)
        finally:
            await house.close()
            engine.dispose()

    asyncio.run(run())


async def rest(room: Room) -> None:
    """Until the house has nothing to do at this table."""
    async with asyncio.timeout(60):
        while room.driver is not None and not room.driver.done():
            await asyncio.wait([room.driver])


def test_bots_that_are_asked_at_once_think_side_by_side(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await rest(room)
        assert [player["chosen"] for player in room.table.in_play().view(None)["players"]] == [0, 3, 3, 3]
        assert {line.how for line in room.table.lines[1:]} == {"bot"}
        assert None not in room.house.workers.processes  # one alone would have used the first again and again

    at_table(tmp_path, [SeatWish("me"), BOT, BOT, BOT], work)


def test_more_bots_than_workers_take_turns(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        async with asyncio.timeout(60):
            while room.table.in_play().view(None)["phase"] == "opening":
                assert room.driver is not None
                assert not room.driver.done()
                await asyncio.sleep(0)
        opening = room.table.lines[1:19]
        assert sorted(line.seat for line in opening if line.seat is not None) == sorted(list(range(6)) * 3)
        assert {line.how for line in opening} == {"bot"}

    at_table(tmp_path, [BOT] * 6, work)


async def bots_paths(room: Room) -> list[int]:
    """Play on until bots have answered several times in a row; with which row each such path begins."""
    ticket = 0
    while not (paths := paths_of(room.table)):
        await rest(room)
        assert 0 in room.table.actors()
        action = room.table.game.table.name(room.table.options(0)[0])
        ticket += 1
        await room.play(ANN, 0, room.table.step, [action], f"p{ticket}")
    await rest(room)
    return paths


def paths_of(table: Table) -> list[int]:
    """Rows of one path have one moment."""
    pairs = pairwise(table.lines[1:])
    return [number for number, (one, next) in enumerate(pairs) if (one.seat, one.at) == (next.seat, next.at)]


def test_a_bots_path_is_a_row_for_each_answer(tmp_path: Path) -> None:
    """Whatever row the house stops after: the table goes on from there."""

    async def work(room: Room) -> None:
        (begins, *_) = await bots_paths(room)
        table = room.table
        found = room.house.archive.read(table.id)
        assert found is not None
        row, chairs, rows = found
        assert len(rows) == table.moves
        for stopped in (begins, begins + 1, begins + 2):
            again = Table(row, chairs, rows[:stopped])
            assert again.step == stopped
            assert [due.asked for due in again.automatic()] == [stopped]
            due = again.automatic()[0]
            again.accept(again.draft_moves(due.seat, again.options(due.seat)[:1], "bot"))
            assert again.step == stopped + 1

    at_table(tmp_path, [SeatWish("me"), BOT], work)


def test_a_path_of_the_house_ends_where_it_cannot_go_on() -> None:
    """The world in which it was found may have been wrong: what is not legal ends it."""
    chairs = [Chair("me", "ann", "Ann"), Chair("bot", level="seedling")]
    row = msgspec.structs.replace(started(bytes(32)), game="evergreen")
    table = Table(row, chairs)
    while len(table.actors()) > 1:
        seat = table.actors()[0]
        table.accept(table.draft_move(seat, table.options(seat)[0], "play"))
    seat = table.actors()[0]
    first = table.options(seat)[0]
    wrong = table.game.table.parse("timeout")
    draft = table.draft_moves(seat, [first, wrong, first], "bot")
    assert [line.action for line in draft.lines[len(table.lines) :]] == [first]
    assert len(draft.rows) == 1


def test_a_thought_for_somebody_who_is_back_is_dropped(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await room.stand(ANN, 0)  # now a bot begins to think
        async with room.lock:  # it cannot move before the next who waits here
            back = asyncio.create_task(room.sit(ANN, 0, None))
            await asyncio.sleep(0)
        await back
        await rest(room)
        assert room.table.moves == 0
        assert room.table.actors() == [0, 1]

    at_table(tmp_path, [SeatWish("me"), SeatWish("here")], work)


def test_a_thought_about_what_was_taken_back_is_dropped(tmp_path: Path) -> None:
    """The bot thinks about a lead that is another one when it answers: what it plays must fit the new one."""

    async def work(room: Room) -> None:
        hand = room.table.in_play().view(0)["hand"]
        await room.play(ANN, 0, 0, [f"play {hand[0]}"], "first")
        async with room.lock:  # the bot cannot move before those who wait here
            back = asyncio.create_task(room.take_back(ANN, 0, 1, "oops"))
            again = asyncio.create_task(room.play(ANN, 0, 2, [f"play {hand[-1]}"], "second"))
            await asyncio.sleep(0)
        await asyncio.gather(back, again)
        await rest(room)
        assert room.table.moves > 1
        room.table.record().replay()  # every move is legal

    async def often(room: Room) -> None:
        for _ in range(12):
            await work(await room.house.create(ANN, ANN_LEADS, "here"))

    at_table(tmp_path, [SeatWish("me"), BOT], often)


def test_a_question_is_worked_out_once_a_step_and_seat(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        seen, asked = room.sights.of(0), room.table.decision(0)
        assert room.sights.of(0) is seen
        assert room.table.decision(0) is asked
        assert room.table.options(0) is room.table.options(0)
        await room.play(ANN, 0, 0, [asked["options"][0]["name"]], "first")
        assert room.sights.of(0) is not seen
        assert room.table.decision(0) != asked

    at_table(tmp_path, [SeatWish("me"), SeatWish("here")], work)


def test_nobody_learns_from_the_house_that_an_answer_was_forced() -> None:
    """Among people a single answer waits for the person, unless all can see it: the last card of a hand.

    Who plays alone against bots is spared the tap, but not while a bot keeps the seat of one who may be back.
    """
    ann, bob, bot = Chair("me", "ann", "Ann"), Chair("link", "bob", "Bob"), Chair("bot", level="seedling")
    gone, stood, absent = (bob.left_to_a_bot(why) for why in ("gave_up", "stood", "absent"))
    for other, alone in ((bot, True), (gone, True), (bob, False), (stood, False), (absent, False)):
        chairs = [ann, other, bot]
        met = set()
        for seed in range(8):
            table = Table(started(bytes([seed] * 32)), chairs)
            while seats := table.actors():
                seat, options = seats[0], table.options(seats[0])
                if len(options) == 1 and not table.chairs[seat].bot:
                    last = len(table.in_play().view(seat)["hand"]) == 1
                    answered = [turn.seat for turn in table.automatic()] == [seat]
                    assert answered == (last or alone)
                    met.add(last)
                table.accept(table.draft_move(seat, options[-1], "play"))
        assert met == {True, False}


def started(seed: bytes) -> TableRow:
    return TableRow("table", "eternity", 2, {}, "ann", seed.hex(), "", "playing", None, 1.0, 1.0)
