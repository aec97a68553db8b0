"""Which card: of the hand, the Meadow, a city, or of those laid aside; and which copy."""

from typing import Final

from ....core.messages import Message
from ....core.rng import Rng
from .. import actions, facts
from ..city import KIND, OCCUPIED, count_workers
from ..data import NO_CARD, PLOTS, RUGWORT
from ..habit import habit_card
from ..paying import FREE, QUEEN_POINTS, can_play
from ..room import replaceable
from ..state import Everdell
from ..targets import card_source, city_target
from .asked import NONE, Asked

DISCARD: Final = 0  # from the hand
GIVE: Final = 1
GRADUATE: Final = 2  # Critters of the hand, under an event
TAKE: Final = 3  # from the Meadow into the hand
CLEAR: Final = 4  # from the Meadow onto the pile
KEEP: Final = 5  # of those drawn aside
REVIVE: Final = 6  # one that can be played for nothing must be (EVD-10.9)
DELIVER: Final = 7  # one of 0 to 3 points may be (EVD-4.5)
TAKE_SCROLL: Final = 8
BURY_SCROLL: Final = 9
REPLACE: Final = 10  # a Construction of the city
RETIRE: Final = 11  # any card of the city but the University
CURE: Final = 12  # any card of the city
CAPTURE: Final = 13  # a Critter of the city
OUST: Final = 14  # any card of Rugwort's (EVD-14.12)
HOST: Final = 15  # a Construction of the city, for the Spring
CARD_PURPOSES: Final = [
    "discard",
    "give_card",
    "graduate",
    "take",
    "clear",
    "keep",
    "revive",
    "deliver",
    "take_scroll",
    "bury_scroll",
    "replace",
    "retire",
    "cure",
    "capture",
    "oust",
    "host",
]
# for these the best card is chosen, for others the worst
TAKING: Final = [GRADUATE, TAKE, KEEP, REVIVE, DELIVER, TAKE_SCROLL, OUST]
FROM_HAND: Final = 0
FROM_MEADOW: Final = 1
FROM_ASIDE: Final = 2
FROM_CITY: Final = 3
FROM_RUGWORT: Final = 4
SOURCES: Final = [
    FROM_HAND,
    FROM_HAND,
    FROM_HAND,
    FROM_MEADOW,
    FROM_MEADOW,
    FROM_ASIDE,
    FROM_ASIDE,
    FROM_ASIDE,
    FROM_ASIDE,
    FROM_ASIDE,
    FROM_CITY,
    FROM_CITY,
    FROM_CITY,
    FROM_CITY,
    FROM_RUGWORT,
    FROM_CITY,
]
SOURCE_NAMES: Final = ["hand", "meadow", "aside", "city", "rugwort"]


def allowed(s: Everdell, seat: int, purpose: int, card: int) -> bool:
    if purpose == GRADUATE:
        return facts.IS_CRITTER[card]
    if purpose == REVIVE:
        return can_play(s, seat, card, FREE)
    if purpose == DELIVER:
        return 0 <= facts.POINTS[card] <= QUEEN_POINTS and can_play(s, seat, card, FREE)
    if purpose == HOST:
        return not facts.IS_CRITTER[card] and card != facts.SPRING_WELL
    if SOURCES[purpose] == FROM_CITY and facts.LEGENDARY[card]:  # it never leaves (EVD-13.8)
        return False
    if purpose == CAPTURE:
        return facts.IS_CRITTER[card]
    if purpose == REPLACE:
        return not facts.IS_CRITTER[card] and (not s.legends or bool(copies(s, seat, card, REPLACING)))
    if purpose == RETIRE:
        return card != facts.UNIVERSITY
    return True


class PickCard(Asked):
    """One card of a kind; `stop` is 1 where "done" may end the picking; `left` how many more may follow."""

    def __init__(self, seat: int, by: int, purpose: int, stop: int, left: int) -> None:
        super().__init__(seat, by)
        self.purpose: Final = purpose
        self.stop: Final = stop
        self.left: Final = left

    def options(self, s: Everdell) -> list[int]:
        source = SOURCES[self.purpose]
        if source == FROM_HAND:
            cards = s.hands[self.seat].cards
        elif source == FROM_MEADOW:
            cards = [card for card in s.meadow[s.closed :] if card != NO_CARD]
            cards.sort()
        elif source == FROM_ASIDE:
            cards = s.aside.cards
        else:
            owner = RUGWORT if source == FROM_RUGWORT else self.seat
            cards = [card & KIND for card in s.cities[owner]]
            cards.sort()
        found: list[int] = []
        last = NO_CARD
        for card in cards:
            if card != last:
                last = card
                if allowed(s, self.seat, self.purpose, card):
                    found.append(actions.CARD_OF[card])
        if self.stop:
            found.append(actions.DONE)
        return found

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        return habit_card(s, seat, options, self.purpose in TAKING, rng)

    def answer(self, s: Everdell, action: int) -> int:
        return NONE if action == actions.DONE else actions.CARD.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say(CARD_PURPOSES[self.purpose], self.left)

    def why_not(self, s: Everdell, seat: int, action: int) -> Message | None:
        leaves = SOURCES[self.purpose] == FROM_CITY and self.purpose != HOST
        if leaves and actions.CARD.has(action) and facts.LEGENDARY[actions.CARD.noun(action)]:
            return Message(
                "refuse.legend_stays", {"card": facts.CARD_NAMES[actions.CARD.noun(action)]}, "EVD-13.8"
            )
        return None

    def target(self, s: Everdell, action: int) -> str:
        if action == actions.DONE:
            return "done"
        return card_source(s, self.seat, SOURCE_NAMES[SOURCES[self.purpose]], actions.CARD.noun(action))


OCCUPYING: Final = 0
REMOVING: Final = 1
VISITING: Final = 2
FILLING: Final = 3
OUSTING: Final = 4  # Rugwort's
REPLACING: Final = 5  # by Ruins, where not every copy will do
UPGRADING: Final = 6  # by a Legendary
HOSTING: Final = 7  # the Spring
COPY_PURPOSES: Final = [
    "copy_occupy",
    "copy_remove",
    "copy_visit",
    "copy_fill",
    "copy_oust",
    "copy_remove",
    "copy_upgrade",
    "copy_host",
]


def copies(s: Everdell, owner: int, kind: int, purpose: int) -> list[int]:
    """The places of the kind's copies that will do, one of each that look alike."""
    found: list[int] = []
    seen: list[int] = []
    for at, card in enumerate(s.cities[owner]):
        if card & KIND != kind or card in seen:
            continue
        if (purpose == OCCUPYING and card & OCCUPIED) or (purpose == VISITING and count_workers(card)):
            continue
        if purpose == REPLACING and not replaceable(card, s.used[owner] >= PLOTS):
            continue
        seen.append(card)
        found.append(at)
    return found


class PickCopy(Asked):
    """Which of several equal cards of the own city or Rugwort's, where something on them differs."""

    def __init__(self, seat: int, by: int, kind: int, purpose: int) -> None:
        super().__init__(seat, by)
        self.kind: Final = kind
        self.purpose: Final = purpose

    def owner(self) -> int:
        return RUGWORT if self.purpose == OUSTING else self.seat

    def options(self, s: Everdell) -> list[int]:
        city = s.cities[self.owner()]
        found: list[int] = []
        for at in copies(s, self.owner(), self.kind, self.purpose):
            before = 0
            for earlier in range(at):
                if city[earlier] & KIND == self.kind:
                    before += 1
            found.append(actions.COPY.action(before))
        return found

    def answer(self, s: Everdell, action: int) -> int:
        """The card's place in the city."""
        city = s.cities[self.owner()]
        return [at for at in range(len(city)) if city[at] & KIND == self.kind][actions.COPY.noun(action)]

    def prompt(self, s: Everdell, seat: int) -> Message:
        return Message(
            f"prompt.{COPY_PURPOSES[self.purpose]}",
            {"card": facts.CARD_NAMES[self.kind]},
        )

    def target(self, s: Everdell, action: int) -> str:
        return f"{city_target(s, self.owner())}/{facts.CARD_NAMES[self.kind]}/{actions.COPY.noun(action)}"
