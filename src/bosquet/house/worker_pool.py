"""Bots think in processes of their own; one that fails or is late has a safe move played for it."""

import asyncio
import contextlib
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct

import bosquet
from bosquet import State
from bosquet.house.fair_queue import FairQueue
from bosquet.house.luck import Luck
from bosquet.house.tally import Spread
from bosquet.house.wait_budget import WaitBudget

log = logging.getLogger("bosquet.house")

SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0)  # that a thought may take, or wait


class Question(Struct):
    level: str
    seat: int
    seed: int
    state: dict[str, Any]
    seconds: float | None = None  # at most, where a clock runs
    budget: float | None = None  # seconds that people who wait leave a thought …
    left: float | None = None  # … and after which a path goes on by habit


class Answer(Struct):
    path: list[int] = []  # answers in a row, as many as the bot has settled
    part: float = 1.0  # of a whole thought
    brief: bool = False  # the budget ended it
    error: str | None = None


class Thought(Struct, frozen=True):
    path: list[int]
    safe: bool = False  # the bot gave no answer: this is any legal move
    brief: bool = False  # people waited: it was shorter than its level's


def question_for(
    level: str,
    state: State,
    seat: int,
    seconds: float | None,
    luck: Luck,
    budget: float | None = None,
    left: float | None = None,
) -> Question:
    """What leaves the house is a world that only looks the same to the seat: hidden cards are dealt anew."""
    guess = state.determinize(seat, bosquet.rng(luck.number(state, seat, "world")))
    return Question(level, seat, luck.number(state, seat, "choice"), guess.dump(), seconds, budget, left)


class WorkerPool:
    """A few processes, started when first needed and again when one breaks."""

    def __init__(self, count: int, deadline: float, luck: Luck) -> None:
        self.deadline = deadline
        self.luck = luck
        self.processes: list[asyncio.Task[Process] | None] = [None] * count
        self.ending: set[asyncio.Task[None]] = set()
        self.queue = FairQueue(count)
        self.started = 0  # processes
        self.waited = Spread(SECONDS)
        self.thought: dict[tuple[str, str], Spread] = {}  # by game and level
        self.safe: Counter[tuple[str, str]] = Counter()
        self.closed = False

    async def choose(
        self,
        level: str,
        state: State,
        seat: int,
        options: list[int],
        seconds: float | None = None,
        host: str = "",
        budget: WaitBudget | None = None,  # none: nobody waits
    ) -> Thought:
        """A bot's answers from this state on, the first of them an option; it learns what its seat may know.

        Under a clock it thinks for so many seconds at most; twice that and it is late. Thoughts for one host
        wait for each other, and for those of everybody else only in turn. Whatever happens, a move comes.
        """
        try:
            async with asyncio.timeout(2 * self.deadline if seconds is None else 2 * seconds):
                answer = await self._ask(level, state, seat, seconds, host, budget)
            if answer.path and answer.path[0] in options:
                return Thought(answer.path, brief=answer.brief)
            reason = answer.error or f"answered {answer.path}, which is not allowed"
        except Exception as error:
            reason = f"{type(error).__name__} {error}".strip()
        fields = {"level": level, "game": state.setup.game}
        log.warning(
            "bot %s at seat %d: %s; a safe move is played", level, seat, reason, extra={"bot": fields}
        )
        self.safe[state.setup.game, level] += 1
        number = self.luck.number(state, seat, "safe move")
        return Thought([options[number % len(options)]], safe=True)

    async def close(self) -> None:
        """Once every worker has been given back, no process is there or starts; who waits is sent away."""
        self.closed = True
        for number in range(len(self.processes)):
            await self._end(number)
        workers = [await self.queue.take("") for _ in self.processes]
        for number in workers:
            await self._end(number)
            self.queue.give_back(number)
        await asyncio.gather(*self.ending)

    async def _ask(
        self, level: str, state: State, seat: int, seconds: float | None, host: str, budget: WaitBudget | None
    ) -> Answer:
        asked = time.perf_counter()
        number = await self.queue.take(host)
        begun = time.perf_counter()
        self.waited.add(begun - asked)
        part = 1.0
        try:
            load = self.queue.load(host)
            granted = None if budget is None else budget.seconds(load)
            left = None if budget is None else budget.left(load)
            question = question_for(level, state, seat, seconds, self.luck, granted, left)
            async with asyncio.timeout(self.deadline):
                answer = await self._converse(number, question)
            part = answer.part
            return answer
        except BaseException:  # whatever it is doing now, nobody waits for it
            await self._end(number)
            raise
        finally:
            ended = time.perf_counter()
            self.thought.setdefault((state.setup.game, level), Spread(SECONDS)).add(ended - begun)
            if budget is not None:
                budget.spend(ended - asked, part)
            self.queue.give_back(number)

    async def _converse(self, number: int, question: Question) -> Answer:
        """One that was killed while it had nothing to do is noticed now: then another is asked."""
        running = self.processes[number]
        if running is not None:
            try:
                return await _answer(await asyncio.shield(running), question)
            except (
                ConnectionError,
                RuntimeError,
            ) as error:  # uvloop says RuntimeError of a pipe that is closed
                log.warning("a process of the bots has ended: %s; another is started", error)
                await self._end(number)
        self._must_be_open()
        starting = self.processes[number] = asyncio.create_task(_start(self.luck.worker))
        process = await asyncio.shield(starting)
        self.started += 1
        self._must_be_open()  # it may have been closed while the process started
        return await _answer(process, question)

    def _must_be_open(self) -> None:
        if self.closed:
            raise ConnectionError("the house closes")

    async def _end(self, number: int) -> None:
        """Whoever waits for this may be sent away meanwhile: the process ends all the same."""
        process, self.processes[number] = self.processes[number], None
        if process is not None:
            ending = asyncio.create_task(_end(process))
            self.ending.add(ending)
            ending.add_done_callback(self.ending.discard)
            await asyncio.shield(ending)


async def _start(worker: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", worker, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )


async def _end(starting: asyncio.Task[Process]) -> None:
    try:
        process = await starting
    except OSError:  # it never started; whoever asked was told
        return
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


async def _answer(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise BrokenPipeError("the process has ended")
    return msgspec.json.decode(line, type=Answer)
