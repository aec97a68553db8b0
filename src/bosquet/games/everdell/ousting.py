"""Against Rugwort a Fool is discarded, and any one card of his city with it (EVD-14.12)."""

from typing import Final

from ...core.events import Event
from ...core.reading import need, whole
from . import facts
from .asks import OUST, OUSTING, Asked, PickCard, PickCopy, copies
from .city import KIND, leave_city
from .data import RUGWORT
from .inquiry import Inquiry
from .state import Everdell
from .supply import discard_openly
from .triggers import Triggers, need_watchers


class Ousting(Inquiry):
    """Which card; his city may be empty."""

    def __init__(self, player: int, watchers: int) -> None:
        super().__init__(player)
        self.watchers: Final = watchers

    def question(self, s: Everdell) -> Asked:
        return PickCard(self.player, facts.FOOL, OUST, 0, 1)

    def sound(self, s: Everdell) -> None:
        need(s.year > 0 and bool(s.cities[RUGWORT]), "a card of Rugwort's")
        need_watchers(self.watchers)

    def run(self, s: Everdell) -> None:
        if s.cities[RUGWORT]:
            s.ask(self, self.question(s))
        else:
            self.end(s)

    def resume(self, s: Everdell, answer: int) -> None:
        found = copies(s, RUGWORT, answer, OUSTING)
        if len(found) > 1:
            s.push(OustingCopy(self.player, self.watchers, answer))
        else:
            self.oust(s, found[0])

    def oust(self, s: Everdell, at: int) -> None:
        card = leave_city(s, RUGWORT, at) & KIND
        discard_openly(s, card)
        if s.log is not None:
            s.log.append(Event("rugwort_lost", {"seat": self.player, "card": facts.CARD_NAMES[card]}))
        self.end(s)

    def end(self, s: Everdell) -> None:
        if self.watchers:
            s.push(Triggers(self.player, self.watchers))


class OustingCopy(Ousting):
    """The same once the kind is known: which copy, for a worker may stand on one of them."""

    def __init__(self, player: int, watchers: int, kind: int) -> None:
        super().__init__(player, watchers)
        self.kind: Final = kind

    def question(self, s: Everdell) -> Asked:
        return PickCopy(self.player, facts.FOOL, self.kind, OUSTING)

    def sound(self, s: Everdell) -> None:
        super().sound(s)
        whole(self.kind, 0, facts.KINDS - 1)

    def resume(self, s: Everdell, answer: int) -> None:
        self.oust(s, answer)
