"""A person with a browser: what they see, and what they do."""

import json
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.house.people import follow

DESK = (1366, 768)
PHONE = (390, 844)
LYING = (844, 390)


POST_TABLE = """async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/tables', { method: 'POST', body, headers })).json();
}"""


# A notice goes after seven seconds, which a busy machine may need to look for it.
STAYING_NOTICES = """const later = setTimeout;
window.setTimeout = (call, wait, ...more) => later(call, wait === 7000 ? 2 ** 30 : wait, ...more);"""


class Visitor:
    """A browser of its own: cookie, settings, screen. It remembers errors and every byte of the live line."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int],
        language: str = "en",
        theme: str = "light",
        pace: str = "instant",
        touch: bool | None = None,
        notices_stay: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            has_touch=size in (PHONE, LYING) if touch is None else touch,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
        )
        settings = json.dumps({"language": language, "confirm": False, "pace": pace})
        self.context.add_init_script(f"localStorage['bosquet.settings'] ??= {json.dumps(settings)}")
        if notices_stay:
            self.context.add_init_script(STAYING_NOTICES)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.received: list[str] = []
        self.read = 0  # of what was received
        self.newest: dict[str, Any] = {}
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._note)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _note(self, message: ConsoleMessage) -> None:
        lost = "WebSocket" in message.text or "ERR_CONNECTION" in message.text  # tests may stop the house
        if message.type == "error" and not lost:
            self.problems.append(message.text)

    def _hear(self, frame: str | bytes) -> None:
        self.received.append(frame if isinstance(frame, str) else frame.decode())

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=False)

    def open_table(
        self, game: str, kinds: list[str], options: dict[str, object] | None = None, start: bool = False
    ) -> str:
        """A table through the page's own line to the house; its bots are seedlings."""
        seats = [{"kind": kind, "level": "seedling"} if kind == "bot" else {"kind": kind} for kind in kinds]
        return self.set_table({"game": game, "seats": seats, "options": options or {}, "start": start})

    def set_table(self, wish: dict[str, Any]) -> str:
        answer: dict[str, Any] = self.page.evaluate(POST_TABLE, json.dumps(wish))
        assert "id" in answer, answer
        id: str = answer["id"]
        return id

    def play_now_button(self, game: str = "eternity") -> Locator:
        return self.page.locator(f"[data-game={game}] .now")

    def play_now(self, game: str = "eternity") -> None:
        self.play_now_button(game).click()

    # --- at the table ---------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The newest position that the house sent."""
        for text in self.received[self.read :]:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "position" and not message["replayed"]:
                follow(self.newest, message)
                self.newest = message
        self.read = len(self.received)
        assert self.newest, "no position came"
        return self.newest

    def table(self) -> dict[str, Any]:
        """What the house last said of the table."""
        tables = (json.loads(text) for text in reversed(self.received) if '"type":"table"' in text)
        return dict(next(tables))

    def levels(self) -> set[str]:
        """Of the bots at the table."""
        return {seat["level"] for seat in self.table()["seats"] if seat["kind"] == "bot"}

    def wait_until(self, fits: Callable[[dict[str, Any]], bool]) -> None:
        """Until a position has come of which this is true."""
        patience = monotonic() + 30
        while not fits(self.position()):
            assert monotonic() < patience, "nothing like it came"
            self.page.wait_for_function("() => new Promise(requestAnimationFrame)")

    def wait_for_newest(self) -> None:
        """Until the board shows the newest position: a tap before that would only hurry it."""
        self.wait_until(lambda position: self.moves_shown() == str(position["moves"]))

    def wait_for_step_after(self, step: int) -> None:
        """Until a newer position has come."""
        self.wait_until(lambda position: bool(position["step"] > step))

    def moves_shown(self) -> str:
        """How many moves the board has come to."""
        return str(self.page.locator("main[data-moves]").get_attribute("data-moves"))

    def wait_for_board_after(self, moves: str) -> None:
        expect(self.page.locator(f'main[data-moves="{moves}"]')).to_have_count(0)

    @property
    def hand(self) -> Locator:
        """The cards of the hand that is open."""
        return self.page.locator('[data-place^="hand/"]')

    @property
    def lit(self) -> Locator:
        """Cards of the hand that can be chosen now."""
        return self.page.locator('[data-place^="hand/"][aria-disabled="false"]:enabled')

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("dialog")

    def wait_for_turn(self) -> bool:
        """Until there is a card to choose; False when the game is over instead."""
        patience = monotonic() + 60
        while True:
            expect(self.lit.or_(self.over).first).to_be_visible(timeout=30_000)
            if self.over.is_visible():
                return False
            if self.may_choose():
                return True
            assert monotonic() < patience, "the board never came to the question"
            self.page.wait_for_function("() => new Promise(requestAnimationFrame)")

    def may_choose(self) -> bool:
        """A card is lit for a choice that the house does not make by itself."""
        if not self.lit.count():
            return False
        newest = self.position()
        alone = all(seat["kind"] == "bot" or seat["yours"] for seat in self.table()["seats"])
        given = alone or len(newest["view"]["hand"]) == 1
        choices = [d for d in newest["decisions"] if len(d["options"]) > 1 or not given]
        return bool(choices) and self.moves_shown() == str(newest["moves"])

    def take(self, pledge: bool = False) -> str:
        """Choose the first lit card, and what to do with it where that is asked; the board shows it done."""
        moves = self.moves_shown()
        card = self.lit.first
        place = card.get_attribute("data-place")
        asks = card.get_attribute("aria-expanded") is not None
        self.page.locator(f'[data-place="{place}"]').click()
        if asks:
            choices = self.page.locator(".choices .choice")
            (choices.last if pledge else choices.first).click()
        self.wait_for_board_after(moves)
        return str(place).removeprefix("hand/")

    def play_on(self, turns: int | None = None) -> None:
        """So many turns, or to the end; now and then a pledge."""
        taken = 0
        while taken != turns and self.wait_for_turn():
            self.take(pledge=taken % 4 == 1)
            taken += 1
