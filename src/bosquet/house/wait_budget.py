"""How long the bots of a table may think: people wait for all their thoughts together, not for each.

A wait lasts from a person's answer to their next question. What is left of it is shared by the thoughts that
are expected until then, and a worker's time by the thoughts that want one. Thoughts are counted as bots weigh
them: the first choice of a turn is one, a later choice a part of one.
"""

from collections.abc import Mapping
from typing import Final

TURN: Final = 4.0  # thoughts in a bot's turn, until the table has shown how many a wait has
LAST: Final = 2.0  # that are always expected still
LEAST: Final = 0.01  # seconds for a thought when the wait is over its budget


class Wait:
    """What bots have thought since one person's last answer."""

    def __init__(self, step: int, usual: float) -> None:
        self.step = step  # after that answer
        self.usual = usual  # thoughts in the waits before this one
        self.thoughts = 0.0
        self.seconds = 0.0

    def share(self, wait: float) -> float:
        """What the next thought has of a wait of so many seconds."""
        return max(0.0, wait - self.seconds) / max(self.usual - self.thoughts, LAST)


class WaitBudget:
    """Of one table: each person has a wait of their own.

    It is of `wait` seconds; longer, but never longer than `full`, while several thoughts want each worker.
    """

    def __init__(self, wait: float, full: float) -> None:
        self.wait = wait
        self.full = full
        self.waits: dict[int, Wait] = {}
        self.waiting: list[int] = []

    def follow(self, people: Mapping[int, int], bots: int) -> None:
        """Who waits now, with the step after their last answer: another step begins another wait."""
        self.waiting = list(people)
        for seat, step in people.items():
            wait = self.waits.get(seat)
            if wait is None:
                self.waits[seat] = Wait(step, bots * TURN)
            elif wait.step != step:
                usual = (wait.usual + wait.thoughts) / 2 if wait.thoughts else wait.usual
                self.waits[seat] = Wait(step, usual)

    def seconds(self, load: float) -> float:
        """For the next thought, where so many thoughts want each worker; whoever has waited longest counts.

        With nobody to wait for it, it has what the first of a turn would have.
        """
        wait = self._wait(load)
        share = min((self.waits[seat].share(wait) for seat in self.waiting), default=wait / TURN)
        return max(LEAST, share / max(1.0, load))

    def left(self, load: float) -> float:
        """After so many seconds a path goes on by habit: asking again would take its turn in the queue."""
        wait = self._wait(load)
        left = min((wait - self.waits[seat].seconds for seat in self.waiting), default=wait)
        return max(LEAST, left / max(1.0, load))

    def _wait(self, load: float) -> float:
        return min(self.full, self.wait * max(1.0, load))

    def spend(self, seconds: float, thoughts: float) -> None:
        for seat in self.waiting:
            self.waits[seat].seconds += seconds
            self.waits[seat].thoughts += thoughts
