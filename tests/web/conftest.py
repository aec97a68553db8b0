"""A house with the real pages, and browsers that visit it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from bosquet.house.settings import PACKAGED_SITE
from tests.house.process import House
from tests.web.chromium import chromium
from tests.web.visitor import DESK, Visitor


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests of a file; its bots do not wait."""
    house = House(tmp_path_factory.mktemp("house"), "--beat", "0", site=PACKAGED_SITE)
    yield house
    house.stop()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Somebody opens a browser of their own. No page may have thrown or complained when the test ends."""
    visitors: list[Visitor] = []

    def come(path: str = "/", size: tuple[int, int] = DESK, **wishes: Any) -> Visitor:
        visitor = Visitor(browser, house.address, size, **wishes)
        visitors.append(visitor)
        visitor.open(path)
        return visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
