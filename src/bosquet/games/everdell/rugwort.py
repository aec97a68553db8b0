"""Rugwort, whom one plays against alone: where his workers stand by season, and his score (EVD-14)."""

from typing import Final

from . import facts
from .board.pieces import BASIC_EVENTS, EVENTS, JOURNEY, LOCATIONS, PLACE_IDS, RIVER
from .city import KIND
from .data import AUTUMN, NOBODY, PURPLE, RUGWORT
from .state import Everdell

WORKER: Final = 1 << 3 * RUGWORT  # one of his, at a place
CLOSED: Final = [0, 1, 2, 4]  # slots of the Meadow under his workers, by season (EVD-14.5)
PATH: Final = ["basic_3_twigs", "basic_2_resin", "basic_1_pebble", "basic_1_berry_1_card"]  # by season
THIRD_YEAR: Final = 3  # he kidnaps a worker (EVD-14.15)
CARD_POINTS: Final = 2
PURPLE_POINTS: Final = 3
UNACHIEVED: Final = [0, 3, 6, 6]  # for a special event that the player did not achieve, by year (EVD-14.11)
SOURCES: Final = ["cards", "prosperity", "events", "unachieved", "journey", "tokens"]


def journey_in(year: int) -> int:
    """The place where his forest worker ends: of 3, 4 or 5 points (EVD-14.7)."""
    return JOURNEY[year]


def points_of_rugwort(s: Everdell) -> list[int]:
    """In the order of SOURCES; no card has a value or an ability for him (EVD-14.10, 14.11, 14.20)."""
    purple = 0
    for card in s.cities[RUGWORT]:
        if facts.COLOUR[card & KIND] == PURPLE:
            purple += 1
    events = 0
    for event in BASIC_EVENTS:
        if s.owners[event] == RUGWORT:
            events += EVENTS[event].points
    unachieved = 0
    for event in s.specials:
        if s.owners[event] == NOBODY:
            unachieved += UNACHIEVED[s.year]
    journey = 0
    for place in JOURNEY:
        if s.spots[place] & WORKER:
            journey = LOCATIONS[place].points()
    cards = CARD_POINTS * (len(s.cities[RUGWORT]) - purple)
    return [cards, PURPLE_POINTS * purple, events, unachieved, journey, s.his_tokens]


def total_of_rugwort(s: Everdell) -> int:
    return sum(points_of_rugwort(s))


def events_of_rugwort(s: Everdell) -> int:
    return len([owner for owner in s.owners if owner == RUGWORT])


def location_of(s: Everdell) -> int:
    """The basic location that he blocks, or NOBODY's: he has left it in the third autumn."""
    for place in RIVER:
        if s.spots[place] & WORKER:
            return place
    return NOBODY


def forest_of(s: Everdell) -> int:
    """The slot of the forest card that he blocks, or NOBODY's: he is on his Journey."""
    for slot, place in enumerate(s.forest):
        if s.spots[place] & WORKER:
            return slot
    return NOBODY


def places_of(s: Everdell) -> list[int]:
    """Where his two wandering workers stand in his season (EVD-14.1, 14.5 to 14.7, 14.15)."""
    season = s.his_season
    forest = journey_in(s.year) if season == AUTUMN else s.forest[season]
    if season == AUTUMN and s.year == THIRD_YEAR:
        return [forest]
    return [forest, PLACE_IDS[PATH[season]]]
