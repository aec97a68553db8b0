"""The command line: `bosquet serve`, `play`, `verify`, `backup`, `restore`, `tables` and `drain`."""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from bosquet import __version__
from bosquet.keeping import add_drain, add_tables

if TYPE_CHECKING:
    from bosquet.house.luck import Luck


def main(arguments: Sequence[str] | None = None, luck: "Luck | None" = None) -> None:
    """Do as the arguments say. `luck` is for programs that test a house: no argument reaches it."""
    parser = argparse.ArgumentParser(prog="bosquet", description="A house of green board games.")
    parser.add_argument("--version", action="version", version=f"bosquet {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    _add_serve(commands.add_parser("serve", help="open a house that browsers can visit"), luck)
    _add_play(commands.add_parser("play", help="play a game in this terminal, with bots"))
    _add_verify(commands.add_parser("verify", help="prove that a finished game was played by the rules"))
    _add_backup(commands.add_parser("backup", help="keep all games in one file, while the house may be open"))
    _add_restore(commands.add_parser("restore", help="put the games of such a file where there are none"))
    add_tables(commands.add_parser("tables", help="list, close or export tables"), _add_where)
    add_drain(commands.add_parser("drain", help="close an open house gently, before an upgrade"), _add_where)
    options = parser.parse_args(arguments)
    options.run(options)


def _add_serve(parser: argparse.ArgumentParser, luck: "Luck | None") -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on; 0 for any free one")
    _add_where(parser)
    parser.add_argument("--beat", type=float, default=0.9, metavar="SECONDS", help="bots let people read")
    parser.add_argument("--sand", type=float, default=1, help=argparse.SUPPRESS)  # faster, for tests
    parser.add_argument("--heartbeat", type=float, default=5, help=argparse.SUPPRESS)  # seconds, for tests
    parser.add_argument("--patience", type=float, default=1, help=argparse.SUPPRESS)  # less, for tests
    parser.add_argument(
        "--sleep", type=float, default=7, metavar="DAYS", help="after which bots do not go on at a restart"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="a further address of it"
    )
    parser.add_argument(
        "--connections-per-address", type=int, default=400, metavar="N", help="open pages from one address"
    )
    parser.add_argument("--metrics", type=_host_and_port, metavar="HOST:PORT", help="tell numbers there")
    parser.add_argument("--log", choices=["plain", "json"], default="plain", help="how to write the log")
    parser.add_argument("--site", type=Path, metavar="DIR", help="the built pages, if not the packaged ones")
    parser.set_defaults(run=partial(_serve, luck))


def _add_play(parser: argparse.ArgumentParser) -> None:
    from bosquet.terminal.command import add_play

    add_play(parser)
    parser.set_defaults(run=_play)


def _add_where(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, help="folder in which games are kept")
    parser.add_argument(
        "--database", default="", metavar="URL", help="postgresql://… instead of a file there"
    )


def _add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the file to write, such as grove.bosquet.gz")
    _add_where(parser)
    parser.set_defaults(run=_backup)


def _add_restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a file that `bosquet backup` wrote")
    _add_where(parser)
    parser.set_defaults(run=_restore)


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the record that the table offers at the end")
    parser.set_defaults(run=_verify)


def _serve(luck: "Luck | None", options: argparse.Namespace) -> None:
    try:
        from bosquet.house.server import NoMetrics, serve
        from bosquet.house.settings import PACKAGED_SITE, Limits, Settings, default_data
        from bosquet.house.site import NoSite
        from bosquet.house.storage.database import NoDatabase
        from bosquet.house.storage.folder import NoFolder
    except ModuleNotFoundError as missing:
        _fail(f"The house needs the package {missing.name}: pip install 'bosquet[house]'")
    settings = Settings(
        data=options.data or default_data(),
        database=options.database,
        beat=max(0.0, options.beat),
        sand=max(0.001, options.sand),
        patience=max(0.001, options.patience),
        heartbeat=max(0.1, options.heartbeat),
        sleep=max(0.0, options.sleep) * 86400,
        origins=tuple(map(_origin, options.origin)),
        site=options.site or PACKAGED_SITE,
        limits=Limits(connections_per_address=max(1, options.connections_per_address)),
    )
    try:
        serve(settings, options.host, options.port, luck, options.metrics, options.log)
    except NoSite as none:
        _fail(f"The pages are not built ({none} is missing); `make play` builds them.")
    except (NoDatabase, NoFolder) as problem:
        _fail(str(problem))
    except NoMetrics as none:
        host, port = options.metrics
        _fail(f"Cannot tell metrics on {host}, port {port}: {_reason(none.__cause__)}.")
    except (OSError, OverflowError) as error:
        _fail(f"Cannot listen on {options.host}, port {options.port}: {_reason(error)}.")
    except KeyboardInterrupt:
        pass


def _origin(address: str) -> str:
    """An address as browsers name it: no slash behind it, nothing else either."""
    origin = address.lower().rstrip("/")
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or not host or "/" in host:
        _fail(f"{address} is not the address of a house, such as https://grove.example.")
    return origin


def _host_and_port(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not host or not (port.isascii() and port.isdigit()):
        raise argparse.ArgumentTypeError(f"{address} is not an address such as 127.0.0.1:9100")
    return host.removeprefix("[").removesuffix("]"), int(port)


def _reason(error: BaseException | None) -> str:
    """In the system's words alone. For a host that nobody knows they stand in the error itself."""
    if isinstance(error, OSError) and error.errno and error.errno > 0:
        return os.strerror(error.errno)
    words = error.strerror or str(error) if isinstance(error, OSError) else str(error)
    return words.partition(" (while")[0].rstrip(".")


def _backup(options: argparse.Namespace) -> None:
    from bosquet.house.settings import Settings, default_data
    from bosquet.house.storage.backup import NoBackup, back_up
    from bosquet.house.storage.database import NoDatabase
    from bosquet.house.storage.folder import NoFolder

    settings = Settings(data=options.data or default_data(), database=options.database)
    try:
        print(f"{options.file}: {back_up(settings, options.file)} rows.")
    except (NoBackup, NoDatabase, NoFolder) as problem:
        _fail(str(problem))


def _restore(options: argparse.Namespace) -> None:
    from bosquet.house.settings import Settings, default_data
    from bosquet.house.storage.backup import NoBackup, restore
    from bosquet.house.storage.folder import NoFolder

    settings = Settings(data=options.data or default_data(), database=options.database)
    try:
        print(f"{restore(settings, options.file)} rows are back in {settings.data}.")
    except (NoBackup, NoFolder) as problem:
        _fail(str(problem))


def _play(options: argparse.Namespace) -> None:
    from bosquet.terminal.command import NoTable, play

    try:
        play(options)
    except NoTable as reason:
        _fail(str(reason))


def _verify(options: argparse.Namespace) -> None:
    from bosquet.house.verify import NotProven, verify

    try:
        print(verify(options.file))
    except NotProven as reason:
        _fail(str(reason))


def _fail(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise SystemExit(1)


if __name__ == "__main__":
    main()
