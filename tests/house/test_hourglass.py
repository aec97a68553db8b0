"""The hourglass (EVG-5): the house keeps it, the record holds its verdicts, a restart costs nobody time.

Sand falls faster or slower in a house that is told so: no test waits for a real glass.
"""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bosquet import Refusal
from bosquet.house.hourglass import Hourglass
from bosquet.house.house import House as InnerHouse
from bosquet.house.messages import Guest, NewTable, SeatWish
from bosquet.house.room import Room
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from tests.clauses import rule
from tests.house.luck import FixedLuck, current_file
from tests.house.people import Line, Person, settle, sit_together
from tests.house.process import House
from tests.house.test_records import verify

OpenHouse = Callable[..., House]
VisitAt = Callable[..., Person]
GLASS = 15


def hurry(house: House, speed: float) -> None:
    """The same house again; its glasses now run at another speed."""
    house.kill()
    house.options = ("--beat", "0", "--sand", str(speed))
    house.start()


def pair(house: House, visit_at: VisitAt, glass: int = GLASS) -> tuple[list[Person], list[Line]]:
    """Two people after the opening; the first of both lists begins."""
    people = [visit_at(house, name) for name in ("Ann", "Bob")]
    lines = sit_together(people, "evergreen", hourglass=glass)
    for line in lines * 3:
        assert line.position["clock"] is None  # the opening is not timed
        assert line.play(line.my_turn()[0])["type"] == "accepted"
    settle(lines)
    if lines[0].position["actors"] == [1]:
        people.reverse()
        lines.reverse()
    return people, lines


def lay(line: Line) -> None:
    for _ in ("which", "where"):
        assert line.play(line.my_turn()[0])["type"] == "accepted"


def finish(line: Line) -> None:
    for action in ("done", "hit stay", "no concert"):
        assert line.play(action)["type"] == "accepted"


def left(line: Line) -> float:
    seconds: float = line.position["clock"]["seconds_left"]
    return seconds


def kinds(told: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in told["happenings"]]


# --- sand -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sand", "turn", "next_turn", "after"),
    [
        (0.0, 0, 1, 60),  # the first player turns it
        (20.0, 1, 1, 20),  # the same turn goes on
        (20.0, 1, 2, 80),  # twenty seconds are still falling, then a full glass
        (80.0, 2, 3, 80),  # nobody has turned it meanwhile: the same twenty fall on
        (0.0, 3, 4, 60),  # run out
        (20.0, 4, 0, 20),  # a concert is decided: it lies still, and so it does at the end
        (20.0, 0, 5, 80),  # what was left has waited for the next player
    ],
)
@rule("EVG-5.2")
def test_the_next_player_has_the_rest_and_a_glass(
    sand: float, turn: int, next_turn: int, after: float | None
) -> None:
    assert Hourglass(60, 1, sand).after(turn, next_turn) == after


@rule("EVG-5.1")
def test_the_sand_stands_still_once_a_concert_is_decided(house: House, visit_at: VisitAt) -> None:
    _, lines = pair(house, visit_at, glass=600)
    first, other = lines
    lay(first)
    for action in ("done", "hit stay", "concert"):
        before = left(first)
        assert first.play(action)["type"] == "accepted"
    settle(lines)
    assert first.position["clock"] is other.position["clock"] is None
    assert first.position["take_back"] is None  # nobody stops the sand to think and goes back
    assert first.play("gala")["type"] == "accepted"
    settle(lines)
    assert before + 540 < left(other) <= before + 600


def test_no_clock_without_the_option(house: House, visit_at: VisitAt) -> None:
    _, lines = pair(house, visit_at, glass=0)
    first, other = lines
    lay(first)
    finish(first)
    settle(lines)
    for text in (*first.raw, *other.raw):
        message = json.loads(text)
        assert message["type"] != "position" or message["clock"] is None
    assert first.position["take_back"] == 1  # without a clock the end of a turn can be taken back


@rule("EVG-5.1", "EVG-5.2")
def test_sand_falls_and_is_carried_over(open_house: OpenHouse, visit_at: VisitAt) -> None:
    speed = 3
    began = time.monotonic()
    _, lines = pair(open_house("--beat", "0", "--sand", str(speed)), visit_at, glass=600)
    first, other = lines

    def fallen() -> float:
        return (time.monotonic() - began) * speed

    assert first.position["clock"] == {
        "seat": first.position["face"],
        "seconds_left": left(first),
        "glass": 600,
        "running": True,
    }
    lay(first)
    before = left(first)
    assert 600 - fallen() <= before < 600
    finish(first)
    settle(lines)
    assert other.position["clock"]["seat"] == other.position["face"]
    assert 1200 - fallen() <= left(other) <= before + 600
    lay(other)
    before = left(other)
    assert before > 600  # the first glass is still running …
    finish(other)
    settle(lines)
    assert 1200 - fallen() <= left(first) <= before  # … and nobody gets a third


def test_a_take_back_brings_no_sand_back(house: House, visit_at: VisitAt) -> None:
    _, lines = pair(house, visit_at, glass=600)
    first, other = lines
    lay(first)
    before = left(first)
    assert first.take_back()["type"] == "accepted"
    assert 0 < left(first) < before
    assert first.play(first.my_turn()[-1])["type"] == "accepted"  # the same card, to another place
    finish(first)
    settle(lines)
    assert first.position["take_back"] is None  # the glass has been passed on
    assert first.take_back()["reason"]["key"] == "refuse.no_take_back"
    assert other.play("timeout")["clause"] == "EVG-5.1"  # nobody may say it themselves


# --- running out ----------------------------------------------------------------------------------


@rule("EVG-5.3")
def test_a_game_in_which_nobody_ever_moves(open_house: OpenHouse, visit_at: VisitAt, tmp_path: Path) -> None:
    house = open_house("--beat", "0", "--sand", "0.001")
    people, lines = pair(house, visit_at)
    table = lines[0].table["id"]
    hurry(house, 300)
    line = people[0].join(table)
    while not line.position["view"]["ranks"]:
        line.until("position")
    turns = [kinds(told) for told in line.log[7:] if told["happenings"]]
    assert all(turn[:2] == ["late", "drawn"] for turn in turns)
    assert turns[0][2] == "laid"  # by the neighbour
    record = people[0].http.get(f"/api/tables/{table}/record").json()
    said = [move.partition(" ")[2] for move in record["moves"][6:]]
    assert said.count("timeout") == 20
    assert len(said) == 22  # each one's last card is the only one to pick
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert verify(file)[0] == 0


@rule("EVG-5.4")
def test_running_out_after_a_card(open_house: OpenHouse, visit_at: VisitAt) -> None:
    house = open_house("--beat", "0", "--sand", "0.001")
    (_, bob), (first, _) = pair(house, visit_at)
    late = first.position["face"]
    lay(first)
    moves = first.position["moves"]
    hurry(house, 100)
    back = bob.join(first.table["id"])  # the late one has not come back: time runs for the absent too
    while back.position["moves"] == moves:
        back.until("position")
    told = back.log[moves + 1]
    assert told["seat"] == late
    assert kinds(told) == ["late"]
    assert back.position["view"]["turn_number"] >= 2
    assert first.position["view"]["laid"][0]["card"] in json.dumps(back.position["view"]["players"])


def test_a_move_and_the_verdict_never_both_count(open_house: OpenHouse, visit_at: VisitAt) -> None:
    house = open_house("--beat", "0", "--sand", "0.001")
    people, lines = pair(house, visit_at)
    hurry(house, 5000)  # a glass is three thousandths of a second: many moves come too late
    line = people[0].join(lines[0].table["id"])
    seat, before, accepted, stale = line.position["face"], line.position["moves"], 0, 0
    while options := line.my_turn():
        answer = line.play(options[0], ticket=f"{len(line.raw)} messages later")
        if answer["type"] == "accepted":
            accepted += 1
        else:
            assert answer["reason"]["key"] == "refuse.stale"
            stale += 1
    own = [told["action"] for told in line.log[before + 1 :] if told["seat"] == seat]
    chosen = [action for action in own if action != "timeout"]
    forced = sum(told["forced"] for told in line.log[before + 1 :])
    assert len(chosen) - forced == accepted
    assert stale


def in_a_room(tmp_path: Path, visit: Callable[[Room, Guest, Guest], Any]) -> None:
    async def run() -> None:
        settings = Settings(tmp_path, workers=1)
        house = InnerHouse(settings, open_database(settings.url), FixedLuck())
        ann, bob = Guest("ann", "Ann"), Guest("bob", "Bob")
        wish = NewTable("evergreen", [SeatWish("me"), SeatWish("link")], {"hourglass": GLASS})
        try:
            room = await house.create(ann, wish, "")
            await room.sit(bob, 1, None)
            await room.start(ann)
            for turn, (guest, seat) in enumerate([(ann, 0), (bob, 1)] * 3):
                state = room.table.in_play()
                card = room.table.game.table.name(state.options(seat)[0])
                await room.play(guest, seat, room.table.step, [card], f"open {turn}")
            first = room.table.in_play().actor()
            await visit(room, *((ann, bob) if first == 0 else (bob, ann)))
        finally:
            await house.close()

    asyncio.run(run())


def test_what_comes_after_the_last_grain_is_stale(tmp_path: Path) -> None:
    async def visit(room: Room, first: Guest, other: Guest) -> None:
        table, state = room.table, room.table.in_play()
        step, seat = table.step, state.actor()
        names = [room.table.game.table.name(action) for action in state.options(seat)]
        assert room.hourglass.left == GLASS
        room.hourglass.put(0.0)
        answers = await asyncio.gather(
            room.play(first, seat, step, [names[0]], "one"),
            room.play(first, seat, step, [names[1]], "two"),
            room.take_back(first, seat, step, "three"),
            return_exceptions=True,
        )
        assert [answer.key for answer in answers if isinstance(answer, Refusal)] == ["refuse.stale"] * 3
        assert (table.step, table.lines[-1].how) == (step + 1, "timeout")
        assert room.hourglass.left == GLASS  # nothing was left over
        assert table.in_play().actor() == 1 - seat

    in_a_room(tmp_path, visit)


# --- standing still -------------------------------------------------------------------------------


def test_a_restart_costs_no_sand(open_house: OpenHouse, visit_at: VisitAt) -> None:
    house = open_house("--beat", "0", "--sand", "20")
    (ann, _), (first, _) = pair(house, visit_at, glass=600)
    lay(first)
    before = left(first)
    hurry(house, 20)  # takes about a second: a third of a minute of this sand
    back = ann.join(first.table["id"])
    assert back.position["clock"]["running"]
    assert before - 8 < left(back) < before + 8


def test_the_sand_stands_still_while_no_player_is_there(house: House, visit_at: VisitAt) -> None:
    (_, bob), (first, other) = pair(house, visit_at, glass=600)
    watcher = visit_at(house).join(first.table["id"])
    assert watcher.position["clock"]["running"]
    first.close()
    other.close()
    watcher.until(lambda message: message["type"] == "position" and not message["clock"]["running"])
    stood = left(watcher)
    assert watcher.ask("sync", "position")["clock"]["seconds_left"] == stood
    back = bob.join(first.table["id"])
    assert back.position["clock"]["running"]
    watcher.until("position")
    assert watcher.position["clock"]["running"]
    assert stood - 5 < left(watcher) <= stood
    back.send("stand", seat=back.position["face"])  # who has left the game and looks on is no player
    watcher.until(lambda message: message["type"] == "position" and not message["clock"]["running"])


# --- bots -----------------------------------------------------------------------------------------


def test_bots_end_their_turns_in_time(open_house: OpenHouse, visit_at: VisitAt) -> None:
    """At the usual beat, with a glass of five seconds for up to eight answers of bots who take their time."""
    house = open_house("--sand", "3", program=["tests.house.endless", str(current_file())])
    ann = visit_at(house, "Ann")
    line = ann.join(ann.open("me", "oak", game="evergreen", hourglass=GLASS))
    while line.position["view"]["turn_number"] < 3:
        line.play(line.my_turn()[0])
    turns = [event for told in line.log for event in told["happenings"] if event["kind"] == "late"]
    assert {event["args"]["seat"] for event in turns} <= {0}
