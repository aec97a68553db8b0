"""Bots think in processes of their own; one that fails or is late has a safe move played for it."""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any

import msgspec
from msgspec import Struct

import bosquet
from bosquet import State
from bosquet.house.luck import Luck

log = logging.getLogger("bosquet.house")


class Question(Struct):
    level: str
    seat: int
    seed: int
    state: dict[str, Any]
    seconds: float | None = None  # at most, where a clock runs


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
        self.processes: list[Process | None] = [None] * count
        self.idle: asyncio.LifoQueue[int] = asyncio.LifoQueue()
        for number in reversed(range(count)):
            self.idle.put_nowait(number)

    async def choose(self, level: str, state: State, seat: int, seconds: float | None = None) -> Thought:
        """A bot's move in this state, of which it learns only what its seat may know.

        Under a clock it thinks for so many seconds at most; twice that and it is late.
        """
        options = state.options(seat)
        question = question_for(level, state, seat, seconds, self.luck)
        try:
            async with asyncio.timeout(None if seconds is None else 2 * seconds):
                answer = await self._ask(question)
            if answer.action in options:
                return Thought(answer.action, safe=False)
            reason = answer.error or f"answered {answer.action}, which is not allowed"
        except (OSError, TimeoutError, msgspec.MsgspecError) as error:
            reason = f"{type(error).__name__} {error}".strip()
        log.warning("bot %s at seat %d: %s; a safe move is played", level, seat, reason)
        number = self.luck.number(state, seat, "safe move")
        return Thought(options[number % len(options)], safe=True)

    async def close(self) -> None:
        for number, process in enumerate(self.processes):
            if process is not None:
                await self._end(number)

    async def _ask(self, question: Question) -> Answer:
        number = await self.idle.get()
        try:
            async with asyncio.timeout(self.deadline):
                return await self._converse(await self._process(number), question)
        except BaseException:  # whatever it is doing now, nobody waits for it
            await self._end(number)
            raise
        finally:
            self.idle.put_nowait(number)

    async def _converse(self, process: Process, question: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BrokenPipeError("the process has ended")
        return msgspec.json.decode(line, type=Answer)

    async def _process(self, number: int) -> Process:
        process = self.processes[number]
        if process is None:
            command = [sys.executable, "-m", self.luck.thinker]
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            self.processes[number] = process
        return process

    async def _end(self, number: int) -> None:
        process, self.processes[number] = self.processes[number], None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
