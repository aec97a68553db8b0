"""Green cards that copy others: Chip Sweep and Miner Mole (EVD-9.4 to 9.12, 9.18)."""

from typing import Final

from ....core.events import Event
from ....core.reading import need, whole
from ..asks import (
    FILLING,
    NONE,
    Asked,
    PickCopy,
    PickGreen,
    copies,
)
from ..city import index_in
from ..data import (
    CARD_NAMES,
    CHIP_SWEEP,
    MINER_MOLE,
    RUGWORT,
    STOREHOUSE,
)
from ..inquiry import Inquiry
from ..production import reachable
from ..rules_of import RULES, enter
from ..state import Everdell
from .green import Green, Storing


class Copyist(Green):
    """Chip Sweep: another green card of its city. Miner Mole: a green card of another city."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(Copying(player, self.kind, city, chain))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return not reachable(s, player, self.kind, city, chain)


class Copying(Inquiry):
    """One card may be activated, as if the player lived in its city."""

    def __init__(self, player: int, kind: int, city: int, chain: tuple[int, ...]) -> None:
        super().__init__(player)
        self.kind: Final = kind
        self.city: Final = city
        self.chain: Final = chain

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.kind, self.city, self.chain)

    def question(self, s: Everdell) -> Asked:
        return PickGreen(self.player, self.kind, self.city, self.chain)

    def sound(self, s: Everdell) -> None:
        need(self.kind in (CHIP_SWEEP, MINER_MOLE), "a card that copies")
        whole(self.city, 0, s.sides - 1)

    def run(self, s: Everdell) -> None:
        if reachable(s, self.player, self.kind, self.city, self.chain):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == NONE:
            return
        city = answer // 64
        kind = answer % 64
        chain = (*self.chain, answer)
        if s.log is not None:
            who: dict[str, object] = {"seat": self.player, "by": CARD_NAMES[self.kind]}
            args = {**who, "card": CARD_NAMES[kind]}
            if s.year and city == RUGWORT:
                s.log.append(Event("mimicked_rugwort", args))
            else:
                s.log.append(Event("mimicked", {**args, "other": city}))
        if kind == STOREHOUSE and len(copies(s, city, kind, FILLING)) > 1:
            s.push(FillingCopy(self.player))
            return
        RULES[kind].produce(s, self.player, city, index_in(s, city, kind), chain)


class FillingCopy(Inquiry):
    """A Chip Sweep activates one of several Storehouses."""

    def question(self, s: Everdell) -> Asked:
        return PickCopy(self.player, CHIP_SWEEP, STOREHOUSE, FILLING)

    def resume(self, s: Everdell, answer: int) -> None:
        s.push(Storing(self.player, answer))


enter(CHIP_SWEEP, Copyist(CHIP_SWEEP))
enter(MINER_MOLE, Copyist(MINER_MOLE))
