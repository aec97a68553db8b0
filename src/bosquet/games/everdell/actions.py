"""The actions of Everdell: few verbs, and nouns that are kinds of cards, places, bundles, seats and numbers.

Verbs stand in the order in which a list of options must name them.
"""

from typing import Final

from ...core.actions import ActionTable
from .bundles import BUNDLE_NAMES
from .data import CARD_NAMES, CONSTRUCTIONS, CRITTERS, DESTINATIONS, GREEN_KINDS, KINDS, MOST_SEATS
from .places import EVENT_NAMES, LOCATION_NAMES, PLACE_NAMES

SEAT_NAMES: Final = [str(seat) for seat in range(MOST_SEATS)]
DESTINATION_NAMES: Final = [CARD_NAMES[kind] for kind in DESTINATIONS]
GREEN_NAMES: Final = [CARD_NAMES[kind] for kind in GREEN_KINDS]
MOST_COPIES: Final = 8
HIGHEST_COUNT: Final = 3


def index_of(kinds: list[int]) -> list[int]:
    """Where a kind stands among the nouns of a verb, by kind."""
    index = [-1] * KINDS
    for at, kind in enumerate(kinds):
        index[kind] = at
    return index


TABLE: Final = ActionTable()
# a turn: one of these (EVD-2)
PLAY: Final = TABLE.add("play", CARD_NAMES, not_now=("refuse.answer_first", "EVD-5.1"))  # from the hand
MEADOW_CARD: Final = TABLE.add("meadow", CARD_NAMES, not_now=("refuse.answer_first", "EVD-5.1"))
PLACE: Final = TABLE.add("place", LOCATION_NAMES, not_now=("refuse.answer_first", "EVD-5.1"))
ACHIEVE: Final = TABLE.add("event", EVENT_NAMES, not_now=("refuse.answer_first", "EVD-5.1"))
VISIT: Final = TABLE.add("visit", DESTINATION_NAMES, SEAT_NAMES, not_now=("refuse.answer_first", "EVD-5.1"))
PREPARE: Final = TABLE.add("prepare", not_now=("refuse.answer_first", "EVD-5.1")).first
PASS: Final = TABLE.add("pass", not_now=("refuse.answer_first", "EVD-5.1")).first
# how a card is played, the cheapest way first (EVD-6)
OCCUPY: Final = TABLE.add("occupy", [CARD_NAMES[kind] for kind in CONSTRUCTIONS])
PAY: Final = TABLE.add("pay").first
JUDGED: Final = TABLE.add("judge").first
WITH_INNKEEPER: Final = TABLE.add("innkeeper").first
WITH_CRANE: Final = TABLE.add("crane").first
IMPRISON: Final = TABLE.add("imprison", [CARD_NAMES[kind] for kind in CRITTERS])
SPEND: Final = TABLE.add("spend", BUNDLE_NAMES)  # pay, give, put on an event
# answers to cards, locations and events
GAIN: Final = TABLE.add("gain", BUNDLE_NAMES)
CARD: Final = TABLE.add("card", CARD_NAMES)  # of the hand, the Meadow, a city, what was revealed
COPY: Final = TABLE.add("copy", [str(copy) for copy in range(MOST_COPIES)])  # which of several equal cards
ACTIVATE: Final = TABLE.add("activate", GREEN_NAMES, SEAT_NAMES)  # a green card of that seat's city
RECALL: Final = TABLE.add("recall", PLACE_NAMES)  # a worker of yours from a place …
RECALL_FROM: Final = TABLE.add("recall_from", DESTINATION_NAMES, SEAT_NAMES)  # … or from a card
PILE: Final = TABLE.add("pile", ["deck", "discard"])
SEAT: Final = TABLE.add("seat", SEAT_NAMES)
COUNT: Final = TABLE.add("count", [str(count) for count in range(HIGHEST_COUNT + 1)])
DONE: Final = TABLE.add("done").first

DESTINATION_INDEX: Final = index_of(DESTINATIONS)
CONSTRUCTION_INDEX: Final = index_of(CONSTRUCTIONS)
CRITTER_INDEX: Final = index_of(CRITTERS)
GREEN_INDEX: Final = index_of(GREEN_KINDS)
# First ids, for the quick making of long lists of options.
PLAYS: Final = PLAY.first
MEADOWS: Final = MEADOW_CARD.first
PLACINGS: Final = PLACE.first
ACHIEVINGS: Final = ACHIEVE.first
VISITS: Final = VISIT.first
CARDS: Final = CARD.first
SPENDS: Final = SPEND.first
GAINS: Final = GAIN.first
DECK_PILE: Final = 0
DISCARD_PILE: Final = 1
