"""Two people at each of many tables, on bare sockets: they look for their question in the bytes that come."""

import asyncio
import json
import time
import zlib
from http.client import HTTPConnection, HTTPResponse
from typing import Any

import uvloop

AS_BROWSERS = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
OPTIONS: dict[str, dict[str, object]] = {"eternity": {"target": 60}}  # the longest game
UPGRADE = (
    "GET /live/{table} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
    "Cookie: bosquet_guest={cookie}\r\nX-Forwarded-For: {address}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{extensions}\r\n"
)


PACKED = 0x40  # a bit of a frame's first byte: its text is compressed …
EMPTY_BLOCK = b"\0\0\xff\xff"  # … and ends with this, which is not sent (RFC 7692)


class Seat(asyncio.Protocol):
    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.data = b""
        self.open = False
        self.step = b""  # of the question that waits, and its first answer
        self.answer = b""
        self.unpack = zlib.decompressobj(-zlib.MAX_WBITS)

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        crowd = self.table.crowd
        wish = UPGRADE.format(
            table=self.table.id,
            host=crowd.host,
            cookie=self.table.cookies[self.seat],
            address=self.table.address,
            extensions=AS_BROWSERS if crowd.packed else "",
        )
        transport.write(wish.encode())

    def data_received(self, data: bytes) -> None:
        data = self.data + data if self.data else data
        start = 0
        if not self.open:
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self.data = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:300]
            assert (b"permessage-deflate" in data[:start]) == self.table.crowd.packed
            self.open = True
            if self.seat == 1:
                self.send(b'{"type":"sit","seat":1}')
        while True:
            end, body = _frame(data, start)
            if end < 0:
                break
            kind = data[start] & 15
            if kind == 1:
                text = data[body:end]
                self.table.crowd.received += len(text)
                self.hear(self.unpack.decompress(text + EMPTY_BLOCK) if data[start] & PACKED else text)
            elif kind == 9:
                self._write(0x8A, data[body:end])
            start = end
        self.data = data[start:]

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"position"'):
            self.table.seen(self, message)
        elif message.startswith(b'{"type":"table"'):
            self.table.told(self, message)
        elif message.startswith(b'{"type":"refused"'):
            raise AssertionError(message)

    def _write(self, first: int, text: bytes) -> None:
        size = len(text)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE, size >> 8, size & 255))
        self.transport.write(head + b"\0\0\0\0" + text)  # the mask changes nothing


def _frame(data: bytes, start: int) -> tuple[int, int]:
    """Where the frame ends and where its content begins; -1: it is not all there."""
    have = len(data) - start
    if have < 2:
        return -1, 0
    size, head = data[start + 1] & 127, 2
    if size == 126:
        size, head = int.from_bytes(data[start + 2 : start + 4], "big"), 4
    elif size == 127:
        size, head = int.from_bytes(data[start + 2 : start + 10], "big"), 10
    if have < head + size:
        return -1, 0
    return start + head + size, start + head


class Table:
    def __init__(self, crowd: "Crowd", number: int, id: str, cookies: list[str]) -> None:
        self.crowd = crowd
        self.number = number
        self.id = id
        self.cookies = cookies
        self.address = address_of(number)
        self.seats = [Seat(self, 0), Seat(self, 1)]
        self.asked: Seat | None = None
        self.mover: Seat | None = None
        self.sent = 0.0
        self.sent_step = -1
        self.began = False

    def told(self, seat: Seat, message: bytes) -> None:
        if seat.seat == 0 and not self.began and b'"free":true' not in message:
            self.began = True
            seat.send(b'{"type":"start"}')

    def seen(self, seat: Seat, message: bytes) -> None:
        at = message.find(b'"step":') + 7
        step = message[at : message.find(b",", at)]
        if self.mover is not None and seat is not self.mover and int(step) > self.sent_step:
            self.crowd.waits.append(time.perf_counter() - self.sent)
            self.mover = None
        at = message.find(b'"decisions":[{', message.rfind(b'"actors":['))
        if at < 0:
            return
        at = message.find(b'"name":"', at) + 8
        seat.step, seat.answer = step, message[at : message.find(b'"', at)]
        self.asked = seat
        self.crowd.ready(self)

    def move(self) -> None:
        seat, self.asked = self.asked, None
        if seat is None:
            return
        self.mover, self.sent_step, self.sent = seat, int(seat.step), time.perf_counter()
        seat.send(
            b'{"type":"play","seat":%d,"step":%s,"path":["%s"],"ticket":"%s"}'
            % (seat.seat, seat.step, seat.answer, seat.step)
        )


def address_of(number: int) -> str:
    """As from a proxy: every table's people come from somewhere else."""
    return f"10.0.{number // 250}.{number % 250 + 1}"


def _cookie(answer: HTTPResponse) -> tuple[str, bytes]:
    """The guest that the house has made of whoever asked, and what it said."""
    said = answer.read()
    assert answer.status in (200, 201), said
    return (answer.getheader("set-cookie") or "").partition("=")[2].partition(";")[0], said


class Crowd:
    def __init__(self, address: str, tables: int, game: str = "eternity", packed: bool = False) -> None:
        self.game = game
        self.packed = packed
        self.received = 0  # bytes of messages as they came
        self.host = address.partition("://")[2]
        self.loop = uvloop.new_event_loop()
        self.waits: list[float] = []
        self.pace: float | None = None
        self.playing = False
        http = HTTPConnection(self.host)
        self.tables = [self._open(http, number) for number in range(tables)]
        http.close()

    def _open(self, http: HTTPConnection, number: int) -> Table:
        seats = [{"kind": "me"}, {"kind": "link"}]
        wish = {"game": self.game, "seats": seats, "options": OPTIONS.get(self.game, {})}
        headers = {"Origin": f"http://{self.host}", "X-Forwarded-For": address_of(number)}
        http.request("GET", "/api/me", headers=headers)
        bob = _cookie(http.getresponse())[0]
        http.request("POST", "/api/tables", json.dumps(wish), headers)
        ann, made = _cookie(http.getresponse())
        return Table(self, number, json.loads(made)["id"], [ann, bob])

    def sit_down(self) -> None:
        self.loop.run_until_complete(self._sit_down())

    async def _sit_down(self) -> None:
        host, _, port = self.host.rpartition(":")
        for table in self.tables:
            for seat in table.seats:
                await self.loop.create_connection(lambda seat=seat: seat, host, int(port))  # type: ignore[misc]
        while any(table.asked is None for table in self.tables):
            await asyncio.sleep(0.01)

    def ready(self, table: Table) -> None:
        if self.playing and self.pace is None:
            table.move()

    def play(self, seconds: float, pace: float | None) -> tuple[list[float], float]:
        """Every wait from a move to the other seat's receipt, and how long it all took."""
        return self.loop.run_until_complete(self._play(seconds, pace))

    async def _play(self, seconds: float, pace: float | None) -> tuple[list[float], float]:
        self.waits, self.pace, self.playing = [], pace, True
        begun = time.perf_counter()
        if pace is None:
            for table in self.tables:
                table.move()
            await asyncio.sleep(seconds)
        else:
            for beat in range(int(seconds * pace * len(self.tables))):
                due = begun + beat / pace / len(self.tables)
                if (wait := due - time.perf_counter()) > 0:
                    await asyncio.sleep(wait)
                self.tables[beat % len(self.tables)].move()
        took = time.perf_counter() - begun
        self.playing = False
        waits = list(self.waits)
        await asyncio.sleep(0.3)  # what is still on its way
        return waits, took

    def leave(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.transport.close()
        self.loop.run_until_complete(asyncio.sleep(0.05))
        self.loop.close()
