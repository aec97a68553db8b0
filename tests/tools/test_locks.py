"""Only what a lock names is installed, and only if it is the very file that was locked."""

import re
import sys
import tomllib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import pytest

from packages import install_locked, lock_of
from steps import LOCKS, ROOT, Failure

PIP = [sys.executable, "-m", "pip", "--no-input", "--disable-pip-version-check"]
ABOUT = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{needs}"
WHEEL = "Wheel-Version: 1.0\nGenerator: grove\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def wheel(folder: Path, name: str, needs: str = "") -> str:
    """A package in a file; how a lock names it."""
    file, info = folder / f"{name}-1.0-py3-none-any.whl", f"{name}-1.0.dist-info"
    with ZipFile(file, "w") as content:
        content.writestr(f"{name}.py", "")
        content.writestr(f"{info}/METADATA", ABOUT.format(name=name, needs=needs))
        content.writestr(f"{info}/WHEEL", WHEEL)
        content.writestr(
            f"{info}/RECORD", f"{name}.py,,\n{info}/METADATA,,\n{info}/WHEEL,,\n{info}/RECORD,,\n"
        )
    return f"{name}==1.0 --hash=sha256:{sha256(file.read_bytes()).hexdigest()}\n"


def another_hash(leaf: str, twig: str) -> str:
    return leaf + re.sub("sha256:.*", "sha256:" + 64 * "0", twig)


@pytest.mark.parametrize(
    ("lock", "said"),
    [
        (lambda leaf, twig: leaf + twig, None),
        (another_hash, "DO NOT MATCH THE HASHES"),
        (lambda leaf, twig: twig, "all requirements must have their versions pinned"),  # a leaf is not locked
        (lambda leaf, twig: re.sub(" --hash.*", "", leaf + twig), "Hashes are required"),
    ],
)
def test_what_is_not_locked_is_not_installed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    lock: Callable[[str, str], str],
    said: str | None,
) -> None:
    """A twig needs a leaf; both lie in a folder, in place of an index."""
    target, file = tmp_path / "installed", tmp_path / "lock.txt"
    file.write_text(lock(wheel(tmp_path, "leaf"), wheel(tmp_path, "twig", "Requires-Dist: leaf\n")))
    for name, value in {"NO_INDEX": "1", "FIND_LINKS": str(tmp_path), "TARGET": str(target)}.items():
        monkeypatch.setenv(f"PIP_{name}", value)
    if said is None:
        install_locked(PIP, [file])
        assert (target / "twig.py").exists()
        assert (target / "leaf.py").exists()
    else:
        with pytest.raises(Failure):
            install_locked(PIP, [file])
        assert said in capfd.readouterr().err
        assert not target.exists()


def pins(lock: Path) -> dict[str, int]:
    """Packages, and how many hashes each has."""
    entries = lock.read_text().replace("\\\n", " ").splitlines()
    return {
        re.split(r"[=\[ ;]", entry)[0]: entry.count("--hash=sha256:") for entry in entries if entry.strip()
    }


def test_every_package_is_locked_with_its_hashes() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = {**config["project"]["optional-dependencies"], **config["dependency-groups"]}
    wanted = {name: packages for name, packages in groups.items() if packages}
    assert {lock.stem for lock in LOCKS.glob("*.txt")} == set(wanted)
    for name, packages in wanted.items():
        locked = pins(lock_of(name))
        assert all(locked.values())
        named = {re.split(r"[\[<>=]", package)[0].lower().replace("_", "-") for package in packages}
        assert named <= set(locked)


def test_what_tests_a_house_does_not_come_with_it() -> None:
    runs = set(pins(lock_of("house"))) | set(pins(lock_of("postgres")))
    assert not runs & {"pytest", "mypy", "ruff", "hypothesis", "playwright", "pip-audit", "setuptools"}
