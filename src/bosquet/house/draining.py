"""Closing before an upgrade: nothing new begins, everybody is told, thoughts under way are finished."""

import asyncio
import logging
import math
import signal
import time
from typing import TYPE_CHECKING

from bosquet import Refusal

if TYPE_CHECKING:
    from bosquet.house.house import House

LOOK = 1.0  # seconds between two looks at whether anybody is still there

log = logging.getLogger("bosquet.house")


class Drain:
    """Whether the house is about to close, and when. It then ends as if it had been told to by SIGTERM."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.at: float | None = None  # on the monotonic clock
        self.resting = False  # the time has come: no thought is begun any more
        self.task: asyncio.Task[None] | None = None

    @property
    def minutes(self) -> int | None:
        """Until the house closes, as people are told; None: it stays open."""
        return None if self.at is None else max(0, math.ceil((self.at - time.monotonic()) / 60))

    @property
    def reason(self) -> str | None:
        """For those who ask for the health of the house."""
        minutes = self.minutes
        return None if minutes is None else f"the house closes for an upgrade in {minutes} minutes"

    def must_stay_open(self) -> None:
        """No new game is begun in a house that is about to close."""
        if self.at is not None:
            raise Refusal("refuse.closing", {})

    def begin(self, minutes: float) -> None:
        self._forget()
        self.at = time.monotonic() + 60 * minutes
        log.warning("the house closes in %.1f minutes, or when nobody is here", minutes)
        self._tell()
        self.task = asyncio.create_task(self._run())

    def stay(self) -> None:
        """It was a mistake: everything goes on."""
        self._forget()
        self._tell()

    def _forget(self) -> None:
        if self.task is not None:
            self.task.cancel()
        self.at, self.resting, self.task = None, False, None

    async def _run(self) -> None:
        assert self.at is not None
        told = self.minutes
        while (left := self.at - time.monotonic()) > 0 and self._anybody():
            await asyncio.sleep(min(left, LOOK))
            if self.minutes != told:
                told = self.minutes
                self._tell()
        self.resting, self.at = True, min(self.at, time.monotonic())
        self._tell()
        thinking = [room.driver for room in self.house.rooms.values() if room.thinks and room.driver]
        if thinking:
            await asyncio.wait(thinking, timeout=2 * self.house.settings.deadline)
        signal.raise_signal(signal.SIGTERM)

    def _anybody(self) -> bool:
        return any(room.watchers for room in self.house.rooms.values())

    def _tell(self) -> None:
        for room in list(self.house.rooms.values()):
            room.show_tables()
            room.wake()
