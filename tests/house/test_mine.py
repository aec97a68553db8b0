"""What is a guest's own: in one file, gone for good, or found again in another browser by a link."""

from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import text

from bosquet.house.storage.database import connect
from tests.house.people import Person, play_together, sit_together
from tests.house.process import House

OpenHouse = Callable[..., House]
VisitAt = Callable[..., Person]
Visit = Callable[..., Person]


def everything_in(url: str) -> str:
    """Every row of every table, as text."""
    engine = connect(url)
    with engine.connect() as connection:
        names = ("tables", "seats", "moves", "hidden", "revoked")
        rows = [str(row) for name in names for row in connection.execute(text(f"SELECT * FROM {name}"))]
    engine.dispose()
    return "\n".join(rows)


def test_a_guest_downloads_what_is_theirs(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    lines = sit_together([ann, ben], "eternity")
    play_together(lines)
    running = ann.open("me", "seedling")
    ann.http.put(f"/api/tables/{running}/hidden", json={"hidden": True})
    answer = ann.http.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["guest"] == {"id": ann.id, "name": "Ann", "revoked": 0}
    mine = {table["table"]: table for table in data["tables"]}
    assert set(mine) == {running, lines[0].table["id"]}
    assert mine[running]["hidden"] is True
    assert mine[running]["record"] is None
    over = mine[lines[0].table["id"]]
    assert over["record"] == ann.http.get(f"/api/tables/{over['table']}/record").json()
    assert [seat["yours"] for seat in over["seats"]] == [True, False]
    assert ben.id not in answer.text  # an id is no secret, yet it is Ben's


def test_downloads_have_a_limit(visit: Visit) -> None:
    ann = visit()
    answers = [ann.http.get("/api/me/data").status_code for _ in range(11)]
    assert answers == [200] * 10 + [429]


def test_a_guest_is_forgotten(open_house: OpenHouse, visit_at: VisitAt, database: str) -> None:
    house = open_house("--beat", "0", "--database", database)
    ann, ben = visit_at(house, "Annabelle"), visit_at(house, "Ben")
    finished = sit_together([ann, ben], "eternity")
    play_together(finished)
    running = sit_together([ann, ben], "eternity")
    waiting = ann.open("me", "link", "link", start=False)
    alone = ann.open("me", "link", start=False)
    friend = ben.join(waiting)
    friend.sit(1)
    ann.http.put(f"/api/tables/{alone}/hidden", json={"hidden": True})
    old, link = ann.cookie, ann.http.post("/api/me/link").json()["link"]
    id, over, goes_on = ann.id, finished[0].table["id"], running[0].table["id"]
    record = ben.http.get(f"/api/tables/{over}/record").json()
    assert id in everything_in(database)

    assert ann.http.delete("/api/me").json()["id"] != id
    assert running[0].closed() == 1012
    kept = everything_in(database)
    assert id not in kept
    assert "Annabelle" not in kept
    for _ in range(2):
        assert httpx.get(f"{house.address}/api/me", headers={"Cookie": old}).json()["id"] != id
        token = {"token": link.partition("#")[2]}
        assert ben.http.post("/api/me/become", json=token).status_code == 403
        now = ben.http.get(f"/api/tables/{over}/record").json()
        assert now == {**record, "names": [None, "Ben"]}
        assert ben.http.get(f"/api/tables/{over}/proof").json()["fault"] is None
        line = ben.join(goes_on)
        assert line.table["seats"][0] | {"bot_from": None} == {
            **line.table["seats"][0],
            "kind": "bot",
            "name": None,
            "absence": "gave_up",
            "yours": False,
        }
        line.my_turn()  # a bot has played
        room = ben.join(waiting)
        assert (room.table["host"], room.table["seats"][0]["free"]) == (True, True)
        assert ben.join(alone).table["status"] == "stopped"
        line.close()
        house.stop()
        house.start()


def test_a_link_makes_another_browser_the_same_guest(visit: Visit, house: House) -> None:
    ann, other = visit("Ann"), visit("Zoe")
    table = ann.open("me", "seedling")
    made = ann.http.post("/api/me/link").json()
    address, _, token = made["link"].partition("#")
    assert address == f"{house.address}/me"
    assert made["qr"].startswith("<svg ")
    assert other.http.post("/api/me/link/whose", json={"token": token}).json() == {
        "id": ann.id,
        "name": "Ann",
    }
    assert other.http.get("/api/me").json()["id"] == other.id  # asking changes nothing
    assert other.http.post("/api/me/become", json={"token": token}).json()["id"] == ann.id
    assert other.http.get("/api/me").json() == {"id": ann.id, "name": "Ann"}
    assert other.join(table).table["seats"][0]["yours"]
    assert ann.join(table).table["seats"][0]["yours"]
    ann.http.post("/api/me/revoke")
    third = visit()
    refused = third.http.post("/api/me/become", json={"token": token})
    assert (refused.status_code, refused.json()["reason"]["key"]) == (403, "refuse.bad_link")
    assert other.http.get("/api/me").json()["id"] != ann.id


@pytest.mark.parametrize("harm", [lambda t: t[:-2], lambda t: "x" + t, lambda t: "", lambda t: t.upper()])
def test_a_link_cannot_be_made_up(visit: Visit, harm: Callable[[str], str]) -> None:
    ann, thief = visit("Ann"), visit()
    token = ann.http.post("/api/me/link").json()["link"].partition("#")[2]
    assert thief.http.post("/api/me/become", json={"token": harm(token)}).status_code == 403
    assert thief.http.get("/api/me").json()["id"] == thief.id


def test_a_cookie_is_no_link_and_a_link_no_cookie(visit: Visit, house: House) -> None:
    ann, thief = visit("Ann"), visit()
    cookie = ann.cookie.partition("=")[2]
    token = ann.http.post("/api/me/link").json()["link"].partition("#")[2]
    assert thief.http.post("/api/me/become", json={"token": cookie}).status_code == 403
    as_cookie = {"Cookie": f"bosquet_guest={token}"}
    assert httpx.get(f"{house.address}/api/me", headers=as_cookie).json()["id"] != ann.id


def test_other_pages_cannot_ask_for_a_link(visit: Visit) -> None:
    ann = visit("Ann")
    elsewhere = {"Origin": "https://elsewhere.example"}
    assert ann.http.post("/api/me/link", headers=elsewhere).status_code == 403
    assert ann.http.delete("/api/me", headers=elsewhere).status_code == 403
    assert ann.http.get("/api/me").json()["id"] == ann.id
