"""Whether a loaded position can be played on: dumps come from anybody. What play leads to always can."""

from ...core.reading import need
from .data import CARDS_A_TURN, CONCERTS, FINAL, NO_CARD, NOBODY, NOT_HELD, PLACES, SLOTS
from .opening import ChooseOpening
from .state import Evergreen
from .turn import DeclareGala, HoldConcert, LayCard, PlaceCard, TurnHit, gala_apart


def need_playable(s: Evergreen) -> None:
    need(s.laid <= CARDS_A_TURN, "three cards a turn at most")
    for seat in range(s.seats):
        finals = s.concerts[seat * SLOTS + FINAL]
        need((finals == NOT_HELD) == (s.frames is not None), "final concerts at the end and only there")
    if s.frames is None:
        need(not any(hand.cards for hand in s.hands), "an end without cards")
        need(not s.picks and NO_CARD not in s.tops and s.picked == NO_CARD, "an end with all cards laid")
        return
    need(s.frames.below is None, "one question")
    top = s.frames.top
    if isinstance(top, ChooseOpening):
        need_opening(s, list(top.waiting))
    else:
        need(isinstance(top, (LayCard, PlaceCard, TurnHit, HoldConcert, DeclareGala)), "a question")
        need(top.seat in range(s.seats), "a seat that is asked")
        need_turn(s, top.seat)


def need_opening(s: Evergreen, waiting: list[int]) -> None:
    """Exactly those are asked who have not chosen three cards; nothing lies on the table (EVG-2.1)."""
    need(len(s.picks) == s.seats, "a secret choice of each seat")
    need(all(len(pick.cards) <= PLACES for pick in s.picks), "three secret cards a seat at most")
    owing = [seat for seat in range(s.seats) if len(s.picks[seat].cards) < PLACES]
    need(bool(owing) and sorted(waiting) == owing, "all asked who have not chosen")
    for seat in owing:
        need(len(s.hands[seat].cards) + len(s.picks[seat].cards) >= PLACES, "cards to choose from")
    need(not s.history and s.turn == 0 and s.first == NOBODY and s.picked == NO_CARD, "an empty table")


def need_turn(s: Evergreen, seat: int) -> None:
    """Every place shows a card, and the seat can answer (EVG-3, 4.1)."""
    assert s.frames is not None
    top = s.frames.top
    hand = s.hands[seat].cards
    need(not s.picks and NO_CARD not in s.tops, "three places with a card for each seat")
    need(s.turn > 0 and s.first != NOBODY, "a turn and a first player")
    if isinstance(top, PlaceCard):
        need(s.picked in hand and s.laid < CARDS_A_TURN, "a picked card of the hand")
        return
    need(s.picked == NO_CARD, "no picked card")
    if isinstance(top, LayCard):
        need(len(hand) > 0 and s.laid < CARDS_A_TURN, "a card to lay")
    else:
        need(s.laid > 0, "a card laid in this turn")
        need(isinstance(top, TurnHit) or s.held[seat] < CONCERTS, "a concert that is left")
        need(not isinstance(top, DeclareGala) or (gala_apart(s) and s.galas[seat] == 1), "a gala to declare")
