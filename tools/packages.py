"""The Python packages, in `.venv`: this project in place with the extras that a goal needs."""

import importlib.util
import sys
import tomllib

from steps import BIN, LOCK, ROOT, Failure, digest, read_stamp, run, say, write_stamp

VENV = ROOT / ".venv"
STAMP = VENV / "bosquet.json"


def install(wanted: set[str]) -> None:
    stamp = read_stamp(STAMP)
    home = [str(ROOT), *sys.version_info[:2]]
    packages = packages_digest()
    has_home = stamp.get("home") == home and (BIN / "python").exists()
    installed = set(stamp.get("extras", [])) if has_home else set()
    if has_home and stamp.get("packages") == packages and wanted <= installed:
        return
    if not has_home:
        make_venv()
    STAMP.unlink(missing_ok=True)
    say("Installing Python packages...")
    extras = sorted(wanted | installed)
    pip = [str(BIN / "python"), "-m", "pip", "--quiet", "--no-input", "--disable-pip-version-check"]
    run(
        [*pip, "install", "--constraint", LOCK, "--editable", f".[{','.join(extras)}]"],
        "The Python packages could not be installed. Is there a network connection?",
    )
    write_stamp(STAMP, home=home, packages=packages, extras=extras)


def packages_digest() -> str:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return digest([LOCK], config["build-system"], config["project"])


def make_venv() -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Failure("Python's venv module is missing; on Debian: apt-get install python3-venv.")
    run([sys.executable, "-m", "venv", "--clear", VENV], "The virtual environment .venv could not be made.")
