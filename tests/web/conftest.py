"""A house with the real pages, and browsers that visit it."""

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from bosquet.house.settings import PACKAGED_SITE
from tests.house.process import House
from tests.web.visitor import DESK, Visitor

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(found for name in CHROMIUM if (found := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
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

    def come(path: str = "/", size: tuple[int, int] = DESK, **wishes: str) -> Visitor:
        visitor = Visitor(browser, house.address, size, **wishes)
        visitors.append(visitor)
        visitor.open(path)
        return visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
