"""Which branches of Everdell's rules no test takes: `python -m tests.games.everdell.branches` prints them.

All tests of this folder are run interpreted under coverage.py. What bots are told (`evaluation`, `habit`,
`worths`) is measured by matches instead, and the contract's laws see to `state` and `title`. All that rows of
cards can say is tried on a copy of the sources (test_adding.py), old numbers by stored games.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[3]
RULES = ROOT / "src/bosquet/games/everdell"
ELSEWHERE = {"evaluation.py", "habit.py", "worths.py", "schema.py", "state.py", "title.py"}
ELSEWHERE |= {"card.py", "simple.py", "facts.py", "bundles.py", "once.py"}
SETTINGS = """
[run]
branch = true
include = {rules}/*
omit = {omit}
[report]
exclude_also =
    raise NotImplementedError
    if TYPE_CHECKING:
"""


def untaken() -> dict[str, list[str]]:
    """By file: "12" is a line never run, "12->15" a way never taken; files without any are left out."""
    with tempfile.TemporaryDirectory() as folder:
        settings, report = Path(folder, "settings"), Path(folder, "report.json")
        omit = ",".join(str(RULES / name) for name in sorted(ELSEWHERE))
        settings.write_text(SETTINGS.format(rules=RULES, omit=omit))
        environment = {**os.environ, "BOSQUET_INTERPRETED": "1", "COVERAGE_FILE": str(Path(folder, "data"))}
        tests = [
            "pytest",
            "-q",
            "-n",
            "0",
            "-m",
            "not slow",
            "-p",
            "no:cacheprovider",
            str(Path(__file__).parent),
        ]
        cover("run", f"--rcfile={settings}", "-m", *tests, env=environment)
        cover("json", f"--rcfile={settings}", "-o", str(report), env=environment)
        files = json.loads(report.read_text("utf-8"))["files"]
    found: dict[str, list[str]] = {}
    for name, file in files.items():
        ways = [f"{start}->{end if end > 0 else 'exit'}" for start, end in file["missing_branches"]]
        missing = [*map(str, file["missing_lines"]), *ways]
        if missing:
            found[name] = missing
    assert len(files) > 30, "the rules were not measured"
    return found


def cover(*arguments: str, env: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "coverage", *arguments], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


if __name__ == "__main__":
    found = untaken()
    for name, missing in found.items():
        print(f"{name}: {', '.join(missing)}")
    print("Every branch is taken." if not found else f"{sum(map(len, found.values()))} are not taken.")
