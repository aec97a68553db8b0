"""Which card is played by leave of another, how, and what is paid for it (EVD-6)."""

from typing import Final

from ....core.messages import Message
from ....core.rng import Rng
from .. import actions, bundles, facts
from ..data import NO_CARD
from ..habit import best_of, habit_way
from ..paying import ONE_FEWER, THREE_FEWER, can_play, payments, serves, ways
from ..refusals import why_not_now
from ..state import Everdell
from .asked import NONE, Asked


class PickWay(Asked):
    """How the card is played, where there is more than one way (EVD-6): the cheapest is the first."""

    def __init__(self, seat: int, by: int, terms: int) -> None:
        super().__init__(seat, by)
        self.terms: Final = terms

    def options(self, s: Everdell) -> list[int]:
        return ways(s, self.seat, self.by, self.terms)

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        return habit_way(options)

    def answer(self, s: Everdell, action: int) -> int:
        return action

    def prompt(self, s: Everdell, seat: int) -> Message:
        return Message("prompt.way", {"card": facts.CARD_NAMES[self.by]})

    def effect(self, s: Everdell, action: int) -> dict[str, object]:
        """The cheapest payment of the way, and how many there are."""
        found = payments(s, self.seat, self.by, self.terms, action)
        return {"cost": bundles.amounts_by_name(found[0]), "payments": len(found)}


class PickPayment(Asked):
    """Which units are paid, where a discount or the Judge leaves a choice (EVD-6.13, 6.26)."""

    def __init__(self, seat: int, by: int, terms: int, way: int) -> None:
        super().__init__(seat, by)
        self.terms: Final = terms
        self.way: Final = way

    def options(self, s: Everdell) -> list[int]:
        found = actions.SPEND.each(payments(s, self.seat, self.by, self.terms, self.way))
        found.sort()
        return found

    def answer(self, s: Everdell, action: int) -> int:
        return actions.SPEND.noun(action)

    def prompt(self, s: Everdell, seat: int) -> Message:
        return Message("prompt.payment", {"card": facts.CARD_NAMES[self.by]})

    def effect(self, s: Everdell, action: int) -> dict[str, object]:
        return {"cost": bundles.amounts_by_name(actions.SPEND.noun(action))}


class PickPlay(Asked):
    """Which card to play by leave of Queen, Inn, forest card, Cirrus or Green Acorn, on their terms."""

    def __init__(self, seat: int, by: int, terms: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat, by)
        self.terms: Final = terms
        self.taken: Final = taken  # on the forest card only one of these (EVD-5.16)

    def options(self, s: Everdell) -> list[int]:
        found: list[int] = []
        if self.terms == ONE_FEWER:
            taken = sorted(set(self.taken))
            found = [actions.PLAY_OF[card] for card in taken if can_play(s, self.seat, card, ONE_FEWER)] + [
                actions.DONE
            ]
            found.sort()
            return found
        if self.terms != THREE_FEWER:
            last = NO_CARD
            for card in s.hands[self.seat].cards:
                if card != last and serves(card, self.terms) and can_play(s, self.seat, card, self.terms):
                    found.append(actions.PLAY_OF[card])
                last = card
        for card in sorted(set(s.meadow[s.closed :])):
            if card != NO_CARD and serves(card, self.terms) and can_play(s, self.seat, card, self.terms):
                found.append(actions.MEADOW_OF[card])
        # Cirrus may be declined (EVD-13.13). With the others there is something to play but in a world that
        # somebody else imagines: the card was in the true hand (EVD-10.4).
        if self.by == facts.CIRRUS or not found:
            found.append(actions.DONE)
        return found

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        return best_of(s, seat, options, rng)

    def answer(self, s: Everdell, action: int) -> int:
        return NONE if action == actions.DONE else action

    def prompt(self, s: Everdell, seat: int) -> Message:
        return self.say("play_by")

    def why_not(self, s: Everdell, seat: int, action: int) -> Message | None:
        """On these terms not this card."""
        if not actions.PLAY.has(action) and not actions.MEADOW_CARD.has(action):
            return None
        card = (
            facts.DECK_KINDS[actions.PLAY.noun(action)]
            if actions.PLAY.has(action)
            else facts.DECK_KINDS[actions.MEADOW_CARD.noun(action)]
        )
        name: dict[str, object] = {"card": facts.CARD_NAMES[card]}
        if self.terms == ONE_FEWER and (card not in self.taken or actions.MEADOW_CARD.has(action)):
            return Message("refuse.not_taken", name, "EVD-5.16")
        if self.terms == THREE_FEWER and actions.PLAY.has(action):
            return Message("refuse.inn_meadow", name, "EVD-10.3")
        if not serves(card, self.terms):
            return Message("refuse.queen_points", name, "EVD-10.5")
        return why_not_now(s, seat, action)

    def effect(self, s: Everdell, action: int) -> dict[str, object] | None:
        if action == actions.DONE:
            return None
        card = (
            facts.DECK_KINDS[actions.PLAY.noun(action)]
            if actions.PLAY.has(action)
            else facts.DECK_KINDS[actions.MEADOW_CARD.noun(action)]
        )
        found = ways(s, self.seat, card, self.terms)
        cost = bundles.amounts_by_name(payments(s, self.seat, card, self.terms, found[0])[0])
        return {"cost": cost, "ways": len(found), "points": facts.POINTS[card]}
