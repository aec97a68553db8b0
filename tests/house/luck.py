"""Chance that repeats: every test of a house deals from a seed of its own, made of its name.

The seed lies in a file, so that a house in another process that serves many tests hears of each.
"""

import itertools
import json
from hashlib import sha256
from pathlib import Path

import bosquet
from bosquet.house.luck import Luck

_file = Path()
_runs = itertools.count(1)


def keep_in(file: Path) -> None:
    """Where this process keeps the seed of the test that runs now."""
    global _file
    _file = file


def begin(seed: str) -> None:
    """From now on this seed decides; also if it is the same again, from its beginning."""
    _file.write_text(f"{next(_runs)}\n{seed}")


def current_file() -> Path:
    return _file


class FixedLuck(Luck):
    """The n-th table since the test began always has the same seed, and a bot the same thought in a state."""

    worker = "tests.house.patient"

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or current_file()
        self.told = ""
        self.tables = 0

    def seed(self) -> bytes:
        told = self.file.read_text()
        if told != self.told:
            self.told, self.tables = told, 0
        self.tables += 1
        return sha256(f"{told.partition(chr(10))[2]} {self.tables}".encode()).digest()

    def number(self, state: bosquet.State, seat: int, purpose: str) -> int:
        cause = json.dumps([state.dump(), seat, purpose])
        return int.from_bytes(sha256(cause.encode()).digest()[:7], "little")
