"""Glade as a game."""

from typing import Final

from ...core.game import Game
from ...core.options import Option
from ...core.reading import need
from ...core.rng import Rng
from ...core.state import Setup
from .actions import TABLE
from .data import DECK, MOST_SEATS
from .play import (
    Deal,
)
from .state import FIELDS, WHOLE_DECK, Glade, all_cards

OPTIONS: Final = (Option("shade", "flag", False),)


class GladeGame(Game[Glade]):
    def blank(self, setup: Setup, rng: Rng) -> Glade:
        return Glade(setup, rng)

    def begin(self, setup: Setup, rng: Rng) -> Glade:
        s = self.blank(setup, rng)
        s.push(Deal())
        return s

    def derive(self, state: Glade) -> None:
        s = state
        need(len(s.hands) == len(s.seen) == s.seats, "a hand for each seat")
        need(all_cards(s) == WHOLE_DECK, "every card in one place")
        need(
            not s.over() or not (s.deck.cards or any(hand.cards for hand in s.hands)), "an end without cards"
        )

    def bound(self, setup: Setup) -> int:
        """Every card is drawn and played once; an effect asks at most twice, and each fox wakes one more."""
        return 8 * len(DECK)


GAME: Final = GladeGame("glade", 1, range(1, MOST_SEATS + 1), OPTIONS, TABLE, FIELDS)
