"""`bosquet tables`: which there are, closing those that nobody plays on, and records as files."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert, update

from bosquet.house.keeper import Drain, tell
from bosquet.house.storage.archive import Archive
from bosquet.house.storage.database import connect, open_database
from bosquet.house.storage.rows import moves, seats, tables
from tests.house.people import Person
from tests.house.postgres import Postgres
from tests.house.process import House
from tests.house.test_backup import command

OpenHouse = Callable[..., House]
VisitAt = Callable[..., Person]
DAY = 86400


def age(url: str, table: str, days: float, seen: float | None = None) -> None:
    """As if all that happened at a table had happened so many days ago; its people were there later."""
    then = time.time() - days * DAY
    engine = connect(url)
    with engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(updated=then))
        connection.execute(update(moves).where(moves.c.table_id == table).values(at=then))
        was = then if seen is None else time.time() - seen * DAY
        people = (seats.c.table_id == table, seats.c.guest.is_not(None))
        connection.execute(update(seats).where(*people).values(seen=was))
    engine.dispose()


def listed(house: House, url: str, *filters: str) -> list[str]:
    done = command("tables", "list", "--json", *filters, "--data", house.data, "--database", url)
    assert done.returncode == 0, done.stderr
    return [json.loads(line)["id"] for line in done.stdout.splitlines()]


def test_tables_are_found_while_the_house_is_open(
    open_house: OpenHouse, visit_at: VisitAt, database: str
) -> None:
    house = open_house("--beat", "600", "--database", database)
    ann, ben = visit_at(house, "Ann"), visit_at(house, "Ben")
    old = ann.open("me", "seedling")
    new = ben.open("me", "link", start=False)
    age(database, old, 100)
    assert listed(house, database) == [new, old]
    assert listed(house, database, "--limit", "1", "--skip", "1") == [old]
    assert listed(house, database, "--older-than", "90") == [old]
    assert listed(house, database, "--status", "waiting") == [new]
    assert listed(house, database, "--who", "Ann") == [old]
    assert listed(house, database, "--who", ben.id) == [new]
    assert listed(house, database, "--game", "evergreen") == []
    shown = command("tables", "list", "--data", house.data, "--database", database)
    assert [line.split()[0] for line in shown.stdout.splitlines()] == [new, old]


def test_ten_thousand_tables(tmp_path: Path) -> None:
    """What fits a screen, and how many more; all of them on wish."""
    engine = open_database(f"sqlite:///{tmp_path / 'bosquet.db'}")
    row = {"game": "eternity", "version": 1, "options": {}, "host": "ann", "seed": "5eed", "commitment": "c"}
    with engine.begin() as connection:
        some = [
            {**row, "id": f"t{number}", "status": "over", "patience": 0, "created": 1, "updated": number}
            for number in range(10_000)
        ]
        connection.execute(insert(tables), some)
    engine.dispose()
    few = command("tables", "list", "--data", tmp_path)
    assert len(few.stdout.splitlines()) == 50
    assert few.stderr == "… and 9950 more: --limit 0 lists all.\n"
    every = command("tables", "list", "--json", "--limit", "0", "--data", tmp_path)
    assert [json.loads(line)["id"] for line in every.stdout.splitlines()] == [
        f"t{number}" for number in range(9_999, -1, -1)
    ]
    assert "5eed" not in every.stdout + few.stdout


def test_an_open_house_closes_a_table_and_tells_those_who_are_there(
    open_house: OpenHouse, visit_at: VisitAt, database: str
) -> None:
    house = open_house("--beat", "0", "--database", database)
    where = ("--data", str(house.data), "--database", database)
    ann = visit_at(house, "Ann")
    table, waits, rests = (
        ann.open("me", "seedling"),
        ann.open("me", "link", start=False),
        ann.open("me", "oak"),
    )
    line, room = ann.join(table), ann.join(waits)
    line.play_on(3)
    line.my_turn()
    asked = command("tables", "close", table, waits, rests, *where)
    assert (asked.returncode, asked.stdout.splitlines()[-1]) == (0, "With --yes it is done.")
    assert len(listed(house, database, "--status", "stopped")) == 0
    done = command("tables", "close", table, waits, rests, "--yes", *where)
    assert (done.returncode, done.stdout) == (0, "3 tables are closed.\n"), done.stderr
    line.until(lambda message: message["type"] == "table" and message["status"] == "stopped")
    assert line.until("notes")["notes"][-1]["kind"] == "closed"
    room.until(lambda message: message["type"] == "table" and message["status"] == "stopped")
    for id in (table, waits, rests):
        record = ann.http.get(f"/api/tables/{id}/record").json()
        assert record["end"]["stopped"] is True
        assert record["people"][-1].endswith(": the house closed the table")
        assert ann.http.get(f"/api/tables/{id}/proof").json()["fault"] is None
    again = command("tables", "close", table, "nothing", "--yes", *where)
    assert (again.returncode, again.stdout) == (1, "0 tables are closed.\n")
    assert len(again.stderr.splitlines()) == 2
    house.stop()
    house.start()
    assert ann.join(table).table["status"] == "stopped"


def test_a_house_in_another_folder_comes_to_know_of_a_closed_table(
    open_house: OpenHouse, visit_at: VisitAt, postgres: Postgres, tmp_path: Path
) -> None:
    """The command has no line to it: both only have the database."""
    url = postgres.new_database()
    house = open_house("--beat", "0", "--database", url)
    ann = visit_at(house, "Ann")
    table, waits, goes_on = (
        ann.open("me", "here"),
        ann.open("me", "link", start=False),
        ann.open("me", "here"),
    )
    line, room, other = ann.join(table), ann.join(waits), ann.join(goes_on)
    close = ("tables", "close", table, waits, "--yes", "--data", tmp_path / "elsewhere", "--database", url)
    assert command(*close).stdout == "2 tables are closed.\n"
    assert (line.closed(), room.closed()) == (1012, 1012)
    assert ann.join(table).table["status"] == ann.join(waits).table["status"] == "stopped"
    other.ask("ping", "pong")


def test_abandoned_tables_are_closed_with_and_without_a_house(
    open_house: OpenHouse, visit_at: VisitAt, database: str
) -> None:
    house = open_house("--beat", "600", "--database", database)
    ann = visit_at(house, "Ann")
    left, watched, fresh = (ann.open("me", "seedling") for _ in range(3))
    ann.join(watched)
    for table in (left, watched):
        age(database, table, 100)
    close = ("tables", "close", "--older-than", "90", "--yes", "--data", house.data, "--database", database)
    done = command(*close)
    assert (done.returncode, done.stdout) == (1, "1 tables are closed.\n")
    assert done.stderr == f"{watched}: somebody is there, or it is over already.\n"
    house.stop()
    age(database, watched, 100)
    done = command(*close)
    assert (done.returncode, done.stdout) == (0, "1 tables are closed.\n"), done.stderr
    assert set(listed(house, database, "--status", "stopped")) == {left, watched}
    assert listed(house, database, "--status", "playing") == [fresh]


def test_records_are_exported_and_proven(
    open_house: OpenHouse, visit_at: VisitAt, database: str, tmp_path: Path
) -> None:
    house = open_house("--beat", "0", "--database", database)
    where = ("--data", str(house.data), "--database", database)
    ann = visit_at(house, "Ann")
    finished = [ann.open("me", "seedling") for _ in range(2)]
    for table in finished:
        ann.join(table).play_on()
    playing = ann.open("me", "seedling")
    folder, file = tmp_path / "records", tmp_path / "records.jsonl"
    for expected in ("2 records.", "0 records, 2 were there already."):
        done = command("tables", "export", "--to", folder, *where)
        assert (done.returncode, done.stdout) == (0, f"{folder}: {expected}\n"), done.stderr
    for table in finished:
        kept = folder / f"eternity-{table}.json"
        assert kept.read_bytes() == ann.http.get(f"/api/tables/{table}/record").content
        assert command("verify", kept).returncode == 0
    assert command("tables", "export", "--to", file, *where).returncode == 0
    assert command("verify", file).stdout == "OK: all 2 records are proven.\n"
    file.write_text(file.read_text().replace('"moves":["', '"moves":["0 ', 1))
    assert command("verify", file).stderr.startswith("Line 1: ")
    assert command("tables", "export", "--to", file, *where).returncode == 1  # nothing is written over
    open_game = command("tables", "export", playing, "--to", tmp_path / "open", *where)
    assert open_game.returncode == 0
    assert "seed" not in json.loads((tmp_path / "open" / f"eternity-{playing}.json").read_text())


def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path, open_house: OpenHouse) -> None:
    house = open_house()
    for arguments, sentence in (
        (("tables", "list", "--data", tmp_path), f"There are no games in {tmp_path}."),
        (("tables", "close", "--data", house.data), "Which tables? By their ids, or by --older-than,"),
        (("drain", "--data", tmp_path), f"No open house answers in {tmp_path}: "),
    ):
        done = command(*arguments)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith(sentence)
        assert len(done.stderr.splitlines()) == 1
    assert (house.data / "keeper.sock").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(("days", "seen", "awake"), [(8, None, False), (8, 6, True), (6, None, True)])
def test_only_tables_with_people_lately_are_awake(
    open_house: OpenHouse, visit_at: VisitAt, database: str, days: float, seen: float | None, awake: bool
) -> None:
    house = open_house("--beat", "600", "--database", database)
    table = visit_at(house).open("me", "seedling")
    house.stop()
    age(database, table, days, seen)
    engine = connect(database)
    assert Archive(engine).with_bots(time.time() - 7 * DAY) == ([table] if awake else [])
    engine.dispose()


def test_an_abandoned_game_sleeps_over_a_restart_and_wakes_when_somebody_comes(
    open_house: OpenHouse, visit_at: VisitAt, database: str
) -> None:
    house = open_house("--database", database, "--beat", "600")
    ann = visit_at(house)
    abandoned, used = ann.open("me", "seedling", "seedling"), ann.open("me", "seedling", "seedling")
    house.kill()
    age(database, abandoned, 8)
    age(database, used, 9, seen=1)  # it would be opened after the other
    house.options = ("--database", database, "--beat", "0")
    house.start()
    rows = {abandoned: 0, used: 0}
    patience = time.monotonic() + 20
    while not rows[used]:
        assert time.monotonic() < patience
        for table in (used, abandoned):
            found = command_rows(database, table)
            rows[table] = found
    assert rows[abandoned] == 0
    ann.join(abandoned).my_turn()


def command_rows(url: str, table: str) -> int:
    engine = connect(url)
    found = Archive(engine).read(table)
    engine.dispose()
    return len(found[2]) if found else 0


def test_a_house_about_to_close_finishes_what_it_began(open_house: OpenHouse, visit_at: VisitAt) -> None:
    """No new games; everybody is told; the keeper's command ends with the house; the next one goes on."""
    house = open_house("--beat", "0")
    ann = visit_at(house, "Ann")
    table, waits = ann.open("me", "seedling"), ann.open("me", "sapling", start=False)
    line, room = ann.join(table), ann.join(waits)
    drain = ("drain", "--data", str(house.data))
    draining = _start(*drain, "--minutes", "5")
    assert draining.stdout is not None
    assert draining.stdout.readline() == "The house closes in 5 minutes, or when nobody is there.\n"
    line.until(lambda message: message["type"] == "table" and message["closes_in"] == 5)
    answer = httpx.get(f"{house.address}/healthz")
    assert answer.status_code == 503
    assert answer.json()["reason"] == "the house closes for an upgrade in 5 minutes"
    assert ann.http.get("/api/house").json()["closes_in"] == 5
    wish = {"game": "eternity", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}
    refused = ann.http.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["reason"]["key"]) == (503, "refuse.closing")
    assert room.refused("start") == "refuse.closing"
    line.play_on(2)  # the game itself goes on
    assert command(*drain, "--cancel").stdout == "The house stays open.\n"
    line.until(lambda message: message["type"] == "table" and message["closes_in"] is None)
    assert httpx.get(f"{house.address}/healthz").status_code == 200
    line.play_on(1)
    moves = line.position["moves"]
    second = command(*drain, "--minutes", "0")
    assert second.stdout.endswith("The house is closed.\n")
    assert draining.communicate(timeout=20)[0] == "The house is closed.\n"
    assert (line.closed(), room.closed()) == (1012, 1012)
    house.stop()
    house.start()
    assert ann.join(table).position["moves"] >= moves
    assert not (house.data / "house.log").read_text().count("Traceback")


def _start(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "bosquet.cli", *arguments], stdout=subprocess.PIPE, text=True
    )


def test_nobody_is_waited_for_in_an_empty_house(open_house: OpenHouse) -> None:
    house = open_house()
    (said,) = tell(house.data, Drain(1e308), 1)  # then `/healthz` failed, and the house closed never
    assert (said.done, said.words) == (False, "A house closes within 1440 minutes.")
    assert httpx.get(f"{house.address}/healthz").status_code == 200
    done = command("drain", "--minutes", "600", "--data", house.data)
    assert done.stdout.endswith("The house is closed.\n")
