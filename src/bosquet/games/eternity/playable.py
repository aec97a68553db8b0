"""Whether a loaded position can be played on: dumps come from anybody. What play leads to always can."""

from ...core.frames import Stack
from ...core.reading import need
from .actions import PLEDGE
from .data import CARDS_A_TRICK, FAMILIES, NO_FAMILY, PLEDGES_A_TRICK, ROUNDS
from .hands import family_in
from .state import Eternity
from .turn import TURNS, trump_family


def need_playable(s: Eternity) -> None:
    need(sorted(s.order) == [0, 1, 2], "a tile for each family")
    need(sorted(s.ages) == list(range(s.seats)), "an age for each seat")
    need(len(s.voids) == s.seats, "a list of voids for each seat")
    for seat in range(s.seats):
        for family in range(len(FAMILIES)):
            shown = s.voids[seat] >> family & 1
            need(
                not shown or not family_in(s.hands[seat].cards, family), "hands without what they are void of"
            )
    need(s.trump == trump_family(s.heights, s.order) != NO_FAMILY, "the trump of its tableau")
    need(s.seats == 3 or not s.open_hand, "no open hand")
    need(s.target > 0 or s.round <= ROUNDS, "a round of the game")
    if s.frames is None:
        need(not s.laid.count and not any(hand.cards for hand in s.hands), "an end without cards")
        need(len(s.past) == s.round, "all rounds scored at the end")
    else:
        need(len(s.past) == s.round - 1, "all rounds before this one scored")
        need_trick(s, s.frames)
        need_cards(s, s.frames)


def need_trick(s: Eternity, frames: Stack) -> None:
    """What lies there was allowed, and exactly those who have not laid a card are still asked."""
    need(s.laid.count < CARDS_A_TRICK[s.seats], "somebody still to play")
    need(not s.laid.count or s.laid.at(0) < PLEDGE, "a card that leads")
    need(s.pledged <= PLEDGES_A_TRICK[s.seats], "fewer pledges")
    asked = [frame.dump() for frame in TURNS[s.seats][s.leader].listed()]
    need([frame.dump() for frame in frames.listed()] == asked[: len(asked) - s.laid.count], "its turns")


def need_cards(s: Eternity, frames: Stack) -> None:
    """All have cards for the rest of this trick and for as many tricks after it."""
    turns = [frame.seat for frame in frames.listed()]
    later = [s.hands[seat].count() - turns.count(seat) for seat in range(s.seats)]
    a_trick = CARDS_A_TRICK[s.seats] // s.seats
    need(min(later) == max(later) >= 0 and later[0] % a_trick == 0, "hands that fit each other")
    if s.seats == 2:
        need(len(s.neutral.cards) >= later[0] and len(s.coming) in (0, 2), "neutral cards to turn over")
    else:
        need(not s.neutral.cards and not s.coming, "no neutral cards")
