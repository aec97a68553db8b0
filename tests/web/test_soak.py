"""What `make soak` sees: on any board it finds the answers, and whatever lies over them."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as PressedTooLate

import bosquet
from tests.web import poking
from tests.web.poking import LOOK_AROUND, PRESSABLE, Poker, Pressable
from tests.web.soak import BOARDS, MOUSE, TOUCH, endless, read_deal
from tests.web.visitor import DESK, Visitor

BOARD = """<main style="position: relative; height: 300px">
    <button data-place="hand/sea-1">sea 1</button>
    <button data-place="hand/sea-2" aria-disabled="true">sea 2</button>
    <div data-place="place/0/left"><button>lay it here</button></div>
    <button>the log</button>
    <div class="notice" style="position: absolute; inset: 0; width: {width}; background: white">A notice</div>
</main>"""


def pressable(browser: Browser, targets: list[str], width: str) -> dict[str, Any]:
    page = browser.new_page()
    page.set_content(BOARD.format(width=width))
    page.evaluate(LOOK_AROUND)
    found: dict[str, Any] = page.evaluate(PRESSABLE, targets)
    page.close()
    return found


def test_answers_are_found_by_their_targets(browser: Browser) -> None:
    found = pressable(browser, ["hand/sea-1", "place/0/left", "hit/left"], width="0")
    answers = [each["name"] for each in found["pressable"] if each["answer"]]
    assert answers == ["hand/sea-1", "place/0/left"]
    assert [each["name"] for each in found["pressable"] if not each["answer"]] == ["the log"]
    assert found["homeless"] == 1  # the board offers hit/left in a way of its own
    assert not any(each["covered"] for each in found["pressable"])


def test_a_notice_over_an_answer_is_seen(browser: Browser) -> None:
    found = pressable(browser, ["hand/sea-1"], width="100%")
    assert {each["covered"] for each in found["pressable"]} == {"div.notice"}


ANSWER = '<main data-moves="3"><button data-poke="0">An answer</button></main>'
OPENED = f"{ANSWER}<dialog>The end</dialog><script>document.querySelector('dialog').showModal()</script>"
OPENING = f"""{ANSWER}<dialog>The end</dialog><script>
    addEventListener('pointermove', () => document.querySelector('dialog').showModal(), {{ once: true }})
</script>"""
EDGE = """<main data-moves="3">
    <style>button { position: fixed; left: 0; top: 0; width: 100px; border: 12px solid }</style>
    <button data-poke="0">An answer</button>
    <div style="position: fixed; inset: 0 0 0 26px; background: white">A notice</div>
</main>"""
RESTLESS = f"""{ANSWER}<style>
    @keyframes run {{ to {{ margin-left: 500px }} }}
    button {{ animation: run 1s infinite }}
</style>"""


def press(
    browser: Browser,
    page: str,
    answer: bool = True,
    strayed: bool = False,
    moved: bool = False,
    number: int = 0,
) -> None:
    """What was seen on a page that has changed since."""
    person = Visitor(browser, "", DESK)
    person.page.set_content(page)
    options = [{"target": "hand/sea-1"}, {"target": "hand/sea-2"}]
    newest = {"moves": 3, "step": 8 if moved else 7, "decisions": [{"options": options}]}
    person.received.append(json.dumps({"type": "position", "replayed": False, **newest}))
    poker = Poker(person, touch=False, chance=random.Random(2))  # whose first press is a click
    poker.step, poker.strayed = 7, strayed
    try:
        poker.press(Pressable(number, "An answer", answer, covered=None))
    finally:
        person.context.close()


@pytest.mark.parametrize("page", [OPENED, OPENING], ids=["before", "in the middle of it"])
def test_an_answer_that_is_covered_at_the_press_is_a_finding(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    monkeypatch.setattr(poking, "PRESS", 2000)
    with pytest.raises(AssertionError, match="An answer is covered by dialog"):
        press(browser, page)


@pytest.mark.parametrize("page", [OPENED, OPENING], ids=["before", "in the middle of it"])
@pytest.mark.parametrize(
    ("answer", "strayed", "moved"),
    [(False, False, False), (True, True, False), (True, False, True)],
    ids=["no answer", "opened by the person", "the game has gone on"],
)
def test_what_else_is_covered_at_the_press_is_none(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, page: str, answer: bool, strayed: bool, moved: bool
) -> None:
    monkeypatch.setattr(poking, "PRESS", 2000)
    press(browser, page, answer, strayed, moved)


def test_the_part_that_is_seen_is_pressed(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poking, "PRESS", 2000)
    press(browser, EDGE)


def test_what_does_not_let_itself_be_pressed_is_a_finding(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(poking, "PRESS", 2000)
    with pytest.raises(PressedTooLate):
        press(browser, RESTLESS)
    press(browser, RESTLESS, moved=True)


def test_what_has_gone_by_the_press_is_none(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poking, "PRESS", 2000)
    press(browser, ANSWER, number=1)


def test_every_board_comes_on_every_screen_at_every_seat_count_in_both_languages() -> None:
    count = sum(len(bosquet.game(id).seats) for id in BOARDS) * len(TOUCH + MOUSE) * 2
    deals = endless(random.Random(1))
    round = [next(deals) for _ in range(count)]
    assert len({deal[:4] for deal in round}) == count
    assert {deal.game for deal in round} == set(BOARDS)


@pytest.mark.parametrize("text", ["eternity:4:390x844:fr:7", "evergreen:6:1366x768:en:1073741823"])
def test_a_deal_can_be_named(text: str) -> None:
    assert str(read_deal(text)) == text
