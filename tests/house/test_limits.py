"""How much the house lets one guest have, and all who come from one address."""

import asyncio
import itertools
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from bosquet import Refusal
from bosquet.house import ending
from bosquet.house.app import create_app
from bosquet.house.door import Door
from bosquet.house.guests import Signer
from bosquet.house.house import House as InnerHouse
from bosquet.house.limits import Budget, Crowd, Quota, household
from bosquet.house.messages import Guest, NewTable, SeatWish
from bosquet.house.settings import Limits, Settings
from bosquet.house.storage.database import open_database
from bosquet.house.tally import Tally
from tests.house.luck import FixedLuck
from tests.house.people import Line, Person
from tests.house.process import House

Visit = Callable[..., Person]


def turned_away(house: House, table: str, cookie: str | None = None) -> None:
    """The house says why, and ends the line."""
    line = Line(house.address, table, cookie, house.address)
    assert line.next()["reason"]["key"] == "refuse.too_many_connections"
    assert line.closed() == 4003
    line.close()


def test_one_guest_holds_forty_lines(house: House, visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("me", "seedling")
    for _ in range(40):
        ann.join(table)
    turned_away(house, table, ann.cookie)
    assert bob.join(table).table["id"] == table


def test_guests_without_a_cookie_share_their_address(
    open_house: Callable[..., House], visit_at: Visit
) -> None:
    """Each of them is somebody new, so that the limit for one guest does not hold them."""
    house = open_house("--connections-per-address", "5")
    ann = visit_at(house, "Ann")
    table = ann.open("me", "seedling", start=False)
    strangers = [Line(house.address, table, None, house.address) for _ in range(5)]
    for line in strangers:
        line.until("table")
    turned_away(house, table)
    turned_away(house, "nowhere")  # no table is even looked for
    turned_away(house, table, ann.cookie)
    proxied = Line(house.address, table, None, house.address, **{"X-Forwarded-For": "192.0.2.7"})
    assert proxied.until("table")["watchers"] == 6  # a proxy on this machine says for whom it asks
    proxied.close()
    strangers.pop().close()
    strangers[0].until(lambda message: message.get("watchers") == 6)  # what it heard while they came
    strangers[0].until(lambda message: message.get("watchers") == 4)  # two have gone
    assert ann.join(table).table["seats"][0]["yours"]
    for line in strangers:
        line.close()


def test_many_guests_of_one_address_share_its_tables(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(tmp_path, limits=Limits(tables_per_hour_address=2))
        house = InnerHouse(settings, open_database(settings.url), FixedLuck())
        wish = NewTable("eternity", [SeatWish("me"), SeatWish("link")])
        for name in ("ann", "bob"):
            await house.create(Guest(name, None), wish, "192.0.2.7")
        with pytest.raises(Refusal, match="too_many_tables"):
            await house.create(Guest("eve", None), wish, "192.0.2.7")
        await house.create(Guest("eve", None), wish, "192.0.2.8")
        await house.close()

    asyncio.run(run())


def test_another_game_counts_for_the_address_too(tmp_path: Path) -> None:
    """Else whoever brings a new cookie for each game opens as many tables as they like."""

    async def run() -> None:
        settings = Settings(tmp_path, beat=0, limits=Limits(tables_per_hour_address=2))
        house = InnerHouse(settings, open_database(settings.url), FixedLuck())
        ann = Guest("ann", "Ann")
        wish = NewTable("eternity", [SeatWish("me"), SeatWish("here")], {"target": 5}, start=True)
        over = await house.create(ann, wish, "192.0.2.7")
        await ending.wish_to_stop(over, ann, True)
        await over.rematch(ann, "192.0.2.7")
        with pytest.raises(Refusal, match="too_many_tables"):
            await house.create(Guest("eve", None), wish, "192.0.2.7")
        await house.close()
        house.archive.engine.dispose()

    asyncio.run(run())


def test_a_crowd_forgets_who_has_left() -> None:
    crowd = Crowd(2)
    with crowd.one_more("a") as first, crowd.one_more("a") as second, crowd.one_more("b") as other:
        assert (first, second, other) == (True, True, True)
        with crowd.one_more("a") as third:
            assert not third
    broken = crowd.one_more("a")
    assert broken.__enter__()
    assert not broken.__exit__(ConnectionError, ConnectionError(), None)
    assert not crowd.inside


def test_an_address_that_asks_without_end_is_slowed_down(tmp_path: Path) -> None:
    """It hears why, and nobody else notices; nothing behind the door is asked."""
    answered = []

    async def behind(scope: Any, receive: Any, send: Any) -> None:
        answered.append(scope["client"][0])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    limits = Limits(requests=5, requests_per_second=0.001)
    door: Any = Door(behind, Signer(b"grove" * 8, {}), (), limits, Tally())

    async def ask(address: str) -> httpx.Response:
        transport = httpx.ASGITransport(door, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return await http.get("/")

    async def run() -> None:
        answers = [await ask("192.0.2.7") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["reason"]["key"] == "refuse.too_fast"
        assert (await ask("192.0.2.8")).status_code == 200
        assert answered == ["192.0.2.7"] * 5 + ["192.0.2.8"]

    asyncio.run(run())


class Counted(OrderedDict[str, Any]):
    """It counts how many of its values anybody looks at."""

    looked = 0

    def values(self) -> Any:
        return map(self._count, super().values())

    def items(self) -> Any:
        return map(self._count, super().items())

    def _count(self, found: Any) -> Any:
        self.looked += 1
        return found


@pytest.mark.parametrize("quiet", [False, True])
def test_many_addresses_make_no_request_dear(quiet: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many keys are known, and whether or not they may be forgotten, one call looks at few."""
    clock = itertools.count(step=2.0 if quiet else 1e-6)
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    budget, quota = Budget(burst=1, per_second=1 / 3600), Quota(1, 3600)
    budget.buckets, quota.used = buckets, used = Counted(), Counted()
    for number in range(12_000):
        before = buckets.looked + used.looked
        assert budget.take(str(number))
        quota.take(str(number))
        assert buckets.looked + used.looked - before <= 4
    assert not quota.left("11999")
    assert budget.buckets is buckets
    kept = 2_000 if quiet else 12_000
    assert len(buckets) <= kept
    assert len(used) <= kept


def test_a_quota_forgets_those_who_are_quiet_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    quota, budget = Quota(2, 60), Budget(burst=2, per_second=1 / 30)
    for at, key in ((0.0, "ann"), (1.0, "bob"), (59.0, "ann"), (62.0, "eve")):
        now = at
        quota.take(key)
        assert budget.take(key)
    assert (list(quota.used), list(budget.buckets)) == (["ann", "eve"], ["ann", "eve"])
    quota.take("ann")
    assert not quota.left("ann")
    assert quota.left("bob")
    now = 122.0
    assert quota.left("ann")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2:ffff::9", "2001:0db8:0001:0002"),
        ("2001:db8:1:3::9", "2001:0db8:0001:0003"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_who_counts_as_one_address(address: str, counted: str) -> None:
    assert household(address) == counted


def test_moments_of_finished_games_are_limited_too(tmp_path: Path) -> None:
    """Each is played again for whoever asks: one guest may ask so often, and one address."""

    async def run() -> None:
        limits = Limits(reviews_per_minute=2, reviews_per_minute_address=3)
        engine = open_database(f"sqlite:///{tmp_path / 'bosquet.db'}")
        house = InnerHouse(Settings(tmp_path, limits=limits), engine)
        try:
            for guest, address, welcome in (
                ("ann", "here", True),
                ("ann", "here", True),
                ("ann", "here", False),
                ("bob", "here", True),
                ("eve", "here", False),
                ("eve", "there", True),
            ):
                if welcome:
                    house.review(Guest(guest, None), address)
                else:
                    with pytest.raises(Refusal, match="too_fast"):
                        house.review(Guest(guest, None), address)
        finally:
            await house.close()
            engine.dispose()

    asyncio.run(run())


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("what", ["replay/0", "story", "proof"])
def test_whoever_looks_back_too_often_hears_why(tmp_path: Path, what: str) -> None:
    async def run() -> list[httpx.Response]:
        settings = Settings(tmp_path, beat=0, limits=Limits(reviews_per_minute=2))
        app: Any = create_app(settings, open_database(settings.url), FixedLuck())
        async with app.app.lifespan():
            ann = Guest("ann", "Ann")
            wish = NewTable("eternity", [SeatWish("me"), SeatWish("here")], start=True)
            room = await app.app.state["house"].create(ann, wish, "here")
            await ending.wish_to_stop(room, ann, True)
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(app), base_url="http://localhost"
            ) as http:
                await http.get("/api/me")  # from now on they are one guest
                return [await http.get(f"/api/tables/{room.table.id}/{what}") for _ in range(3)]

    answers = asyncio.run(run())
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[-1].json()["reason"]["key"] == "refuse.too_fast"
