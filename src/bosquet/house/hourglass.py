"""The hourglass of games with a clock. The house keeps the time; the rules only know its verdict.

It works as the thing itself does (EVG-5.2): the next player has the sand that is still falling and then turns
the glass once. So a turn never has more than two glasses.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from bosquet import Refusal

if TYPE_CHECKING:
    from bosquet.house.room import Room

log = logging.getLogger("bosquet.house")

OPTION = "hourglass"  # a game with a clock has this option: the seconds of a glass, 0 for none


class Hourglass:
    """The sand of the turn that the game's clock is at. It stands still until it is told to run."""

    def __init__(self, glass: int, speed: float, sand: float | None) -> None:
        self.glass = glass
        self.speed = speed  # seconds of sand that fall in a second
        self.sand = 0.0 if sand is None else sand  # at the moment `since`; none before the first turn
        self.since: float | None = None  # None: it stands still

    @property
    def running(self) -> bool:
        return self.since is not None

    @property
    def left(self) -> float:
        """Seconds of sand that the turn still has, with the glass that may still be turned."""
        if self.since is None:
            return self.sand
        return max(0.0, self.sand - (time.monotonic() - self.since) * self.speed)

    @property
    def wait(self) -> float:
        """Seconds until all of it has fallen, if it runs."""
        return self.left / self.speed

    def after(self, turn: int, next_turn: int) -> float | None:
        """The sand once the clock has gone from one turn to the next; at 0, no turn, it lies still."""
        if not self.glass:
            return None
        if next_turn in (0, turn):
            return self.left
        falling = self.left - self.glass if self.left > self.glass else self.left
        return falling + self.glass

    def put(self, sand: float) -> None:
        self.sand = sand
        if self.running:
            self.since = time.monotonic()

    def run(self, runs: bool) -> None:
        if runs != self.running:
            self.sand = self.left
            self.since = time.monotonic() if runs else None


async def keep_time(room: "Room") -> None:
    """Give the verdict when the sand has run out, turn after turn, until the glass stands still.

    Nothing makes the sand end earlier than it seemed to: looking again at that moment is enough.
    """
    try:
        while room.hourglass.running:
            await asyncio.sleep(room.hourglass.wait)
            async with room.lock:
                await room.call_time()
    except Refusal as refusal:
        log.warning("the clock of table %s stops: %s", room.table.id, refusal, extra={"table": room.table.id})
    except Exception:
        log.exception("the clock of table %s stops", room.table.id, extra={"table": room.table.id})
