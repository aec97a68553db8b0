"""Another game with the same people: it begins with those who come."""

from collections.abc import Callable

import pytest

from tests.house.people import Line, Person, play_together, sit_together
from tests.house.process import House

Visit = Callable[..., Person]


@pytest.fixture
def played(visit: Visit) -> tuple[Person, Person, Line]:
    """Two people, and the line of the first at the table where they have played."""
    ann, bob = visit("Ann"), visit("Bob")
    lines = sit_together([ann, bob], "eternity", target=5)
    play_together(lines)
    return ann, bob, lines[0]


def next_table(line: Line) -> str:
    line.send("rematch")
    id: str = line.until(lambda message: bool(message.get("rematch")))["rematch"]
    return id


def test_nobody_is_put_into_a_game_they_did_not_come_to(
    played: tuple[Person, Person, Line], visit: Visit
) -> None:
    """Bob's seat is kept for him, whoever else has the link; Ann cannot begin without him."""
    ann, bob, line = played
    line = ann.join(next_table(line))
    assert [(seat["kind"], seat["name"], seat["free"]) for seat in line.table["seats"]] == [
        ("me", "Ann", False),
        ("link", "Bob", False),
    ]
    assert line.refused("start") == "refuse.seats_open"
    stranger = visit("Eve").join(line.table["id"])
    assert stranger.refused("sit", seat=1) == "refuse.seat_taken"
    assert not line.table["seats"][1]["present"]
    his = bob.join(line.table["id"])
    assert his.table["status"] == "playing"  # the last who was waited for has come
    line.until("position")
    assert his.table["seats"][1]["yours"]


def test_the_host_may_give_a_kept_seat_to_a_bot(played: tuple[Person, Person, Line]) -> None:
    ann, bob, line = played
    line = ann.join(next_table(line))
    line.send("reseat", seat=1, kind="bot", level="seedling")
    line.until(lambda message: message["type"] == "table" and message["seats"][1]["kind"] == "bot")
    line.send("start")
    line.until("position")
    his = bob.join(line.table["id"])
    assert not his.table["seats"][1]["yours"]


def test_another_game_counts_as_a_new_table(open_house: Callable[..., House], visit_at: Visit) -> None:
    house = open_house("--beat", "0")
    ann = visit_at(house, "Ann")
    table = ann.open("me", "seedling", target=5)
    line = ann.join(table)
    line.play_on()
    for _ in range(59):
        ann.open("me", "link")
    assert line.refused("rematch") == "refuse.too_many_tables"


def test_the_game_just_played_stands_first(visit: Visit) -> None:
    ann = visit("Ann")
    first = ann.open("me", "here")
    for _ in range(24):
        ann.open("me", "link")
    line = ann.join(first)
    line.ask("face", "position", seat=line.position["actors"][0])
    assert line.play(line.my_turn()[0])["type"] == "accepted"
    assert ann.http.get("/api/house").json()["tables"][0]["id"] == first
