"""Whether a loaded position can be played on: dumps come from anybody. What play leads to always can."""

from collections.abc import Callable
from typing import Final

from ...core.reading import need
from .actions import PLEDGE
from .data import CARDS_A_TRICK, FAMILIES, NO_FAMILY, PLEDGES_A_TRICK, ROUNDS
from .hands import family_in
from .state import Eternity
from .trump import trump_family
from .turn import TURNS


def need_agreed(s: Eternity) -> None:
    need(sorted(s.order) == [0, 1, 2], "a tile for each family")
    need(sorted(s.ages) == list(range(s.seats)), "an age for each seat")
    need(s.target > 0 or s.round <= ROUNDS, "a round of the game")


def need_voids(s: Eternity) -> None:
    need(len(s.voids) == s.seats, "a list of voids for each seat")
    for seat in range(s.seats):
        for family in range(len(FAMILIES)):
            shown = s.voids[seat] >> family & 1
            need(
                not shown or not family_in(s.hands[seat].cards, family), "hands without what they are void of"
            )


def need_table(s: Eternity) -> None:
    need(s.trump == trump_family(s.heights, s.order) != NO_FAMILY, "the trump of its tableau")
    need(s.seats == 3 or not s.open_hand, "no open hand")


def need_rounds(s: Eternity) -> None:
    need(len(s.past) == (s.round if s.over() else s.round - 1), "all rounds before this one scored")


def need_end(s: Eternity) -> None:
    played = not s.laid.count and not any(hand.cards for hand in s.hands)
    need(not s.over() or played, "an end without cards")


def need_trick(s: Eternity) -> None:
    """What lies there was allowed, and exactly those who have not laid a card are still asked."""
    frames = s.frames
    if frames is None:
        return
    need(s.laid.count < CARDS_A_TRICK[s.seats], "somebody still to play")
    need(not s.laid.count or s.laid.at(0) < PLEDGE, "a card that leads")
    need(s.pledged <= PLEDGES_A_TRICK[s.seats], "fewer pledges")
    asked = [(type(frame), frame.seat) for frame in TURNS[s.seats][s.leader].listed()]
    waiting = [(type(frame), frame.seat) for frame in frames.listed()]
    need(waiting == asked[: len(asked) - s.laid.count], "its turns")


def need_cards(s: Eternity) -> None:
    """All have cards for the rest of this trick and for as many tricks after it."""
    frames = s.frames
    if frames is None:
        return
    turns = [frame.seat for frame in frames.listed()]
    later = [s.hands[seat].count() - turns.count(seat) for seat in range(s.seats)]
    a_trick = CARDS_A_TRICK[s.seats] // s.seats
    need(min(later) == max(later) >= 0 and later[0] % a_trick == 0, "hands that fit each other")
    if s.seats == 2:
        need(len(s.neutral.cards) >= later[0] and len(s.coming) in (0, 2), "neutral cards to turn over")
    else:
        need(not s.neutral.cards and not s.coming, "no neutral cards")


CHECKS: Final[list[Callable[[Eternity], None]]] = [
    need_agreed,
    need_voids,
    need_table,
    need_rounds,
    need_end,
    need_trick,
    need_cards,
]
