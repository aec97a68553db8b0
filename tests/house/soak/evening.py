"""Many tables at once in a house to which everything happens that can."""

import asyncio
import contextlib
import itertools
import os
import random
import re
import signal
import sqlite3
from time import monotonic

import httpx

from tests.house.process import House
from tests.house.soak.meter import Taken, taken
from tests.house.soak.player import SYNCS, Guest, Player
from tests.house.soak.sitting import Sitting

STILL = 75.0  # seconds in which every table goes on: a bot has 40 at most, a person thinks for four paces
EVERY = 20  # acknowledged moves after which something breaks
TROUBLES = ["cut"] * 4 + ["cut in a move"] * 4 + ["silent", "deaf", "worker", "knock"]
EXPECTED = re.compile(  # in the log: we ended it, or the disk was slow
    r"a process of the bots has ended|a safe move is played|stops: refuse.not_saved"
)


class Evening:
    """Everything random comes from the seed; what the machine makes of it does not."""

    def __init__(self, house: House, tables: int, seed: int, pace: float) -> None:
        self.house = house
        self.tables = tables
        self.chance = random.Random(seed)
        self.troubles = itertools.cycle(self.chance.sample(TROUBLES, len(TROUBLES)))  # all come, soon
        self.pace = pace  # mean seconds that a person thinks
        self.guests: list[Guest] = []
        self.sittings: set[Sitting] = set()
        self.finished: list[Sitting] = []
        self.faults: list[str] = []
        self.happened: dict[str, int] = dict.fromkeys([*TROUBLES, "restart"], 0)
        self.moves = 0  # acknowledged
        self.stale = 0
        self.busy = 0  # times that somebody was told to come back, as the disk was slow
        self.looked_for = 0  # of the acknowledged moves, at the end
        self.opened = monotonic()
        self.spared = False  # from now on the oldest worker lives: its memory is watched
        self.longest_still = 0.0
        self.chores: set[asyncio.Task[None]] = set()
        self.http = httpx.AsyncClient(timeout=30)

    def fault(self, what: str) -> None:
        self.faults.append(what)
        print(f"FAULT {what}", flush=True)

    # --- tables -----------------------------------------------------------------------------------

    async def begin(self) -> None:
        for number in range(2 * self.tables):
            address = f"10.{number // 62500}.{number // 250 % 250}.{number % 250 + 1}"
            answer = await self.http.get(f"{self.house.address}/api/me", headers={"X-Forwarded-For": address})
            self.guests.append(Guest(answer.cookies["bosquet_guest"], address))
            self.http.cookies.clear()
        for number in range(self.tables):
            self._do(self._fill(number))

    async def _fill(self, number: int) -> None:
        """One table after another of the same game, so that quick games do not give way to long ones."""
        while True:
            sitting = Sitting(self, number, random.Random(self.chance.random()))
            self.sittings.add(sitting)
            await sitting.run()
            self.sittings.discard(sitting)
            self.finished.append(sitting)

    async def until(self, moves: int) -> None:
        """So many were acknowledged, or something is wrong."""
        while self.moves < moves and not self.faults:
            await asyncio.sleep(0.1)
            self.look_for_stalls()

    async def end(self) -> None:
        """Everybody goes; then all that was acknowledged is looked for."""
        for chore in self.chores:
            chore.cancel()
        if self.chores:
            await asyncio.wait(self.chores)
        await self.http.aclose()
        self.looked_for = await self.check_acknowledged()

    # --- what happens -----------------------------------------------------------------------------

    def acknowledged(self) -> None:
        self.moves += 1
        if self.moves % EVERY == 0:
            self._trouble(next(self.troubles))

    def _trouble(self, kind: str) -> None:
        if kind == "worker":
            self._kill_a_worker()
        elif kind == "knock":
            self._do(self._knock())
        else:
            here = [
                each for sitting in self.sittings for each in sitting.players if each.line and not each.silent
            ]
            if not here:
                return
            self._trouble_somebody(
                kind, self.chance.choice(sorted(here, key=lambda each: each.guest.address))
            )
        self.happened[kind] += 1

    def _trouble_somebody(self, kind: str, player: Player) -> None:
        if kind == "cut":
            player.cut()
        elif kind == "cut in a move":
            player.cut_in_move = True
        else:
            seconds = self.chance.uniform(5, 30)
            player.sitting.excuse(seconds)
            self._do(player.fall_silent(seconds, SYNCS if kind == "deaf" else 0))

    def _kill_a_worker(self) -> None:
        workers = self.house.workers[1:] if self.spared else self.house.workers
        if workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.chance.choice(workers), signal.SIGKILL)

    async def _knock(self) -> None:
        """Somebody who connects and says nothing, or half a request; after ten seconds the house shuts."""
        half = self.chance.random() < 0.5
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.house.port)
            with contextlib.closing(writer):
                if half:
                    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                async with asyncio.timeout(STILL):
                    await reader.read()
        except TimeoutError:
            self.fault("somebody who says nothing may stay for ever")
        except OSError:
            pass  # the house is being killed

    async def restart(self) -> None:
        """kill -9, and again on the same address; whatever was acknowledged is there."""
        await asyncio.to_thread(self.house.kill)
        await asyncio.to_thread(self.house.start)
        self.opened = monotonic()
        self.happened["restart"] += 1
        await self.check_acknowledged()

    # --- what must hold ---------------------------------------------------------------------------

    async def check_acknowledged(self) -> int:
        """Every move that anybody was told is on disk is there, once. How many were looked for."""
        told = {
            (sitting.id, ticket): where
            for sitting in (*self.sittings, *self.finished)
            for ticket, where in sitting.acknowledged.items()
        }
        found = await asyncio.to_thread(self._stored)
        for key, where in told.items():
            if found.get(key, []) != [where]:
                self.fault(f"table {key[0]}: {key[1]} was accepted as {where}, stored as {found.get(key)}")
        return len(told)

    def _stored(self) -> dict[tuple[str, str], list[tuple[int | None, int]]]:
        found: dict[tuple[str, str], list[tuple[int | None, int]]] = {}
        uri = f"file:{self.house.data / 'bosquet.db'}?mode=ro"
        with contextlib.closing(sqlite3.connect(uri, uri=True)) as database:
            question = "SELECT table_id, ticket, seat, step FROM moves WHERE ticket IS NOT NULL"
            for table, ticket, seat, step in database.execute(question):
                found.setdefault((table, ticket), []).append((seat, step))
        return found

    def look_for_stalls(self) -> None:
        for sitting in self.sittings:
            self.longest_still = max(self.longest_still, sitting.still)
            if sitting.still > STILL:
                asked = [p.seat for p in sitting.players if p.position is not None and p.position.decisions]
                here = [p.seat for p in sitting.players if p.line is not None]
                self.fault(
                    f"table {sitting.id} ({sitting.game}, {sitting.people} people, bots {sitting.bots})"
                    f" stands still at step {sitting.step}: seats {here} are here, {asked} are asked"
                )
                sitting.moved = monotonic()

    def look_at_the_log(self) -> None:
        for line in self.house.log.read_text().splitlines():
            if not EXPECTED.search(line):
                self.fault(f"house.log: {line}")

    def look_at_workers(self) -> list[Taken]:
        found = []
        for pid in self.house.workers:
            with contextlib.suppress(OSError, IndexError):  # it has just ended
                found.append(taken(pid))
        return found

    def _do(self, work: "asyncio._CoroutineLike[None]") -> None:
        chore = asyncio.get_running_loop().create_task(work)
        self.chores.add(chore)
        chore.add_done_callback(self._done)

    def _done(self, chore: "asyncio.Task[None]") -> None:
        self.chores.discard(chore)
        if not chore.cancelled() and (error := chore.exception()) is not None:
            self.fault(f"{type(error).__name__}: {error}")
