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


async def come_and_go(port: int) -> None:
    """To a table and to one that is not there, with a goodbye and without."""
    house = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=house, headers={"origin": house}) as browser:
        wish = {"game": "eternity", "seats": [{"kind": "me"}, {"kind": "here"}], "start": True}
        made = (await browser.post("/api/tables", json=wish)).raise_for_status().json()
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    headers = {"cookie": cookie, "origin": house}
    for table in (made["id"], "nowhere"):
        for polite in (True, False):
            line = await connect(f"ws://127.0.0.1:{port}/live/{table}", additional_headers=headers)
            await line.recv()
            if polite:
                await line.close()
            else:
                line.transport.abort()
                await line.wait_closed()


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_ended_lines_do_not_wait_for_the_collector(tmp_path: Path) -> None:
    async def run() -> list[str]:
        settings = Settings(tmp_path)
        app: Any = create_app(settings, open_database(settings.url), FixedLuck())
        visitor: Any = partial(Visitor, hall=Hall(100))
        config = uvicorn.Config(app, http=visitor, ws=LiveLine, log_config=None, access_log=False)
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listener:
            serving = asyncio.create_task(server.serve([listener]))
            async with asyncio.timeout(20):
                while not server.started:
                    await asyncio.sleep(0.01)
                await come_and_go(listener.getsockname()[1])
                while server.server_state.connections or server.server_state.tasks:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0)
            left = kept()
            server.should_exit = True
            await serving
        return left

    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(run()) == []
    finally:
        gc.enable()
