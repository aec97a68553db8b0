"""`/healthz` tells the truth, and a database that takes nothing is refused at the start."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest

from bosquet.house.storage.database import NoDatabase, open_database
from tests.house.postgres import Postgres
from tests.house.process import House

OpenHouse = Callable[..., House]
SOON = 10  # seconds; it answers within three, and the machine may be slow


def test_a_house_that_can_save_says_when_it_last_did(open_house: OpenHouse) -> None:
    house = open_house()
    before = time.time()
    answer = httpx.get(f"{house.address}/healthz")
    said = answer.json()
    assert (answer.status_code, said["ok"], said["reason"]) == (200, True, None)
    assert before - 60 < said["last_commit"] <= time.time()


def test_a_house_that_cannot_save_says_so_and_why(open_house: OpenHouse) -> None:
    """Somebody else holds the file: nothing can be written until they let go."""
    house = open_house()
    with closing(sqlite3.connect(house.data / "bosquet.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        begun = time.monotonic()
        while (answer := httpx.get(f"{house.address}/healthz", timeout=SOON)).status_code == 200:
            assert time.monotonic() < begun + 30
        assert answer.status_code == 503
        assert answer.json()["ok"] is False
        assert answer.json()["reason"] == "database is locked"
        other.execute("ROLLBACK")
    begun = time.monotonic()
    while httpx.get(f"{house.address}/healthz").status_code == 503:
        assert time.monotonic() < begun + 30


def test_a_database_that_may_only_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bosquet.db"
    open_database(f"sqlite:///{file}").dispose()
    with pytest.raises(NoDatabase, match=r"cannot be written: .*readonly"):
        open_database(f"sqlite:///file:{file}?mode=ro&uri=true")


def test_a_server_that_may_only_be_read_is_refused(postgres: Postgres) -> None:
    url = postgres.new_database()
    open_database(url).dispose()
    with psycopg.connect(url, autocommit=True) as connection:
        name = url.rpartition("/")[2]
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(NoDatabase, match=r"cannot be written: .*read-only"):
        open_database(url)
