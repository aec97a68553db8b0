"""The keeper's line: a socket in the folder of the house, by which `bosquet tables` and `drain` speak to it.

Whoever may use it owns the folder; nobody reaches it by the network. One order a line, and its answers.
"""

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from bosquet import Refusal
from bosquet.house.ending import close_table

if TYPE_CHECKING:
    from bosquet.house.house import House

NAME: Final = "keeper.sock"
MOST_MINUTES: Final = 24 * 60  # until a house closes
LONGEST_PATH: Final = 100  # bytes that every system takes for the address of such a socket
LONGEST_ORDER: Final = 4 * 1024 * 1024

log = logging.getLogger("bosquet.house")


class Close(Struct, tag="close", forbid_unknown_fields=True):
    """Close tables; on wish not those at which somebody is now."""

    tables: list[str]
    spare_present: bool


class Drain(Struct, tag="drain", forbid_unknown_fields=True):
    """Close the house in so many minutes."""

    minutes: float


class Stay(Struct, tag="stay", forbid_unknown_fields=True):
    """Do not close after all."""


class Said(Struct):
    """What came of an order, or of one table of it."""

    done: bool
    words: str = ""
    table: str = ""


Order = Close | Drain | Stay


def tell(folder: Path, order: Order, answers: int) -> Iterator[Said]:
    """The open house's answers to an order; OSError if none listens there."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        with _short(folder) as path:
            line.connect(path)
        line.sendall(msgspec.json.encode(order) + b"\n")
        with line.makefile("rb") as heard:
            for _ in range(answers):
                text = heard.readline()
                if not text:
                    raise ConnectionError("the house has closed meanwhile")
                yield msgspec.json.decode(text, type=Said)


@contextlib.asynccontextmanager
async def keepers_line(house: "House") -> AsyncIterator[None]:
    """Open while the house is. A system that has no such sockets does without."""
    lines: set[asyncio.StreamWriter] = set()
    try:
        listener = _bound(house.settings.data)
    except OSError as error:
        log.warning("no line for the keeper: %s", error.strerror)
        yield
        return
    server = await asyncio.start_unix_server(
        partial(_serve, house, lines), sock=listener, limit=LONGEST_ORDER
    )
    try:
        yield
    finally:
        server.close()
        for line in lines:
            line.close()
        (house.settings.data / NAME).unlink(missing_ok=True)


@contextlib.contextmanager
def _short(folder: Path) -> Iterator[str]:
    """The socket's address. Where the path is too long for one, the open folder leads there (Linux)."""
    path = str(folder / NAME)
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield path
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{opened}/{NAME}"
    finally:
        os.close(opened)


def _bound(folder: Path) -> socket.socket:
    """For the house's own user alone, from its first moment on. The lock of the folder is ours by now."""
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    (folder / NAME).unlink(missing_ok=True)
    before = os.umask(0o177)
    try:
        with _short(folder) as path:
            listener.bind(path)
    except OSError:
        listener.close()
        raise
    finally:
        os.umask(before)
    return listener


async def _serve(
    house: "House", lines: set[asyncio.StreamWriter], reader: asyncio.StreamReader, line: asyncio.StreamWriter
) -> None:
    lines.add(line)
    try:
        while text := await reader.readline():
            async for said in _carry_out(house, text):
                line.write(msgspec.json.encode(said) + b"\n")
                await line.drain()
    except (ConnectionError, ValueError):  # they have left, or the order was endless
        pass
    finally:
        lines.discard(line)
        line.close()


async def _carry_out(house: "House", text: bytes) -> AsyncIterator[Said]:
    try:
        order: Order = msgspec.json.decode(text, type=Order)
    except msgspec.MsgspecError as error:
        yield Said(False, f"The house does not understand this order: {error}.")
        return
    match order:
        case Close():
            for id in order.tables:
                yield await _closed(house, id, order.spare_present)
        case Drain():
            if 0 <= order.minutes <= MOST_MINUTES:
                house.drain.begin(order.minutes)
                yield Said(True)
            else:
                yield Said(False, f"A house closes within {MOST_MINUTES} minutes.")
        case Stay():
            house.drain.stay()
            yield Said(True)


async def _closed(house: "House", id: str, spare_present: bool) -> Said:
    try:
        done, words = await close_table(house, id, spare_present), ""
    except Refusal as refusal:
        done, words = False, str(refusal)
    except Exception as error:
        log.exception("table %s could not be closed", id)
        done, words = False, type(error).__name__
    return Said(done, words or ("" if done else "somebody is there, or it is over already"), id)
