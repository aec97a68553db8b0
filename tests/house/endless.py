"""A house whose bots think as long as they may: `python -m tests.house.endless <file of the seed> serve …`.

Without anything after its name it is the process in which they do.
"""

import sys
from dataclasses import replace
from pathlib import Path

from bosquet import bots
from bosquet.cli import main
from bosquet.house.worker import limit_of, think
from bosquet.house.worker_pool import Question
from tests.house.luck import FixedLuck

ENDLESS = 1 << 40  # iterations
UNTIMED = 2.0  # seconds for an answer that no glass measures


class EndlessLuck(FixedLuck):
    worker = "tests.house.endless"


def endless(question: Question) -> bots.Bot:
    level = bots.bot(question.level).level
    seconds = question.seconds or UNTIMED
    return bots.Bot(replace(level, iterations=ENDLESS, seconds=seconds), limit_of(seconds))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(sys.argv[2:], EndlessLuck(Path(sys.argv[1])))
    else:
        think(endless)
