"""An ordinary choice, quickly made: what playouts are made of. The tips of the book, with a little chance.

Make a tour when a good one is there; build near hotels, trees and one's own; keep trees in reach; join roads.
"""

from typing import Final

from ...core.rng import Rng
from ...core.types import Seat
from . import data
from .actions import MARKER, PUT, PUT_NOTHING, ROTATION, WALK
from .hexes import OPPOSITE, STEP, Cell
from .routes import Search, Tour
from .state import GreenTown
from .town import GLANCE, NO_TILE, Town

NOWHERE: Final = -1
GOOD: Final = 3  # coins that make a tour worth a marker


# --- tours ------------------------------------------------------------------------------------------------


def best_tour(s: GreenTown, seat: Seat) -> Tour | None:
    """The best tour for the seat's card, as far as a short search finds it."""
    card = s.cards[seat]
    if card == data.NO_CARD:
        return None
    return s.town.best_tour(s.seats, seat, card)


def income_at_hand(s: GreenTown, seat: Seat) -> int:
    tour = best_tour(s, seat)
    return -1 if tour is None else tour.incomes[seat]


def walk_habit(s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
    step = best_step(s, seat)
    return options[rng.below(len(options))] if step == NOWHERE else step


def best_step(s: GreenTown, seat: Seat) -> int:
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


def marker_habit(s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
    """A good tour is made with the plainest marker that allows it; otherwise build."""
    if rng.below(8) == 0:
        return options[rng.below(len(options))]
    wanted = BUILDERS if income_at_hand(s, seat) < GOOD else TRAVELLERS
    for marker in wanted:
        if MARKER.action(marker) in options:
            return MARKER.action(marker)
    return options[0]


TRAVELLERS: Final = [data.TRAVEL, data.BUILD_AND_TRAVEL, data.BUILD_OR_TRAVEL, data.BUILD]
BUILDERS: Final = [data.BUILD, data.BUILD_AND_TRAVEL, data.BUILD_OR_TRAVEL, data.TRAVEL]


# --- building ---------------------------------------------------------------------------------------------


def best_turn(kind: int, facing: int, options: list[int], rng: Rng) -> int:
    """As many roads joined as possible."""
    best = options[0]
    most = -1
    for action in options:
        roads = data.MASKS[kind * data.SIDES + ROTATION.noun(action)]
        joined = 4 * data.COUNT[roads & facing] + rng.below(4)
        if joined > most:
            most = joined
            best = action
    return best


def building_habit(s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
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
        up = data.OF_EACH - town.left[seat * data.BUILDING_COUNT + building]
        room = 1 if card == data.NO_CARD else data.MOST[card * data.WISH_COUNT + 1 + building]
        worth = 3 * (room - up) + 9 + rng.below(4)
        if worth > most:
            most = worth
            best = action
    return best


def end_of_road(town: Town, seat: Seat, cell: Cell) -> int:
    """To lay a tile on."""
    return 4 * data.COUNT[town.facing(cell)] + neighbourhood(town, seat, cell)


def joined_tile(town: Town, seat: Seat, cell: Cell) -> int:
    return 3 * data.COUNT[town.joined(town.index[cell])] + neighbourhood(town, seat, cell)


def tile_to_develop(town: Town, seat: Seat, cell: Cell) -> int:
    """One's own, or with a tree, rather than any."""
    holds = town.holds[town.index[cell]]
    more = 3 if holds == data.TREE or data.OWNER[holds] == seat else 0
    return joined_tile(town, seat, cell) + more


def tree_site(town: Town, seat: Seat, cell: Cell) -> int:
    """Nobody passes a dead end."""
    dead_end = data.COUNT[town.joined(town.index[cell])] < 2
    return joined_tile(town, seat, cell) - (8 if dead_end else 0)


def building_site(town: Town, seat: Seat, cell: Cell) -> int:
    """The same; and trees are kept."""
    if data.COUNT[town.joined(town.index[cell])] < 2 or town.holds[town.index[cell]] != data.TREE:
        return tree_site(town, seat, cell)
    return tree_site(town, seat, cell) - 3


def neighbourhood(town: Town, seat: Seat, cell: Cell) -> int:
    """Hotels, trees and one's own buildings next to a cell, where a road leads over."""
    found = 0
    for side in range(data.SIDES):
        other = town.index.get(cell + STEP[side], NO_TILE)
        if other != NO_TILE and town.roads[other] >> OPPOSITE[side] & 1:
            piece = town.holds[other]
            if piece == data.HOTEL or data.OWNER[piece] == seat:
                found += 2
            elif piece != data.EMPTY:
                found += 1
    return found
