"""What is printed on cards, spirits and pieces, by name: the page reads it once."""

from typing import Any

from .data import CARDS, NO_TYPE, NOBODY, SPIRIT_NAMES, SPIRITS, TYPE_NAMES
from .pieces import GROWTHS, PIECE_NAMES, PIECES


def catalogue() -> dict[str, Any]:
    return {
        "types": {
            growth.name: {"pieces": [PIECE_NAMES[piece] for piece in growth.pieces]} for growth in GROWTHS
        },
        "spirits": {
            spirit.name: {"clause": spirit.clause, "back": SPIRIT_NAMES[at ^ 1]}
            for at, spirit in enumerate(SPIRITS)
        },
        "cards": {
            card.name: {
                "type": None if card.type == NO_TYPE else TYPE_NAMES[card.type],
                "spirit": None if card.spirit == NOBODY else SPIRIT_NAMES[card.spirit],
                "copies": card.copies,
            }
            for card in CARDS
        },
        "pieces": {
            piece.name: {
                "type": None if piece.type == NO_TYPE else TYPE_NAMES[piece.type],
                "clause": piece.clause,
                "start": piece.start,
            }
            for piece in PIECES
        },
    }
