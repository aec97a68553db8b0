"""A house with the real pages, and browsers that visit it. A test that fails keeps what its visitors saw."""

import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from bosquet.house.settings import PACKAGED_SITE
from tests.house.process import ROOT, House
from tests.web.chromium import chromium
from tests.web.visitor import DESK, Visitor

RESULTS = ROOT / "test-results" / "web"
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=20_000)  # 5 s are little beside others on a busy machine


def results_of(item: pytest.Item) -> Path:
    """Where a failed test keeps its pictures and traces."""
    return RESULTS / re.sub(r"[^\w.-]+", "-", item.nodeid.removeprefix("tests/web/"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and isinstance(item, pytest.Function) and "visit" in item.fixturenames:
        item.stash[FAILED] = True
        where = results_of(item).relative_to(ROOT)
        report.sections.append(("pictures", f"{where}: playwright show-trace {where}/1.zip"))
    return report


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
def visit(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Somebody opens a browser of their own. No page may have thrown or complained when the test ends."""
    visitors: list[Visitor] = []
    alone = not hasattr(request.config, "workerinput")

    def come(path: str = "/", size: tuple[int, int] = DESK, **wishes: Any) -> Visitor:
        visitor = Visitor(browser, house.address, size, **wishes)
        visitors.append(visitor)
        visitor.context.tracing.start(snapshots=alone)  # pages with each step double a test's time
        visitor.open(path)
        return visitor

    yield come
    problems = [problem for visitor in visitors for problem in visitor.problems]
    if problems or request.node.stash.get(FAILED, False):
        folder = results_of(request.node)
        shutil.rmtree(folder, ignore_errors=True)  # of an earlier run
        for number, visitor in enumerate(visitors, 1):
            visitor.page.screenshot(path=folder / f"{number}.png")
            visitor.context.tracing.stop(path=folder / f"{number}.zip")
    for visitor in visitors:
        visitor.context.close()
    assert problems == []
