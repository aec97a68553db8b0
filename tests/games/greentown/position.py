"""Positions of GreenTown that read like the examples of a rulebook."""

import itertools
from typing import Any

import bosquet
from bosquet import State
from bosquet.games.greentown.data import CARD_NAMES, KIND_IDS, LAYOUTS
from bosquet.games.greentown.layouts import read_town, tile_line
from bosquet.games.greentown.town import bare_town
from bosquet.testing import positions
from bosquet.testing.positions import after, choices
from tests.games.greentown.drawing import drawn, town

__all__ = [
    "DEFAULT",
    "FIVES",
    "GAME",
    "MARKERS",
    "NEXT",
    "SIDES",
    "after",
    "choices",
    "heard",
    "picture",
    "piece",
    "players",
    "position",
    "refusal",
    "supply",
    "tiles",
    "walk",
    "with_tiles",
]

GAME = bosquet.game("greentown")
MARKERS = ["build", "travel", "build-and-travel", "build-or-travel"]
FIVES = ["5-start", "5-a", "5-b", "5-c"]
DEFAULT = LAYOUTS[0]
NEXT = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]  # e, ne, nw, w, sw, se
SIDES = ["e", "ne", "nw", "w", "sw", "se"]


def position(
    drawing: str | list[str],
    corner: str = "0,0",
    *,
    seats: int = 3,
    turn: int = 0,
    cards: list[str] | None = None,
    pile: list[str] | None = None,
    markers: dict[int, list[str]] | None = None,
    money: list[int] | None = None,
    frames: list[list[object]] | None = None,
    options: dict[str, object] | None = None,
    **more: Any,
) -> State:
    """The start of a turn, with everybody's markers face up; `corner` is the cell of the first tile drawn.

    `turn` begins the round. `pile` (the top last) is what is not held of the cards from 6 on, unless given;
    `markers` names the face-up ones of a seat.
    """
    held = cards or FIVES[:seats]
    rest = [name for name in reversed(CARD_NAMES) if name not in held and not name.startswith("5")]
    coming = rest if pile is None else pile
    start: dict[str, Any] = {
        "frames": frames or [["ChooseMarker", turn]],
        "town": drawing if isinstance(drawing, list) else town(drawing, corner),
        "start": 0,
        "first": turn,
        "holder": None if seats == 2 else (turn - 1) % seats,
        "cards": held,
        "pile": coming,
        "gone": [name for name in CARD_NAMES if name not in (*held, *coming)],
        "markers": [(markers or {}).get(seat, MARKERS) for seat in range(seats)],
        "money": money or [0] * seats,
    }
    return positions.position(GAME, seats, options, **{**start, **more})


def heard(state: State, *moves: str) -> list[tuple[str, dict[str, object]]]:
    """What was told of these moves."""
    state = state.clone()
    state.listen()
    for move in moves:
        state.apply(state.actor(), GAME.table.parse(move))
    return [(event.kind, event.args) for event in state.heard()]


def refusal(state: State, move: str) -> tuple[str, str]:
    """Why whoever is to act may not do this: key and clause."""
    key, _, clause = positions.refusal(state, move)
    return key, clause


def players(state: State, field: str) -> list[Any]:
    return [player[field] for player in state.view(None)["players"]]


def tiles(state: State) -> dict[str, dict[str, Any]]:
    return {tile["cell"]: tile for tile in state.view(None)["tiles"]}


def piece(state: State, cell: str) -> tuple[str, int | None] | None:
    """What stands on a cell: its name and owner."""
    found = tiles(state)[cell]["piece"]
    return None if found is None else (found["what"], found["owner"])


def supply(state: State) -> dict[str, int]:
    return {pile["kind"]: pile["count"] for pile in state.view(None)["supply"]}


def walk(*cells: str) -> list[str]:
    """The moves of a tour along these cells: the hotel, then a step at a time."""
    places = [tuple(int(part) for part in cell.split(",")) for cell in cells]
    moves = [f"cell {cells[0]}"]
    for (q, r), (to_q, to_r) in itertools.pairwise(places):
        moves.append(f"walk {SIDES[NEXT.index((to_q - q, to_r - r))]}")
    return moves


def picture(state: State) -> str:
    return drawn(state.dump()["town"])


def with_tiles(lines: list[str], *kinds: str) -> list[str]:
    """A layout with these tiles more, each on the last cell that a road leads to: it empties the supply."""
    laid = read_town(lines, bare_town(2, False))
    for name in kinds:
        kind = KIND_IDS[name]
        cell = laid.open_ends()[-1]
        laid = laid.placed(cell, kind, laid.joining(cell, kind)[0])
    return [tile_line(laid, tile) for tile in range(len(laid.cells))]
