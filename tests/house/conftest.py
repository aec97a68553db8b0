"""A house for the tests, people who visit it, and both databases."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.house.people import Person
from tests.house.postgres import Postgres
from tests.house.process import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests of a file."""
    house = House(tmp_path_factory.mktemp("house"), "--beat", "0")
    yield house
    house.stop()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Houses of one test alone, with their own options."""
    houses: list[House] = []

    def open(*options: str, program: list[str] | None = None) -> House:
        houses.append(House(tmp_path / f"house{len(houses)}", *options, program=program))
        return houses[-1]

    yield open
    for house in houses:
        house.stop()


@pytest.fixture
def visit_at() -> Iterator[Callable[..., Person]]:
    """People who come to a house and leave after the test."""
    people: list[Person] = []

    def come(house: House, name: str | None = None) -> Person:
        people.append(Person(house.address, name))
        return people[-1]

    yield come
    for person in people:
        person.close()


@pytest.fixture
def visit(house: House, visit_at: Callable[..., Person]) -> Callable[..., Person]:
    return partial(visit_at, house)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bosquet.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
