"""What the house keeps and how it is read back."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import Engine, bindparam, delete, exists, func, insert, not_, select, update

from bosquet.house.messages import TableLine
from bosquet.house.places import Place
from bosquet.house.storage.rows import moves, revoked, seats, tables
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


class MoveRow(Struct, frozen=True):
    """One line of the record. A take-back is a line too: it undoes the moves before it."""

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
        updated=bindparam("now"),
    )
)
_change_seat = (
    update(seats)
    .where(seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}") for name in ("kind", "guest", "name", "level", "away")})
)


def adding_table(row: TableRow, places: Iterable[Place]) -> list[Statement]:
    statements: list[Statement] = [(_add_table, _fields(row))]
    statements += [
        (_add_seat, {"table_id": row.id, "seat": seat, **_fields(place)}) for seat, place in enumerate(places)
    ]
    return statements


def changing_table(row: TableRow) -> Statement:
    """How far the table is now; what was agreed never changes."""
    values = {"which": row.id, "new_status": row.status, "new_rematch": row.rematch, "now": row.updated}
    return _change_table, values


def changing_seat(id: str, seat: int, place: Place) -> Statement:
    values = {f"new_{name}": value for name, value in _fields(place).items()}
    return _change_seat, {"which": id, "number": seat, **values}


def adding_move(id: str, row: MoveRow) -> Statement:
    return _add_move, {"table_id": id, **_fields(row)}


def revoking(guest: str, before: float) -> list[Statement]:
    return [(_forget_guest, {"whom": guest}), (_revoke, {"guest": guest, "before": before})]


class Archive:
    """Reads; called from threads, since a database may take its time."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def read(self, id: str) -> tuple[TableRow, list[Place], list[MoveRow]] | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(tables).where(tables.c.id == id)).mappings().one_or_none()
            if found is None:
                return None
            sitting = select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
            played = select(moves).where(moves.c.table_id == id).order_by(moves.c.step)
            return (
                TableRow(**found),
                [Place(**_fields_of(row, Place)) for row in connection.execute(sitting).mappings()],
                [MoveRow(**_fields_of(row, MoveRow)) for row in connection.execute(played).mappings()],
            )

    def tables_of(self, guest: str, most: int) -> list[TableLine]:
        """The guest's tables, the newest first. Whose turn it is only a game itself knows."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        moved = (
            select(moves.c.at).where(moves.c.table_id == tables.c.id).order_by(moves.c.step.desc()).limit(1)
        )
        touched = func.coalesce(moved.scalar_subquery(), tables.c.updated)
        listed = (
            select(tables.c.id, tables.c.game, tables.c.status, touched.label("updated"))
            .where((tables.c.host == guest) | tables.c.id.in_(mine))
            .order_by(touched.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(listed).mappings()
            lines = {row["id"]: TableLine(**row, names=[], your_turn=False) for row in rows}
            sitting = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(list(lines)))
            for table, name in connection.execute(sitting.order_by(seats.c.seat)):
                lines[table].names.append(name)
            return list(lines.values())

    def with_bots(self) -> list[str]:
        """Running tables at which people and bots sit: there it may be a bot's turn."""
        bot = (seats.c.kind == "bot") | seats.c.away
        at_table = exists().where(seats.c.table_id == tables.c.id)
        running = select(tables.c.id).where(
            tables.c.status == "playing", at_table.where(bot), at_table.where(not_(bot))
        )
        with self.engine.connect() as connection:
            return list(connection.execute(running.order_by(tables.c.updated.desc())).scalars())

    def revoked(self) -> dict[str, float]:
        """Guests who took their cookies back, and when."""
        with self.engine.connect() as connection:
            return {row.guest: row.before for row in connection.execute(select(revoked))}


def _fields(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _fields_of(row: Mapping[Any, Any], kind: type[Struct]) -> dict[str, Any]:
    return {name: row[name] for name in kind.__struct_fields__}
