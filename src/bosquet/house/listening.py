"""The sockets: how long one may say nothing, and who goes when there are too many."""

import asyncio
import contextlib
import logging
import socket
import zlib
from collections import Counter
from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from bosquet.house.limits import Bucket

log = logging.getLogger("bosquet.house")

REQUEST_SECONDS: Final = (
    10.0  # from the first byte, or from the connection on, until a whole request is there
)
HEADER_BYTES: Final = 32 * 1024
UNREAD_SECONDS: Final = 20  # after which the system gives up a connection whose other side takes nothing
SMALL: Final = 128  # bytes that are not worth compressing
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,  # each message by itself: no memory for each line, and equal ones once
    server_max_window_bits=13,
    client_max_window_bits=12,
)
TEXT: Final = 0x81  # the first byte of a frame …
COMPRESSED: Final = 0xC1  # … and of one that is compressed
ALIKE: Final = 64  # messages that are kept compressed, for other lines that get the same
FRAMES: Final = 1_000  # that a browser may send at once, pings and all; messages are refused sooner …
FRAMES_PER_SECOND: Final = 200  # … and steadily
SEND_BUFFER: Final = 64 * 1024  # bytes; the system takes it twice
VISITORS: Final = 4_000  # connections that are no table's: each may leave an answer untaken
BREATH: Final = 1.0  # seconds that everybody has to ask for something, and for the answer
OWN_FILES: Final = 128  # that a house needs for itself: database, pages, processes


class Hall:
    """Everybody who is connected. When it is full, who has not asked for anything yet makes room; if all of
    them have just come, whoever asked longest ago and plays at no table."""

    def __init__(self, most: int, most_visitors: int = VISITORS, breath: float = BREATH) -> None:
        self.most = most
        self.most_visitors = most_visitors
        self.breath = breath
        self.inside: Collection[object] = ()
        self.silent: dict[Visitor, float] = {}  # since when; the oldest first
        self.asked: dict[Visitor, float] = {}  # when last; that long ago first
        self.shown_out: Counter[str] = Counter(full=0, late=0, headers=0)

    def enter(self, visitor: "Visitor") -> None:
        self.inside = visitor.connections
        self.silent[visitor] = now = visitor.loop.time()
        if len(self.inside) > self.most or len(self.silent) + len(self.asked) > self.most_visitors:
            log.warning("the house is full: %d connections", len(self.inside))
            leaves = self._makes_room(now - self.breath)
            self.leave(leaves)  # who comes at the same moment shows another one out
            leaves.show_out("full")

    def asks(self, visitor: "Visitor") -> None:
        self.leave(visitor)
        self.asked[visitor] = visitor.loop.time()

    def leave(self, visitor: "Visitor") -> None:
        """Or sit down at a table."""
        self.silent.pop(visitor, None)
        self.asked.pop(visitor, None)

    def _makes_room(self, before: float) -> "Visitor":
        for group in (self.silent, self.asked):
            oldest = next(iter(group), None)
            if oldest is not None and group[oldest] < before:
                return oldest
        return next(iter(self.silent))


class Visitor(HttpToolsProtocol):
    """An HTTP connection that has to ask for something, and in time."""

    def __init__(self, *args: Any, hall: Hall, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.hall = hall
        self.heading = 0  # bytes of the request's headers so far
        self.hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        give_up_unread(transport)
        self.hall.enter(self)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._at_rest()
        self.hall.leave(self)
        super().connection_lost(exc)
        self._forget_parser()

    def data_received(self, data: bytes) -> None:
        """Empty lines between two requests begin none: they would keep a connection for ever."""
        if self.hurry is None and self.cycle is not None and self.cycle.response_complete:
            self._expect()
        super().data_received(data)

    def handle_websocket_upgrade(self) -> None:
        self.hall.leave(self)
        super().handle_websocket_upgrade()
        self._forget_parser()

    def _forget_parser(self) -> None:
        """Each knows the other: without this both wait for the collector."""
        self.parser = cast(Any, None)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.heading = 0
        if self.hurry is None:
            self._expect()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_message_complete(self) -> None:
        self._at_rest()
        self.hall.asks(self)
        super().on_message_complete()

    def _count(self, more: int) -> None:
        self.heading += more
        if self.heading > HEADER_BYTES:
            self.show_out("headers")

    def _expect(self) -> None:
        self.hurry = self.loop.call_later(REQUEST_SECONDS, self.show_out, "late")

    def show_out(self, why: str) -> None:
        self.hall.shown_out[why] += 1
        self.transport.abort()

    def _at_rest(self) -> None:
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None


class LiveLine(WebSocketsSansIOProtocol):
    """A WebSocket that its owner writes to directly: what is not taken waits here, and nowhere else."""

    on_writable: Callable[[], None] | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [DEFLATE]
        self.scope: Any = {}  # until somebody has introduced themselves
        self.served = False  # by a task of its own; `tasks` are those of all lines
        self.leaving: list[
            bytes
        ] = []  # frames that go out together, once this turn of the event loop is over
        self.leaving_bytes = 0
        self.frames_left = Bucket(FRAMES, FRAMES_PER_SECOND)
        self.packed = bytearray()  # what has come and was not looked at yet

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request
            super().data_received(data)
            return
        self.packed += data
        self._unpack()

    def _unpack(self) -> None:
        """One frame at a time, and none while a message waits to be taken: a few bytes may unpack to many."""
        while self.packed and self._may_unpack():
            size = frame_size(self.packed, self.config.ws_max_size)
            if size is None:
                return
            frame = bytes(self.packed[:size])
            del self.packed[:size]
            try:
                super().data_received(frame)
            except AssertionError:  # the libraries did not expect this of anybody: the client is at fault
                self.transport.abort()
        if not self.handshake_complete and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _may_unpack(self) -> bool:
        return self.handshake_complete and not self.read_paused and not self.transport.is_closing()

    def _read_on(self) -> None:
        """Once a message was taken: first what has come already."""
        self.read_paused = not self.handshake_complete
        self._unpack()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.loop.call_soon(self._read_on)  # others have a turn between two messages
        return message

    def handle_events(self) -> None:
        """Pings count too: their answers would wait for somebody who does not read."""
        if self.frames_left.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        with contextlib.suppress(OSError):  # the system would keep megabytes for somebody who does not read
            self.transport.get_extra_info("socket").setsockopt(
                socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER
            )

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.extensions.clear()  # a quarter of a megabyte for compression
        self.conn.parser.close()
        self._part()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.served = False
        self._part()

    def _part(self) -> None:
        """An ended line and what it served know each other: else all of it waits for the collector."""
        if self.disconnected and not self.served:
            self.scope.clear()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # then the handshake goes on, in a task that has not begun yet
            self.served = True
            self.scope["state"]["line"] = self

    def write(self, text: bytes) -> None:
        if self.close_sent or self.disconnected:
            return
        if not self.leaving:
            self.loop.call_soon(self.flush)
        if len(text) > SMALL and (window := self._window()):
            packed = compressed(text, window)
            self.leaving += (_head(len(packed), COMPRESSED), packed)
        else:
            self.leaving += (_head(len(text), TEXT), text)
        self.leaving_bytes += len(text)

    def _window(self) -> int:
        """Of the compression that was agreed on, as bits; 0: none was."""
        for extension in self.conn.extensions:
            if isinstance(extension, PerMessageDeflate):
                return extension.local_max_window_bits
        return 0

    def flush(self) -> None:
        if self.leaving and not self.transport.is_closing():
            self.transport.write(b"".join(self.leaving))
        self.leaving, self.leaving_bytes = [], 0

    async def send(self, message: Any) -> None:
        """Accept or close; what came before an acceptance is read after it."""
        self.flush()
        await super().send(message)
        if self.packed and self.queue.empty():
            self._read_on()

    @property
    def unread(self) -> int:
        """Bytes that the other side has not taken yet."""
        return self.transport.get_write_buffer_size() + self.leaving_bytes

    @property
    def keeps_up(self) -> bool:
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def abort(self) -> None:
        self.transport.abort()


def frame_size(data: bytearray, most: int) -> int | None:
    """Of the first frame; None until it is all there. A frame beyond `most` is refused by its head alone."""
    if len(data) < 2:
        return None
    length, head = data[1] & 127, 2
    if length > 125:
        head = 4 if length == 126 else 10
        if len(data) < head:
            return None
        length = int.from_bytes(data[2:head])
    size = head if length > most else head + 4 * (data[1] >> 7) + length
    return size if len(data) >= size else None


def compressed(text: bytes, window: int) -> bytes:
    """One message by itself (RFC 7692, 7.2). Its number stands apart: the rest may be that of many lines."""
    number = text.find(b'"seq":', 0, 64)
    cut = max(0, text.find(b",", number)) if number >= 0 else 0
    head, size = text[:cut], cut.to_bytes(2, "little")
    stored = b"\0" + size + bytes(255 - byte for byte in size) + head  # RFC 1951, 3.2.4
    return stored + _deflated(text[cut:], window)


@lru_cache(ALIKE)
def _deflated(text: bytes, window: int) -> bytes:
    packer = zlib.compressobj(1, zlib.DEFLATED, -window, 5)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


def _head(size: int, first: int) -> bytes:
    """What stands before a whole text (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((first, size))
    if size < 1 << 16:
        return bytes((first, 126, size >> 8, size & 255))
    return bytes((first, 127)) + size.to_bytes(8, "big")


def give_up_unread(transport: asyncio.Transport) -> None:
    """Also if the other side's system answers and only its program does not read."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        with contextlib.suppress(OSError):
            transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, option, 1000 * UNREAD_SECONDS)


def most_connections() -> int:
    """As many as the system lets this process have, up to its hard limit."""
    try:
        import resource
    except ImportError:  # no such limits on this system
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(16, (wanted if soft == resource.RLIM_INFINITY else min(soft, wanted)) - OWN_FILES)
