"""`make audit`: has any package that is locked here a known weakness? What could not be asked is said.

Ends with 0 when everything was asked and nothing is known, 1 when a weakness is known, 2 when something
could not be asked: pip-audit itself calls a package clean that the index told it nothing about.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from steps import BIN, LOCKS, ROOT, say

CLEAN, WEAK, UNASKED = 0, 1, 2


class Audit(NamedTuple):
    weak: list[str]
    unasked: list[str]


def main() -> None:
    locks = [argument for lock in sorted(LOCKS.glob("*.txt")) for argument in ("--requirement", str(lock))]
    how = ["--require-hashes", "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    python = ask([str(BIN / "pip-audit"), *locks, *how])
    web = ask(["npm", "audit", "--json", "--package-lock-only"], ROOT / "web")
    verdicts = [tell("Python", read_python(python)), tell("The web", read_web(web))]
    sys.exit(WEAK if WEAK in verdicts else max(verdicts))


def ask(command: Sequence[str], folder: Path = ROOT) -> str:
    try:
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace").stdout
    except OSError as missing:
        return str(missing)


def read_python(report: str) -> Audit:
    packages = parsed(report).get("dependencies")
    if packages is None:
        return Audit([], [f"pip-audit said: {last_line(report)}"])
    weak = [
        f"{package['name']} {package['version']}: {found['id']}, mended in "
        + (", ".join(found["fix_versions"]) or "no version yet")
        for package in packages
        for found in package.get("vulns", [])
    ]
    return Audit(weak, [package["name"] for package in packages if "skip_reason" in package])


def read_web(report: str) -> Audit:
    packages = parsed(report).get("vulnerabilities")
    if packages is None:
        return Audit([], [f"npm said: {parsed(report).get('message') or last_line(report)}"])
    return Audit([f"{name} {found['range']}: {found['severity']}" for name, found in packages.items()], [])


def parsed(report: str) -> dict[str, Any]:
    try:
        found = json.loads(report)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def last_line(report: str) -> str:
    return (report.strip().splitlines() or ["nothing"])[-1]


def tell(what: str, audit: Audit) -> int:
    if audit.weak:
        say(f"{what}: known weaknesses:\n  " + "\n  ".join(audit.weak))
    if audit.unasked:
        say(f"{what}: could not be asked about: {', '.join(audit.unasked)}")
    if audit.weak:
        return WEAK
    if audit.unasked:
        return UNASKED
    say(f"{what}: no known weakness.")
    return CLEAN


if __name__ == "__main__":
    main()
