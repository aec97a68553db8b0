"""Cards under a mouse and under a finger."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

import bosquet
from bosquet.house.settings import PACKAGED_SITE
from tests.web.moments import moments
from tests.web.showcase import Showcase
from tests.web.visitor import LYING, PHONE, Visitor

Visit = Callable[..., Visitor]
HAND = '[data-place^="hand/"]'
LIT = '[data-place^="hand/"][aria-disabled="false"]'


def test_a_card_dragged_to_the_trick_is_played(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.wait_for_turn()
    options = me.position()["decisions"][0]["options"]
    place = next(option["target"] for option in options if option["name"].startswith("play "))
    card = me.page.locator(f'[data-place="{place}"]')
    mouse = me.page.mouse
    card.hover()
    expect(me.page.locator(".hint")).to_be_visible()
    mouse.down()
    mouse.move(900, 650, steps=3)  # let go over nothing: it stays
    mouse.up()
    expect(card).to_be_visible()
    card.hover()
    mouse.down()
    mouse.move(500, 300, steps=3)
    mouse.up()
    expect(card).to_have_count(0)
    me.wait_until(lambda position: place.removeprefix("hand/") not in position["view"]["hand"])


def test_a_card_does_not_flee_from_the_pointer_at_its_edge(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.wait_for_turn()
    card = box(me, LIT)
    edge = (card["x"] + 30, card["y"] + card["height"] - 6)
    me.page.mouse.move(*edge)
    expect(me.page.locator(".hint")).to_be_visible()
    assert under(me.page, *edge) == me.lit.first.get_attribute("data-place")


@pytest.mark.parametrize("id", ["arbre", "eternity", "everdell", "evergreen"])
def test_the_neighbour_of_a_risen_card_is_where_it_was(id: str, browser: Browser) -> None:
    """Pointing from strip to strip through the fullest hand, there and back."""
    game = bosquet.game(id)
    fullest = max(moments(game), key=lambda moment: len(moment.state.view(moment.face)["hand"]))
    showcase = Showcase(browser, PACKAGED_SITE, touch=False, language="en")
    showcase.resize(1280, 720)
    showcase.show(game, fullest)
    steps = []
    for card in showcase.page.locator(HAND).all():
        strip = card.bounding_box()
        assert strip
        steps.append((strip["x"] + 9, strip["y"] + 40, card.get_attribute("data-place")))
    for x, y, name in [*steps, *reversed(steps)]:
        showcase.page.mouse.move(x, y)
        assert under(showcase.page, x, y) == name
    showcase.close()


def test_a_press_beside_a_risen_card_takes_its_neighbour(visit: Visit) -> None:
    me = visit()
    me.open(f"/t/{me.open_table('eternity', ['me', 'bot'], start=True)}")
    me.wait_for_turn()
    assert me.hand.count() == 14
    first, second = me.lit.nth(3), me.lit.nth(4)
    [here, there] = [one.bounding_box() for one in (first, second)]
    place = str(second.get_attribute("data-place"))
    assert here
    assert there
    assert there["x"] - here["x"] < here["width"] * 0.75, "they must lie over one another"
    me.page.mouse.move(here["x"] + 12, here["y"] + 40)
    expect(me.page.locator(".hint")).to_be_visible()
    me.page.mouse.move(there["x"] + 12, here["y"] + 40)
    me.page.mouse.down()
    me.page.mouse.up()
    me.wait_until(lambda position: place.removeprefix("hand/") not in position["view"]["hand"])
    expect(me.page.locator(f'[data-place="{place}"]')).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_holding_a_card_on_a_phone_shows_what_it_would_do(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    me.play_now()
    me.wait_for_turn()
    hand = me.position()["view"]["hand"]
    card = box(me, LIT)
    finger = me.context.new_cdp_session(me.page)
    spot = {"x": card["x"] + 20, "y": card["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(me.page.locator(".hint")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(me.page.locator(".hint")).to_have_count(0)
    assert me.position()["view"]["hand"] == hand
    expect(me.page.locator(".choices")).to_have_count(0)


def test_a_phone_lying_down_shows_everything_at_once(visit: Visit) -> None:
    me = visit(size=LYING)
    me.play_now()
    me.wait_for_turn()
    trick, tableau, seat, tray = (
        box(me, place)
        for place in ('[data-drop="trick"]', '[data-drop="tableau"]', '[data-place^="seat/"]', ".hand-tray")
    )
    for part in (trick, tableau, seat, tray):
        assert part["x"] >= 0
        assert part["y"] >= 0
        assert part["x"] + part["width"] <= LYING[0]
        assert part["y"] + part["height"] <= LYING[1]
    assert trick["y"] + trick["height"] <= tray["y"] + 1
    assert trick["height"] > 150


def under(page: Page, x: float, y: float) -> str | None:
    found: str | None = page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.place", [x, y])
    return found


def box(person: Visitor, place: str) -> FloatRect:
    found = person.page.locator(place).first.bounding_box()
    assert found is not None
    return found


def test_what_a_card_can_do_stays_in_sight_when_a_phone_is_turned(visit: Visit) -> None:
    me = visit(size=LYING)
    me.play_now()
    both = me.page.locator('[data-place^="hand/"][aria-expanded]:enabled')
    while me.wait_for_turn() and not both.count():
        me.take()
    both.first.click()
    choices = me.page.locator(".choices .choice")
    expect(choices).to_have_count(2)
    for width, height in (PHONE, LYING, PHONE):
        me.page.set_viewport_size({"width": width, "height": height})
        for choice in choices.all():
            expect(choice).to_be_in_viewport(ratio=1)
