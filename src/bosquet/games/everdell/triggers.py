"""Triggers: Historian, Shopkeeper, Courthouse, Foresight, after a card was played (EVD-6.2 to 6.7, 6.22)."""

from typing import Final

from ...core.frames import Frame
from ...core.reading import whole
from . import bundles, facts
from .asks import (
    GAIN_ANY,
    GAIN_BUILDING,
    Asked,
    PickBundle,
)
from .data import BERRY
from .inquiry import Inquiry
from .state import Everdell
from .supply import (
    draw,
    gain,
    gain_bundle,
)


def need_watchers(watchers: int) -> None:
    whole(watchers, 0, ALL_WATCHERS)


def standing(s: Everdell, player: int) -> int:
    """The set of triggers in the city."""
    present = s.present[player] & facts.WATCHING_KINDS
    if not present:
        return 0
    return (
        (BY_HISTORIAN if present & facts.BIT[facts.HISTORIAN] else 0)
        | (BY_SHOPKEEPER if present & facts.BIT[facts.SHOPKEEPER] else 0)
        | (BY_COURTHOUSE if present & facts.BIT[facts.COURTHOUSE] else 0)
        | (BY_FORESIGHT if present & facts.BIT[facts.FORESIGHT] else 0)
    )


def watching(s: Everdell, player: int, card: int) -> int:
    """Those that stand before the card comes and will take note of it (EVD-6.5, 6.22)."""
    found = standing(s, player)
    if card == facts.FOOL:  # it goes to another city (EVD-6.7)
        return found & (BY_HISTORIAN | FORESEEN_CRITTER)
    if facts.IS_CRITTER[card]:
        return found & (BY_HISTORIAN | BY_SHOPKEEPER | FORESEEN_CRITTER)
    return found & (BY_HISTORIAN | BY_COURTHOUSE | FORESEEN_CONSTRUCTION)


BY_HISTORIAN: Final = 1
BY_SHOPKEEPER: Final = 2
BY_COURTHOUSE: Final = 4
FORESEEN_CRITTER: Final = 8  # Foresight reacts to both, in two ways (EVD-13.14)
FORESEEN_CONSTRUCTION: Final = 16
BY_FORESIGHT: Final = 24
ALL_WATCHERS: Final = 31
FORESIGHT_CARDS: Final = 2


class Triggers(Inquiry):
    """After a card was played: those that stood before and still stand.

    The player may choose their order (EVD-6.4). A berry first, cards next, then the Courthouse's choice and
    Foresight's leaves every outcome open, so that nobody is asked.
    """

    def __init__(self, player: int, watchers: int) -> None:
        super().__init__(player)
        self.watchers: Final = watchers

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.watchers)

    def run(self, s: Everdell) -> None:
        due = self.watchers & standing(s, self.player)
        if due & BY_SHOPKEEPER:
            gain(s, self.player, BERRY, 1)
        if due & BY_HISTORIAN:
            draw(s, self.player, 1)
        if due & FORESEEN_CRITTER:
            draw(s, self.player, FORESIGHT_CARDS)
        if due & (BY_COURTHOUSE | FORESEEN_CONSTRUCTION):
            s.ask(self, self.question(s))

    def question(self, s: Everdell) -> Asked:
        """The Courthouse's, then Foresight's."""
        if self.watchers & standing(s, self.player) & BY_COURTHOUSE:
            return PickBundle(self.player, facts.COURTHOUSE, GAIN_BUILDING, 1, bundles.NOTHING)
        return PickBundle(self.player, facts.FORESIGHT, GAIN_ANY, 1, bundles.NOTHING)

    def fits(self, s: Everdell, above: Frame[Everdell] | None) -> None:
        """Under its own question, or under what the played card and those played by it still ask."""
        if above is not None and above.gives():
            super().fits(s, above)
        else:
            whole(self.player, 0, s.seats - 1)
            self.sound(s)

    def sound(self, s: Everdell) -> None:
        need_watchers(self.watchers)

    def resume(self, s: Everdell, answer: int) -> None:
        gain_bundle(s, self.player, answer)
        due = self.watchers & standing(s, self.player)
        if due & BY_COURTHOUSE and due & FORESEEN_CONSTRUCTION:
            s.push(Triggers(self.player, FORESEEN_CONSTRUCTION))
