"""Trying a path: the house says what it would come to and writes nothing; played, all counts or nothing."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bosquet import Refusal
from bosquet.house.house import House
from bosquet.house.messages import Guest, NewTable, SeatWish, Try
from bosquet.house.room import Room
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from tests.house.people import Line, Person, play_together, settle, sit_together

Visit = Callable[..., Person]
ANN = Guest("ann", "Ann")


@pytest.fixture
def turn(visit: Visit) -> tuple[Line, Line]:
    """Two people after the opening of Evergreen: the one who is to lay a card, and the other."""
    lines = sit_together([visit("Ann"), visit("Bob")], "evergreen")
    play_together(lines, 6)
    first = lines[0].position["actors"][0]
    return lines[first], lines[1 - first]


def same(before: dict[str, Any], after: dict[str, Any]) -> bool:
    return all(before[part] == after[part] for part in ("step", "moves", "view", "decisions", "take_back"))


def test_changing_ones_mind_leaves_nothing_behind(turn: tuple[Line, Line]) -> None:
    mover, other = turn
    before = mover.position
    heard = len(other.raw)
    hand = before["view"]["hand"]
    for card in hand:
        answer = mover.attempt(f"lay {card}")
        assert (answer["type"], answer["path"], answer["sealed"]) == ("tried", [f"lay {card}"], False)
        assert answer["view"]["picked"] == card
        assert {option["name"].split()[0] for option in answer["decision"]["options"]} == {"on"}
    laid = mover.attempt(f"lay {hand[0]}", "on 0 left")
    assert hand[0] not in laid["view"]["hand"]
    assert laid["happenings"][0]["kind"] in ("laid", "laid_home")
    assert same(before, mover.ask("sync", "position"))
    other.send("sync")
    other.until(lambda message: bool(message.get("fresh")))
    assert not [text for text in other.raw[heard:-1] if '"position"' in text]


def test_a_path_is_played_as_one_move_and_taken_back_as_one(turn: tuple[Line, Line]) -> None:
    mover, other = turn
    before = mover.position
    card = before["view"]["hand"][0]
    path = [f"lay {card}", "on 1 right"]
    tried = mover.attempt(*path)
    accepted = mover.play("", path=path, ticket="whole")
    assert (accepted["type"], accepted["step"]) == ("accepted", before["step"] + 1)
    assert mover.position["view"] == tried["view"]
    assert mover.position["moves"] == before["moves"] + 2
    again = mover.play("", path=path, ticket="whole", step=before["step"])
    assert (again["type"], again["step"]) == ("accepted", accepted["step"])
    settle([mover, other])
    assert mover.position["take_back"] == 2
    mover.take_back()
    assert mover.position["view"] == before["view"]
    assert mover.position["moves"] == before["moves"]


def test_a_path_with_a_wrong_step_is_refused_as_a_whole(turn: tuple[Line, Line]) -> None:
    mover, other = turn
    before = mover.position
    card, seat = before["view"]["hand"][0], before["face"]
    for path, key in (
        ([f"lay {card}", f"lay {card}"], "refuse.place_first"),
        ([f"lay {card}", "on 5 left"], "refuse.no_such_place"),
        ([f"lay {card}", "on 0 left", "dance"], "refuse.unknown_action"),
        ([f"lay {card}", "on 0 left", "done", "hit stay", "no concert", "done"], "refuse.not_your_turn"),
    ):
        for answer in (mover.attempt(*path), mover.play("", path=path)):
            assert (answer["type"], answer["reason"]["key"]) == ("refused", key)
    assert mover.attempt(f"lay {card}", step=99)["reason"]["key"] == "refuse.stale"
    assert other.attempt(f"lay {card}", seat=seat)["reason"]["key"] == "refuse.not_your_seat"
    for path in ([], ["done"] * 25):
        assert (
            mover.refused("try", seat=seat, step=before["step"], path=path, ticket="t")
            == "refuse.bad_message"
        )
    assert same(before, mover.ask("sync", "position"))


def test_a_path_ends_where_another_is_asked(turn: tuple[Line, Line]) -> None:
    mover, _ = turn
    card = mover.position["view"]["hand"][0]
    ended = mover.attempt(f"lay {card}", "on 0 left", "done", "hit stay", "no concert")
    assert ended["decision"] is None
    assert ended["view"]["turn"] == 1 - mover.position["face"]


def at_table(folder: Path, wish: NewTable, work: Callable[[Room], None]) -> None:
    async def run() -> None:
        engine = open_database(f"sqlite:///{folder / 'bosquet.db'}")
        house = House(Settings(folder, beat=0), engine)
        try:
            work(await house.create(ANN, wish, "here"))
        finally:
            await house.close()
            engine.dispose()

    asyncio.run(run())


def test_what_would_be_revealed_is_not_shown(tmp_path: Path) -> None:
    """Two players of Eternity: the fourth card ends the trick and turns two neutral cards over (ETE-7.2)."""

    def work(room: Room) -> None:
        table = room.table
        for _ in range(3):
            seat = table.actors()[0]
            table.accept(table.draft_path(seat, [table.game.table.name(table.options(seat)[0])], "t"))
        seat = table.actors()[0]
        last = table.game.table.name(table.options(seat)[0])
        view, lines = table.in_play().view(seat), table.moves
        tried = room.attempt(ANN, Try(seat=seat, step=table.step, path=[last], ticket="t"))
        assert (tried.sealed, tried.decision, tried.happenings) == (True, None, [])
        assert tried.view == view
        for card in table.in_play().view(seat)["hand"]:  # whatever comes next, the same is said of it
            with pytest.raises(Refusal, match="path_sealed"):
                room.attempt(ANN, Try(seat=seat, step=table.step, path=[last, f"play {card}"], ticket="t"))
            with pytest.raises(Refusal, match="path_sealed"):
                table.draft_path(seat, [last, f"play {card}"], "t")
        assert table.moves == lines

    wish = NewTable("eternity", [SeatWish("me"), SeatWish("here")], {"ages": [0, 1]}, start=True)
    at_table(tmp_path, wish, work)
