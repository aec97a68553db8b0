"""What people do around a game, as rows of its record: they stand between its moves and change none."""

from collections.abc import Sequence
from typing import Any, cast

from bosquet.house.messages import Note
from bosquet.house.storage.archive import MoveRow

NOTE = "note"  # how such a row came about


def note_row(step: int, seat: int, kind: str, about: int, at: float, sand: float | None) -> MoveRow:
    """`seat` did it; `about` is whose seat it is about, often the same."""
    return MoveRow(step, seat, NOTE, f"{kind} {about}", at, sand=sand)


def note_of(row: MoveRow, moves: int) -> Note:
    """The note of a row after which so many moves stand."""
    if row.undoes:
        return Note(moves, "took_back", row.seat, row.seat, row.undoes, row.at)
    kind, _, about = row.action.partition(" ")
    return Note(moves, cast(Any, kind), row.seat, int(about), 0, row.at)


def merged(notes: Sequence[Note]) -> list[Note]:
    """What is said again and again between two moves is told once, where it was said last."""
    latest: dict[tuple[object, ...], Note] = {}
    for note in notes:
        key = note.move, note.kind, note.seat, note.about
        latest.pop(key, None)
        latest[key] = note
    return list(latest.values())
