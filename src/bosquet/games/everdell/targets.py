"""Where on the board an action is chosen: the names that a decision gives and the board draws."""

from . import actions, bundles, facts
from .board.pieces import EVENT_NAMES, LOCATIONS
from .data import RUGWORT
from .state import Everdell
from .supply import slot_of


def place_target(s: Everdell, place: int) -> str:
    if place < len(LOCATIONS):
        return LOCATIONS[place].target(s)
    return f"event/{EVENT_NAMES[place - len(LOCATIONS)]}"


def city_target(s: Everdell, owner: int) -> str:
    return "city/rugwort" if s.year and owner == RUGWORT else f"city/{owner}"


def card_source(s: Everdell, seat: int, source: str, card: int) -> str:
    """A card of the hand, of the Meadow (its slot), laid aside, in the seat's city or Rugwort's."""
    if source == "meadow":
        return f"meadow/{slot_of(s, card)}"
    if source == "city":
        return f"city/{seat}/{facts.CARD_NAMES[card]}"
    if source == "rugwort":
        return f"{city_target(s, RUGWORT)}/{facts.CARD_NAMES[card]}"
    return f"{source}/{facts.CARD_NAMES[card]}"


def target_of(s: Everdell, seat: int, action: int) -> str:
    if actions.PLAY.has(action):
        return card_source(s, seat, "hand", facts.DECK_KINDS[actions.PLAY.noun(action)])
    if actions.MEADOW_CARD.has(action):
        return card_source(s, seat, "meadow", facts.DECK_KINDS[actions.MEADOW_CARD.noun(action)])
    if actions.PLACE.has(action):
        return place_target(s, actions.PLACE.noun(action))
    if actions.ACHIEVE.has(action):
        return f"event/{EVENT_NAMES[actions.ACHIEVE.noun(action)]}"
    if actions.VISIT.has(action):
        kind = facts.DESTINATIONS[actions.VISIT.noun(action)]
        return f"{city_target(s, actions.VISIT.other(action))}/{facts.CARD_NAMES[kind]}"
    if actions.OCCUPY.has(action):
        return f"city/{seat}/{facts.CARD_NAMES[facts.CONSTRUCTIONS[actions.OCCUPY.noun(action)]]}"
    if actions.IMPRISON.has(action):
        return f"city/{seat}/{facts.CARD_NAMES[facts.CAPTIVES[actions.IMPRISON.noun(action)]]}"
    if actions.SPEND.has(action):
        return f"bundle/{bundles.BUNDLE_NAMES[actions.SPEND.noun(action)]}"
    if actions.GAIN.has(action):
        return f"bundle/{bundles.BUNDLE_NAMES[actions.GAIN.noun(action)]}"
    if actions.ACTIVATE.has(action):
        kind = facts.GREEN_KINDS[actions.ACTIVATE.noun(action)]
        return f"{city_target(s, actions.ACTIVATE.other(action))}/{facts.CARD_NAMES[kind]}"
    if action == actions.WITH_BRIDGE:
        return f"city/{seat}/{facts.CARD_NAMES[facts.BRIDGE]}"
    if actions.RECALL.has(action):
        return place_target(s, actions.RECALL.noun(action))
    if actions.RECALL_FROM.has(action):
        owner = city_target(s, actions.RECALL_FROM.other(action))
        return f"{owner}/{facts.CARD_NAMES[facts.DESTINATIONS[actions.RECALL_FROM.noun(action)]]}"
    if (
        actions.PILE.has(action)
        or actions.SEAT.has(action)
        or actions.COUNT.has(action)
        or actions.CHOOSE.has(action)
        or actions.NAME_COLOUR.has(action)
        or actions.LEGEND.has(action)
    ):
        return actions.TABLE.name(action).replace(" ", "/")
    if action == actions.PREPARE:
        return "season"
    return actions.TABLE.name(action)
