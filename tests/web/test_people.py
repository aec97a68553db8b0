"""Everybody at the table: friends who are away, games that are given up, and lines that go dead."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

import bosquet
from bosquet.house.network import own_address
from bosquet.house.settings import PACKAGED_SITE
from tests.house.process import House
from tests.web.proxy import Proxy
from tests.web.test_game import asked, open_table
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
NOTES = "(all) => all.map((one) => one.dataset.note)"
LONG = "Maximilienne-Alexandrine"
RENAME = """(name) => fetch('/api/me', {
    method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name }),
})"""
# The word itself is seen: neither cut off, nor under something, nor outside the window.
SAYS_AWAY = """() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const at = words.currentNode.data.search(/\\baway\\b/i);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(words.currentNode, at);
        range.setEnd(words.currentNode, at + 'away'.length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const around = words.currentNode.parentElement;
        const box = around.getBoundingClientRect();
        const whole = right > left && right <= box.right + 1 && bottom <= box.bottom + 2;
        if (whole && around.contains(seen)) return true;
    }
    return false;
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open to the whole network; its people lose patience after a second instead of five minutes."""
    options = ("--beat", "0", "--patience", "300", "--host", "0.0.0.0")
    house = House(tmp_path_factory.mktemp("house"), *options, site=PACKAGED_SITE)
    yield house
    house.stop()


def sit_down(visit: Visit, size: tuple[int, int] | None = None) -> tuple[str, list[Visitor]]:
    """Three browsers at a table that has started; the first of them is to play."""
    wish: dict[str, Any] = {"notices_stay": True} | ({} if size is None else {"size": size})
    anna = visit(**wish)
    table = open_table(anna, ["me", "link", "link"])
    anna.open(f"/t/{table}")
    people = [anna]
    for _ in range(2):
        friend = visit(f"/t/{table}", **wish)
        friend.button("Sit here").first.click()
        expect(friend.button("Stand up")).to_be_visible()
        people.append(friend)
    anna.button("Start").click()
    first = people.index(asked(*people))
    return table, people[first:] + people[:first]


def log_of(visitor: Visitor) -> list[str]:
    """The notes in the log."""
    kinds: list[str] = visitor.page.locator("[data-note]").evaluate_all(NOTES)
    return kinds


# --- away -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_bot_plays_for_a_friend_who_is_away_until_they_are_back(
    visit: Visit, size: tuple[int, int] | None
) -> None:
    table, (away, other, third) = sit_down(visit, size)
    seat = away.position()["face"]
    away.open("/")
    for friend in (other, third):
        expect(friend.page.get_by_text("has been away since")).to_be_visible()
        expect(friend.page.locator("main").get_by_text("Away", exact=True)).to_be_visible()  # not "Thinking"
    let = other.button("Let a bot play")
    let.click()
    expect(let).to_have_count(0)
    expect(third.page.get_by_text("lets a bot play for")).to_be_visible()  # a notice for the others
    asked(other, third)  # the bot has played
    away.open(f"/t/{table}")
    expect(away.hand.first).to_be_visible()
    assert away.position()["face"] == seat
    for friend in (other, third):
        expect(friend.page.get_by_text("is back and plays again").first).to_be_visible()
    other.page.keyboard.press("l")
    expect(other.page.locator("[data-note]")).to_have_count(2)
    assert log_of(other) == ["stand_in", "returned"]
    expect(other.page.get_by_text("played by a bot in their absence").first).to_be_visible()


def begin(game: str, kinds: list[str], anna: Visitor, ben: Visitor) -> tuple[str, Visitor, Visitor]:
    """A table that has started; whoever of the two is asked comes first."""
    table = open_table(anna, kinds, game)
    anna.open(f"/t/{table}")
    ben.open(f"/t/{table}")
    ben.button("Sit here").first.click()
    expect(ben.button("Stand up")).to_be_visible()
    anna.button("Start").click()
    for friend in (anna, ben):
        expect(friend.page.locator("main[data-moves]")).to_be_visible()
    people = {anna.position()["face"]: anna, ben.position()["face"]: ben}
    anna.wait_until(lambda position: any(seat in people for seat in position["actors"]))
    first = next(people[seat] for seat in anna.position()["actors"] if seat in people)
    return table, first, ben if first is anna else anna


@pytest.mark.parametrize("game", bosquet.games())
def test_the_flag_of_every_game_says_who_is_away(visit: Visit, game: str) -> None:
    """Instead of "Thinking", for which nobody could wait to end."""
    table, away, other = begin(game, ["me", "link"], visit(), visit())
    flag = other.page.locator("main").get_by_text("Away", exact=True)
    expect(flag).to_have_count(0)
    away.open("/")
    expect(flag).to_be_visible()
    away.open(f"/t/{table}")
    expect(flag).to_have_count(0)


@pytest.mark.parametrize("game", bosquet.games())
def test_a_phone_says_who_is_away_in_every_game(visit: Visit, game: str) -> None:
    """On the board or in the bar, and in sight: neither a long name nor news of bots may push it out."""
    people = [visit(size=PHONE), visit(size=PHONE)]
    for person in people:
        person.page.evaluate(RENAME, LONG)
    for _ in range(20):
        _, away, other = begin(game, ["me", "bot", "link", "bot"], *people)
        if other.position()["moves"]:  # a bot began, and the bar tells what it did
            break
    else:
        raise AssertionError("of twenty tables a bot began at none")
    other.wait_for_newest()
    assert not other.page.evaluate(SAYS_AWAY)
    away.open("/")
    expect(other.button("Let a bot play")).to_be_visible()  # which takes the words' room
    assert other.page.evaluate(SAYS_AWAY)


def test_all_agree_to_stop_and_the_list_says_so(visit: Visit) -> None:
    table, (first, second, third) = sit_down(visit)
    first.button("Leave the table").click()
    first.button("Ask everybody to stop").click()
    expect(first.page.get_by_text("have yet to agree")).to_be_visible()
    for friend in (second, third):
        expect(friend.page.get_by_text("wishes to stop the game, without a winner")).to_be_visible()
    second.button("Play on").click()
    expect(third.page.get_by_text("wishes to stop the game")).to_have_count(0)
    second.button("Leave the table").click()
    second.button("Ask everybody to stop").click()
    for friend in (first, third):
        friend.button("Stop the game").click()
    for friend in (first, second, third):
        expect(friend.page.get_by_role("dialog")).to_contain_text("There is no winner")
    third.open("/")
    line = third.page.locator("li", has=third.page.locator(f'a[href="/t/{table}/replay"]'))
    expect(line).to_contain_text("Stopped")
    third.button("Hide the table").click(delay=150)  # ms, as a hand presses: it must still be there then
    expect(line).to_have_count(0)
    third.page.reload()
    third.button("Show 1 hidden table").click()
    expect(line).to_be_visible()


def test_who_gives_up_says_so_twice_and_looks_on(visit: Visit) -> None:
    _, (first, second, _) = sit_down(visit)
    first.button("Leave the table").click()
    first.page.get_by_role("button", name="Give up", exact=True).click()
    first.button("Yes, give up").click()
    expect(second.page.get_by_text("gives up: a bot finishes the game")).to_be_visible()
    expect(first.button("Take my seat again")).to_have_count(0)
    expect(first.hand).to_have_count(0)


def test_results_stand_in_the_list(visit: Visit) -> None:
    me = visit()
    table = me.open_table("eternity", ["me", "bot"], start=True)
    me.open(f"/t/{table}")
    me.button("Leave the table").click()
    me.button("Hand my seat to a bot").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("The game is over", timeout=60_000)
    me.open("/")
    expect(me.page.locator(".state").first).to_have_text(re.compile(r"You won|Win shared|Rank \d of \d"))
    expect(me.page.locator(".names").first).to_have_text(re.compile(r"\d+, .*\d+"))


# --- trust ----------------------------------------------------------------------------------------


def test_a_take_back_is_told_to_the_others_and_can_be_played_again(visit: Visit) -> None:
    _, (first, other, _) = sit_down(visit)
    card = first.take()
    laid = first.page.locator(f'[data-place="hand/{card}"]')
    expect(laid).to_have_count(0)
    first.page.keyboard.press("Control+z")
    expect(laid).to_be_visible()
    expect(other.page.get_by_text("takes a move back")).to_be_visible()
    first.wait_for_newest()
    first.page.keyboard.press("Control+y")
    expect(laid).to_have_count(0)
    assert first.position()["moves"] == 1
    other.page.keyboard.press("l")
    assert log_of(other) == ["took_back"]


@pytest.fixture
def proxy(house: House) -> Iterator[Proxy]:
    proxy = Proxy(house.port)
    yield proxy
    proxy.close()


def test_a_dead_line_is_noticed_and_the_move_arrives_once(
    visit: Visit, proxy: Proxy, browser: Browser, house: House
) -> None:
    me = Visitor(browser, proxy.address, (1366, 768))
    me.open("/")
    friend = visit()
    table = open_table(me, ["me", "link"])
    me.open(f"/t/{table}")
    friend.open(f"/t/{table}")
    friend.button("Sit here").click()
    me.button("Start").click()
    if asked(me, friend) is friend:
        friend.take()
        while asked(me, friend) is friend:  # the second plays twice
            friend.take()
    dead = me.page.get_by_text("The house does not answer")
    proxy.hush()
    card = me.lit.first
    place = card.get_attribute("data-place")
    asks = card.get_attribute("aria-expanded") is not None
    card.click()
    if asks:
        me.page.locator(".choices .choice").first.click()
    expect(dead).to_be_visible()
    expect(me.page.get_by_text("Your move is kept and will be sent")).to_be_visible()
    expect(friend.page.get_by_text("has been away since")).to_be_visible()
    moves = friend.position()["moves"]
    proxy.speak()
    expect(dead).to_have_count(0)
    expect(me.page.locator(f'[data-place="{place}"]')).to_have_count(0)
    friend.wait_until(lambda position: position["moves"] > moves)
    me.wait_until(lambda position: position["moves"] > moves)
    assert me.position()["moves"] == friend.position()["moves"] == moves + 1
    proxy.hush()  # and a line on which nobody does anything
    expect(dead).to_be_visible()
    proxy.speak()
    expect(dead).to_have_count(0)
    assert me.problems == []
    me.context.close()


# --- a house that friends can reach ---------------------------------------------------------------


def test_a_friend_comes_by_the_network_address(browser: Browser, visit: Visit, house: House) -> None:
    """The link that is shown here leads there; cookies and origins are those of either address."""
    network = own_address()
    if network is None:
        pytest.skip("this machine has no address but the loopback one")
    me = visit()
    table = open_table(me, ["me", "link"])
    me.open(f"/t/{table}")
    link = me.page.get_by_label("Link to the table")
    expect(link).to_have_value(f"http://{network}:{house.port}/t/{table}")
    expect(me.page.get_by_text("works for everybody in the same network")).to_be_visible()
    friend = Visitor(browser, f"http://{network}:{house.port}", PHONE)
    friend.page.goto(link.input_value())
    expect(friend.page.get_by_label("Link to the table")).to_have_value(link.input_value())
    friend.button("Sit here").click()
    me.button("Start").click()
    for _ in range(2):
        asked(me, friend).take()
    friend.page.reload()
    expect(friend.hand.first).to_be_visible()  # the cookie is known there
    assert friend.problems == []
    friend.context.close()


def test_a_loopback_link_says_so_and_what_to_do(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    house = House(tmp_path_factory.mktemp("alone"), site=PACKAGED_SITE)
    me = Visitor(browser, house.address, (1366, 768))
    me.open("/")
    me.open(f"/t/{open_table(me, ['me', 'link'])}")
    expect(me.page.get_by_role("note")).to_contain_text("only works on this machine")
    expect(me.page.get_by_role("note")).to_contain_text("make play LAN=1")
    network = own_address()
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://{network}:{house.port}/healthz")
    assert me.problems == []
    me.context.close()
    house.stop()
