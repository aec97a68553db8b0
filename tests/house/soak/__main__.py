"""`make soak-house`: two hundred tables of all games in a house to which everything happens that can.

Bots' processes are killed, lines are cut, go silent or are not read, and in the first half the house itself
is killed now and then. No table may stand still, nothing acknowledged may be lost, and in the second half
the house must not take more and more memory, files or threads. The exit code says whether all of it held.
"""

import argparse
import asyncio
import os
import secrets
import sys
import tempfile
import time
from pathlib import Path
from time import monotonic

import uvloop

from tests.house.process import House
from tests.house.soak.evening import Evening
from tests.house.soak.meter import Taken, growth, is_level, taken

LOOK = 5.0  # seconds between two looks at what the house takes
LARGEST_WORKER = 250  # megabytes


class Watch:
    """What the house takes: told every minute, judged over the second half."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.begun = self.told = monotonic()
        self.used = 0.0  # seconds of the house's processor time when it was last told
        self.own = time.process_time()
        self.samples: list[Taken] = []
        self.oldest: list[float] = []  # the memory of the worker that is not killed in the second half
        self.largest = 0.0

    def look(self, judged: bool) -> None:
        house = self.evening.house.process
        assert house is not None
        now, found, workers = monotonic(), taken(house.pid), self.evening.look_at_workers()
        self.largest = max([self.largest, *(worker.memory for worker in workers)])
        if judged:
            self.samples.append(found)
            self.oldest += [worker.memory for worker in workers[:1]]
        if now > self.told + 60:
            self._tell(now, found, workers)

    def _tell(self, now: float, found: Taken, workers: list[Taken]) -> None:
        evening, passed = self.evening, now - self.told
        own, used = time.process_time(), found.seconds
        if used < self.used:  # it is another process since
            self.used = 0.0
        print(
            f"{(now - self.begun) / 60:5.1f} min  {evening.moves:6} moves, {len(evening.finished):4} games;"
            f" house {found.memory:5.1f} MB, {found.files:3} files, {found.threads:2} threads,"
            f" {(used - self.used) / passed:.2f} processors; bots"
            f" {[round(each.memory) for each in workers]} MB; people {(own - self.own) / passed:.2f} of one;"
            f" longest still {evening.longest_still:4.1f} s; told to come back {evening.busy};"
            f" load {os.getloadavg()[0]:.1f}",
            flush=True,
        )
        self.told, self.used, self.own, evening.longest_still = now, used, own, 0.0

    def judge(self) -> None:
        for name, values, floor in (
            ("memory of the house", [each.memory for each in self.samples], 8),
            ("files", [float(each.files) for each in self.samples], 20),
            ("threads", [float(each.threads) for each in self.samples], 4),
            ("memory of the oldest worker", self.oldest, 8),
        ):
            mean, more = sum(values) / max(1, len(values)), growth(values)
            print(f"{name}: {mean:.1f} on average in the second half, {more:+.1f} in the course of it")
            if not is_level(values, floor):
                self.evening.fault(f"{name} grows: by {more:.1f}")
        print(f"largest worker: {self.largest:.0f} MB")
        if self.largest > LARGEST_WORKER:
            self.evening.fault(f"a worker took {self.largest:.0f} MB")


async def soak(evening: Evening, minutes: float) -> None:
    await evening.begin()
    watch = Watch(evening)
    restarts = sorted(evening.chance.uniform(0.03, 0.42) for _ in range(max(1, round(minutes / 8))))
    while (share := (monotonic() - watch.begun) / (60 * minutes)) < 1:
        await asyncio.sleep(LOOK)
        if restarts and share > restarts[0]:
            restarts.pop(0)
            await evening.restart()
        evening.spared = share > 0.5
        evening.look_for_stalls()
        watch.look(judged=evening.spared)
    await evening.end()
    print(f"{evening.looked_for} acknowledged moves looked for in the database")
    evening.look_at_the_log()
    watch.judge()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=4, help="mean seconds that a person thinks")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    options = parser.parse_args()
    print(f"seed {options.seed}, {options.tables} tables, {options.minutes:g} minutes", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), real=True)
        evening = Evening(house, options.tables, options.seed, options.pace)
        try:
            uvloop.run(soak(evening, options.minutes))
        finally:
            house.kill()
    happened = ", ".join(f"{kind} {count}" for kind, count in evening.happened.items())
    print(
        f"what happened: {happened}; {evening.stale} answers came too late,"
        f" {evening.busy} times somebody was told to come back"
    )
    print(f"{evening.moves} moves acknowledged, {len(evening.finished)} games over and proven")
    print(f"{len(evening.faults)} faults" if evening.faults else "nothing stalled, nothing lost, all level")
    sys.exit(1 if evening.faults else 0)


if __name__ == "__main__":
    main()
