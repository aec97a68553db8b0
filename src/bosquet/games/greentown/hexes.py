"""Cells of the table: pointy-top hexes in axial coordinates, `q,r`, with 0,0 in the middle.

All tiles in one line reach no further than 40 cells from the middle (layouts.py sees to it), so a grid of
that radius, 4921 cells, has no edge that matters (GRT-3.8). A cell is the number of its place in a slightly
larger square, so that its neighbours are a plain sum away.
"""

from typing import Final, TypeAlias

from .data import SIDES

Cell: TypeAlias = int
RADIUS: Final = 40
WIDTH: Final = 2 * RADIUS + 3
SIDE_NAMES: Final = ["e", "ne", "nw", "w", "sw", "se"]
STEP: Final = [1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1, WIDTH]  # to the neighbour of each side
OPPOSITE: Final = [(side + 3) % SIDES for side in range(SIDES)]


def cell_at(q: int, r: int) -> int:
    return (r + RADIUS + 1) * WIDTH + q + RADIUS + 1


def q_of(cell: Cell) -> int:
    return cell % WIDTH - RADIUS - 1


def r_of(cell: Cell) -> int:
    return cell // WIDTH - RADIUS - 1


def distance(q: int, r: int) -> int:
    """From the middle, in cells."""
    return max(abs(q), abs(r), abs(q + r))


def name_of(cell: Cell) -> str:
    return f"{q_of(cell)},{r_of(cell)}"


CELLS: Final = [
    cell_at(q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if distance(q, r) <= RADIUS
]
CELL_NAMES: Final = [name_of(cell) for cell in CELLS]
CELL_IDS: Final = dict(zip(CELL_NAMES, CELLS, strict=True))


def numbered() -> list[int]:
    numbers = [-1] * (WIDTH * WIDTH)
    for number in range(len(CELLS)):
        numbers[CELLS[number]] = number
    return numbers


NUMBER: Final = numbered()  # of a cell in CELLS; -1 outside
