"""What Rugwort does, by die and calendar and without a choice: he answers cards and prepares (EVD-14)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Step
from . import facts
from .board.pieces import BASIC_EVENTS, EVENTS, PLACE_NAMES
from .city import refresh, settle_in
from .data import AUTUMN, MEADOW, NO_CARD, NOBODY, RUGWORT, SEASONS
from .room import takes_fool
from .rugwort import CLOSED, THIRD_YEAR, WORKER, places_of
from .state import Everdell
from .supply import discard_openly, refill

PLAYER: Final = 0  # the only seat


def place_rugwort(s: Everdell) -> None:
    """His two workers block the first forest card and 3 twigs (EVD-14.1)."""
    for place in places_of(s):
        s.spots[place] = s.spots[place] + WORKER


class Answer(Step[Everdell]):
    """He rolls the die and takes the card of that slot, even from under a worker of his (EVD-14.2, 14.3).

    The slot is refilled before he rolls again (EVD-14.18).
    """

    def run(self, s: Everdell) -> None:
        s.owed = s.owed - 1
        slot: int = s.rng.below(MEADOW)
        if s.log is not None:
            s.log.scene(s)
            s.log.append(Event("rugwort_rolled", {"slot": slot, "face": slot + 1}, True))
        card = s.meadow[slot]
        if card == NO_CARD:
            return
        if s.log is not None:
            s.log.scene(s)  # the die lies on the card
        s.meadow[slot] = NO_CARD
        if card == facts.FOOL:
            bring_fool(s, slot)
        else:
            s.cities[RUGWORT].append(card)
            refresh(s, RUGWORT)
            if s.log is not None:
                s.log.append(Event("rugwort_took", {"slot": slot, "card": facts.CARD_NAMES[card]}))
        refill(s)


def bring_fool(s: Everdell, slot: int) -> None:
    """His Fool goes into the player's city, or onto the pile if there is no plot or a Fool (EVD-14.12)."""
    welcome = takes_fool(s, PLAYER)
    if welcome:
        settle_in(s, PLAYER, facts.FOOL)
    else:
        discard_openly(s, facts.FOOL)
    if s.log is not None:
        if welcome:
            s.log.append(Event("rugwort_fool", {"slot": slot, "seat": PLAYER}))
        else:
            s.log.append(Event("rugwort_fool_lost", {"slot": slot}))


class HisSeason(Step[Everdell]):
    """Events, a worker onto the Meadow, the other two move on; the last autumn costs a worker (EVD-14.5)."""

    def run(self, s: Everdell) -> None:
        season = s.his_season + 1
        left = places_of(s)
        if s.log is not None:
            s.log.scene(s)
            s.log.append(Event("rugwort_prepared", {"season": SEASONS[season]}))
        s.his_season = season
        take_events(s)
        close_slots(s)
        move_on(s, left, places_of(s))
        if season == AUTUMN and s.year == THIRD_YEAR:
            kidnap(s)


def close_slots(s: Everdell) -> None:
    """His new workers lie on the Meadow: 1, 2, then 3 and 4 (EVD-14.5)."""
    for slot in range(s.closed, CLOSED[s.his_season]):
        if s.log is not None:
            s.log.scene(s)
            s.log.append(Event("rugwort_closed", {"slot": slot, "face": slot + 1}))
        s.closed = slot + 1


def move_on(s: Everdell, left: list[int], reached: list[int]) -> None:
    """His wandering workers; in the third autumn one of them leaves (EVD-14.6, 14.7, 14.15)."""
    for at in range(len(left)):
        if s.log is not None:
            s.log.scene(s)
        s.spots[left[at]] = s.spots[left[at]] - WORKER
        if at < len(reached):
            s.spots[reached[at]] = s.spots[reached[at]] + WORKER
            if s.log is not None:
                source, location = PLACE_NAMES[left[at]], PLACE_NAMES[reached[at]]
                s.log.append(Event("rugwort_moved", {"source": source, "location": location}))


def kidnap(s: Everdell) -> None:
    """A worker of the player leaves the game; two are new, so that some are at hand (EVD-14.15)."""
    if s.log is not None:
        s.log.scene(s)
    s.free[PLAYER] = s.free[PLAYER] - 1
    s.kidnapped = 1
    if s.log is not None:
        s.log.append(Event("kidnapped", {"seat": PLAYER}))


def take_events(s: Everdell) -> None:
    """Every basic event that is free and whose colour he has enough of (EVD-14.8, 14.9)."""
    for event in BASIC_EVENTS:
        if s.owners[event] == NOBODY and EVENTS[event].met(s, RUGWORT):
            if s.log is not None:
                s.log.scene(s)
            s.owners[event] = RUGWORT
            if s.log is not None:
                s.log.append(Event("rugwort_event", {"event": EVENTS[event].name}))


ANSWER: Final = Answer()
HIS_SEASON: Final = HisSeason()
