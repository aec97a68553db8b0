"""A rule changes while games are in play: a house of before, stopped, and one of today in its place.

Eternity's second version puts taken tricks away (ETE-4.7): that is how its people notice by which they play.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bosquet.house.settings import Settings
from bosquet.house.storage.backup import back_up, restore
from bosquet.house.verify import verify
from tests.house.luck import current_file
from tests.house.people import Line, Person
from tests.house.postgres import Postgres
from tests.house.process import House

VisitAt = Callable[..., Person]

BEFORE = ["tests.house.earlier", "eternity", "1"]
TODAY = ["tests.house.fixed"]


class Town:
    """A house that changes, and Ann, who has a finished game there and one in play."""

    def __init__(self, folder: Path, database: str) -> None:
        self.settings = Settings(folder / "house", database)
        self.house = House(
            self.settings.data, "--beat", "0", "--database", database, program=[*BEFORE, str(current_file())]
        )
        self.ann = Person(self.house.address, "Ann")
        self.over = self.ann.open("me", "seedling", target=5)
        self.ann.join(self.over).play_on()
        line = begin(self.ann)
        self.running, self.left = line.table["id"], line.position

    def change(self, program: list[str]) -> None:
        """The house is stopped, and another opens on what it kept."""
        self.house.stop()
        self.house.program = [*program, str(current_file())]
        self.house.start()

    def version(self, table: str) -> int:
        version: int = self.ann.http.get(f"/api/tables/{table}/record").json()["version"]
        return version

    def close(self) -> None:
        self.ann.close()
        self.house.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Rules know nothing of databases, and every start of a house costs: the second kind is slow."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bosquet.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def town(tmp_path: Path, database: str) -> Iterator[Town]:
    town = Town(tmp_path, database)
    yield town
    town.close()


def begin(ann: Person) -> Line:
    """A new table, as far as the one that runs."""
    line = ann.join(ann.open("me", "seedling", target=5))
    line.play_on(4)
    assert line.my_turn()
    return line


def all_is_open(town: Town) -> None:
    """The finished game is looked at and proven, the running one goes on to its end, by the old rules."""
    ann = town.ann
    assert [town.version(table) for table in (town.over, town.running)] == [1, 1]
    line = ann.join(town.running)
    for field in ("step", "moves", "view", "decisions"):
        assert line.position[field] == town.left[field]
    assert line.position["since"] == 0  # whatever was taken may be looked at, as when it began
    assert line.ask("look", "position", moves=1)["moves"] == 1
    line.play_on()
    for table in (town.over, town.running):
        found = ann.http.get(f"/api/tables/{table}/record")
        assert found.json()["version"] == 1
        file = town.settings.data / "record.json"
        file.write_text(json.dumps(found.json()))
        assert verify(file).startswith("OK: eternity")
        assert ann.http.get(f"/api/tables/{table}/proof").json()["fault"] is None
        assert ann.http.get(f"/api/tables/{table}/replay/3?seat=0").json()["moves"] == 3


def test_games_outlive_a_change_of_rules(town: Town) -> None:
    assert begin(town.ann).position["since"] == 0
    town.change(TODAY)
    new = begin(town.ann)
    assert town.version(new.table["id"]) == 2
    assert new.position["since"] > 0  # tricks are put away now
    assert new.refused("look", moves=0) == "refuse.put_away"
    all_is_open(town)
    again = town.ann.join(town.over)
    again.send("rematch")
    id = again.until(lambda message: bool(message.get("rematch")))["rematch"]
    assert town.version(id) == 2  # another game is a new one


def test_a_house_that_is_older_than_a_table_refuses_that_one_alone(town: Town) -> None:
    """Somebody goes back to the program of before: nothing is harmed, and later all of it goes on."""
    town.change(TODAY)
    new = begin(town.ann)
    table, step = new.table["id"], new.position["step"]
    town.change(BEFORE)
    line = Line(town.house.address, table, town.ann.cookie, town.house.address)
    answer = line.next()
    assert answer["reason"] == {"key": "refuse.newer_table", "args": {"version": 2, "known": 1}}
    assert line.closed() == 4004
    line.close()
    assert table in [line["id"] for line in town.ann.http.get("/api/house").json()["tables"]]
    all_is_open(town)
    town.change(TODAY)
    back = town.ann.join(table)
    assert back.position["step"] == step
    back.play_on()
    assert back.position["view"]["ranks"]


def test_a_backup_from_before_is_restored_into_today(town: Town, tmp_path: Path) -> None:
    file = tmp_path / "before.gz"
    back_up(town.settings, file)
    town.house.stop()
    town.settings = Settings(tmp_path / "restored")  # a file, wherever it came from
    restore(town.settings, file)
    port = town.house.port
    town.house = House(town.settings.data, "--beat", "0", port=port)
    all_is_open(town)
    assert begin(town.ann).position["since"] > 0
