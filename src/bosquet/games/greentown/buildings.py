"""Putting up a building for a tile placed (GRT-4)."""

from typing import Any, Final

from ...core.events import Event
from ...core.frames import Frame
from ...core.messages import Message
from ...core.reading import need, whole
from ...core.rng import Rng
from ...core.types import Action, Seat
from .actions import CELL, PUT, PUT_NOTHING
from .data import BUILDING_COUNT, BUILDINGS, BUILT, EMPTY, HOTEL, MOST_SEATS, TREE
from .habit import building_habit, building_site, tree_site
from .hexes import Cell, name_of
from .parts import CellChoice, Choice, pending, tile_actions, tile_of
from .rounds import at_turn
from .state import GreenTown
from .town import NO_TILE


class AskBuilding(Choice):
    """One building of any kind left, or none (GRT-4.1), at once (GRT-4.3)."""

    def options(self, s: GreenTown) -> list[int]:
        found = [
            PUT.action(building)
            for building in range(BUILDING_COUNT)
            if s.town.left[self.seat * BUILDING_COUNT + building]
        ]
        found.append(PUT_NOTHING)
        return found

    def choose(self, s: GreenTown, action: Action) -> None:
        if action != PUT_NOTHING:
            s.push(PickSite(self.seat, PUT.noun(action)))

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.building", {})

    def phase(self, s: GreenTown) -> str:
        return "building"

    def pending(self, s: GreenTown) -> dict[str, Any] | None:
        return pending("building")

    def habit(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        return building_habit(s, seat, options, rng)

    def target(self, s: GreenTown, action: Action) -> str:
        return "building/nothing" if action == PUT_NOTHING else f"building/{BUILDINGS[PUT.noun(action)]}"

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if PUT.has(action):
            return Message("refuse.no_building_left", {"building": BUILDINGS[PUT.noun(action)]}, "GRT-1.3")
        return Message("refuse.building_next", {}, "GRT-4.3")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        super().fits(s, above)
        need(s.acted == 1 and s.town.left_of(self.seat) > 0, "a tile placed and a building left")
        need(EMPTY in s.town.holds, "a free location")


class PickSite(CellChoice):
    """A free location, or one with a tree (GRT-4.1)."""

    def __init__(self, seat: Seat, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def options(self, s: GreenTown) -> list[int]:
        return tile_actions(s, s.town.sites())

    def choose(self, s: GreenTown, action: Action) -> None:
        tile = tile_of(s, action)
        if s.town.holds[tile] == TREE:
            s.push(PlantTree(self.seat, self.building, tile))
        else:
            put_up(s, self.seat, self.building, tile, NO_TILE)

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.site", {"building": BUILDINGS[self.building]})

    def phase(self, s: GreenTown) -> str:
        return "site"

    def pending(self, s: GreenTown) -> dict[str, Any] | None:
        return pending("building", building=BUILDINGS[self.building])

    def liking(self, s: GreenTown, cell: Cell) -> int:
        return building_site(s.town, self.seat, cell)

    def effect(self, s: GreenTown, action: Action) -> dict[str, object]:
        return {"tree": s.town.holds[tile_of(s, action)] == TREE}

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        return why_not_there(s, action, "refuse.site_taken", "GRT-4.1")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        need_building(s, self.seat, self.building)


class PlantTree(CellChoice):
    """The tree that is built over moves to a free location (GRT-4.2)."""

    def __init__(self, seat: Seat, building: int, tile: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.tile: Final = tile

    def options(self, s: GreenTown) -> list[int]:
        return tile_actions(s, s.town.holding(EMPTY))

    def choose(self, s: GreenTown, action: Action) -> None:
        put_up(s, self.seat, self.building, self.tile, tile_of(s, action))

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.tree", {})

    def phase(self, s: GreenTown) -> str:
        return "tree"

    def pending(self, s: GreenTown) -> dict[str, Any] | None:
        return pending("tree", cell=name_of(s.town.cells[self.tile]), building=BUILDINGS[self.building])

    def liking(self, s: GreenTown, cell: Cell) -> int:
        return tree_site(s.town, self.seat, cell)

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        return why_not_there(s, action, "refuse.tree_needs_room", "GRT-4.2")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        need_building(s, self.seat, self.building)
        whole(self.tile, 0, len(s.town.cells) - 1)
        need(s.town.holds[self.tile] == TREE, "a tree to move")


def put_up(s: GreenTown, seat: Seat, building: int, tile: int, tree_to: int) -> None:
    town = s.town
    if s.log is not None:
        where: dict[str, object] = {"building": BUILDINGS[building], "cell": name_of(town.cells[tile])}
        s.log.append(Event("put", {"seat": seat, **where}))
        if tree_to != NO_TILE:
            moved: dict[str, object] = {"cell": name_of(town.cells[tile]), "to": name_of(town.cells[tree_to])}
            s.log.append(Event("tree", {"seat": seat, **moved}))
    s.town = town.built(tile, BUILT + seat * BUILDING_COUNT + building, tree_to)
    if s.town.left_of(seat) == 0:
        s.ending = 1  # GRT-6.1
        if s.log is not None:
            s.log.append(Event("all_nine", {"seat": seat}))


def why_not_there(s: GreenTown, action: Action, taken: str, clause: str) -> Message | None:
    if not CELL.has(action):
        return Message("refuse.site_next", {}, "GRT-4.1")
    tile = tile_of(s, action)
    if tile == NO_TILE:
        return Message("refuse.no_location", {}, clause)
    if s.town.holds[tile] == HOTEL:
        return Message("refuse.hotel_there", {}, clause)
    return Message(taken, {}, clause)


def need_building(s: GreenTown, seat: Seat, building: int) -> None:
    at_turn(s, seat)
    whole(building, 0, BUILDING_COUNT - 1)
    need(s.acted == 1 and s.town.left[seat * BUILDING_COUNT + building] > 0, "a building left")
    need(EMPTY in s.town.holds, "a free location")


ASK_BUILDING: Final = [AskBuilding(seat) for seat in range(MOST_SEATS)]
