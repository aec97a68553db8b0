"""How long one waits between one's own turns, in a real browser: `python -m tests.web.waits` prints it.

One person and three saplings, as "Play now" seats them, at a house with its real beat. The person answers at
once; a wait lasts from the answer that ends the turn until the board lights the next question. Nothing is
asserted: a machine may be busy.
"""

import argparse
import json
import random
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import bosquet
from bosquet.house.settings import PACKAGED_SITE
from tests.house import luck
from tests.house.process import House
from tests.web.chromium import chromium
from tests.web.poking import FOLDER, PRESSABLE
from tests.web.soak import BOARDS
from tests.web.visitor import DESK, Visitor

PACES = ("instant", "brisk", "calm")
BOTS = 3
GIVE_UP = 90  # seconds
# The page's own line, so that the answer goes the way that a tap's does.
KEEP_THE_LINE = """
  const Line = WebSocket;
  WebSocket = class extends Line { constructor(...all) { super(...all); window.line = this; } };
"""


class Sitter:
    """Answers at random and at once."""

    def __init__(self, person: Visitor, chance: random.Random) -> None:
        self.person = person
        self.chance = chance
        self.ticket = 0

    def wait(self) -> float | None:
        """Answer until others have moved in between; how long that took. None: the game is over."""
        while True:
            question = self.question()
            if question is None:
                return None
            heard = len(self.person.received)
            start = monotonic()
            self.answer(question)
            if self.question(after=question["step"]) is None:
                return None
            if self.others_moved(heard):
                return monotonic() - start

    def question(self, after: int = -1) -> dict[str, Any] | None:
        """The newest one, once the board lights it. The house itself gives an only answer."""
        patience = monotonic() + GIVE_UP
        while not self.is_over():
            assert monotonic() < patience, f"no question came: {self.person.position()['decisions']}"
            newest = self.person.position()
            if newest["step"] > after and self.is_lit(newest):
                return newest
            self.person.page.wait_for_timeout(10)
        return None

    def is_lit(self, position: dict[str, Any]) -> bool:
        options = position["decisions"][0]["options"] if position["decisions"] else []
        if len(options) < 2 or self.person.moves_shown() != str(position["moves"]):
            return False
        found = self.person.page.evaluate(PRESSABLE, sorted({option["target"] for option in options}))
        return any(each["answer"] for each in found["pressable"])

    def answer(self, position: dict[str, Any]) -> None:
        self.ticket += 1
        option = self.chance.choice(position["decisions"][0]["options"])
        move = {"type": "play", "seat": position["face"], "step": position["step"], "path": [option["name"]]}
        self.person.page.evaluate(
            "(text) => line.send(text)", json.dumps({**move, "ticket": f"w{self.ticket}"})
        )

    def others_moved(self, heard: int) -> bool:
        news = [json.loads(text) for text in self.person.received[heard:] if '"type":"position"' in text]
        return any(line["seat"] != each["face"] for each in news for line in each["news"])

    def is_over(self) -> bool:
        return bool(self.person.table()["status"] == "over")


def waits(browser: Browser, house: House, game: str, pace: str, level: str, turns: int) -> list[float]:
    luck.begin(f"waits {game}")
    person = Visitor(browser, house.address, DESK, pace=pace)
    person.context.add_init_script(KEEP_THE_LINE)
    person.open("/")
    bots = min(BOTS, max(bosquet.game(game).seats) - 1)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]
    person.open(f"/t/{person.set_table({'game': game, 'seats': seats, 'start': True})}")
    person.page.locator("main[data-moves]").wait_for(timeout=20_000)
    person.page.evaluate((FOLDER / "reach.js").read_text())
    sitter = Sitter(person, random.Random(7))
    found: list[float] = []
    while len(found) < turns and (one := sitter.wait()) is not None:
        found.append(one)
    person.context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.waits", description=__doc__)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--level", default="sapling")
    parser.add_argument("games", nargs="*", default=BOARDS)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        luck.keep_in(Path(folder) / "luck")
        luck.begin("waits")
        house = House(Path(folder) / "house", site=PACKAGED_SITE)
        browser = chromium(playwright)
        for game in asked.games:
            for pace in PACES:
                print(
                    line(game, pace, waits(browser, house, game, pace, asked.level, asked.turns)), flush=True
                )
        browser.close()
        house.stop()


def line(game: str, pace: str, seconds: Sequence[float]) -> str:
    least, most, middle = min(seconds), max(seconds), statistics.median(seconds)
    return f"{game:10} {pace:8} {least:5.1f} / {middle:5.1f} / {most:5.1f} s  (least, median, most)"


if __name__ == "__main__":
    main()
