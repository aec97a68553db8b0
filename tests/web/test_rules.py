"""The rules with their pictures on every screen, and the example that is played, by mouse and keys."""

import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bosquet.games import TITLES
from tests.web.test_pages import findings
from tests.web.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
WIDE = (1920, 1080)
EXAMPLE = ".eternity-example"

# what sticks out of its frame, though it is no part of a drawing
CUT = """(figure) => {
    const frame = figure.querySelector('[role=img]').getBoundingClientRect();
    return [...figure.querySelectorAll('[inert] *')]
        .filter((each) => !each.parentElement.closest('svg'))
        .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.left < frame.left - 1 || box.right > frame.right + 1
            || box.top < frame.top - 1 || box.bottom > frame.bottom + 1))
        .map(([html]) => html);
}"""

# every script that the page has taken, by its name
SCRIPTS = """async () => Object.fromEntries(await Promise.all(
    performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))
        .map(async (name) => [name.split('/').pop(), await (await fetch(name)).text()])))"""
# where the pages say which file holds a game's board or its scenes
PART = re.compile(
    r'"\./(?P<game>\w+)/(?P<part>index\.ts|Picture\.svelte)":[^"]*?import\(`\./(?P<file>[^`]+)`\)'
)


def book(game: str, language: str) -> dict[str, Any]:
    text = (files(f"bosquet.games.{game}") / "locale" / f"rules.{language}.json").read_text("utf-8")
    rules: dict[str, Any] = json.loads(text)
    return rules


def chapters(game: str, language: str) -> list[str]:
    return [section["picture"]["name"] for section in book(game, language)["sections"]]


def pictures(me: Visitor) -> Locator:
    expect(me.page.locator("[data-picture] [inert] > *").first).to_be_visible()
    return me.page.locator("[data-picture]")


@pytest.mark.parametrize("size", [DESK, PHONE, WIDE], ids=["desk", "phone", "wide"])
@pytest.mark.parametrize("game", TITLES)
def test_every_chapter_has_its_picture_and_none_is_cut(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    language = "fr" if size == PHONE else "en"
    me = visit(f"/rules/{game}", size=size, language=language, theme="dark" if size == PHONE else "light")
    shown = pictures(me)
    assert shown.evaluate_all("all => all.map((one) => one.dataset.picture)") == chapters(game, language)
    for picture in shown.all():
        frame = picture.get_by_role("img").first
        assert frame.get_attribute("aria-label")
        box = frame.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 120
        assert picture.evaluate(CUT) == []
    assert me.page.evaluate("document.body.scrollWidth") <= size[0]
    assert findings(me) == []


def test_pictures_stand_beside_the_text_on_a_desk_and_above_it_on_a_phone(visit: Visit) -> None:
    for size, beside in ((DESK, True), (PHONE, False)):
        me = visit("/rules/eternity", size=size)
        picture = pictures(me).first.bounding_box()
        clause = me.page.locator("[data-clause]").first.bounding_box()
        assert picture is not None
        assert clause is not None
        assert (picture["x"] >= clause["x"] + clause["width"]) is beside


@pytest.mark.parametrize("game", TITLES)
def test_reading_one_game_loads_no_other_and_no_board_without_an_example(visit: Visit, game: str) -> None:
    me = visit("/rules/" + game)
    pictures(me)
    playable = "example" in book(game, "en")
    expect(me.page.locator("section.example")).to_have_count(int(playable))
    me.page.wait_for_load_state("networkidle")
    scripts: dict[str, str] = me.page.evaluate(SCRIPTS)
    parts = [found for text in scripts.values() for found in PART.finditer(text)]
    assert {found["game"] for found in parts} == set(TITLES)
    taken = {f"{found['game']}/{found['part']}" for found in parts if found["file"] in scripts}
    assert taken == {f"{game}/Picture.svelte"} | ({f"{game}/index.ts"} if playable else set())
    for other in set(TITLES) - {game}:
        first_clause = book(other, "en")["sections"][0]["clauses"][0]["id"]
        assert not [name for name, text in scripts.items() if first_clause in text], other


def test_the_rules_over_a_table_show_the_pictures_too(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.wait_for_turn()
    me.page.keyboard.press("?")
    sheet = me.page.get_by_role("dialog")
    shown = sheet.locator("[data-picture]")
    expect(shown.first.locator("[inert] > *").first).to_be_visible()
    assert [one.evaluate(CUT) for one in shown.all()] == [[]] * len(chapters("eternity", "en"))
    assert findings(me) == []


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_eternitys_example_is_played_to_its_end(visit: Visit, language: str, keys: bool) -> None:
    me = visit("/rules/eternity", language=language)
    steps = book("eternity", language)["example"]["steps"]

    def press(button: Locator) -> None:
        expect(button).to_be_enabled()
        if keys:
            button.focus()
            me.page.keyboard.press("Enter")
        else:
            button.click()

    pictures(me)
    press(me.page.locator(".learn button"))
    example = me.page.locator(EXAMPLE)
    hand = example.locator(".hand button")
    tried = example.locator(".try button")
    onward = example.locator(".steps button").last
    expect(example).to_be_in_viewport()
    expect(me.page.locator("section.example")).to_be_focused()

    for number, (card, step) in enumerate(zip((0, 1, 0), steps, strict=True)):
        expect(hand).to_have_count(len(step["hand"]))
        assert onward.is_disabled()
        if number == 0:  # a card that may not take part: refused with its clause, and nothing is laid
            press(hand.nth(1))
            press(tried.first)
            expect(example.locator(".ref")).to_have_count(1)
            expect(hand).to_have_count(3)
            assert onward.is_disabled()
        press(hand.nth(card))
        press(tried.last)  # pledged
        if number != 1:
            expect(hand).to_have_count(len(step["hand"]) - 1)
            press(example.locator(".again button"))
        press(hand.nth(card))
        press(tried.first)  # played
        expect(hand).to_have_count(len(step["hand"]) - 1)
        expect(example.locator(".won")).to_have_count(1)
        if number < len(steps) - 1:
            press(onward)
    clauses = example.locator(".said .ref")
    expect(clauses).to_have_count(len(steps[-1]["choices"]["play sky-7"]["clauses"]))
    press(clauses.last)
    expect(me.page.locator('[data-clause="ETE-5.1"]')).to_be_focused()
    assert onward.is_disabled()
    assert findings(me) == []
    assert me.problems == []
