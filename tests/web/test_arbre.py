"""L'Arbre in the browser: cards are tried and added up, pieces grow, and what stands stays put."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.test_evergreen import newest, options, wait_for_news_after
from tests.web.test_pages import findings
from tests.web.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
PLACES = """() => Object.fromEntries([...document.querySelectorAll('[data-twig]')].map(
    (node) => [node.dataset.twig, [node.parentElement.style.left, node.parentElement.style.top]]))"""


def sit_down(visit: Visit, seats: int = 2, **wishes: Any) -> Visitor:
    me = visit(**wishes)
    me.open(f"/t/{me.open_table('arbre', ['me'] + ['bot'] * (seats - 1), start=True)}")
    wait_for_question(me)
    return me


def wait_for_question(me: Visitor) -> bool:
    """Until the board offers something; False when the game is over instead."""
    lead = me.page.locator("[data-lead]:enabled").first
    expect(lead.or_(me.over).first).to_be_visible(timeout=30_000)
    me.wait_for_newest()
    return not me.over.is_visible()


def place(me: Visitor, target: str) -> Locator:
    return me.page.locator(f'[data-place="{target}"]')


def tap(me: Visitor, target: str) -> None:
    """What is chosen goes through; ends of twigs come into sight when they have the focus."""
    before = newest(me)
    shown = (
        place(me, target).and_(me.page.locator(":visible")).first
    )  # the trunk has a button of its own on phones
    shown.focus()
    shown.click()
    wait_for_news_after(me, before)


def wanted(view: dict[str, Any], choices: list[dict[str, Any]], turn: int) -> str:
    """The trunk first; then cards up to four, show all that serve, and grow what most leaves the reserve."""
    targets = {option["name"]: str(option["target"]) for option in choices}
    shows = [name for name in targets if name.startswith("show")]
    takes = [name for name in targets if name.startswith("take")]
    grows = [option for option in choices if option["name"].startswith("grow") and option.get("effect")]
    own = {option["name"]: int(option["effect"]["own"]) for option in grows}
    if "trunk" in targets:
        return targets["trunk"]
    if view["phase"] == "turn" and len(view["hand"]) > 3:
        takes = []
    found = takes or shows or list(targets)
    if own and not takes and not shows:
        found = [max(own, key=lambda name: own[name])]
    target = targets[found[turn % len(found)]]
    return "spirit/" if target == "grow/nothing" else target


def choose(me: Visitor, turn: int) -> None:
    target = wanted(newest(me)["view"], options(me), turn)
    if target == "spirit/":
        before = newest(me)
        me.page.locator('[data-place^="spirit/"][aria-disabled=false]').first.click()
        wait_for_news_after(me, before)
    else:
        tap(me, target)


def play_until(me: Visitor, phase: str) -> dict[str, Any]:
    """Until this is asked; the view."""
    for turn in range(400):
        assert wait_for_question(me), "the game ended before"
        view: dict[str, Any] = newest(me)["view"]
        if view["phase"] == phase:
            return view
        choose(me, turn)
    raise AssertionError(f"{phase} never came")


def test_a_whole_game_to_the_last_piece(visit: Visit) -> None:
    me = sit_down(visit)
    turn = 0
    while wait_for_question(me):
        choose(me, turn)
        turn += 1
    players = me.position()["view"]["players"]
    for player in players:
        expect(me.over).to_contain_text(str(player["left"]))
    expect(me.over.get_by_role("button", name="Rematch")).to_be_visible()


def test_the_number_is_built_up_before_the_cards_are_committed(visit: Visit) -> None:
    me = sit_down(visit)
    play_until(me, "turn")
    while not any(option["name"].startswith("show") for option in options(me)):
        choose(me, 0)
        play_until(me, "turn")
    step = me.position()["step"]
    tap(me, next(option["target"] for option in options(me) if option["name"].startswith("show")))
    tried = newest(me)
    assert tried["type"] == "tried"
    assert me.position()["step"] == step, "something was written"
    for sum in tried["view"]["sums"]:
        line = me.page.locator(f'li:has([data-place="grow/{sum["type"]}"])')
        expect(line.locator(".total")).to_have_text(f"={sum['total']}")
    me.page.get_by_role("button", name="Picked").click()
    expect(me.page.get_by_role("button", name="Picked")).to_have_count(0)


def test_what_stands_never_moves(visit: Visit) -> None:
    me = sit_down(visit)
    play_until(me, "grow")
    before: dict[str, Any] = me.page.evaluate(PLACES)
    assert len(before) == len(newest(me)["view"]["tree"])
    choose(me, 0)
    play_until(me, "grow")
    after: dict[str, Any] = me.page.evaluate(PLACES)
    assert {twig: after[twig] for twig in before} == before


def test_an_end_that_cannot_bear_it_says_why_with_its_clause(visit: Visit) -> None:
    me = sit_down(visit)
    play_until(me, "turn")
    dead = me.page.locator("[data-twig][aria-disabled=true]").first
    dead.focus()
    dead.click(force=True)
    expect(me.page.get_by_text("Nothing grows now")).to_be_visible()


def test_on_a_phone_by_touch(visit: Visit) -> None:
    me = sit_down(visit, seats=4, size=PHONE, language="fr")
    play_until(me, "grow")
    widths = me.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1]
    choose(me, 0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int], theme: str) -> None:
    me = sit_down(visit, size=size, theme=theme)
    play_until(me, "grow")
    assert findings(me) == []
