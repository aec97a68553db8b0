"""The streets of a town as a graph that tours are sought in (GRT-5).

An arc is a stretch of road in one direction. Dead ends are left out: no tour can come back out of them. For
every arc `reach` says with how many stops still to make a tour could end at a hotel if only turning back on
the spot were forbidden: what it denies is impossible, what it allows is to be proved by walking.
"""

from typing import Final

from ...core.native import i64
from .data import EMPTY, HOTEL, MOST_STOPS, SIDES
from .hexes import OPPOSITE

COUNTS: Final = (1 << (MOST_STOPS + 1)) - 1


class Streets:
    def __init__(self, roads: list[int], holds: list[int], beside: list[int]) -> None:
        count = len(roads)
        self.holds: Final = holds
        self.hotels: Final = [tile for tile in range(count) if holds[tile] == HOTEL]
        self.stop: Final = [0 if piece == EMPTY else 1 for piece in holds]
        links = pruned(joined_sides(roads, beside), holds, beside)
        self.first: Final[list[int]] = []  # by tile: its first arc; those of the next tile follow
        self.to: Final[list[int]] = []  # by arc
        self.side: Final[list[int]] = []
        self.street: Final[list[int]] = []  # the same number for both directions
        self.streets = 0
        number = [0] * (count * SIDES)
        for tile in range(count):
            self.first.append(len(self.to))
            for side in range(SIDES):
                if links[tile] >> side & 1:
                    other = beside[tile * SIDES + side]
                    if other > tile:
                        number[tile * SIDES + side] = self.streets
                        number[other * SIDES + OPPOSITE[side]] = self.streets
                        self.streets += 1
                    self.to.append(other)
                    self.side.append(side)
                    self.street.append(number[tile * SIDES + side])
        self.first.append(len(self.to))
        self.reach: Final = reached(self.first, self.to, self.street, self.stop, holds)
        self.known_starts: Final[list[list[int] | None]] = [None] * (MOST_STOPS + 1)

    def arc(self, tile: int, side: int) -> int:
        """The arc that leaves the tile on that side, or -1."""
        for arc in range(self.first[tile], self.first[tile + 1]):
            if self.side[arc] == side:
                return arc
        return -1

    def starts(self, stops: int) -> list[int]:
        """The hotels from which there is a tour of exactly so many stops (GRT-5.1)."""
        found = self.known_starts[stops]
        if found is None:
            unused = [0] * self.streets
            found = [hotel for hotel in self.hotels if finishable(self, unused, hotel, stops)]
            self.known_starts[stops] = found
        return found

    def steps(self, path: list[int], stops: int) -> list[int]:
        """The arcs by which a walk along `path` can go on to a tour of so many stops."""
        used = [0] * self.streets
        left = stops
        for arc in path:
            used[self.street[arc]] = 1
            left -= self.stop[self.to[arc]]
        tile = self.to[path[-1]]
        return ways(self, used, tile, left)

    def first_steps(self, hotel: int, stops: int) -> list[int]:
        return ways(self, [0] * self.streets, hotel, stops)


def joined_sides(roads: list[int], beside: list[int]) -> list[int]:
    """For every tile the sides where its road meets another, as bits."""
    found: list[int] = []
    for tile in range(len(roads)):
        sides = 0
        for side in range(SIDES):
            if roads[tile] >> side & 1:
                other = beside[tile * SIDES + side]
                if other >= 0 and roads[other] >> OPPOSITE[side] & 1:
                    sides |= 1 << side
        found.append(sides)
    return found


def pruned(links: list[int], holds: list[int], beside: list[int]) -> list[int]:
    """Without the ways into dead ends, and into what becomes one."""
    waiting = list(range(len(links)))
    while waiting:
        tile = waiting.pop()
        sides = links[tile]
        if sides and sides & (sides - 1) == 0 and holds[tile] != HOTEL:
            links[tile] = 0
            for side in range(SIDES):
                if sides >> side & 1:
                    other = beside[tile * SIDES + side]
                    links[other] = links[other] & ~(1 << OPPOSITE[side])
                    waiting.append(other)
    return links


def reached(
    first: list[int], to: list[int], street: list[int], stop: list[int], holds: list[int]
) -> list[int]:
    """By arc, as bits: with how many stops to make after its end a tour might still end at a hotel."""
    arcs = len(to)
    reach = [1 if holds[to[arc]] == HOTEL else 0 for arc in range(arcs)]
    moved = True
    while moved:
        moved = False
        for arc in range(arcs):
            tile = to[arc]
            found: i64 = reach[arc]
            before = found
            for onward in range(first[tile], first[tile + 1]):
                if street[onward] != street[arc]:
                    found |= reach[onward] << stop[to[onward]]
            found &= COUNTS
            if found != before:
                reach[arc] = int(found)
                moved = True
    return reach


def ways(streets: Streets, used: list[int], tile: int, left: int) -> list[int]:
    """The arcs from a tile after which the tour can be finished."""
    found: list[int] = []
    for arc in range(streets.first[tile], streets.first[tile + 1]):
        street = streets.street[arc]
        if used[street]:
            continue
        to = streets.to[arc]
        rest = left - streets.stop[to]
        if not streets.reach[arc] >> rest & 1:
            continue
        if rest == 0:
            found.append(arc)
            continue
        used[street] = 1
        if finishable(streets, used, to, rest):
            found.append(arc)
        used[street] = 0
    return found


def finishable(streets: Streets, used: list[int], tile: int, left: int) -> bool:
    """Whether a tour can be finished from here with exactly `left` stops, no street twice (GRT-5.3)."""
    reach = streets.reach
    for arc in range(streets.first[tile], streets.first[tile + 1]):
        street = streets.street[arc]
        if used[street]:
            continue
        to = streets.to[arc]
        rest = left - streets.stop[to]
        if not reach[arc] >> rest & 1:
            continue
        if rest == 0:
            return True
        used[street] = 1
        done = finishable(streets, used, to, rest)
        used[street] = 0
        if done:
            return True
    return False
