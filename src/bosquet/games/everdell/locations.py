"""What the basic and forest locations, the Haven and the Journey give (EVD-5)."""

from typing import Final

from ...core.events import Event
from .asks import ASKING_PLACE, COPYING_BASIC, Asked, PickLocation
from .data import HAND_LIMIT
from .effects import Discarding, GainAny, TakeFromMeadow
from .inquiry import Inquiry
from .places import (
    COPY_BASIC,
    DISCARD_FOR_ANY,
    DISCARD_FOR_CARDS,
    DRAW_AND_PLAY,
    GIVES,
    HAVEN,
    JOURNEY,
    JOURNEY_POINTS,
    PLACE_NAMES,
    TWO_ANY,
    TWO_CARDS_ANY,
)
from .state import Everdell
from .supply import draw, gain, gain_points

FOREST_DISCARDS: Final = 3  # a hard cap (EVD-5.18)
FOREST_TAKES: Final = 2


def use_location(s: Everdell, player: int, place: int) -> None:
    """Take what it gives, standing there or copying it."""
    by = ASKING_PLACE + place
    if place < TWO_ANY:
        gives = GIVES[place]
        for resource in range(4):
            if gives[resource]:
                gain(s, player, resource, gives[resource])
        if gives[5]:
            gain_points(s, player, gives[5])
        if gives[4]:
            draw(s, player, gives[4])
    elif place == TWO_ANY:
        s.push(GainAny(player, by, 2))
    elif place == TWO_CARDS_ANY:
        draw(s, player, 2)
        s.push(GainAny(player, by, 1))
    elif place == DISCARD_FOR_ANY:
        s.push(Discarding(player, by, 0, FOREST_DISCARDS, 0))
    elif place in (DISCARD_FOR_CARDS, HAVEN):
        s.push(Discarding(player, by, 0, HAND_LIMIT, 0))
    elif place == COPY_BASIC:
        s.push(CopyLocation(player, by, COPYING_BASIC))
    elif place == DRAW_AND_PLAY:
        s.push(TakeFromMeadow(player, by, FOREST_TAKES, ()))
    else:
        cards = JOURNEY_POINTS[place - JOURNEY]
        s.push(Discarding(player, by, cards, cards, 0))


class CopyLocation(Inquiry):
    """Resolve another location without a worker there: Lookout, Clock Tower, and a forest card (EVD-10.6)."""

    def __init__(self, player: int, by: int, purpose: int) -> None:
        super().__init__(player)
        self.by: Final = by
        self.purpose: Final = purpose

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.by, self.purpose)

    def question(self, s: Everdell) -> Asked:
        return PickLocation(self.player, self.by, self.purpose)

    def resume(self, s: Everdell, answer: int) -> None:
        if s.log is not None:
            s.log.append(Event("copied", {"seat": self.player, "location": PLACE_NAMES[answer]}))
        use_location(s, self.player, answer)
        if self.by == ASKING_PLACE + COPY_BASIC:
            draw(s, self.player, 1)  # EVD-5.17
