"""A cookie that was taken back is nobody's, however late whatever it began comes to its end."""

import asyncio
import hmac
import json
import socket
import sqlite3
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

from bosquet.house.app import create_app
from bosquet.house.listening import Hall, LiveLine, Visitor
from bosquet.house.settings import Settings
from bosquet.house.storage.database import bring_to, connect, open_database
from tests.house.people import Person
from tests.house.process import House, small_site

Visit = Callable[..., Person]
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


class HeldBack:
    """A request whose last byte waits."""

    def __init__(self, person: Person, method: str, path: str, body: bytes) -> None:
        host = person.address.removeprefix("http://")
        name, _, port = host.partition(":")
        self.body = body
        self.socket = socket.create_connection((name, int(port)), timeout=15)
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {person.address}\r\n"
        head += f"Cookie: {person.cookie}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        self.socket.sendall(head.encode() + body[:-1])

    def let_go(self) -> str:
        self.socket.sendall(self.body[-1:])
        with self.socket, self.socket.makefile("rb") as answer:
            return answer.read().decode()


def cookie_in(answer: str) -> str:
    lines = [line for line in answer.splitlines() if line.lower().startswith("set-cookie:")]
    return lines[0].partition(":")[2].partition(";")[0].strip() if lines else ""


def whose(address: str, cookie: str) -> str:
    id: str = httpx.get(f"{address}/api/me", headers={"Cookie": cookie}).json()["id"]
    return id


@pytest.mark.parametrize("ending", ["POST /api/me/revoke", "DELETE /api/me"])
def test_a_held_back_request_is_answered_with_no_cookie(house: House, visit: Visit, ending: str) -> None:
    ann = visit("Ann")
    held = HeldBack(ann, "PUT", "/api/me", b'{"name": "Eve"}')
    table = HeldBack(ann, "POST", "/api/tables", b'{"game": "eternity", "seats": [{"kind": "me"}] }')
    method, _, path = ending.partition(" ")
    ann.http.get("/healthz")  # those that are held back stand in the house by now
    assert ann.http.request(method, path).status_code == 200
    for answer in (held.let_go(), table.let_go()):
        assert whose(house.address, cookie_in(answer)) != ann.id
        assert answer.startswith("HTTP/1.1 403")
        assert "refuse.signed_out" in answer


# --- in one process, where nothing is left to luck ---------------------------------------------------------


class Browser:
    """A cookie jar, and lines to tables."""

    def __init__(self, app: Any) -> None:
        self.app = app
        transport = httpx.ASGITransport(app)
        self.http = httpx.AsyncClient(
            transport=transport, base_url="http://localhost", headers={"Origin": "http://localhost"}
        )

    async def id(self) -> str:
        id: str = (await self.http.get("/api/me")).json()["id"]
        return id

    @property
    def cookie(self) -> str:
        return f"bosquet_guest={self.http.cookies['bosquet_guest']}"

    @asynccontextmanager
    async def line(self, table: str) -> AsyncGenerator[tuple[ClientProtocol, socket.socket], None]:
        ours, theirs = socket.socketpair()
        loop = asyncio.get_running_loop()
        config = uvicorn.Config(self.app, ws=LiveLine, ws_ping_interval=None, log_config=None, lifespan="off")
        config.load()
        state = ServerState()
        _, visitor = await loop.connect_accepted_socket(
            lambda: Visitor(config, state, {}, loop, hall=Hall(10)), ours
        )
        theirs.setblocking(False)
        protocol = ClientProtocol(
            parse_uri(f"ws://localhost/live/{table}"), origin=Origin("http://localhost"), max_size=None
        )
        request = protocol.connect()
        request.headers["Cookie"] = self.cookie
        protocol.send_request(request)
        await loop.sock_sendall(theirs, b"".join(protocol.data_to_send()))
        try:
            yield protocol, theirs
        finally:
            visitor.transport.abort()
            await asyncio.gather(*state.tasks, return_exceptions=True)
            theirs.close()


async def hear(protocol: ClientProtocol, end: socket.socket) -> list[dict[str, Any]]:
    data = await asyncio.get_running_loop().sock_recv(end, 1 << 16)
    if data:
        protocol.receive_data(data)
    else:
        protocol.receive_eof()
    events = [event for event in protocol.events_received() if isinstance(event, Frame)]
    return [json.loads(bytes(event.data)) for event in events if bytes(event.data)[:1] == b"{"]


def in_a_house(folder: Path, test: Callable[[Browser], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(folder, site=small_site(folder / "site"))
        app = create_app(settings, open_database(settings.url))
        litestar: Any = app.app
        async with litestar.lifespan(), asyncio.timeout(15):
            await test(Browser(app))

    asyncio.run(run())


def test_a_line_enters_as_who_it_is_then(tmp_path: Path) -> None:
    """Of 1,309 lines that were opened while their cookie was taken back, 13 stayed."""

    async def test(ann: Browser) -> None:
        await ann.id()
        seats = [{"kind": "me"}, {"kind": "here"}]
        wish = {"game": "eternity", "seats": seats, "options": {}, "start": True}
        table = (await ann.http.post("/api/tables", json=wish)).json()["id"]
        house = ann.app.app.state["house"]
        room = house.rooms.pop(table)
        opened: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        house.opening[table] = opened  # it is being read from disk
        async with ann.line(table) as (protocol, end):
            while protocol.state is State.CONNECTING:
                await hear(protocol, end)
            for _ in range(20):
                await asyncio.sleep(0)
            assert (await ann.http.post("/api/me/revoke")).status_code == 200
            house.rooms[table] = room
            opened.set_result(room)
            heard: list[dict[str, Any]] = []
            while protocol.state is State.OPEN and len(heard) < 2:
                heard += await hear(protocol, end)
            assert not any(seat["yours"] for message in heard for seat in message.get("seats", []))
            assert protocol.close_rcvd is not None
            assert protocol.close_rcvd.code == 1012

    in_a_house(tmp_path, test)


def test_no_clock_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set back by a minute it made the owner's own cookie void; set ahead, it let a thief's live on."""
    now = time.time()

    async def test(ann: Browser) -> None:
        id = await ann.id()
        monkeypatch.setattr(time, "time", lambda: now + 60)
        await ann.http.put("/api/me", json={"name": "Ann"})
        thief = Browser(ann.app)
        thief.http.cookies.update(ann.http.cookies)
        assert await thief.id() == id
        monkeypatch.setattr(time, "time", lambda: now)
        await ann.http.post("/api/me/revoke")
        assert await thief.id() != id
        monkeypatch.setattr(time, "time", lambda: now - 60)
        await ann.http.put("/api/me", json={"name": "Anna"})
        assert await ann.id() == id

    in_a_house(tmp_path, test)


def test_of_two_who_revoke_each_other_one_stays(tmp_path: Path) -> None:
    async def test(ann: Browser) -> None:
        id = await ann.id()
        thief = Browser(ann.app)
        thief.http.cookies.update(ann.http.cookies)
        answers = await asyncio.gather(ann.http.post("/api/me/revoke"), thief.http.post("/api/me/revoke"))
        assert sorted(answer.status_code for answer in answers) == [200, 403]
        assert [await ann.id(), await thief.id()].count(id) == 1

    in_a_house(tmp_path, test)


def old_cookie(key: bytes, *signed: object) -> str:
    """As houses signed it that judged cookies by time."""
    body = json.dumps(signed).encode()
    parts = (body, hmac.digest(key, body, sha256))
    return "bosquet_guest=" + ".".join(urlsafe_b64encode(part).rstrip(b"=").decode() for part in parts)


def test_cookies_of_older_houses_go_on(tmp_path: Path) -> None:
    """Those of guests who never revoked count until they do; of the others, those that were signed since."""
    house = House(tmp_path, "--beat", "0")
    house.stop()
    settings = Settings(tmp_path)
    assert settings.file is not None
    settings.file.unlink()
    engine = connect(settings.url)
    with engine.begin() as connection:
        bring_to(connection, "0006")
    engine.dispose()
    with sqlite3.connect(tmp_path / "bosquet.db") as database:
        database.execute("INSERT INTO revoked (guest, before) VALUES ('bob', 1000.5)")
    database.close()
    key = (tmp_path / "house.key").read_bytes()
    house.start()
    first = old_cookie(key, "ann", "Ann")
    later = old_cookie(key, "ann", "Ann", 900.5)
    assert whose(house.address, first) == whose(house.address, later) == "ann"
    assert whose(house.address, old_cookie(key, "bob", "Bob", 999.5)) != "bob"
    assert whose(house.address, old_cookie(key, "bob", "Bob", 1001.5)) == "bob"
    headers = {"Cookie": later, "Origin": house.address}
    answer = httpx.post(f"{house.address}/api/me/revoke", headers=headers)
    assert whose(house.address, f"bosquet_guest={answer.cookies['bosquet_guest']}") == "ann"
    assert "ann" not in (whose(house.address, first), whose(house.address, later))
    house.stop()
