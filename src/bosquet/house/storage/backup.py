"""A whole house in one file: written while the house runs, read back into either kind of database.

The file is gzipped lines of JSON: a head (schema, key), every row of every table in an order in which they
can be put back, and a foot: how many rows, and the hash of all lines before. A backup of an older house is
put into its own schema first and migrated then.
"""

import gzip
import time
import zlib
from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby, islice
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, MetaData, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from bosquet.house.guests import KEY_BYTES, house_key, keep_key
from bosquet.house.messages import UNREADABLE
from bosquet.house.settings import Settings
from bosquet.house.storage.database import KEEPERS_TIME, NoDatabase, bring_to, connect, schema_of, schemas
from bosquet.house.storage.folder import new_private_file, only_house

FORMAT = "bosquet backup 1"
MADE_BY_MIGRATIONS = ("alembic_version", "pulse")  # with what belongs into them
AT_ONCE = 1000  # rows
LONGEST_LINE = 4 * 1024 * 1024  # bytes; a row has hundreds
LARGEST = 1 << 63  # and no integer of a database
THERE_ALREADY = "{} is there already, and a backup never writes over another."
Part = TypeVar("Part", bound=Struct)


class NoBackup(Exception):
    """It cannot be done, as a sentence. Nothing has been changed."""


class Head(Struct, forbid_unknown_fields=True):
    format: str
    schema: str
    made: float
    key: str  # signs the cookies by which people keep their seats


class Row(Struct, array_like=True, forbid_unknown_fields=True):
    table: str
    values: dict[str, Any]


class Foot(Struct, forbid_unknown_fields=True):
    rows: int
    sha256: str


# --- out ---------------------------------------------------------------------------------------------------


def back_up(settings: Settings, file: Path) -> int:
    """Write everything as it is at one moment, while the house may be open; how many rows that were."""
    if file.exists():
        raise NoBackup(THERE_ALREADY.format(file))
    if settings.file is not None and not settings.file.exists():
        raise NoBackup(f"There are no games in {settings.data}.")
    engine = connect(settings.url, KEEPERS_TIME)  # as it is: the house that is open may be an older one
    try:
        with new_private_file(file) as out:
            rows = write_backup(engine, house_key(settings.data), out)
    except FileExistsError as error:
        raise NoBackup(THERE_ALREADY.format(file)) from error
    except OSError as error:
        raise NoBackup(f"{file} cannot be written: {error.strerror}.") from error
    except SQLAlchemyError as error:
        raise NoBackup(f"The games cannot be read: {str(error).splitlines()[0]}") from error
    finally:
        engine.dispose()
    return rows


def write_backup(engine: Engine, key: bytes, out: BinaryIO) -> int:
    digest, rows = sha256(), 0
    with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as lines, engine.connect() as connection:
        for item in _everything(_standing_still(connection), key):
            line = msgspec.json.encode(item) + b"\n"
            digest.update(line)
            lines.write(line)
            rows += isinstance(item, Row)
        lines.write(msgspec.json.encode(Foot(rows, digest.hexdigest())))
    return rows


def _standing_still(connection: Connection) -> Connection:
    """All that is read from now on is of one moment, whatever is written meanwhile."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # sqlite3 itself begins nothing before a write
        return connection
    return connection.execution_options(isolation_level="REPEATABLE READ")


def _everything(connection: Connection, key: bytes) -> Iterator[Head | Row]:
    yield Head(FORMAT, schema_of(connection) or "", time.time(), key.hex())
    for table in _tables(connection):
        for values in connection.execute(select(table), execution_options={"yield_per": AT_ONCE}).mappings():
            yield Row(str(table.name), {str(name): value for name, value in values.items()})


def _tables(connection: Connection) -> list[Table]:
    """As they are in this database; what others refer to comes first."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in MADE_BY_MIGRATIONS]


# --- in ----------------------------------------------------------------------------------------------------


def restore(settings: Settings, file: Path) -> int:
    """Put a backup back where no games are; how many rows that were. A damaged file changes nothing."""
    head = _head(file)
    signs = _key(file, head)
    rows = sum(1 for _ in _rows(file))
    with only_house(settings.data):
        key = settings.data / "house.key"
        if key.exists() and key.read_bytes() != signs:
            raise NoBackup(
                f"{key} belongs to another house: people would lose their seats. Move it away first."
            )
        if settings.file is None:
            _restore_into(settings.url, file, head.schema)
        else:
            _restore_file(settings.file, file, head.schema)
        keep_key(settings.data, signs)
    return rows


def _restore_file(target: Path, file: Path, schema: str) -> None:
    """SQLite: a file beside it until everything is in."""
    if target.exists():
        raise NoBackup(f"There are games already in {target}. Move that file away first.")
    draft = target.with_name(f"{target.name}.new")
    try:
        draft.touch(0o600)
        _restore_into(f"sqlite:///{draft}", file, schema)
        draft.replace(target)
    finally:
        for left in target.parent.glob(f"{draft.name}*"):
            left.unlink()


def _restore_into(url: str, file: Path, schema: str) -> None:
    engine = connect(url, KEEPERS_TIME)
    try:
        with engine.begin() as connection:
            if _tables(connection):
                raise NoBackup("That database is in use already: a backup goes into an empty one.")
            bring_to(connection, schema)
            tables = {table.name: table for table in _tables(connection)}
            for name, rows in groupby(_rows(file), key=lambda row: row.table):
                columns = set(tables[name].columns.keys())
                while some := [row.values for row in islice(rows, AT_ONCE)]:
                    if any(values.keys() != columns for values in some):
                        raise NoBackup(f"{file} is damaged: a row of {name} has other columns.")
                    connection.execute(insert(tables[name]), some)
            bring_to(connection, "head")
    except (SQLAlchemyError, NoDatabase, KeyError, ValueError, TypeError, OverflowError) as error:
        raise NoBackup(f"{file} cannot be put there: {str(error).splitlines()[0]}") from error
    finally:
        engine.dispose()


def _head(file: Path) -> Head:
    try:
        head = msgspec.json.decode(next(_lines(file), b""), type=Head)
    except UNREADABLE as error:
        raise NoBackup(f"{file} is no backup of a house.") from error
    if head.format != FORMAT:
        raise NoBackup(f"{file} is a backup of another kind: {head.format}.")
    if head.schema not in schemas():
        raise NoBackup(
            f"{file} is of a newer house than this one, or of none: its schema is {head.schema!r}."
        )
    return head


def _key(file: Path, head: Head) -> bytes:
    """Whoever knows a key can be anybody: a short one could be tried out."""
    try:
        key = bytes.fromhex(head.key)
    except ValueError:
        key = b""
    if len(key) < KEY_BYTES:
        raise NoBackup(f"{file} is damaged: the key of its house is none.")
    return key


def _rows(file: Path) -> Iterator[Row]:
    """Every row; the last line must agree with all before it."""
    digest, rows, foot = sha256(), 0, None
    for number, line in enumerate(_lines(file)):
        if not line.endswith(b"\n"):
            foot = _decoded(file, line, Foot)
            break
        digest.update(line)
        if number:
            rows += 1
            row = _decoded(file, line, Row)
            if any(type(value) is int and not -LARGEST <= value < LARGEST for value in row.values.values()):
                raise NoBackup(f"{file} is damaged: it has a number that no database takes.")
            yield row
    if foot != Foot(rows, digest.hexdigest()):
        raise NoBackup(f"{file} is damaged: its end is missing or does not fit the rest.")


def _decoded(file: Path, line: bytes, kind: type[Part]) -> Part:
    try:
        return msgspec.json.decode(line, type=kind)
    except UNREADABLE as error:
        raise NoBackup(f"{file} is damaged.") from error


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file) as lines:
            while line := lines.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE:
                    raise NoBackup(f"{file} is damaged: it has a line that is too long.")
                yield line
    except gzip.BadGzipFile as error:
        raise NoBackup(f"{file} is no backup of a house.") from error
    except (EOFError, zlib.error) as error:
        raise NoBackup(f"{file} is damaged.") from error
    except OSError as error:
        raise NoBackup(f"{file} cannot be read: {error.strerror}.") from error
