"""A guest's own rows: which tables are theirs, and how name and id leave them all."""

from sqlalchemy import Engine, bindparam, delete, or_, select, update

from bosquet.house.guests import forgotten
from bosquet.house.storage.archive import revoking
from bosquet.house.storage.keeping import UNFINISHED, closing
from bosquet.house.storage.rows import hidden, seats, tables
from bosquet.house.storage.writer import Statement

NOBODY = ""  # hosts a table whose host has left the house

_waiting = select(tables.c.id).where(tables.c.status == "waiting")
_of_guest = seats.c.guest == bindparam("whose")
_free_seats = (
    update(seats).where(_of_guest, seats.c.table_id.in_(_waiting)).values(absence=None, level=None, seen=None)
)
_leave_seats = update(seats).where(_of_guest).values(kind="link", guest=None, name=None, seen=None)
_hand_over = update(tables).where(tables.c.id == bindparam("which")).values(host=bindparam("heir"))
_leave_tables = update(tables).where(tables.c.host == bindparam("whose")).values(host=NOBODY)
_show_all = delete(hidden).where(hidden.c.guest == bindparam("whose"))


def tables_of(engine: Engine, guest: str, unfinished: bool = False) -> list[str]:
    """All of the guest's tables, the newest first."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    mine = select(tables.c.id).where(or_(tables.c.host == guest, tables.c.id.in_(sits)))
    if unfinished:
        mine = mine.where(tables.c.status.in_(UNFINISHED))
    with engine.connect() as connection:
        return list(connection.execute(mine.order_by(tables.c.created.desc())).scalars())


def hidden_by(engine: Engine, guest: str) -> set[str]:
    with engine.connect() as connection:
        return set(connection.execute(select(hidden.c.table_id).where(hidden.c.guest == guest)).scalars())


def forgetting(engine: Engine, guest: str, generation: int, now: float) -> list[Statement]:
    """All that makes a guest nobody, to be written as one.

    A table that they host goes to somebody else who sits there; where nobody does, it is closed if it waits.
    """
    statements: list[Statement] = []
    with engine.connect() as connection:
        hosted = select(tables.c.id, tables.c.status).where(
            tables.c.host == guest, tables.c.status.in_(UNFINISHED)
        )
        for id, status in connection.execute(hosted).all():
            others = select(seats.c.guest).where(
                seats.c.table_id == id, seats.c.guest != guest, seats.c.absence.is_(None)
            )
            heir = connection.scalar(others.order_by(seats.c.seat).limit(1))
            if heir is not None:
                statements.append((_hand_over, {"which": id, "heir": heir}))
            elif status == "waiting":
                statements += closing(engine, id, now) or []
    whose = {"whose": guest}
    leaving: list[Statement] = [
        (_free_seats, whose),
        (_leave_seats, whose),
        (_leave_tables, whose),
        (_show_all, whose),
    ]
    return statements + leaving + revoking(forgotten(guest), generation)
