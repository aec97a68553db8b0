"""What the questions of building share: parts of a turn, and where on the board they are answered."""

from typing import Any, Final

from ...core.frames import Ask, Frame, Step
from ...core.reading import need
from ...core.rng import Rng
from ...core.types import Action, Seat
from .actions import CELL, KIND, cell_action
from .data import KINDS, SIDES
from .hexes import CELLS, SIDE_NAMES, Cell, name_of
from .rounds import at_turn
from .state import GreenTown
from .town import NO_TILE

LOOKS: Final = 4  # cells that habits weigh


class Choice(Ask[GreenTown]):
    """A question in a turn that has begun, to the player whose turn it is."""

    def opens_turn(self, s: GreenTown) -> bool:
        return False

    def pending(self, s: GreenTown) -> dict[str, Any] | None:
        """What has been chosen so far towards a tile, a building or a tree, for the view."""
        return None

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)


class CellChoice(Choice):
    """One that is answered in the town."""

    def target(self, s: GreenTown, action: Action) -> str:
        return cell_target(action)

    def habit(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        """The best of a few cells."""
        best = options[rng.below(len(options))]
        most = -100
        for _ in range(LOOKS):
            action = options[rng.below(len(options))]
            worth = self.liking(s, CELLS[CELL.noun(action)]) + rng.below(3)
            if worth > most:
                most = worth
                best = action
        return best

    def liking(self, s: GreenTown, cell: Cell) -> int:
        """What a cell is worth as an answer, at a glance."""
        return 0


def pending(
    doing: str, kind: str | None = None, cell: str | None = None, building: str | None = None
) -> dict[str, Any]:
    return {"doing": doing, "kind": kind, "cell": cell, "building": building}


class PartOfTurn(Step[GreenTown]):
    """Something that a player does in a turn, as far as it is possible when it comes (GRT-3.9)."""

    def __init__(self, player: Seat) -> None:
        super().__init__()
        self.player: Final = player

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.player)
        need(above is not None and s.used[self.player] != 0, "a marker turned over")


def tile_actions(s: GreenTown, tiles: list[int]) -> list[int]:
    found = [cell_action(s.town.cells[tile]) for tile in tiles]
    found.sort()
    return found


def tile_of(s: GreenTown, action: Action) -> int:
    """The tile on the cell of an action, or NO_TILE."""
    return s.town.index.get(CELLS[CELL.noun(action)], NO_TILE)


def kind_target(action: Action) -> str:
    return f"kind/{KINDS[KIND.noun(action)]}"


def cell_target(action: Action) -> str:
    return f"cell/{name_of(CELLS[CELL.noun(action)])}"


def sides_of(roads: int) -> list[str]:
    return [SIDE_NAMES[side] for side in range(SIDES) if roads >> side & 1]
