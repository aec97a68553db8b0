"""What is printed on the cards, by name: the page reads it once."""

from typing import Any

from .data import CARD_NAMES, CARDS, FAMILIES, FAMILY, RANK, TREES


def catalogue() -> dict[str, Any]:
    return {
        "families": {family: {} for family in FAMILIES},
        "cards": {
            CARD_NAMES[card]: {"family": FAMILIES[FAMILY[card]], "rank": RANK[card], "trees": TREES[card]}
            for card in range(CARDS)
        },
    }
