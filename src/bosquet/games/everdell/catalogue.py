"""What is printed on Everdell's cards, locations and events, by name: the page loads it once."""

from typing import Any

from . import facts
from .board.pieces import BASIC_EVENTS, EVENTS, FOREST, JOURNEY, LOCATIONS, RIVER, Location, Tile
from .card import Card
from .data import COLOURS
from .view import bundle_view


def catalogue() -> dict[str, Any]:
    return {
        "cards": {card.name: card_facts(card) for card in facts.CARDS},
        "locations": {location.name: location_facts(location) for location in LOCATIONS},
        "events": {tile.name: event_facts(tile) for tile in EVENTS},
    }


def card_facts(card: Card) -> dict[str, Any]:
    at = card.kind * 4
    any_house = [each.name for each in facts.CARDS if each.houses_any]
    guests = [other.name for other in facts.CARDS if other.home in (card.name, card.banner) and other.home]
    return {
        "colour": COLOURS[card.colour],
        "critter": card.critter,
        "unique": card.unique,
        "copies": card.copies,
        "points": card.points,
        "cost": bundle_view(facts.COST[at : at + 4]),
        "homes": [card.home, *any_house] if card.home else [],
        "houses": guests,
        "houses_any": card.houses_any,
        "workers": 1 if card.kind in facts.DESTINATIONS else 0,
        "open": card.kind in facts.OPEN,
        "expansion": card.expansion,
        "legendary": facts.LEGENDARY[card.kind],
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
        "needs": tile.needs,
        "colours": {COLOURS[colour]: count for colour, count in tile.colours().items()},
        "points": tile.points,
        "expansion": tile.expansion,
        "clause": tile.clause,
        "signs": tile.signs,
    }
