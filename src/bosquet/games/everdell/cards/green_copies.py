"""Green cards that copy others: Chip Sweep and Miner Mole (EVD-9.4 to 9.12, 9.18)."""

from typing import Final

from ....core.events import Event
from ....core.reading import need, whole
from .. import actions, facts
from ..asks import NONE, Asked, PickGreen
from ..city import count_of
from ..data import RUGWORT, STRIDE
from ..inquiry import Inquiry
from ..state import Everdell
from .simple import Green


class Copyist(Green):
    """A card that activates another green card, as if its player lived in that card's city (EVD-9.7)."""

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(Copying(player, self.kind, city, chain))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return not self.reachable(s, player, city, chain)


class ChipSweep(Copyist):
    """Another green card of its city, no Chip Sweep (EVD-9.4, 9.5)."""

    def reachable(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> list[int]:
        return [
            actions.ACTIVATE.action(facts.GREEN_INDEX[kind], city)
            for kind in facts.GREEN_KINDS
            if kind != self.kind and may_copy(s, player, city, kind, chain)
        ]


class MinerMole(Copyist):
    """A green card of another city (EVD-9.7, 9.8)."""

    far = True

    def reachable(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> list[int]:
        return [
            actions.ACTIVATE.action(facts.GREEN_INDEX[kind], other)
            for kind in facts.GREEN_KINDS
            for other in range(s.sides)
            if other != city and may_copy(s, player, other, kind, chain)
        ]


def may_copy(s: Everdell, player: int, city: int, kind: int, chain: tuple[int, ...]) -> bool:
    """In one chain each card is entered once (EVD-9.18)."""
    if not s.present[city] & facts.BIT[kind]:
        return False
    code = city * STRIDE + kind
    if chain.count(code) >= count_of(s, city, kind):
        return False
    return not facts.CARDS[kind].idle(s, player, city, (*chain, code))


class Copying(Inquiry):
    """One card may be activated, as if the player lived in its city."""

    def __init__(self, player: int, kind: int, city: int, chain: tuple[int, ...]) -> None:
        super().__init__(player)
        self.kind: Final = kind
        self.city: Final = city
        self.chain: Final = chain

    def question(self, s: Everdell) -> Asked:
        return PickGreen(self.player, self.kind, self.city, self.chain)

    def sound(self, s: Everdell) -> None:
        need(isinstance(facts.CARDS[whole(self.kind, 0, facts.KINDS - 1)], Copyist), "a card that copies")
        whole(self.city, 0, s.sides - 1)

    def run(self, s: Everdell) -> None:
        if facts.CARDS[self.kind].reachable(s, self.player, self.city, self.chain):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == NONE:
            return
        city = answer // STRIDE
        kind = answer % STRIDE
        if s.log is not None:
            who: dict[str, object] = {"seat": self.player, "by": facts.CARD_NAMES[self.kind]}
            args = {**who, "card": facts.CARD_NAMES[kind]}
            if s.year and city == RUGWORT:
                s.log.append(Event("mimicked_rugwort", args))
            else:
                s.log.append(Event("mimicked", {**args, "other": city}))
        facts.CARDS[kind].copied(s, self.player, city, (*self.chain, answer))
