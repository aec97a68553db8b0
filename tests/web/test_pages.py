"""Every page for every eye: accessible, in both languages, light and dark."""

import json
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.house.people import Person
from tests.house.process import House
from tests.web.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(visitor: Visitor) -> list[str]:
    """What axe calls serious or critical."""
    visitor.page.evaluate(AXE.read_text())
    # Where each element lies that has passed takes axe as long as all the rest.
    result: dict[str, Any] = visitor.page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {[(node['html'][:120], node['any'][:1]) for node in one['nodes'][:3]]}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int], theme: str) -> None:
    me = visit(size=size, theme=theme)
    expect(me.page.locator("html")).to_have_attribute("data-theme", theme)
    expect(me.play_now_button()).to_be_visible()
    assert findings(me) == []
    me.play_now()
    me.wait_for_turn()
    assert findings(me) == []
    me.open("/rules/eternity#ETE-4.3")
    expect(me.page.locator('[data-clause="ETE-4.3"]')).to_be_in_viewport()
    assert findings(me) == []


def test_theme_and_language_are_there_before_the_app(visit: Visit) -> None:
    me = visit(theme="dark", language="fr")
    me.page.route(
        re.compile(r"/assets/index-.*\.js"),
        lambda route: route.fulfill(body="", content_type="text/javascript"),
    )
    me.page.reload()
    root = me.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("lang", "fr")
    expect(root).to_have_css("background-color", "rgb(24, 32, 25)")
    assert me.page.locator("#app").inner_html() == ""
    expect(me.page.locator('meta[name="theme-color"]')).to_have_attribute("content", "#182019")


def test_a_changed_setting_holds_at_once_and_stays(visit: Visit) -> None:
    me = visit()
    me.button("Settings").click()
    me.page.get_by_role("radio", name="Dark").check()
    me.page.get_by_role("radio", name="Brisk").check()
    expect(me.page.locator('meta[name="theme-color"]')).to_have_attribute("content", "#182019")
    assert findings(me) == []
    me.page.reload()
    me.button("Settings").click()
    expect(me.page.get_by_role("radio", name="Brisk")).to_be_checked()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_table_needs_no_scrolling_on_a_laptop(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.wait_for_turn()
    width, height = me.page.evaluate("[document.body.scrollWidth, document.body.scrollHeight]")
    assert width <= DESK[0]
    assert height <= DESK[1]


def test_the_rules_hold_every_clause_in_both_languages(visit: Visit) -> None:
    for language in ("en", "fr"):
        me = visit("/rules/eternity", language=language)
        expect(me.page.locator("[data-clause]").first).to_be_visible()
        shown = me.page.locator("[data-clause]").evaluate_all("all => all.map((one) => one.dataset.clause)")
        assert shown == clauses(language)


def clauses(language: str) -> list[str]:
    locale = files("bosquet.games.eternity") / "locale"
    rules = json.loads((locale / f"rules.{language}.json").read_text("utf-8"))
    return [clause["id"] for section in rules["sections"] for clause in section["clauses"]]


def test_replay_steps_through_a_finished_game(visit: Visit, house: House) -> None:
    player = Person(house.address)
    table = player.open("me", "seedling", "seedling", "seedling")
    player.join(table).play_on()
    player.close()
    me = visit(f"/t/{table}/replay")
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("120")
    me.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(me.page).to_have_url(re.compile(r"m=2$"))
    me.page.reload()
    expect(slider).to_have_value("2")
    me.open(f"/t/{table}/replay?m=999")
    expect(slider).to_have_value("120")


def test_a_row_of_games_can_be_begun_without_scrolling_on_a_laptop(visit: Visit) -> None:
    me = visit()
    for game in ("arbre", "eternity", "everdell"):
        button = me.play_now_button(game)
        expect(button).to_be_visible()
        expect(button).to_be_in_viewport(ratio=1)
