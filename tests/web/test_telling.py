"""Moves are told scene by scene: nothing can be chosen, and no end is read out, before all has been shown.

The page's clock stands still; a scene ends when the test lets it.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import bosquet
from bosquet import State
from bosquet.house.settings import PACKAGED_SITE
from tests.games.eternity.position import position
from tests.web.moments import Moment
from tests.web.showcase import Showcase

ETERNITY = bosquet.game("eternity")
LIT = '[data-place^="hand/"][aria-disabled="false"]'


@pytest.fixture
def told(browser: Browser) -> Iterator[Showcase]:
    showcase = Showcase(browser, PACKAGED_SITE, touch=False, language="en", pace="calm")
    showcase.page.clock.install()
    showcase.resize(1366, 768)
    yield showcase
    assert not showcase.problems
    showcase.close()


def begin(told: Showcase, state: State, action: str) -> Page:
    """The board shows the position; from then on its time stands still, and the move is told."""
    moment = Moment("told", state, 0, "told")
    told.show(ETERNITY, moment)
    page = told.page
    page.clock.pause_at((page.evaluate("Date.now()") + 1000) / 1000)
    told.tell(ETERNITY, moment, action)
    return page


def trick_of(*hands: str, moves: tuple[str, ...], **more: int) -> State:
    state = position(*hands, leader=0, **more)  # type: ignore[arg-type]
    for move in moves:
        state.apply(state.actor(), ETERNITY.table.parse(move))
    return state


def test_a_trick_lies_with_its_winner_marked_before_it_is_taken(told: Showcase) -> None:
    state = trick_of("sky-9 sky-1", "earth-5 sky-2", "sky-4 sky-6", moves=("play sky-9", "pledge earth-5"))
    page = begin(told, state, "play sky-4")
    expect(page.locator(".laid")).to_have_count(3)
    expect(page.locator(".trick.settled .best")).to_have_attribute("data-place", "trick/sky-9")
    assert page.locator(LIT).count() == 0
    assert page.locator("main").get_attribute("data-moves") == str(told.shown - 1)
    page.clock.run_for(1690)
    expect(page.locator(".laid")).to_have_count(3)
    page.clock.run_for(20)
    expect(page.locator(".laid")).to_have_count(0)
    expect(page.locator(LIT)).to_have_count(1)
    assert page.locator("main").get_attribute("data-moves") == str(told.shown)


def test_a_tap_skips_to_how_things_are(told: Showcase) -> None:
    state = trick_of("sky-9 sky-1", "earth-5 sky-2", "sky-4 sky-6", moves=("play sky-9", "pledge earth-5"))
    page = begin(told, state, "play sky-4")
    expect(page.locator(".trick.settled")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".laid")).to_have_count(0)
    assert page.locator("main").get_attribute("data-moves") == str(told.shown)


def test_the_end_opens_over_no_scene(told: Showcase) -> None:
    """The last trick is looked at, the last score is read, then the last position stands for a moment."""
    state = trick_of("sky-9", "sky-2", "sky-4", moves=("play sky-9", "play sky-2"), round=3)
    page = begin(told, state, "play sky-4")
    expect(page.locator(".trick.settled .laid")).to_have_count(3)
    page.clock.run_for(1710)
    expect(page.locator(".laid")).to_have_count(0)
    page.clock.run_for(4000)
    assert page.locator("main").get_attribute("data-moves") == str(told.shown)
    assert page.locator("dialog[open]").count() == 0
    page.clock.run_for(1770)
    assert page.locator("dialog[open]").count() == 0
    page.clock.run_for(40)
    expect(page.locator("dialog[open]")).to_be_visible()
