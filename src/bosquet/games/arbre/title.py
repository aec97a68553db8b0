"""L'Arbre as a title of the house."""

from collections.abc import Callable
from typing import Any, Final

from ...core.fields import SEATS, Cards, Field, Hands, Number, Numbers, Rows, Word, Words
from ...core.game import Game
from ...core.options import Option
from ...core.rng import Rng
from ...core.state import Setup
from ...core.types import Seat
from ...core.zones import HIDDEN
from . import data
from .actions import TABLE
from .advice import ArbreAdvice
from .catalogue import catalogue
from .drawing import draw_table
from .pieces import PIECE_KINDS, PIECE_NAMES
from .playable import CHECKS, count_left
from .river import REASONS
from .scoring import ranks, scores
from .state import Arbre
from .tree import find_sites
from .turn import SET_UP
from .view import build_view

VERSION: Final = 1
OPTIONS: Final = (Option("branch", "choice", "fork", ["fork", "chain"]), Option("pairs_alone", "flag", True))
MOST_TWIGS: Final = data.MOST_GROWN * data.MOST_TURNS * data.MOST_SEATS  # more than can ever grow


FIELDS: Final[tuple[Field, ...]] = (
    Number("first", 0, SEATS),
    Number("turn", 0, data.MOST_TURNS * data.MOST_SEATS),
    Number("quiet", -1, data.QUIET_TURNS * data.MOST_SEATS),
    Hands("hands", data.CARD_NAMES),
    Cards("source", data.CARD_NAMES, HIDDEN, ordered=True),
    Cards("discards", data.CARD_NAMES, HIDDEN, ordered=False),
    Words("river", data.CARD_NAMES, count=data.RIVER, none=data.NO_CARD),
    Words("faces", data.SPIRIT_NAMES, count=2),
    Rows("reserves", 0, data.MOST_TURNS * data.MOST_SEATS, count=SEATS, width=PIECE_KINDS),
    Number("trunk", 0, data.TRUNK_TILES),
    Numbers("parents", -data.TRUNK_TILES, MOST_TWIGS),
    Words("owners", data.OWNERS),
    Words("ends", data.ENDS),
    Words("shown", data.CARD_NAMES),
    Word("growing", data.TYPE_NAMES, none=data.NO_TYPE),
    Number("placed", 0, data.MOST_GROWN),
    Number("owed", 0, data.MOST_GROWN),
    Number("called", 0, 3),
    Cards("drawn", data.CARD_NAMES, HIDDEN, ordered=False),
)


class ArbreGame(Game[Arbre]):
    def blank(self, setup: Setup, rng: Rng) -> Arbre:
        return Arbre(setup, rng)

    def begin(self, setup: Setup, rng: Rng) -> Arbre:
        state = Arbre(setup, rng)
        state.push(SET_UP)
        return state

    def derive(self, state: Arbre) -> None:
        state.left = count_left(state)
        find_sites(state)
        if state.drawn.cards:
            state.drawn.seers = 1 << state.actor()

    def checks(self) -> list[Callable[[Arbre], None]]:
        return CHECKS

    def view(self, state: Arbre, seat: Seat | None) -> dict[str, Any]:
        return build_view(state, seat)

    def draw(self, view: dict[str, Any]) -> str:
        return draw_table(view)

    def scores(self, state: Arbre) -> list[int]:
        return scores(state)

    def ranks(self, state: Arbre) -> list[int]:
        return ranks(state)

    def catalogue(self) -> dict[str, Any]:
        return catalogue()

    def bound(self, setup: Setup) -> int:
        """Turns are counted (ARB-9.2); in each a hand is shown, pieces are picked and placed, spirits called.

        The tree of the last turns may have many pages: at worst every piece turns them all.
        """
        turns = data.MOST_TURNS * setup.seats
        pages = data.MOST_GROWN * turns // data.PAGE + 1
        return turns * (data.HAND_LIMIT + 1 + data.MOST_GROWN * (2 + pages) + 2 * 2 + 1)


FRAME_FIELDS: Final = (Word("piece", PIECE_NAMES), Word("reason", REASONS))
GAME: Final = ArbreGame(
    "arbre",
    VERSION,
    range(2, data.MOST_SEATS + 1),
    OPTIONS,
    TABLE,
    FIELDS,
    frame_fields=FRAME_FIELDS,
    advice=ArbreAdvice(),
)
