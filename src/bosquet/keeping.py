"""The keeper's commands: `bosquet tables list`, `close` and `export`, and `bosquet drain`.

They read the database themselves, beside an open house; what changes something the open house does.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from bosquet.house.keeper import Order, Said
    from bosquet.house.settings import Settings
    from bosquet.house.storage.keeping import Found, Wish

    Command = Callable[[Settings, argparse.Namespace], None]

STATUS = ("waiting", "playing", "over", "stopped")
DAY = 86400
Where = Callable[[argparse.ArgumentParser], None]


class Refused(Exception):
    """It cannot be done, as a sentence."""


def add_tables(parser: argparse.ArgumentParser, add_where: Where) -> None:
    commands = parser.add_subparsers(required=True, metavar="command")
    listing = commands.add_parser("list", help="which tables there are, those touched last first")
    _add_filters(listing, add_where)
    listing.add_argument("--status", action="append", choices=STATUS, default=[], help="may be repeated")
    listing.add_argument("--limit", type=_count, default=50, metavar="N", help="at most so many; 0 for all")
    listing.add_argument("--skip", type=_count, default=0, metavar="N", help="leave out so many first")
    listing.add_argument("--json", action="store_true", help="one JSON object a line")
    listing.set_defaults(run=_telling(_list))
    closing = commands.add_parser("close", help="end games that nobody plays on; their records stay")
    closing.add_argument("ids", nargs="*", metavar="ID", help="these tables, whoever is there")
    _add_filters(closing, add_where)
    closing.add_argument("--yes", action="store_true", help="do it, instead of saying what would be done")
    closing.set_defaults(run=_telling(_close))
    export = commands.add_parser("export", help="records as the page offers them, for `bosquet verify`")
    export.add_argument("ids", nargs="*", metavar="ID", help="these tables; none: all finished ones")
    _add_filters(export, add_where)
    export.add_argument("--to", type=Path, required=True, metavar="PATH", help="a folder, or a file *.jsonl")
    export.set_defaults(run=_telling(_export))


def add_drain(parser: argparse.ArgumentParser, add_where: Where) -> None:
    parser.add_argument("--minutes", type=_minutes, default=5, help="until the house closes, at the latest")
    parser.add_argument("--cancel", action="store_true", help="do not close after all")
    add_where(parser)
    parser.set_defaults(run=_telling(_drain))


def _add_filters(parser: argparse.ArgumentParser, add_where: Where) -> None:
    parser.add_argument("--game", metavar="NAME", help="tables of this game")
    parser.add_argument(
        "--older-than", type=_days, metavar="DAYS", help="nobody has moved or been there for so long"
    )
    parser.add_argument("--who", metavar="NAME", help="who sits there: a name, or the id of a guest")
    add_where(parser)


# --- commands ----------------------------------------------------------------------------------------------


def _list(settings: "Settings", options: argparse.Namespace) -> None:
    import msgspec

    from bosquet.house.storage.keeping import count, find

    with _reading(settings) as engine:
        wish = _wish(options, tuple(options.status))
        found = find(engine, wish, options.limit or None, options.skip)
        left = count(engine, wish) - options.skip - len(found)
    for table in found:
        print(msgspec.json.encode(table).decode() if options.json else _line(table))
    if left > 0:
        print(f"… and {left} more: --limit 0 lists all.", file=sys.stderr)
    if not found:
        print("No such tables.", file=sys.stderr)


def _close(settings: "Settings", options: argparse.Namespace) -> None:
    from bosquet.house.storage.keeping import UNFINISHED, find

    if not (options.ids or options.game or options.older_than is not None or options.who):
        raise Refused("Which tables? By their ids, or by --older-than, --game or --who.")
    with _reading(settings) as engine:
        found = find(engine, _wish(options, UNFINISHED))
    missing = sorted(set(options.ids) - {table.id for table in found})
    for id in missing:
        print(f"{id}: there is no such game, or it is over already.", file=sys.stderr)
    if not options.yes:
        for table in found:
            print(_line(table))
        print(f"{len(found)} tables would be closed: their games end without a winner, their records stay.")
        print("With --yes it is done.")
    else:
        closed = _close_all(settings, [table.id for table in found], spare_present=not options.ids)
        print(f"{closed} tables are closed.")
        missing += [""] * (len(found) - closed)
    if missing:
        raise SystemExit(1)


def _close_all(settings: "Settings", ids: list[str], spare_present: bool) -> int:
    """By the open house; without one by ourselves, while none can open."""
    from bosquet.house.keeper import Close
    from bosquet.house.storage.database import open_database
    from bosquet.house.storage.folder import NoFolder, only_house
    from bosquet.house.storage.keeping import closing

    closed = 0
    try:
        with only_house(settings.data):
            engine = open_database(settings.url)
            try:
                for id in ids:
                    statements = closing(engine, id, time.time())
                    with engine.begin() as connection:
                        for statement, values in statements or []:
                            connection.execute(statement, values)
                    closed += statements is not None
            finally:
                engine.dispose()
    except NoFolder:
        for said in _told(settings, Close(ids, spare_present), len(ids)):
            closed += said.done
            if not said.done:
                print(f"{said.table}: {said.words}.", file=sys.stderr)
    return closed


def _export(settings: "Settings", options: argparse.Namespace) -> None:
    from bosquet.house.export import export
    from bosquet.house.storage.keeping import FINISHED, find

    with _reading(settings) as engine:
        found = find(engine, _wish(options, () if options.ids else FINISHED))
        missing = sorted(set(options.ids) - {table.id for table in found})
        faults = [f"{id}: there is no such table." for id in missing]
        try:
            written, there, more = export(engine, [table.id for table in found], options.to)
        except OSError as error:
            raise Refused(f"{options.to} cannot be written: {error.strerror}.") from error
    for fault in faults + more:
        print(fault, file=sys.stderr)
    print(f"{options.to}: {written} records" + (f", {there} were there already." if there else "."))
    if faults or more:
        raise SystemExit(1)


def _drain(settings: "Settings", options: argparse.Namespace) -> None:
    from bosquet.house.keeper import Drain, Stay
    from bosquet.house.storage.folder import wait_until_closed

    if options.cancel:
        _told(settings, Stay(), 1)
        print("The house stays open.")
        return
    _told(settings, Drain(options.minutes), 1)
    print(f"The house closes in {options.minutes:g} minutes, or when nobody is there.", flush=True)
    wait_until_closed(settings.data)
    print("The house is closed.")


# --- within ------------------------------------------------------------------------------------------------


def _telling(command: "Command") -> Callable[[argparse.Namespace], None]:
    """What cannot be done is said in a sentence."""

    def run(options: argparse.Namespace) -> None:
        from sqlalchemy.exc import SQLAlchemyError

        from bosquet.house.settings import Settings, default_data
        from bosquet.house.storage.database import NoDatabase
        from bosquet.house.storage.folder import NoFolder

        try:
            command(Settings(data=options.data or default_data(), database=options.database), options)
        except (Refused, NoDatabase, NoFolder) as problem:
            _fail(str(problem))
        except SQLAlchemyError as error:
            _fail(f"The games cannot be read: {str(error).splitlines()[0]}")

    return run


def _told(settings: "Settings", order: "Order", answers: int) -> "list[Said]":
    from bosquet.house.keeper import tell

    try:
        return list(tell(settings.data, order, answers))
    except OSError as error:
        raise Refused(f"No open house answers in {settings.data}: {error.strerror or error}.") from error


@contextmanager
def _reading(settings: "Settings") -> "Iterator[Engine]":
    """The database as it is, beside the house that may be open on it."""
    from bosquet.house.storage.database import KEEPERS_TIME, connect, is_newest

    if settings.file is not None and not settings.file.exists():
        raise Refused(f"There are no games in {settings.data}.")
    engine = connect(settings.url, KEEPERS_TIME)
    try:
        if not is_newest(engine):
            raise Refused("These games were kept by a house of another version: open this one on them once.")
        yield engine
    finally:
        engine.dispose()


def _wish(options: argparse.Namespace, status: tuple[str, ...]) -> "Wish":
    from bosquet.house.storage.keeping import Wish

    since = None if options.older_than is None else time.time() - options.older_than * DAY
    return Wish(tuple(getattr(options, "ids", ())), status, options.game, since, options.who)


def _line(table: "Found") -> str:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.touched))
    names = ", ".join(name or "-" for name in table.names)
    return f"{table.id:<12}  {when}  {table.status:<7}  {table.game:<9}  {table.rows:>4} rows  {names}"


def _count(text: str) -> int:
    if int(text) < 0:
        raise ValueError(text)
    return int(text)


def _days(text: str) -> float:
    if not 0 <= float(text) < 1e6:
        raise ValueError(text)
    return float(text)


def _minutes(text: str) -> float:
    from bosquet.house.keeper import MOST_MINUTES

    if not 0 <= float(text) <= MOST_MINUTES:
        raise ValueError(text)
    return float(text)


def _fail(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise SystemExit(1)
