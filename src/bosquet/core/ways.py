"""Counting ways: how many cards of each class go to each group of zones, drawn exactly."""

from math import comb
from typing import Final

from .rng import Rng, number_below

BITS: Final = 10  # for a number of cards
MOST: Final = (1 << BITS) - 1
PASCAL: Final = [[comb(n, k) for k in range(n + 1)] for n in range(32)]


def choose(n: int, k: int) -> int:
    """In how many ways k of n can be chosen; a list at hand is quicker than `comb`."""
    return PASCAL[n][k] if n < len(PASCAL) else comb(n, k)


class Ways:
    """In how many ways cards of some classes can fill places of some groups, and one of them by chance.

    `sizes` has a number of cards a class; `columns` the classes that a group can hold, a bit each; `rooms` a
    number of places a group. A table is filled cell by cell, a cell being a group and a class that it can
    hold: if n cards of the class are left, k of them can be chosen for the group in (n over k) ways. The
    numbers grow past 64 bits and stay exact.
    """

    def __init__(self, sizes: list[int], columns: list[int], rooms: list[int]) -> None:
        self.sizes: Final = sizes
        self.columns: Final = columns
        self.rooms: Final = rooms
        self.groups: Final[list[int]] = []  # of each cell
        self.classes: Final[list[int]] = []
        for group in range(len(columns)):
            for kind in range(len(sizes)):
                if columns[group] >> kind & 1:
                    self.groups.append(group)
                    self.classes.append(kind)
        self.known: Final[dict[int, int]] = {}
        self.start = 0  # the cards left of each class, packed into one number
        for kind in range(len(sizes)):
            self.start |= sizes[kind] << BITS * kind
        homeless = len(set(self.classes)) < len(sizes) or len(set(self.groups)) < len(columns)
        self.total: Final = 0 if homeless else self.ways(0, rooms[0], self.start)

    def ways(self, cell: int, room: int, left: int) -> int:
        """From a cell on, with so many places left in its group and so many cards left of each class."""
        key = (left << BITS | room) << BITS | cell
        found = self.known.get(key, -1)
        if found < 0:
            have = left >> BITS * self.classes[cell] & MOST
            found = 0
            for count in range(self.fewest(cell, room, have), min(room, have) + 1):
                found += choose(have, count) * self.after(cell, room, left, count)
            self.known[key] = found
        return found

    def fewest(self, cell: int, room: int, have: int) -> int:
        """The last class of a group fills it up; the last group of a class takes all that is left of it."""
        fewest = 0
        if cell + 1 == len(self.groups) or self.groups[cell + 1] != self.groups[cell]:
            fewest = room
        if fewest < have and self.classes[cell] not in self.classes[cell + 1 :]:
            fewest = have
        return fewest

    def after(self, cell: int, room: int, left: int, count: int) -> int:
        """The ways for the cells after this one, which gets so many cards."""
        if cell + 1 == len(self.groups):
            return 1
        rest = room - count
        if self.groups[cell + 1] != self.groups[cell]:
            rest = self.rooms[self.groups[cell + 1]]
        return self.ways(cell + 1, rest, left - (count << BITS * self.classes[cell]))

    def draw(self, rng: Rng) -> list[list[int]]:
        """How many cards of each class go to each group; a number drawn below the total decides it all."""
        counts = [[0] * len(self.sizes) for _ in self.rooms]
        number = number_below(rng, self.total)
        room = 0
        left = self.start
        for cell in range(len(self.groups)):
            group = self.groups[cell]
            kind = self.classes[cell]
            if cell == 0 or self.groups[cell - 1] != group:
                room = self.rooms[group]
            have = left >> BITS * kind & MOST
            count = self.fewest(cell, room, have)
            choices = choose(have, count)
            if count < min(room, have):
                share = choices * self.after(cell, room, left, count)
                while number >= share:
                    number -= share
                    count += 1
                    choices = choose(have, count)
                    share = choices * self.after(cell, room, left, count)
            number //= choices
            counts[group][kind] = count
            room -= count
            left -= count << BITS * kind
        return counts


LATEST: Final = [Ways([1], [1], [1])]  # a bot imagines many worlds of one position: what it counted is kept


def ways_of(sizes: list[int], columns: list[int], rooms: list[int]) -> Ways:
    ways = LATEST[0]
    if ways.sizes != sizes or ways.columns != columns or ways.rooms != rooms:
        ways = Ways(sizes, columns, rooms)
        LATEST[0] = ways
    return ways
