"""GreenTown as a title of the house."""

from collections.abc import Callable
from typing import Any, Final

from ...core.game import Game
from ...core.options import Option
from ...core.rng import Rng
from ...core.state import Setup, ranks_of
from ...core.types import Seat
from .actions import TABLE
from .advice import GreenTownAdvice
from .catalogue import catalogue
from .data import (
    LAYOUT_NAMES,
    MOST_SEATS,
    MOST_TILES,
    SIDES,
    STOPS,
)
from .drawing import draw_table
from .dump import FIELDS, FRAME_FIELDS, dump_table, load_table
from .layouts import start_town
from .playable import CHECKS
from .state import GreenTown
from .town import Town, bare_town
from .turn import IDLE_TURNS, Deal
from .view import build_view

VERSION: Final = 1
A_WHEEL: Final = "\n".join(  # a layout of one's own, as an example
    [
        "0,0 6 0 hotel",
        "2,0 6 0 hotel",
        "1,0 5 0 tree",
        "1,-1 4-notch 3 tree",
        "0,-1 4-notch 4 tree",
        "-1,0 4-notch 5 tree",
        "-1,1 4-notch 0 tree",
        "0,1 4-notch 1 tree",
    ]
)

OPTIONS: Final = (
    Option("layout", "choice", "default", list(LAYOUT_NAMES)),
    Option("own_layout", "text", "", [A_WHEEL]),
    Option("spares", "flag", False),
    Option("double_turn", "choice", "fixed", ["fixed", "free"]),
    Option("open_money", "flag", False),
)


class GreenTownGame(Game[GreenTown]):
    def agreed(self, seats: int, wishes: dict[str, object]) -> Setup:
        """A layout of one's own is checked here: BadOptions names its first fault."""
        setup = super().agreed(seats, wishes)
        if setup.options["own_layout"]:
            start_town(seats, setup.options)
        return setup

    def blank(self, setup: Setup, rng: Rng) -> GreenTown:
        return GreenTown(setup, rng, bare_town(setup.seats, setup.options["spares"] is True))

    def begin(self, setup: Setup, rng: Rng) -> GreenTown:
        state = GreenTown(setup, rng, laid_out(setup))
        state.push(DEAL)
        return state

    def dump_fields(self, state: GreenTown) -> dict[str, Any]:
        return {**super().dump_fields(state), **dump_table(state)}

    def load_fields(self, state: GreenTown, dump: dict[str, Any]) -> None:
        super().load_fields(state, dump)
        load_table(state, dump)

    def checks(self) -> list[Callable[[GreenTown], None]]:
        return CHECKS

    def view(self, state: GreenTown, seat: Seat | None) -> dict[str, Any]:
        return build_view(state, seat)

    def draw(self, view: dict[str, Any]) -> str:
        return draw_table(view)

    def scores(self, state: GreenTown) -> list[int]:
        return state.money[:]

    def ranks(self, state: GreenTown) -> list[int]:
        """Most money; tied: whose last turn came first (GRT-6.2)."""
        return ranks_of([(state.money[seat], -state.last[seat]) for seat in range(state.seats)])

    def catalogue(self) -> dict[str, Any]:
        return catalogue()

    def bound(self, setup: Setup) -> int:
        """Roads only ever get more, so there are few builds, and every tour takes a card.

        A tile is placed once (seven questions) and developed at most four times (four each); a tour takes a
        card and walks every road at most once. Besides, every turn asks up to four questions, and at most
        four idle turns in a row of each player, plus a round, lie between two that do something.
        """
        builds = MOST_TILES * 5
        tours = len(STOPS)
        turns = (builds + tours + 1) * (IDLE_TURNS + 2) * setup.seats
        return MOST_TILES * 7 + builds * 4 + tours * (1 + MOST_TILES * SIDES // 2) + turns * 4


LAID_OUT: Final[dict[tuple[int, str, bool], Town]] = {}  # towns never change: one for all games alike


def laid_out(setup: Setup) -> Town:
    if setup.options["own_layout"]:
        return start_town(setup.seats, setup.options)
    key = (setup.seats, str(setup.options["layout"]), setup.options["spares"] is True)
    if key not in LAID_OUT:
        LAID_OUT[key] = start_town(setup.seats, setup.options)
    return LAID_OUT[key]


DEAL: Final = Deal()
GAME: Final = GreenTownGame(
    "greentown",
    VERSION,
    range(2, MOST_SEATS + 1),
    OPTIONS,
    TABLE,
    FIELDS,
    frame_fields=FRAME_FIELDS,
    advice=GreenTownAdvice(),
)
