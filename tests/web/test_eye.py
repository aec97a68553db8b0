"""Where the eye is: what people look for stands where they look, in words meant for them."""

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import expect

import bosquet
from tests.web.poking import LOOK_AROUND, tried_options
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


@pytest.mark.parametrize("game", bosquet.games())
def test_who_watches_is_told_so(visit: Visit, game: str) -> None:
    me = visit()
    table = me.open_table(game, ["me", "bot"], start=True)
    me.open(f"/t/{table}")
    expect(me.page.locator("main[data-moves]")).to_be_visible()
    guest = visit(f"/t/{table}")
    expect(guest.page.get_by_label("What to do").get_by_text("You are watching")).to_be_visible()
    expect(me.page.get_by_text("You are watching")).to_have_count(0)


def wait_for_a_friend(visit: Visit) -> tuple[Visitor, Visitor]:
    """Somebody else leads."""
    me = visit(pace="calm", notices_stay=True)
    table = me.open_table("eternity", ["me", "link"], {"ages": [1, 0]})
    me.open(f"/t/{table}")
    joe = visit(f"/t/{table}")
    joe.button("Sit here").click()
    me.button("Start").click()
    return me, joe


def test_a_refusal_appears_beside_what_was_pressed(visit: Visit) -> None:
    """The card that was tapped says itself that somebody else leads."""
    me, _ = wait_for_a_friend(visit)
    card = me.hand.first
    card.click(force=True)  # it is not lit
    notice = me.page.locator(".notice")
    expect(notice).to_contain_text("not your turn")
    there, here = notice.bounding_box(), card.bounding_box()
    assert there is not None
    assert here is not None
    assert 0 <= here["y"] - (there["y"] + there["height"]) < 40
    assert there["x"] < here["x"] + here["width"] / 2 < there["x"] + there["width"]
    me.page.locator("main").click(position={"x": 5, "y": 5})
    expect(notice).to_have_count(0)


def test_not_your_turn_is_not_said_any_longer_once_it_is(visit: Visit) -> None:
    me, joe = wait_for_a_friend(visit)
    me.hand.first.click(force=True)
    notice = me.page.locator(".notice")
    expect(notice).to_contain_text("not your turn")
    joe.wait_for_turn()
    joe.take()
    assert me.wait_for_turn()
    expect(notice).to_have_count(0)


def test_the_focus_waits_where_the_next_choice_is_made(visit: Visit) -> None:
    """Three turns with the keyboard alone: Enter is always enough to go on."""
    me = visit()
    me.play_now()
    me.wait_for_turn()
    me.lit.first.focus()
    for _ in range(3):
        moves = me.moves_shown()
        me.page.keyboard.press("Enter")
        me.page.keyboard.press("Enter")  # what to do with the card, where that is asked
        me.wait_for_board_after(moves)
        if not me.wait_for_turn():
            break
        me.page.wait_for_function("() => document.activeElement?.matches('main button')")


ON_AN_ANSWER = """(targets) => document.activeElement.matches('[data-confirm]')
    || targets.some((target) => window.answersTo(target).includes(document.activeElement))"""
# A board may draw its answers a moment after the question.
FOCUS_AN_ANSWER = """(targets) => {
    const [answer] = targets.flatMap((target) => window.answersTo(target));
    answer?.focus();
    return Boolean(answer);
}"""
FOCUSED = "() => document.activeElement.outerHTML.slice(0, 300)"


def targets_now(me: Visitor) -> list[str]:
    """What answers the question that the board shows: also after a step that is only tried."""
    decisions = me.position()["decisions"]
    options = tried_options(me, decisions[0]["options"]) if decisions else []
    return sorted({option["target"] for option in options})


def wait_for_the_focus(me: Visitor) -> None:
    """Until it is on an answer to the question."""
    patience = monotonic() + 15
    while not me.page.evaluate(ON_AN_ANSWER, targets_now(me)):
        assert monotonic() < patience, (targets_now(me), me.page.evaluate(FOCUSED))
        me.page.wait_for_function("() => new Promise(requestAnimationFrame)")


@pytest.mark.parametrize("game", bosquet.games())
def test_enter_is_enough_to_go_on_in_every_game(visit: Visit, game: str) -> None:
    """Whatever Enter has done, the focus waits on an answer to what is asked next, and the game goes on."""
    me = visit()
    table = me.open_table(game, ["me", "bot"], start=True)
    me.open(f"/t/{table}")
    me.page.locator("main[data-moves]").wait_for()
    me.wait_until(lambda position: bool(position["decisions"]))
    me.wait_for_newest()
    begun = me.position()["moves"]
    me.page.keyboard.press("Tab")  # somebody who plays by keys
    me.page.evaluate(LOOK_AROUND)
    me.page.wait_for_function(FOCUS_AN_ANSWER, arg=targets_now(me))
    for _ in range(8):
        me.wait_until(lambda position: bool(position["decisions"]))
        me.wait_for_newest()
        wait_for_the_focus(me)
        heard = len(me.received)
        me.page.keyboard.press("Enter")
        if len(me.received) == heard:
            me.page.wait_for_function("() => new Promise(requestAnimationFrame)")
    assert me.position()["moves"] > begun


@pytest.mark.parametrize("game", bosquet.games())
def test_the_curtain_hides_the_hand_and_not_the_board(visit: Visit, game: str) -> None:
    us = visit()
    us.open(f"/t/{us.open_table(game, ['me', 'here'], start=True)}")
    curtain = us.page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(us.hand).to_have_count(0)
    board, hidden = us.page.locator("main > div").bounding_box(), curtain.bounding_box()
    assert board is not None
    assert hidden is not None
    assert board["y"] + board["height"] <= hidden["y"] + 1
    assert board["height"] > 2 * hidden["height"]
    us.button("I am").click()
    expect(curtain).to_have_count(0)


def test_the_curtain_falls_once_the_card_has_landed(visit: Visit) -> None:
    """The one who played it sees it on the table first, with their own hand still open."""
    us = visit(pace="calm")
    us.open(f"/t/{us.open_table('eternity', ['me', 'here'], start=True)}")
    curtain = us.page.get_by_role("dialog")
    us.button("I am").click()
    us.lit.first.wait_for()
    cards = us.hand.count()
    us.page.evaluate(
        """() => {
            window.seen = [];
            new MutationObserver(() => {
                const laid = document.querySelector('[data-place^="trick/"], [data-place^="pledge/"]');
                const hand = document.querySelectorAll('[data-place^="hand/"]').length;
                const fallen = document.querySelector('.curtain') !== null;
                window.seen.push([laid !== null, hand, fallen]);
            }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    us.take()
    expect(curtain).to_be_visible()
    seen = us.page.evaluate("window.seen")
    assert [True, cards - 1, False] in seen
    first = next(i for i, (_, _, fallen) in enumerate(seen) if fallen)
    assert all(laid for laid, _, _ in seen[first:])
