"""The pages of the API: they can be made, and what programs rely on is explained there."""

import os
import subprocess
import sys
from pathlib import Path

import bosquet
import docs

UNEXPLAINED = """
import bosquet, inspect
things = [getattr(bosquet, name) for name in bosquet.__all__]
print([thing.__name__ for thing in things if callable(thing) and not inspect.getdoc(thing)])
"""


def test_the_pages_name_all_that_the_package_offers(tmp_path: Path) -> None:
    done = docs.build(tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Warning" not in done.stderr, done.stderr
    page = (tmp_path / "bosquet.html").read_text()
    for name in bosquet.__all__:
        assert name.startswith("_") or f'id="{name}"' in page or f"bosquet/{name}.html" in page, name
    for module in docs.MODULES:
        assert (tmp_path / f"{module.replace('.', '/')}.html").exists()


def test_all_that_the_package_offers_is_explained() -> None:
    """The plain sources say so: compiled classes have lost their docstrings."""
    environment = {**os.environ, "BOSQUET_INTERPRETED": "1"}
    command = [sys.executable, "-c", UNEXPLAINED]
    assert subprocess.check_output(command, env=environment, text=True).strip() == "[]"
