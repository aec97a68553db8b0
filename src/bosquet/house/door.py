"""The door: every request passes here. Who is it, and may it come from where it comes from?"""

import re
from collections.abc import Iterable
from typing import Any, Final, cast

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bosquet.house.guests import COOKIE, YEAR, Signed, Signer, new_guest
from bosquet.house.limits import Budget, household
from bosquet.house.messages import Problem, Words
from bosquet.house.network import is_loopback, knows_host
from bosquet.house.settings import Limits
from bosquet.house.tally import Tally

Header = tuple[bytes, bytes]

SAFE: Final = ("GET", "HEAD", "OPTIONS")
HOST: Final = re.compile(r"[\w.:\[\]%-]{1,260}", re.ASCII)  # the longest name there is, and a port

UNKNOWN: Final = """<!doctype html>
<meta charset="utf-8">
<title>Bosquet</title>
<p lang="en">This house does not know that it is called <b>{host}</b>. Whoever runs it can say so:
<code>bosquet serve --origin {origin}</code></p>
<p lang="fr">Cette maison ne sait pas qu’elle s’appelle <b>{host}</b>. Qui la tient peut le lui dire :
<code>bosquet serve --origin {origin}</code></p>
"""

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "img-src 'self' data:",
            "style-src 'self' 'unsafe-inline'",
            "font-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Door:
    """ASGI middleware. Who it is stands in the state as `signed`; a change of it goes out as a cookie."""

    def __init__(
        self, app: ASGIApp, signer: Signer, origins: tuple[str, ...], limits: Limits, tally: Tally
    ) -> None:
        self.app = app
        self.tally = tally
        self.signer = signer
        self.origins = origins
        self.budget = Budget(limits.requests, limits.requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        changes = kind == "websocket" or scope["method"] not in SAFE  # type: ignore[typeddict-item]
        if host and not HOST.fullmatch(host):
            await self._turn_away(kind, send, 400, "refuse.bad_message")
            return
        if host and scope["path"] != "/healthz" and not knows_host(host, self.origins):
            self.tally.turned_away("refuse.unknown_host")
            await _say_unknown(kind, send, str(scope["scheme"]), host)
            return
        if changes and not self._welcome(headers.get(b"origin", ""), str(scope["scheme"]), host):
            await self._turn_away(kind, send, 403, "refuse.wrong_origin")
            return
        if not self.budget.take(address_of(scope)):
            await self._turn_away(kind, send, 429, "refuse.too_fast")
            return
        known = self.signer.read(_cookie(headers.get(b"cookie", "")))
        state: dict[str, Any] = scope.setdefault("state", {})
        state["signed"] = known or new_guest()

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message["headers"] = self._headers(scope, known, message.get("headers", []))
            await send(message)

        if kind == "http" and scope["method"] == "HEAD":  # type: ignore[typeddict-item]
            # the same headers as GET has; the server leaves the body out
            scope = cast(Scope, {**scope, "method": "GET"})
        await self.app(scope, receive, answer)

    async def _turn_away(self, kind: str, send: Send, status: int, key: str) -> None:
        self.tally.turned_away(key)
        await _turn_away(kind, send, status, key)

    def _welcome(self, origin: str, scheme: str, host: str) -> bool:
        """A browser always says which page a change comes from: it must be one of ours."""
        own = f"{'https' if scheme in ('https', 'wss') else 'http'}://{host}"
        return origin in self.origins or (bool(host) and origin == own)

    def _headers(self, scope: Scope, known: Signed | None, said: Iterable[Header]) -> list[Header]:
        headers = dict(HEADERS)
        if not _trusted(scope):
            del headers["cross-origin-opener-policy"]
        if scope["path"].startswith("/api/"):
            headers["cache-control"] = "private, no-store"
        state: dict[str, Any] = scope["state"]
        shared = scope["path"].startswith("/assets/")  # others may keep a copy: nobody's cookie belongs on it
        signed: Signed = state["signed"]
        if signed != known and not shared and self.signer.stands(signed):
            secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
            rules = f"Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
            headers["set-cookie"] = f"{COOKIE}={self.signer.sign(signed)}; {rules}"
            headers.setdefault("cache-control", "private, no-cache")
        ours = _encoded(headers)
        names = {name for name, _ in ours}
        return [*((name, value) for name, value in said if name.lower() not in names), *ours]


def address_of(scope: Scope) -> str:
    """Whom limits take for one."""
    client = scope["client"]
    return household(client[0]) if client else ""


def _encoded(headers: dict[str, str]) -> list[Header]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def _trusted(scope: Scope) -> bool:
    """Whether browsers take this address for a safe one; they complain about some headers elsewhere."""
    if scope["scheme"] in ("https", "wss"):
        return True
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return is_loopback(host)


def _cookie(header: str) -> str | None:
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


async def _say_unknown(kind: str, send: Send, scheme: str, host: str) -> None:
    """Whoever runs the house reads this; `host` has only letters that mean nothing in a page."""
    if kind == "websocket":
        await send({"type": "websocket.close", "code": 4003, "reason": "refuse.unknown_host"})
        return
    origin = f"{'https' if scheme in ('https', 'wss') else 'http'}://{host}"
    body = UNKNOWN.format(host=host, origin=origin).encode()
    about = {
        "content-type": "text/html; charset=utf-8",
        "content-length": str(len(body)),
        "cache-control": "no-store",
    }
    await send({"type": "http.response.start", "status": 421, "headers": _encoded(HEADERS | about)})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _turn_away(kind: str, send: Send, status: int, key: str) -> None:
    if kind == "websocket":
        await send({"type": "websocket.close", "code": 4003, "reason": key})
        return
    body = msgspec.json.encode(Problem(Words(key)))
    about = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
    }
    headers = _encoded(HEADERS | about)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
