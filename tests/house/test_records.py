"""The seed is promised at the start and shown at the end: anybody can prove the whole game."""

import json
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.house.people import Person

Visit = Callable[..., Person]


def verify(file: Path) -> tuple[int, str]:
    command = [sys.executable, "-m", "bosquet.cli", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    return done.returncode, (done.stdout + done.stderr).strip()


@pytest.fixture(scope="module")
def finished(house: Any) -> dict[str, Any]:
    """The record of a finished game, as the table offers it."""
    ann = Person(house.address, "Ann")
    table = ann.open("me", "seedling", "seedling")
    line = ann.join(table)
    promised = line.table["commitment"]
    assert line.table["seed"] is None
    line.play_on()
    record: dict[str, Any] = ann.http.get(f"/api/tables/{table}/record").json()
    assert record["commitment"] == promised
    assert record["seed"] == line.table["seed"]
    assert record["names"] == ["Ann", None, None]
    assert sha256(bytes.fromhex(record["seed"])).hexdigest() == promised
    ann.close()
    return record


def test_a_fair_game_is_proven(finished: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished))
    code, said = verify(file)
    assert (code, said[:36]) == (0, "OK: eternity, 3 players, 90 moves; t"), said


def test_the_house_checks_a_finished_game_itself(visit: Callable[..., Person]) -> None:
    ann = visit("Ann")
    table = ann.open("me", "seedling", "seedling")
    line = ann.join(table)
    answer = ann.http.get(f"/api/tables/{table}/proof")
    assert (answer.status_code, answer.json()["reason"]["key"]) == (409, "refuse.not_over")
    line.play_on()
    assert ann.http.get(f"/api/tables/{table}/proof").json() == {"moves": 90, "fault": None}


def swap_moves(record: dict[str, Any]) -> None:
    record["moves"][0], record["moves"][1] = record["moves"][1], record["moves"][0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (swap_moves, "Move 1 is not allowed"),
        (lambda record: record["moves"].pop(), "The record stops after 89 moves"),
        (lambda record: record["moves"].append("0 play sea-1"), "Move 91 is not allowed"),
        (lambda record: record.update(seed="00" * 32), "The seed is not the promised one"),
        (lambda record: record.update(commitment="00" * 32), "The seed is not the promised one"),
        (lambda record: record.update(seed="xyz"), "The record is broken"),
        (lambda record: record.update(game="chess"), "The record is broken"),
        (lambda record: record.update(version=999), "This record is of another version"),
        (lambda record: record["end"].update(scores=[99, 0, 0]), "The moves lead to another result"),
        (lambda record: record["end"].update(digest="00"), "The moves are legal, but they are not the ones"),
        (lambda record: record.pop("seed"), "This game is not over"),
        (lambda record: record.pop("commitment"), "This record is of no table of a house"),
        (lambda record: record.pop("moves"), "The record is broken"),
    ],
)
def test_what_was_changed_is_found(
    finished: dict[str, Any], tmp_path: Path, change: Callable[[dict[str, Any]], object], said: str
) -> None:
    record = json.loads(json.dumps(finished))
    change(record)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    code, sentence = verify(file)
    assert code == 1
    assert sentence.startswith(said), sentence


@pytest.mark.parametrize("content", [b"", b"{", b"[1, 2]", b"\xff\xfe", b"hello", b"{}"])
def test_what_is_no_record(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert verify(file) == (1, f"{file} is not the record of a game.")
    assert verify(tmp_path / "missing.json") == (
        1,
        f"Cannot read {tmp_path / 'missing.json'}: No such file or directory.",
    )


def test_a_finished_game_is_replayed_with_open_hands(finished: dict[str, Any], visit: Visit) -> None:
    http = visit().http
    first = http.get(f"/api/tables/{finished['table']}/replay/0").json()
    assert (first["moves"], first["last"], first["view"]["hand"]) == (0, 90, [])
    for seat in range(3):
        moment = http.get(f"/api/tables/{finished['table']}/replay/0", params={"seat": seat}).json()
        assert len(moment["view"]["hand"]) == 10
    lines = http.get(f"/api/tables/{finished['table']}/story").json()["lines"]
    assert len(lines) == 91
    assert [f"{line['seat']} {line['action']}" for line in lines[1:]] == finished["moves"]
    last = http.get(f"/api/tables/{finished['table']}/replay/90").json()
    assert last["view"]["ranks"] == finished["end"]["ranks"]
    for moves, status in ((91, 400), (-1, 400), ("x", 404)):
        answer = http.get(f"/api/tables/{finished['table']}/replay/{moves}")
        assert answer.status_code == status
        assert answer.json()["reason"]["key"].startswith("refuse.")
