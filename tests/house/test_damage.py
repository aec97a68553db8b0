"""What happens to a house whose database is damaged or fails: nothing that was acknowledged is lost."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from tests.house.people import Line, Person
from tests.house.process import House

Visit = Callable[..., Person]


def spoil(house: House, statement: str) -> None:
    with closing(sqlite3.connect(house.data / "bosquet.db")) as database:
        database.execute(statement)
        database.commit()


@pytest.fixture
def begun(open_house: Callable[..., House], visit_at: Visit) -> tuple[House, Person, str]:
    """A house, somebody there, and a table with a few moves."""
    house = open_house("--beat", "0")
    ann = visit_at(house, "Ann")
    table = ann.open("me", "here", "here")
    line = ann.join(table)
    for _ in range(3):
        seat = line.position["actors"][0]
        line.ask("face", "position", seat=seat)
        assert line.play(line.my_turn()[0])["type"] == "accepted"
        line.ask("sync", "position")
    return house, ann, table


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        ("UPDATE moves SET action = 'dance' WHERE step = 1", "refuse.broken_table"),
        ("UPDATE moves SET seat = 99 WHERE step = 1", "refuse.broken_table"),
        ("DELETE FROM moves WHERE step = 1", "refuse.broken_table"),
        ("UPDATE tables SET game = 'chess'", "refuse.broken_table"),
        ("UPDATE tables SET seed = 'x'", "refuse.broken_table"),
        ("DELETE FROM seats WHERE seat > 0", "refuse.broken_table"),
        ("UPDATE tables SET options = '{\"target\": 1}'", "refuse.broken_table"),
        ("UPDATE tables SET options = '{'", "refuse.broken_table"),
        ("UPDATE tables SET version = 99", "refuse.newer_table"),
    ],
)
def test_a_damaged_table_says_so_and_the_others_go_on(
    begun: tuple[House, Person, str], damage: str, key: str
) -> None:
    house, ann, table = begun
    house.stop()
    spoil(house, damage)
    house.start()
    line = Line(house.address, table, ann.cookie, house.address)
    assert line.next()["reason"]["key"] == key
    assert line.closed() == 4004
    line.close()
    assert ann.http.get(f"/api/tables/{table}/record").json()["reason"]["key"] == key
    assert [line["id"] for line in ann.http.get("/api/house").json()["tables"]] == [table]
    assert ann.join(ann.open("me", "seedling")).my_turn()


def test_a_database_that_cannot_be_written_loses_nothing(begun: tuple[House, Person, str]) -> None:
    """Every write fails for a while: the move is refused, and after it everything is as it was."""
    house, ann, table = begun
    spoil(house, "CREATE TRIGGER full BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    line = ann.join(table)
    line.ask("face", "position", seat=line.position["actors"][0])
    before, action = line.position, line.my_turn()[0]
    assert line.play(action, ticket="again")["reason"]["key"] == "refuse.not_saved"
    assert line.closed() == 1012
    back = ann.join(table)
    back.ask("face", "position", seat=before["face"])
    assert (back.position["step"], back.position["view"]) == (before["step"], before["view"])
    spoil(house, "DROP TRIGGER full")
    answer = back.play(action, ticket="again")
    assert (answer["type"], answer["step"]) == ("accepted", before["step"])


DAMAGES = [
    "UPDATE tables SET campaign = '[1]'",
    "UPDATE tables SET campaign = '{\"id\": 1}'",
    "UPDATE tables SET result = '{\"ranks\": 1}'",
    "UPDATE tables SET result = '[[[]]]'",
    "UPDATE tables SET updated = 'yesterday'; DELETE FROM moves",
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_one_damaged_row_takes_nobody_their_first_page(begun: tuple[House, Person, str], damage: str) -> None:
    """It was a 500 for ever, and leaving the house failed with it."""
    house, ann, table = begun
    other = ann.open("me", "seedling")
    house.stop()
    for statement in damage.split(";"):
        spoil(
            house, f"{statement} {'AND' if 'WHERE' in statement else 'WHERE'} {id_of(statement)} = '{table}'"
        )
    house.start()
    lobby = ann.http.get("/api/house")
    assert lobby.status_code == 200
    assert {line["id"] for line in lobby.json()["tables"]} == {table, other}
    assert ann.join(other).my_turn()
    assert ann.http.delete("/api/me").status_code == 200
    with closing(sqlite3.connect(house.data / "bosquet.db")) as database:
        assert not database.execute("SELECT * FROM seats WHERE guest = ?", [ann.id]).fetchall()


def id_of(statement: str) -> str:
    return "table_id" if "moves" in statement else "id"


def test_a_trail_that_cannot_be_read_closes_its_table_alone(begun: tuple[House, Person, str]) -> None:
    house, ann, table = begun
    house.stop()
    spoil(house, DAMAGES[0])
    house.start()
    line = Line(house.address, table, ann.cookie, house.address)
    assert line.next()["reason"]["key"] == "refuse.broken_table"
    assert line.closed() == 4004
    line.close()
