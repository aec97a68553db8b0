"""What the questions of building share: parts of a turn, and where on the board they are answered."""

from typing import Final

from ...core.frames import Frame, Step
from ...core.reading import need
from .actions import CELL, KIND, cell_action
from .data import KINDS, SIDES
from .hexes import CELLS, SIDE_NAMES, name_of
from .rounds import at_turn
from .state import GreenTown
from .town import NO_TILE


class PartOfTurn(Step[GreenTown]):
    """Something that a player does in a turn, as far as it is possible when it comes (GRT-3.9)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def fields(self) -> tuple[object, ...]:
        return (self.player,)

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.player)
        need(above is not None and s.used[self.player] != 0, "a marker turned over")


def tile_actions(s: GreenTown, tiles: list[int]) -> list[int]:
    found = [cell_action(s.town.cells[tile]) for tile in tiles]
    found.sort()
    return found


def tile_of(s: GreenTown, action: int) -> int:
    """The tile on the cell of an action, or NO_TILE."""
    return s.town.index.get(CELLS[CELL.noun(action)], NO_TILE)


def kind_target(action: int) -> str:
    return f"kind/{KINDS[KIND.noun(action)]}"


def cell_target(action: int) -> str:
    return f"cell/{name_of(CELLS[CELL.noun(action)])}"


def sides_of(roads: int) -> list[str]:
    return [SIDE_NAMES[side] for side in range(SIDES) if roads >> side & 1]
