"""Resources, numbers and opponents."""

from typing import Final

from ....core.messages import Message
from ....core.rng import Rng
from .. import actions, bundles
from ..board.pieces import EVENTS, LOCATIONS
from ..data import BERRY, TWIG
from ..habit import best_of
from ..room import takes_fool
from ..state import Everdell
from ..supply import hand_receivers, has_bundle, receivers
from .asked import ASKING_PLACE, NONE, Asked

GAIN_ANY: Final = 0  # exactly `count` of any types
GAIN_BUILDING: Final = 1  # a twig, a resin or a pebble
GAIN_STORE: Final = 2  # what a Storehouse takes in
GAIN_OTHERS: Final = 3  # as many as were given, of other types
SPEND_EXACTLY: Final = 4
SPEND_UP_TO: Final = 5
BUNDLE_PURPOSES: Final = ["gain_any", "gain_building", "gain_store", "gain_others", "spend", "spend_up_to"]


class PickBundle(Asked):
    """Resources of any types, all at once; `given` is the bundle that they replace, or who gets them."""

    def __init__(self, seat: int, by: int, purpose: int, count: int, given: int) -> None:
        super().__init__(seat, by)
        self.purpose: Final = purpose
        self.count: Final = count
        self.given: Final = given

    def options(self, s: Everdell) -> list[int]:
        purpose = self.purpose
        if purpose == GAIN_ANY:
            return actions.GAIN.each(bundles.OF_SIZE[self.count])
        if purpose == GAIN_BUILDING:
            return actions.GAIN.each(bundles.ONE[TWIG:BERRY])
        if purpose == GAIN_STORE:
            return actions.GAIN.each(bundles.STORES)
        if purpose == GAIN_OTHERS:
            return [
                actions.GAIN.action(bundle)
                for bundle in bundles.OF_SIZE[self.count]
                if apart(bundle, self.given)
            ]
        some = bundles.OF_SIZE[self.count] if purpose == SPEND_EXACTLY else bundles.UP_TO[self.count]
        return [actions.SPEND.action(bundle) for bundle in some if has_bundle(s, self.seat, bundle)]

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        if self.purpose < SPEND_EXACTLY:
            return best_of(s, seat, options, rng)
        return super().habit(s, seat, options, rng)

    def answer(self, s: Everdell, action: int) -> int:
        return (actions.GAIN if self.purpose < SPEND_EXACTLY else actions.SPEND).noun(action)

    def effect(self, s: Everdell, action: int) -> dict[str, object]:
        bundle = self.answer(s, action)
        return {"gain" if self.purpose < SPEND_EXACTLY else "cost": bundles.amounts_by_name(bundle)}

    def prompt(self, s: Everdell, seat: int) -> Message:
        tile = self.by - ASKING_PLACE - len(LOCATIONS)
        words = EVENTS[tile].words(self.count, self.given) if tile >= 0 else None
        return words or self.say(BUNDLE_PURPOSES[self.purpose], self.count)


def apart(one: int, other: int) -> bool:
    """Whether two bundles have no type in common."""
    for resource in range(TWIG, BERRY + 1):
        if bundles.AMOUNT[one * 4 + resource] and bundles.AMOUNT[other * 4 + resource]:
            return False
    return True


class PickCount(Asked):
    """How many, from none to `high`: what is paid or put on an event is of one `resource`."""

    def __init__(self, seat: int, by: int, high: int, resource: int) -> None:
        super().__init__(seat, by)
        self.high: Final = high
        self.resource: Final = resource

    def options(self, s: Everdell) -> list[int]:
        return [actions.COUNT.action(count) for count in range(self.high + 1)]

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        return options[len(options) - 1]

    def answer(self, s: Everdell, action: int) -> int:
        return actions.COUNT.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("count_berries" if self.resource == BERRY else "count_twigs", self.high)


TO_PAY: Final = 0  # who gets resources
TO_DEAL: Final = 1  # who gets cards
TO_FOOL: Final = 2  # whose city the Fool enters
TO_CRY: Final = 3  # who gets cards, or nobody
SEAT_PURPOSES: Final = ["seat_pay", "seat_deal", "seat_fool", "seat_cry"]


def seats_for(s: Everdell, seat: int, purpose: int) -> list[int]:
    if purpose == TO_PAY:
        return receivers(s, seat)
    if purpose in (TO_DEAL, TO_CRY):
        return hand_receivers(s, seat)
    return [other for other in range(s.seats) if other != seat and takes_fool(s, other)]


class PickSeat(Asked):
    """Which opponent (EVD-8.6, 8.7, 8.11)."""

    def __init__(self, seat: int, by: int, purpose: int) -> None:
        super().__init__(seat, by)
        self.purpose: Final = purpose

    def options(self, s: Everdell) -> list[int]:
        found = actions.SEAT.each(seats_for(s, self.seat, self.purpose))
        if self.purpose == TO_CRY:
            found.append(actions.DONE)
        return found

    def answer(self, s: Everdell, action: int) -> int:
        return NONE if action == actions.DONE else actions.SEAT.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say(SEAT_PURPOSES[self.purpose])
