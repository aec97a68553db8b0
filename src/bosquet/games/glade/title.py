"""Glade as a game."""

from collections.abc import Callable
from typing import Any, Final

from ...core.fields import Word
from ...core.game import Game
from ...core.options import Option
from ...core.reading import need
from ...core.rng import Rng
from ...core.state import Setup, ranks_of
from .actions import TABLE
from .advice import GladeAdvice
from .data import CARD_NAMES, DECK, MOST_SEATS
from .drawing import draw_table
from .play import NOTHING, PLACES, Deal
from .state import FIELDS, WHOLE_DECK, Glade, all_cards
from .view import build_view

OPTIONS: Final = (Option("shade", "flag", False),)


class GladeGame(Game[Glade]):
    def blank(self, setup: Setup, rng: Rng) -> Glade:
        return Glade(setup, rng)

    def begin(self, setup: Setup, rng: Rng) -> Glade:
        s = self.blank(setup, rng)
        s.push(Deal())
        return s

    def view(self, state: Glade, seat: int | None) -> dict[str, Any]:
        return build_view(state, seat)

    def draw(self, view: dict[str, Any]) -> str:
        return draw_table(view)

    def scores(self, state: Glade) -> list[int]:
        return state.points[:]

    def ranks(self, state: Glade) -> list[int]:
        return ranks_of([(points,) for points in state.points])

    def checks(self) -> list[Callable[[Glade], None]]:
        return [need_hands, need_cards, need_end]

    def bound(self, setup: Setup) -> int:
        """Every card is drawn and played once; an effect asks at most twice, and each fox wakes one more."""
        return 8 * len(DECK)


def need_hands(s: Glade) -> None:
    need(len(s.hands) == len(s.seen) == s.seats, "a hand for each seat")


def need_cards(s: Glade) -> None:
    need(all_cards(s) == WHOLE_DECK, "every card in one place")


def need_end(s: Glade) -> None:
    left = s.deck.cards or any(hand.cards for hand in s.hands)
    need(not s.over() or not left, "an end without cards")


FRAME_FIELDS: Final = (
    Word("card", CARD_NAMES),
    Word("given", CARD_NAMES, none=NOTHING),
    Word("where", PLACES),
)

GAME: Final = GladeGame(
    "glade",
    1,
    range(1, MOST_SEATS + 1),
    OPTIONS,
    TABLE,
    FIELDS,
    frame_fields=FRAME_FIELDS,
    advice=GladeAdvice(),
)
