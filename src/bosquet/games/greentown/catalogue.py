"""What is printed on tiles, markers and tourist cards, by name: the page reads it once."""

from typing import Any

from .data import BUILDINGS, MARKERS, OF_EACH, PLANS, TILES, TOURISTS, WISHES
from .parts import sides_of


def catalogue() -> dict[str, Any]:
    return {
        "kinds": {tile.name: {"roads": sides_of(tile.roads), "count": tile.count} for tile in TILES},
        "wishes": {wish: {} for wish in WISHES},
        "buildings": {building: {"count": OF_EACH} for building in BUILDINGS},
        "markers": {
            marker.name: {"build": marker.build, "travel": marker.travel, "either": marker.either}
            for marker in MARKERS
        },
        "plans": {plan: {} for plan in PLANS},
        "cards": {
            card.name: {
                "stops": card.stops,
                "wishes": {
                    wish: {"least": least, "most": most}
                    for wish, (least, most) in zip(WISHES, card.bounds, strict=True)
                },
            }
            for card in TOURISTS
        },
    }
