"""The river: basic locations, the Haven at its end, and the Journey beyond (EVD-5.6, 5.9, 5.11)."""

from typing import Final

from ....core.messages import Message
from ..data import HAND_LIMIT
from ..effects import Discarding, GainAny
from ..state import Everdell
from ..worths import CARD
from .gifts import Draw, Gain, Points
from .pieces import Location, in_autumn

BASIC: Final = "EVD-5.6"


class Haven(Location):
    """Discard any number of cards, a resource of any type for every two (EVD-5.9, 5.10)."""

    def target(self, s: Everdell) -> str:
        return self.name

    def open(self, s: Everdell, seat: int) -> bool:
        return bool(s.hands[seat].cards)

    def why_not(self, s: Everdell, seat: int) -> Message:
        return Message("refuse.no_cards", {"location": self.name}, "EVD-5.10")

    def used(self, s: Everdell, player: int, by: int) -> None:
        s.push(Discarding(player, by, 0, HAND_LIMIT, 0))

    def discarded(self, s: Everdell, player: int, by: int, count: int) -> None:
        s.push(GainAny(player, by, count // 2))


class Journey(Location):
    """In autumn, for good: as many cards to discard as it has points at the end (EVD-5.11, 5.13)."""

    def __init__(self, cards: int, shared: bool = False) -> None:
        super().__init__(f"journey_{cards}", [], "EVD-5.11", f"– {cards} card", cards * (1.0 - CARD), shared)
        self.cards: Final = cards

    def target(self, s: Everdell) -> str:
        return f"journey/{self.cards}"

    def keeps(self) -> bool:
        return True

    def open(self, s: Everdell, seat: int) -> bool:
        return len(s.hands[seat].cards) >= self.cards

    def why_not(self, s: Everdell, seat: int) -> Message:
        name: dict[str, object] = {"location": self.name}
        if not in_autumn(s, seat):
            return Message("refuse.journey_autumn", name, "EVD-5.11")
        if not self.free(s, seat):
            return Message("refuse.place_taken", name, "EVD-5.11")
        return Message("refuse.journey_cards", {**name, "count": self.cards}, "EVD-5.11")

    def used(self, s: Everdell, player: int, by: int) -> None:
        s.push(Discarding(player, by, self.cards, self.cards, 0))

    def preview(self) -> dict[str, object] | None:
        return {"points": self.cards, "discards": self.cards}

    def points(self) -> int:
        return self.cards


RIVER_ROWS: Final = [
    Location("basic_3_twigs", [Gain(twig=3)], BASIC),
    Location("basic_2_twigs_1_card", [Gain(twig=2), Draw(1)], BASIC, shared=True),
    Location("basic_2_resin", [Gain(resin=2)], BASIC),
    Location("basic_1_resin_1_card", [Gain(resin=1), Draw(1)], BASIC, shared=True),
    Location("basic_2_cards_1_point", [Points(1), Draw(2)], BASIC, "2 card 1 point", shared=True),
    Location("basic_1_pebble", [Gain(pebble=1)], BASIC),
    Location("basic_1_berry_1_card", [Gain(berry=1), Draw(1)], BASIC),
    Location("basic_1_berry", [Gain(berry=1)], BASIC, shared=True),
]
HAVEN_ROW: Final = Haven("haven", [], "EVD-5.9", "– 2 card → any", 0.5, shared=True)
JOURNEY_ROWS: Final = [Journey(2, shared=True), Journey(3), Journey(4), Journey(5)]
