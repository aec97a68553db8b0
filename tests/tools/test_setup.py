"""What `make` says when a machine lacks something: a sentence, never a traceback."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bosquet
import compile
import programs
import web
from steps import Failure, digest, read_stamp, run, write_stamp

ROOT = Path(__file__).parent.parent.parent
AS_OLD_PYTHON = """
import runpy, sys
sys.version_info = (3, 9, 2, "final", 0)
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def program(folder: Path, name: str, script: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)


def play_with_old_python(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", AS_OLD_PYTHON, str(ROOT / "tools" / "setup.py"), "play"]
    environment = {**os.environ, "PATH": str(path)}
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_an_old_python(tmp_path: Path) -> None:
    done = play_with_old_python(tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.strip() == "Bosquet needs Python 3.11 or newer; this is 3.9."


def test_an_old_python_looks_for_a_newer_one(tmp_path: Path) -> None:
    """One that only seems to be there is passed over."""
    program(tmp_path, "python3.14", "exit 127")
    program(tmp_path, "python3.12", '[ "$1" = -c ] || echo "newer:" "$@"')
    done = play_with_old_python(tmp_path)
    assert (done.returncode, done.stdout.split()) == (0, ["newer:", str(ROOT / "tools" / "setup.py"), "play"])


def test_packages_that_cannot_be_had(tmp_path: Path) -> None:
    """The whole set-up in a bare folder, without an index to install from."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    nowhere = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path), "PIP_CONFIG_FILE": os.devnull}
    done = subprocess.run(
        [sys.executable, tmp_path / "tools" / "setup.py", "play"],
        env={**os.environ, **nowhere},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    sentence = "The Python packages could not be installed. Is there a network connection?"
    assert done.stderr.splitlines()[-1] == sentence


def test_a_command_that_fails_shows_the_end_of_what_it_said(capfd: pytest.CaptureFixture[str]) -> None:
    fails = "for i in range(100): print('line', i)\nraise SystemExit(3)"
    with pytest.raises(Failure, match=r"^It could not be built\.$"):
        run([sys.executable, "-c", fails], "It could not be built.")
    said = capfd.readouterr()
    assert (said.out, said.err.split("\n")[-2:]) == ("", ["line 99", ""])
    assert len(said.err.splitlines()) == 25
    with pytest.raises(Failure, match=r"^It could not be built. \(.*no-such-program"):
        run(["no-such-program"], "It could not be built.")


def test_news_of_a_long_command_are_passed_on(capfd: pytest.CaptureFixture[str]) -> None:
    tells = "print('quiet'); print('Compiled core.'); print('quiet again')"
    run([sys.executable, "-c", tells], "It could not be built.", news="Compiled ")
    assert capfd.readouterr().out == "Compiled core.\n"


@pytest.mark.parametrize(
    ("version", "fits"),
    [("v18.20.1", False), ("v20.18.9", False), ("v20.19.0", True), ("v21.7.0", False), ("v22.12.0", True),
     ("v22.3.0", False), ("v24.1.0", True), ("nonsense", False)],
)  # fmt: skip
def test_which_node_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, fits: bool
) -> None:
    program(tmp_path, "node", f"echo {version}")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not web.has_node()  # without npm it is of no use
    program(tmp_path, "npm", "exit 0")
    assert web.has_node() == fits


def test_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert compile.missing_compiler() == "No C compiler found"


def test_core_and_every_game_are_compiled_apart() -> None:
    parts = compile.parts()
    assert set(parts) == {"core", "glade", *bosquet.games()}
    assert sorted(file for files in parts.values() for file in files) == compile.sources()
    assert ROOT / "src" / "bosquet" / "bots" / "search.py" in parts["core"]


@pytest.mark.skipif(bool(compile.missing_compiler()), reason="nothing is compiled without a C compiler")
def test_a_change_to_one_game_writes_no_other_c_anew(tmp_path: Path) -> None:
    """A new word and a new function in one game: the C of the others keeps its text and its time."""
    for name in ("tools", "src", "locks"):
        leave = shutil.ignore_patterns("__pycache__", "*.so", "site")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    changed, other, *left = bosquet.games()
    for game in left:  # two are enough, and take half the time
        shutil.rmtree(tmp_path / "src" / "bosquet" / "games" / game)
    first = generated(tmp_path)
    assert f"bosquet_{other}" in first
    with (tmp_path / "src" / "bosquet" / "games" / changed / "scoring.py").open("a") as file:
        file.write('\n\ndef probe(number: int) -> str:\n    return f"{number + 17017} of a new word"\n')
    second = generated(tmp_path)
    assert first.keys() == second.keys()
    assert {name for name in first if first[name] != second[name]} == {f"bosquet_{changed}"}


def generated(folder: Path) -> dict[str, int]:
    """When mypyc wrote the C text of each part."""
    command = (
        "import compile, os, pathlib; os.chdir(compile.ROOT); compile.generate_c(pathlib.Path('c'), 'parts')"
    )
    subprocess.run([sys.executable, "-c", command], cwd=folder / "tools", check=True, capture_output=True)
    files = (folder / "c").glob("__native_bosquet_*.c")
    return {file.stem.removeprefix("__native_"): file.stat().st_mtime_ns for file in files}


def test_programs_that_cannot_be_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Failure, match="The tests need chromium and postgresql, which could not be installed"):
        programs.install_with_apt(["chromium", "postgresql"])


def test_a_stamp_is_as_good_as_its_digest(tmp_path: Path) -> None:
    """What is up to date is skipped: a change of content or of what else matters is seen."""
    stamp = tmp_path / "deep" / "stamp.json"
    assert read_stamp(stamp) == {}
    write_stamp(stamp, digest="a", modules=[])
    assert read_stamp(stamp) == {"digest": "a", "modules": []}
    stamp.write_text("[1")
    assert read_stamp(stamp) == {}
    files = [ROOT / "README.md", ROOT / "LICENSE"]
    assert digest(files, "x") == digest(reversed(files), "x")
    assert len({digest(files, "x"), digest(files, "y"), digest(files[:1], "x")}) == 3
