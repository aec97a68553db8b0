"""What the house keeps and how it is read back."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Engine,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from bosquet.house.chairs import Chair
from bosquet.house.guests import Revoked
from bosquet.house.messages import Part, Result, TableLine
from bosquet.house.storage.rows import hidden, moves, revoked, seats, tables
from bosquet.house.storage.writer import Statement


class TableRow(Struct, frozen=True):
    """A table as it was agreed, and how far it is."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    host: str
    seed: str
    commitment: str
    status: str
    rematch: str | None
    created: float
    updated: float
    patience: int = 300
    result: dict[str, Any] | None = None
    campaign: list[dict[str, Any]] | None = None


class MoveRow(Struct, frozen=True):
    """One line of the record. A take-back is a line too: it undoes the moves before it. So is what people
    did around the game: `how` is then "note"."""

    step: int
    seat: int
    how: str
    action: str
    at: float
    undoes: int = 0
    ticket: str | None = None
    sand: float | None = None  # seconds that the hourglass had after it, where one runs


_add_table = insert(tables)
_add_seat = insert(seats)
_add_move = insert(moves)
_forget_guest = delete(revoked).where(revoked.c.guest == bindparam("whom"))
_revoke = insert(revoked)
_change_table = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(
        status=bindparam("new_status"),
        rematch=bindparam("new_rematch"),
        result=bindparam("new_result"),
        updated=bindparam("now"),
    )
)
_change_seat = (
    update(seats)
    .where(seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}") for name in ("kind", "guest", "name", "level", "absence")})
)
_see = (
    update(seats)
    .where(seats.c.table_id == bindparam("which"), seats.c.guest == bindparam("whose"))
    .values(seen=bindparam("when"))
)
_hide = insert(hidden)
_show = delete(hidden).where(hidden.c.table_id == bindparam("which"), hidden.c.guest == bindparam("whose"))


def adding_table(row: TableRow, chairs: Iterable[Chair]) -> list[Statement]:
    statements: list[Statement] = [(_add_table, _fields(row))]
    statements += [
        (_add_seat, {"table_id": row.id, "seat": seat, **_fields(chair)}) for seat, chair in enumerate(chairs)
    ]
    return statements


def changing_table(row: TableRow) -> Statement:
    """How far the table is now; what was agreed never changes."""
    values = {
        "which": row.id,
        "new_status": row.status,
        "new_rematch": row.rematch,
        "new_result": row.result,
        "now": row.updated,
    }
    return _change_table, values


def hiding(id: str, guest: str, hide: bool) -> list[Statement]:
    """Keep a table out of a guest's list, or not any more."""
    show: Statement = (_show, {"which": id, "whose": guest})
    return [show, (_hide, {"table_id": id, "guest": guest})] if hide else [show]


def seeing(id: str, guest: str, seen: float | None) -> Statement:
    """When a guest was last at the table."""
    return _see, {"which": id, "whose": guest, "when": seen}


def changing_seat(id: str, seat: int, chair: Chair) -> Statement:
    values = {f"new_{name}": value for name, value in _fields(chair).items() if name != "seen"}
    return _change_seat, {"which": id, "number": seat, **values}


def adding_move(id: str, row: MoveRow) -> Statement:
    return _add_move, {"table_id": id, **_fields(row)}


def revoking(guest: str, generation: int) -> list[Statement]:
    values = {"guest": guest, "generation": generation, "before": 0}
    return [(_forget_guest, {"whom": guest}), (_revoke, values)]


class Archive:
    """Reads; called from threads, since a database may take its time."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def read(self, id: str) -> tuple[TableRow, list[Chair], list[MoveRow]] | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(tables).where(tables.c.id == id)).mappings().one_or_none()
            if found is None:
                return None
            sitting = select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
            played = select(moves).where(moves.c.table_id == id).order_by(moves.c.step)
            return (
                _table_row(found),
                [Chair(**_fields_of(row, Chair)) for row in connection.execute(sitting).mappings()],
                msgspec.convert(
                    [_fields_of(row, MoveRow) for row in connection.execute(played).mappings()], list[MoveRow]
                ),
            )

    def tables_of(self, guest: str, most: int) -> list[TableLine]:
        """The guest's tables, the newest first, hidden ones last. Whose turn it is only a game knows."""
        moved = (
            select(moves.c.at).where(moves.c.table_id == tables.c.id).order_by(moves.c.step.desc()).limit(1)
        )
        touched = func.coalesce(moved.scalar_subquery(), tables.c.updated)
        away = hidden.c.guest.is_not(None).label("hidden")
        hiding = and_(hidden.c.table_id == tables.c.id, hidden.c.guest == guest)
        written = (tables.c.options, tables.c.campaign, tables.c.result)
        texts = [cast(column, Text).label(column.name) for column in written]
        what = (tables.c.id, tables.c.game, tables.c.status, *texts)
        listed = (
            select(*what, touched.label("updated"), away)
            .outerjoin_from(tables, hidden, hiding)
            .where(_is_of(guest))
            .order_by(away, touched.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            lines = {
                row.id: TableLine(
                    id=row.id,
                    game=row.game,
                    status=row.status,
                    names=[],
                    mine=[],
                    your_turn=False,
                    updated=row.updated if isinstance(row.updated, float) else 0.0,
                    result=_readable(row.result, Result | None, None),
                    hidden=bool(row.hidden),
                    options=_readable(row.options, dict[str, Any], {}),
                    campaign=_readable(row.campaign, list[Part] | None, None) or [],
                )
                for row in connection.execute(listed)
            }
            sitting = select(seats).where(seats.c.table_id.in_(list(lines)))
            for row in connection.execute(sitting.order_by(seats.c.seat)):
                lines[row.table_id].names.append(row.name)
                if row.guest == guest:
                    lines[row.table_id].mine.append(row.seat)
            return list(lines.values())

    def is_of(self, guest: str, id: str) -> bool:
        """Whether a table is in the guest's list."""
        with self.engine.connect() as connection:
            found = select(tables.c.id).where(tables.c.id == id, _is_of(guest))
            return connection.execute(found).one_or_none() is not None

    def with_bots(self, since: float = 0.0) -> list[str]:
        """Running tables at which people and bots sit: there it may be a bot's turn.

        Only those at which somebody has moved, or been, since then: the others sleep until somebody comes.
        """
        bot = (seats.c.kind == "bot") | seats.c.absence.is_not(None)
        at_table = exists().where(seats.c.table_id == tables.c.id)
        moved = (
            select(moves.c.at).where(moves.c.table_id == tables.c.id).order_by(moves.c.step.desc()).limit(1)
        )
        awake = or_(
            tables.c.updated >= since,
            moved.scalar_subquery() >= since,
            at_table.where(seats.c.seen >= since),
        )
        running = select(tables.c.id).where(
            tables.c.status == "playing", at_table.where(bot), at_table.where(not_(bot)), awake
        )
        with self.engine.connect() as connection:
            return list(connection.execute(running.order_by(tables.c.updated.desc())).scalars())

    def ended(self, ids: Sequence[str]) -> list[str]:
        """Those of them whose game is over."""
        over = select(tables.c.id).where(tables.c.status.in_(("over", "stopped")))
        with self.engine.connect() as connection:
            return [
                id
                for first in range(0, len(ids), 500)  # databases take only so many at once
                for id in connection.execute(over.where(tables.c.id.in_(ids[first : first + 500]))).scalars()
            ]

    def revoked(self) -> dict[str, Revoked]:
        """Guests who took their cookies back."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(revoked))
            return {row.guest: Revoked(row.generation, row.before) for row in rows}


def _readable(text: str | None, kind: Any, otherwise: Any) -> Any:
    """A damaged table stands in its guest's list like any other; only opening it says what is wrong."""
    try:
        return msgspec.json.decode(text, type=kind) if text else otherwise
    except msgspec.MsgspecError:
        return otherwise


def _table_row(found: Mapping[Any, Any]) -> TableRow:
    """A trail that cannot be read is damage; a result can be worked out again."""
    row = msgspec.convert(_fields_of(found, TableRow), TableRow)
    msgspec.convert(row.campaign, list[Part] | None)
    try:
        msgspec.convert(row.result, Result | None)
    except msgspec.ValidationError:
        return msgspec.structs.replace(row, result=None)
    return row


def _is_of(guest: str) -> ColumnElement[bool]:
    mine = select(seats.c.table_id).where(seats.c.guest == guest)
    return (tables.c.host == guest) | tables.c.id.in_(mine)


def _fields(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _fields_of(row: Mapping[Any, Any], kind: type[Struct]) -> dict[str, Any]:
    return {name: row[name] for name in kind.__struct_fields__}
