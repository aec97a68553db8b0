"""What is printed on Everdell's cards, locations and events, by name: the page loads it once."""

from typing import Any

from .board.pieces import BASIC_EVENTS, EVENTS, FOREST, JOURNEY, LOCATIONS, RIVER, Location, Tile
from .data import (
    BASE_KINDS,
    CARD_NAMES,
    COLOURS,
    DECK_KINDS,
    DESTINATIONS,
    EVER_TREE,
    KINDS,
    OPEN,
    PRINTED,
)
from .view import bundle_view, card_names


def catalogue() -> dict[str, Any]:
    return {
        "cards": {CARD_NAMES[kind]: card_facts(kind) for kind in range(KINDS)},
        "locations": {location.name: location_facts(location) for location in LOCATIONS},
        "events": {tile.name: event_facts(tile) for tile in EVENTS},
    }


def card_facts(kind: int) -> dict[str, Any]:
    card = PRINTED[kind]
    houses = [other.name for other in PRINTED if other.home in (card.name, card.banner) and other.home]
    return {
        "colour": COLOURS[card.colour],
        "critter": card.critter,
        "unique": card.unique,
        "copies": card.copies,
        "points": card.points,
        "cost": bundle_view(card.cost),
        "homes": [card.home, CARD_NAMES[EVER_TREE]] if card.home else [],
        "houses": houses,
        "houses_any": kind == EVER_TREE,
        "workers": 1 if kind in DESTINATIONS else 0,
        "open": kind in OPEN,
        "expansion": "base" if kind < BASE_KINDS else "extra" if kind < DECK_KINDS else "legends",
        "legendary": kind >= DECK_KINDS,
        "upgrades": card.banner or None,
        "clause": card.clause,
        "signs": card.signs,
    }


def location_facts(location: Location) -> dict[str, Any]:
    area = "haven"
    for name, places in (("river", RIVER), ("forest", FOREST), ("journey", JOURNEY)):
        if location.number in places:
            area = name
    return {
        "area": area,
        "shared": location.shared,
        "points": location.points(),
        "expansion": location.expansion,
        "clause": location.clause,
        "signs": location.signs,
    }


def event_facts(tile: Tile) -> dict[str, Any]:
    return {
        "special": tile.number not in BASIC_EVENTS,
        "needs": card_names(tile.needs),
        "colours": {COLOURS[colour]: count for colour, count in tile.colours().items()},
        "points": tile.points,
        "expansion": tile.expansion,
        "clause": tile.clause,
        "signs": tile.signs,
    }
