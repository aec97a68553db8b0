"""Who leaves when there are more connections than the house can hold."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from bosquet.house.listening import Hall, Visitor

REQUEST = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
Come = Callable[[bytes], Awaitable[asyncio.StreamReader]]


def standing_in(hall: Hall, test: Callable[[Come], Awaitable[None]]) -> None:
    """Whoever asks waits for an answer until the end, as who takes none of it would."""

    async def run() -> None:
        over = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await over.wait()

        async def come(says: bytes) -> asyncio.StreamReader:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            held.append(writer)
            writer.write(says)
            group = hall.asked if says else hall.silent
            arrived = len(held)
            async with asyncio.timeout(15):
                while visitors[arrived - 1 : arrived] == [] or visitors[arrived - 1] not in group:
                    await asyncio.sleep(0)
            return reader

        def visitor() -> Visitor:
            visitors.append(Visitor(config, state, {}, loop, hall=hall))
            return visitors[-1]

        held: list[asyncio.StreamWriter] = []
        visitors: list[Visitor] = []
        loop, state = asyncio.get_running_loop(), ServerState()
        config = uvicorn.Config(app, log_config=None, lifespan="off")
        config.load()
        server = await loop.create_server(visitor, "127.0.0.1", 0)
        try:
            await test(come)
        finally:
            server.close()
            for line in held:
                line.transport.abort()
            for each in visitors:
                each.transport.abort()
            over.set()
            await asyncio.gather(*state.tasks, return_exceptions=True)

    asyncio.run(run())


async def ended(reader: asyncio.StreamReader) -> bool:
    async with asyncio.timeout(15):
        try:
            return await reader.read() == b""
        except ConnectionResetError:
            return True


@pytest.mark.parametrize("hall", [Hall(3, breath=0), Hall(100, most_visitors=3, breath=0)])
def test_answers_that_nobody_takes_do_not_shut_the_house(hall: Hall) -> None:
    """All have asked, and none of them leaves: the newcomer was shown out, for as long as they liked."""

    async def test(come: Come) -> None:
        first, *_ = [await come(REQUEST) for _ in range(3)]
        await come(REQUEST)
        assert await ended(first)
        assert len(hall.asked) == 3
        assert hall.shown_out["full"] == 1

    standing_in(hall, test)


def test_the_silent_leave_first() -> None:
    hall = Hall(3, breath=0)

    async def test(come: Come) -> None:
        await come(REQUEST)
        silent = await come(b"")
        await come(REQUEST)
        await come(REQUEST)
        assert await ended(silent)
        assert len(hall.asked) == 3

    standing_in(hall, test)


def test_nobody_is_shown_out_in_the_middle_of_an_answer_for_those_who_say_nothing() -> None:
    """Who has just asked is answered first."""
    hall = Hall(3, breath=1000)

    async def test(come: Come) -> None:
        await come(REQUEST)
        silent = await come(b"")
        await come(b"")
        await come(b"")
        assert await ended(silent)
        assert len(hall.asked) == 1

    standing_in(hall, test)
