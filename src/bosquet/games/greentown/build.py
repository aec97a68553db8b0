"""Building: place or develop two tiles (GRT-3)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Ask, Frame, Step
from ...core.messages import Message
from ...core.reading import need, whole
from .actions import CELL, DEVELOP_TWO, KIND, PLACE_AND_DEVELOP, PLACE_TWO, PLAN, ROTATION, cell_action
from .buildings import ASK_BUILDING
from .data import HOTEL, KIND_COUNT, KINDS, MASKS, MOST_SEATS, OWNER, ROADS, SIDES, TURNS
from .hexes import CELLS, SIDE_NAMES, name_of
from .rounds import at_turn
from .state import GreenTown
from .town import CUT, NO_TILE, OPPONENT_LOSES, TOO_MUCH_LOST

PLANS: Final = ["place-two", "develop-two", "place-and-develop"]


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


class Build(PartOfTurn):
    """One of three plans; without any possible one the build lapses (GRT-3.1, 3.7)."""

    def run(self, s: GreenTown) -> None:
        s.fresh = NO_TILE
        if s.can_build(self.player):
            s.push(CHOOSE_PLAN[self.player])
        elif s.log is not None:
            s.log.append(Event("build_lapsed", {"seat": self.player}))


class ChoosePlan(Ask[GreenTown]):
    """Place two, develop two, or one of each; only what is possible at least in part (GRT-3.1, 3.7)."""

    def options(self, s: GreenTown) -> list[int]:
        found: list[int] = []
        if s.town.placeable():
            found.append(PLAN.first + PLACE_TWO)
        if s.town.developable(self.seat):
            found.append(PLAN.first + DEVELOP_TWO)
        if found:
            found.append(PLAN.first + PLACE_AND_DEVELOP)
        return found

    def choose(self, s: GreenTown, action: int) -> None:
        plan = PLAN.noun(action)
        if s.log is not None:
            s.log.append(Event("plan", {"seat": self.seat, "plan": PLANS[plan]}))
        if plan == PLACE_TWO:
            s.then([Place(self.seat), Place(self.seat)])
        elif plan == DEVELOP_TWO:
            s.then([Develop(self.seat), Develop(self.seat)])
        else:
            s.push(PICK_HALF[self.seat])

    def prompt(self, s: GreenTown, seat: int) -> Message:
        return Message("prompt.plan", {})

    def target(self, s: GreenTown, action: int) -> str:
        return f"plan/{PLANS[PLAN.noun(action)]}"

    def why_not(self, s: GreenTown, seat: int, action: int) -> Message | None:
        if PLAN.has(action):
            key = "refuse.nothing_to_place" if PLAN.noun(action) == PLACE_TWO else "refuse.nothing_to_develop"
            return Message(key, {}, "GRT-3.7")
        return Message("refuse.plan_first", {}, "GRT-3.1")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)


class PickHalf(Ask[GreenTown]):
    """One of each: a kind begins with placing, a laid tile with developing (GRT-3.10)."""

    def options(self, s: GreenTown) -> list[int]:
        kinds = [KIND.first + kind for kind in s.town.placeable()]
        return kinds + tile_actions(s, s.town.developable(self.seat))

    def choose(self, s: GreenTown, action: int) -> None:
        if KIND.has(action):
            s.then([PickCell(self.seat, KIND.noun(action)), Develop(self.seat)])
        else:
            s.then([PickBetter(self.seat, tile_of(s, action)), Place(self.seat)])

    def prompt(self, s: GreenTown, seat: int) -> Message:
        return Message("prompt.half", {})

    def target(self, s: GreenTown, action: int) -> str:
        return kind_target(action) if KIND.has(action) else cell_target(action)

    def why_not(self, s: GreenTown, seat: int, action: int) -> Message | None:
        if KIND.has(action):
            return why_not_placed(s, KIND.noun(action))
        return why_not_developed(s, seat, action) if CELL.has(action) else None

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)


# --- placing ----------------------------------------------------------------------------------------------


class Place(PartOfTurn):
    def run(self, s: GreenTown) -> None:
        if s.town.placeable():
            s.push(PICK_KIND[self.player])
        elif s.log is not None:
            s.log.append(Event("half_lapsed", {"seat": self.player}))


class PickKind(Ask[GreenTown]):
    """Any kind of the smallest number of roads in the supply (GRT-3.2)."""

    def options(self, s: GreenTown) -> list[int]:
        return [KIND.first + kind for kind in s.town.placeable()]

    def choose(self, s: GreenTown, action: int) -> None:
        s.push(PickCell(self.seat, KIND.noun(action)))

    def prompt(self, s: GreenTown, seat: int) -> Message:
        return Message("prompt.kind", {"count": s.town.fewest_roads()})

    def target(self, s: GreenTown, action: int) -> str:
        return kind_target(action)

    def why_not(self, s: GreenTown, seat: int, action: int) -> Message | None:
        if KIND.has(action):
            return why_not_placed(s, KIND.noun(action))
        return Message("refuse.kind_first", {}, "GRT-3.2") if CELL.has(action) else None

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)


class PickCell(Ask[GreenTown]):
    """Any free cell to which a road leads (GRT-3.2, 3.8)."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.kind)

    def options(self, s: GreenTown) -> list[int]:
        return [cell_action(cell) for cell in s.town.open_ends()]

    def choose(self, s: GreenTown, action: int) -> None:
        s.push(PickRotation(self.seat, self.kind, CELLS[CELL.noun(action)]))

    def prompt(self, s: GreenTown, seat: int) -> Message:
        return Message("prompt.cell", {"kind": KINDS[self.kind]})

    def target(self, s: GreenTown, action: int) -> str:
        return cell_target(action)

    def why_not(self, s: GreenTown, seat: int, action: int) -> Message | None:
        if CELL.has(action):
            laid = CELLS[CELL.noun(action)] in s.town.index
            return Message("refuse.cell_taken" if laid else "refuse.cell_unjoined", {}, "GRT-3.2")
        return Message("refuse.cell_next", {}, "GRT-3.2") if KIND.has(action) else None

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)
        need_kind(s, self.kind)
        need(self.kind in s.town.placeable(), "a kind that may be placed")


class PickRotation(Ask[GreenTown]):
    """At least one road must meet a road; other sides may clash (GRT-3.2)."""

    def __init__(self, seat: int, kind: int, cell: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.cell: Final = cell

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.kind, self.cell)

    def options(self, s: GreenTown) -> list[int]:
        return [ROTATION.first + turns for turns in s.town.joining(self.cell, self.kind)]

    def choose(self, s: GreenTown, action: int) -> None:
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

    def prompt(self, s: GreenTown, seat: int) -> Message:
        return Message("prompt.rotation", {"kind": KINDS[self.kind]})

    def target(self, s: GreenTown, action: int) -> str:
        return f"rotation/{ROTATION.noun(action)}"

    def effect(self, s: GreenTown, action: int) -> dict[str, object]:
        roads = MASKS[self.kind * SIDES + ROTATION.noun(action)]
        return {"roads": sides_of(roads), "joined": sides_of(roads & s.town.facing(self.cell)), "lost": []}

    def why_not(self, s: GreenTown, seat: int, action: int) -> Message | None:
        if not ROTATION.has(action):
            return Message("refuse.rotation_next", {}, "GRT-3.2")
        if ROTATION.noun(action) >= TURNS[self.kind]:
            return Message("refuse.same_rotation", {}, "GRT-3.2")
        return Message("refuse.rotation_unjoined", {}, "GRT-3.2")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)
        need_kind(s, self.kind)
        need(self.kind in s.town.placeable() and self.cell in s.town.open_ends(), "a tile that may be placed")


# --- developing -------------------------------------------------------------------------------------------


class Develop(PartOfTurn):
    def run(self, s: GreenTown) -> None:
        if developable(s, self.player):
            s.push(PICK_TILE[self.player])
        elif s.log is not None:
            s.log.append(Event("half_lapsed", {"seat": self.player}))


def developable(s: GreenTown, seat: int) -> list[int]:
    """Not the tile that was developed in this build already (GRT-3.6)."""
    return [tile for tile in s.town.developable(seat) if tile != s.fresh]


class PickTile(Ask[GreenTown]):
    """Which tile to develop (GRT-3.3)."""

    def options(self, s: GreenTown) -> list[int]:
        return tile_actions(s, developable(s, self.seat))

    def choose(self, s: GreenTown, action: int) -> None:
        s.push(PickBetter(self.seat, tile_of(s, action)))

    def prompt(self, s: GreenTown, seat: int) -> Message:
        return Message("prompt.develop", {})

    def target(self, s: GreenTown, action: int) -> str:
        return cell_target(action)

    def why_not(self, s: GreenTown, seat: int, action: int) -> Message | None:
        if CELL.has(action):
            return why_not_developed(s, seat, action)
        return Message("refuse.tile_first", {}, "GRT-3.3") if KIND.has(action) else None

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)


class PickBetter(Ask[GreenTown]):
    """Exactly one road more (GRT-3.3)."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.tile)

    def options(self, s: GreenTown) -> list[int]:
        return [KIND.first + kind for kind in s.town.better_kinds(self.seat, self.tile)]

    def choose(self, s: GreenTown, action: int) -> None:
        s.push(PickFit(self.seat, self.tile, KIND.noun(action)))

    def prompt(self, s: GreenTown, seat: int) -> Message:
        return Message("prompt.better", {"count": ROADS[s.town.kinds[self.tile]] + 1})

    def target(self, s: GreenTown, action: int) -> str:
        return kind_target(action)

    def why_not(self, s: GreenTown, seat: int, action: int) -> Message | None:
        if not KIND.has(action):
            return Message("refuse.better_next", {}, "GRT-3.3") if CELL.has(action) else None
        kind = KIND.noun(action)
        if ROADS[kind] != ROADS[s.town.kinds[self.tile]] + 1:
            return Message("refuse.one_road_more", {}, "GRT-3.3")
        if not s.town.supply[kind]:
            return Message("refuse.none_left", {}, "GRT-3.3")
        return Message("refuse.kind_does_not_fit", {}, "GRT-3.4")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)
        whole(self.tile, 0, len(s.town.cells) - 1)
        need(self.tile in developable(s, self.seat), "a tile that may be developed")


class PickFit(Ask[GreenTown]):
    """One road lost at most, none under an opponent's building; the town stays whole (GRT-3.4, 3.5)."""

    def __init__(self, seat: int, tile: int, kind: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.kind: Final = kind

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.tile, self.kind)

    def options(self, s: GreenTown) -> list[int]:
        return [ROTATION.first + turns for turns in s.town.fitting(self.seat, self.tile, self.kind)]

    def choose(self, s: GreenTown, action: int) -> None:
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

    def prompt(self, s: GreenTown, seat: int) -> Message:
        return Message("prompt.fit", {"kind": KINDS[self.kind]})

    def target(self, s: GreenTown, action: int) -> str:
        return f"rotation/{ROTATION.noun(action)}"

    def effect(self, s: GreenTown, action: int) -> dict[str, object]:
        roads = MASKS[self.kind * SIDES + ROTATION.noun(action)]
        joined = roads & s.town.facing(s.town.cells[self.tile])
        return {
            "roads": sides_of(roads),
            "joined": sides_of(joined),
            "lost": sides_of(s.town.roads[self.tile] & ~roads),
        }

    def why_not(self, s: GreenTown, seat: int, action: int) -> Message | None:
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
        at_turn(s, self.seat)
        whole(self.tile, 0, len(s.town.cells) - 1)
        need_kind(s, self.kind)
        need(self.tile in developable(s, self.seat), "a tile that may be developed")
        need(self.kind in s.town.better_kinds(self.seat, self.tile), "a kind that may replace it")


# --- what these questions share ---------------------------------------------------------------------------


def need_kind(s: GreenTown, kind: int) -> None:
    whole(kind, 0, KIND_COUNT - 1)


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


def why_not_placed(s: GreenTown, kind: int) -> Message:
    if not s.town.supply[kind]:
        return Message("refuse.none_left", {}, "GRT-3.2")
    if not s.town.open_ends():
        return Message("refuse.no_open_end", {}, "GRT-3.2")
    return Message("refuse.smallest_first", {"count": s.town.fewest_roads()}, "GRT-3.2")


def why_not_developed(s: GreenTown, seat: int, action: int) -> Message:
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


CHOOSE_PLAN: Final = [ChoosePlan(seat) for seat in range(MOST_SEATS)]
PICK_HALF: Final = [PickHalf(seat) for seat in range(MOST_SEATS)]
PICK_KIND: Final = [PickKind(seat) for seat in range(MOST_SEATS)]
PICK_TILE: Final = [PickTile(seat) for seat in range(MOST_SEATS)]
