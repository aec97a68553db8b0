"""The questions of Everdell, shared by cards, locations and events: each gives its answer to who asked.

`by` names the asker: a kind of card, or ASKING_PLACE + a place. `purpose` says what the answer is for, and with
it where to choose and what is allowed; it also names the prompt.
"""

from typing import Final

from ...core.frames import Frame, Question
from ...core.messages import Message
from ...core.reading import need
from .actions import (
    ACTIVATE,
    CARD,
    CARDS,
    COPY,
    COUNT,
    DECK_PILE,
    DISCARD_PILE,
    DONE,
    GAINS,
    MEADOW_CARD,
    MEADOWS,
    PILE,
    PLACE,
    PLAY,
    PLAYS,
    SEAT,
    SPENDS,
)
from .bundles import AMOUNT, OF_SIZE, ONE, STORES, UP_TO, amounts_by_name
from .city import KIND, OCCUPIED, count_workers, takes_fool
from .data import (
    BERRY,
    CARD_NAMES,
    GREEN_KINDS,
    IS_CRITTER,
    NO_CARD,
    PEBBLE,
    POINTS,
    RESIN,
    TWIG,
    UNIVERSITY,
)
from .paying import FREE, ONE_FEWER, THREE_FEWER, can_play, payments, ways
from .places import BASICS, EVENT, MARKETING_PLAN, PLACE_NAMES
from .playable import need_bottom
from .production import reachable
from .state import Everdell
from .supply import hand_receivers, has_bundle, receivers
from .targets import card_source, target_of
from .workers import QUEEN_POINTS, add_placements, count_at, deployed, location_open

ASKING_PLACE: Final = 64
NONE: Final = -1  # the answer "done"


def asker_name(by: int) -> str:
    if by >= ASKING_PLACE:
        return PLACE_NAMES[by - ASKING_PLACE]
    return CARD_NAMES[by] if by >= 0 else ""


class Asked(Question[Everdell]):
    """What all of them share: who asks, and where on the board an answer is given."""

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by: Final = by

    def asker(self, s: Everdell) -> str:
        return asker_name(self.by)

    def target(self, s: Everdell, action: int) -> str:
        return target_of(s, self.seat, action)

    def fits(self, s: Everdell, above: Frame[Everdell] | None) -> None:
        """On top of a turn under way; who asked compares the question with its own (`Inquiry`)."""
        need(above is None, "one question")
        need_bottom(s)

    def say(self, key: str, count: int = 1) -> Message:
        return Message(f"prompt.{key}", {"count": count})


# --- cards -------------------------------------------------------------------------------------------------

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
]
FROM_HAND: Final = 0
FROM_MEADOW: Final = 1
FROM_ASIDE: Final = 2
FROM_CITY: Final = 3
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
]
SOURCE_NAMES: Final = ["hand", "meadow", "aside", "city"]


def allowed(s: Everdell, seat: int, purpose: int, card: int) -> bool:
    if purpose in (GRADUATE, CAPTURE):
        return IS_CRITTER[card]
    if purpose == REVIVE:
        return can_play(s, seat, card, FREE)
    if purpose == DELIVER:
        return 0 <= POINTS[card] <= QUEEN_POINTS and can_play(s, seat, card, FREE)
    if purpose == REPLACE:
        return not IS_CRITTER[card]
    if purpose == RETIRE:
        return card != UNIVERSITY
    return True


class PickCard(Asked):
    """One card of a kind; `stop` is 1 where "done" may end the picking; `left` how many more may follow."""

    def __init__(self, seat: int, by: int, purpose: int, stop: int, left: int) -> None:
        super().__init__(seat, by)
        self.purpose: Final = purpose
        self.stop: Final = stop
        self.left: Final = left

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.purpose, self.stop, self.left)

    def options(self, s: Everdell) -> list[int]:
        source = SOURCES[self.purpose]
        if source == FROM_HAND:
            cards = s.hands[self.seat].cards
        elif source == FROM_MEADOW:
            cards = [card for card in s.meadow if card != NO_CARD]
            cards.sort()
        elif source == FROM_ASIDE:
            cards = s.aside.cards
        else:
            cards = [card & KIND for card in s.cities[self.seat]]
            cards.sort()
        found: list[int] = []
        last = NO_CARD
        for card in cards:
            if card != last:
                last = card
                if allowed(s, self.seat, self.purpose, card):
                    found.append(CARDS + card)
        if self.stop:
            found.append(DONE)
        return found

    def answer(self, s: Everdell, action: int) -> int:
        return NONE if action == DONE else CARD.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say(CARD_PURPOSES[self.purpose], self.left)

    def target(self, s: Everdell, action: int) -> str:
        if action == DONE:
            return "done"
        return card_source(s, self.seat, SOURCE_NAMES[SOURCES[self.purpose]], CARD.noun(action))


OCCUPYING: Final = 0
REMOVING: Final = 1
VISITING: Final = 2
FILLING: Final = 3
COPY_PURPOSES: Final = ["copy_occupy", "copy_remove", "copy_visit", "copy_fill"]


def copies(s: Everdell, owner: int, kind: int, purpose: int) -> list[int]:
    """The places of the kind's copies that will do, one of each that look alike."""
    found: list[int] = []
    seen: list[int] = []
    at = 0
    for card in s.cities[owner]:
        if card & KIND == kind and card not in seen:
            if (purpose == OCCUPYING and card & OCCUPIED) or (purpose == VISITING and count_workers(card)):
                pass
            else:
                seen.append(card)
                found.append(at)
        at += 1
    return found


class PickCopy(Asked):
    """Which of several equal cards of the own city, where something on them differs."""

    def __init__(self, seat: int, by: int, kind: int, purpose: int) -> None:
        super().__init__(seat, by)
        self.kind: Final = kind
        self.purpose: Final = purpose

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.kind, self.purpose)

    def options(self, s: Everdell) -> list[int]:
        city = s.cities[self.seat]
        found: list[int] = []
        for at in copies(s, self.seat, self.kind, self.purpose):
            before = 0
            for earlier in range(at):
                if city[earlier] & KIND == self.kind:
                    before += 1
            found.append(COPY.first + before)
        return found

    def answer(self, s: Everdell, action: int) -> int:
        """The card's place in the city."""
        copy = COPY.noun(action)
        city = s.cities[self.seat]
        for at in range(len(city)):
            if city[at] & KIND == self.kind:
                if copy == 0:
                    return at
                copy -= 1
        return NONE

    def prompt(self, s: Everdell, seat: int) -> Message:
        return Message(
            f"prompt.{COPY_PURPOSES[self.purpose]}",
            {"card": CARD_NAMES[self.kind]},
        )

    def target(self, s: Everdell, action: int) -> str:
        return f"city/{self.seat}/{CARD_NAMES[self.kind]}/{COPY.noun(action)}"


# --- playing and paying ------------------------------------------------------------------------------------


class PickWay(Asked):
    """How the card is played, where there is more than one way (EVD-6): the cheapest is the first."""

    def __init__(self, seat: int, by: int, terms: int) -> None:
        super().__init__(seat, by)
        self.terms: Final = terms

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.terms)

    def options(self, s: Everdell) -> list[int]:
        return ways(s, self.seat, self.by, self.terms)

    def answer(self, s: Everdell, action: int) -> int:
        return action

    def prompt(self, s: Everdell, seat: int) -> Message:
        return Message("prompt.way", {"card": CARD_NAMES[self.by]})

    def effect(self, s: Everdell, action: int) -> dict[str, object]:
        """The cheapest payment of the way, and how many there are."""
        found = payments(s, self.seat, self.by, self.terms, action)
        return {"cost": amounts_by_name(found[0]), "payments": len(found)}


class PickPayment(Asked):
    """Which units are paid, where a discount or the Judge leaves a choice (EVD-6.13, 6.26)."""

    def __init__(self, seat: int, by: int, terms: int, way: int) -> None:
        super().__init__(seat, by)
        self.terms: Final = terms
        self.way: Final = way

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.terms, self.way)

    def options(self, s: Everdell) -> list[int]:
        return [SPENDS + bundle for bundle in payments(s, self.seat, self.by, self.terms, self.way)]

    def answer(self, s: Everdell, action: int) -> int:
        return action - SPENDS

    def prompt(self, s: Everdell, seat: int) -> Message:
        return Message("prompt.payment", {"card": CARD_NAMES[self.by]})

    def effect(self, s: Everdell, action: int) -> dict[str, object]:
        return {"cost": amounts_by_name(action - SPENDS)}


class PickPlay(Asked):
    """Which card to play by leave of the Queen, an Inn or the forest card, on their terms."""

    def __init__(self, seat: int, by: int, terms: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat, by)
        self.terms: Final = terms
        self.taken: Final = taken  # on the forest card only one of these (EVD-5.16)

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.terms, self.taken)

    def options(self, s: Everdell) -> list[int]:
        found: list[int] = []
        if self.terms == ONE_FEWER:
            for card in sorted(set(self.taken)):
                if can_play(s, self.seat, card, ONE_FEWER):
                    found.append(PLAYS + card)
            found.append(DONE)
            return found
        if self.terms == FREE:
            last = NO_CARD
            for card in s.hands[self.seat].cards:
                if card != last and POINTS[card] <= QUEEN_POINTS and can_play(s, self.seat, card, FREE):
                    found.append(PLAYS + card)
                last = card
        cards = sorted(set(s.meadow))
        for card in cards:
            if card != NO_CARD and (self.terms == THREE_FEWER or POINTS[card] <= QUEEN_POINTS):
                if can_play(s, self.seat, card, self.terms):
                    found.append(MEADOWS + card)
        if not found:  # only in a world that somebody else imagines: the card was in the true hand (EVD-10.4)
            found.append(DONE)
        return found

    def answer(self, s: Everdell, action: int) -> int:
        return NONE if action == DONE else action

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("play_by")

    def effect(self, s: Everdell, action: int) -> dict[str, object] | None:
        if action == DONE:
            return None
        card = PLAY.noun(action) if PLAY.has(action) else MEADOW_CARD.noun(action)
        found = ways(s, self.seat, card, self.terms)
        cost = amounts_by_name(payments(s, self.seat, card, self.terms, found[0])[0])
        return {"cost": cost, "ways": len(found), "points": POINTS[card]}


# --- resources, numbers, seats -----------------------------------------------------------------------------

GAIN_ANY: Final = 0  # exactly `count` of any types
GAIN_BUILDING: Final = 1  # a twig, a resin or a pebble
GAIN_STORE: Final = 2  # what a Storehouse takes in
GAIN_OTHERS: Final = 3  # as many as were given, of other types
SPEND_EXACTLY: Final = 4
SPEND_UP_TO: Final = 5
BUNDLE_PURPOSES: Final = ["gain_any", "gain_building", "gain_store", "gain_others", "spend", "spend_up_to"]
BUILDING: Final = [ONE[TWIG], ONE[RESIN], ONE[PEBBLE]]


class PickBundle(Asked):
    """Resources of any types, all at once; `given` is the bundle that they replace, or who gets them."""

    def __init__(self, seat: int, by: int, purpose: int, count: int, given: int) -> None:
        super().__init__(seat, by)
        self.purpose: Final = purpose
        self.count: Final = count
        self.given: Final = given

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.purpose, self.count, self.given)

    def options(self, s: Everdell) -> list[int]:
        purpose = self.purpose
        if purpose == GAIN_ANY:
            return [GAINS + bundle for bundle in OF_SIZE[self.count]]
        if purpose == GAIN_BUILDING:
            return [GAINS + bundle for bundle in BUILDING]
        if purpose == GAIN_STORE:
            return [GAINS + bundle for bundle in STORES]
        if purpose == GAIN_OTHERS:
            return [GAINS + bundle for bundle in OF_SIZE[self.count] if apart(bundle, self.given)]
        bundles = OF_SIZE[self.count] if purpose == SPEND_EXACTLY else UP_TO[self.count]
        return [SPENDS + bundle for bundle in bundles if has_bundle(s, self.seat, bundle)]

    def answer(self, s: Everdell, action: int) -> int:
        return action - GAINS if self.purpose < SPEND_EXACTLY else action - SPENDS

    def effect(self, s: Everdell, action: int) -> dict[str, object]:
        bundle = self.answer(s, action)
        return {"gain" if self.purpose < SPEND_EXACTLY else "cost": amounts_by_name(bundle)}

    def prompt(self, s: Everdell, seat: int) -> Message:
        if self.by == ASKING_PLACE + EVENT + MARKETING_PLAN:
            return Message("prompt.give_away", {"count": self.count, "other": self.given})
        return self.say(BUNDLE_PURPOSES[self.purpose], self.count)


def apart(one: int, other: int) -> bool:
    """Whether two bundles have no type in common."""
    for resource in range(TWIG, BERRY + 1):
        if AMOUNT[one * 4 + resource] and AMOUNT[other * 4 + resource]:
            return False
    return True


class PickCount(Asked):
    """How many, from none to `high`: what is paid or put on an event is of one `resource`."""

    def __init__(self, seat: int, by: int, high: int, resource: int) -> None:
        super().__init__(seat, by)
        self.high: Final = high
        self.resource: Final = resource

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.high, self.resource)

    def options(self, s: Everdell) -> list[int]:
        return [COUNT.first + count for count in range(self.high + 1)]

    def answer(self, s: Everdell, action: int) -> int:
        return COUNT.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("count_berries" if self.resource == BERRY else "count_twigs", self.high)


TO_PAY: Final = 0  # who gets resources
TO_DEAL: Final = 1  # who gets cards
TO_FOOL: Final = 2  # whose city the Fool enters
SEAT_PURPOSES: Final = ["seat_pay", "seat_deal", "seat_fool"]


def seats_for(s: Everdell, seat: int, purpose: int) -> list[int]:
    if purpose == TO_PAY:
        return receivers(s, seat)
    if purpose == TO_DEAL:
        return hand_receivers(s, seat)
    return [other for other in range(s.seats) if other != seat and takes_fool(s, other)]


class PickSeat(Asked):
    """Which opponent (EVD-8.6, 8.7, 8.11)."""

    def __init__(self, seat: int, by: int, purpose: int) -> None:
        super().__init__(seat, by)
        self.purpose: Final = purpose

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.purpose)

    def options(self, s: Everdell) -> list[int]:
        return [SEAT.first + other for other in seats_for(s, self.seat, self.purpose)]

    def answer(self, s: Everdell, action: int) -> int:
        return SEAT.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say(SEAT_PURPOSES[self.purpose])


# --- places and workers ------------------------------------------------------------------------------------

COPYING: Final = 0  # any basic or forest location of this game (EVD-10.6)
COPYING_BASIC: Final = 1  # any basic location (EVD-5.17)
RINGING: Final = 2  # a basic or forest location with an own worker, or none (EVD-10.26)
LOCATION_PURPOSES: Final = ["copy_location", "copy_basic", "ring"]


def locations_for(s: Everdell, seat: int, purpose: int) -> list[int]:
    found = list(range(BASICS))
    if purpose != COPYING_BASIC:
        found += [place for place in s.forest if location_open(s, seat, place)]
    if purpose == RINGING:
        found = [place for place in found if count_at(s, place, seat)]
    return found


class PickLocation(Asked):
    """A location whose gain is taken without placing a worker."""

    def __init__(self, seat: int, by: int, purpose: int) -> None:
        super().__init__(seat, by)
        self.purpose: Final = purpose

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.purpose)

    def options(self, s: Everdell) -> list[int]:
        found = [PLACE.first + place for place in locations_for(s, self.seat, self.purpose)]
        if self.purpose == RINGING:
            found.append(DONE)
        return found

    def answer(self, s: Everdell, action: int) -> int:
        return NONE if action == DONE else PLACE.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say(LOCATION_PURPOSES[self.purpose])


class PickWorker(Asked):
    """One of the own deployed workers that are not there for good (EVD-10.21, 11.8)."""

    def options(self, s: Everdell) -> list[int]:
        return deployed(s, self.seat)

    def answer(self, s: Everdell, action: int) -> int:
        return action

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("worker")


class PickDestination(Asked):
    """Where the Ranger's worker goes: anywhere that a worker may be placed, but not where it was (EVD-10.22)."""

    def __init__(self, seat: int, by: int, left: int) -> None:
        super().__init__(seat, by)
        self.left: Final = left  # the placing that it comes from

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.left)

    def options(self, s: Everdell) -> list[int]:
        found: list[int] = []
        add_placements(s, self.seat, found)
        return [action for action in found if action != self.left]

    def answer(self, s: Everdell, action: int) -> int:
        return action

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("destination")


# --- production --------------------------------------------------------------------------------------------


class PickGreen(Asked):
    """Which green card to copy: Chip Sweep in that city, Miner Mole in another (EVD-9.4 to 9.12)."""

    def __init__(self, seat: int, by: int, city: int, chain: tuple[int, ...]) -> None:
        super().__init__(seat, by)
        self.city: Final = city  # where the copying card stands
        self.chain: Final = chain  # the cards entered so far, city × 64 + kind

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.city, self.chain)

    def options(self, s: Everdell) -> list[int]:
        found = reachable(s, self.seat, self.by, self.city, self.chain)
        found.append(DONE)
        return found

    def answer(self, s: Everdell, action: int) -> int:
        """The city × 64 + kind."""
        if action == DONE:
            return NONE
        return ACTIVATE.other(action) * 64 + GREEN_KINDS[ACTIVATE.noun(action)]

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("green")


class PickProduction(Asked):
    """Which green card comes next, of those with something to decide (EVD-9.1)."""

    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        super().__init__(seat, NO_CARD)
        self.kinds: Final = kinds

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.kinds)

    def options(self, s: Everdell) -> list[int]:
        return [CARDS + kind for kind in self.kinds]

    def answer(self, s: Everdell, action: int) -> int:
        return CARD.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("production")

    def target(self, s: Everdell, action: int) -> str:
        return f"city/{self.seat}/{CARD_NAMES[CARD.noun(action)]}"


class PickPile(Asked):
    """The deck or the discard pile: one of the two (EVD-10.9)."""

    def options(self, s: Everdell) -> list[int]:
        return [PILE.first + DECK_PILE, PILE.first + DISCARD_PILE]

    def answer(self, s: Everdell, action: int) -> int:
        return PILE.noun(action)

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.by)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("pile")
