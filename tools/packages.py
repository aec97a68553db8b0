"""The Python packages, in `.venv`: this project in place with the extras that a goal needs."""

import importlib.util
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from steps import BIN, LOCKS, ROOT, Failure, digest, read_stamp, run, say, write_stamp

VENV = ROOT / ".venv"
STAMP = VENV / "bosquet.json"
FAILURE = "The Python packages could not be installed. Is there a network connection?"


def install(wanted: set[str]) -> None:
    """Only what a lock names, with its hash; this project itself needs no download."""
    stamp = read_stamp(STAMP)
    home = [str(ROOT), *sys.version_info[:2]]
    has_home = stamp.get("home") == home and (BIN / "python").exists()
    installed = set(stamp.get("extras", [])) if has_home else set()
    extras = sorted(wanted | installed | {"build"})
    packages = packages_digest(extras)
    if has_home and stamp.get("packages") == packages and wanted <= installed:
        return
    if not has_home:
        make_venv()
    STAMP.unlink(missing_ok=True)
    say("Installing Python packages...")
    pip = [str(BIN / "python"), "-m", "pip", "--quiet", "--no-input", "--disable-pip-version-check"]
    install_locked(pip, map(lock_of, extras))
    run([*pip, "install", "--no-deps", "--no-build-isolation", "--editable", "."], FAILURE)
    write_stamp(STAMP, home=home, packages=packages, extras=extras)


def install_locked(pip: list[str], locks: Iterable[Path]) -> None:
    """Nothing else, and nothing that is not exactly what was locked."""
    named = [part for lock in locks for part in ("--requirement", str(lock))]
    run([*pip, "install", "--require-hashes", *named], FAILURE)


def lock_of(extra: str) -> Path:
    return LOCKS / f"{extra}.txt"


def packages_digest(extras: list[str]) -> str:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return digest(map(lock_of, extras), config["build-system"], config["project"])


def make_venv() -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Failure("Python's venv module is missing; on Debian: apt-get install python3-venv.")
    run([sys.executable, "-m", "venv", "--clear", VENV], "The virtual environment .venv could not be made.")
