"""The door: every request passes here. Who is it, and may it come from where it comes from?"""

from typing import Any, cast

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bosquet.house.guests import COOKIE, YEAR, Signer, new_guest
from bosquet.house.messages import Guest, Problem, Words
from bosquet.house.network import is_loopback

SAFE = ("GET", "HEAD", "OPTIONS")

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
    """ASGI middleware. The guest stands in the connection's state; a new one goes out as a cookie."""

    def __init__(self, app: ASGIApp, signer: Signer, origins: tuple[str, ...]) -> None:
        self.app = app
        self.signer = signer
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        changes = kind == "websocket" or scope["method"] not in SAFE  # type: ignore[typeddict-item]
        if changes and not self._welcome(headers):
            await _turn_away(kind, send)
            return
        known = self.signer.read(_cookie(headers.get(b"cookie", "")))
        state: dict[str, Any] = scope.setdefault("state", {})
        state["guest"] = known or new_guest()

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", []), *self._headers(scope, known)]
            await send(message)

        if kind == "http" and scope["method"] == "HEAD":  # type: ignore[typeddict-item]
            # the same headers as GET has; the server leaves the body out
            scope = cast(Scope, {**scope, "method": "GET"})
        await self.app(scope, receive, answer)

    def _welcome(self, headers: dict[bytes, str]) -> bool:
        """A browser always says which page a change comes from: it must be one of ours."""
        origin = headers.get(b"origin", "")
        page = origin.partition("://")[2]
        return origin in self.origins or (bool(page) and page == headers.get(b"host"))

    def _headers(self, scope: Scope, known: Guest | None) -> list[tuple[bytes, bytes]]:
        headers = dict(HEADERS)
        if not _trusted(scope):
            del headers["cross-origin-opener-policy"]
        if scope["path"].startswith("/api/"):
            headers["cache-control"] = "no-store"
        guest: Guest = scope["state"]["guest"]
        shared = scope["path"].startswith("/assets/")  # others may keep a copy: nobody's cookie belongs on it
        if guest != known and not shared:
            secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
            rules = f"Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
            headers["set-cookie"] = f"{COOKIE}={self.signer.sign(guest)}; {rules}"
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


async def _turn_away(kind: str, send: Send) -> None:
    if kind == "websocket":
        await send({"type": "websocket.close", "code": 4003, "reason": "wrong origin"})
        return
    body = msgspec.json.encode(Problem(Words("refuse.wrong_origin")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
