"""Evergreen as a title of the house."""

from collections.abc import Callable
from typing import Any, Final

from ...core.game import Game
from ...core.options import Option
from ...core.rng import Rng
from ...core.state import Setup
from ...core.types import Seat
from . import data
from .actions import TABLE
from .advice import EvergreenAdvice
from .catalogue import catalogue
from .drawing import draw_table
from .dump import FIELDS, dump_board, load_board
from .hosting import EvergreenHosting
from .influence import weigh
from .opening import DEAL
from .playable import CHECKS
from .scoring import standing
from .state import Evergreen
from .view import build_view

OPTIONS: Final = (Option("hourglass", "number", 0, [], data.SHORTEST_GLASS, data.LONGEST_GLASS),)


class EvergreenGame(Game[Evergreen]):
    """The hourglass (EVG-5) is kept by the house.

    While `hosting.clock(state)` is not 0 the sand runs for the seat to act; another number is the next turn.
    When it has run out, `state.apply(seat, game.timeout)` ends the turn at whichever question it stands. A
    player who sends `timeout` is refused by `check`; a record that holds it replays.
    """

    def blank(self, setup: Setup, rng: Rng) -> Evergreen:
        return Evergreen(setup, rng)

    def begin(self, setup: Setup, rng: Rng) -> Evergreen:
        """Dials at 5, the hit at orange, all discs in the middle (EVG-1.4)."""
        s = self.blank(setup, rng)
        clear_table(s)
        s.history = []
        s.holders = [data.NOBODY] * data.ARTIST_COUNT
        s.dials = [0] * data.ARTIST_COUNT
        s.held = [0] * s.seats
        s.galas = [1] * s.seats
        s.concerts = [data.NOT_HELD] * (data.SLOTS * s.seats)
        s.totals = [0] * s.seats
        s.push(DEAL)
        return s

    def load_fields(self, state: Evergreen, dump: dict[str, Any]) -> None:
        super().load_fields(state, dump)
        load_board(state, dump)

    def derive(self, state: Evergreen) -> None:
        """The visible cards and everybody's influence, from what was laid."""
        s = state
        clear_table(s)
        for code in s.history:
            s.tops[code // data.CARDS] = code % data.CARDS
        if s.history:
            for seat in range(s.seats):
                for artist in range(data.ARTIST_COUNT):
                    weigh(s, seat, artist)

    def checks(self) -> list[Callable[[Evergreen], None]]:
        return CHECKS

    def dump_fields(self, state: Evergreen) -> dict[str, Any]:
        return {**super().dump_fields(state), **dump_board(state)}

    def view(self, state: Evergreen, seat: Seat | None) -> dict[str, Any]:
        return build_view(state, seat)

    def draw(self, view: dict[str, Any]) -> str:
        return draw_table(view)

    def scores(self, state: Evergreen) -> list[int]:
        return state.totals[:]

    def ranks(self, state: Evergreen) -> list[int]:
        return standing(state)

    def catalogue(self) -> dict[str, Any]:
        return catalogue()

    def bound(self, setup: Setup) -> int:
        """Three opening cards; any other is picked, laid and at worst a turn: done, hit, concert, gala."""
        return setup.seats * (data.PLACES + 6 * (data.HAND_SIZE - data.PLACES))


def clear_table(s: Evergreen) -> None:
    s.tops = [data.NO_CARD] * (s.seats * data.PLACES)
    s.strength = [0] * (data.ARTIST_COUNT * s.seats)


def title(version: int, past: tuple[Game[Evergreen], ...]) -> EvergreenGame:
    seats = range(2, data.MOST_SEATS + 1)
    return EvergreenGame(
        "evergreen",
        version,
        seats,
        OPTIONS,
        TABLE,
        FIELDS,
        past,
        advice=EvergreenAdvice(),
        hosting=EvergreenHosting(),
    )


# Until version 2 the hourglass ran on while the gala was declared (EVG-5.1).
TIMED_GALA: Final = title(1, ())
GAME: Final = title(2, (TIMED_GALA,))
