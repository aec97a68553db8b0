"""What a process takes, as the system tells it."""

import os
from pathlib import Path

from msgspec import Struct

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Taken(Struct, frozen=True):
    memory: float  # megabytes
    files: int
    threads: int
    seconds: float  # of processor time


def taken(pid: int) -> Taken:
    process = Path(f"/proc/{pid}")
    fields = (process / "stat").read_text().rpartition(")")[2].split()
    pages = int((process / "statm").read_text().split()[1])
    files = len(list((process / "fd").iterdir()))
    return Taken(pages * PAGE / 2**20, files, int(fields[17]), (int(fields[11]) + int(fields[12])) / TICKS)


def growth(values: list[float]) -> float:
    """From the first to the last, along the straight line that fits them best."""
    count = len(values)
    if count < 2:
        return 0
    middle, mean = (count - 1) / 2, sum(values) / count
    slope = sum((at - middle) * (value - mean) for at, value in enumerate(values))
    slope /= sum((at - middle) ** 2 for at in range(count))
    return slope * (count - 1)


def is_level(values: list[float], floor: float) -> bool:
    """It has grown by no more than a tenth, or than this floor."""
    return growth(values) <= max(floor, sum(values) / len(values) / 10) if values else True
