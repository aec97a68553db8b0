"""Imports of a game go one way, and frames are asked, not recognised by the text of their class."""

import re
from pathlib import Path

import pytest

import bosquet

GAMES = Path(bosquet.__file__).parent / "games"
FILES = sorted(GAMES.glob("*/**/*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(GAMES)))
def test_nothing_is_imported_for_types_alone_and_no_class_is_read(file: Path) -> None:
    found = re.findall(r"\bTYPE_CHECKING\b|__name__|\.dump\(\)\[0\]", file.read_text("utf-8"))
    assert found == []
