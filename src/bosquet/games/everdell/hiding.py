"""What a seat of Everdell does not know, and what is known of where it lies."""

from typing import Final

from ...core.deals import Inference
from ...core.zones import Zone
from . import facts
from .data import MOST_SEATS
from .state import Everdell


def hidden(s: Everdell) -> tuple[list[Zone], Inference]:
    """Other hands, the deck, the discard pile and what somebody drew aside; Legendaries not played."""
    zones = [*s.hands, s.deck, s.discard, s.aside]
    if s.legends:
        return zones + s.legends, LEGENDS_APART[s.seats]
    return zones, ANYTHING


class LegendsApart(Inference):
    """Legendaries lie in zones of their own, Critters and Constructions apart (EVD-13.1)."""

    def __init__(self, seats: int) -> None:
        before = seats + 3  # hands, deck, discard pile, aside
        pairs = sum(1 << 2 * pair for pair in range(seats + 1))
        self.deck: Final = (1 << before) - 1
        self.critters: Final = pairs << before
        self.constructions: Final = pairs << before + 1

    def homes(self, card: int) -> int:
        if not facts.LEGENDARY[card]:
            return self.deck
        return self.critters if facts.IS_CRITTER[card] else self.constructions


LEGENDS_APART: Final = [LegendsApart(seats) for seats in range(MOST_SEATS + 1)]
ANYTHING: Final = Inference()  # play shows nothing about hidden cards but what zones remember
