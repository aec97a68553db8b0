"""`make soak`: random deals in real browsers, played by random taps and keys, for as long as one likes.

It knows no game: whatever has a board is played, on every screen, at every seat count, in both languages.
A deal that finds something leaves its picture and its trace in test-results/soak and a line that repeats it.
"""

import argparse
import random
import secrets
import shutil
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

import bosquet
from bosquet.house.settings import PACKAGED_SITE
from bosquet.testing import option_sets
from tests.house import luck
from tests.house.process import ROOT, House
from tests.web.chromium import chromium
from tests.web.poking import Poker
from tests.web.visitor import Visitor

RESULTS = ROOT / "test-results" / "soak"
BOARDS = [id for id in bosquet.games() if (ROOT / "web" / "src" / "games" / id / "index.ts").is_file()]
TOUCH = ["360x640", "390x844", "667x375", "740x360", "844x390", "768x1024", "820x1180", "1024x768"]
MOUSE = ["683x384", "1280x720", "1366x768", "1920x1080"]  # the first is 1366×768 at 200 %
WITH_LOG = 1366  # px: from here on the log may lie open beside the board
GAMES_A_HOUSE = 25  # before it closes and another opens: nobody is refused a table for having had many


class Deal(NamedTuple):
    """All that decides a game: the number seeds the cards, the options and what the person does."""

    game: str
    seats: int
    size: str
    language: str
    number: int

    def __str__(self) -> str:
        return f"{self.game}:{self.seats}:{self.size}:{self.language}:{self.number}"


def read_deal(text: str) -> Deal:
    game, seats, size, language, number = text.split(":")
    return Deal(game, int(seats), size, language, int(number))


def endless(chance: random.Random) -> Iterator[Deal]:
    """Every game, seat count, screen and language comes once, in any order, before one comes again."""
    while True:
        every = [
            (id, seats, size, language)
            for id in BOARDS
            for seats in bosquet.game(id).seats
            for size in TOUCH + MOUSE
            for language in ("fr", "en")
        ]
        chance.shuffle(every)
        for one in every:
            yield Deal(*one, chance.randrange(1 << 30))


def play(browser: Browser, house: House, deal: Deal) -> None:
    """A whole game. Whatever is wrong raises, after the picture and the trace were kept."""
    chance = random.Random(deal.number)
    luck.begin(f"soak {deal}")
    width, height = (int(side) for side in deal.size.split("x"))
    touch = deal.size in TOUCH
    looks: dict[str, Any] = {
        "theme": chance.choice(["light", "dark"]),
        "pace": chance.choice(["instant", "brisk"]),
    }
    person = Visitor(browser, house.address, (width, height), deal.language, touch=touch, **looks)
    person.context.tracing.start(screenshots=True, snapshots=True)
    try:
        person.open("/")
        table = person.open_table(
            deal.game, seated(deal.seats, chance), chosen_options(deal, chance), start=True
        )
        person.open(f"/t/{table}")
        person.page.locator("main[data-moves]").wait_for(timeout=20_000)
        if not touch and width >= WITH_LOG and chance.random() < 0.5:
            person.page.keyboard.press("l")
        Poker(person, touch, chance).play_to_the_end()
        assert not person.problems, person.problems
    except BaseException:
        folder = RESULTS / str(deal).replace(":", "-")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "what.txt").write_text("\n".join([traceback.format_exc(), *person.problems]))
        person.page.screenshot(path=folder / "picture.png")
        person.context.tracing.stop(path=folder / "trace.zip")
        raise
    finally:
        person.context.close()


def seated(seats: int, chance: random.Random) -> list[str]:
    """One person among bots."""
    kinds = ["bot"] * seats
    kinds[chance.randrange(seats)] = "me"
    return kinds


def chosen_options(deal: Deal, chance: random.Random) -> dict[str, object]:
    return chance.choice([{}, *option_sets(bosquet.game(deal.game), deal.seats)])


def soak(deals: Iterator[Deal], minutes: float) -> int:
    """How many deals found something."""
    end = monotonic() + 60 * minutes
    played = found = 0
    folder = Path(tempfile.mkdtemp(prefix="bosquet-soak-"))
    luck.keep_in(folder / "luck")
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        house = None
        for deal in deals:
            if monotonic() > end:
                break
            if played % GAMES_A_HOUSE == 0:
                if house:
                    house.stop()
                luck.begin("soak")
                house = House(folder / f"house{played}", "--beat", "0", site=PACKAGED_SITE)
            assert house is not None
            played += 1
            try:
                play(browser, house, deal)
                print(f"{played} {deal}", flush=True)
            except Exception as finding:
                found += 1
                first = str(finding).strip().splitlines() or [repr(finding)]
                print(f"{played} {deal} FOUND {first[0]}", flush=True)
                print(f"   again: make soak DEAL={deal}", flush=True)
        if house:
            house.stop()
        browser.close()
    shutil.rmtree(folder, ignore_errors=True)
    print(f"{played} games, {found} of them with a finding{f': see {RESULTS}' if found else ''}.")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--deal", type=read_deal, help="one game again, as a finding named it")
    asked = parser.parse_args()
    deals = iter([asked.deal]) if asked.deal else endless(random.Random(secrets.randbits(60)))
    sys.exit(1 if soak(deals, asked.minutes) else 0)


if __name__ == "__main__":
    main()
