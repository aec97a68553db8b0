"""A process in which bots think as `bosquet.house.thinker` does, but by iterations: no clock of their own."""

from dataclasses import replace

from bosquet import bots
from bosquet.house.thinker import think
from bosquet.house.thinking import Question


def patient(question: Question) -> bots.Bot:
    """The seconds that a game's hourglass leaves still hold."""
    return bots.Bot(replace(bots.bot(question.level).level, seconds=question.seconds))


if __name__ == "__main__":
    think(patient)
