"""Frames that are small until they are unpacked, and frames that come when nobody reads."""

import asyncio
import json
import re
import socket
import zlib
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from bosquet.house.listening import LiveLine, _deflated
from bosquet.house.listening import compressed as compressed_text
from tests.house.people import Person
from tests.house.process import House

REQUEST = (
    b"GET %s HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
GARBAGE = b"\xff\x80\0\0\0\0"  # no such kind of frame
Visit = Callable[..., Person]


def compressed(texts: list[bytes]) -> bytes:
    """Frames of one line, as a browser sends them."""
    packer = zlib.compressobj(9, wbits=-12)
    frames = []
    for text in texts:
        data = (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
        frames.append(b"\xc1" + size + b"\0\0\0\0" + data)
    return b"".join(frames)


def most_memory(house: House) -> int:
    """Megabytes that it had at its most."""
    assert house.process is not None
    status = Path(f"/proc/{house.process.pid}/status").read_text()
    return int(re.findall(r"VmHWM:\s+(\d+)", status)[0]) // 1024


def test_a_message_is_as_large_as_one_may_be_unpacked(house: House, visit: Visit) -> None:
    """86 bytes became 65,536 before any limit saw them: five lines that sent 900 cost 300 MB."""
    ann = visit("Ann")
    table = ann.open("me", "here")
    before = most_memory(house)
    bomb = compressed([b" " * 65_536] * 900)
    host = house.address.removeprefix("http://").encode()
    with ExitStack() as held:
        for _ in range(5):
            line = held.enter_context(socket.create_connection(("127.0.0.1", house.port), timeout=15))
            line.sendall(REQUEST % (b"/live/" + table.encode(), host, host))
            assert b" 101 " in line.recv(1 << 16)
            line.sendall(bomb)
            heard = b""
            try:
                while more := line.recv(1 << 16):
                    heard = (heard + more)[-200:]
            except ConnectionResetError:
                continue
            assert b"\x03\xf1" in heard  # 1009: too big
    assert most_memory(house) - before < 50
    ann.join(table).ask("ping", "pong")


# --- a line without a house behind it ----------------------------------------------------------------------


def on_a_line(test: Callable[[LiveLine, socket.socket, list[Any]], Awaitable[None]]) -> None:
    """The other end is a socket; what went wrong is collected."""

    async def run() -> None:
        ours, theirs = socket.socketpair()
        loop, wrong = asyncio.get_running_loop(), list[Any]()
        loop.set_exception_handler(lambda _, context: wrong.append(context))

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await asyncio.Event().wait()

        config = uvicorn.Config(app, log_config=None, lifespan="off", ws_ping_interval=None, ws_max_size=4096)
        config.load()
        state = ServerState()
        _, line = await loop.connect_accepted_socket(lambda: LiveLine(config, state, {}, loop), ours)
        theirs.setblocking(False)
        try:
            async with asyncio.timeout(15):
                await test(line, theirs, wrong)
        finally:
            line.abort()
            theirs.close()
            for task in state.tasks:
                task.cancel()

    asyncio.run(run())


async def send(end: socket.socket, data: bytes) -> None:
    await asyncio.get_running_loop().sock_sendall(end, data)


async def turns(line: LiveLine, until: Callable[[], bool]) -> None:
    async with asyncio.timeout(15):
        while not until():
            await asyncio.sleep(0)


def test_nothing_is_unpacked_while_a_message_waits() -> None:
    """Before, all that one read brought was: up to 64 KB of frames that become a thousand times as many."""
    seen: list[Frame] = []

    class Watched(LiveLine):
        def handle_text(self, event: Frame) -> None:
            seen.append(event)
            super().handle_text(event)

    async def test(line: LiveLine, end: socket.socket, wrong: list[Any]) -> None:
        line.__class__ = Watched
        await send(end, REQUEST % (b"/live/x", b"a", b"a"))
        assert (await line.receive())["type"] == "websocket.connect"
        await line.send({"type": "websocket.accept"})
        texts = [b"%d" % number + b" " * 3000 for number in range(50)]
        await send(end, compressed(texts) + bytes([0x88, 0x80, 0, 0, 0, 0]))
        await turns(line, lambda: bool(seen))
        assert len(seen) == 1
        for number, text in enumerate(texts):
            assert (await line.receive())["text"].encode() == text
            assert len(seen) <= number + 2
        assert (await line.receive())["type"] == "websocket.disconnect"
        assert not wrong

    on_a_line(test)


@pytest.mark.parametrize("frames", [GARBAGE, compressed([b"x"]) + GARBAGE, b"\x88\x81\0\0\0\0x"])
def test_nonsense_is_the_clients_fault(frames: bytes) -> None:
    """Before the line was accepted, the libraries stumbled over it: an AssertionError in `data_received`."""

    async def test(line: LiveLine, end: socket.socket, wrong: list[Any]) -> None:
        await send(end, REQUEST % (b"/live/x", b"a", b"a"))
        assert (await line.receive())["type"] == "websocket.connect"
        await send(end, frames)
        for _ in range(20):
            await asyncio.sleep(0)  # it lies there
        await line.send({"type": "websocket.accept"})
        await turns(line, lambda: line.transport.is_closing() or not line.queue.empty())
        while (await line.receive())["type"] != "websocket.disconnect":
            pass
        assert not wrong

    on_a_line(test)


def test_frames_come_whole_however_they_are_cut() -> None:
    async def test(line: LiveLine, end: socket.socket, wrong: list[Any]) -> None:
        await send(end, REQUEST % (b"/live/x", b"a", b"a"))
        assert (await line.receive())["type"] == "websocket.connect"
        await line.send({"type": "websocket.accept"})
        texts = [b"a" * 10, bytes(range(32, 127)) * 30, b"", b"b" * 4096]
        plain = b"\x81\xfe" + (2850).to_bytes(2) + b"\0\0\0\0" + texts[1]
        data = compressed([texts[0]]) + plain + compressed([texts[2], texts[3]])
        assert Opcode(data[0] & 15) is Opcode.TEXT
        heard = asyncio.ensure_future(hear(line, 4))
        for start in range(0, len(data), 7):
            await send(end, data[start : start + 7])
            await asyncio.sleep(0)
        assert await heard == [text.decode() for text in texts]
        await send(end, b"\x81\xff" + (1 << 40).to_bytes(8))  # refused by its head
        assert (await line.receive())["code"] == 1009
        assert not wrong

    async def hear(line: LiveLine, messages: int) -> list[str]:
        return [(await line.receive())["text"] for _ in range(messages)]

    on_a_line(test)


def test_lines_are_compressed_as_browsers_ask_for_it(house: House, visit: Visit) -> None:
    ann = visit("Ann")
    host = house.address.removeprefix("http://").encode()
    table = ann.open("me", "here", game="everdell").encode()
    with socket.create_connection(("127.0.0.1", house.port), timeout=15) as line:
        line.sendall(REQUEST % (b"/live/" + table, host, host))
        with line.makefile("rb") as heard:
            head = b"".join(iter(heard.readline, b"\r\n"))
            assert b"permessage-deflate; server_no_context_takeover; server_max_window_bits=13" in head
            text = b""
            while b'"type":"position"' not in text:
                first, size = heard.read(2)
                size = int.from_bytes(heard.read(2)) if size == 126 else size
                data = heard.read(size)
                text = unpacked(data) if first == 0xC1 else data
            json.loads(text)
            assert size < len(text) / 2


def unpacked(data: bytes) -> bytes:
    return zlib.decompressobj(wbits=-13).decompress(data + b"\0\0\xff\xff")


def test_what_many_lines_get_is_compressed_once() -> None:
    """Each line numbers its messages; all but the number is the same."""
    rest = b',"view":{"cards":[' + b",".join(b'"card-%d"' % number for number in range(900)) + b"]}}"
    before = _deflated.cache_info()
    for number in (3, 4, 1234567):
        text = b'{"type":"position","seq":%d' % number + rest
        assert unpacked(compressed_text(text, 13)) == text
    assert _deflated.cache_info().misses == before.misses + 1
    assert unpacked(compressed_text(b'{"type":"position"}' * 20, 9)) == b'{"type":"position"}' * 20
    assert unpacked(compressed_text("é, ".encode() * 90, 9)) == "é, ".encode() * 90
