"""`bosquet backup` and `bosquet restore`: a whole house in one file, and back."""

import gzip
import hashlib
import json
import subprocess
import sys
import threading
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


def test_nothing_lies_in_the_way_of_a_draft(kept: Settings, tmp_path: Path) -> None:
    """A link was followed and an older draft's rights were kept, so that the key went to somebody else."""
    file, elsewhere = tmp_path / "kept.gz", tmp_path / "elsewhere"
    elsewhere.write_text("somebody else's")
    (tmp_path / "kept.gz.new").symlink_to(elsewhere)
    back_up(kept, file)
    assert elsewhere.read_text() == "somebody else's"
    assert file.stat().st_mode & 0o777 == 0o600
    assert not file.is_symlink()
    target = tmp_path / "new"
    target.mkdir()
    (target / "house.key.new").symlink_to(elsewhere)
    restore(Settings(data=target), file)
    assert elsewhere.read_text() == "somebody else's"
    key = target / "house.key"
    assert (key.is_symlink(), key.stat().st_mode & 0o777) == (False, 0o600)


def test_of_many_backups_to_one_name_one_is_made(kept: Settings, tmp_path: Path) -> None:
    """One of two said how many rows it had, and left a broken file."""
    file = tmp_path / "kept.gz"
    gate, said = threading.Barrier(4), list[int | str]()

    def run() -> None:
        gate.wait()
        try:
            said.append(back_up(kept, file))
        except NoBackup as refusal:
            said.append(str(refusal))

    threads = [threading.Thread(target=run) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (rows,) = [each for each in said if isinstance(each, int)]
    assert all("there already" in each for each in said if isinstance(each, str))
    assert restore(Settings(data=tmp_path / "new"), file) == rows
    assert sorted(each.name for each in tmp_path.glob("*kept*")) == ["kept.gz"]


def crafted(tmp_path: Path, *rows: object, **head: object) -> Path:
    """A backup whose end fits the rest."""
    about = {"format": "bosquet backup 1", "schema": "0006", "made": 1.0, "key": "ab" * 32, **head}
    lines = [json.dumps(line).encode() if not isinstance(line, bytes) else line for line in (about, *rows)]
    whole = b"".join(line + b"\n" for line in lines)
    foot = {"rows": len(rows), "sha256": hashlib.sha256(whole).hexdigest()}
    file = tmp_path / "crafted.gz"
    file.write_bytes(gzip.compress(whole + json.dumps(foot).encode()))
    return file


DEEP = b'["moves",{"table_id":' + b"[" * 100_000 + b"]" * 100_000 + b"}]"


@pytest.mark.parametrize(
    ("rows", "head", "reason"),
    [
        ([], {"schema": ""}, "its schema is"),
        ([], {"schema": "9999"}, "its schema is"),
        ([], {"schema": "head"}, "its schema is"),
        ([], {"key": "no hex"}, "the key"),
        ([], {"key": "ab"}, "the key"),
        ([["revoked", {"guest": "ann", "before": 1 << 70}]], {}, "number"),
        ([DEEP], {}, "is damaged"),
        ([["revoked", {"guest": "x" * 5_000_000, "before": 1}]], {}, "too long"),
        ([["nothing", {"guest": "ann"}]], {}, "cannot be put there"),
        ([["revoked", {"guest": ["ann"], "before": 1}]], {}, "cannot be put there"),
        ([["revoked", {"guest": "ann", "before": 1, "more": 2}]], {}, "other columns"),
    ],
)
def test_a_crafted_backup_changes_nothing(
    tmp_path: Path, rows: list[object], head: dict[str, object], reason: str
) -> None:
    """Some were tracebacks, and a key that was none was noticed once the games were in."""
    file = crafted(tmp_path, *rows, **head)
    with pytest.raises(NoBackup, match=reason):
        restore(Settings(data=tmp_path / "new"), file)
    left = {each.name for each in (tmp_path / "new").glob("*")}
    assert left <= {"house.lock"}
