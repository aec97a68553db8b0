"""`make docs`: the pages of the library's API, made from its docstrings, in `build/docs`."""

import os
import subprocess
import sys
from pathlib import Path

from steps import BIN, ROOT

# What programs may rely on; the games' insides and the house are for those who read the code.
MODULES = [
    "bosquet",
    *[
        f"bosquet.core.{name}"
        for name in (
            "game",
            "state",
            "frames",
            "actions",
            "record",
            "rng",
            "zones",
            "options",
            "events",
            "errors",
        )
    ],
    "bosquet.bots",
    "bosquet.arena",
    "bosquet.testing",
]
TARGET = ROOT / "build" / "docs"


def build(target: Path) -> subprocess.CompletedProcess[str]:
    """The plain sources are read: compiled modules know no signatures."""
    command: list[str | Path] = [BIN / "python", "-m", "pdoc", *MODULES, "--output-directory", target]
    environment = {**os.environ, "BOSQUET_INTERPRETED": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)


def main() -> None:
    done = build(TARGET)
    if done.returncode:
        sys.exit(done.stderr)
    print(f"The pages are in {TARGET.relative_to(ROOT)}; open index.html.")


if __name__ == "__main__":
    main()
