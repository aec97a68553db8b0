"""The rulebook's example with three players, played by the engine."""

from typing import Any

from bosquet import State
from tests.games.evergreen.position import after, turn_over

ANNA, JOE, CARLA = 0, 1, 2
HANDS = (
    "green-9 blue-1 blue-3 brown-1 lilac-9 orange-7 yellow-1 yellow-2 lilac-7 green-1 green-2 lilac-6 blue-5",
    "blue-8 blue-2 lilac-3 brown-2 brown-3 brown-4 orange-2 orange-3 lilac-1 lilac-2 green-3 green-4 blue-6",
    "green-6 blue-4 yellow-4 brown-5 brown-6 orange-4 orange-5 lilac-4 lilac-5 green-5 green-7 blue-7 blue-9",
)


def opening() -> State:
    """Joe has dealt; all have turned over three cards."""
    return turn_over(*HANDS, dealer=JOE)


def positions_of(moves: list[list[str] | None]) -> list[dict[str, Any]]:
    """What the rules page shows of each step: what was done, and the table after it."""
    state = opening()
    steps: list[dict[str, Any]] = []
    for step in moves:
        state = after(state, *(step or []))
        view = state.view(None)
        steps.append(
            {
                "actions": step or [],
                "places": [[place["card"] for place in player["places"]] for player in view["players"]],
                "discs": view["discs"],
                "hit": view["hit"],
                "totals": [player["total"] for player in view["players"]],
            }
        )
    return steps
