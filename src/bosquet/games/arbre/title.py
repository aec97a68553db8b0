"""L'Arbre as a title of the house."""

from collections.abc import Callable
from typing import Any, Final

from ...core.fields import SEATS, Cards, Field, Hands, Number, Numbers, Rows, Word, Words
from ...core.game import Game
from ...core.options import Option
from ...core.rng import Rng
from ...core.state import Setup
from ...core.zones import HIDDEN
from .actions import TABLE
from .catalogue import catalogue
from .data import (
    CARD_NAMES,
    ENDS,
    HAND_LIMIT,
    MOST_GROWN,
    MOST_SEATS,
    MOST_TURNS,
    NO_CARD,
    NO_TYPE,
    OWNERS,
    PAGE,
    QUIET_TURNS,
    RIVER,
    SPIRIT_NAMES,
    TRUNK_TILES,
    TYPE_NAMES,
)
from .pieces import PIECE_KINDS
from .playable import count_left, need_playable
from .state import Arbre
from .tree import find_sites
from .turn import SET_UP

VERSION: Final = 1
OPTIONS: Final = (Option("branch", "choice", "fork", ["fork", "chain"]), Option("pairs_alone", "flag", True))
MOST_TWIGS: Final = MOST_GROWN * MOST_TURNS * MOST_SEATS  # more than can ever grow


FIELDS: Final[tuple[Field, ...]] = (
    Number("first", 0, SEATS),
    Number("turn", 0, MOST_TURNS * MOST_SEATS),
    Number("quiet", -1, QUIET_TURNS * MOST_SEATS),
    Hands("hands", CARD_NAMES),
    Cards("source", CARD_NAMES, HIDDEN, ordered=True),
    Cards("discards", CARD_NAMES, HIDDEN, ordered=False),
    Words("river", CARD_NAMES, count=RIVER, none=NO_CARD),
    Words("faces", SPIRIT_NAMES, count=2),
    Rows("reserves", 0, MOST_TURNS * MOST_SEATS, count=SEATS, width=PIECE_KINDS),
    Number("trunk", 0, TRUNK_TILES),
    Numbers("parents", -TRUNK_TILES, MOST_TWIGS),
    Words("owners", OWNERS),
    Words("ends", ENDS),
    Words("shown", CARD_NAMES),
    Word("growing", TYPE_NAMES, none=NO_TYPE),
    Number("placed", 0, MOST_GROWN),
    Number("owed", 0, MOST_GROWN),
    Number("called", 0, 3),
    Cards("drawn", CARD_NAMES, HIDDEN, ordered=False),
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
        return [need_playable]

    def catalogue(self) -> dict[str, Any]:
        return catalogue()

    def bound(self, setup: Setup) -> int:
        """Turns are counted (ARB-9.2); in each a hand is shown, pieces are picked and placed, spirits called.

        The tree of the last turns may have many pages: at worst every piece turns them all.
        """
        turns = MOST_TURNS * setup.seats
        pages = MOST_GROWN * turns // PAGE + 1
        return turns * (HAND_LIMIT + 1 + MOST_GROWN * (2 + pages) + 2 * 2 + 1)


GAME: Final = ArbreGame("arbre", VERSION, range(2, MOST_SEATS + 1), OPTIONS, TABLE, FIELDS)
