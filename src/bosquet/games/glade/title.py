"""Glade as a game."""

from collections.abc import Callable
from typing import Any, Final

from ...core.frames import Frame
from ...core.game import Game
from ...core.options import Option
from ...core.reading import need
from ...core.rng import Rng
from ...core.state import Setup, State
from .actions import TABLE
from .data import DECK, MOST_SEATS
from .play import (
    Acorn,
    Badger,
    Deal,
    EndTurn,
    Fox,
    Hare,
    Magpie,
    Owl,
    PickCard,
    PickSeat,
    Play,
    Squirrel,
    Triggers,
    Turn,
)
from .state import FIELDS, WHOLE_DECK, Glade, all_cards

OPTIONS: Final = (Option("shade", "flag", False),)


class GladeGame(Game):
    def blank(self, setup: Setup, rng: Rng) -> Glade:
        return Glade(setup, rng)

    def begin(self, setup: Setup, rng: Rng) -> State:
        s = self.blank(setup, rng)
        s.push(Deal())
        return s

    def derive(self, state: State) -> None:
        assert isinstance(state, Glade)
        s = state
        need(len(s.hands) == len(s.seen) == s.seats, "a hand for each seat")
        need(all_cards(s) == WHOLE_DECK, "every card in one place")
        need(
            not s.over() or not (s.deck.cards or any(hand.cards for hand in s.hands)), "an end without cards"
        )

    def bound(self, setup: Setup) -> int:
        """Every card is drawn and played once; an effect asks at most twice, and each fox wakes one more."""
        return 8 * len(DECK)


FRAMES: Final[dict[str, Callable[..., Frame[Any]]]] = {
    "Acorn": Acorn,
    "Badger": Badger,
    "Deal": Deal,
    "EndTurn": EndTurn,
    "Fox": Fox,
    "Hare": Hare,
    "Magpie": Magpie,
    "Owl": Owl,
    "PickCard": PickCard,
    "PickSeat": PickSeat,
    "Play": Play,
    "Squirrel": Squirrel,
    "Triggers": Triggers,
    "Turn": Turn,
}

GAME: Final = GladeGame("glade", 1, range(1, MOST_SEATS + 1), OPTIONS, TABLE, FRAMES, FIELDS)
