"""What any loaded position must have; what a question needs, each frame says itself (`fits`)."""

from collections.abc import Callable
from typing import Final

from ...core.reading import need
from .data import CARDS, CARDS_A_TURN, DECKS, FINAL, NO_CARD, NOBODY, NOT_HELD, PLACES, SLOTS
from .state import Evergreen


def need_cards(s: Evergreen) -> None:
    cards = [code % CARDS for code in s.history]
    for zone in [*s.hands, *s.picks, s.box]:
        cards += zone.cards
    need(sorted(cards) == DECKS[s.seats], "every card in one place")
    need(len(s.hands) == s.seats, "a hand for each seat")
    need(s.laid <= CARDS_A_TURN, "three cards a turn at most")


def need_concerts(s: Evergreen) -> None:
    for seat in range(s.seats):
        finals = s.concerts[seat * SLOTS + FINAL]
        need((finals == NOT_HELD) == (not s.over()), "final concerts at the end and only there")


def need_end(s: Evergreen) -> None:
    if s.over():
        need(not any(hand.cards for hand in s.hands), "an end without cards")
        need(not s.picks and NO_CARD not in s.tops and s.picked == NO_CARD, "an end with all cards laid")


def need_alone(s: Evergreen) -> None:
    """One question at a time: nothing waits under it."""
    need(s.frames is not None and s.frames.below is None, "one question")


def need_opening(s: Evergreen, waiting: list[int]) -> None:
    """Exactly those are asked who have not chosen three cards; nothing lies on the table (EVG-2.1)."""
    need_alone(s)
    need(len(s.picks) == s.seats, "a secret choice of each seat")
    need(all(len(pick.cards) <= PLACES for pick in s.picks), "three secret cards a seat at most")
    owing = [seat for seat in range(s.seats) if len(s.picks[seat].cards) < PLACES]
    need(bool(owing) and sorted(waiting) == owing, "all asked who have not chosen")
    for seat in owing:
        need(len(s.hands[seat].cards) + len(s.picks[seat].cards) >= PLACES, "cards to choose from")
    need(not s.history and s.turn == 0 and s.first == NOBODY and s.picked == NO_CARD, "an empty table")


def need_turn(s: Evergreen) -> None:
    """Every place shows a card (EVG-3)."""
    need_alone(s)
    need(not s.picks and NO_CARD not in s.tops, "three places with a card for each seat")
    need(s.turn > 0 and s.first != NOBODY, "a turn and a first player")


CHECKS: Final[list[Callable[[Evergreen], None]]] = [need_cards, need_concerts, need_end]
