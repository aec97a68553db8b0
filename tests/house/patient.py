"""A process in which bots think as `bosquet.house.worker` does, but by iterations: no clock of their own."""

from dataclasses import replace
from math import inf

from bosquet import bots
from bosquet.house.worker import limit_of, think
from bosquet.house.worker_pool import Question


def patient(question: Question) -> bots.Bot:
    """The seconds that a game's hourglass leaves still hold."""
    level = replace(bots.bot(question.level).level, seconds=question.seconds)
    return bots.Bot(level, limit_of(question.seconds, inf))


if __name__ == "__main__":
    think(patient)
