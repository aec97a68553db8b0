"""One of what a card of the expansions offers; a colour; a card shown as proof."""

from typing import Final

from ....core.messages import Message
from ....core.rng import Rng
from .. import actions, facts
from ..data import COLOURS, GREEN, NO_CARD
from ..habit import habit_choice
from ..state import Everdell
from .asked import NONE, Asked

OFFER_CARDS: Final = 1
OFFER_RESOURCES: Final = 2
OFFER_POINTS: Final = 4
OFFER_REVEAL: Final = 8
OFFER_STOP: Final = 16
OFFERS: Final = [OFFER_CARDS, OFFER_RESOURCES, OFFER_POINTS, OFFER_REVEAL]  # in the order of the nouns
NAMED: Final = [colour for colour in range(len(COLOURS)) if colour != GREEN]  # EVD-12.7


class PickChoice(Asked):
    """One of the `offers`, a bit each."""

    def __init__(self, seat: int, by: int, offers: int) -> None:
        super().__init__(seat, by)
        self.offers: Final = offers

    def options(self, s: Everdell) -> list[int]:
        found = [actions.CHOOSE.action(at) for at in range(len(OFFERS)) if self.offers & OFFERS[at]]
        if self.offers & OFFER_STOP:
            found.append(actions.DONE)
        return found

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        return habit_choice(s, options)

    def answer(self, s: Everdell, action: int) -> int:
        """The offer, or NONE."""
        return NONE if action == actions.DONE else OFFERS[actions.CHOOSE.noun(action)]

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say(f"choose_{facts.CARD_NAMES[self.by]}")


class PickColour(Asked):
    """Any but green (EVD-12.7)."""

    def options(self, s: Everdell) -> list[int]:
        return actions.NAME_COLOUR.actions()

    def answer(self, s: Everdell, action: int) -> int:
        return NAMED[actions.NAME_COLOUR.noun(action)]

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("colour")


class PickProof(Asked):
    """Which of the cards drawn aside is shown: one of the named colour."""

    def __init__(self, seat: int, by: int, colour: int) -> None:
        super().__init__(seat, by)
        self.colour: Final = colour

    def options(self, s: Everdell) -> list[int]:
        found = [actions.CARD_OF[card] for card in proofs(s, self.colour)]
        return found or [actions.DONE]  # only in a world that somebody else imagines there is none

    def answer(self, s: Everdell, action: int) -> int:
        return NONE if action == actions.DONE else actions.CARD.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("proof")

    def target(self, s: Everdell, action: int) -> str:
        return "done" if action == actions.DONE else f"aside/{facts.CARD_NAMES[actions.CARD.noun(action)]}"


def proofs(s: Everdell, colour: int) -> list[int]:
    """The kinds of the colour among the cards laid aside."""
    found: list[int] = []
    last = NO_CARD
    for card in s.aside.cards:
        if card != last and facts.COLOUR[card] == colour:
            found.append(card)
        last = card
    return found
