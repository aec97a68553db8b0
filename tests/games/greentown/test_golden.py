"""Finished games, kept as they were played: dealing, rules and views must still lead to the same."""

from pathlib import Path

import pytest

from tests.games.goldens import assert_leads_to_the_same
from tests.games.greentown.goldens import FOLDER, GAMES


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_playthrough(file: Path) -> None:
    assert_leads_to_the_same(file)


def test_every_golden_game_is_there() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
