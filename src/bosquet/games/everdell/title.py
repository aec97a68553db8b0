"""Everdell as a title of the house."""

from collections.abc import Callable
from typing import Any, Final

from ...core.fields import SEATS, Cards, Hands, Number, Numbers, Words
from ...core.game import Game
from ...core.options import Option
from ...core.rng import Rng
from ...core.state import Setup
from ...core.zones import HIDDEN
from . import actions, facts
from .board import table
from .board.pieces import EVENT_NAMES, PLACE_NAMES
from .city import refresh
from .data import LONGEST_GAME, MEADOW, MOST_SEATS, NO_CARD, SEASONS
from .dump import load_table
from .playable import need_playable
from .rugwort import CLOSED
from .state import Everdell
from .turn import DEAL, clear_notes, clear_table

VERSION: Final = 1
YEARS: Final = 3
OPTIONS: Final = (
    Option("extra_extra", "flag", False),  # EVD-1.6
    Option("legends", "flag", False),
    Option("solo", "number", 1, [], 1, YEARS, seats=(1,)),  # the year against Rugwort (EVD-14)
)
ANSWERS_A_TURN: Final = 100  # more than any chain of effects asks


class EverdellGame(Game[Everdell]):
    def blank(self, setup: Setup, rng: Rng) -> Everdell:
        s = Everdell(setup, rng)
        s.expanded = bool(setup.options["extra_extra"] or setup.options["legends"])
        return s

    def begin(self, setup: Setup, rng: Rng) -> Everdell:
        s = self.blank(setup, rng)
        clear_table(s)
        s.push(DEAL)
        return s

    def load_fields(self, state: Everdell, dump: dict[str, Any]) -> None:
        super().load_fields(state, dump)
        load_table(state, dump)

    def derive(self, state: Everdell) -> None:
        """What follows from the cities."""
        clear_notes(state)
        state.woods = sorted(state.forest)
        state.closed = CLOSED[state.his_season]
        for seat in range(state.sides):
            refresh(state, seat)

    def checks(self) -> list[Callable[[Everdell], None]]:
        return [need_playable]

    def sequel(self, state: Everdell) -> dict[str, object] | None:
        """Alone: the next year once one is won, a lost one again, nothing after the last (EVD-14.23)."""
        won = state.ranks() == [1]
        if not state.year or (won and state.year == YEARS):
            return None
        return {**state.setup.options, "solo": state.year + 1 if won else state.year}

    def bound(self, setup: Setup) -> int:
        return setup.seats * LONGEST_GAME * ANSWERS_A_TURN


LAID_OUT: Final = table  # importing it lays out the board
FIELDS: Final = (
    Number("first", 0, SEATS),
    Number("turn", 0, 10_000),
    Cards("deck", facts.CARD_NAMES, HIDDEN, ordered=True),
    Cards("discard", facts.CARD_NAMES, HIDDEN, ordered=True),
    Cards("aside", facts.CARD_NAMES, HIDDEN, ordered=False),
    Hands("hands", facts.CARD_NAMES),
    Words("meadow", facts.CARD_NAMES, MEADOW, none=NO_CARD),
    Words("forest", PLACE_NAMES),
    Words("specials", EVENT_NAMES),
    Numbers("tokens", 0, 1000, SEATS),
    Words("seasons", SEASONS, SEATS),
    Numbers("free", 0, 6, SEATS),
    Numbers("fixed", 0, 6, SEATS),
    Numbers("passed", 0, 1, SEATS),
)
GAME: Final = EverdellGame("everdell", VERSION, range(1, MOST_SEATS + 1), OPTIONS, actions.TABLE, FIELDS)
