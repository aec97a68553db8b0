"""Opening the database: pragmas for SQLite, and the schema brought up to date."""

import contextlib
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from bosquet.house.storage.folder import make_private_file
from bosquet.house.storage.pulse import try_to_write

MIGRATIONS = Path(__file__).parent.parent / "migrations"
BUSY: Final = 1.0  # seconds that one statement may take: whoever waits is told within two that it failed
KEEPERS_TIME: Final = 120.0  # seconds that one of the keeper's commands may take for a statement


POSTGRES: Final = {
    "connect_timeout": 2,  # seconds, the least that it takes
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 2000,  # milliseconds
}


class NoDatabase(Exception):
    """The database cannot be used, as a sentence."""


def open_database(url: str) -> Engine:
    """An engine whose commits survive kill -9 and a power cut, with the newest schema."""
    try:
        engine = connect(url)
    except (SQLAlchemyError, ModuleNotFoundError, ValueError) as error:
        raise NoDatabase(f"This is not a database that the house can use: {error}") from error
    doing = "opened"
    try:
        migrate(engine)
        doing = "written"
        try_to_write(engine)
    except (SQLAlchemyError, NoDatabase) as error:
        engine.dispose()
        where = engine.url.render_as_string(hide_password=True)
        raise NoDatabase(f"The database {where} cannot be {doing}: {str(error).splitlines()[0]}") from error
    return engine


def connect(url: str, seconds: float = BUSY) -> Engine:
    """Seeds stay out of logs, and nothing is waited for without an end."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        _make_private(parsed)
        engine = create_engine(
            parsed, connect_args={"timeout": BUSY}, pool_timeout=BUSY, hide_parameters=True
        )
        event.listen(engine, "connect", _make_sqlite_durable)
        _close_what_comes_back_late(engine)
        return engine
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    engine = create_engine(
        parsed, connect_args=POSTGRES, pool_pre_ping=True, pool_timeout=BUSY, hide_parameters=True
    )
    event.listen(engine, "connect", partial(_hurry_postgres, seconds))
    _close_what_comes_back_late(engine)
    return engine


def _close_what_comes_back_late(engine: Engine) -> None:
    """After `dispose`, whoever still reads gives it back to a pool into which nobody looks any more."""

    def opened(_connection: Any, record: ConnectionPoolEntry) -> None:
        record.info["pool"] = engine.pool

    def given_back(connection: Any, record: ConnectionPoolEntry) -> None:
        if connection is not None and record.info["pool"] is not engine.pool:
            connection.close()

    event.listen(engine, "connect", opened)
    event.listen(engine, "checkin", given_back)


def _make_private(url: URL) -> None:
    if url.database and not url.database.startswith((":", "file:")):
        with contextlib.suppress(OSError):  # then opening it says why
            make_private_file(Path(url.database))


def migrate(engine: Engine) -> None:
    """Bring the schema up to date. Alembic is only loaded when there is something to do."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            _wait_for_other_nodes(connection)
        if schema_of(connection) != _newest():
            bring_to(connection, "head")


def is_newest(engine: Engine) -> bool:
    """Whether the schema is this house's own. Nothing is changed."""
    with engine.connect() as connection:
        return schema_of(connection) == _newest()


def bring_to(connection: Connection, schema: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, schema)
    except CommandError as error:
        raise NoDatabase("it is of a newer house than this one") from error


def schema_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _newest() -> str:
    """Migrations are numbered, and their files begin with the number."""
    return max(schemas())


def schemas() -> set[str]:
    """All that there ever were."""
    return {file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")}


def _make_sqlite_durable(connection: sqlite3.Connection, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _hurry_postgres(seconds: float, connection: Any, _record: Any) -> None:
    milliseconds = int(1000 * seconds)
    for setting in ("statement_timeout", "lock_timeout"):
        connection.execute(f"SET {setting} = {milliseconds}")
    connection.execute("SET idle_in_transaction_session_timeout = 10000")
    connection.commit()


def _wait_for_other_nodes(connection: Connection) -> None:
    """Bringing a large database up to date may take its time, for all of them."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SET LOCAL lock_timeout = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(7290441)"))
