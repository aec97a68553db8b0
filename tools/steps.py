"""What every step of the set-up shares: quiet commands, clear failures, stamps of what is done already."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
LOCKS = ROOT / "locks"  # one for each extra: versions and hashes
LINES_SHOWN = 25


class Failure(Exception):
    """A sentence for the person at the keyboard."""


def say(sentence: str) -> None:
    print(sentence, flush=True)


def run(
    command: Sequence[str | Path],
    failure: str,
    folder: Path = ROOT,
    news: str | None = None,
    **environment: str,
) -> None:
    """Run a command quietly. If it fails, show the end of what it said, then the sentence.

    Lines that begin with `news` are passed on as they come.
    """
    said: list[str] = []
    try:
        with subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                said.append(line.rstrip("\n"))
                if news and line.startswith(news):
                    say(said[-1])
    except OSError as missing:
        raise Failure(f"{failure} ({missing})") from None
    if process.returncode:
        print("\n".join(said[-LINES_SHOWN:]), file=sys.stderr)
        raise Failure(failure)


def digest(files: Iterable[Path], *more: object) -> str:
    """One fingerprint of the files' names and contents and of whatever else matters."""
    total = hashlib.sha256(repr(more).encode())
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(ROOT)} {content}\n".encode())
    return total.hexdigest()


def read_stamp(stamp: Path) -> dict[str, Any]:
    try:
        found = json.loads(stamp.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_stamp(stamp: Path, **facts: object) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(json.dumps(facts))
