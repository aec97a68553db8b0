"""A browser that does not take what it is sent: what waits for it is bounded in bytes, and merged.

The line is a real one over a socket pair whose other end reads when the test says so. Nothing depends on how
much the system takes: what counts are the bytes that the house itself still holds, and what comes in the end.
"""

import asyncio
import gc
import json
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from weakref import ref

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from bosquet.house.house import House
from bosquet.house.listening import FRAMES, Hall, LiveLine, Visitor
from bosquet.house.live import Connection
from bosquet.house.messages import Guest, NewTable, Pong, SeatWish
from bosquet.house.room import Room
from bosquet.house.settings import Limits, Settings
from bosquet.house.storage.database import open_database
from tests.house.luck import FixedLuck

ANN = Guest("ann", "Ann")
ROOM_FOR = 40_000  # bytes that may wait
NARROW = Limits(unread_bytes=ROOM_FOR)


class Browser:
    """The other end of a line. It reads when it is told to."""

    def __init__(self, end: socket.socket, compresses: bool) -> None:
        end.setblocking(False)
        self.end = end
        extensions = [ClientPerMessageDeflateFactory()] if compresses else None
        self.protocol = ClientProtocol(parse_uri("ws://house/live/x"), extensions=extensions, max_size=None)
        self.heard: list[dict[str, Any]] = []
        self.over = False

    async def send(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.end, data)

    async def read(self) -> None:
        try:
            data = await asyncio.get_running_loop().sock_recv(self.end, 1 << 16)
        except ConnectionError:
            data = b""
        self.over = not data
        if data:
            self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                said = json.loads(bytes(event.data))
                self.heard += [said] if isinstance(said, dict) else []  # the rest only filled the line

    def kinds(self, since: int = 0) -> list[str]:
        return [message["type"] for message in self.heard[since:]]

    async def until(self, wanted: Callable[[], bool]) -> None:
        async with asyncio.timeout(15):
            while not wanted():
                assert not self.over, "the house has closed the line"
                await self.read()


@asynccontextmanager
async def connected(
    room: Room, compresses: bool = False, address: str = "here"
) -> AsyncGenerator[tuple[Connection, Browser], None]:
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    arrived: asyncio.Future[LiveLine] = loop.create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        arrived.set_result(scope["state"]["line"])
        await gone.wait()

    gone = asyncio.Event()
    config = uvicorn.Config(app, ws_ping_interval=None, log_config=None, lifespan="off")
    config.load()
    _, line = await loop.connect_accepted_socket(lambda: LiveLine(config, ServerState(), {}, loop), ours)
    browser = Browser(theirs, compresses)
    browser.protocol.send_request(browser.protocol.connect())
    await browser.send(b"".join(browser.protocol.data_to_send()))
    await browser.until(lambda: browser.protocol.state is State.OPEN)
    held: Any = SimpleNamespace(scope={"state": {"line": await arrived}})
    connection = Connection(held, room, ANN, address)
    running = asyncio.create_task(connection.run())
    try:
        yield connection, browser
    finally:
        line.abort()
        await running
        gone.set()
        theirs.close()


def at_a_table(
    folder: Path,
    test: Callable[[Room, Connection, Browser], Awaitable[None]],
    limits: Limits = NARROW,
) -> None:
    async def run() -> None:
        settings = Settings(folder, limits=limits)
        house = House(settings, open_database(settings.url), FixedLuck())
        wish = NewTable("eternity", [SeatWish("me"), SeatWish("here")], {"target": 60}, start=True)
        try:
            room = await house.create(ANN, wish, "here")
            async with connected(room) as (connection, browser):
                await browser.until(lambda: "notes" in browser.kinds())
                await test(room, connection, browser)
        finally:
            await house.close()
            house.archive.engine.dispose()

    asyncio.run(run())


def fill(connection: Connection) -> None:
    """Until the other side's system takes no more, and the house has to keep what follows."""
    while connection.line.keeps_up:
        connection.line.write(b'"%s"' % (b"x" * 10_000))
        connection.line.flush()


def test_what_waits_is_bounded_in_bytes(tmp_path: Path) -> None:
    async def test(room: Room, connection: Connection, browser: Browser) -> None:
        line = connection.line
        line.transport.set_write_buffer_limits(high=10_000)
        fill(connection)
        most = line.unread
        for _ in range(20_000):  # answers that cannot be merged
            connection.send(Pong(seq=0))
            most = max(most, line.unread)
        assert connection.closing
        assert line.transport.is_closing()
        assert ROOM_FOR < most < ROOM_FOR + 1_000
        assert room.house.tally.cut == 1
        await browser.until(lambda: browser.over)

    at_a_table(tmp_path, test)


def test_what_waits_for_one_address_is_bounded_together(tmp_path: Path) -> None:
    """Four hundred lines with a megabyte each are too much for one address."""

    async def test(room: Room, first: Connection, browser: Browser) -> None:
        held = room.house.unread.held
        async with connected(room) as (second, _), connected(room, address="elsewhere") as (other, _):
            for each in (first, second, other):
                each.line.transport.set_write_buffer_limits(high=10_000)
                fill(each)
            while first.line.unread < 70_000:
                first.send(Pong(seq=0))
            assert not first.closing
            while not second.closing:
                second.send(Pong(seq=0))
                assert first.line.unread + second.line.unread < 102_000
            while other.line.unread < 90_000:
                other.send(Pong(seq=0))
            assert not other.closing
            assert set(held) == {"here", "elsewhere"}
        assert set(held) == {"here"}
        before = len(browser.heard)
        await browser.until(lambda: first.line.keeps_up)
        first.send(Pong(seq=0))
        await browser.until(lambda: "pong" in browser.kinds(before))
        assert not held

    at_a_table(tmp_path, test, Limits(unread_bytes_address=100_000))


def test_frames_that_have_not_left_yet_count_too(tmp_path: Path) -> None:
    """All that is said in one turn of the event loop leaves together, at its end."""

    async def test(room: Room, connection: Connection, browser: Browser) -> None:
        sent = 0
        while not connection.closing:
            connection.send(Pong(seq=0))
            sent += 1
            assert sent < 20_000
        assert connection.line.unread <= ROOM_FOR + 1_000

    at_a_table(tmp_path, test)


def test_who_is_behind_is_shown_the_newest_once(tmp_path: Path) -> None:
    """Twenty changes while nothing is taken: afterwards one position comes, and it is the last."""

    async def test(room: Room, connection: Connection, browser: Browser) -> None:
        line, table = connection.line, room.table
        line.transport.set_write_buffer_limits(high=10_000)
        fill(connection)
        waiting = line.unread
        for number in range(20):
            seat = table.actors()[0]
            option = table.options(seat)[0]
            await room.play(ANN, seat, table.step, [table.game.table.name(option)], f"t{number}")
        assert line.unread == waiting
        before = len(browser.heard)
        await browser.until(lambda: "position" in browser.kinds(before))
        connection.send(Pong(seq=0))
        await browser.until(lambda: "pong" in browser.kinds(before))
        assert browser.kinds(before).count("position") == 1
        shown = next(each for each in browser.heard[before:] if each["type"] == "position")
        assert shown["step"] == table.step
        assert [told["move"] for told in shown["news"]][-1] == table.moves

    at_a_table(tmp_path, test)


@pytest.mark.parametrize("asked", [1, 50])
def test_syncs_of_one_who_is_behind_are_answered_once(tmp_path: Path, asked: int) -> None:
    async def test(room: Room, connection: Connection, browser: Browser) -> None:
        line = connection.line
        line.transport.set_write_buffer_limits(high=10_000)
        fill(connection)
        waiting = line.unread
        for _ in range(asked):
            connection.see_everything()
        room.show_all()
        assert line.unread == waiting
        before = len(browser.heard)
        await browser.until(lambda: "notes" in browser.kinds(before))
        connection.send(Pong(seq=0))
        await browser.until(lambda: "pong" in browser.kinds(before))
        kinds = [kind for kind in browser.kinds(before) if kind != "pong"]
        assert sorted(kinds) == ["notes", "position", "table"]
        shown = next(each for each in browser.heard[before:] if each["type"] == "position")
        assert shown["kept"] == 0  # the whole log: that is what was asked for

    at_a_table(tmp_path, test)


def test_who_is_sent_away_and_does_not_listen_is_cut(tmp_path: Path) -> None:
    """The last word waits behind all the others, which nobody takes."""

    async def test(room: Room, connection: Connection, browser: Browser) -> None:
        fill(connection)
        connection.drop()
        async with asyncio.timeout(15):
            while not connection.line.transport.is_closing():
                await asyncio.sleep(0.01)
        assert connection.line.unread == 0

    at_a_table(tmp_path, test)


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """Nobody is asked."""


def test_the_system_gives_up_whoever_takes_nothing() -> None:
    """Every connection is told so when it is made, before anybody knows what will become of it."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        config = uvicorn.Config(nothing, log_config=None, lifespan="off")
        config.load()
        visitor = Visitor(config, ServerState(), {}, loop, hall=Hall(10))
        server = await loop.create_server(lambda: visitor, "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        async with asyncio.timeout(15):
            while visitor not in visitor.hall.silent:
                await asyncio.sleep(0)
        line = visitor.transport.get_extra_info("socket")
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 20_000
        visitor.transport.abort()
        writer.close()
        server.close()

    asyncio.run(run())


def test_pings_of_one_who_does_not_read_are_not_answered_for_ever(tmp_path: Path) -> None:
    """No message of the table comes with them, so that its limits do not hold them."""

    async def test(room: Room, connection: Connection, browser: Browser) -> None:
        ping = b"\x89\xfd\0\0\0\0" + b"x" * 125
        with suppress(ConnectionError):
            async with asyncio.timeout(15):
                for _ in range(3_000):
                    await browser.send(ping)
        assert connection.line.unread < ROOM_FOR + 20_000
        await browser.until(lambda: browser.over)

    at_a_table(tmp_path, test)


def test_tiny_frames_in_one_piece_are_not_all_unpacked(tmp_path: Path) -> None:
    """Ten thousand of them held everybody up for as long as it took to look at each."""

    async def test(room: Room, connection: Connection, browser: Browser) -> None:
        line, unpacked = connection.line, 0

        def count(data: bytes | bytearray) -> None:
            nonlocal unpacked
            receive(data)
            unpacked += len(line.conn.events)

        receive, line.conn.receive_data = line.conn.receive_data, count  # type: ignore[method-assign]
        line.data_received(b"\x8a\x80\0\0\0\0" * 10_000)
        assert FRAMES <= unpacked < 2 * FRAMES
        assert line.transport.is_closing()

    at_a_table(tmp_path, test)


def test_a_sync_is_no_work_for_the_others(tmp_path: Path) -> None:
    async def test(room: Room, connection: Connection, browser: Browser) -> None:
        asked = []

        class Other:
            guest, pace = Guest("bob", None), "calm"

            def see_table(self, state: object) -> None:
                asked.append(state)

            def __getattr__(self, name: str) -> Callable[[], None]:
                return lambda: None

        room.enter(cast(Any, Other()))
        asked.clear()
        connection.see_everything()
        assert not asked
        room.show_tables()
        assert len(asked) == 1

    at_a_table(tmp_path, test)


def test_nothing_large_waits_for_the_collector(tmp_path: Path) -> None:
    """A table that leaves memory is gone at once; a line that has ended keeps no room for compression."""

    async def run() -> None:
        settings = Settings(tmp_path)
        house = House(settings, open_database(settings.url), FixedLuck())
        room: Room | None = await house.create(
            ANN, NewTable("eternity", [SeatWish("me"), SeatWish("here")]), ""
        )
        assert room is not None
        async with connected(room, compresses=True) as (connection, _):
            line = connection.line
            assert line.conn.extensions
        assert not line.conn.extensions
        table = ref(room.table)
        del house.rooms[room.table.id], connection
        room = None
        assert table() is None
        await house.close()
        house.archive.engine.dispose()

    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_dear_messages_of_one_address_count_together(tmp_path: Path) -> None:
    """Four hundred lines that each ask for all they may took the whole time of the house."""

    async def says(browser: Browser, **message: object) -> int:
        browser.protocol.send_text(json.dumps(message).encode())
        await browser.send(b"".join(browser.protocol.data_to_send()))
        return len(browser.heard)

    async def hears(browser: Browser, kind: str, since: int) -> list[str]:
        await browser.until(lambda: kind in browser.kinds(since))
        return browser.kinds(since)

    async def test(room: Room, connection: Connection, browser: Browser) -> None:
        async with connected(room) as (_, second), connected(room, address="elsewhere") as (_, other):
            for each in (second, other):
                await each.until(lambda each=each: "notes" in each.kinds())  # type: ignore[misc]
            for _ in range(4):
                await hears(browser, "notes", await says(browser, type="sync"))
            since = await says(second, type="look", moves=0)
            assert await hears(second, "refused", since) == ["refused"]
            assert second.heard[-1]["reason"]["key"] == "refuse.too_fast"
            await says(second, type="sync")
            since = await says(second, type="ping")
            assert await hears(second, "pong", since) == ["pong"]
            await hears(other, "notes", await says(other, type="sync"))
            room.house.dear.buckets.clear()  # time goes by
            assert "position" in await hears(second, "notes", since)

    at_a_table(tmp_path, test, Limits(dear=20, dear_per_second=1e-9))
