"""Production, copying, and the Cemetery's piles."""

from typing import Final

from ....core.messages import Message
from .. import actions, facts
from ..data import NO_CARD, STRIDE
from ..state import Everdell
from .asked import NONE, Asked


class PickGreen(Asked):
    """Which green card to copy: Chip Sweep in that city, Miner Mole in another (EVD-9.4 to 9.12)."""

    def __init__(self, seat: int, by: int, city: int, chain: tuple[int, ...]) -> None:
        super().__init__(seat, by)
        self.city: Final = city  # where the copying card stands
        self.chain: Final = chain  # the cards entered so far, city × STRIDE + kind

    def options(self, s: Everdell) -> list[int]:
        found = facts.CARDS[self.by].reachable(s, self.seat, self.city, self.chain)
        found.append(actions.DONE)
        return found

    def answer(self, s: Everdell, action: int) -> int:
        """The city × STRIDE + kind."""
        if action == actions.DONE:
            return NONE
        return actions.ACTIVATE.other(action) * STRIDE + facts.GREEN_KINDS[actions.ACTIVATE.noun(action)]

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("green")


class PickProduction(Asked):
    """Which green card comes next, of those with something to decide (EVD-9.1)."""

    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        super().__init__(seat, NO_CARD)
        self.kinds: Final = kinds

    def options(self, s: Everdell) -> list[int]:
        return [actions.CARD_OF[kind] for kind in self.kinds]

    def answer(self, s: Everdell, action: int) -> int:
        return actions.CARD.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("production")

    def target(self, s: Everdell, action: int) -> str:
        return f"city/{self.seat}/{facts.CARD_NAMES[actions.CARD.noun(action)]}"


class PickPile(Asked):
    """The deck or the discard pile: one of the two (EVD-10.9)."""

    def options(self, s: Everdell) -> list[int]:
        return [actions.PILE.action(actions.DECK_PILE), actions.PILE.action(actions.DISCARD_PILE)]

    def answer(self, s: Everdell, action: int) -> int:
        return actions.PILE.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("pile")
