"""Developing a tile (GRT-3.3 to 3.6)."""

from typing import Any, Final

from ...core.events import Event
from ...core.frames import Frame
from ...core.messages import Message
from ...core.reading import need, whole
from ...core.rng import Rng
from ...core.types import Action, Seat
from .actions import CELL, KIND, ROTATION
from .data import HOTEL, KIND_COUNT, KINDS, MASKS, MOST_SEATS, OWNER, ROADS, SIDES, TURNS
from .habit import best_turn, tile_to_develop
from .hexes import Cell, name_of
from .parts import (
    CellChoice,
    Choice,
    PartOfTurn,
    kind_target,
    pending,
    sides_of,
    tile_actions,
    tile_of,
)
from .state import GreenTown
from .town import CUT, NO_TILE, OPPONENT_LOSES, TOO_MUCH_LOST


class Develop(PartOfTurn):
    def run(self, s: GreenTown) -> None:
        if developable(s, self.player):
            s.push(PICK_TILE[self.player])
        elif s.log is not None:
            s.log.append(Event("half_lapsed", {"seat": self.player}))


def developable(s: GreenTown, seat: Seat) -> list[int]:
    """Not the tile that was developed in this build already (GRT-3.6)."""
    return [tile for tile in s.town.developable(seat) if tile != s.fresh]


class PickTile(CellChoice):
    """Which tile to develop (GRT-3.3)."""

    def options(self, s: GreenTown) -> list[int]:
        return tile_actions(s, developable(s, self.seat))

    def choose(self, s: GreenTown, action: Action) -> None:
        s.push(PickBetter(self.seat, tile_of(s, action)))

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.develop", {})

    def phase(self, s: GreenTown) -> str:
        return "tile"

    def pending(self, s: GreenTown) -> dict[str, Any] | None:
        return pending("develop")

    def liking(self, s: GreenTown, cell: Cell) -> int:
        return tile_to_develop(s.town, self.seat, cell)

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if CELL.has(action):
            return why_not_developed(s, seat, action)
        return Message("refuse.tile_first", {}, "GRT-3.3") if KIND.has(action) else None


class PickBetter(Choice):
    """Exactly one road more (GRT-3.3)."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: GreenTown) -> list[int]:
        return KIND.each(s.town.better_kinds(self.seat, self.tile))

    def choose(self, s: GreenTown, action: Action) -> None:
        s.push(PickFit(self.seat, self.tile, KIND.noun(action)))

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.better", {"count": ROADS[s.town.kinds[self.tile]] + 1})

    def phase(self, s: GreenTown) -> str:
        return "better"

    def pending(self, s: GreenTown) -> dict[str, Any] | None:
        return pending("develop", cell=name_of(s.town.cells[self.tile]))

    def target(self, s: GreenTown, action: Action) -> str:
        return kind_target(action)

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if not KIND.has(action):
            return Message("refuse.better_next", {}, "GRT-3.3") if CELL.has(action) else None
        kind = KIND.noun(action)
        if ROADS[kind] != ROADS[s.town.kinds[self.tile]] + 1:
            return Message("refuse.one_road_more", {}, "GRT-3.3")
        if not s.town.supply[kind]:
            return Message("refuse.none_left", {}, "GRT-3.3")
        return Message("refuse.kind_does_not_fit", {}, "GRT-3.4")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        super().fits(s, above)
        whole(self.tile, 0, len(s.town.cells) - 1)
        need(self.tile in developable(s, self.seat), "a tile that may be developed")


class PickFit(Choice):
    """One road lost at most, none under an opponent's building; the town stays whole (GRT-3.4, 3.5)."""

    def __init__(self, seat: Seat, tile: int, kind: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.kind: Final = kind

    def options(self, s: GreenTown) -> list[int]:
        return ROTATION.each(s.town.fitting(self.seat, self.tile, self.kind))

    def choose(self, s: GreenTown, action: Action) -> None:
        turns = ROTATION.noun(action)
        if s.log is not None:
            old: dict[str, object] = {
                "old": KINDS[s.town.kinds[self.tile]],
                "old_rotation": s.town.turns[self.tile],
            }
            new: dict[str, object] = {"kind": KINDS[self.kind], "rotation": turns}
            cell: dict[str, object] = {"seat": self.seat, "cell": name_of(s.town.cells[self.tile])}
            s.log.append(Event("developed", {**cell, **new, **old}))
        s.town = s.town.developed(self.tile, self.kind, turns)
        s.fresh = self.tile
        s.acted = 1

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.fit", {"kind": KINDS[self.kind]})

    def phase(self, s: GreenTown) -> str:
        return "fit"

    def pending(self, s: GreenTown) -> dict[str, Any] | None:
        return pending("develop", KINDS[self.kind], name_of(s.town.cells[self.tile]))

    def habit(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        return best_turn(self.kind, s.town.facing(s.town.cells[self.tile]), options, rng)

    def target(self, s: GreenTown, action: Action) -> str:
        return f"rotation/{ROTATION.noun(action)}"

    def effect(self, s: GreenTown, action: Action) -> dict[str, object]:
        roads = MASKS[self.kind * SIDES + ROTATION.noun(action)]
        joined = roads & s.town.facing(s.town.cells[self.tile])
        return {
            "roads": sides_of(roads),
            "joined": sides_of(joined),
            "lost": sides_of(s.town.roads[self.tile] & ~roads),
        }

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if not ROTATION.has(action):
            return Message("refuse.rotation_next", {}, "GRT-3.3")
        turns = ROTATION.noun(action)
        if turns >= TURNS[self.kind]:
            return Message("refuse.same_rotation", {}, "GRT-3.3")
        fault = s.town.fault(seat, self.tile, self.kind, turns)
        if fault == OPPONENT_LOSES:
            return Message("refuse.opponent_loses", {"other": OWNER[s.town.holds[self.tile]]}, "GRT-3.4")
        if fault == TOO_MUCH_LOST:
            return Message("refuse.two_roads_lost", {}, "GRT-3.4")
        assert fault == CUT
        return Message("refuse.town_cut", {}, "GRT-3.5")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        super().fits(s, above)
        whole(self.tile, 0, len(s.town.cells) - 1)
        whole(self.kind, 0, KIND_COUNT - 1)
        need(self.tile in developable(s, self.seat), "a tile that may be developed")
        need(self.kind in s.town.better_kinds(self.seat, self.tile), "a kind that may replace it")


def why_not_developed(s: GreenTown, seat: Seat, action: Action) -> Message:
    tile = tile_of(s, action)
    if tile == NO_TILE:
        return Message("refuse.no_tile_there", {}, "GRT-3.3")
    if s.town.holds[tile] == HOTEL:
        return Message("refuse.hotel_stays", {}, "GRT-3.6")
    if tile == s.fresh:
        return Message("refuse.developed_already", {}, "GRT-3.6")
    roads = ROADS[s.town.kinds[tile]] + 1
    if not sum([s.town.supply[kind] for kind in range(KIND_COUNT) if ROADS[kind] == roads]):
        return Message("refuse.no_better_tile", {"count": roads}, "GRT-3.3")
    return Message("refuse.nothing_fits", {}, "GRT-3.4")


PICK_TILE: Final = [PickTile(seat) for seat in range(MOST_SEATS)]
