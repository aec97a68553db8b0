"""GreenTown in the browser: a tile is tried until it is laid, a tour is suggested or walked, to the end."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.test_evergreen import newest, options, wait_for_news_after
from tests.web.test_game import open_table
from tests.web.test_pages import findings
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]


def lead(me: Visitor) -> Locator:
    """The first thing that the board offers."""
    return me.page.locator("[data-lead]:enabled").first


def place(me: Visitor, target: str) -> Locator:
    return me.page.locator(f'[data-place="{target}"]')


def sit_down(visit: Visit, seats: int = 2, **wishes: Any) -> Visitor:
    """At a running table against bots, with the first question before us."""
    me = visit(**wishes)
    me.open(f"/t/{open_table(me, ['me'] + ['bot'] * (seats - 1), 'greentown')}")
    me.page.get_by_role("button", name="Start" if wishes.get("language") != "fr" else "Commencer").click()
    come_to_turn(me)
    return me


def come_to_turn(me: Visitor) -> None:
    expect(lead(me)).to_be_visible(timeout=60_000)
    me.wait_for_newest()


def press(me: Visitor, button: Locator) -> None:
    """A field brings into sight what gets the focus; then the press goes through."""
    me.wait_for_newest()
    before = newest(me)
    button.focus()
    button.click()
    wait_for_news_after(me, before)


def seen(me: Visitor) -> dict[str, Any]:
    view: dict[str, Any] = newest(me)["view"]
    return view


def own(me: Visitor) -> dict[str, Any]:
    player: dict[str, Any] = me.position()["view"]["players"][0]
    return player


def play_until(me: Visitor, target: str) -> None:
    """Take whatever comes first until this can be chosen."""
    while target not in {option["target"] for option in options(me)}:
        press(me, lead(me))
        come_to_turn(me)


TRAVELLING = ("part/travel", "marker/travel", "marker/build-or-travel")


def play_to_a_walk(me: Visitor) -> None:
    """Choose to travel whenever one may, until there is a tour to walk."""
    while not seen(me)["tour"]:
        targets = {option["target"] for option in options(me)}
        wanted = [target for target in TRAVELLING if target in targets]
        press(me, place(me, wanted[0]) if wanted else lead(me))
        come_to_turn(me)


def play_to_the_end(me: Visitor) -> None:
    while True:
        expect(lead(me).or_(me.over).first).to_be_visible(timeout=60_000)
        if me.over.is_visible():
            return
        press(me, lead(me))


def test_a_suggested_and_a_hand_walked_tour_then_to_the_end(visit: Visit) -> None:
    me = sit_down(visit)
    play_until(me, "marker/travel")
    press(me, place(me, "marker/travel"))
    suggested = seen(me)["tour"]["suggestions"][0]
    button = me.page.locator('[data-suggestion="0"]')
    button.hover()
    expect(me.page.locator(".ribbon .band")).to_have_count(len(suggested["path"]) - 1)
    card, money = own(me)["card"], own(me)["money"]
    button.click()
    me.wait_until(lambda _: own(me)["card"] != card)
    assert own(me)["money"] == money + suggested["incomes"][0]

    come_to_turn(me)
    play_to_a_walk(me)
    card, moves = own(me)["card"], me.position()["moves"]
    while seen(me)["tour"] and own(me)["card"] == card:
        assert me.position()["moves"] == moves  # nothing is played before the last stop
        tour = seen(me)["tour"]
        me.page.mouse.move(0, 0)  # off the next stop, which would be counted too
        expect(me.page.locator(".stops b")).to_have_text(str(tour["stops"]))
        press(me, lead(me))
    assert own(me)["card"] != card

    play_to_the_end(me)
    for player in me.position()["view"]["players"]:
        expect(me.over).to_contain_text(str(player["money"]))


def test_kind_cell_and_turn_are_one_gesture(visit: Visit) -> None:
    me = sit_down(visit)
    play_until(me, "marker/build")
    moves = me.position()["moves"]
    press(me, place(me, "marker/build"))
    press(me, place(me, "plan/place-two"))
    kinds = [option["target"] for option in options(me)]
    press(me, place(me, kinds[0]))
    cells = [option["target"] for option in options(me)]
    press(me, place(me, cells[0]))
    turned = me.page.locator(".turned[aria-pressed=true]")
    first = turned.get_attribute("data-place")
    me.page.keyboard.press("r")
    assert turned.get_attribute("data-place") != first
    press(me, place(me, cells[1]))  # another cell
    assert seen(me)["pending"]["cell"] == cells[1].removeprefix("cell/")
    place(me, kinds[1]).click()  # and another tile, on the same cell
    wanted = {"kind": kinds[1].removeprefix("kind/"), "cell": cells[1].removeprefix("cell/")}
    me.wait_until(lambda _: wanted.items() <= seen(me)["pending"].items())
    assert me.position()["moves"] == moves  # all of it is only tried
    expect(me.page.locator(".ghost.firm")).to_be_visible()
    rotation = int(str(turned.get_attribute("data-place")).removeprefix("rotation/"))
    press(me, me.page.locator("[data-lay]"))
    laid = seen(me)["tiles"][-1]
    assert (laid["cell"], laid["kind"], laid["rotation"]) == (wanted["cell"], wanted["kind"], rotation)
    assert me.position()["moves"] > moves


def test_what_is_not_allowed_says_why(visit: Visit) -> None:
    me = sit_down(visit, seats=3)
    play_until(me, "marker/build")
    press(me, place(me, "marker/build"))
    place(me, "kind/5").click(force=True)
    expect(me.page.get_by_role("link", name="Rule ").or_(me.button("Rule ")).first).to_be_visible()


def test_on_a_phone_nothing_is_out_of_reach_and_axe_is_content(visit: Visit) -> None:
    me = sit_down(visit, seats=4, size=PHONE, language="fr")
    assert findings(me) == []
    play_until(me, "marker/travel")
    press(me, place(me, "marker/travel"))
    assert findings(me) == []
    widths = me.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1]
