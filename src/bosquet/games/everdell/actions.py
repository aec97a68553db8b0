"""The actions of Everdell: few verbs, and nouns that are kinds of cards, places, bundles, seats and numbers.

Verbs stand in the order in which a list of options must name them. Ids change from house to house; records
and dumps write names.
"""

from typing import Final

from ...core.actions import ActionTable, Verb
from . import bundles, facts
from .board import table
from .board.pieces import EVENT_NAMES, LOCATION_NAMES, PLACE_NAMES
from .data import COLOURS, GREEN, MOST_SEATS

SEAT_NAMES: Final = [str(seat) for seat in range(MOST_SEATS)]
MOST_COPIES: Final = 8
HIGHEST_COUNT: Final = 3
NO_ACTION: Final = -1


def names(kinds: list[int]) -> list[str]:
    return [facts.CARD_NAMES[kind] for kind in kinds]


ROWS: Final = table  # importing it lays out the places
ANSWER_FIRST: Final = ("refuse.answer_first", "EVD-5.1")
TABLE: Final = ActionTable()
# a turn: one of these (EVD-2)
PLAY: Final = TABLE.add("play", names(facts.DECK_KINDS), not_now=ANSWER_FIRST)  # from the hand
MEADOW_CARD: Final = TABLE.add("meadow", names(facts.DECK_KINDS), not_now=ANSWER_FIRST)
LEGEND: Final = TABLE.add("legend", names(facts.LEGENDARIES), not_now=ANSWER_FIRST)
PLACE: Final = TABLE.add("place", LOCATION_NAMES, not_now=ANSWER_FIRST)
ACHIEVE: Final = TABLE.add("event", EVENT_NAMES, not_now=ANSWER_FIRST)
VISIT: Final = TABLE.add("visit", names(facts.DESTINATIONS), SEAT_NAMES, not_now=ANSWER_FIRST)
PREPARE: Final = TABLE.add("prepare", not_now=ANSWER_FIRST).first
PASS: Final = TABLE.add("pass", not_now=ANSWER_FIRST).first
# how a card is played, the cheapest way first (EVD-6)
OCCUPY: Final = TABLE.add("occupy", names(facts.CONSTRUCTIONS))
UPGRADE: Final = TABLE.add("upgrade").first  # in place of its banner card
PAY: Final = TABLE.add("pay").first
JUDGED: Final = TABLE.add("judge").first
WITH: Final[list[int]] = [TABLE.add(name).first for name in names(facts.HELPERS)]  # Crane, Innkeeper …
WITH_BRIDGE: Final = TABLE.add("bridge").first  # onto the Bridge of the Sky
IMPRISON: Final = TABLE.add("imprison", names(facts.CAPTIVES))
SPEND: Final = TABLE.add("spend", bundles.BUNDLE_NAMES)  # pay, give, put on an event
# answers to cards, locations and events
GAIN: Final = TABLE.add("gain", bundles.BUNDLE_NAMES[: bundles.BASE_BUNDLES])
CARD: Final = TABLE.add("card", facts.CARD_NAMES)  # of the hand, the Meadow, a city, what was revealed
COPY: Final = TABLE.add("copy", [str(copy) for copy in range(MOST_COPIES)])  # which of several equal cards
ACTIVATE: Final = TABLE.add("activate", names(facts.GREEN_KINDS), SEAT_NAMES)  # a green card of a seat's city
RECALL: Final = TABLE.add("recall", PLACE_NAMES)  # a worker of yours from a place …
RECALL_FROM: Final = TABLE.add("recall_from", names(facts.DESTINATIONS), SEAT_NAMES)  # … or from a card
PILE: Final = TABLE.add("pile", ["deck", "discard"])
SEAT: Final = TABLE.add("seat", SEAT_NAMES)
COUNT: Final = TABLE.add("count", [str(count) for count in range(HIGHEST_COUNT + 1)])
CHOOSE: Final = TABLE.add("choose", ["cards", "resources", "points", "reveal"])  # one of what a card offers
NAME_COLOUR: Final = TABLE.add("colour", [name for name in COLOURS if name != COLOURS[GREEN]])
DONE: Final = TABLE.add("done").first


def deck_actions(verb: Verb) -> list[int]:
    """The verb's action for each kind; Legendaries, which are in no deck, have none."""
    found = [NO_ACTION] * facts.KINDS
    for at, kind in enumerate(facts.DECK_KINDS):
        found[kind] = verb.action(at)
    return found


# For the quick making of long lists of options: actions by kind, by destination and by first id.
PLAY_OF: Final = deck_actions(PLAY)
MEADOW_OF: Final = deck_actions(MEADOW_CARD)
CARD_OF: Final = [CARD.action(kind) for kind in range(facts.KINDS)]
VISIT_OF: Final = [VISIT.action(at) for at in range(len(facts.DESTINATIONS))]  # … of the first seat
RECALL_OF: Final = [RECALL_FROM.action(at) for at in range(len(facts.DESTINATIONS))]
PLACINGS: Final = PLACE.first
ACHIEVINGS: Final = ACHIEVE.first
CHOOSE_POINTS: Final = CHOOSE.action(2)
CHOOSE_REVEAL: Final = CHOOSE.action(3)
DECK_PILE: Final = 0
DISCARD_PILE: Final = 1
