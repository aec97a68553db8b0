"""People who are away, who give up, and who agree to stop: fair to them, and all of it in the record."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bosquet.house.chairs import Chair
from bosquet.house.storage.archive import Archive
from bosquet.house.storage.database import bring_to, connect, open_database
from tests.house.people import Line, Person, settle, sit_together
from tests.house.process import House
from tests.house.test_records import verify

OpenHouse = Callable[..., House]
VisitAt = Callable[..., Person]
HURRY = ("--beat", "0", "--patience", "100000")  # two minutes are a thousandth of a second
GAMES = ["eternity", "evergreen", "arbre", "greentown", "everdell"]


def trio(
    house: House, visit_at: VisitAt, game: str = "eternity", **options: Any
) -> tuple[list[Person], list[Line]]:
    """Three people; the first of both lists is asked first."""
    people = [visit_at(house, name) for name in ("Ann", "Bob", "Cleo")]
    lines = sit_together(people, game, **options)
    first = lines[0].position["actors"][0]
    return people[first:] + people[:first], lines[first:] + lines[:first]


def seat_of(line: Line, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = line.table["seats"][seat]
    return found


def until_seat(line: Line, seat: int, **wanted: object) -> dict[str, Any]:
    """Until the seat is told to be so."""
    while any(seat_of(line, seat)[name] != value for name, value in wanted.items()):
        line.next()
    return seat_of(line, seat)


def told(line: Line) -> list[tuple[str, int, int]]:
    """The notes that this line has heard of."""
    notes: list[dict[str, Any]] = []
    for heard in line.raw:
        message = json.loads(heard)
        if message["type"] == "notes":
            notes = notes[: message["first"]] + message["notes"]
    return [(note["kind"], note["seat"], note["about"]) for note in notes]


def until_told(line: Line, kind: str) -> None:
    while kind not in [note[0] for note in told(line)]:
        line.next()


def record_of(person: Person, table: str) -> dict[str, Any]:
    record: dict[str, Any] = person.http.get(f"/api/tables/{table}/record").json()
    return record


# --- away -----------------------------------------------------------------------------------------


def test_who_has_no_page_open_is_away_and_the_others_wait_as_agreed(house: House, visit_at: VisitAt) -> None:
    _, (first, other, _) = trio(house, visit_at)
    seat = first.position["face"]
    assert seat_of(other, seat)["away_since"] is None
    first.close()
    away = until_seat(other, seat, present=False)
    assert away["bot_from"] - away["away_since"] >= 300 - 1  # the usual five minutes, from the later of both
    assert not away["bot_now"]
    assert other.refused("stand_in", seat=seat) == "refuse.patience"
    assert other.refused("stand_in", seat=other.position["face"]) == "refuse.not_away"
    assert visit_at(house).join(other.table["id"]).refused("stand_in", seat=seat) == "refuse.not_seated"


def test_nobody_counts_as_waited_for_before_they_are_asked(house: House, visit_at: VisitAt) -> None:
    people, (first, second, third) = trio(house, visit_at)
    seat = second.position["face"]
    second.close()
    away = until_seat(third, seat, present=False)
    assert (away["bot_from"], away["bot_now"]) == (None, False)
    first.play(first.my_turn()[0])
    settle([first, third])
    while seat_of(third, seat)["bot_from"] is None:
        third.next()
    assert seat_of(third, seat)["away_since"] == away["away_since"]
    people[1].join(third.table["id"])
    until_seat(third, seat, present=True, away_since=None, bot_from=None)


def test_a_table_may_wait_as_long_as_it_takes(open_house: OpenHouse, visit_at: VisitAt) -> None:
    house = open_house(*HURRY)
    people = [visit_at(house, "Ann"), visit_at(house, "Bob")]
    body = {"game": "eternity", "seats": [{"kind": "me"}, {"kind": "link"}], "patience": 0}
    table = people[0].http.post("/api/tables", json=body).json()["id"]
    lines = [person.join(table) for person in people]
    lines[1].sit(1)
    lines[0].send("start")
    for line in lines:
        line.until("position")
    seat = lines[0].position["actors"][0]
    stays = lines[1 - seat]
    lines[seat].close()
    until_seat(stays, seat, present=False)
    assert stays.refused("stand_in", seat=seat) == "refuse.patience"
    for patience in (1, 119, -1, 10**9, "300"):
        answer = people[0].http.post("/api/tables", json={**body, "patience": patience})
        assert answer.json()["reason"]["key"] == "refuse.bad_message"


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_for_the_absent_until_they_are_back(
    open_house: OpenHouse, visit_at: VisitAt, game: str
) -> None:
    house = open_house(*HURRY)
    people, lines = trio(house, visit_at, game)
    first, other, third = lines
    table, seat = first.table["id"], first.position["face"]
    first.close()
    until_seat(other, seat, bot_now=True)
    other.send("stand_in", seat=seat)
    until_seat(other, seat, kind="bot", absence="absent", name=seat_of(third, seat)["name"])
    while not any(line["stand_in"] for line in other.log):  # the bot has played
        other.until("position")
    assert all(line["seat"] == seat for line in other.log if line["stand_in"])
    back = people[0].join(table)
    assert seat_of(back, seat)["absence"] is None  # from the first moment on
    assert seat_of(back, seat)["yours"]
    assert back.position["face"] == seat
    until_seat(other, seat, absence=None, present=True)
    expected = [("stand_in", other.position["face"], seat), ("returned", seat, seat)]
    for line in (back, other):
        until_told(line, "returned")
        assert told(line) == expected
    moves = len(record_of(people[0], table)["people"])
    assert moves == 2
    house.kill()
    house.start()
    again = people[1].join(table)
    until_told(again, "returned")
    assert told(again) == expected
    assert [line["move"] for line in again.log if line["stand_in"]] == [
        line["move"] for line in other.log if line["stand_in"]
    ]


def test_who_left_their_seat_to_a_bot_themselves_says_when_they_are_back(
    house: House, visit_at: VisitAt
) -> None:
    people, (first, other, _) = trio(house, visit_at)
    seat = first.position["face"]
    first.send("stand", seat=seat)
    until_seat(first, seat, absence="stood")
    again = people[0].join(first.table["id"])
    assert seat_of(again, seat)["absence"] == "stood"
    again.send("sit", seat=seat)
    until_seat(other, seat, absence=None)
    until_told(other, "returned")
    assert [kind for kind, _, _ in told(other)] == ["stood", "returned"]


# --- the end before the end -------------------------------------------------------------------------


def test_who_gives_up_is_played_for_to_the_end(
    open_house: OpenHouse, visit_at: VisitAt, tmp_path: Path
) -> None:
    house = open_house("--beat", "0")
    people, (first, other, third) = trio(house, visit_at)
    table, seat = first.table["id"], first.position["face"]
    assert other.refused("give_up", seat=seat) == "refuse.not_your_seat"
    first.send("give_up", seat=seat)
    until_seat(first, seat, kind="bot", absence="gave_up")
    assert first.refused("sit", seat=seat) == "refuse.gave_up"
    assert first.refused("give_up", seat=seat) == "refuse.not_your_seat"
    again = people[0].join(table)
    assert seat_of(again, seat)["absence"] == "gave_up"  # it is final
    for line in (other, third):
        line.send("give_up", seat=line.position["face"])
    while again.table["status"] != "over":
        again.next()
    record = record_of(people[0], table)
    assert set(record["played"]) == {"stand_in"}
    assert len(record["played"]) == len(record["moves"])
    notes = [note.partition(": ")[2] for note in record["people"]]
    assert notes[0] == f"{seat} gave_up"
    assert sorted(notes) == [f"{number} gave_up" for number in range(3)]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert verify(file)[0] == 0
    (line,) = people[0].http.get("/api/house").json()["tables"]
    assert (line["status"], line["mine"]) == ("over", [seat])
    assert line["result"] == {"ranks": record["end"]["ranks"], "scores": record["end"]["scores"]}


def test_all_who_play_must_agree_to_stop(open_house: OpenHouse, visit_at: VisitAt, tmp_path: Path) -> None:
    house = open_house("--beat", "0")
    people, (first, second, third) = trio(house, visit_at)
    table, seats = first.table["id"], [line.position["face"] for line in (first, second, third)]
    first.play(first.my_turn()[0])
    stranger = visit_at(house).join(table)
    assert stranger.refused("stop", wish=True) == "refuse.not_seated"
    first.send("stop", wish=True)
    second.send("stop", wish=True)
    while third.table["stopping"] != sorted(seats[:2]):
        third.next()
    third.send("stop", wish=False)
    while first.table["stopping"] or not first.raw or "go_on" not in [kind for kind, _, _ in told(first)]:
        first.next()
    assert first.table["status"] == "playing"
    house.kill()
    house.start()
    lines = [person.join(table) for person in people]
    assert lines[0].table["stopping"] == []
    lines[0].send("stop", wish=True)
    lines[1].send("stop", wish=True)
    lines[2].send("give_up", seat=seats[2])  # who does not play any more is not asked
    for line in lines:
        while line.table["status"] != "stopped":
            line.next()
        until_told(line, "stopped")
        assert line.table["seed"]
    options = {"seat": seats[1], "step": 99, "path": ["play sea-1"], "ticket": "late"}
    assert lines[1].refused("play", **options) == "refuse.over"
    lines[1].send("sync")
    lines[1].until("position")
    assert (lines[1].position["actors"], lines[1].position["decisions"]) == ([], [])
    assert lines[1].refused("stop", wish=True) == "refuse.over"
    record = record_of(people[0], table)
    assert record["end"]["stopped"]
    assert "ranks" not in record["end"]
    assert record["played"][0] == "person"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    code, said = verify(file)
    assert (code, said.endswith("all agreed to stop there.")) == (0, True), said
    assert people[0].http.get(f"/api/tables/{table}/replay/0").status_code == 200
    (line,) = people[0].http.get("/api/house").json()["tables"]
    assert (line["status"], line["result"], line["your_turn"]) == ("stopped", None, False)
    lines[0].send("rematch")
    while not lines[0].table["rematch"]:
        lines[0].next()


def test_alone_with_bots_nobody_else_is_asked(house: House, visit_at: VisitAt) -> None:
    ann = visit_at(house, "Ann")
    line = ann.join(ann.open("me", "seedling", "seedling"))
    line.send("stop", wish=True)
    while line.table["status"] != "stopped":
        line.next()


def test_a_take_back_leaves_a_line(house: House, visit_at: VisitAt) -> None:
    people, (first, other, _) = trio(house, visit_at)
    seat = first.position["face"]
    first.play(first.my_turn()[0])
    assert first.take_back()["type"] == "accepted"
    until_told(other, "took_back")
    assert told(other) == [("took_back", seat, seat)]
    assert record_of(people[0], first.table["id"])["people"] == [f"after 0: {seat} took_back 1"]


# --- the list ---------------------------------------------------------------------------------------


def test_tables_can_be_hidden_and_shown_again(
    open_house: OpenHouse, visit_at: VisitAt, database: str
) -> None:
    house = open_house("--beat", "0", "--database", database)
    ann, bob = visit_at(house, "Ann"), visit_at(house, "Bob")
    tables = [ann.open("me", "link", start=False) for _ in range(3)]

    def listed(person: Person) -> dict[str, bool]:
        return {line["id"]: line["hidden"] for line in person.http.get("/api/house").json()["tables"]}

    for _ in range(2):  # the second time changes nothing
        answer = ann.http.put(f"/api/tables/{tables[1]}/hidden", json={"hidden": True})
        assert answer.status_code == 204
    assert listed(ann) == {tables[0]: False, tables[1]: True, tables[2]: False}
    assert bob.http.put(f"/api/tables/{tables[0]}/hidden", json={"hidden": True}).status_code == 404
    assert ann.http.put("/api/tables/nowhere/hidden", json={"hidden": True}).status_code == 404
    assert ann.http.put(f"/api/tables/{tables[0]}/hidden", json={"hidden": 7}).status_code == 400
    house.kill()
    house.start()
    assert listed(ann)[tables[1]]
    ann.http.put(f"/api/tables/{tables[1]}/hidden", json={"hidden": False})
    assert not any(listed(ann).values())


def test_absences_are_kept(open_house: OpenHouse, visit_at: VisitAt, database: str) -> None:
    house = open_house("--beat", "0", "--database", database, "--patience", "100000")
    people, (first, other, third) = trio(house, visit_at)
    table, seat = first.table["id"], first.position["face"]
    first.close()
    since = until_seat(other, seat, bot_now=True)["away_since"]
    house.stop()
    house.start()
    line = people[1].join(table)
    until_seat(line, seat, bot_now=True)
    assert seat_of(line, seat)["away_since"] == since  # what was written in passing is there too
    line.send("stand_in", seat=seat)
    until_seat(line, seat, absence="absent")
    line.send("stop", wish=True)
    while not line.table["stopping"]:
        line.next()
    house.kill()
    house.start()
    line = people[2].join(table)
    assert seat_of(line, seat)["absence"] == "absent"
    assert line.table["stopping"] == [other.position["face"]]
    line.send("stop", wish=True)
    while line.table["status"] != "stopped":
        line.next()
    assert third.position["face"] == line.position["face"]


# --- houses of before -------------------------------------------------------------------------------

BEFORE = """
INSERT INTO tables (id, game, version, options, host, seed, commitment, status, created, updated)
VALUES ('grove', 'eternity', 1, '{}', 'ann', 'ab', 'cd', 'playing', 1, 1);
INSERT INTO seats (table_id, seat, kind, guest, name, level, away)
VALUES ('grove', 0, 'me', 'ann', 'Ann', 'sapling', true), ('grove', 1, 'bot', NULL, NULL, 'oak', false)
"""


def test_who_had_left_before_absences_were_told_apart_stood_up(database: str) -> None:
    engine = connect(database)
    with engine.begin() as connection:
        bring_to(connection, "0005")
        for statement in BEFORE.split(";"):
            connection.execute(text(statement))
    engine.dispose()
    engine = open_database(database)
    found = Archive(engine).read("grove")
    engine.dispose()
    assert found is not None
    assert (found[0].patience, found[0].result) == (300, None)
    assert found[1] == [Chair("me", "ann", "Ann", "sapling", "stood"), Chair("bot", None, None, "oak")]


def test_results_of_games_that_ended_before_are_worked_out_once(
    open_house: OpenHouse, visit_at: VisitAt, database: str
) -> None:
    house = open_house("--beat", "0", "--database", database)
    ann = visit_at(house, "Ann")
    line = ann.join(ann.open("me", "seedling", game="eternity"))
    line.send("give_up", seat=0)
    while line.table["status"] != "over":
        line.next()
    kept = ann.http.get("/api/house").json()["tables"][0]["result"]
    line.close()
    house.stop()

    def stored(change: str = "") -> object:
        engine = open_database(database)
        with engine.begin() as connection:
            if change:
                connection.execute(text(change))
            found = connection.execute(text("SELECT result FROM tables")).scalar()
        engine.dispose()
        return found

    assert stored("UPDATE tables SET result = NULL") is None
    house.start()
    assert ann.http.get("/api/house").json()["tables"][0]["result"] == kept
    house.stop()
    assert stored() is not None
