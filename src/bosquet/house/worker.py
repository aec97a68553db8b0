"""A process in which bots think: a question a line in, an answer a line out. It ends with the house.

It is told a determinization, a position that looks the same to the bot's seat: no secret comes here.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import replace

import msgspec

import bosquet
from bosquet import bots
from bosquet.house.worker_pool import Answer, Question

LONG = 4.0  # seconds after which a path is not thought on
OVERTIME = 0.9  # and under a clock, in times of what one answer may take: twice that is late


def limit_of(seconds: float | None, long: float = LONG) -> float:
    return long if seconds is None else min(long, OVERTIME * seconds)


def bot(question: Question) -> bots.Bot:
    """The level, with as many seconds as it has itself, a clock leaves it, and people who wait."""
    level = bots.bot(question.level).level
    limits = [each for each in (level.seconds, question.seconds, question.budget) if each is not None]
    rush = LONG if question.left is None else question.left
    return bots.Bot(replace(level, seconds=min(limits, default=None)), limit_of(question.seconds), rush)


def answer(bot: bots.Bot, question: Question) -> Answer:
    plan = bot.plan(bosquet.load(question.state, judge=False), question.seat, bosquet.rng(question.seed))
    brief = plan.cut and bot.level.seconds == question.budget
    return Answer(plan.path, plan.part, brief)


def think(bot: Callable[[Question], bots.Bot]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house decides when to stop
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people's moves go before bots' thoughts
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        try:
            said = answer(bot(question), question)
        except Exception as error:
            said = Answer(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    think(bot)
