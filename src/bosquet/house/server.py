"""Serving a house on an address."""

import gc
import socket
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import Any, cast

import uvicorn

from bosquet.house.app import Beside, create_app
from bosquet.house.listening import Hall, LiveLine, Visitor, most_connections
from bosquet.house.logs import Form, start_logging
from bosquet.house.luck import Luck
from bosquet.house.network import EVERYWHERE, network_origin
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from bosquet.house.storage.folder import only_house

OPEN_TO_ALL = (
    "Everybody in this network reaches it too, at {}/\n"
    "They can set tables, sit down and watch; nothing else on this machine is served."
)


class NoMetrics(Exception):
    """The address for metrics is not to be had. Why, the cause says."""


class Announcing(uvicorn.Server):
    """Says where the house is and whom it is open to, once it really listens."""

    def __init__(
        self, config: uvicorn.Config, address: str, network: str | None, metrics: str | None
    ) -> None:
        super().__init__(config)
        self.address = address
        self.network = network
        self.metrics = metrics

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"The house is open: {self.address}", flush=True)
            if self.network:
                print(OPEN_TO_ALL.format(self.network), flush=True)
            if self.metrics:
                print(f"Metrics are at {self.metrics}metrics", flush=True)


def serve(
    settings: Settings,
    host: str,
    port: int,
    luck: Luck | None = None,
    metrics: tuple[str, int] | None = None,
    log: Form = "plain",
) -> None:
    """Run until told to stop. OSError: the address is not to be had; NoSite: there are no pages to show."""
    start_logging(log)
    with ExitStack() as held:
        listener = held.enter_context(_listen(host, port))
        reader = held.enter_context(_listen_for_metrics(*metrics)) if metrics else None
        held.enter_context(only_house(settings.data))
        if host in EVERYWHERE:
            settings = replace(settings, open_port=listener.getsockname()[1])
        hall = Hall(most_connections())
        beside = _metrics(hall, reader) if reader else None
        app: Any = create_app(settings, open_database(settings.url), luck, beside)
        config = uvicorn.Config(
            app,
            http=cast(Any, partial(Visitor, hall=hall)),
            ws=LiveLine,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=settings.limits.message_bytes,  # unpacked
            ws_ping_interval=settings.heartbeat,
            ws_ping_timeout=settings.heartbeat,
            timeout_graceful_shutdown=3,
        )
        _collect_seldom()
        shown = _address(reader, metrics[0]) if reader and metrics else None
        Announcing(config, _address(listener, host), network_origin(settings), shown).run([listener])


def _listen(host: str, port: int) -> socket.socket:
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)


def _listen_for_metrics(host: str, port: int) -> socket.socket:
    try:
        return _listen(host, port)
    except (OSError, OverflowError) as error:
        raise NoMetrics from error


def _metrics(hall: Hall, reader: socket.socket) -> Beside:
    from bosquet.house.telling import told  # only a house that tells them loads the library

    return lambda house: told(house, hall, reader)


def _collect_seldom() -> None:
    """Modules and pages stay for ever: the collector need not look at them again, and seldom at tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 10)


def _address(listener: socket.socket, host: str) -> str:
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"
