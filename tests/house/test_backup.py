"""`bosquet backup` and `bosquet restore`: a whole house in one file, and back."""

import gzip
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from bosquet.house.settings import Settings
from bosquet.house.storage.backup import NoBackup, back_up, restore, write_backup
from bosquet.house.storage.database import bring_to, connect, open_database
from tests.house.people import Person
from tests.house.postgres import Postgres
from tests.house.process import House


def command(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bosquet.cli", *map(str, arguments)], capture_output=True, text=True
    )


@pytest.fixture
def kept(open_house: Callable[..., House], tmp_path: Path) -> Settings:
    """Somebody played a few moves here; the house is still open."""
    house = open_house("--beat", "0")
    ann = Person(house.address, "Ann")
    ann.join(ann.open("me", "seedling")).play_on(5)
    ann.close()
    return Settings(data=house.data)


def test_games_go_on_in_another_house(
    open_house: Callable[..., House], visit_at: Callable[..., Person], tmp_path: Path
) -> None:
    """Taken while the house is open and somebody plays; the seat is still theirs, by their old cookie."""
    house = open_house("--beat", "0")
    ann = visit_at(house, "Ann")
    table = ann.open("me", "seedling")
    line = ann.join(table)
    line.play_on(5)
    line.my_turn()
    file = tmp_path / "kept.gz"
    done = command("backup", file, "--data", house.data)
    assert done.returncode == 0, done.stderr
    assert file.stat().st_mode & 0o777 == 0o600
    line.play_on()  # the house was not in the way of anybody

    other = tmp_path / "other"
    done = command("restore", file, "--data", other)
    assert done.returncode == 0, done.stderr
    second = House(other, "--beat", "0", site=house.site)
    try:
        ann.address = second.address
        again = ann.join(table)
        assert again.position["decisions"]
        again.play_on()
        assert again.position["view"]["ranks"]
    finally:
        second.stop()


def test_from_a_file_to_postgresql_and_back(kept: Settings, postgres: Postgres, tmp_path: Path) -> None:
    """The same rows whatever the database: a house can move."""
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    rows = back_up(kept, first)
    moved = Settings(data=tmp_path / "moved", database=postgres.new_database())
    assert restore(moved, first) == rows
    assert back_up(moved, second) == rows
    assert lines(second) == lines(first)


def lines(file: Path) -> list[bytes]:
    """Rows; the head says when it was made, the foot hashes the head."""
    return sorted(gzip.decompress(file.read_bytes()).splitlines()[1:-1])


def test_a_backup_of_an_older_house(tmp_path: Path) -> None:
    old = connect(f"sqlite:///{tmp_path / 'bosquet.db'}")
    with old.begin() as connection:
        bring_to(connection, "0001")
        connection.execute(
            text("INSERT INTO tables VALUES ('t', 'eternity', 1, '{}', 'ann', 's', 'c', 'over', NULL, 1, 2)")
        )
        connection.execute(text("INSERT INTO moves VALUES ('t', 0, 0, 'play', 'play sea-1', 0, NULL, 3.0)"))
    file = tmp_path / "old.gz"
    with file.open("wb") as out:
        assert write_backup(old, b"k" * 32, out) == 2
    old.dispose()
    settings = Settings(data=tmp_path / "new")
    assert restore(settings, file) == 2
    engine = open_database(settings.url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT action, sand FROM moves")).one() == ("play sea-1", None)
    engine.dispose()


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (lambda whole: whole[: len(whole) // 2], "is damaged"),
        (lambda whole: b"", "is no backup"),
        (lambda whole: b"nonsense", "is no backup"),
        (lambda whole: gzip.compress(gzip.decompress(whole).replace(b'"play ', b'"play  ', 1)), "is damaged"),
        (lambda whole: gzip.compress(b"".join(gzip.decompress(whole).splitlines(True)[:-1])), "is damaged"),
        (
            lambda whole: gzip.compress(gzip.decompress(whole).replace(b"backup 1", b"backup 7")),
            "another kind",
        ),
    ],
    ids=["cut", "empty", "nonsense", "changed", "no end", "newer"],
)
def test_a_damaged_backup_changes_nothing(
    kept: Settings, tmp_path: Path, harm: Callable[[bytes], bytes], reason: str
) -> None:
    file = tmp_path / "kept.gz"
    back_up(kept, file)
    file.write_bytes(harm(file.read_bytes()))
    done = command("restore", file, "--data", tmp_path / "new")
    assert (done.returncode, done.stdout) == (1, "")
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(kept: Settings, tmp_path: Path) -> None:
    file = tmp_path / "kept.gz"
    back_up(kept, file)
    with pytest.raises(NoBackup, match="there already"):
        back_up(kept, file)
    target = Settings(data=tmp_path / "new")
    restore(target, file)
    with pytest.raises(NoBackup, match="There are games already"):
        restore(target, file)
    (tmp_path / "new" / "bosquet.db").unlink()
    (tmp_path / "new" / "house.key").write_bytes(b"x" * 32)
    with pytest.raises(NoBackup, match="another house"):
        restore(target, file)


def test_not_while_a_house_is_open_there(kept: Settings, tmp_path: Path) -> None:
    file = tmp_path / "kept.gz"
    back_up(kept, file)
    done = command("restore", file, "--data", kept.data)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "Another house is already open" in done.stderr


def test_no_games(tmp_path: Path) -> None:
    done = command("backup", tmp_path / "kept.gz", "--data", tmp_path)
    assert (done.returncode, done.stderr) == (1, f"There are no games in {tmp_path}.\n")
