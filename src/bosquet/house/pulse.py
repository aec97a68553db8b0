"""What stops everybody at once: an event loop that is late, a collector that collects."""

import asyncio
import gc
import time
from typing import Final

from bosquet.house.tally import Spread

EVERY: Final = 0.2  # seconds between two looks at how late the event loop is
PAUSES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Pulse:
    """How late the event loop is, and how long the garbage collector stops everything."""

    def __init__(self) -> None:
        self.lag = Spread(PAUSES)
        self.collections = [Spread(PAUSES) for _ in range(3)]
        self.begun = 0.0

    async def run(self) -> None:
        gc.callbacks.append(self._collected)
        try:
            while True:
                due = time.perf_counter() + EVERY
                await asyncio.sleep(EVERY)
                self.lag.add(max(0.0, time.perf_counter() - due))
        finally:
            gc.callbacks.remove(self._collected)

    def _collected(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.begun = time.perf_counter()
        else:
            self.collections[info["generation"]].add(time.perf_counter() - self.begun)
