"""The state of a game of Glade."""

from typing import Final

from ...core.deals import Inference
from ...core.fields import SEATS, Cards, Hands, Number, Numbers, Several, Words
from ...core.rng import Rng
from ...core.state import Setup, State, resume_at
from ...core.zones import HIDDEN, Zone
from .data import CARD_NAMES, DECK

NO_ZONES: Final[list[Zone]] = []
NO_NUMBERS: Final[list[int]] = []
NO_CARDS: Final = Zone([], HIDDEN, True, [])

FIELDS: Final = (
    Hands("hands", CARD_NAMES),
    Hands("seen", CARD_NAMES),
    Cards("deck", CARD_NAMES, HIDDEN, ordered=True),
    Cards("buried", CARD_NAMES, HIDDEN, ordered=False),
    Several(Words("played", CARD_NAMES), SEATS),
    Numbers("points", 0, 999, count=SEATS),
    Number("turn", 0, 999),
)


class Glade(State):
    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.seats: Final = setup.seats
        self.hands = NO_ZONES
        self.seen = NO_ZONES  # the owl's two cards, while one is being chosen
        self.deck = NO_CARDS
        self.buried = NO_CARDS  # face down
        self.played: list[list[int]] = []
        self.points = NO_NUMBERS
        self.turn = 0

    def clone(self) -> "Glade":
        twin = Glade(self.setup, self.rng.clone())
        resume_at(twin, self.frames)
        twin.hands = [hand.clone() for hand in self.hands]
        twin.seen = [seen.clone() for seen in self.seen]
        twin.deck = self.deck.clone()
        twin.buried = self.buried.clone()
        twin.played = [played[:] for played in self.played]
        twin.points = self.points[:]
        twin.turn = self.turn
        return twin

    def hidden(self, seat: int) -> tuple[list[Zone], Inference]:
        return [*self.hands, *self.seen, self.deck, self.buried], ANYTHING


def all_cards(s: Glade) -> list[int]:
    """Every card that lies somewhere."""
    cards = [card for played in s.played for card in played]
    for zone in [*s.hands, *s.seen, s.deck, s.buried]:
        cards += zone.cards
    return sorted(cards)


ANYTHING: Final = Inference()
WHOLE_DECK: Final = sorted(DECK)
