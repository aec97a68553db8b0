"""Production: all green cards of a city, in the order that their player likes (EVD-9.1, 9.3)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Frame
from ...core.reading import need, whole
from . import facts
from .asks import Asked, PickProduction
from .city import KIND, pairs_in
from .data import GREEN, STRIDE
from .inquiry import Inquiry, need_numbers
from .state import Everdell


def produce_all(s: Everdell, player: int) -> None:
    """Cards with nothing to decide come first: no order could bring more (EVD-9.3). The others wait."""
    if s.log is not None:
        s.log.append(Event("production", {"seat": player}))
    waiting: list[int] = []
    husbands = pairs_in(s, player)  # only paired ones produce (EVD-9.13)
    for at in range(len(s.cities[player])):
        kind = s.cities[player][at] & KIND
        if facts.COLOUR[kind] != GREEN:
            continue
        if kind == facts.HUSBAND:
            if husbands == 0:
                continue
            husbands -= 1
        if facts.CARDS[kind].at_once():
            activate(s, player, at)
        else:
            waiting.append(at)
    if waiting:
        s.push(Production(player, tuple(waiting)))


def activate(s: Everdell, player: int, at: int) -> None:
    kind = s.cities[player][at] & KIND
    if s.log is not None:
        s.log.append(Event("activated", {"seat": player, "card": facts.CARD_NAMES[kind]}))
    facts.CARDS[kind].produce(s, player, player, at, (player * STRIDE + kind,))


class Production(Inquiry):
    """Those green cards that still wait, by their places in the city; one after the other."""

    def __init__(self, player: int, waiting: tuple[int, ...]) -> None:
        super().__init__(player)
        self.waiting: Final = waiting

    def question(self, s: Everdell) -> Asked:
        return PickProduction(self.player, tuple(self.ready(s)))

    def fits(self, s: Everdell, above: Frame[Everdell] | None) -> None:
        """Under its own question, or under what a green card asks."""
        need_numbers(self)
        whole(self.player, 0, s.seats - 1)
        need(len(set(self.waiting)) == len(self.waiting) > 0, "cards that wait once")
        for at in self.waiting:
            whole(at, 0, len(s.cities[self.player]) - 1)
            kind = s.cities[self.player][at] & KIND
            need(facts.COLOUR[kind] == GREEN and not facts.CARDS[kind].at_once(), "green cards that wait")
        if isinstance(above, PickProduction):
            super().fits(s, above)
        else:
            need(isinstance(above, Inquiry) and above.player == self.player, "what a green card asks")

    def ready(self, s: Everdell) -> list[int]:
        """A card that could do nothing now waits: another may change that."""
        kinds: list[int] = []
        for at in self.waiting:
            kind = s.cities[self.player][at] & KIND
            if kind not in kinds and not facts.CARDS[kind].idle(
                s, self.player, self.player, (self.player * STRIDE + kind,)
            ):
                kinds.append(kind)
        kinds.sort()
        return kinds

    def run(self, s: Everdell) -> None:
        kinds = self.ready(s)
        if len(kinds) > 1:
            s.ask(self, PickProduction(self.player, tuple(kinds)))
        elif kinds:
            self.resume(s, kinds[0])

    def resume(self, s: Everdell, answer: int) -> None:
        alike = [place for place in self.waiting if s.cities[self.player][place] & KIND == answer]
        at = alike[0]
        rest = tuple([other for other in self.waiting if other != at])
        if rest:
            s.push(Production(self.player, rest))
        activate(s, self.player, at)
