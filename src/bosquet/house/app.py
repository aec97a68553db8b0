"""The web application: the door in front, the routes, and the house behind."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import Scope
from sqlalchemy import Engine

from bosquet import Refusal
from bosquet.house import api
from bosquet.house.door import Door, address_of
from bosquet.house.guests import Signed, Signer, house_key
from bosquet.house.house import House
from bosquet.house.keeper import keepers_line
from bosquet.house.live import live
from bosquet.house.luck import Luck
from bosquet.house.messages import Guest, Problem, Words
from bosquet.house.settings import Settings
from bosquet.house.site import Site
from bosquet.house.storage.archive import Archive
from bosquet.house.tally import Tally

log = logging.getLogger("bosquet.house")

STATUS = {
    "refuse.no_table": 404,
    "refuse.not_over": 409,
    "refuse.not_started": 409,
    "refuse.newer_table": 409,
    "refuse.too_many_tables": 429,
    "refuse.too_fast": 429,
    "refuse.not_saved": 503,
    "refuse.closing": 503,
    "refuse.bad_link": 403,
    "refuse.signed_out": 403,
    "refuse.broken": 503,
    "refuse.broken_table": 500,
}
KEYS = {404: "refuse.no_such_page", 413: "refuse.too_big"}


Beside = Callable[[House], AbstractAsyncContextManager[None]]


def create_app(
    settings: Settings, engine: Engine, luck: Luck | None = None, beside: Beside | None = None
) -> Door:
    """The house as an application. `beside` is what goes on as long as it is open."""
    tally = Tally()
    site = Site(settings.site)
    revoked = Archive(engine).revoked()
    signer = Signer(house_key(settings.data), revoked)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncGenerator[None, None]:
        house = app.state["house"] = House(settings, engine, luck, revoked, tally)
        try:
            async with keepers_line(house), beside(house) if beside else nullcontext():
                yield
        finally:
            await house.close()
            await asyncio.to_thread(engine.dispose)

    @get(["/", "/{path:path}"])
    async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
        return site.answer(request, path)

    @get(["/api/{path:path}", "/metrics"])  # these have a listener of their own, if any
    async def nothing(path: str = "") -> None:
        raise HTTPException(status_code=404, detail=path)

    app = Litestar(
        route_handlers=[*api.routes, nothing, page, live],
        lifespan=[open_house],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "signed": Provide(_signed, sync_to_thread=False),
            "guest": Provide(_guest, sync_to_thread=False),
            "address": Provide(address_of, sync_to_thread=False),
            "signer": Provide(lambda: signer, sync_to_thread=False),
        },
        exception_handlers={Refusal: _refused, HTTPException: _failed, Exception: _broke},
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=None,
        logging_config=None,
    )
    return Door(app, signer, settings.origins, settings.limits, tally)


def _house(state: State) -> House:
    house: House = state["house"]
    return house


def _signed(scope: Scope) -> Signed:
    signed: Signed = scope["state"]["signed"]
    return signed


def _guest(scope: Scope) -> Guest:
    return _signed(scope).guest


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    _house(request.app.state).tally.refused(refusal)
    return _problem(STATUS.get(refusal.key, 400), Words(refusal.key, refusal.details))


def _failed(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    return _problem(error.status_code, Words(KEYS.get(error.status_code, "refuse.bad_message")))


def _broke(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem(500, Words("refuse.broken"))


def _problem(status: int, reason: Words) -> Response[Problem]:
    return Response(Problem(reason), status_code=status)
