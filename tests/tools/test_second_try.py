"""Browser tests have a second try, alone, and a run tells who needed it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FAILS_ONCE = """
from pathlib import Path

def test_fails_once():
    tried = Path(__file__).with_suffix(".tried")
    if not tried.exists():
        tried.write_text("")
        raise AssertionError("the first time")

def test_passes():
    pass
"""
HANGS_ALONE = """
import threading
from pathlib import Path

def test_hangs_alone():
    tried = Path(__file__).with_suffix(".tried")
    if tried.exists():
        threading.Event().wait()
    tried.write_text("")
    raise AssertionError("the first time")
"""
ALWAYS_FAILS = "def test_always_fails():\n    raise AssertionError('every time')\n"
CONFTEST = """
pytest_plugins = ["tests.second_try"]

def pytest_configure():
    from tests import second_try

    second_try.PATIENCE = {patience}
"""


def run(folder: Path, *options: str, patience: int = 600) -> subprocess.CompletedProcess[str]:
    """The tests of a small project that has the second try."""
    (folder / "conftest.py").write_text(CONFTEST.format(patience=patience))
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib -p no:cacheprovider\n")
    command = [sys.executable, "-m", "pytest", *options, "tests"]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def write(folder: Path, path: str, text: str) -> None:
    file = folder / "tests" / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def test_who_passes_alone_is_a_defect_in_a_green_run(tmp_path: Path) -> None:
    write(tmp_path, "web/test_pages.py", FAILS_ONCE)
    done = run(tmp_path, "-n", "2")
    assert done.returncode == 0, done.stdout
    *_, defect, summary = done.stdout.strip().splitlines()
    assert defect == "DEFECT tests/web/test_pages.py::test_fails_once failed, then passed alone: mend it"
    assert "1 passed, 1 defect" in summary
    assert "the first time" in done.stdout


def test_who_fails_alone_too_and_who_needs_no_browser_fail(tmp_path: Path) -> None:
    write(tmp_path, "web/test_broken.py", ALWAYS_FAILS)
    write(tmp_path, "core/test_core.py", FAILS_ONCE)
    done = run(tmp_path)
    assert done.returncode == 1
    assert "2 failed, 1 passed" in done.stdout
    assert "DEFECT" not in done.stdout


def test_who_hangs_alone_fails(tmp_path: Path) -> None:
    write(tmp_path, "web/test_hanging.py", HANGS_ALONE)
    done = run(tmp_path, patience=3)
    assert done.returncode == 1
    assert "1 failed" in done.stdout
