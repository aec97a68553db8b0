"""People for the tests: a browser with its cookie, and its live line to a table."""

import itertools
import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from bosquet.core.patch import patched

WAIT = 15  # seconds; only a failing test waits that long

Message = dict[str, Any]


def follow(before: Message, position: Message) -> None:
    """Fill in the view, where only what has changed was sent."""
    if "view" in position and position["view"] is None:
        position["view"] = before["view"]
        for patch in [*(scene["patch"] for scene in position["scenes"]), position["patch"]]:
            position["view"] = patched(position["view"], patch)


class Line:
    """A live connection. Everything that came is kept, for eyes that look for secrets."""

    def __init__(
        self, address: str, table: str, cookie: str | None, origin: str | None, **headers: str
    ) -> None:
        if cookie:
            headers["Cookie"] = cookie
        where = f"{address.replace('http', 'ws', 1)}/live/{table}"
        self.closing = ExitStack()
        self.socket = self.closing.enter_context(
            connect(
                where, origin=Origin(origin) if origin else None, additional_headers=headers, close_timeout=1
            )
        )
        self.raw: list[str] = []
        self.heard: list[Message] = []  # the same, each position with all of its view
        self.table: Message = {}
        self.position: Message = {}
        self.log: list[Message] = []
        self.tickets = itertools.count(1)

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def next(self) -> Message:
        text = self.socket.recv(WAIT)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        assert message["seq"] == len(self.raw)
        if message["type"] == "table":
            self.table = message
        if message["type"] == "position" and not message["replayed"]:
            follow(self.position, message)
            self.position = message
            first = message["since"] + 1 if message["since"] else 0
            kept = [line for line in self.log if first <= line["move"] < message["kept"]]
            self.log = kept + message["news"]
            assert [line["move"] for line in self.log] == list(range(first, message["moves"] + 1))
        return message

    def until(self, wanted: str | Callable[[Message], bool]) -> Message:
        while True:
            message = self.next()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def ask(self, type: str, answer: str, **fields: Any) -> Message:
        """Send, and wait for an answer of this type."""
        self.send(type, **fields)
        return self.until(answer)

    def sit(self, seat: int, **fields: Any) -> None:
        """Take a free seat."""
        self.send("sit", seat=seat, **fields)
        self.until(lambda message: message["type"] == "table" and message["seats"][seat]["yours"])

    def my_turn(self) -> list[str]:
        """Wait until this line is asked; the names of the legal answers. Empty: the game is over."""
        while not (self.position and self.position["decisions"]):
            if self.table.get("status") == "over" and self.position.get("view", {}).get("ranks"):
                return []
            self.next()
        return [option["name"] for option in self.position["decisions"][0]["options"]]

    def play(self, action: str, **changes: Any) -> Message:
        """The house's answer to a move: accepted or refused. The new position has come by then."""
        move = {
            "seat": self.position["face"],
            "step": self.position["step"],
            "path": [action],
            "ticket": f"t{next(self.tickets)}",
            **changes,
        }
        self.send("play", **move)
        return self.until(lambda message: message.get("ticket") == move["ticket"])

    def attempt(self, *path: str, **changes: Any) -> Message:
        """The house's answer to a path that is only tried."""
        wish = {
            "seat": self.position["face"],
            "step": self.position["step"],
            "path": list(path),
            "ticket": f"t{next(self.tickets)}",
            **changes,
        }
        self.send("try", **wish)
        return self.until(lambda message: message.get("ticket") == wish["ticket"])

    def play_on(self, moves: int | None = None) -> None:
        """Play the first legal answer, so often or to the end."""
        for _ in itertools.count() if moves is None else range(moves):
            options = self.my_turn()
            if not options:
                return
            answer = self.play(options[0])
            # The house may have given the only answer at the same moment.
            assert answer["type"] == "accepted" or answer["reason"]["key"] == "refuse.stale", answer

    def refused(self, type: str, **fields: Any) -> str:
        """The key of the refusal that this message gets."""
        key: str = self.ask(type, "refused", **fields)["reason"]["key"]
        return key

    def take_back(self, **changes: Any) -> Message:
        """The house's answer to a take-back."""
        back = {
            "seat": self.position["face"],
            "step": self.position["step"],
            "ticket": f"t{next(self.tickets)}",
            **changes,
        }
        self.send("take_back", **back)
        return self.until(lambda message: message.get("ticket") == back["ticket"])

    def closed(self) -> int:
        """The code with which the house ends the connection."""
        try:
            while True:
                self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def close(self) -> None:
        self.closing.close()


class Person:
    """A browser: it has a cookie from the first page on."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"Origin": address}, timeout=WAIT)
        self.id: str = self.http.get("/api/me").json()["id"]
        if name:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200
        self.lines: list[Line] = []

    @property
    def cookie(self) -> str:
        return f"bosquet_guest={self.http.cookies['bosquet_guest']}"

    def open(
        self, *seats: str | dict[str, Any], start: bool = True, game: str = "eternity", **options: Any
    ) -> str:
        """A new table; seats by kind, a bot by its level."""
        body = {
            "game": game,
            "seats": [_wish(seat) for seat in seats],
            "options": options,
            "start": start,
        }
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["id"]
        return id

    def join(self, table: str) -> Line:
        """Connect; table and position have come."""
        line = Line(self.address, table, self.cookie, self.address)
        self.lines.append(line)
        line.until("table")
        if line.table["status"] != "waiting":
            line.until("position")
        return line

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.http.close()


def _wish(seat: str | dict[str, Any]) -> dict[str, Any]:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("me", "here", "link") else {"kind": "bot", "level": seat}


def sit_together(people: list[Person], game: str, **options: Any) -> list[Line]:
    """Everybody's line at a new table that has started; the first is the host."""
    table = people[0].open("me", *["link"] * (len(people) - 1), game=game, **options)
    lines = [person.join(table) for person in people]
    for seat, line in enumerate(lines[1:], start=1):
        line.sit(seat)
    lines[0].send("start")
    for line in lines:
        line.until("position")
    return lines


def settle(lines: list[Line]) -> None:
    """Read on until all lines have seen the same step."""
    while len({line.position["step"] for line in lines}) > 1:
        newest = max(line.position["step"] for line in lines)
        for line in lines:
            while line.position["step"] < newest:
                line.until("position")


def play_together(lines: list[Line], moves: int | None = None) -> None:
    """All seats are people: whoever is asked gives the last legal answer, so often or to the end.

    The last card of a hand is laid by the house where there is no choice.
    """
    for _ in itertools.count() if moves is None else range(moves):
        settle(lines)
        asked = [line for line in lines if line.position["decisions"]]
        if not asked:
            return
        options = asked[0].position["decisions"][0]["options"]
        if len(options) == 1 and len(asked[0].position["view"]["hand"]) == 1:
            asked[0].until("position")
        else:
            assert asked[0].play(options[-1]["name"])["type"] == "accepted"
    settle(lines)
