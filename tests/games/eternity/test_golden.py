"""Finished games, kept as they were played: dealing, rules and views must still lead to the same."""

from pathlib import Path

import pytest

import bosquet
from tests.games.eternity.goldens import FOLDER, GAMES, SEEN, golden_text


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_playthrough(file: Path) -> None:
    text = file.read_text("utf-8")
    record = bosquet.read_record(text.partition(SEEN)[0])
    assert golden_text(record) == text


def test_every_golden_game_is_there() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == GAMES.keys()
