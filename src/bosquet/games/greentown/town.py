"""The town: tiles, what stands on them, and the supply that follows from both. It never changes.

A tile laid or developed makes another town; clones of a state share theirs, and with it what was costly to
work out: where tiles can go, which can be developed, and where tours lead. Tiles are numbered in the
order in which they came and keep their number when they are developed.
"""

from typing import Final

from ...core.types import Seat
from . import data
from .hexes import OPPOSITE, STEP, Cell
from .routes import Tour, best_tours
from .streets import Streets

NO_TILE: Final = -1
GLANCE: Final = 2000  # steps of the search that bots judge tours by
NOT_YET: Final[list[int]] = [-2]  # a cache that is still to be filled


class Town:
    def __init__(
        self,
        cells: list[int],
        kinds: list[int],
        turns: list[int],
        roads: list[int],
        holds: list[int],
        beside: list[int],
        index: dict[int, int],
        supply: list[int],
        left: list[int],
    ) -> None:
        self.cells: Final = cells
        self.kinds: Final = kinds
        self.turns: Final = turns  # the rotation of each tile
        self.roads: Final = roads  # and its roads as they lie
        self.holds: Final = holds  # what stands on each
        self.beside: Final = beside  # by tile × 6 + side: the tile there, or NO_TILE
        self.index: Final = index  # tile by cell
        self.supply: Final = supply  # tiles of each kind that are not laid (GRT-1.2)
        self.left: Final = left  # by seat × 3 + building: buildings not put up (GRT-1.3)
        self.known_ends = NOT_YET
        self.known_developable = [NOT_YET] * data.MOST_SEATS
        self.known_streets: Streets | None = None
        self.known_tours: Final[dict[int, list[Tour]]] = {}

    # --- changes -------------------------------------------------------------------------------------------

    def placed(self, cell: Cell, kind: int, turns: int, piece: int = data.EMPTY) -> "Town":
        """With one tile more, the last (GRT-3.2)."""
        new = len(self.cells)
        beside = self.beside[:]
        for side in range(data.SIDES):
            other = self.index.get(cell + STEP[side], NO_TILE)
            beside.append(other)
            if other != NO_TILE:
                beside[other * data.SIDES + OPPOSITE[side]] = new
        index = self.index.copy()
        index[cell] = new
        return Town(
            [*self.cells, cell],
            [*self.kinds, kind],
            [*self.turns, turns],
            [*self.roads, data.MASKS[kind * data.SIDES + turns]],
            [*self.holds, piece],
            beside,
            index,
            changed(self.supply, kind, self.supply[kind] - 1),
            self.left if piece < data.BUILT else less(self.left, piece - data.BUILT),
        )

    def developed(self, tile: int, kind: int, turns: int) -> "Town":
        """With another tile in the place of one; what stands there stays (GRT-3.3)."""
        supply = changed(self.supply, kind, self.supply[kind] - 1)
        supply[self.kinds[tile]] = supply[self.kinds[tile]] + 1
        return Town(
            self.cells,
            changed(self.kinds, tile, kind),
            changed(self.turns, tile, turns),
            changed(self.roads, tile, data.MASKS[kind * data.SIDES + turns]),
            self.holds,
            self.beside,
            self.index,
            supply,
            self.left,
        )

    def built(self, tile: int, piece: int, tree_to: int) -> "Town":
        """With a building more; the tree that stood there goes to `tree_to` (GRT-4.1, 4.2)."""
        holds = changed(self.holds, tile, piece)
        if tree_to != NO_TILE:
            holds[tree_to] = data.TREE
        left = less(self.left, piece - data.BUILT)
        return Town(
            self.cells,
            self.kinds,
            self.turns,
            self.roads,
            holds,
            self.beside,
            self.index,
            self.supply,
            left,
        )

    # --- placing -------------------------------------------------------------------------------------------

    def fewest_roads(self) -> int:
        """The smallest number of roads in the supply; 0 when it is empty (GRT-3.2)."""
        for kind in range(data.KIND_COUNT):
            if self.supply[kind]:
                return data.ROADS[kind]
        return 0

    def placeable(self) -> list[int]:
        """Kinds that may be placed: those of the smallest number (GRT-3.2), if there is a cell for them."""
        if not self.open_ends():
            return []
        return [kind for kind in data.KINDS_WITH[self.fewest_roads()] if self.supply[kind]]

    def open_ends(self) -> list[int]:
        """Free cells that a road leads to. Any kind can be turned so that it joins there."""
        if self.known_ends is NOT_YET:
            found: list[int] = []
            for tile in range(len(self.cells)):
                roads = self.roads[tile]
                for side in range(data.SIDES):
                    if roads >> side & 1 and self.beside[tile * data.SIDES + side] == NO_TILE:
                        cell = self.cells[tile] + STEP[side]
                        if cell not in found:
                            found.append(cell)
            found.sort()
            self.known_ends = found
        return self.known_ends

    def facing(self, cell: Cell) -> int:
        """The sides of a cell to which a road leads from a tile next to it, as bits."""
        sides = 0
        for side in range(data.SIDES):
            other = self.index.get(cell + STEP[side], NO_TILE)
            if other != NO_TILE and self.roads[other] >> OPPOSITE[side] & 1:
                sides |= 1 << side
        return sides

    def joining(self, cell: Cell, kind: int) -> list[int]:
        """The rotations in which at least one road meets a road there (GRT-3.2)."""
        sides = self.facing(cell)
        return [turns for turns in range(data.TURNS[kind]) if data.MASKS[kind * data.SIDES + turns] & sides]

    # --- developing ----------------------------------------------------------------------------------------

    def developable(self, seat: Seat) -> list[int]:
        """Tiles that the seat could replace by one of the supply (GRT-3.3 to 3.6)."""
        if self.known_developable[seat] is NOT_YET:
            self.known_developable[seat] = [
                tile for tile in range(len(self.cells)) if self.better_kinds(seat, tile)
            ]
        return self.known_developable[seat]

    def better_kinds(self, seat: Seat, tile: int) -> list[int]:
        """The kinds that may replace it: one road more (GRT-3.3); hotel tiles stay as they are (GRT-3.6)."""
        if self.holds[tile] == data.HOTEL:
            return []
        return [
            kind
            for kind in data.KINDS_WITH[data.ROADS[self.kinds[tile]] + 1]
            if self.supply[kind] and self.can_fit(seat, tile, kind)
        ]

    def can_fit(self, seat: Seat, tile: int, kind: int) -> bool:
        for turns in range(data.TURNS[kind]):
            if self.fault(seat, tile, kind, turns) == FITS:
                return True
        return False

    def fitting(self, seat: Seat, tile: int, kind: int) -> list[int]:
        """The rotations in which the kind may replace the tile."""
        return [turns for turns in range(data.TURNS[kind]) if self.fault(seat, tile, kind, turns) == FITS]

    def fault(self, seat: Seat, tile: int, kind: int, turns: int) -> int:
        """FITS, or what speaks against it: roads lost (GRT-3.4), or a town cut in two (GRT-3.5)."""
        new = data.MASKS[kind * data.SIDES + turns]
        lost = self.roads[tile] & ~new
        if lost:
            owner = data.OWNER[self.holds[tile]]
            if owner not in (data.NOBODY, seat):
                return OPPONENT_LOSES
            if data.COUNT[lost] > 1:
                return TOO_MUCH_LOST
            if self.joined(tile) & lost and not self.whole_with(tile, new):
                return CUT
        return FITS

    def joined(self, tile: int) -> int:
        """The sides of a tile where its road meets another, as bits."""
        sides = 0
        roads = self.roads[tile]
        for side in range(data.SIDES):
            if roads >> side & 1:
                other = self.beside[tile * data.SIDES + side]
                if other != NO_TILE and self.roads[other] >> OPPOSITE[side] & 1:
                    sides |= 1 << side
        return sides

    def whole_with(self, changing: int, new: int) -> bool:
        """Whether all roads would hang together if one tile had other roads (GRT-3.5)."""
        count = len(self.cells)
        reached = [False] * count
        reached[0] = True
        waiting = [0]
        found = 1
        while waiting:
            tile = waiting.pop()
            roads = new if tile == changing else self.roads[tile]
            for side in range(data.SIDES):
                if roads >> side & 1:
                    other = self.beside[tile * data.SIDES + side]
                    if other != NO_TILE and not reached[other]:
                        theirs = new if other == changing else self.roads[other]
                        if theirs >> OPPOSITE[side] & 1:
                            reached[other] = True
                            waiting.append(other)
                            found += 1
        return found == count

    # --- buildings -----------------------------------------------------------------------------------------

    def holding(self, piece: int) -> list[int]:
        """The tiles on which such a piece stands; with EMPTY: the free locations."""
        return [tile for tile in range(len(self.holds)) if self.holds[tile] == piece]

    def sites(self) -> list[int]:
        """Where a building may go: free locations, and those with a tree (GRT-4.1)."""
        return [tile for tile in range(len(self.holds)) if self.holds[tile] in (data.EMPTY, data.TREE)]

    def left_of(self, seat: Seat) -> int:
        """How many buildings the seat still has."""
        at = seat * data.BUILDING_COUNT
        return self.left[at] + self.left[at + 1] + self.left[at + 2]

    # --- tours ---------------------------------------------------------------------------------------------

    def streets(self) -> Streets:
        if self.known_streets is None:
            self.known_streets = Streets(self.roads, self.holds, self.beside)
        return self.known_streets

    def best_tour(self, seats: int, seat: Seat, card: int) -> Tour | None:
        """The best tour of a seat with a card, as far as a short search finds it: for bots."""
        found = self.known_tours.get(seat * data.CARDS + card)
        if found is None:
            found = best_tours(self.streets(), seats, seat, card, 1, GLANCE).tours
            self.known_tours[seat * data.CARDS + card] = found
        return found[0] if found else None


FITS: Final = 0
OPPONENT_LOSES: Final = 1
TOO_MUCH_LOST: Final = 2
CUT: Final = 3


def changed(values: list[int], at: int, value: int) -> list[int]:
    copy = values[:]
    copy[at] = value
    return copy


def less(values: list[int], at: int) -> list[int]:
    return changed(values, at, values[at] - 1)


def bare_town(seats: int, spares: bool) -> Town:
    """No tile laid yet: everything lies in the supply."""
    supply = data.TOTAL[:]
    if spares:
        supply[data.SIX] += data.SPARES
    return Town([], [], [], [], [], [], {}, supply, [data.OF_EACH] * (seats * data.BUILDING_COUNT))
