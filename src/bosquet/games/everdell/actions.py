"""The actions of Everdell: few verbs, and nouns that are kinds of cards, places, bundles, seats and numbers.

Verbs stand in the order in which a list of options must name them. What the expansions brought stands behind
them all, so that the actions of the base game keep their ids.
"""

from typing import Final

from ...core.actions import ActionTable
from .board.names import EVENT_ORDER, LOCATION_ORDER
from .bundles import BASE_BUNDLES, BUNDLE_NAMES
from .data import (
    BANNER,
    BASE_KINDS,
    CARD_NAMES,
    COLOURS,
    CONSTRUCTIONS,
    CRITTERS,
    DECK_KINDS,
    DESTINATIONS,
    GREEN,
    GREEN_KINDS,
    KINDS,
    LEGENDS,
    MOST_SEATS,
    NO_CARD,
)

SEAT_NAMES: Final = [str(seat) for seat in range(MOST_SEATS)]
MOST_COPIES: Final = 8
HIGHEST_COUNT: Final = 3


def base(kinds: list[int]) -> list[str]:
    """The names of those kinds that are in the base game."""
    return [CARD_NAMES[kind] for kind in kinds if kind < BASE_KINDS]


def later(kinds: list[int]) -> list[str]:
    return [CARD_NAMES[kind] for kind in kinds if kind >= BASE_KINDS]


def index_of(kinds: list[int]) -> list[int]:
    """Where a kind stands among the nouns of a verb, by kind."""
    index = [-1] * KINDS
    for at, kind in enumerate(kinds):
        index[kind] = at
    return index


BASE_NAMES: Final = CARD_NAMES[:BASE_KINDS]
TABLE: Final = ActionTable()
# a turn: one of these (EVD-2)
PLAY: Final = TABLE.add("play", BASE_NAMES, not_now=("refuse.answer_first", "EVD-5.1"))  # from the hand
MEADOW_CARD: Final = TABLE.add("meadow", BASE_NAMES, not_now=("refuse.answer_first", "EVD-5.1"))
PLACE: Final = TABLE.add("place", LOCATION_ORDER, not_now=("refuse.answer_first", "EVD-5.1"))
ACHIEVE: Final = TABLE.add("event", EVENT_ORDER, not_now=("refuse.answer_first", "EVD-5.1"))
VISIT: Final = TABLE.add("visit", base(DESTINATIONS), SEAT_NAMES, not_now=("refuse.answer_first", "EVD-5.1"))
PREPARE: Final = TABLE.add("prepare", not_now=("refuse.answer_first", "EVD-5.1")).first
PASS: Final = TABLE.add("pass", not_now=("refuse.answer_first", "EVD-5.1")).first
# how a card is played, the cheapest way first (EVD-6)
OCCUPY: Final = TABLE.add("occupy", base(CONSTRUCTIONS))
PAY: Final = TABLE.add("pay").first
JUDGED: Final = TABLE.add("judge").first
WITH_INNKEEPER: Final = TABLE.add("innkeeper").first
WITH_CRANE: Final = TABLE.add("crane").first
IMPRISON: Final = TABLE.add("imprison", base(CRITTERS))
SPEND: Final = TABLE.add("spend", BUNDLE_NAMES[:BASE_BUNDLES])  # pay, give, put on an event
# answers to cards, locations and events
GAIN: Final = TABLE.add("gain", BUNDLE_NAMES[:BASE_BUNDLES])
CARD: Final = TABLE.add("card", BASE_NAMES)  # of the hand, the Meadow, a city, what was revealed
COPY: Final = TABLE.add("copy", [str(copy) for copy in range(MOST_COPIES)])  # which of several equal cards
ACTIVATE: Final = TABLE.add("activate", base(GREEN_KINDS), SEAT_NAMES)  # a green card of that seat's city
RECALL: Final = TABLE.add("recall", LOCATION_ORDER + EVENT_ORDER)  # a worker of yours from a place …
RECALL_FROM: Final = TABLE.add("recall_from", base(DESTINATIONS), SEAT_NAMES)  # … or from a card
PILE: Final = TABLE.add("pile", ["deck", "discard"])
SEAT: Final = TABLE.add("seat", SEAT_NAMES)
COUNT: Final = TABLE.add("count", [str(count) for count in range(HIGHEST_COUNT + 1)])
DONE: Final = TABLE.add("done").first
LATER: Final = len(TABLE)  # from here on only with Extra! Extra! or Legends
TABLE.extend(PLAY, CARD_NAMES[BASE_KINDS:DECK_KINDS])
TABLE.extend(MEADOW_CARD, CARD_NAMES[BASE_KINDS:DECK_KINDS])
TABLE.extend(VISIT, later(DESTINATIONS))
TABLE.extend(OCCUPY, later(CONSTRUCTIONS))
TABLE.extend(IMPRISON, later([kind for kind in CRITTERS if BANNER[kind] == NO_CARD]))
TABLE.extend(SPEND, BUNDLE_NAMES[BASE_BUNDLES:])
TABLE.extend(CARD, CARD_NAMES[BASE_KINDS:])
TABLE.extend(ACTIVATE, later(GREEN_KINDS))
TABLE.extend(RECALL_FROM, later(DESTINATIONS))
CHOOSE: Final = TABLE.add("choose", ["cards", "resources", "points", "reveal"])  # one of what a card offers
NAME_COLOUR: Final = TABLE.add("colour", [name for name in COLOURS if name != COLOURS[GREEN]])
LEGEND: Final = TABLE.add(
    "legend", [CARD_NAMES[kind] for kind in LEGENDS], not_now=("refuse.answer_first", "EVD-5.1")
)
UPGRADE: Final = TABLE.add("upgrade").first  # ways to play a card: in place of its banner card …
WITH_BRIDGE: Final = TABLE.add("bridge").first  # … and onto the Bridge of the Sky

DESTINATION_INDEX: Final = index_of(DESTINATIONS)
CONSTRUCTION_INDEX: Final = index_of(CONSTRUCTIONS)
CRITTER_INDEX: Final = index_of(CRITTERS)
GREEN_INDEX: Final = index_of(GREEN_KINDS)
# For the quick making of long lists of options: actions by kind, by destination and by first id.
PLAY_OF: Final = [PLAY.action(kind) for kind in range(DECK_KINDS)]
MEADOW_OF: Final = [MEADOW_CARD.action(kind) for kind in range(DECK_KINDS)]
CARD_OF: Final = [CARD.action(kind) for kind in range(KINDS)]
VISIT_OF: Final = [VISIT.action(at) for at in range(len(DESTINATIONS))]  # … of the first seat
RECALL_OF: Final = [RECALL_FROM.action(at) for at in range(len(DESTINATIONS))]
CHOOSE_CARDS: Final = CHOOSE.action(0)
CHOOSE_RESOURCES: Final = CHOOSE.action(1)
CHOOSE_POINTS: Final = CHOOSE.action(2)
CHOOSE_REVEAL: Final = CHOOSE.action(3)
DECK_PILE: Final = 0
DISCARD_PILE: Final = 1
