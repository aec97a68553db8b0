"""Metrics: true, on an address of their own, and never more of them however many people come."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families

import bosquet
from bosquet import Refusal
from bosquet.core.errors import IllegalAction
from bosquet.house.house import House as InnerHouse
from bosquet.house.listening import Hall
from bosquet.house.metrics import HouseCollector
from bosquet.house.pulse import Pulse
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from bosquet.house.tally import Spread, Tally
from tests.house.luck import FixedLuck
from tests.house.people import Person, play_together, sit_together
from tests.house.process import House
from tests.house.test_serving import serve

VisitAt = Callable[..., Person]
Told = dict[tuple[str, ...], float]  # by name and the values of labels


@pytest.fixture
def telling(open_house: Callable[..., House]) -> House:
    return open_house("--beat", "0", "--metrics", "127.0.0.1:0")


def parsed(text: str) -> Told:
    families = list(text_string_to_metric_families(text))
    return {(each.name, *each.labels.values()): each.value for family in families for each in family.samples}


def scrape(house: House) -> Told:
    answer = httpx.get(house.metrics)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return parsed(answer.text)


def test_a_scrape_tells_what_people_do(telling: House, visit_at: VisitAt) -> None:
    before = scrape(telling)
    assert before["bosquet_connections", "live"] == 0
    ann, bob = visit_at(telling, "Ann"), visit_at(telling, "Bob")
    lines = sit_together([ann, bob], "eternity")
    play_together(lines, 5)
    line = next(each for each in lines if each.position["decisions"])
    assert lines[0].refused("start") == "refuse.started"
    assert line.play("nonsense")["type"] == "refused"
    now = scrape(telling)
    moves = {key: value for key, value in now.items() if key[0] == "bosquet_moves_total"}
    assert sum(moves.values()) == line.position["step"]
    assert moves["bosquet_moves_total", "eternity", "play"] == 5
    assert now["bosquet_connections", "live"] == 2
    assert now["bosquet_tables", "eternity", "playing"] == 1
    assert now["bosquet_refusals_total", "started"] == 1
    assert now["bosquet_refusals_total", "rules"] == 1
    assert now["bosquet_commit_seconds_count",] >= before["bosquet_commit_seconds_count",] + 6
    assert now["bosquet_commit_writes_sum",] >= before["bosquet_commit_writes_sum",] + 6
    assert now["bosquet_commit_seconds_bucket", "+Inf"] == now["bosquet_commit_seconds_count",]
    assert now["bosquet_last_commit_timestamp_seconds",] > before["bosquet_last_commit_timestamp_seconds",]
    assert (now["bosquet_can_save",], now["bosquet_lines_cut_total",]) == (1, 0)
    assert now["bosquet_info", bosquet.__version__] == 1
    assert now["process_resident_memory_bytes",] > 2**20


def test_a_scrape_tells_what_bots_do(telling: House, visit_at: VisitAt) -> None:
    assert scrape(telling)["bosquet_workers_started_total",] == 0
    ann = visit_at(telling, "Ann")
    line = ann.join(ann.open("me", "seedling", "sapling", game="eternity"))
    line.play_on(6)
    line.my_turn()
    now = scrape(telling)
    moved = now["bosquet_moves_total", "eternity", "bot"]
    thought = [now["bosquet_thought_seconds_count", "eternity", level] for level in ("seedling", "sapling")]
    assert 0 < min(thought) <= sum(thought) <= moved  # a single answer needs no thought
    assert now["bosquet_thought_wait_seconds_count",] == sum(thought)
    assert now["bosquet_safe_moves_total", "eternity", "seedling"] == 0
    assert now["bosquet_workers", "busy"] + now["bosquet_workers", "free"] == 2
    assert now["bosquet_thoughts_waiting",] == 0
    assert 1 <= now["bosquet_workers_started_total",] <= 2


def test_however_many_come_there_are_no_more_of_them(telling: House, visit_at: VisitAt) -> None:
    """No label names a table, a guest or an address: a second crowd adds no line."""

    def crowd(number: int) -> None:
        for each in range(number):
            people = [visit_at(telling, name) for name in ("Ann", "Bob")]
            lines = sit_together(people, "eternity")
            play_together(lines, 1)
            assert lines[0].refused("start") == "refuse.started"
            assert people[0].http.get(f"/api/tables/none{each}/record").status_code == 404
            ids.extend((lines[0].table["id"], people[0].id, people[1].id))

    ids: list[str] = []
    crowd(2)
    few = scrape(telling)
    crowd(8)
    many = scrape(telling)
    assert set(many) == set(few)
    assert many["bosquet_tables", "eternity", "playing"] == 10
    text = httpx.get(telling.metrics).text
    assert not any(id in text for id in ids)


def test_nobody_reaches_them_by_the_public_port(telling: House, house: House) -> None:
    for public in (telling.address, house.address):
        answer = httpx.get(f"{public}/metrics")
        assert answer.status_code == 404
        assert "bosquet_" not in answer.text
    private = telling.metrics.removesuffix("/metrics")
    assert httpx.get(f"{private}/api/me").status_code == 404
    assert httpx.post(f"{private}/metrics").status_code == 404


def test_an_address_that_is_taken_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code, said = serve("--port", "0", "--data", str(tmp_path), "--metrics", f"127.0.0.1:{port}")
    assert (code, said) == (1, f"Cannot tell metrics on 127.0.0.1, port {port}: Address already in use.")
    code, said = serve("--metrics", "9100")
    assert code == 2
    assert said.endswith("9100 is not an address such as 127.0.0.1:9100")


def test_a_house_that_tells_metrics_stops_when_it_is_told_to(telling: House) -> None:
    process = telling.process
    telling.stop()
    assert process is not None
    assert process.returncode in (0, -15)
    assert telling.log.read_text() == ""


def test_two_houses_in_one_process_have_their_own(tmp_path: Path) -> None:
    async def run() -> None:
        told = []
        for name, refusals in (("here", 3), ("there", 0)):
            settings = Settings(tmp_path / name)
            settings.data.mkdir()
            house = InnerHouse(settings, open_database(settings.url), FixedLuck())
            for _ in range(refusals):
                house.tally.turned_away("refuse.too_fast")
            registry = CollectorRegistry()
            registry.register(HouseCollector(house, Hall(10), Pulse()))
            told.append(
                parsed(generate_latest(registry).decode()).get(("bosquet_refusals_total", "too_fast"))
            )
            await house.close()
        assert told == [3, None]

    asyncio.run(run())


def test_pauses_are_measured_as_long_as_somebody_wants_to_know() -> None:
    async def run() -> None:
        pulse = Pulse()
        task = asyncio.create_task(pulse.run())
        async with asyncio.timeout(30):
            while not sum(pulse.lag.counts):
                await asyncio.sleep(0.01)
        gc.collect()
        task.cancel()
        await asyncio.wait([task])
        gc.collect()
        assert sum(pulse.collections[2].counts) == 1
        assert pulse.collections[2].sum > 0

    before = list(gc.callbacks)
    gc.disable()  # no collection but that of the test
    try:
        asyncio.run(run())
    finally:
        gc.enable()
    assert gc.callbacks == before


def test_a_value_on_a_bound_counts_below_it() -> None:
    spread = Spread((1, 2, 5))
    for value in (0, 1, 1.5, 2, 5, 6, sys.maxsize):
        spread.add(value)
    assert spread.counts == [2, 2, 1, 2]


def test_keys_of_refusals_end_somewhere() -> None:
    tally = Tally()
    for number in range(1000):
        tally.refused(Refusal(f"refuse.{number}", {}))
        tally.refused(IllegalAction(f"refuse.of_a_game_{number}", {}))
    assert len(tally.refusals) <= 61
    assert tally.refusals["rules"] == 1000
    assert sum(tally.refusals.values()) == 2000
