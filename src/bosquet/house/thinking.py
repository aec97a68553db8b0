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
from bosquet.house.luck import Luck
from bosquet.house.tally import Spread
from bosquet.house.turns import Turns

log = logging.getLogger("bosquet.house")

SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0)  # that a thought may take, or wait
CROWD = 8  # thoughts that wait for each process; with more, all think for a shorter time


class Question(Struct):
    level: str
    seat: int
    seed: int
    state: dict[str, Any]
    seconds: float | None = None  # at most, where a clock runs or many wait


class Answer(Struct):
    action: int | None = None
    error: str | None = None


class Thought(Struct, frozen=True):
    action: int
    safe: bool  # the bot gave no answer: this is any legal move


def question_for(level: str, state: State, seat: int, seconds: float | None, luck: Luck) -> Question:
    """What leaves the house is a world that only looks the same to the seat: hidden cards are dealt anew."""
    guess = state.determinize(seat, bosquet.rng(luck.number(state, seat, "world")))
    return Question(level, seat, luck.number(state, seat, "choice"), guess.dump(), seconds)


class Thinkers:
    """A few processes, started when first needed and again when one breaks."""

    def __init__(self, count: int, deadline: float, luck: Luck) -> None:
        self.deadline = deadline
        self.luck = luck
        self.processes: list[asyncio.Task[Process] | None] = [None] * count
        self.ending: set[asyncio.Task[None]] = set()
        self.turns = Turns(count)
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
        payer: str = "",
    ) -> Thought:
        """A bot's move in this state, one of its options; it learns only what its seat may know.

        Under a clock it thinks for so many seconds at most; twice that and it is late. Thoughts for one payer
        wait for each other, and for those of everybody else only in turn. Whatever happens, a move comes.
        """
        try:
            async with asyncio.timeout(2 * self.deadline if seconds is None else 2 * seconds):
                answer = await self._ask(level, state, seat, seconds, payer)
            if answer.action in options:
                return Thought(answer.action, safe=False)
            reason = answer.error or f"answered {answer.action}, which is not allowed"
        except Exception as error:
            reason = f"{type(error).__name__} {error}".strip()
        fields = {"level": level, "game": state.setup.game}
        log.warning(
            "bot %s at seat %d: %s; a safe move is played", level, seat, reason, extra={"bot": fields}
        )
        self.safe[state.setup.game, level] += 1
        number = self.luck.number(state, seat, "safe move")
        return Thought(options[number % len(options)], safe=True)

    async def close(self) -> None:
        """Once every desk has been left, no process is there or starts; who still waits is sent away."""
        self.closed = True
        for number in range(len(self.processes)):
            await self._end(number)
        desks = [await self.turns.wait("") for _ in self.processes]
        for number in desks:
            await self._end(number)
            self.turns.leave(number)
        await asyncio.gather(*self.ending)

    async def _ask(self, level: str, state: State, seat: int, seconds: float | None, payer: str) -> Answer:
        asked = time.perf_counter()
        number = await self.turns.wait(payer)
        begun = time.perf_counter()
        self.waited.add(begun - asked)
        try:
            question = question_for(level, state, seat, self.seconds(seconds), self.luck)
            async with asyncio.timeout(self.deadline):
                return await self._converse(number, question)
        except BaseException:  # whatever it is doing now, nobody waits for it
            await self._end(number)
            raise
        finally:
            thought = self.thought.setdefault((state.setup.game, level), Spread(SECONDS))
            thought.add(time.perf_counter() - begun)
            self.turns.leave(number)

    def seconds(self, seconds: float | None) -> float | None:
        """In a crowd everybody's bots think for a shorter time, so that none of them waits for long."""
        waiting = self.turns.waiting / len(self.processes)
        if waiting <= CROWD:
            return seconds
        share = self.deadline / (2 * waiting)
        return share if seconds is None else min(seconds, share)

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
        starting = self.processes[number] = asyncio.create_task(_start(self.luck.thinker))
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


async def _start(thinker: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", thinker, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
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
