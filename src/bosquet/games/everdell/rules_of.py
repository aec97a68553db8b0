"""What a card does, as an object: the cards of `cards/` are subclasses, entered here by kind.

Each method is one moment of the rules (EVD-3.4); a card writes those in which it does something.
"""

from typing import TYPE_CHECKING, Final

from .data import KINDS

if TYPE_CHECKING:
    from .state import Everdell


class Card:
    def played(self, s: "Everdell", seat: int, at: int) -> None:
        """It has been played into the seat's own city, at this place of it: tan, and green (EVD-3.4)."""

    def produce(self, s: "Everdell", player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        """Green: the player gains, as if the card's city were the player's (EVD-9.7).

        `at` is its place in that city, `chain` the cards that were entered by copying (EVD-9.18).
        """

    def at_once(self) -> bool:
        """Green: whether nothing is ever to be decided, so that it may produce before all others."""
        return False

    def idle(self, s: "Everdell", player: int, city: int, chain: tuple[int, ...]) -> bool:
        """Green: whether it could do nothing now."""
        return False

    def visited(self, s: "Everdell", seat: int, owner: int, at: int) -> None:
        """Red, and the Storehouse: a worker of the seat has been placed on it."""

    def bonus(self, s: "Everdell", seat: int) -> int:
        """Purple: points at the end, besides those printed on it."""
        return 0


RULES: Final[list[Card]] = [Card() for _ in range(KINDS)]


def enter(kind: int, card: Card) -> None:
    RULES[kind] = card
