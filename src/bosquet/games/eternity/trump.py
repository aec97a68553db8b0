"""Which family is trump (ETE-3), and which card beats which (ETE-4.6)."""

from ...core.native import i64
from .data import FAMILY, NO_FAMILY


def trump_family(heights: list[int], order: list[int]) -> i64:
    """The family with the most cards in the tableau, the leftmost tile of those tied (ETE-3.1)."""
    best: i64 = NO_FAMILY
    most: i64 = 0
    for family in order:
        height = heights[family]
        if height > most:
            most = height
            best = family
    return best


def beats(card: i64, best: i64, trump: i64) -> bool:
    """A higher card of the winning family, or a trump over another family (ETE-4.6)."""
    if FAMILY[card] == FAMILY[best]:
        return card > best
    return FAMILY[card] == trump
