"""The notice of a round's score in Eternity: five players, who can choose while it stands."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import bosquet
from bosquet.house.settings import PACKAGED_SITE
from bosquet.testing.play import told_play
from tests.web.moments import Moment
from tests.web.showcase import Showcase

MEASURE = (Path(__file__).parent / "measure.js").read_text()
SEATS, SEED = 5, 4
SIZES = [(360, 640), (390, 844), (667, 375), (844, 390), (768, 1024), (1024, 768)]


@pytest.fixture
def phone(browser: Browser) -> Iterator[Showcase]:
    showcase = Showcase(browser, PACKAGED_SITE, touch=True, language="fr")
    yield showcase
    showcase.close()


def test_it_covers_no_card_and_cuts_no_name(phone: Showcase) -> None:
    game = bosquet.game("eternity")
    moment, news = first_round_scored(game)
    for size in SIZES:
        phone.resize(*size)
        phone.show(game, moment)  # whoever looks up sees the position, and is then told how it came about
        phone.show(game, moment, news)
        notice = phone.page.locator(".scored")
        assert notice.locator("strong").count() == SEATS
        seen: dict[str, Any] = phone.page.evaluate(MEASURE, {"least": 44, "names": []})
        assert seen["wrong"] == [], size
        assert phone.page.locator('[data-place^="hand/"][aria-disabled="false"]').count() > 1
        assert phone.page.evaluate(CUT) == [], size
        notice.get_by_role("button").click()
        expect(notice).to_have_count(0)
    assert phone.problems == []


CUT = """() => [...document.querySelectorAll('.scored, .scored *')]
    .filter((node) => node.clientWidth && !node.closest('.unseen, svg'))
    .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)"""


def first_round_scored(game: bosquet.Game) -> tuple[Moment, list[dict[str, Any]]]:
    """The first choice of the second round, and what led to it."""
    for state, events in told_play(game, SEATS, {}, SEED):
        if any(event.kind == "scored" for event in events):
            face = state.actor()
            told = [{"kind": event.kind, "args": event.seen_by(face)} for event in events]
            line = {"move": 1, "seat": None, "action": None, "forced": False, "happenings": told}
            return Moment("scored", state, face, str(SEATS)), [line]
    raise AssertionError("no round was scored")
