"""What the house does not let pass. Nothing is changed by what is refused."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.house.people import Line, Person, settle, sit_together
from tests.house.process import House

Visit = Callable[..., Person]


@pytest.fixture
def pair(visit: Visit) -> tuple[Line, Line]:
    """Two people in play: the one who is to move, and the other."""
    lines = sit_together([visit("Ann"), visit("Bob")], "eternity")
    first = lines[0].position["actors"][0]
    return lines[first], lines[1 - first]


def same(before: dict[str, Any], after: dict[str, Any]) -> bool:
    return all(before[part] == after[part] for part in ("step", "moves", "view", "actors"))


def test_somebody_elses_seat(pair: tuple[Line, Line], visit: Visit) -> None:
    mover, other = pair
    action = mover.my_turn()[0]
    seat = mover.position["face"]
    answer = other.play(action, seat=seat)
    assert answer["reason"]["key"] == "refuse.not_your_seat"
    stranger = visit().join(mover.table["id"])
    assert stranger.play(action, seat=seat)["reason"]["key"] == "refuse.not_your_seat"
    assert stranger.refused("face", seat=seat) == "refuse.not_your_seat"
    assert stranger.refused("why", seat=seat, action=action) == "refuse.not_your_seat"
    assert stranger.refused("stand", seat=seat) == "refuse.not_your_seat"
    assert stranger.refused("take_back", seat=seat, step=0, ticket="x") == "refuse.not_your_seat"
    assert same(mover.position, mover.ask("sync", "position"))


def test_an_illegal_move_says_why(pair: tuple[Line, Line]) -> None:
    mover, other = pair
    before = mover.position
    held = other.position["view"]["hand"][0]
    assert mover.play(f"play {held}")["reason"]["key"] == "refuse.not_in_hand"
    mine = before["view"]["hand"][0]
    refused = mover.play(f"pledge {mine}")
    assert (refused["reason"]["key"], refused["clause"]) == ("refuse.leader_pledge", "ETE-4.1")
    assert mover.play("dance")["reason"]["key"] == "refuse.unknown_action"
    assert other.play(f"play {held}")["reason"]["key"] == "refuse.not_your_turn"
    why = mover.ask("why", "reason", seat=before["face"], action=f"pledge {mine}")
    assert (why["reason"]["key"], why["clause"]) == ("refuse.leader_pledge", "ETE-4.1")
    assert mover.ask("why", "reason", seat=before["face"], action=f"play {mine}")["reason"] is None
    assert same(before, mover.ask("sync", "position"))


def test_a_stale_step_gets_the_new_position(pair: tuple[Line, Line]) -> None:
    mover, other = pair
    action = mover.my_turn()[0]
    assert mover.play(action)["type"] == "accepted"
    settle([mover, other])
    reply = other.my_turn()[0]
    for step in (0, 99):
        assert other.play(reply, step=step)["reason"]["key"] == "refuse.stale"
        assert other.until("position")["step"] == 1
    assert other.play(reply)["type"] == "accepted"


def test_the_same_ticket_twice_is_one_move(pair: tuple[Line, Line]) -> None:
    mover, _ = pair
    action, step = mover.my_turn()[0], mover.position["step"]
    first = mover.play(action, ticket="click")
    second = mover.play(action, ticket="click", step=step)
    assert (first["type"], first["step"]) == (second["type"], second["step"]) == ("accepted", step)
    assert mover.ask("sync", "position")["moves"] == 1


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "no json",
        "[]",
        "null",
        '{"type":"fly"}',
        '{"seat":0}',
        '{"type":"start","now":true}',
        '{"type":"play","seat":0,"step":0,"path":["play sea-1"]}',
        '{"type":"play","seat":"0","step":0,"path":["play sea-1"],"ticket":"t"}',
        '{"type":"play","seat":true,"step":0,"path":["play sea-1"],"ticket":"t"}',
        '{"type":"play","seat":0,"step":-1,"path":["play sea-1"],"ticket":"t"}',
        '{"type":"play","seat":0,"step":0,"path":["play sea-1"],"ticket":"' + "t" * 41 + '"}',
        '{"type":"play","seat":0,"step":0,"path":["play sea-1"],"ticket":"t","forced":true}',
        '{"type":"play","seat":0,"step":0,"path":["play sea-1"],"ticket":"\\u0000"}',  # no text in PostgreSQL
        '{"type":"play","seat":0,"step":0,"path":["play sea-1"],"ticket":"é"}',
        '{"type":"sit","seat":99}',
        '{"type":"sit","seat":0,"name":""}',
        b"\x00\x01",
        "[" * 2000,
        '{"x":' + "[" * 1500 + "]" * 1500 + ',"type":"sync"}',
    ],
)
def test_bad_frames_are_refused(pair: tuple[Line, Line], frame: str | bytes) -> None:
    line = pair[0]
    before = line.position
    line.socket.send(frame)
    assert line.until("refused")["reason"]["key"] == "refuse.bad_message"
    assert same(before, line.ask("sync", "position"))


def test_a_frame_of_more_than_4_kib(pair: tuple[Line, Line]) -> None:
    line = pair[0]
    line.socket.send(json.dumps({"type": "sync", "x": "é" * 3000}, ensure_ascii=False))
    assert line.closed() == 1009


def test_too_many_messages_are_refused_and_then_the_line_is_cut(pair: tuple[Line, Line]) -> None:
    mover, other = pair
    for _ in range(400):
        try:
            mover.send("why", seat=mover.position["face"], action="dance")
        except Exception:
            break
    assert mover.closed() == 4008
    keys = [json.loads(text).get("reason", {}).get("key") for text in mover.raw]
    assert "refuse.too_fast" in keys
    assert other.until("table")["seats"][mover.position["face"]]["present"] is False


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[x", None])
def test_another_origin_may_not_connect_or_change_anything(
    visit: Visit, house: House, origin: str | None
) -> None:
    ann = visit("Ann")
    table = ann.open("me", "seedling")
    with pytest.raises(InvalidStatus) as refused:
        Line(house.address, table, ann.cookie, origin)
    assert refused.value.response.status_code == 403
    ann.http.headers.pop("origin")
    headers = {"Origin": origin} if origin else {}
    answer = ann.http.put("/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "refuse.wrong_origin")
    assert ann.http.get("/api/me").json()["name"] == "Ann"


def test_a_forged_cookie_is_somebody_new(visit: Visit, house: House) -> None:
    ann = visit("Ann")
    body, mark = ann.cookie.split("=", 1)[1].split(".")
    other = "A" if mark[0] != "A" else "B"
    for forged in (f"{body}.{other}{mark[1:]}", f"{body}", f"{body}x.{mark}", "a.b", ".", "é"):
        with httpx.Client(base_url=house.address) as http:
            answer = http.get("/api/me", headers={b"Cookie": f"bosquet_guest={forged}".encode()})
        assert answer.json()["id"] != ann.id
        assert "bosquet_guest=" in answer.headers["set-cookie"]
        for rule in ("HttpOnly", "SameSite=Lax", "Path=/"):
            assert rule in answer.headers["set-cookie"]


WISH: dict[str, Any] = {"game": "eternity", "seats": [{"kind": "me"}, {"kind": "bot", "level": "seedling"}]}


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "refuse.no_such_game"),
        ({"colour": "green"}, "refuse.bad_message"),
        ({"seats": []}, "refuse.bad_message"),
        ({"seats": [{"kind": "me"}] * 6}, "refuse.bad_seats"),
        ({"seats": [{"kind": "king"}, {"kind": "me"}]}, "refuse.bad_message"),
        ({"seats": [{"kind": "bot", "level": "god"}, {"kind": "me"}]}, "refuse.bad_message"),
        ({"seats": [{"kind": "me", "name": "x" * 25}, {"kind": "me"}]}, "refuse.bad_message"),
        ({"seats": [{"kind": "me", "name": "\u200b"}, {"kind": "me"}]}, "refuse.bad_name"),
        ({"options": {"target": -4}}, "refuse.bad_option"),
        ({"options": {"cheat": 1}}, "refuse.unknown_option"),
    ],
)
def test_a_bad_wish_for_a_table(visit: Visit, changes: dict[str, Any], key: str) -> None:
    ann = visit("Ann")
    answer = ann.http.post("/api/tables", json={**WISH, **changes})
    assert (answer.status_code, answer.json()["reason"]["key"]) == (400, key)
    assert ann.http.get("/api/house").json()["tables"] == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"no json",
        b'{"game":"\xff","seats":[{"kind":"me"},{"kind":"me"}]}',
        b'{"game":"eternity","seats":[{"kind":"me"},{"kind":"me"}],"options":{"target":%s}}' % (b"[" * 7000),
        b'{"game":"eternity","seats":[{"kind":"me"},{"kind":"me"}],"options":{"target":%s}}' % (b"9" * 7000),
    ],
)
def test_a_body_that_is_no_wish(visit: Visit, body: bytes) -> None:
    answer = visit().http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["reason"]["key"]) == (400, "refuse.bad_message")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u202eeve", "eve"),  # no turning of the text around it
        ("\x00 a \x07\n b ", "a b"),
        ("a" + "\u0332" * 20, "a\u0332\u0332"),  # no towers of accents
        ("\u3164", None),
        ("\u2800 \u200b", None),
        ("\u0301", None),
        ("\U0001d160" * 24, None),  # three times as long once it is written out
        ("Zoé", "Zoé"),
        ("Ze\u0301", "Zé"),
        ("ליאת", "ליאת"),
    ],
)
def test_names_that_people_can_read(visit: Visit, name: str, shown: str | None) -> None:
    person = visit("Ann")
    answer = person.http.put("/api/me", json={"name": name})
    assert answer.status_code == (200 if shown else 400)
    assert person.http.get("/api/me").json() == {"id": person.id, "name": shown or "Ann"}


def test_a_huge_body(visit: Visit) -> None:
    answer = visit().http.post("/api/tables", content=b" " * 17_000)
    assert (answer.status_code, answer.json()["reason"]["key"]) == (413, "refuse.too_big")


def test_too_many_tables(visit: Visit) -> None:
    ann = visit("Ann")
    codes = [ann.http.post("/api/tables", json=WISH).status_code for _ in range(61)]
    assert codes == [201] * 60 + [429]


def test_too_many_tables_at_once(house: House, visit: Visit) -> None:
    cookie, body = visit("Ann").cookie, WISH

    async def ask() -> list[int]:
        headers = {"Origin": house.address, "Cookie": cookie}
        async with httpx.AsyncClient(base_url=house.address, headers=headers, timeout=30) as http:
            answers = await asyncio.gather(*(http.post("/api/tables", json=body) for _ in range(70)))
        return [answer.status_code for answer in answers]

    assert sorted(asyncio.run(ask())) == [201] * 60 + [429] * 10


def test_no_such_table(visit: Visit, house: House) -> None:
    ann = visit()
    line = Line(house.address, "nowhere", ann.cookie, house.address)
    assert line.next()["reason"]["key"] == "refuse.no_table"
    assert line.closed() == 4004
    line.close()
    for path in ("record", "replay/0", "qr.svg"):
        answer = ann.http.get(f"/api/tables/nowhere/{path}")
        assert (answer.status_code, answer.json()["reason"]["key"]) == (404, "refuse.no_table")
