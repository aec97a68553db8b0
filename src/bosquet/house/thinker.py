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
from bosquet.house.thinking import Answer, Question


def bot(question: Question) -> bots.Bot:
    found = bots.bot(question.level)
    if question.seconds is None:
        return found
    seconds = min(question.seconds, found.level.seconds or question.seconds)
    return bots.Bot(replace(found.level, seconds=seconds))


def think(bot: Callable[[Question], bots.Bot]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house decides when to stop
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people's moves go before bots' thoughts
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        try:
            state = bosquet.load(question.state)
            action = bot(question).choose(state, question.seat, bosquet.rng(question.seed))
            answer = Answer(action=action)
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    think(bot)
