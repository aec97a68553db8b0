"""Locations and workers."""

from typing import Final

from ....core.messages import Message
from ....core.rng import Rng
from .. import actions, facts
from ..board.pieces import EVENT_NAMES, LOCATIONS, RIVER, count_at, event_free, events_in_play
from ..city import free_copies
from ..data import NOBODY
from ..habit import best_of
from ..refusals import why_not_event, why_not_now
from ..state import Everdell
from ..workers import add_placements, deployed
from .asked import NONE, Asked

COPYING: Final = 0  # any basic or forest location of this game (EVD-10.6)
COPYING_BASIC: Final = 1  # any basic location (EVD-5.17)
RINGING: Final = 2  # a basic or forest location with an own worker, or none (EVD-10.26)
LOCATION_PURPOSES: Final = ["copy_location", "copy_basic", "ring"]


def locations_for(s: Everdell, seat: int, purpose: int) -> list[int]:
    found = RIVER[:]
    if purpose != COPYING_BASIC:
        found += [place for place in s.woods if LOCATIONS[place].open(s, seat)]
    if purpose == RINGING:
        found = [place for place in found if count_at(s, place, seat)]
    return found


class PickLocation(Asked):
    """A location whose gain is taken without placing a worker."""

    def __init__(self, seat: int, by: int, purpose: int) -> None:
        super().__init__(seat, by)
        self.purpose: Final = purpose

    def options(self, s: Everdell) -> list[int]:
        found = actions.PLACE.each(locations_for(s, self.seat, self.purpose))
        if self.purpose == RINGING:
            found.append(actions.DONE)
        return found

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        return best_of(s, seat, options, rng)

    def answer(self, s: Everdell, action: int) -> int:
        return NONE if action == actions.DONE else actions.PLACE.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say(LOCATION_PURPOSES[self.purpose])


class PickEvent(Asked):
    """Any event that nobody has achieved, whatever it requires (EVD-13.11)."""

    def options(self, s: Everdell) -> list[int]:
        return actions.ACHIEVE.each([event for event in events_in_play(s) if event_free(s, self.seat, event)])

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        return best_of(s, seat, options, rng)

    def answer(self, s: Everdell, action: int) -> int:
        return actions.ACHIEVE.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("free_event")

    def why_not(self, s: Everdell, seat: int, action: int) -> Message | None:
        if not actions.ACHIEVE.has(action):
            return None
        event = actions.ACHIEVE.noun(action)
        if s.owners[event] == NOBODY and event in events_in_play(s):
            return Message("refuse.cannot_pay_event", {"event": EVENT_NAMES[event]}, "EVD-13.11")
        return why_not_event(s, seat, event)


class PickWorker(Asked):
    """One of the own deployed workers that are not there for good (EVD-10.21, 11.8)."""

    def options(self, s: Everdell) -> list[int]:
        return deployed(s, self.seat)

    def answer(self, s: Everdell, action: int) -> int:
        return action

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("worker")


class PickDestination(Asked):
    """Where the Ranger's worker goes: where one may be placed, but not where it was (EVD-10.22)."""

    def __init__(self, seat: int, by: int, origin: int) -> None:
        super().__init__(seat, by)
        self.origin: Final = origin  # the placing that it comes from

    def options(self, s: Everdell) -> list[int]:
        found: list[int] = []
        add_placements(s, self.seat, found)
        return [action for action in found if action != self.origin or self.has_another(s)]

    def why_not(self, s: Everdell, seat: int, action: int) -> Message | None:
        if action == self.origin:
            return Message("refuse.same_place", {}, "EVD-10.22")
        if actions.PLACE.has(action) or actions.ACHIEVE.has(action) or actions.VISIT.has(action):
            return why_not_now(s, seat, action)
        return None

    def has_another(self, s: Everdell) -> bool:
        """Another copy of the card that it comes from is another place."""
        if not actions.VISIT.has(self.origin):
            return False
        return (
            free_copies(
                s, actions.VISIT.other(self.origin), facts.DESTINATIONS[actions.VISIT.noun(self.origin)]
            )
            > 1
        )

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        return best_of(s, seat, options, rng)

    def answer(self, s: Everdell, action: int) -> int:
        return action

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("destination")
