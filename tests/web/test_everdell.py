"""Everdell in the browser: a whole year against two bots, and what the board says on the way."""

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import bosquet
from bosquet.house.settings import PACKAGED_SITE
from tests.web.moments import Moment, moments
from tests.web.showcase import Showcase
from tests.web.test_game import open_table
from tests.web.test_pages import findings
from tests.web.visitor import DESK, LYING, PHONE, Visitor

Visit = Callable[..., Visitor]
FRENCH = Path(bosquet.__file__).parent / "games/everdell/locale/fr.json"
# What a person would rather do: cards first, then places; passing only when nothing else is left.
WEIGHTS = {"play": 40, "meadow": 40, "event": 90, "visit": 6, "done": 1, "pass": 0}


def sit_down(visit: Visit, seats: int = 3, **wishes: Any) -> Visitor:
    me = visit(**wishes)
    me.open(f"/t/{open_table(me, ['me'] + ['bot'] * (seats - 1), 'everdell')}")
    me.page.get_by_role("button", name=re.compile("Start|Commencer")).click()
    expect(me.page.locator(".everdell")).to_be_visible()
    return me


def sit_down_with(visit: Visit, kinds: list[str], agreed: dict[str, object], **wishes: Any) -> Visitor:
    me = visit(**wishes)
    me.open(f"/t/{me.open_table('everdell', kinds, agreed)}")
    me.page.get_by_role("button", name=re.compile("Start|Commencer")).click()
    expect(me.page.locator(".everdell")).to_be_visible()
    return me


def options(me: Visitor) -> list[dict[str, Any]]:
    decisions = me.position()["decisions"]
    return decisions[0]["options"] if decisions else []


def button(me: Visitor, option: dict[str, Any]) -> Locator:
    """Where the board offers an answer."""
    target, name = option["target"], option["name"]
    area, _, rest = target.partition("/")
    if name.split()[0] in ("occupy", "imprison") or area in ("seat", "count", "pile", "pay", "judge"):
        return me.page.locator(f'[data-place="ask/{name}"]')
    if area in ("innkeeper", "crane"):
        return me.page.locator(f'[data-place="ask/{name}"]')
    if area in ("choose", "colour"):
        return me.page.locator(f'[data-place="ask/{name}"]')
    if area == "city" and rest.count("/") == 1:
        return me.page.locator(
            f'[data-place="ask/{name}"], [data-place^="{target}"][aria-disabled="false"], '
            f'.visit[data-place="{target}"]'
        )
    return me.page.locator(f'[data-place="{target}"]')


def answer(me: Visitor, option: dict[str, Any]) -> None:
    step = me.position()["step"]
    place = button(me, option).first
    place.click()
    if option["name"] == "pass":
        place.click()  # it asks first
    effect = option["effect"] or {}
    if effect.get("ways", 1) > 1 or effect.get("payments", 1) > 1:
        settle_payment(me, step)
    me.wait_for_step_after(step)


def settle_payment(me: Visitor, step: int) -> None:
    """A card with several ways is only tried until it is paid: the first way, and the first payment."""
    answers = me.page.locator('.ask [data-place^="ask/"], .ask [data-place^="bundle/"]')
    for asked in ("ask/", "bundle/"):
        expect(me.page.locator(".ask .cancel")).to_be_visible()
        if me.page.locator(f'.ask [data-place^="{asked}"]').count():
            name = answers.first.get_attribute("data-place")
            answers.first.click()
            expect(me.page.locator(f'.ask [data-place="{name}"]')).to_have_count(0)
        if not me.page.locator(".ask .cancel").is_visible() or me.position()["step"] > step:
            return


def wait_for_question(me: Visitor) -> bool:
    """Until the board shows a choice of mine; False when the year is over."""
    me.wait_until(lambda position: len(options(me)) > 1 or position["view"]["ranks"] is not None)
    if me.position()["view"]["ranks"] is not None:
        return False
    me.wait_for_newest()
    return True


def play_on(me: Visitor, stop: Callable[[list[dict[str, Any]]], bool]) -> None:
    """Sensible moves by chance until something is asked that we wait for, or to the end."""
    chance = random.Random(5)
    while wait_for_question(me):
        offered = options(me)
        if stop(offered):
            return
        weights = [WEIGHTS.get(option["name"].split()[0], 5) for option in offered]
        chosen = chance.choices(offered, weights)[0] if any(weights) else offered[0]
        answer(me, chosen)


def begins(verb: str) -> Callable[[list[dict[str, Any]]], bool]:
    return lambda offered: any(option["name"].startswith(verb) for option in offered)


def only_one_way(*verbs: str) -> Callable[[list[dict[str, Any]]], bool]:
    """A card that needs no further word about its payment."""

    def fits(option: dict[str, Any]) -> bool:
        effect = option["effect"] or {}
        single = effect.get("ways", 1) == effect.get("payments", 1) == 1
        return single and bool(option["name"].startswith(verbs))

    return lambda offered: any(map(fits, offered))


def test_a_person_plays_a_year_against_two_bots(visit: Visit) -> None:
    me = sit_down(visit)
    play_on(me, lambda offered: False)
    expect(me.over).to_be_visible()
    players = me.position()["view"]["players"]
    assert players[0]["season"] == "autumn"
    for player in players:
        row = me.over.get_by_role("row").filter(has=me.page.get_by_role("cell", name=str(player["total"])))
        expect(row.first).to_be_visible()
        assert sum(player["points"].values()) == player["total"]


def test_a_year_alone_against_rugwort_ends_in_his_reckoning(visit: Visit) -> None:
    me = sit_down_with(visit, ["me"], {"solo": 1})
    play_on(me, lambda offered: False)
    expect(me.over).to_be_visible()
    view = me.position()["view"]
    his, mine = view["rugwort"], view["players"][0]
    assert sum(his["points"].values()) == his["total"]
    total = me.over.get_by_role("row", name=re.compile("Total"))
    expect(total).to_contain_text(str(mine["total"]))
    expect(total).to_contain_text(str(his["total"]))
    won = view["ranks"] == [1]
    expect(me.over.get_by_text("Year 1 is yours!" if won else "Rugwort has the year")).to_be_visible()


def test_with_both_expansions_the_legendaries_lie_beside_the_hand(visit: Visit) -> None:
    me = sit_down_with(visit, ["me", "bot"], {"extra_extra": True, "legends": True})
    wait_for_question(me)
    held = me.position()["view"]["legends"]
    for card in held:
        expect(me.page.locator(f'[data-place="legend/{card}"]')).to_be_visible()
    play_on(me, lambda offered: False)
    expect(me.over).to_be_visible()


KIDNAPPING: dict[str, object] = {"solo": 3}
LEGENDS: dict[str, object] = {"solo": 1, "extra_extra": True, "legends": True}


@pytest.mark.parametrize(
    ("size", "theme", "agreed"),
    [
        pytest.param(DESK, "light", KIDNAPPING, id="desk-light-kidnapping"),
        pytest.param(DESK, "dark", LEGENDS, id="desk-dark-legends"),
        pytest.param(PHONE, "light", LEGENDS, id="phone-light-legends"),
        pytest.param(PHONE, "dark", KIDNAPPING, id="phone-dark-kidnapping"),
    ],
)
def test_axe_finds_nothing_serious_alone_nor_with_legends(
    visit: Visit, size: tuple[int, int], theme: str, agreed: dict[str, object]
) -> None:
    """Rugwort, his hoard and the kidnapping year; the tray of Legendary cards. On a phone page by page."""
    me = sit_down_with(visit, ["me"], agreed, size=size, theme=theme)
    expect(me.page.locator("html")).to_have_attribute("data-theme", theme)
    wait_for_question(me)
    for tab in me.page.locator(".tabs button").all():
        if tab.is_visible():
            tab.click()
        assert findings(me) == []
    if size == DESK:
        me.page.locator('[data-place="seat/rugwort"]').click()
        expect(me.page.get_by_role("region", name="Rugwort’s hoard")).to_be_visible()
        assert findings(me) == []


def test_a_slot_under_his_worker_is_closed_and_says_why(visit: Visit) -> None:
    me = sit_down_with(visit, ["me"], {"solo": 1})
    play_on(me, lambda offered: bool(me.position()["view"]["rugwort"]["meadow"]) and begins("pass")(offered))
    expect(me.page.locator('[data-place="meadow/0"] .closed')).to_be_visible()
    me.page.locator('[data-place="meadow/0"]').click(force=True)
    expect(me.page.locator("p").filter(has_text="only his die").first).to_be_visible()
    me.page.locator('[data-place="seat/rugwort"]').click()
    expect(me.page.get_by_role("region", name="Rugwort’s hoard")).to_be_visible()


def test_a_lit_card_says_how_it_is_played_and_another_what_is_missing(visit: Visit) -> None:
    me = sit_down(visit)
    play_on(me, begins("meadow "))
    offered = {option["target"] for option in options(me)}
    lit = next(target for target in offered if target.startswith("meadow/"))
    me.page.locator(f'[data-place="{lit}"]').hover()
    expect(me.page.locator(".lens .can")).to_be_visible()
    view = me.position()["view"]
    first = [view["meadow"].index(card) for card in view["meadow"]]
    dark = next(slot for slot in range(8) if f"meadow/{first[slot]}" not in offered)
    card = me.page.locator(f'[data-place="meadow/{dark}"]')
    card.hover()
    expect(me.page.locator(".lens .text")).to_be_visible()
    step = me.position()["step"]
    card.click(force=True)
    reason = me.page.locator("p").filter(has_text=re.compile("lack|unique|plot left|construction of your"))
    expect(reason.first).to_be_visible()
    assert me.position()["step"] == step


def test_a_card_dragged_onto_the_city_is_played(visit: Visit) -> None:
    me = sit_down(visit)
    play_on(me, only_one_way("play ", "meadow "))
    choice = next(option for option in options(me) if only_one_way("play ", "meadow ")([option]))
    card = me.page.locator(f'[data-place="{choice["target"]}"]').first
    step, mouse = me.position()["step"], me.page.mouse
    card.hover()
    mouse.down()
    mouse.move(700, 720, steps=4)  # let go over nothing: it stays
    mouse.up()
    assert me.position()["step"] == step
    card.hover()
    mouse.down()
    mouse.move(700, 520, steps=4)
    expect(me.page.locator(".everdell.carrying")).to_be_visible()
    mouse.up()
    me.wait_for_step_after(step)
    expect(me.page.locator(".everdell.carrying")).to_have_count(0)


def test_the_large_card_leads_to_its_clause(visit: Visit) -> None:
    me = sit_down(visit)
    wait_for_question(me)
    me.page.locator('[data-place="meadow/0"]').hover()
    link = me.page.locator(".lens .clause")
    clause = "EVD-" + str(link.text_content()).removeprefix("Rule ")
    box = link.bounding_box()
    assert box is not None
    now = me.page.evaluate("Date.now() / 1000")
    me.page.clock.set_fixed_time(now)  # a busy machine must not turn a brisk hand into a slow one
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    link.click()
    me.page.clock.set_fixed_time(now + 1)
    expect(me.page.locator(f'[data-clause="{clause}"]')).to_be_in_viewport()
    me.page.keyboard.press("Escape")
    me.page.locator('[data-place="haven"]').hover()  # and by the rules' own key
    me.page.keyboard.press("?")
    expect(me.page.locator('[data-clause="EVD-5.9"]')).to_be_in_viewport()


def test_passing_asks_first(visit: Visit) -> None:
    me = sit_down(visit)
    wait_for_question(me)
    step = me.position()["step"]
    me.page.locator('[data-place="pass"]').click()
    expect(me.page.get_by_text("Pass for good?")).to_be_visible()
    assert me.position()["step"] == step


def test_a_panel_shows_the_city_of_its_player(visit: Visit) -> None:
    me = sit_down(visit)
    play_on(me, lambda offered: bool(me.position()["view"]["players"][1]["city"]))
    built = me.position()["view"]["players"][1]["city"]
    me.page.locator('[data-place="seat/1"]').click()
    expect(me.page.locator('[data-place^="city/1/"].front')).to_have_count(len(built))
    me.page.get_by_role("button", name="Back to your city").click()
    expect(me.page.locator('[data-place^="city/1/"].front')).to_have_count(0)


def test_on_a_phone_every_page_counts_what_can_be_chosen_on_it(visit: Visit) -> None:
    me = sit_down(visit, size=PHONE)
    wait_for_question(me)
    places = {"location", "forest", "haven", "journey", "event"}
    wanted = {option["target"] for option in options(me) if option["target"].split("/")[0] in places}
    expect(me.page.locator(".tabs b").first).to_have_text(str(len(wanted)))
    me.page.get_by_role("button", name="Meadow").first.tap()
    expect(me.page.locator('[data-place="meadow/0"]')).to_be_in_viewport()


@pytest.mark.parametrize(
    ("asked", "places"),
    [
        ("alone_hoard", ["farm", "university", "castle"]),  # which card the Fool drives out of his city
        ("alone_copies", ["inn/0", "inn/1"]),  # and which of two
    ],
)
def test_on_a_phone_his_hoard_opens_where_its_cards_are_chosen(
    browser: Browser, asked: str, places: list[str]
) -> None:
    game = bosquet.game("everdell")
    moment = stored(asked)
    showcase = Showcase(browser, PACKAGED_SITE, touch=True, language="en")
    showcase.resize(*PHONE)
    showcase.show(game, moment)
    count = len(moment.state.options(moment.face))
    expect(showcase.page.locator(".tabs .here")).to_have_text(f"City{count}")
    for place in places:
        card = showcase.page.locator(f'[data-place="city/rugwort/{place}"][aria-disabled="false"]')
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box is not None
        assert box["width"] > 100  # px: the Meadow's piles are narrow, his are not
        expect(card).to_be_in_viewport(ratio=0.9)
    showcase.close()


SPILT = """() => [...document.querySelectorAll('.panel')].flatMap((panel) => {
    const frame = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('header *:not(svg *, .flag, .flag *), p *:not(.thumb *, svg *)')]
        .map((node) => [node, node.getBoundingClientRect()])
        .filter(([, box]) => box.height && (box.top < frame.top || box.bottom > frame.bottom))
        .map(([node]) => node.textContent.trim());
})"""


def test_what_four_players_did_last_fits_into_their_panels(browser: Browser) -> None:
    game = bosquet.game("everdell")
    late = [each for each in moments(game) if each.name.startswith("4 late prompt.turn")]
    played = [{"kind": "played", "args": {"seat": seat, "card": "twig_barge"}} for seat in range(4)]
    news = [{"move": 1, "seat": None, "action": None, "forced": False, "happenings": played}]
    showcase = Showcase(browser, PACKAGED_SITE, touch=False, language="fr")
    for size in [(1024, 768), (1280, 720), DESK, (1920, 1080)]:
        showcase.resize(*size)
        showcase.show(game, late[0])
        showcase.show(game, late[0], news)
        expect(showcase.page.locator(".panel .last")).to_have_count(4)
        assert showcase.page.evaluate(SPILT) == [], size
    showcase.close()


def stored(name: str) -> Moment:
    return next(each for each in moments(bosquet.game("everdell")) if each.name == name)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Showcase]:
    """In French, whose names are longer."""
    showcase = Showcase(browser, PACKAGED_SITE, touch=True, language="fr")
    showcase.resize(*PHONE)
    yield showcase
    showcase.close()


@pytest.mark.parametrize("size", [PHONE, (360, 640), LYING])
def test_what_can_be_chosen_of_a_large_hoard_is_in_sight_at_once(
    phone: Showcase, size: tuple[int, int]
) -> None:
    """Two of his 22 cards: nobody has to push them into sight first."""
    phone.resize(*size)
    phone.show(bosquet.game("everdell"), stored("alone_copies"))
    for copy in (0, 1):
        lit = phone.page.locator(f'[data-place="city/rugwort/inn/{copy}"][aria-disabled="false"]')
        expect(lit).to_be_in_viewport(ratio=1)


CUT_NAMES = """(names) => {
    const [tile] = document.querySelectorAll('.plot:not(.pair) .tile .name span');
    return names.filter((name) => {
        tile.textContent = name;
        return tile.scrollWidth > tile.clientWidth || tile.scrollHeight > tile.clientHeight + 1;
    });
}"""


def test_every_name_is_whole_on_the_smallest_tile_of_a_city(phone: Showcase) -> None:
    words: dict[str, str] = json.loads(FRENCH.read_text())
    cards = [name for key, name in words.items() if key.startswith("card.")]
    assert "Barge de brindilles" in cards
    phone.resize(360, 640)
    phone.show(bosquet.game("everdell"), stored("full_city"))
    assert phone.page.evaluate(CUT_NAMES, cards) == []


def test_a_phone_that_is_turned_keeps_its_page(phone: Showcase) -> None:
    phone.show(bosquet.game("everdell"), stored("full_city"))
    phone.page.locator(".tabs button").nth(2).tap()
    town = phone.page.locator(".page.town")
    for size in (PHONE, LYING, (360, 640)):
        phone.resize(*size)
        expect(town).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (DESK, "dark"), (PHONE, "light")])
def test_nothing_serious_for_who_cannot_see_well(visit: Visit, size: tuple[int, int], theme: str) -> None:
    me = sit_down(visit, size=size, theme=theme)
    wait_for_question(me)
    assert findings(me) == []
