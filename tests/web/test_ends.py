"""The ends of games: what a result is made of can be read, and whoever doubts it can have it checked."""

from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import bosquet
from bosquet.house.settings import PACKAGED_SITE
from tests.web.moments import Moment, moments
from tests.web.showcase import Showcase
from tests.web.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@pytest.fixture
def phone(browser: Browser) -> Iterator[Showcase]:
    showcase = Showcase(browser, PACKAGED_SITE, touch=True, language="fr")
    showcase.resize(*PHONE)
    yield showcase
    showcase.close()


def finished(me: Visitor, game: str) -> str:
    """A real game of three that bots have played to its end."""
    table = me.open_table(game, ["me", "bot", "bot"], start=True)
    me.open(f"/t/{table}")
    me.button("Leave the table").click()
    me.button("Hand my seat to a bot").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("The game is over", timeout=90_000)
    return table


def show(phone: Showcase, game: str, end: Moment) -> None:
    """On a page of its own: whoever opens it meets the end at once."""
    phone.line = phone.table = None
    phone.show(bosquet.game(game), end)


def ends(game: str) -> list[Moment]:
    """Random games at every seat count, played to the end."""
    return [moment for moment in moments(bosquet.game(game)) if moment.state.over()]


CONCERTS = """() => [...document.querySelectorAll(".standings tbody td:not(.total)")]
    .filter((cell) => cell.querySelector('b'))
    .map((cell) => ({
        points: Number(cell.querySelector('b').textContent),
        gala: cell.querySelector('.gala') !== null,
        discs: [...cell.querySelectorAll('.disc')].filter((disc) => disc.checkVisibility())
            .map((disc) => disc.textContent.trim()),
    }))"""


@SIZES
def test_every_concert_shows_the_discs_that_counted(visit: Visit, size: tuple[int, int]) -> None:
    """What stands beside a concert's points adds up to them; also for somebody who comes to it later."""
    me = visit(size=size)
    finished(me, "evergreen")
    for _ in range(2):
        expect(me.page.locator(".standings tbody tr")).to_have_count(3)
        concerts = me.page.evaluate(CONCERTS)
        assert sum(concert["points"] > 0 for concert in concerts) > 6
        for concert in concerts:
            worth = [disc.removesuffix("×2") for disc in concert["discs"]]
            twice = [2 if disc.endswith("×2") else 1 for disc in concert["discs"]]
            sum_of_discs = sum(int(dial) * hit for dial, hit in zip(worth, twice, strict=True))
            assert sum_of_discs * (2 if concert["gala"] else 1) == concert["points"], concert
        me.page.reload()


def test_a_round_without_points_says_why_on_a_phone(phone: Showcase) -> None:
    """In words that can be seen, whatever went wrong: nobody has to know the rule by heart."""
    reasons: set[str] = set()
    for end in ends("eternity"):
        show(phone, "eternity", end)
        for cell in phone.page.locator("td.lost").all():
            seen = cell.locator("small.if-narrow")
            expect(seen).to_be_visible()
            reasons.add(seen.inner_text())
    assert len(reasons) > 1
    assert all(len(reason) > 3 for reason in reasons)
    assert phone.problems == []


@pytest.mark.parametrize("game", bosquet.games())
def test_the_whole_result_fits_a_phone(phone: Showcase, game: str) -> None:
    """At every seat count, with the longest name: nobody has to push the totals into sight."""
    for end in ends(game):
        if end.state.view(0).get("rugwort"):
            continue  # alone there are no standings
        show(phone, game, end)
        assert phone.page.evaluate(BEYOND) == [], end.name
    assert phone.problems == []


BEYOND = """() => {
    const around = [document.querySelector('.standings'), document.querySelector('dialog[open]')];
    const edge = Math.min(...around.map((node) => node.getBoundingClientRect().right));
    return [...document.querySelectorAll('.standings th, .standings td, .standings td *')]
        .filter((node) => node.checkVisibility() && !node.closest('.unseen, .unseen-if-narrow'))
        .filter((node) => node.getBoundingClientRect().right > edge + 1).map((node) => node.outerHTML);
}"""


@SIZES
def test_a_finished_game_can_be_checked_in_the_page(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    table = finished(me, "eternity")
    me.open(f"/t/{table}/replay")
    me.button("Record").click()
    sheet = me.page.get_by_role("dialog")
    said = sheet.get_by_role("status")
    expect(said).to_be_empty()
    sheet.get_by_role("button", name="Check now").click()
    moves = len(httpx.get(f"{me.address}/api/tables/{table}/record").json()["moves"])
    expect(said).to_contain_text(str(moves))
    expect(said).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESK, PHONE, (1920, 1080)], ids=["desk", "phone", "large"])
def test_no_cover_is_cropped_at_its_crown_or_feet(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    expect(me.page.locator("article .cover [data-crown]").first).to_be_visible()
    assert cropped(me.page) == []
    covered = me.page.locator("article", has=me.page.locator("[data-crown]"))
    expect(covered).to_have_count(len(bosquet.games()))


def cropped(page: Page) -> list[str]:
    """The games whose trees, sleeves, towns or folk come closer than three pixels to an edge."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('article')].filter((game) => {
            const frame = game.querySelector('.cover').getBoundingClientRect();
            const boxes = (part) =>
                [...game.querySelectorAll(part)].map((node) => node.getBoundingClientRect());
            return boxes('[data-foot]').some(({ bottom }) => bottom > frame.bottom - 3)
                || boxes('[data-crown]').some(({ top, left, right }) =>
                    top < frame.top + 3 || left < frame.left + 3 || right > frame.right - 3);
        }).map((game) => game.dataset.game)"""
    )
    return found
