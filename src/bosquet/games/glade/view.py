"""What a seat sees of a game of Glade, field by field."""

from typing import Any

from .data import CARD_NAMES
from .state import Glade


def build_view(s: Glade, seat: int | None) -> dict[str, Any]:
    return {
        "game": "glade",
        "you": seat,
        "hand": [] if seat is None else names(s.hands[seat].cards),
        "seen": [] if seat is None else names(s.seen[seat].cards),
        "hands": [len(hand.cards) for hand in s.hands],
        "deck": len(s.deck.cards),
        "buried": len(s.buried.cards),
        "played": [names(played) for played in s.played],
        "points": s.points[:],
    }


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
