"""A whole game in the browser, and friends at one table."""

import json
from collections.abc import Callable
from time import monotonic

from playwright.sync_api import expect

from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]


def test_a_newcomer_plays_against_three_bots_to_the_final_score(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.play_on()
    totals = [player["total"] for player in me.position()["view"]["players"]]
    for total in totals:
        expect(me.over).to_contain_text(str(total))
    expect(me.over.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_round_on_a_phone_by_touch(visit: Visit) -> None:
    me = visit(size=PHONE, language="fr")
    me.play_now()
    me.wait_for_turn()
    widths = me.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1]
    me.play_on(turns=10)
    me.wait_for_turn()
    assert me.position()["view"]["round"] == 2


CUT = """() => [...document.querySelectorAll('dialog th, dialog .standings')]
    .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)"""


def test_five_names_are_whole_at_the_end_on_a_phone(visit: Visit) -> None:
    me = visit(size=PHONE)
    me.open(f"/t/{open_table(me, ['me'] + ['bot'] * 4)}")
    me.button("Start").click()
    me.play_on()
    expect(me.over.locator(".you")).to_have_count(1)
    assert me.page.evaluate(CUT) == []


def test_two_browsers_at_one_table(visit: Visit) -> None:
    anna = visit()
    table = open_table(anna, ["me", "link", "bot", "bot"])
    anna.open(f"/t/{table}")
    joe = visit(f"/t/{table}", language="fr")
    joe.page.get_by_role("button", name="S’asseoir").click()
    start = anna.button("Start")
    expect(start).to_be_enabled()
    start.click()
    for _ in range(8):
        asked(anna, joe).take()
    hand = set(anna.position()["view"]["hand"])
    assert hand, "the game goes on"
    for card in hand:
        assert not any(f'"{card}"' in text for text in joe.received), f"{card} was shown to the other browser"


def test_reload_and_reconnect_in_mid_trick(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.wait_for_turn()
    me.take()
    me.wait_for_turn()
    before = me.position()["view"]
    me.page.reload()
    me.wait_for_turn()
    assert me.position()["view"] == before
    me.context.set_offline(True)
    me.page.evaluate("dispatchEvent(new Event('offline'))")
    me.context.set_offline(False)
    me.page.evaluate("dispatchEvent(new Event('online'))")
    me.wait_for_turn()
    me.take()


def test_the_language_changes_without_reload(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.wait_for_turn()
    me.page.evaluate("window.stayed = true")
    me.button("Settings").click()
    me.page.get_by_role("radio", name="Français").check()
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    assert me.page.evaluate("window.stayed") is True


def test_by_keyboard_alone(visit: Visit) -> None:
    me = visit()
    press = me.page.keyboard.press
    me.play_now_button().focus()
    press("Enter")
    me.wait_for_turn()
    for _ in range(3):
        me.wait_for_turn()
        moves, count = me.moves_shown(), len(me.position()["view"]["hand"])
        press_until(me, "Tab", "document.activeElement.matches('[data-place^=hand]')")
        press("Home")
        press_until(me, "ArrowRight", "document.activeElement.ariaDisabled !== 'true'")
        press("Enter")
        if me.page.locator(".choices").count():
            press("Enter")
        me.wait_for_board_after(moves)
        assert len(me.position()["view"]["hand"]) < count  # a forced card may have followed


def test_a_card_that_is_not_allowed_says_why_with_its_clause(visit: Visit) -> None:
    me = visit()
    me.play_now()
    calm = me.page.locator('.calm + [data-place^="hand/"]:enabled')
    while me.wait_for_turn() and not calm.count():
        me.take()
    hand = me.position()["view"]["hand"]
    calm.first.click(force=True)  # it says that it cannot be played, and is pressed all the same
    expect(me.page.get_by_role("link", name="Rule 4.3").or_(me.button("Rule 4.3"))).to_be_visible()
    assert me.position()["view"]["hand"] == hand


def test_a_forged_and_a_stale_move_through_the_raw_socket_change_nothing(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.play_on(turns=1)  # whoever led: there is a step before this one that a stale move can answer
    me.wait_for_turn()
    before = me.position()
    table = me.page.url.rpartition("/")[2]
    seat = before["face"]
    mine = before["decisions"][0]["options"][0]["name"]
    forged = {"type": "play", "seat": (seat + 1) % 4, "step": before["step"], "path": [mine], "ticket": "a"}
    stale = {"type": "play", "seat": seat, "step": before["step"] - 1, "path": [mine], "ticket": "b"}
    illegal = {"type": "play", "seat": seat, "step": before["step"], "path": ["pledge moon-3"], "ticket": "c"}
    moves = [json.dumps(move) for move in (forged, stale, illegal)]
    answers = me.page.evaluate(SEND_RAW, [f"/live/{table}", moves])
    reasons = [answer["reason"]["key"] for answer in answers]
    assert reasons == ["refuse.not_your_seat", "refuse.stale", "refuse.unknown_action"]
    me.page.reload()
    me.wait_for_turn()
    assert me.position()["view"] == before["view"]


def press_until(me: Visitor, key: str, there: str) -> None:
    """At most as often as there could be things on the way."""
    for _ in range(200):
        if me.page.evaluate(there):
            return
        me.page.keyboard.press(key)
    raise AssertionError(f"{key} never came to {there}")


def asked(*people: Visitor) -> Visitor:
    """Whose board is lit first."""
    patience = monotonic() + 60
    while monotonic() < patience:
        for person in people:
            if person.may_choose():
                return person
            person.page.wait_for_function("() => new Promise(requestAnimationFrame)")
    raise AssertionError("nobody is asked")


SEND_RAW = """([path, moves]) => new Promise((done) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + path);
    const refused = [];
    socket.onopen = () => moves.forEach((move) => socket.send(move));
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'refused') refused.push(message);
        if (refused.length === moves.length) { socket.close(); done(refused); }
    };
})"""


def open_table(person: Visitor, kinds: list[str], game: str = "eternity") -> str:
    return person.open_table(game, kinds)
