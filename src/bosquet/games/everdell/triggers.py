"""Triggers: blue cards that take note of a card that their player plays (EVD-6.2 to 6.7, 6.22).

Who takes note is one number: 1 for a Critter, 0 for a Construction, and a bit for each of `facts.NOTERS`.
"""

from typing import Final

from ...core.frames import Frame
from ...core.reading import whole
from . import facts
from .asks import Asked
from .card import ASKS
from .inquiry import Inquiry
from .state import Everdell
from .supply import gain_bundle


def need_watchers(watchers: int) -> None:
    whole(watchers, 0, (2 << len(facts.NOTERS)) - 1)


def watching(s: Everdell, player: int, card: int) -> int:
    """Those that stand before the card comes and will take note of it (EVD-6.5, 6.22)."""
    present = s.present[player] & facts.NOTING
    if not present:
        return 0
    found = 0
    for at, kind in enumerate(facts.NOTERS):
        if present & facts.BIT[kind] and facts.CARDS[kind].notes(card):
            found |= 2 << at
    return found | (1 if facts.IS_CRITTER[card] else 0) if found else 0


class Triggers(Inquiry):
    """After a card was played: those that stood before and still stand.

    The player may choose their order (EVD-6.4). Resources first, cards next, then those that ask leaves every
    outcome open, so that nobody is asked about it.
    """

    def __init__(self, player: int, watchers: int) -> None:
        super().__init__(player)
        self.watchers: Final = watchers

    def due(self, s: Everdell, rank: int) -> list[int]:
        critter = self.watchers & 1 != 0
        return [
            kind
            for at, kind in enumerate(facts.NOTERS)
            if self.watchers & 2 << at
            and s.present[self.player] & facts.BIT[kind]
            and facts.CARDS[kind].rank(critter) == rank
        ]

    def run(self, s: Everdell) -> None:
        for rank in range(ASKS):
            for kind in self.due(s, rank):
                facts.CARDS[kind].noted(s, self.player, self.watchers & 1 != 0)
        if self.due(s, ASKS):
            s.ask(self, self.question(s))

    def question(self, s: Everdell) -> Asked:
        asking = facts.CARDS[self.due(s, ASKS)[0]]
        asked = asking.asks_for(s, self.player, self.watchers & 1 != 0)
        assert isinstance(asked, Asked)
        return asked

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
        rest = self.due(s, ASKS)[1:]
        if rest:
            left = [2 << facts.NOTERS.index(kind) for kind in rest]
            s.push(Triggers(self.player, sum(left) | self.watchers & 1))
