"""A location is used without a worker there: Lookout, Clock Tower, and a forest card (EVD-10.6)."""

from typing import Final

from ...core.events import Event
from .asks import ASKING_PLACE, Asked, PickLocation
from .board.pieces import LOCATIONS
from .inquiry import Inquiry
from .state import Everdell


def use_location(s: Everdell, player: int, place: int) -> None:
    LOCATIONS[place].used(s, player, ASKING_PLACE + place)


class CopyLocation(Inquiry):
    """Which location; who copies it may have something to add."""

    def __init__(self, player: int, by: int, purpose: int) -> None:
        super().__init__(player)
        self.by: Final = by
        self.purpose: Final = purpose

    def question(self, s: Everdell) -> Asked:
        return PickLocation(self.player, self.by, self.purpose)

    def resume(self, s: Everdell, answer: int) -> None:
        if s.log is not None:
            s.log.append(Event("copied", {"seat": self.player, "location": LOCATIONS[answer].name}))
        use_location(s, self.player, answer)
        if self.by >= ASKING_PLACE:
            LOCATIONS[self.by - ASKING_PLACE].copied(s, self.player)
