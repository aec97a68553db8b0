"""The actions of Everdell: few verbs, and nouns that are kinds of cards, places, bundles, seats and numbers.

Verbs stand in the order in which a list of options must name them. What the expansions brought stands behind
them all, so that the actions of the base game keep their ids.
"""

from typing import Final

from ...core.actions import NEVER, ActionTable, Verb
from . import bundles, facts
from .board.names import EVENT_ORDER, LOCATION_ORDER
from .data import COLOURS, GREEN, MOST_SEATS

SEAT_NAMES: Final = [str(seat) for seat in range(MOST_SEATS)]
MOST_COPIES: Final = 8
HIGHEST_COUNT: Final = 3


def base(kinds: list[int]) -> list[str]:
    """The names of those kinds that are in the base game."""
    return [facts.CARD_NAMES[kind] for kind in kinds if kind in facts.BASE_KINDS]


def later(kinds: list[int]) -> list[str]:
    return [facts.CARD_NAMES[kind] for kind in kinds if kind not in facts.BASE_KINDS]


BASE_NAMES: Final = base(facts.DECK_KINDS)
TABLE: Final = ActionTable()
# a turn: one of these (EVD-2)
PLAY: Final = TABLE.add("play", BASE_NAMES, not_now=("refuse.answer_first", "EVD-5.1"))  # from the hand
MEADOW_CARD: Final = TABLE.add("meadow", BASE_NAMES, not_now=("refuse.answer_first", "EVD-5.1"))
PLACE: Final = TABLE.add("place", LOCATION_ORDER, not_now=("refuse.answer_first", "EVD-5.1"))
ACHIEVE: Final = TABLE.add("event", EVENT_ORDER, not_now=("refuse.answer_first", "EVD-5.1"))
VISIT: Final = TABLE.add(
    "visit", base(facts.DESTINATIONS), SEAT_NAMES, not_now=("refuse.answer_first", "EVD-5.1")
)
PREPARE: Final = TABLE.add("prepare", not_now=("refuse.answer_first", "EVD-5.1")).first
PASS: Final = TABLE.add("pass", not_now=("refuse.answer_first", "EVD-5.1")).first
# how a card is played, the cheapest way first (EVD-6)
OCCUPY: Final = TABLE.add("occupy", base(facts.CONSTRUCTIONS))
PAY: Final = TABLE.add("pay").first
JUDGED: Final = TABLE.add("judge").first
WITH_INNKEEPER: Final = TABLE.add("innkeeper").first
WITH_CRANE: Final = TABLE.add("crane").first
IMPRISON: Final = TABLE.add("imprison", base(facts.CRITTERS))
SPEND: Final = TABLE.add("spend", bundles.BUNDLE_NAMES[: bundles.BASE_BUNDLES])  # pay, give, put on an event
# answers to cards, locations and events
GAIN: Final = TABLE.add("gain", bundles.BUNDLE_NAMES[: bundles.BASE_BUNDLES])
CARD: Final = TABLE.add("card", BASE_NAMES)  # of the hand, the Meadow, a city, what was revealed
COPY: Final = TABLE.add("copy", [str(copy) for copy in range(MOST_COPIES)])  # which of several equal cards
ACTIVATE: Final = TABLE.add(
    "activate", base(facts.GREEN_KINDS), SEAT_NAMES
)  # a green card of that seat's city
RECALL: Final = TABLE.add("recall", LOCATION_ORDER + EVENT_ORDER)  # a worker of yours from a place …
RECALL_FROM: Final = TABLE.add("recall_from", base(facts.DESTINATIONS), SEAT_NAMES)  # … or from a card
PILE: Final = TABLE.add("pile", ["deck", "discard"])
SEAT: Final = TABLE.add("seat", SEAT_NAMES)
COUNT: Final = TABLE.add("count", [str(count) for count in range(HIGHEST_COUNT + 1)])
DONE: Final = TABLE.add("done").first
LATER: Final = len(TABLE)  # from here on only with Extra! Extra! or Legends
TABLE.extend(PLAY, later(facts.DECK_KINDS))
TABLE.extend(MEADOW_CARD, later(facts.DECK_KINDS))
TABLE.extend(VISIT, later(facts.DESTINATIONS))
TABLE.extend(OCCUPY, later(facts.CONSTRUCTIONS))
TABLE.extend(IMPRISON, later(facts.CAPTIVES))
TABLE.extend(SPEND, bundles.BUNDLE_NAMES[bundles.BASE_BUNDLES :])
TABLE.extend(CARD, later(list(range(facts.KINDS))))
TABLE.extend(ACTIVATE, later(facts.GREEN_KINDS))
TABLE.extend(RECALL_FROM, later(facts.DESTINATIONS))
CHOOSE: Final = TABLE.add("choose", ["cards", "resources", "points", "reveal"])  # one of what a card offers
NAME_COLOUR: Final = TABLE.add("colour", [name for name in COLOURS if name != COLOURS[GREEN]])
LEGEND: Final = TABLE.add(
    "legend",
    [facts.CARD_NAMES[kind] for kind in facts.LEGENDARIES],
    not_now=("refuse.answer_first", "EVD-5.1"),
)
UPGRADE: Final = TABLE.add("upgrade").first  # ways to play a card: in place of its banner card …
WITH_BRIDGE: Final = TABLE.add("bridge").first  # … and onto the Bridge of the Sky


def deck_actions(verb: Verb) -> list[int]:
    """The verb's action for each kind; Legendaries, which are in no deck, have none."""
    found = [NEVER] * facts.KINDS
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
