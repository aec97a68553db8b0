"""Where on the board an action is chosen: the names that a decision gives and the board draws."""

from typing import TYPE_CHECKING

from .actions import (
    ACHIEVE,
    ACTIVATE,
    COUNT,
    GAIN,
    IMPRISON,
    LATER,
    MEADOW_CARD,
    OCCUPY,
    PILE,
    PLACE,
    PLAY,
    PREPARE,
    RECALL,
    RECALL_FROM,
    SEAT,
    SPEND,
    TABLE,
    VISIT,
    WITH_BRIDGE,
)
from .board.pieces import EVENT_NAMES, LOCATIONS
from .bundles import BUNDLE_NAMES
from .data import BRIDGE, CARD_NAMES, CONSTRUCTIONS, CRITTERS, DESTINATIONS, GREEN_KINDS, RUGWORT
from .supply import slot_of

if TYPE_CHECKING:
    from .state import Everdell


def place_target(s: "Everdell", place: int) -> str:
    if place < len(LOCATIONS):
        return LOCATIONS[place].target(s)
    return f"event/{EVENT_NAMES[place - len(LOCATIONS)]}"


def city_target(s: "Everdell", owner: int) -> str:
    return "city/rugwort" if s.year and owner == RUGWORT else f"city/{owner}"


def card_source(s: "Everdell", seat: int, source: str, card: int) -> str:
    """A card of the hand, of the Meadow (its slot), laid aside, in the seat's city or Rugwort's."""
    if source == "meadow":
        return f"meadow/{slot_of(s, card)}"
    if source == "city":
        return f"city/{seat}/{CARD_NAMES[card]}"
    if source == "rugwort":
        return f"{city_target(s, RUGWORT)}/{CARD_NAMES[card]}"
    return f"{source}/{CARD_NAMES[card]}"


def target_of(s: "Everdell", seat: int, action: int) -> str:
    if PLAY.has(action):
        return card_source(s, seat, "hand", PLAY.noun(action))
    if MEADOW_CARD.has(action):
        return card_source(s, seat, "meadow", MEADOW_CARD.noun(action))
    if PLACE.has(action):
        return place_target(s, PLACE.noun(action))
    if ACHIEVE.has(action):
        return f"event/{EVENT_NAMES[ACHIEVE.noun(action)]}"
    if VISIT.has(action):
        return f"{city_target(s, VISIT.other(action))}/{CARD_NAMES[DESTINATIONS[VISIT.noun(action)]]}"
    if OCCUPY.has(action):
        return f"city/{seat}/{CARD_NAMES[CONSTRUCTIONS[OCCUPY.noun(action)]]}"
    if IMPRISON.has(action):
        return f"city/{seat}/{CARD_NAMES[CRITTERS[IMPRISON.noun(action)]]}"
    if SPEND.has(action):
        return f"bundle/{BUNDLE_NAMES[SPEND.noun(action)]}"
    if GAIN.has(action):
        return f"bundle/{BUNDLE_NAMES[GAIN.noun(action)]}"
    if ACTIVATE.has(action):
        return f"{city_target(s, ACTIVATE.other(action))}/{CARD_NAMES[GREEN_KINDS[ACTIVATE.noun(action)]]}"
    if action == WITH_BRIDGE:
        return f"city/{seat}/{CARD_NAMES[BRIDGE]}"
    if RECALL.has(action):
        return place_target(s, RECALL.noun(action))
    if RECALL_FROM.has(action):
        owner = city_target(s, RECALL_FROM.other(action))
        return f"{owner}/{CARD_NAMES[DESTINATIONS[RECALL_FROM.noun(action)]]}"
    if PILE.has(action) or SEAT.has(action) or COUNT.has(action) or action >= LATER:
        return TABLE.name(action).replace(" ", "/")
    if action == PREPARE:
        return "season"
    return TABLE.name(action)
