"""Against Rugwort a Fool is discarded, and any one card of his city with it (EVD-14.12)."""

from typing import Final

from ...core.events import Event
from ...core.reading import need
from . import facts
from .asks import OUST, OUSTING, Asked, PickCard
from .city import KIND, leave_city
from .data import NO_CARD, RUGWORT
from .inquiry import CardOfCity
from .state import Everdell
from .supply import discard_openly
from .triggers import Triggers, need_watchers


class Ousting(CardOfCity):
    """Which card; his city may be empty. A worker may stand on one of several copies."""

    def __init__(self, player: int, watchers: int, kind: int = NO_CARD) -> None:
        super().__init__(player, kind)
        self.watchers: Final = watchers

    def pick(self, s: Everdell) -> Asked:
        return PickCard(self.player, facts.FOOL, OUST, 0, 1)

    def purpose(self, s: Everdell) -> int:
        return OUSTING

    def owner(self) -> int:
        return RUGWORT

    def of_kind(self, kind: int) -> CardOfCity:
        return Ousting(self.player, self.watchers, kind)

    def sound(self, s: Everdell) -> None:
        need(s.year > 0 and bool(s.cities[RUGWORT]), "a card of Rugwort's")
        need_watchers(self.watchers)

    def run(self, s: Everdell) -> None:
        if s.cities[RUGWORT]:
            s.ask(self, self.question(s))
        else:
            self.end(s)

    def picked(self, s: Everdell, at: int) -> None:
        card = leave_city(s, RUGWORT, at) & KIND
        discard_openly(s, card)
        if s.log is not None:
            s.log.append(Event("rugwort_lost", {"seat": self.player, "card": facts.CARD_NAMES[card]}))
        self.end(s)

    def end(self, s: Everdell) -> None:
        if self.watchers:
            s.push(Triggers(self.player, self.watchers))
