"""A house whose bots think as long as people who wait leave them.

`python -m tests.house.thorough <file of the seed> serve …`; without anything after its name it is the process
in which they do, and writes what each was left to the file that the variable `BUDGETS` names.
"""

import os
import sys
from dataclasses import replace
from math import inf
from pathlib import Path

from bosquet import State, bots
from bosquet.bots.bot import LONGEST
from bosquet.bots.planning import Plan
from bosquet.cli import main
from bosquet.core.rng import Rng
from bosquet.house.worker import think
from bosquet.house.worker_pool import Question
from tests.house.luck import FixedLuck

ENDLESS = 1 << 40  # iterations
VARIABLE = "BUDGETS"


class ThoroughLuck(FixedLuck):
    worker = "tests.house.thorough"


class Noting(bots.Bot):
    def plan(self, state: State, seat: int, rng: Rng, most: int = LONGEST) -> Plan:
        plan = super().plan(state, seat, rng, most)
        assert self.level.seconds is not None
        if VARIABLE in os.environ:
            with Path(os.environ[VARIABLE]).open("a") as file:
                print(self.level.seconds * plan.part, file=file)
        return plan


def thorough(question: Question) -> bots.Bot:
    level = bots.bot(question.level).level
    return Noting(replace(level, iterations=ENDLESS, seconds=question.budget), rush=question.left or inf)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(sys.argv[2:], ThoroughLuck(Path(sys.argv[1])))
    else:
        think(thorough)
