"""The real pages, shown any position without a house: the test answers the page's own line instead.

Nothing of this is part of the pages, so nothing of it can be reached in a real house.
"""

import json
import mimetypes
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page, Route, WebSocketRoute

import bosquet
from bosquet.core.patch import difference
from bosquet.house import story
from bosquet.house.sight import shoot
from tests.web.moments import Moment

ORIGIN = "http://bosquet.test"
TABLE = "showcase"
# the longest name that the house takes, a short one, and the trees that bots are named after
NAMES = ("Maximilienne-Alexandrine", "Jo", None, None, None, None)
MISSED = 3
# Boards measure themselves after the first drawing, and letters come later.
SETTLED = """async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}"""


class Showcase:
    """One page that is shown one position after another, at one size after another."""

    def __init__(
        self, browser: Browser, site: Path, touch: bool, language: str, pace: str = "instant"
    ) -> None:
        self.site = site
        self.context = browser.new_context(has_touch=touch, is_mobile=touch, reduced_motion="reduce")
        settings = json.dumps({"language": language, "confirm": True, "pace": pace, "theme": "light"})
        self.context.add_init_script(f"localStorage['bosquet.settings'] ??= {json.dumps(settings)}")
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.route(f"{ORIGIN}/**", self._serve)
        self.page.route_web_socket("**/live/*", self._connect)
        self.line: WebSocketRoute | None = None
        self.seq = 0
        self.shown = 1000
        self.table: dict[str, Any] | None = None
        self.log = self.log_shown = False
        self.view: dict[str, Any] = {}

    def _serve(self, route: Route) -> None:
        name = route.request.url.removeprefix(ORIGIN).partition("?")[0].strip("/")
        if name == "api/house":
            guest = {"id": "guest", "name": NAMES[0]}
            route.fulfill(json={"games": [], "levels": [], "me": guest, "tables": []})
            return
        file = self.site / name
        if not file.is_file():
            file = self.site / "index.html"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        route.fulfill(body=file.read_bytes(), content_type=kind)

    def _connect(self, line: WebSocketRoute) -> None:
        self.line = line
        self.seq = 0

    def _wait_for_the_line(self) -> None:
        patience = monotonic() + 30
        while self.line is None:
            assert monotonic() < patience, "the page never opened its line"
            self.page.wait_for_function("() => new Promise(requestAnimationFrame)")

    def _send(self, **message: object) -> None:
        assert self.line is not None
        self.seq += 1
        self.line.send(json.dumps({"seq": self.seq, **message}))

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(SETTLED)

    def show(self, game: bosquet.Game, moment: Moment, news: list[dict[str, Any]] | None = None) -> None:
        """With the most that the action bar ever holds: a move to take back, and moves that were missed."""
        if self.line is None:
            self.page.goto(f"{ORIGIN}/t/{TABLE}")
            self._wait_for_the_line()
        was_over = self.table is not None and self.table["status"] == "over"
        if was_over:
            self.page.keyboard.press("Escape")  # the sheet of the end
        state, face = moment.state, moment.face
        over = state.actor() == bosquet.OVER
        table = table_state(game, state)
        if self.table != table:
            self.table = table
            if was_over and over:
                self._send(type="table", **table | {"status": "playing"})  # else the next end opens no sheet
            self._send(type="table", **table)
        self.shown += 1
        seen = self.shown - MISSED
        self.page.evaluate(f"localStorage['bosquet.seen.{TABLE}.{face}'] = {seen}")
        position = {
            "face": face,
            "step": self.shown,
            "moves": self.shown,
            "since": 0,
            "kept": 0,
            "view": state.view(face),
            "scenes": [],
            "patch": {},
            "actors": state.actors(),
            "take_back": None if over else 1,
            "decisions": [{"seat": face, **state.decision(face)}] if face in state.actors() else [],
            "news": news or [],
            "fresh": not news,
            "replayed": False,
            "clock": clock_of(state),
        }
        self.view = state.view(face)
        self._send(type="position", **position)
        self.page.wait_for_selector(f'main[data-moves="{self.shown}"] > div')
        if over:
            self.page.wait_for_selector("dialog[open]")
        if self.log != self.log_shown:
            self.page.keyboard.press("l")
            self.log_shown = self.log
        self.page.evaluate(SETTLED)

    def tell(self, game: bosquet.Game, moment: Moment, action: str) -> None:
        """The next move from the position shown, as a house tells it: its scenes and what they change."""
        state, face, mover = moment.state, moment.face, moment.state.actor()
        line = story.tell(state, story.Move(mover, game.table.parse(action), "play", 0.0), watched=True)
        shots, last = shoot(self.view, face, [(self.shown + 1, scene) for scene in line.scenes])
        over = state.actor() == bosquet.OVER
        self.shown += 1
        if over:
            self._send(type="table", **table_state(game, state))
        happenings = [{"kind": event.kind, "args": event.seen_by(face)} for event in line.events]
        news = {"move": self.shown, "seat": mover, "action": None, "forced": False, "happenings": happenings}
        self._send(
            type="position",
            face=face,
            step=self.shown,
            moves=self.shown,
            since=0,
            kept=self.shown,
            view=None,
            scenes=[{"told": shot.told, "patch": shot.patch} for shot in shots],
            patch=difference(last, state.view(face)),
            actors=state.actors(),
            take_back=None,
            decisions=[{"seat": face, **state.decision(face)}] if face in state.actors() else [],
            news=[news | {"stand_in": False}],
            fresh=False,
            replayed=False,
            clock=clock_of(state),
        )
        self.view = state.view(face)

    def names(self) -> list[str]:
        """The people at the table, the longest name that there can be among them."""
        return [name for name in NAMES if name is not None]

    def close(self) -> None:
        self.context.close()


def clock_of(state: bosquet.State) -> dict[str, Any] | None:
    """Where a turn is measured: more sand than a glass holds, which says the most, and stands still."""
    if not state.setup.title.hosting.clock(state):
        return None
    glass = state.setup.options["hourglass"]
    assert isinstance(glass, int)
    return {"seat": state.actor(), "seconds_left": glass + 9.0, "glass": glass, "running": False}


def table_state(game: bosquet.Game, state: bosquet.State) -> dict[str, Any]:
    seats, over = state.setup.seats, state.actor() == bosquet.OVER
    return {
        "id": TABLE,
        "game": game.id,
        "options": dict(state.setup.options),
        "patience": 300,
        "stopping": [],
        "status": "over" if over else "playing",
        "host": True,
        "commitment": "0" * 64,
        "seed": None,
        "rematch": None,
        "campaign": [],
        "sequel": None,
        "watchers": 0,
        "seats": [
            {
                "seat": seat,
                "kind": "here" if NAMES[seat] else "bot",
                "name": NAMES[seat],
                "level": None if NAMES[seat] else "oak",
                "present": True,
                "yours": False,
                "free": False,
                "absence": None,
                "away_since": None,
                "bot_from": None,
                "bot_now": False,
            }
            for seat in range(seats)
        ],
    }
