"""Placing a tile (GRT-3.2)."""

from typing import Any, Final

from ...core.events import Event
from ...core.frames import Frame
from ...core.messages import Message
from ...core.reading import need, whole
from ...core.rng import Rng
from ...core.types import Action, Seat
from .actions import CELL, KIND, ROTATION, cell_action
from .buildings import ASK_BUILDING
from .data import KIND_COUNT, KINDS, MASKS, MOST_SEATS, SIDES, TURNS
from .habit import best_turn, end_of_road
from .hexes import CELLS, Cell, name_of
from .parts import CellChoice, Choice, PartOfTurn, kind_target, pending, sides_of
from .state import GreenTown


class Place(PartOfTurn):
    def run(self, s: GreenTown) -> None:
        if s.town.placeable():
            s.push(PICK_KIND[self.player])
        elif s.log is not None:
            s.log.append(Event("half_lapsed", {"seat": self.player}))


class PickKind(Choice):
    """Any kind of the smallest number of roads in the supply (GRT-3.2)."""

    def options(self, s: GreenTown) -> list[int]:
        return KIND.each(s.town.placeable())

    def choose(self, s: GreenTown, action: Action) -> None:
        s.push(PickCell(self.seat, KIND.noun(action)))

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.kind", {"count": s.town.fewest_roads()})

    def phase(self, s: GreenTown) -> str:
        return "kind"

    def pending(self, s: GreenTown) -> dict[str, Any] | None:
        return pending("place")

    def target(self, s: GreenTown, action: Action) -> str:
        return kind_target(action)

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if KIND.has(action):
            return why_not_placed(s, KIND.noun(action))
        return Message("refuse.kind_first", {}, "GRT-3.2") if CELL.has(action) else None


class PickCell(CellChoice):
    """Any free cell to which a road leads (GRT-3.2, 3.8)."""

    def __init__(self, seat: Seat, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, s: GreenTown) -> list[int]:
        return [cell_action(cell) for cell in s.town.open_ends()]

    def choose(self, s: GreenTown, action: Action) -> None:
        s.push(PickRotation(self.seat, self.kind, CELLS[CELL.noun(action)]))

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.cell", {"kind": KINDS[self.kind]})

    def phase(self, s: GreenTown) -> str:
        return "cell"

    def pending(self, s: GreenTown) -> dict[str, Any] | None:
        return pending("place", KINDS[self.kind])

    def liking(self, s: GreenTown, cell: Cell) -> int:
        return end_of_road(s.town, self.seat, cell)

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if CELL.has(action):
            laid = CELLS[CELL.noun(action)] in s.town.index
            return Message("refuse.cell_taken" if laid else "refuse.cell_unjoined", {}, "GRT-3.2")
        return Message("refuse.cell_next", {}, "GRT-3.2") if KIND.has(action) else None

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        super().fits(s, above)
        whole(self.kind, 0, KIND_COUNT - 1)
        need(self.kind in s.town.placeable(), "a kind that may be placed")


class PickRotation(Choice):
    """At least one road must meet a road; other sides may clash (GRT-3.2)."""

    def __init__(self, seat: Seat, kind: int, cell: Cell) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.cell: Final = cell

    def options(self, s: GreenTown) -> list[int]:
        return ROTATION.each(s.town.joining(self.cell, self.kind))

    def choose(self, s: GreenTown, action: Action) -> None:
        turns = ROTATION.noun(action)
        s.town = s.town.placed(self.cell, self.kind, turns)
        s.acted = 1
        if s.log is not None:
            laid: dict[str, object] = {
                "cell": name_of(self.cell),
                "kind": KINDS[self.kind],
                "rotation": turns,
            }
            s.log.append(Event("placed", {"seat": self.seat, **laid}))
        if s.town.left_of(self.seat):
            s.push(ASK_BUILDING[self.seat])

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.rotation", {"kind": KINDS[self.kind]})

    def phase(self, s: GreenTown) -> str:
        return "rotation"

    def pending(self, s: GreenTown) -> dict[str, Any] | None:
        return pending("place", KINDS[self.kind], name_of(self.cell))

    def habit(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        return best_turn(self.kind, s.town.facing(self.cell), options, rng)

    def target(self, s: GreenTown, action: Action) -> str:
        return f"rotation/{ROTATION.noun(action)}"

    def effect(self, s: GreenTown, action: Action) -> dict[str, object]:
        roads = MASKS[self.kind * SIDES + ROTATION.noun(action)]
        return {"roads": sides_of(roads), "joined": sides_of(roads & s.town.facing(self.cell)), "lost": []}

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if not ROTATION.has(action):
            return Message("refuse.rotation_next", {}, "GRT-3.2")
        if ROTATION.noun(action) >= TURNS[self.kind]:
            return Message("refuse.same_rotation", {}, "GRT-3.2")
        return Message("refuse.rotation_unjoined", {}, "GRT-3.2")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        super().fits(s, above)
        whole(self.kind, 0, KIND_COUNT - 1)
        need(self.kind in s.town.placeable() and self.cell in s.town.open_ends(), "a tile that may be placed")


def why_not_placed(s: GreenTown, kind: int) -> Message:
    if not s.town.supply[kind]:
        return Message("refuse.none_left", {}, "GRT-3.2")
    if not s.town.open_ends():
        return Message("refuse.no_open_end", {}, "GRT-3.2")
    return Message("refuse.smallest_first", {"count": s.town.fewest_roads()}, "GRT-3.2")


PICK_KIND: Final = [PickKind(seat) for seat in range(MOST_SEATS)]
