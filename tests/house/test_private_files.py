"""The seeds of running games lie in the house's folder: no other user of the machine reads them."""

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bosquet.house.storage.folder import only_house
from tests.house.people import Person
from tests.house.process import House

VisitAt = Callable[..., Person]

KEPT = ("bosquet.db", "bosquet.db-wal", "bosquet.db-shm", "house.key", "house.lock")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def careless() -> Iterator[None]:
    """A shell that lets everybody read what is made in it."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless")
def test_games_are_private_from_the_first_write_on(tmp_path: Path, visit_at: VisitAt) -> None:
    house = House(tmp_path / "house")
    ann = visit_at(house, "Ann")
    ann.open("me", "seedling")
    assert {name: oct(mode(house.data / name)) for name in KEPT} == dict.fromkeys(KEPT, "0o600")
    house.kill()  # so that all files stay
    house.data.chmod(0o755)
    for name in KEPT:
        (house.data / name).chmod(0o644)
    house.start()
    ann.open("me", "seedling")
    assert {name: oct(mode(house.data / name)) for name in KEPT} == dict.fromkeys(KEPT, "0o600")
    assert mode(house.data) == 0o700
    house.stop()


@pytest.mark.usefixtures("careless")
def test_a_folder_of_its_own_is_private_and_somebody_elses_stays_as_it_is(tmp_path: Path) -> None:
    with only_house(tmp_path / "new" / "house"):
        assert mode(tmp_path / "new" / "house") == 0o700
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    with only_house(shared):
        assert mode(shared) == 0o755
        assert mode(shared / "house.lock") == 0o600
