"""`make lock`: choose versions, and write one lock for each extra, with the hashes of what may be installed.

All locks agree on every version, so any of them can be installed together. What runs a house (`house`,
`postgres`) is apart from what builds and tests it. `build` holds what turns this folder into a package.
`make lock` chooses the newest; `python tools/lock.py` keeps what is locked and adds what is new.
"""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from steps import BIN, LOCKS, ROOT

HOW = ["--universal", "--no-header", "--no-annotate", "--quiet"]


def main() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = {**config["project"]["optional-dependencies"], "build": config["dependency-groups"]["build"]}
    wanted = {name: packages for name, packages in groups.items() if packages}
    LOCKS.mkdir(exist_ok=True)
    locked = "".join(lock.read_text() for lock in LOCKS.glob("*.txt"))
    for stale in LOCKS.glob("*.txt"):
        if stale.stem not in wanted:
            stale.unlink()
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder, "everything.txt")
        everything.write_text(chosen(locked))
        choose([one for each in wanted.values() for one in each], everything, *sys.argv[1:])
        for name, packages in wanted.items():
            (LOCKS / f"{name}.txt").unlink(missing_ok=True)
            choose(packages, LOCKS / f"{name}.txt", "--generate-hashes", "--constraint", str(everything))


def chosen(locks: str) -> str:
    """The versions that locks name, without hashes, each once."""
    pins = dict.fromkeys(line.removesuffix(" \\") for line in locks.splitlines() if "==" in line)
    return "".join(f"{pin}\n" for pin in pins)


def choose(packages: list[str], lock: Path, *how: str) -> None:
    """Versions that the lock has already are kept, unless it is to be upgraded."""
    command = [str(BIN / "uv"), "pip", "compile", *HOW, *how, "--python-version", "3.11", "-"]
    done = subprocess.run(
        [*command, "--output-file", str(lock)], input="\n".join(packages), text=True, cwd=ROOT
    )
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
