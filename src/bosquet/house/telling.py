"""Metrics on a listener of their own, in the house's event loop: not to be reached by the public port."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncGenerator, Generator
from functools import partial
from typing import Any, Final, cast

import uvicorn
from prometheus_client import CollectorRegistry, ProcessCollector, make_asgi_app

from bosquet.house.house import House
from bosquet.house.listening import Hall, Visitor
from bosquet.house.metrics import HouseCollector
from bosquet.house.pulse import Pulse

READERS: Final = 16  # connections to the metrics at once
TEXT: Final = (b"content-type", b"text/plain; charset=utf-8")


class Reader(uvicorn.Server):
    """Beside the house's own server, which alone hears when it is told to stop."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


@contextlib.asynccontextmanager
async def told(house: House, hall: Hall, listener: socket.socket) -> AsyncGenerator[None, None]:
    """As long as this lasts, whoever reaches the listener may read `/metrics`."""
    pulse, registry = Pulse(), CollectorRegistry()
    registry.register(HouseCollector(house, hall, pulse))
    ProcessCollector(registry=registry)
    config = uvicorn.Config(
        cast(Any, _only_metrics(make_asgi_app(registry))),
        http=cast(Any, partial(Visitor, hall=Hall(READERS))),
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    server = Reader(config)
    beating, serving = asyncio.create_task(pulse.run()), asyncio.create_task(server.serve([listener]))
    try:
        yield
    finally:
        server.should_exit = True
        beating.cancel()
        await asyncio.gather(beating, serving, return_exceptions=True)


def _only_metrics(metrics: Any) -> Any:
    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if (scope["method"], scope["path"]) == ("GET", "/metrics"):
            await metrics(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": 404, "headers": [TEXT]})
        await send({"type": "http.response.body", "body": b"Only GET /metrics is answered here.\n"})

    return answer
