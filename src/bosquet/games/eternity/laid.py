"""A trick as it lies there. It is one number, not a list, which would be made and freed with every trick."""

from typing import Final

from ...core.native import i64

SEVEN: Final = 7  # bits for an action
SEVEN_ONES: Final = 0x7F


class Laid:
    """The actions of a trick in the order of its turns, the first one in the lowest bits."""

    def __init__(self, bits: i64, count: i64) -> None:
        self.bits = bits
        self.count = count

    def clone(self) -> "Laid":
        return Laid(self.bits, self.count)

    def add(self, action: i64) -> None:
        self.bits |= action << SEVEN * self.count
        self.count += 1

    def clear(self) -> None:
        self.bits = 0
        self.count = 0

    def at(self, turn: i64) -> i64:
        return self.bits >> SEVEN * turn & SEVEN_ONES

    def actions(self) -> list[int]:
        return [self.at(turn) for turn in range(self.count)]
