"""Where bots think less than their level does, since people wait, the page says so once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bosquet.house.settings import PACKAGED_SITE
from tests.house.luck import current_file
from tests.house.process import House
from tests.web.visitor import Visitor

SENTENCE = "the bots think for a shorter time"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Its bots never end before they must."""
    program = ["tests.house.thorough", str(current_file())]
    house = House(tmp_path / "house", "--beat", "0", site=PACKAGED_SITE, program=program)
    yield house
    house.stop()


def test_short_thoughts_are_told_once(visit: Callable[..., Visitor]) -> None:
    ann = visit(notices_stay=True)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "oak"}]
    id = ann.set_table({"game": "eternity", "seats": seats, "options": {"ages": [1, 0]}, "start": True})
    ann.open(f"/t/{id}")  # the oak leads
    expect(ann.page.locator(".notice")).to_contain_text(SENTENCE)
    ann.page.reload()
    expect(ann.page.locator("main[data-moves='1']")).to_be_visible()
    assert ann.table()["brief"]
    expect(ann.page.get_by_text(SENTENCE)).to_have_count(0)
