"""Evergreen as a title of the house."""

from collections.abc import Callable
from typing import Any, Final

from ...core.game import Game
from ...core.options import Option
from ...core.reading import need
from ...core.rng import Rng
from ...core.state import Setup
from .actions import TABLE
from .catalogue import catalogue
from .data import (
    ARTIST_COUNT,
    CARDS,
    DECKS,
    HAND_SIZE,
    LONGEST_GLASS,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    NOT_HELD,
    PLACES,
    SHORTEST_GLASS,
    SLOTS,
)
from .dump import FIELDS, all_cards, load_board
from .influence import weigh
from .opening import DEAL
from .playable import need_playable
from .state import Evergreen

OPTIONS: Final = (Option("hourglass", "number", 0, [], SHORTEST_GLASS, LONGEST_GLASS),)


class EvergreenGame(Game[Evergreen]):
    """The hourglass (EVG-5) is kept by the house.

    While `state.clock()` is not 0 the sand runs for the seat to act; another number is the next turn. When it
    has run out, `state.apply(seat, game.timeout)` ends the turn at whichever question it stands. A player who
    sends `timeout` is refused by `check`; a record that holds it replays.
    """

    def blank(self, setup: Setup, rng: Rng) -> Evergreen:
        return Evergreen(setup, rng)

    def begin(self, setup: Setup, rng: Rng) -> Evergreen:
        """Dials at 5, the hit at orange, all discs in the middle (EVG-1.4)."""
        s = self.blank(setup, rng)
        clear_table(s)
        s.history = []
        s.holders = [NOBODY] * ARTIST_COUNT
        s.dials = [0] * ARTIST_COUNT
        s.held = [0] * s.seats
        s.galas = [1] * s.seats
        s.concerts = [NOT_HELD] * (SLOTS * s.seats)
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
            s.tops[code // CARDS] = code % CARDS
        if s.history:
            for seat in range(s.seats):
                for artist in range(ARTIST_COUNT):
                    weigh(s, seat, artist)

    def checks(self) -> list[Callable[[Evergreen], None]]:
        return [need_cards, need_playable]

    def catalogue(self) -> dict[str, Any]:
        return catalogue()

    def bound(self, setup: Setup) -> int:
        """Three opening cards; any other is picked, laid and at worst a turn: done, hit, concert, gala."""
        return setup.seats * (PLACES + 6 * (HAND_SIZE - PLACES))


def need_cards(s: Evergreen) -> None:
    need(all_cards([*s.hands, *s.picks, s.box], s.history) == DECKS[s.seats], "every card in one place")


def clear_table(s: Evergreen) -> None:
    s.tops = [NO_CARD] * (s.seats * PLACES)
    s.strength = [0] * (ARTIST_COUNT * s.seats)


SEATS: Final = range(2, MOST_SEATS + 1)
# Until version 2 the hourglass ran on while the gala was declared (EVG-5.1).
TIMED_GALA: Final = EvergreenGame("evergreen", 1, SEATS, OPTIONS, TABLE, FIELDS)
GAME: Final = EvergreenGame("evergreen", 2, SEATS, OPTIONS, TABLE, FIELDS, past=(TIMED_GALA,))
