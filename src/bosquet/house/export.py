"""Records of tables as files, each as the page offers it: one file a table, or one line each of one file."""

from pathlib import Path

import msgspec
from sqlalchemy import Engine

from bosquet import Refusal
from bosquet.house.record_file import file_of
from bosquet.house.storage.archive import Archive
from bosquet.house.table import Table


def export(engine: Engine, ids: list[str], to: Path) -> tuple[int, int, list[str]]:
    """How many records were written, how many were there already, and what was wrong with the others.

    Nothing is written over.
    """
    written, there, faults = 0, 0, []
    one_file = to.suffix == ".jsonl"
    if one_file:
        to.touch(exist_ok=False)
    else:
        to.mkdir(parents=True, exist_ok=True)
    for id in ids:
        try:
            name, record = _record(engine, id)
        except Exception as error:  # a damaged table is named, and the others are written all the same
            faults.append(_fault(id, error))
            continue
        if one_file:
            with to.open("ab") as lines:
                lines.write(record + b"\n")
            written += 1
        elif (to / name).exists():
            there += 1
        else:
            (to / f"{name}.new").write_bytes(msgspec.json.format(record, indent=1))
            (to / f"{name}.new").replace(to / name)
            written += 1
    return written, there, faults


def _record(engine: Engine, id: str) -> tuple[str, bytes]:
    found = Archive(engine).read(id)
    if found is None:
        raise Refusal("refuse.no_table", {})
    table = Table(*found)
    return f"{table.row.game}-{id}.json", msgspec.json.encode(file_of(table))


def _fault(id: str, error: Exception) -> str:
    if isinstance(error, Refusal) and error.key == "refuse.not_started":
        return f"{id}: its game has not begun."
    return f"{id}: its record cannot be read ({type(error).__name__}: {error})."
