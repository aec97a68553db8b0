"""What the documentation shows is true."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

import bosquet
import bosquet.bots
import bosquet.testing
import bosquet.testing.positions

ROOT = Path(__file__).parent.parent.parent
MODULES = [bosquet, bosquet.bots, bosquet.testing, bosquet.testing.positions]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_docstrings(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
