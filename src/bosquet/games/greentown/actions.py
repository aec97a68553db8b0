"""The actions of GreenTown: kind, cell and rotation are separate small questions, a tour is walked."""

from typing import Final

from ...core.actions import ActionTable
from .data import BUILDINGS, KINDS, MARKER_NAMES, PARTS, PLANS, SIDES
from .hexes import CELL_NAMES, NUMBER, SIDE_NAMES, Cell

TABLE: Final = ActionTable()
MARKER: Final = TABLE.add("marker", MARKER_NAMES, not_now=("refuse.marker_chosen", "GRT-2.1"))
PART: Final = TABLE.add("part", PARTS, not_now=("refuse.no_part_now", "GRT-2.2"))
PLAN: Final = TABLE.add("plan", PLANS, not_now=("refuse.no_plan_now", "GRT-3.1"))
KIND: Final = TABLE.add("kind", KINDS, not_now=("refuse.no_kind_now", "GRT-3.1"))
CELL: Final = TABLE.add("cell", CELL_NAMES, not_now=("refuse.no_cell_now", "GRT-2.1"))
ROTATION: Final = TABLE.add(
    "rotation", [str(turns) for turns in range(SIDES)], not_now=("refuse.no_rotation_now", "GRT-3.1")
)
PUT: Final = TABLE.add("put", BUILDINGS, not_now=("refuse.no_building_now", "GRT-4.1"))
PUT_NOTHING: Final = TABLE.add("put nothing", not_now=("refuse.no_building_now", "GRT-4.1")).first
WALK: Final = TABLE.add("walk", SIDE_NAMES, not_now=("refuse.no_tour_now", "GRT-2.1"))
AGAIN: Final = TABLE.add("again", not_now=("refuse.no_double_now", "GRT-2.4")).first
ENOUGH: Final = TABLE.add("enough", not_now=("refuse.no_double_now", "GRT-2.4")).first


def cell_action(cell: Cell) -> int:
    return CELL.action(NUMBER[cell])
