"""GreenTown as a title of the house."""

from collections.abc import Callable
from typing import Any, Final

from ...core.fields import SEATS, Number, Numbers, Words
from ...core.game import Game
from ...core.options import Option
from ...core.reading import need
from ...core.rng import Rng
from ...core.state import Setup
from .actions import TABLE
from .catalogue import catalogue
from .data import (
    ALL_MARKERS,
    CARD_NAMES,
    LAYOUT_NAMES,
    MARKER_NAMES,
    MOST_SEATS,
    MOST_TILES,
    NO_CARD,
    NOBODY,
    SIDES,
    STOPS,
)
from .hexes import CELL_IDS, SIDE_NAMES
from .layouts import read_town, start_town
from .playable import need_playable
from .state import GreenTown
from .town import NO_TILE, Town, bare_town
from .turn import IDLE_TURNS, Deal

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

    def load_fields(self, state: GreenTown, dump: dict[str, Any]) -> None:
        super().load_fields(state, dump)
        state.town = read_town(dump["town"], state.town)
        state.used = [face_down(face_up) for face_up in dump["markers"]]
        need(len(state.used) == state.seats, "markers for each seat")
        fresh = dump["fresh"]
        state.fresh = NO_TILE if fresh is None else state.town.index[CELL_IDS[fresh]]
        tour = dump["tour"]
        if tour is not None:
            streets = state.town.streets()
            state.hotel = state.town.index[CELL_IDS[tour[0]]]
            here = state.hotel
            for side in tour[1:]:
                arc = streets.arc(here, SIDE_NAMES.index(side))
                need(arc >= 0, "a road to walk on")
                state.path = [*state.path, arc]
                here = streets.to[arc]

    def checks(self) -> list[Callable[[GreenTown], None]]:
        return [need_playable]

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


def face_down(face_up: object) -> int:
    """The markers turned over, from the names of those that are not."""
    need(isinstance(face_up, list), "a list of markers")
    assert isinstance(face_up, list)
    used = ALL_MARKERS
    for name in face_up:
        bit = 1 << MARKER_NAMES.index(name)
        need(used & bit != 0, "each marker once")
        used ^= bit
    return used


DEAL: Final = Deal()
MOST_TURNS: Final = 1 << 20
MOST_MONEY: Final = 1 << 20

FIELDS: Final = (
    Number("start", 0, SEATS),
    Number("round", 1, MOST_TURNS),
    Number("first", 0, SEATS),
    Number("place", 0, MOST_SEATS),
    Number("second", 0, 1),
    Number("holder", 0, SEATS, none=NOBODY),
    Number("turn", 1, MOST_TURNS),
    Number("ending", 0, 1),
    Number("acted", 0, 1),
    Words("cards", CARD_NAMES, SEATS, none=NO_CARD),
    Words("pile", CARD_NAMES),
    Words("gone", CARD_NAMES),
    Numbers("money", 0, MOST_MONEY, SEATS),
    Numbers("led", 0, MOST_MONEY, SEATS),
    Numbers("idle", 0, IDLE_TURNS, SEATS),
    Numbers("last", 0, MOST_TURNS, SEATS),
)

GAME: Final = GreenTownGame("greentown", VERSION, range(2, MOST_SEATS + 1), OPTIONS, TABLE, FIELDS)
