"""Golden playthroughs: finished games kept as text, to be replayed on every change.

Each file is a record as text, then how the game ended and what was seen on the way. Look at what changed
before you keep it: a golden file changes only when the rules, the dealing or the view are meant to change.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import bosquet
from bosquet import Record

SEEN = "\n--- seen\n"


def seen(record: Record) -> list[dict[str, Any]]:
    """The end, and a few views: of every seat in turn and of a spectator."""
    end = record.replay()
    moments: list[dict[str, Any]] = [{"scores": end.scores(), "ranks": end.ranks()}]
    looking = [*range(record.seats), None]
    for turn, move in enumerate(range(0, len(record.moves) + 1, len(record.moves) // 6)):
        seat = looking[turn % len(looking)]
        moments.append({"move": move, "seat": seat, "view": record.replay(move).view(seat)})
    return moments


def golden_text(record: Record) -> str:
    return record.text() + SEEN + "\n".join(json.dumps(moment) for moment in seen(record)) + "\n"


def write_goldens(folder: Path, records: Mapping[str, Record]) -> None:
    folder.mkdir(exist_ok=True)
    for name, record in records.items():
        (folder / f"{name}.txt").write_text(golden_text(record), "utf-8")


def assert_leads_to_the_same(file: Path) -> None:
    """Dealing, rules and views have not changed since the file was written."""
    text = file.read_text("utf-8")
    record = bosquet.read_record(text.partition(SEEN)[0])
    assert golden_text(record) == text
