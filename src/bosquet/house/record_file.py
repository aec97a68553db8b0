"""The record of a table's game, as it is handed out."""

from typing import Any, Final

from bosquet.house.messages import Note
from bosquet.house.notes import merged
from bosquet.house.table import Table
from bosquet.house.verify import digest

PLAYED: Final = {"play": "person"}  # who played a move; the rest is called as it is kept


def file_of(table: Table) -> dict[str, Any]:
    """A table's record for anybody. What was dealt and chosen may be secret until the game is over."""
    record = table.record().data()
    record["table"] = table.id
    record["names"] = [chair.name for chair in table.chairs]
    record["commitment"] = table.row.commitment
    record["people"] = [said(note) for note in merged(table.notes)]
    if table.over:
        state = table.in_play()
        record["played"] = [PLAYED.get(line.how, line.how) for line in table.lines[1:]]
        result = {"stopped": True} if table.stopped else {"scores": state.scores(), "ranks": state.ranks()}
        record["end"] = {**result, "digest": digest(record["moves"])}
    else:
        del record["seed"], record["moves"]
    return record


def said(note: Note) -> str:
    """What somebody did around the game, in the manner of a move: `after 12: 0 stand_in 2`."""
    if note.kind == "closed":
        return f"after {note.move}: the house closed the table"
    more = {"took_back": f" {note.count}", "stand_in": f" {note.about}"}.get(note.kind, "")
    return f"after {note.move}: {note.seat} {note.kind}{more}"
