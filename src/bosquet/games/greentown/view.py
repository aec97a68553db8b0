"""What a seat sees, field by field: all but the pile below its top and, in play, the money of others."""

from typing import TYPE_CHECKING, Any, Final

from .data import (
    BUILDING_COUNT,
    BUILDINGS,
    CARD_NAMES,
    EMPTY,
    KIND_COUNT,
    KINDS,
    MARKER_NAMES,
    NO_CARD,
    NOBODY,
    OWNER,
    PIECES,
    SIDES,
    STOPS,
    WISH_COUNT,
    WISHES,
)
from .hexes import SIDE_NAMES, name_of
from .scoring import incomes_of, visits_of, within
from .town import NO_TILE, Town

if TYPE_CHECKING:
    from .routes import Tour
    from .state import GreenTown

PHASES: Final = {
    "ChooseMarker": "marker",
    "ChoosePart": "part",
    "ChoosePlan": "plan",
    "PickHalf": "half",
    "PickKind": "kind",
    "PickCell": "cell",
    "PickRotation": "rotation",
    "PickTile": "tile",
    "PickBetter": "better",
    "PickFit": "fit",
    "AskBuilding": "building",
    "PickSite": "site",
    "PlantTree": "tree",
    "PickHotel": "hotel",
    "WalkOn": "walk",
    "UseDouble": "double",
}


def build_view(s: "GreenTown", seat: int | None) -> dict[str, Any]:
    over = s.over()
    return {
        "game": "greentown",
        "you": seat,
        "phase": phase(s),
        "turn": None if over else s.actor(),
        "turn_number": s.turn,
        "round": s.round,
        "first": s.first,
        "order": [(s.first + place) % s.seats for place in range(s.seats)],
        "place": s.place,
        "second_turn": s.second == 1,
        "double_turn": None if s.seats == 2 else s.setup.options["double_turn"],
        "double_holder": None if s.holder == NOBODY else s.holder,
        "ending": s.ending == 1,
        "open_money": s.setup.options["open_money"],
        "tiles": [tile_view(s.town, tile) for tile in range(len(s.town.cells))],
        "supply": supply_view(s.town),
        "pile": {"count": len(s.pile), "top": CARD_NAMES[s.pile[-1]] if s.pile else None},
        "fulfilled": [CARD_NAMES[card] for card in s.gone],
        "pending": pending_view(s),
        "tour": tour_view(s, seat),
        "players": [player_view(s, each, seat) for each in range(s.seats)],
        "ranks": s.ranks() if over else None,
    }


def phase(s: "GreenTown") -> str:
    stack = s.frames
    return "over" if stack is None else PHASES.get(type(stack.top).__name__, "marker")


# --- the table --------------------------------------------------------------------------------------------


def tile_view(town: Town, tile: int) -> dict[str, Any]:
    cell = town.cells[tile]
    return {
        "cell": name_of(cell),
        "kind": KINDS[town.kinds[tile]],
        "rotation": town.turns[tile],
        "roads": side_names(town.roads[tile]),
        "joined": side_names(town.joined(tile)),
        "piece": piece_view(town.holds[tile]),
    }


def side_names(roads: int) -> list[str]:
    return [SIDE_NAMES[side] for side in range(SIDES) if roads >> side & 1]


def piece_view(piece: int) -> dict[str, Any] | None:
    if piece == EMPTY:
        return None
    owner = OWNER[piece]
    return {"what": PIECES[piece].what, "owner": None if owner == NOBODY else owner}


def supply_view(town: Town) -> list[dict[str, Any]]:
    placeable = town.placeable()
    return [
        {
            "kind": KINDS[kind],
            "count": town.supply[kind],
            "placeable": kind in placeable,
        }
        for kind in range(KIND_COUNT)
    ]


def player_view(s: "GreenTown", each: int, seat: int | None) -> dict[str, Any]:
    """Money is seen by its owner; by all at the end, or if so agreed (GRT-1.6)."""
    may_know = each == seat or s.over() or s.setup.options["open_money"]
    card = s.cards[each]
    return {
        "seat": each,
        "card": None if card == NO_CARD else CARD_NAMES[card],
        "start": each == s.start,
        "markers": {
            MARKER_NAMES[marker]: not s.used[each] >> marker & 1 for marker in range(len(MARKER_NAMES))
        },
        "buildings": {
            BUILDINGS[building]: s.town.left[each * BUILDING_COUNT + building]
            for building in range(BUILDING_COUNT)
        },
        "buildings_left": s.town.left_of(each),
        "money": s.money[each] if may_know else None,
        "own_tours": s.led[each] if may_know else None,
        "last_turn": s.last[each],
    }


# --- what is being laid -----------------------------------------------------------------------------------


def pending_view(s: "GreenTown") -> dict[str, Any] | None:
    """The choices made so far towards a tile, a building or a tree: those of the question's frame."""
    stack = s.frames
    if stack is None:
        return None
    name = type(stack.top).__name__
    fields = stack.top.dump()[2:]
    town = s.town
    doing: dict[str, Any] = {"doing": "", "kind": None, "cell": None, "building": None}
    if name in ("PickKind", "PickCell", "PickRotation"):
        doing["doing"] = "place"
        if name != "PickKind":
            doing["kind"] = KINDS[number(fields[0])]
        if name == "PickRotation":
            doing["cell"] = name_of(number(fields[1]))
    elif name in ("PickTile", "PickBetter", "PickFit"):
        doing["doing"] = "develop"
        if name != "PickTile":
            doing["cell"] = name_of(town.cells[number(fields[0])])
        if name == "PickFit":
            doing["kind"] = KINDS[number(fields[1])]
    elif name in ("AskBuilding", "PickSite", "PlantTree"):
        doing["doing"] = "tree" if name == "PlantTree" else "building"
        if name != "AskBuilding":
            doing["building"] = BUILDINGS[number(fields[0])]
        if name == "PlantTree":
            doing["cell"] = name_of(town.cells[number(fields[1])])
    else:
        return None
    return doing


def number(field: object) -> int:
    assert isinstance(field, int)
    return field


# --- the tour under way -----------------------------------------------------------------------------------


def tour_view(s: "GreenTown", seat: int | None) -> dict[str, Any] | None:
    """The walk so far, and for the traveller the best tours that go on from it."""
    if phase(s) not in ("hotel", "walk"):
        return None
    traveller = s.actor()
    tiles = s.tiles_walked()
    here = [] if s.hotel == NO_TILE else [name_of(s.town.cells[s.hotel])]
    advice = s.suggestions(seat) if seat == traveller else None
    return {
        "seat": traveller,
        "card": CARD_NAMES[s.cards[traveller]],
        "path": here + [name_of(s.town.cells[tile]) for tile in tiles],
        "walk": [SIDE_NAMES[s.town.streets().side[arc]] for arc in s.path],
        **tour_so_far(s, traveller, tiles),
        "suggestions": [] if advice is None else [suggestion(s, tour) for tour in advice.tours],
        "suggestions_proved": advice is not None and advice.proved,
    }


def tour_so_far(s: "GreenTown", traveller: int, tiles: list[int]) -> dict[str, Any]:
    """Stops, visits against the wishes, and who would earn what if no further visit came."""
    holds = s.town.holds
    card = s.cards[traveller]
    visits = visits_of(holds, tiles)
    numbers: list[int | None] = []
    stops = 0
    for tile in tiles:
        if holds[tile]:
            stops += 1
        numbers.append(stops if holds[tile] else None)
    return {
        "stops": stops,
        "needed": STOPS[card],
        "numbers": numbers,
        "wishes": [
            {
                "wish": WISHES[wish],
                "visits": visits[wish],
                "met": within(card, wish, visits[wish]),
            }
            for wish in range(WISH_COUNT)
        ],
        "incomes": incomes_of(holds, tiles, s.seats, traveller, card),
    }


def suggestion(s: "GreenTown", tour: "Tour") -> dict[str, Any]:
    """A whole tour, and the actions that are still to be taken for it."""
    streets = s.town.streets()
    tiles = [streets.to[arc] for arc in tour.arcs]
    walk = [SIDE_NAMES[streets.side[arc]] for arc in tour.arcs]
    hotel = name_of(s.town.cells[tour.hotel])
    begin = [f"cell {hotel}"] if s.hotel == NO_TILE else []
    return {
        "path": [hotel] + [name_of(s.town.cells[tile]) for tile in tiles],
        "walk": walk,
        "actions": begin + [f"walk {side}" for side in walk[len(s.path) :]],
        **tour_so_far(s, s.actor(), tiles),
    }
