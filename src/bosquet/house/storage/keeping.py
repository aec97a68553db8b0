"""What the keeper of a house looks for among its tables, and closing those that nobody plays on."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Engine, Row, Select, bindparam, func, or_, select, update

from bosquet.house.notes import NOTE
from bosquet.house.storage.archive import MoveRow, adding_move
from bosquet.house.storage.rows import moves, seats, tables
from bosquet.house.storage.writer import Statement

UNFINISHED = ("waiting", "playing")
FINISHED = ("over", "stopped")


class Wish(Struct, frozen=True):
    """Which tables; what is not said may be anything."""

    ids: tuple[str, ...] = ()
    status: tuple[str, ...] = ()
    game: str | None = None
    untouched_since: float | None = None  # nobody has moved or been there since
    who: str | None = None  # somebody's name, or the id of a guest


class Found(Struct, frozen=True):
    id: str
    game: str
    version: int
    status: str
    names: list[str | None]
    rows: int  # of its record
    created: float
    touched: float  # when somebody last moved or was there


_stop = (
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.status.in_(UNFINISHED))
    .values(status="stopped", updated=bindparam("now"))
)


def find(engine: Engine, wish: Wish, most: int | None = None, skip: int = 0) -> list[Found]:
    """The tables that are wished for, those untouched for longest last."""
    touched = touched_at(engine.dialect.name)
    last = select(func.max(moves.c.step)).where(moves.c.table_id == tables.c.id).scalar_subquery()
    rows = func.coalesce(last + 1, 0)  # counting them would read every move of the house
    what = (tables.c.id, tables.c.game, tables.c.version, tables.c.status, tables.c.created)
    asked = _narrowed(select(*what, touched.label("touched"), rows.label("rows")), wish, touched)
    asked = asked.order_by(touched.desc(), tables.c.id).limit(most).offset(skip or None)
    with engine.connect() as connection:
        found = connection.execute(asked).all()
        names = _names(connection, [row.id for row in found])
    return [_found(row, names.get(row.id, [])) for row in found]


def count(engine: Engine, wish: Wish) -> int:
    with engine.connect() as connection:
        touched = touched_at(engine.dialect.name)
        return connection.scalar(_narrowed(select(func.count()).select_from(tables), wish, touched)) or 0


def touched_at(dialect: str) -> ColumnElement[float]:
    """When somebody last moved at a table, changed it, or closed their last page of it."""
    moved = select(moves.c.at).where(moves.c.table_id == tables.c.id).order_by(moves.c.step.desc()).limit(1)
    seen = select(func.max(seats.c.seen)).where(seats.c.table_id == tables.c.id)
    latest = func.max if dialect == "sqlite" else func.greatest
    never = 0.0
    return latest(
        tables.c.updated,
        func.coalesce(moved.scalar_subquery(), never),
        func.coalesce(seen.scalar_subquery(), never),
    )


def closing(engine: Engine, id: str, now: float) -> list[Statement] | None:
    """Statements that close a table which no house has in memory; None if there is no game to close.

    A house that reads it meanwhile loses the race for the step, and reads it again.
    """
    with engine.connect() as connection:
        status = connection.scalar(select(tables.c.status).where(tables.c.id == id))
        last = connection.scalar(select(func.max(moves.c.step)).where(moves.c.table_id == id))
    if status not in UNFINISHED:
        return None
    step = 0 if last is None else last + 1
    return [(_stop, {"which": id, "now": now}), adding_move(id, MoveRow(step, 0, NOTE, "closed 0", now))]


def _narrowed(asked: Select[Any], wish: Wish, touched: ColumnElement[float]) -> Select[Any]:
    if wish.ids:
        asked = asked.where(tables.c.id.in_(wish.ids))
    if wish.status:
        asked = asked.where(tables.c.status.in_(wish.status))
    if wish.game is not None:
        asked = asked.where(tables.c.game == wish.game)
    if wish.untouched_since is not None:
        asked = asked.where(touched < wish.untouched_since)
    if wish.who is not None:
        sits = select(seats.c.table_id).where(or_(seats.c.name == wish.who, seats.c.guest == wish.who))
        asked = asked.where(or_(tables.c.host == wish.who, tables.c.id.in_(sits)))
    return asked


def _names(connection: Connection, ids: Sequence[str]) -> dict[str, list[str | None]]:
    names: dict[str, list[str | None]] = {}
    for first in range(0, len(ids), 500):  # databases take only so many at once
        some = ids[first : first + 500]
        sitting = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(some))
        for id, name in connection.execute(sitting.order_by(seats.c.table_id, seats.c.seat)):
            names.setdefault(id, []).append(name)
    return names


def _found(row: Row[Any], names: list[str | None]) -> Found:
    return Found(row.id, row.game, row.version, row.status, names, row.rows, row.created, row.touched)
