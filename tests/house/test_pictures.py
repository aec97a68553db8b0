"""Links as pictures: whoever asks for many waits for themselves, and the house for nobody."""

import threading
from asyncio import gather, run
from collections.abc import Callable
from contextlib import suppress

import pytest

from bosquet import Refusal
from bosquet.house.picture import KEPT, Pictures
from bosquet.house.settings import Limits
from tests.house.people import Person
from tests.house.process import House


def test_many_hosts_do_not_draw_without_end(house: House, visit: Callable[..., Person]) -> None:
    """Each name under which a table is asked for is another picture: the door lets 3,000 of them pass."""
    ann = visit("Ann")
    picture = f"/api/tables/{ann.open('me', 'link')}/qr.svg"
    first = ann.http.get(picture)
    assert first.status_code == 200
    hosts = [f"192.0.2.7:{8000 + number}" for number in range(300)]
    answers = [ann.http.get(picture, headers={"Host": host}) for host in hosts]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused, "all of them were drawn"
    assert refused[0].json()["reason"]["key"] == "refuse.too_fast"
    assert ann.http.get(picture).text == first.text  # it is there already


def test_one_is_drawn_at_a_time() -> None:
    """Two that are drawn at once would meet."""
    meeting, met = threading.Barrier(2), []

    def draw(link: str) -> str:
        with suppress(threading.BrokenBarrierError):
            meeting.wait(0.5)
            met.append(link)
        return link

    async def ask() -> None:
        pictures = Pictures(Limits(), draw)
        links = [f"link {number}" for number in range(4)]
        assert await gather(*(pictures.of(link, link) for link in links)) == links

    run(ask())
    assert not met


def test_what_was_drawn_lately_is_kept_and_costs_nothing() -> None:
    drawn: list[str] = []

    def draw(link: str) -> str:
        drawn.append(link)
        return link

    async def ask() -> None:
        pictures = Pictures(Limits(pictures=KEPT + 1, pictures_per_second=1e-9), draw)
        for number in range(KEPT):
            await pictures.of(str(number), "here")
            await pictures.of("0", "here")
        assert len(drawn) == KEPT
        await pictures.of("another", "here")
        await pictures.of("0", "here")
        assert len(pictures.kept) == KEPT
        assert "1" not in pictures.kept
        with pytest.raises(Refusal, match="too_fast"):
            await pictures.of("1", "here")
        await pictures.of("1", "there")

    run(ask())
