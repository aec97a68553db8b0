"""What a seat sees, field by field: all but the pile below its top and, in play, the money of others."""

from typing import Any

from ...core.state import question_of
from ...core.types import Seat
from . import data
from .hexes import SIDE_NAMES, name_of
from .parts import Choice
from .routes import Tour
from .scoring import incomes_of, visits_of, within
from .state import GreenTown
from .town import NO_TILE, Town


def build_view(s: GreenTown, seat: Seat | None) -> dict[str, Any]:
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
        "double_holder": None if s.holder == data.NOBODY else s.holder,
        "ending": s.ending == 1,
        "open_money": s.setup.options["open_money"],
        "tiles": [tile_view(s.town, tile) for tile in range(len(s.town.cells))],
        "supply": supply_view(s.town),
        "pile": {"count": len(s.pile), "top": data.CARD_NAMES[s.pile[-1]] if s.pile else None},
        "fulfilled": [data.CARD_NAMES[card] for card in s.gone],
        "pending": pending_view(s),
        "tour": tour_view(s, seat),
        "players": [player_view(s, each, seat) for each in range(s.seats)],
        "ranks": s.ranks() if over else None,
    }


def phase(s: GreenTown) -> str:
    return "over" if s.over() else question_of(s).phase(s)


# --- the table --------------------------------------------------------------------------------------------


def tile_view(town: Town, tile: int) -> dict[str, Any]:
    cell = town.cells[tile]
    return {
        "cell": name_of(cell),
        "kind": data.KINDS[town.kinds[tile]],
        "rotation": town.turns[tile],
        "roads": side_names(town.roads[tile]),
        "joined": side_names(town.joined(tile)),
        "piece": piece_view(town.holds[tile]),
    }


def side_names(roads: int) -> list[str]:
    return [SIDE_NAMES[side] for side in range(data.SIDES) if roads >> side & 1]


def piece_view(piece: int) -> dict[str, Any] | None:
    if piece == data.EMPTY:
        return None
    owner = data.OWNER[piece]
    return {"what": data.PIECES[piece].what, "owner": None if owner == data.NOBODY else owner}


def supply_view(town: Town) -> list[dict[str, Any]]:
    placeable = town.placeable()
    return [
        {
            "kind": data.KINDS[kind],
            "count": town.supply[kind],
            "placeable": kind in placeable,
        }
        for kind in range(data.KIND_COUNT)
    ]


def player_view(s: GreenTown, each: int, seat: Seat | None) -> dict[str, Any]:
    """Money is seen by its owner; by all at the end, or if so agreed (GRT-1.6)."""
    may_know = each == seat or s.over() or s.setup.options["open_money"]
    card = s.cards[each]
    return {
        "seat": each,
        "card": None if card == data.NO_CARD else data.CARD_NAMES[card],
        "start": each == s.start,
        "markers": {
            data.MARKER_NAMES[marker]: not s.used[each] >> marker & 1
            for marker in range(len(data.MARKER_NAMES))
        },
        "buildings": {
            data.BUILDINGS[building]: s.town.left[each * data.BUILDING_COUNT + building]
            for building in range(data.BUILDING_COUNT)
        },
        "buildings_left": s.town.left_of(each),
        "money": s.money[each] if may_know else None,
        "own_tours": s.led[each] if may_know else None,
        "last_turn": s.last[each],
    }


def pending_view(s: GreenTown) -> dict[str, Any] | None:
    """What has been chosen so far towards a tile, a building or a tree: the question knows."""
    question = None if s.over() else question_of(s)
    return question.pending(s) if isinstance(question, Choice) else None


# --- the tour under way -----------------------------------------------------------------------------------


def tour_view(s: GreenTown, seat: Seat | None) -> dict[str, Any] | None:
    """The walk so far, and for the traveller the best tours that go on from it."""
    if phase(s) not in ("hotel", "walk"):
        return None
    traveller = s.actor()
    tiles = s.tiles_walked()
    here = [] if s.hotel == NO_TILE else [name_of(s.town.cells[s.hotel])]
    advice = s.suggestions(seat) if seat == traveller else None
    return {
        "seat": traveller,
        "card": data.CARD_NAMES[s.cards[traveller]],
        "path": here + [name_of(s.town.cells[tile]) for tile in tiles],
        "walk": [SIDE_NAMES[s.town.streets().side[arc]] for arc in s.path],
        **tour_so_far(s, traveller, tiles),
        "suggestions": [] if advice is None else [suggestion(s, tour) for tour in advice.tours],
        "suggestions_proved": advice is not None and advice.proved,
    }


def tour_so_far(s: GreenTown, traveller: Seat, tiles: list[int]) -> dict[str, Any]:
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
        "needed": data.STOPS[card],
        "numbers": numbers,
        "wishes": [
            {
                "wish": data.WISHES[wish],
                "visits": visits[wish],
                "met": within(card, wish, visits[wish]),
            }
            for wish in range(data.WISH_COUNT)
        ],
        "incomes": incomes_of(holds, tiles, s.seats, traveller, card),
    }


def suggestion(s: GreenTown, tour: Tour) -> dict[str, Any]:
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
