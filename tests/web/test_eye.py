"""Where the eye is: what people look for stands where they look, in words meant for them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
SCROLLS = "(node) => node.scrollHeight > node.clientHeight + 1"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_is_set_on_a_laptop_without_scrolling(visit: Visit, language: str) -> None:
    """Six players of Evergreen, the most there are: everything in sight at once."""
    me = visit(size=DESK, language=language)
    me.page.locator("[data-game=evergreen]").locator(".begin .button").last.click()
    sheet = me.page.get_by_role("dialog")
    more = sheet.get_by_role("button", name="player more" if language == "en" else "joueur de plus")
    while more.is_enabled():
        more.click()
    expect(sheet.locator("ol.seats > li")).to_have_count(6)
    assert not sheet.locator(".body").evaluate(SCROLLS)
    for row in sheet.locator("ol.seats > li").all():
        assert row.bounding_box()["height"] < 64  # type: ignore[index]


def test_one_level_for_all_bots_at_once(visit: Visit) -> None:
    me = visit(size=PHONE)
    me.page.locator("[data-game=eternity]").get_by_role("button", name="Set a table").click()
    sheet = me.page.get_by_role("dialog")
    sheet.get_by_role("button", name="One player more").click()
    sheet.get_by_role("group", name="All bots").get_by_role("radio", name="Oak").check(force=True)
    for number in (3, 4):
        level = sheet.get_by_role("group", name=f"Level of the bot, seat {number}")
        expect(level.get_by_role("radio", name="Oak")).to_be_checked()
    sheet.get_by_role("button", name="Set the table").click()
    expect(me.page.get_by_text("Oak")).to_have_count(2)


def test_play_now_asks_how_strong_the_bots_shall_be(visit: Visit) -> None:
    me = visit()
    panel = me.page.locator("[data-game=eternity]")
    panel.get_by_role("radio", name="Seedling").check(force=True)
    me.play_now()
    me.wait_for_turn()
    assert me.levels() == {"seedling"}


def test_who_watches_is_told_so(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.wait_for_turn()
    guest = visit(me.page.url.removeprefix(me.address))
    expect(guest.page.get_by_label("What to do").get_by_text("You are watching")).to_be_visible()
    expect(me.page.get_by_text("You are watching")).to_have_count(0)
