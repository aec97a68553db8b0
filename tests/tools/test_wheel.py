"""A wheel, installed where no checkout is: it plays compiled and serves the first page."""

import json
import os
import subprocess
import sys
import sysconfig
import urllib.request
from pathlib import Path

import pytest

import bosquet
import wheel

ROOT = Path(__file__).parents[2]
PLAY = """
import json, bosquet
state = bosquet.game("everdell").new(seats=3, seed=7)
while state.actor() != bosquet.OVER:
    seat = state.actor()
    state.apply(seat, state.options(seat)[0])
print(json.dumps([bosquet.__file__, bosquet.compiled(), bosquet.__version__, len(state.scores())]))
"""


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "BOSQUET_INTERPRETED"}
    done = subprocess.run(
        command, cwd=folder, env={**clean, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def wheel_of(folder: Path, **environment: str) -> Path:
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
    run(*pip, "--wheel-dir", folder, ROOT, folder=folder, **environment)
    [built] = folder.glob("*.whl")
    return built


def installed(built: Path, folder: Path) -> Path:
    """A Python that has the wheel, and of this environment only the packages that a house needs."""
    run(sys.executable, "-m", "venv", "--without-pip", folder / "env", folder=folder)
    python = folder / "env" / "bin" / "python"
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install"]
    run(*pip, "--no-deps", "--no-index", built, folder=folder)
    [packages] = (folder / "env").glob("lib/python*/site-packages")
    # A plain line adds the folder alone: what makes this checkout importable there is not followed.
    (packages / "house.pth").write_text(sysconfig.get_path("purelib"))
    return python


def assert_plays_and_serves(python: Path, folder: Path) -> None:
    where, compiled, version, seats = json.loads(run(python, "-c", PLAY, folder=folder))
    assert where.startswith(str(folder))
    assert (compiled, version, seats) == (True, bosquet.__version__, 3)
    assert run(python, "-m", "bosquet", "--version", folder=folder) == f"bosquet {bosquet.__version__}\n"
    command: list[str | Path] = [python, "-m", "bosquet", "serve", "--port", "0", "--data", folder / "data"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as house:
        try:
            assert house.stdout is not None
            address = house.stdout.readline().split()[-1]
            with urllib.request.urlopen(address) as page:
                assert "<title>" in page.read().decode()
        finally:
            house.terminate()


def test_a_wheel_of_what_is_compiled_already_plays_and_serves(tmp_path: Path) -> None:
    if not bosquet.compiled():
        pytest.skip("nothing is compiled here")
    python = installed(wheel_of(tmp_path, **{wheel.PREBUILT: "1"}), tmp_path)
    assert_plays_and_serves(python, tmp_path)


@pytest.mark.slow
def test_a_wheel_made_from_nothing_plays_and_serves_and_leaves_the_checkout_alone(tmp_path: Path) -> None:
    before = {file: file.stat().st_mtime_ns for file in (ROOT / "src").rglob("*") if file.suffix != ".pyc"}
    python = installed(wheel_of(tmp_path), tmp_path)
    after = {file: file.stat().st_mtime_ns for file in (ROOT / "src").rglob("*") if file.suffix != ".pyc"}
    assert after == before
    assert_plays_and_serves(python, tmp_path)


def test_without_a_compiler_a_wheel_is_plain_and_says_so(tmp_path: Path) -> None:
    """It also warns whoever imports it, unless they said that they know."""
    built = wheel_of(tmp_path, CC=str(tmp_path / "none"), PATH=str(tmp_path))
    assert built.name.endswith("-py3-none-any.whl")
    python = installed(built, tmp_path)
    quiet = subprocess.run(
        [python, "-c", "import bosquet"], env={"BOSQUET_INTERPRETED": "1"}, capture_output=True
    )
    told = subprocess.run([python, "-c", "import bosquet"], env={}, capture_output=True, text=True)
    assert quiet.stderr == b""
    assert "Install a C compiler" in told.stderr
