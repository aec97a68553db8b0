"""What has ended is gone at once, without the collector: under many comings and goings memory stays level."""

import asyncio
import gc
import socket
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import WebSocket
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from bosquet.house.app import create_app
from bosquet.house.listening import Hall, LiveLine, Visitor
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from tests.house.luck import FixedLuck

ENDED = (LiveLine, Visitor, WebSocket, ServerProtocol)


def kept() -> list[str]:
    return [type(each).__name__ for each in gc.get_objects() if issubclass(type(each), ENDED)]


async def sit_down(port: int) -> tuple[str, dict[str, str]]:
    house = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=house, headers={"origin": house}) as browser:
        wish = {"game": "eternity", "seats": [{"kind": "me"}, {"kind": "here"}], "start": True}
        made = (await browser.post("/api/tables", json=wish)).raise_for_status().json()
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    return made["id"], {"cookie": cookie, "origin": house}


async def come_and_go(port: int, table: str, headers: dict[str, str]) -> None:
    """To a table and to one that is not there, with a goodbye and without."""
    for where in (table, "nowhere"):
        for polite in (True, False):
            line = await connect(f"ws://127.0.0.1:{port}/live/{where}", additional_headers=headers)
            await line.recv()
            if polite:
                await line.close()
            else:
                line.transport.abort()
                await line.wait_closed()


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_ended_lines_do_not_wait_for_the_collector(tmp_path: Path) -> None:
    """While another goes on: no end waits for a moment in which nobody is there."""

    async def run() -> tuple[list[str], list[str]]:
        settings = Settings(tmp_path)
        app: Any = create_app(settings, open_database(settings.url), FixedLuck())
        visitor: Any = partial(Visitor, hall=Hall(100))
        config = uvicorn.Config(app, http=visitor, ws=LiveLine, log_config=None, access_log=False)
        server = uvicorn.Server(config)

        async def only_one_is_there() -> None:
            while len(server.server_state.connections) != 1 or len(server.server_state.tasks) != 1:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0)

        with socket.create_server(("127.0.0.1", 0)) as listener:
            serving = asyncio.create_task(server.serve([listener]))
            async with asyncio.timeout(20):
                while not server.started:
                    await asyncio.sleep(0.01)
                port = listener.getsockname()[1]
                table, headers = await sit_down(port)
                async with connect(
                    f"ws://127.0.0.1:{port}/live/{table}", additional_headers=headers
                ) as stays:
                    await stays.recv()
                    await only_one_is_there()
                    before = kept()
                    await come_and_go(port, table, headers)
                    await only_one_is_there()
                    after = kept()
            server.should_exit = True
            await serving
        return before, after

    gc.collect()
    gc.disable()
    try:
        before, after = asyncio.run(run())
        assert before.count("LiveLine") == 1
        assert sorted(after) == sorted(before)
    finally:
        gc.enable()
