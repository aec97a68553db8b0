"""Whose cookie it is, for how long, and where it may be sent from."""

from collections.abc import Callable

import httpx

from tests.house.people import Line, Person
from tests.house.process import House

Visit = Callable[..., Person]


def test_a_guest_ends_all_cookies_but_one(open_house: Callable[..., House], visit_at: Visit) -> None:
    """Ann's cookie is on a phone that was stolen: it is nobody's from now on, also after a restart."""
    house = open_house("--beat", "0")
    ann = visit_at(house, "Ann")
    stolen, table = ann.cookie, ann.open("me", "seedling")
    thief = Line(house.address, table, stolen, house.address)
    assert thief.until("table")["seats"][0]["yours"]
    assert ann.http.post("/api/me/revoke").json() == {"id": ann.id, "name": "Ann"}
    assert ann.cookie != stolen
    assert thief.closed() == 1012
    thief.close()
    for _ in range(2):
        assert ann.http.get("/api/me").json()["id"] == ann.id
        assert httpx.get(f"{house.address}/api/me", headers={"Cookie": stolen}).json()["id"] != ann.id
        again = Line(house.address, table, stolen, house.address)
        assert not again.until("table")["seats"][0]["yours"]
        again.close()
        house.stop()
        house.start()
    assert ann.http.post("/api/me/revoke").status_code == 200  # a second time too
    assert ann.http.get("/api/me").json()["id"] == ann.id


def test_no_copy_of_a_page_with_a_cookie_is_kept_for_others(house: House) -> None:
    with httpx.Client(base_url=house.address) as stranger:
        page = stranger.get("/")
        assert "set-cookie" in page.headers
        assert page.headers["cache-control"] == "private, no-cache"
        assert stranger.get("/").headers["cache-control"] == "no-cache"
        assert stranger.get("/api/me").headers["cache-control"] == "private, no-store"
        assert "public" in stranger.get("/assets/app-1a2b3c.js").headers["cache-control"]


def test_refusals_have_the_same_headers_as_pages(house: House, visit: Visit) -> None:
    ann = visit("Ann")
    refusals = [
        ann.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": "https://elsewhere.example"}),
        ann.http.get("/api/nothing"),
        ann.http.post("/api/tables", content=b"{"),
    ]
    assert [answer.status_code for answer in refusals] == [403, 404, 400]
    for answer in refusals:
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_scheme_of_a_page_counts_too(house: House, visit: Visit) -> None:
    """A page that anybody on the way can change is not the one that came with TLS."""
    ann = visit("Ann")
    host = house.address.partition("://")[2]
    for proto, scheme, status in (
        ("https", "https", 200),
        ("https", "http", 403),
        ("http", "https", 403),
        ("http", "http", 200),
    ):
        headers = {"X-Forwarded-Proto": proto, "Origin": f"{scheme}://{host}"}
        assert ann.http.put("/api/me", json={"name": "Ann"}, headers=headers).status_code == status
