"""Evergreen in the browser: everybody opens at once, then cards, discs and concerts to the end."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.test_game import open_table
from tests.web.test_pages import findings
from tests.web.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
LAID_DOWN = (844, 390)
WIDE = (1920, 1080)


def newest(person: Visitor) -> dict[str, Any]:
    """The newest word of the house on what the board shows: a position, or what is only tried."""
    for text in reversed(person.received):
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "tried":
            return message
        if message["type"] == "position" and not message["replayed"]:
            return person.position()
    raise AssertionError("no position came")


def wait_for_news_after(person: Visitor, before: dict[str, Any]) -> None:
    person.wait_until(lambda _: newest(person)["seq"] != before["seq"])
    for _ in range(2):  # the board has drawn it
        person.page.wait_for_function("() => new Promise(requestAnimationFrame)")


def ask(person: Visitor) -> None:
    """Until the board offers something; the first thing that it offers is chosen and has gone through."""
    lead = person.page.locator("[data-lead]:enabled").first
    expect(lead).to_be_visible()
    person.wait_for_newest()
    before = newest(person)
    lead.click()
    wait_for_news_after(person, before)


def sit_down(visit: Visit, seats: int = 3, **wishes: Any) -> Visitor:
    """At a running table against bots; the board is there."""
    me = visit(**wishes)
    me.open(f"/t/{open_table(me, ['me'] + ['bot'] * (seats - 1), 'evergreen')}")
    me.page.get_by_role("button", name="Start").click()
    expect(me.page.locator("[data-lead]:enabled").first).to_be_visible()
    me.wait_until(lambda position: all(each["chosen"] == 3 for each in position["view"]["players"][1:]))
    me.wait_for_newest()
    return me


def options(me: Visitor) -> list[dict[str, Any]]:
    word = newest(me)
    decision = word["decision"] if word["type"] == "tried" else next(iter(word["decisions"]), None)
    return decision["options"] if decision else []


def play_until(me: Visitor, beginning: str) -> None:
    """Until the first thing that the house offers begins so, and the board shows it."""
    while True:
        expect(me.page.locator("[data-lead]:enabled").first).to_be_visible()
        if any(option["name"].startswith(beginning) for option in options(me)):
            return
        ask(me)


def play_to_the_end(me: Visitor) -> None:
    lead = me.page.locator("[data-lead]:enabled").first
    while True:
        expect(lead.or_(me.over).first).to_be_visible(timeout=30_000)
        if me.over.is_visible():
            return
        ask(me)


def place(me: Visitor, target: str) -> Locator:
    return me.page.locator(f'[data-place="{target}"]')


def a_place_that_moves_a_disc(me: Visitor) -> dict[str, Any]:
    """Lay cards until one of them would move a disc somewhere."""
    while True:
        play_until(me, "on ")
        for option in options(me):
            if option["effect"]["moves"]:
                return option
        ask(me)


ANIMATED = """() => [...document.querySelectorAll('*')]
    .map((node) => getComputedStyle(node).animationName).filter((name) => name !== 'none')"""


def test_three_browsers_choose_their_opening_at_once(visit: Visit) -> None:
    anna = visit()
    table = open_table(anna, ["me", "link", "link"], "evergreen")
    anna.open(f"/t/{table}")
    others = [visit(f"/t/{table}"), visit(f"/t/{table}", language="fr")]
    for free, person, words in zip((2, 1), others, ("Sit here", "S’asseoir"), strict=True):
        seats = person.page.get_by_role("button", name=words)
        expect(seats).to_have_count(free)  # who comes later has heard which seat is taken
        seats.first.click()
    start = anna.button("Start")
    expect(start).to_be_enabled()
    start.click()
    people = [anna, *others]
    for person in people:  # everybody is asked before anybody has answered
        expect(person.page.locator("[data-lead]:enabled").first).to_be_visible()
    expect(anna.page.locator(".flag i").first).to_be_visible()  # dots while the others think
    assert anna.page.evaluate(ANIMATED) == []  # which stand still for those who wish it so
    for _ in range(3):
        ask(anna)
    chosen = anna.position()["view"]["opening"]
    assert len(chosen) == 3
    for card in chosen:
        assert not any(f'"{card}"' in text for person in others for text in person.received)
    for person in others:
        for _ in range(3):
            ask(person)
    for person in people:  # each hears of the last choice in their own time
        person.wait_until(lambda position: position["view"]["turn"] is not None)
    first = anna.position()["view"]["turn"]
    for person in people:
        expect(person.page.locator('[data-place^="place/"]').first).to_be_visible()
        assert [place["card"] for place in person.position()["view"]["players"][0]["places"]] == chosen
    ask(people[first])
    assert newest(people[first])["view"]["picked"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_refusal_appears_beside_the_card_that_was_pressed(visit: Visit, size: tuple[int, int]) -> None:
    """Somebody else lays: a card of the hand says so itself."""
    people = [visit(size=size, notices_stay=True) for _ in range(2)]
    table = open_table(people[0], ["me", "link"], "evergreen")
    for person in people:
        person.open(f"/t/{table}")
    people[1].button("Sit here").click()
    people[0].button("Start").click()
    for person in people:
        for _ in range(3):
            ask(person)
    for person in people:
        person.wait_until(lambda position: position["view"]["turn"] is not None)
        person.wait_for_newest()
    waiting = people[1 - people[0].position()["view"]["turn"]]
    card = waiting.hand.first
    card.click(position={"x": 8, "y": 30}, force=True)  # cards lie over each other, and it is not lit
    notice = waiting.page.locator(".notice")
    expect(notice).to_contain_text("not your turn")
    there, here = notice.bounding_box(), card.bounding_box()
    assert there
    assert here
    assert 0 <= here["y"] - (there["y"] + there["height"]) < 40
    assert there["x"] < here["x"] + here["width"] / 2 < there["x"] + there["width"]


def test_a_whole_game_against_bots(visit: Visit) -> None:
    me = sit_down(visit)
    play_to_the_end(me)
    for player in me.position()["view"]["players"]:
        expect(me.over).to_contain_text(str(player["total"]))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int], theme: str) -> None:
    me = sit_down(visit, seats=4, size=size, theme=theme)
    expect(me.page.locator("html")).to_have_attribute("data-theme", theme)
    assert findings(me) == []  # the opening
    for question in ("lay ", "on ", "hit ", "concert"):
        play_until(me, question)
        assert findings(me) == []
    me.open("/rules/evergreen")
    expect(me.page.locator(".evergreen-example")).to_be_visible()
    assert findings(me) == []


OUTSIDE = """() => {
    const inside = (node, box) => {
        const [a, b] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
        return a.left > b.left - 1 && a.right < b.right + 1 && a.top > b.top - 1 && a.bottom < b.bottom + 1;
    };
    const all = (query, within = document) => [...within.querySelectorAll(query)];
    const board = document.querySelector('.evergreen');
    const lost = all('.player, .hand button, .desk > *, .hit-disc, .glass').filter(
        (node) => node.checkVisibility() && !inside(node, board));
    for (const player of all('.player'))
        lost.push(...all('.spot, .disc, .nights, .cards, .worth, .total', player).filter(
            (node) => !inside(node, player)));
    const beside = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
    const apart = (a, b) => beside(a, b) || beside(b, a);
    for (const player of all('.player')) {
        const spots = all('.spot', player).map((spot) => spot.getBoundingClientRect());
        lost.push(...all('.nights, .cards, .worth, .total, strong', player).filter(
            (node) => !spots.every((spot) => apart(spot, node.getBoundingClientRect()))));
    }
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) lost.push(page);
    return lost.map((node) => `${node.className.baseVal ?? node.className} ${node.textContent.slice(0, 40)}`);
}"""


def outside(me: Visitor, size: tuple[int, int]) -> list[str]:
    """What is cut off or covered on a screen of that size, once the page has found its new shape."""
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[str] = []
    for _ in range(30):
        me.page.wait_for_function("() => new Promise(requestAnimationFrame)")
        found = me.page.evaluate(OUTSIDE)
        if not found:
            break
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_is_cut_off_on_any_screen(visit: Visit, seats: int) -> None:
    me = sit_down(visit, seats=seats)
    for question in ("open ", "hit "):
        play_until(me, question)
        for size in (PHONE, LAID_DOWN, WIDE, DESK):
            assert outside(me, size) == [], (question, size)


def test_nothing_is_cut_off_for_who_watches_or_when_it_is_over(visit: Visit) -> None:
    me = sit_down(visit)
    guest = visit(me.page.url.removeprefix(me.address))
    expect(guest.page.locator(".evergreen")).to_be_visible()
    for size in (PHONE, LAID_DOWN, DESK):
        assert outside(guest, size) == [], size
    play_to_the_end(me)
    for size in (PHONE, LAID_DOWN, DESK):
        assert outside(me, size) == [], size


CORNERS_SHOWN = """() => {
    const cards = [...document.querySelectorAll('.hand .lift')].map((card) => card.getBoundingClientRect());
    return Math.min(...cards.slice(1).map((card, i) => (card.left - cards[i].left) / card.width));
}"""


@pytest.mark.parametrize("size", [DESK, WIDE], ids=["laptop", "wide with the log"])
def test_a_full_hand_shows_more_than_half_of_every_card(visit: Visit, size: tuple[int, int]) -> None:
    me = sit_down(visit, seats=4, size=size)
    assert len(me.position()["view"]["hand"]) == 13
    assert me.page.evaluate(CORNERS_SHOWN) > 0.5


SMALL = """() => [...document.querySelectorAll('.evergreen button')]
    .filter((node) => node.checkVisibility())
    .map((node) => [node.getBoundingClientRect(), node.getAttribute('aria-label') ?? node.textContent])
    .filter(([box]) => box.width < 44 || box.height < 44)
    .map(([box, name]) => `${name} ${box.width} ${box.height}`)"""


CUT_NAMES = """() => [...document.querySelectorAll('.player strong')]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


def test_six_players_on_a_phone_have_targets_for_thumbs_and_whole_names(visit: Visit) -> None:
    me = sit_down(visit, seats=6, size=PHONE)
    assert me.page.evaluate(CUT_NAMES) == []
    for question in ("open ", "lay ", "on ", "hit ", "concert"):
        play_until(me, question)
        assert me.page.evaluate(SMALL) == []


def test_the_charts_on_a_phone_open_and_close_with_a_tap(visit: Visit) -> None:
    me = sit_down(visit, size=PHONE)
    charts, line = me.page.locator(".poster"), me.page.locator(".parade")
    line.tap()
    expect(charts).to_be_visible()
    line.tap()
    expect(charts).to_be_hidden()
    line.tap()
    charts.tap()
    expect(charts).to_be_visible()
    me.page.locator(".desk").tap()  # beside them
    expect(charts).to_be_hidden()


def test_keys_show_what_a_card_would_change_before_it_is_laid(visit: Visit) -> None:
    me = sit_down(visit)
    option = a_place_that_moves_a_disc(me)
    move = option["effect"]["moves"][0]
    button = place(me, option["target"]).locator("button")
    button.focus()
    expect(me.page.locator(".preview .move")).to_have_count(len(option["effect"]["moves"]))
    expect(me.page.locator(".disc.coming")).to_have_count(len(option["effect"]["moves"]))
    expect(button).to_have_accessible_name(re.compile(f"worth {move['dial']}"))
    step = me.position()["step"]
    me.page.keyboard.press("Enter")
    me.wait_for_step_after(step)
    discs = {disc["artist"]: disc for disc in me.position()["view"]["discs"]}
    assert discs[move["artist"]] == {"artist": move["artist"], "holder": move["to"], "dial": move["dial"]}


def test_a_long_press_only_looks_and_a_tap_lays(visit: Visit) -> None:
    me = sit_down(visit, size=PHONE)
    target = a_place_that_moves_a_disc(me)["target"]
    spot = place(me, target)
    box = spot.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    step = me.position()["step"]
    touch = me.context.new_cdp_session(me.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(spot).to_contain_class("held")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(me.page.locator(".disc.coming").first).to_be_visible()
    assert me.position()["step"] == step
    me.page.touchscreen.tap(point["x"], point["y"])
    me.wait_for_step_after(step)


def test_a_card_is_dragged_from_the_hand_to_a_place(visit: Visit) -> None:
    me = sit_down(visit)
    expect(me.page.get_by_text("Choose yours, face down")).to_be_visible()  # the bots are done
    card = me.position()["view"]["hand"][4]
    place(me, f"hand/{card}").drag_to(place(me, "place/0/left"))  # the opening: onto a place of mine
    expect(place(me, f"secret/{card}")).to_be_visible()
    play_until(me, "lay ")
    card = me.position()["view"]["hand"][-1]
    place(me, f"hand/{card}").drag_to(place(me, "place/1/middle"))
    expect(place(me, "place/1/middle").locator("button")).to_have_accessible_name(
        re.compile(card.replace("-", " "))
    )
    me.wait_until(lambda position: position["view"]["players"][1]["places"][1]["card"] == card)
    assert me.position()["view"]["picked"] is None


def test_changing_ones_mind_about_a_card_leaves_no_trace(visit: Visit) -> None:
    """A card is only tried until it is laid; a reload and another language leave it in hand, lifted."""
    me = sit_down(visit)
    play_until(me, "lay ")
    before = me.position()
    first, second = before["view"]["hand"][:2]

    def tap(card: str) -> None:
        place(me, f"hand/{card}").click(position={"x": 8, "y": 30}, force=True)  # cards lie over each other

    lifted = me.page.locator(".lift.open + [data-place]")
    for card in (first, second):  # the second instead of the first
        tap(card)
        expect(lifted).to_have_attribute("data-place", f"hand/{card}")
    me.page.keyboard.press("Escape")
    expect(lifted).to_have_count(0)
    tap(first)
    expect(lifted).to_have_attribute("data-place", f"hand/{first}")
    me.page.reload()
    expect(lifted).to_have_attribute("data-place", f"hand/{first}")
    tap(first)  # put back
    expect(lifted).to_have_count(0)
    assert me.position()["step"] == before["step"]
    tap(second)
    expect(lifted).to_have_attribute("data-place", f"hand/{second}")
    place(me, "place/1/left").locator("button").click()
    me.wait_until(lambda position: position["view"]["players"][1]["places"][0]["card"] == second)
    assert [line["action"] for line in me.position()["news"]] == [f"lay {second}", "on 1 left"]


def test_pointing_at_a_turn_of_the_hit_disc_shows_it(visit: Visit) -> None:
    me = sit_down(visit)
    play_until(me, "hit ")
    disc = me.page.locator(".hit-disc")
    for option in options(me):
        me.page.locator(".desk .choice").nth(options(me).index(option)).focus()
        expect(disc).to_have_accessible_name(re.compile(option["effect"]["artist"]))
    assert options(me)[0]["name"].startswith("hit ")  # nothing was chosen


NOTE_FLIGHTS = """
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if (this.matches('.disc')) window.flights.push([frames[0].transform, how.duration]);
        return animate.call(this, frames, how);
    };
"""


@pytest.mark.parametrize("motion", ["full", "still"])
def test_discs_travel_unless_motion_is_off(visit: Visit, motion: str) -> None:
    me = visit()
    me.context.add_init_script(NOTE_FLIGHTS)
    wishes = json.dumps({"language": "en", "confirm": False, "motion": motion})
    me.page.evaluate("wishes => { localStorage['bosquet.settings'] = wishes }", wishes)
    me.open(f"/t/{open_table(me, ['me', 'bot'], 'evergreen')}")
    me.button("Start").click()
    a_place_that_moves_a_disc(me)  # in the opening discs have come from the middle
    flights = me.page.evaluate("window.flights")
    assert bool(flights) == (motion == "full")
    for way, duration in flights:
        assert way.startswith("translate(")
        assert 150 <= duration <= 400
