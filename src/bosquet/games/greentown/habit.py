"""An ordinary choice, quickly made: what playouts are made of. The tips of the book, with a little chance.

Make a tour when a good one is there; build near hotels, trees and one's own; keep trees in reach; join roads.
"""

from typing import TYPE_CHECKING, Final

from ...core.rng import Rng
from .actions import CELL, KIND, MARKER, PART, PLAN, PUT, PUT_NOTHING, ROTATION, WALK, cell_action
from .data import (
    BUILD,
    BUILD_AND_TRAVEL,
    BUILD_OR_TRAVEL,
    BUILDING_COUNT,
    COUNT,
    EMPTY,
    HOTEL,
    MASKS,
    MOST,
    NO_CARD,
    OF_EACH,
    OWNER,
    SIDES,
    TRAVEL,
    TREE,
    WISH_COUNT,
)
from .hexes import CELLS, OPPOSITE, STEP
from .routes import Search, Tour
from .town import GLANCE, NO_TILE, Town

if TYPE_CHECKING:
    from .state import GreenTown

NOWHERE: Final = -1
GOOD: Final = 3  # coins that make a tour worth a marker


def habit(s: "GreenTown", seat: int, options: list[int], rng: Rng) -> int:
    """By the kind of question."""
    if len(options) == 1:
        return options[0]
    first = options[0]
    if WALK.has(first):
        return walk_habit(s, seat, options, rng)
    if MARKER.has(first):
        return marker_habit(s, seat, options, rng)
    if PART.has(first):
        return PART.action(TRAVEL if income_at_hand(s, seat) >= 2 else BUILD)
    if PLAN.has(first):
        return options[0] if rng.below(3) else options[rng.below(len(options))]
    if ROTATION.has(first):
        return rotation_habit(s, options, rng)
    if PUT.has(first):
        return building_habit(s, seat, options, rng)
    if CELL.has(first):
        return cell_habit(s, seat, options, rng)
    return options[rng.below(len(options))]


# --- tours ------------------------------------------------------------------------------------------------


def best_tour(s: "GreenTown", seat: int) -> Tour | None:
    """The best tour for the seat's card, as far as a short search finds it."""
    card = s.cards[seat]
    if card == NO_CARD:
        return None
    return s.town.best_tour(s.seats, seat, card)


def income_at_hand(s: "GreenTown", seat: int) -> int:
    tour = best_tour(s, seat)
    return -1 if tour is None else tour.incomes[seat]


def walk_habit(s: "GreenTown", seat: int, options: list[int], rng: Rng) -> int:
    step = best_step(s, seat)
    return options[rng.below(len(options))] if step == NOWHERE else step


def best_step(s: "GreenTown", seat: int) -> int:
    """Along the best tour, or the best one that goes on from here; NOWHERE if a short search finds none."""
    done = len(s.path)
    tour = best_tour(s, seat)
    if tour is None or tour.hotel != s.hotel or tour.arcs[:done] != s.path:
        search = Search(s.town.streets(), s.seats, seat, s.cards[seat], 1, GLANCE)
        found = search.run_on(s.hotel, s.path).tours
        if not found:
            return NOWHERE
        tour = found[0]
    return WALK.action(s.town.streets().side[tour.arcs[done]])


def worth_weighing(s: "GreenTown", seat: int, options: list[int]) -> list[int]:
    """All but on a tour: which is best was sought before it began, so there is nothing left to weigh."""
    if len(options) == 1 or not WALK.has(options[0]):
        return options
    step = best_step(s, seat)
    return options if step == NOWHERE else [step]


def marker_habit(s: "GreenTown", seat: int, options: list[int], rng: Rng) -> int:
    """A good tour is made with the plainest marker that allows it; otherwise build."""
    if rng.below(8) == 0:
        return options[rng.below(len(options))]
    wanted = BUILDERS if income_at_hand(s, seat) < GOOD else TRAVELLERS
    for marker in wanted:
        if MARKER.action(marker) in options:
            return MARKER.action(marker)
    return options[0]


TRAVELLERS: Final = [TRAVEL, BUILD_AND_TRAVEL, BUILD_OR_TRAVEL, BUILD]
BUILDERS: Final = [BUILD, BUILD_AND_TRAVEL, BUILD_OR_TRAVEL, TRAVEL]


# --- building ---------------------------------------------------------------------------------------------


def rotation_habit(s: "GreenTown", options: list[int], rng: Rng) -> int:
    """As many roads joined as possible."""
    fields = s.waiting().dump()
    town = s.town
    placing = fields[0] == "PickRotation"
    last = as_int(fields[3])
    kind = as_int(fields[2]) if placing else last
    facing = town.facing(last if placing else town.cells[as_int(fields[2])])
    best = options[0]
    most = -1
    for action in options:
        roads = MASKS[kind * SIDES + ROTATION.noun(action)]
        joined = 4 * COUNT[roads & facing] + rng.below(4)
        if joined > most:
            most = joined
            best = action
    return best


def as_int(field: object) -> int:
    assert isinstance(field, int)
    return field


def building_habit(s: "GreenTown", seat: int, options: list[int], rng: Rng) -> int:
    """What the card has most room for, and what is not up yet; the ninth only if it pays to end the game."""
    town = s.town
    if town.left_of(seat) == 1 and s.money[seat] < max(s.money):
        return PUT_NOTHING
    card = s.cards[seat]
    best = options[0]
    most = -1
    for action in options:
        if action == PUT_NOTHING:
            continue
        building = PUT.noun(action)
        up = OF_EACH - town.left[seat * BUILDING_COUNT + building]
        room = 1 if card == NO_CARD else MOST[card * WISH_COUNT + 1 + building]
        worth = 3 * (room - up) + 9 + rng.below(4)
        if worth > most:
            most = worth
            best = action
    return best


LOOKS: Final = 4  # cells that are weighed


def cell_habit(s: "GreenTown", seat: int, options: list[int], rng: Rng) -> int:
    """The best of a few cells, by what the question wants there."""
    name = str(s.waiting().dump()[0])
    best = options[rng.below(len(options))]
    if name == "PickHotel":
        tour = best_tour(s, seat)
        return best if tour is None else cell_action(s.town.cells[tour.hotel])
    most = -100
    for _ in range(LOOKS):
        action = options[rng.below(len(options))]
        if KIND.has(action):
            continue
        worth = cell_worth(s.town, seat, name, CELLS[CELL.noun(action)]) + rng.below(3)
        if worth > most:
            most = worth
            best = action
    return best


def cell_worth(town: Town, seat: int, question: str, cell: int) -> int:
    if question == "PickCell":
        return 4 * COUNT[town.facing(cell)] + neighbourhood(town, seat, cell)
    tile = town.index.get(cell, NO_TILE)
    worth = 3 * COUNT[town.joined(tile)] + neighbourhood(town, seat, cell)
    if question in ("PickSite", "PlantTree") and COUNT[town.joined(tile)] < 2:
        return worth - 8  # nobody passes a dead end
    if question == "PickSite" and town.holds[tile] == TREE:
        return worth - 3
    if question in ("PickTile", "PickHalf"):
        owner = OWNER[town.holds[tile]]
        return worth + 3 if owner == seat or town.holds[tile] == TREE else worth
    return worth


def neighbourhood(town: Town, seat: int, cell: int) -> int:
    """Hotels, trees and one's own buildings next to a cell, where a road leads over."""
    found = 0
    for side in range(SIDES):
        other = town.index.get(cell + STEP[side], NO_TILE)
        if other != NO_TILE and town.roads[other] >> OPPOSITE[side] & 1:
            piece = town.holds[other]
            if piece == HOTEL or OWNER[piece] == seat:
                found += 2
            elif piece != EMPTY:
                found += 1
    return found
