"""Somebody who knows no rules: presses what is lit, at random, until the game is over."""

import json
import random
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Position, expect
from playwright.sync_api import TimeoutError as PressedTooLate

from tests.web.visitor import Visitor

FOLDER = Path(__file__).parent
PRESSABLE = (FOLDER / "poking.js").read_text()
LOOK_AROUND = (FOLDER / "reach.js").read_text()
REACH = "(node) => window.reach(node)"
PATIENCE = 120  # seconds without a new position
POKES = 150  # presses without an answer to one question: some are answered in many steps
PRESS = 5000  # ms until what is lit must let itself be pressed
OPENING = 5  # seconds that something may need to open on a busy machine
SETTLE = 0.5  # seconds in which a press shows what it did


class Pressable(NamedTuple):
    number: int
    name: str
    answer: bool  # the board marks it as an answer to the question
    covered: str | None  # by what, if it cannot


def tried_options(person: Visitor, options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """On a path that is only tried, what would be asked next; none at its end."""
    for text in reversed(person.received):
        if '"type":"position"' in text:
            return options
        if '"type":"tried"' in text:
            decision = json.loads(text)["decision"]
            return decision["options"] if decision else []
    return options


class Poker:
    def __init__(self, person: Visitor, touch: bool, chance: random.Random) -> None:
        self.person = person
        self.page = person.page
        self.page.evaluate(LOOK_AROUND)
        self.touch = touch
        self.chance = chance
        self.step = -1  # at which the question was asked
        self.strayed = False  # pressed something else than an answer, which may lie over the answers now
        self.strayed_at = 0.0

    def play_to_the_end(self) -> None:
        pokes, seen = 0, set[str]()
        patience = monotonic() + PATIENCE
        while not self.is_over():
            assert monotonic() < patience, f"nothing has happened for {PATIENCE} seconds"
            question = self.question()
            if question is None:
                self.wait_a_frame()
                continue
            if question["step"] != self.step:
                self.step, pokes, seen = question["step"], 0, set()
                patience = monotonic() + PATIENCE
            assert pokes < POKES, f"{POKES} presses have not answered {question['options']}"
            heard = len(self.person.received)
            seen = self.poke(question["options"], seen)
            pokes += 1
            self.let_it_show(heard)
        # Whoever presses Escape in the moment it opens has closed the reckoning: the bar offers it again.
        expect(self.person.over.or_(self.page.locator("[data-scores]")).first).to_be_visible(timeout=20_000)

    def is_over(self) -> bool:
        tables = (json.loads(text) for text in reversed(self.person.received) if '"type":"table"' in text)
        newest = next(tables, None)
        return newest is not None and newest["status"] == "over"

    def question(self) -> dict[str, Any] | None:
        """What the person is asked, once the board shows it. The house itself gives an only answer."""
        newest = self.person.position()
        if not newest["decisions"] or self.person.moves_shown() != str(newest["moves"]):
            return None
        options = newest["decisions"][0]["options"]
        if len(options) < 2:
            return None
        return {"step": newest["step"], "options": tried_options(self.person, options)}

    def poke(self, options: list[dict[str, Any]], seen: set[str]) -> set[str]:
        """Press something: what has just come up, or else an answer, now and then anything else.

        What the board showed before the press is given back.
        """
        found = self.page.evaluate(PRESSABLE, sorted({option["target"] for option in options}))
        pressable = [Pressable(**each) for each in found["pressable"]]
        answers = [each for each in pressable if each.answer]
        others = [each for each in pressable if not each.answer and not each.covered]
        come_up = [each for each in pressable if seen and each.name not in seen and not each.covered]
        self.complain_of_covers(answers)
        uncovered = [each for each in answers if not each.covered]
        if len(uncovered) < len(answers) and self.chance.random() < 0.5:
            self.page.keyboard.press("Escape")
        elif come_up and self.chance.random() < 0.9:
            self.press(self.chance.choice(come_up))
        elif uncovered and self.chance.random() < (0.5 if found["homeless"] else 0.95):
            self.press(self.chance.choice(uncovered))
        elif others:
            self.press(self.chance.choice(others))
        return {each.name for each in pressable}

    def complain_of_covers(self, answers: list[Pressable]) -> None:
        """Whoever has opened something else may find the answers under it, until it is closed again."""
        covered = [f"{each.name} is covered by {each.covered}" for each in answers if each.covered]
        if not covered:
            self.strayed = self.strayed and monotonic() < self.strayed_at + OPENING
        elif not self.strayed and self.is_still_asked():
            raise AssertionError("; ".join(covered))

    def is_still_asked(self) -> bool:
        question = self.question()
        return question is not None and question["step"] == self.step

    def press(self, thing: Pressable) -> None:
        place = self.page.locator(f'[data-poke="{thing.number}"]')
        try:
            self.push(thing, place)
        except PressedTooLate:
            stands = place.count() > 0 and place.is_enabled(timeout=PRESS)
            if stands and self.is_still_asked() and self.point_of(thing, place):
                raise
        if not thing.answer:
            self.strayed, self.strayed_at = True, monotonic()

    def push(self, thing: Pressable, place: Locator) -> None:
        if self.chance.random() < 0.25:
            place.focus(timeout=PRESS)
            self.page.keyboard.press("Enter")
            return
        point = self.point_of(thing, place)  # looking at the others has moved it out of sight
        if point:
            press = place.tap if self.touch else place.click
            press(position=point, timeout=PRESS)

    def point_of(self, thing: Pressable, place: Locator) -> Position | None:
        """Where a press reaches it, unless something came up since the look at it.

        Over an answer that is a finding, unless they opened it themselves.
        """
        found = place.evaluate(REACH, timeout=PRESS)
        if not found["covered"]:
            return {"x": found["x"], "y": found["y"]}
        if thing.answer:
            self.complain_of_covers([thing._replace(covered=found["covered"])])
        return None

    def let_it_show(self, heard: int) -> None:
        """Word from the house, or half a second in which the board may open what was pressed."""
        end = monotonic() + SETTLE
        while monotonic() < end and len(self.person.received) == heard:
            self.wait_a_frame()
        self.wait_a_frame()

    def wait_a_frame(self) -> None:
        self.page.wait_for_function("() => new Promise(requestAnimationFrame)")
