"""Eternity once more, slowly: from the rulebook alone, in plain definitions, to hold the engine against."""

from collections import Counter
from copy import deepcopy
from typing import Any

TREES_BY_STRENGTH = {
    **dict.fromkeys(range(1, 5), 0),
    **dict.fromkeys(range(5, 10), 1),
    **dict.fromkeys(range(10, 15), 2),
}


def family(card: str) -> str:
    return card.split("-")[0]


def strength(card: str) -> int:
    return int(card.split("-")[1])


def trees_on(card: str) -> int:
    return TREES_BY_STRENGTH[strength(card)]


def trump_of(tableau: list[str], order: list[str]) -> str:
    """ETE-3.1: nobody has more cards, and whoever has as many stands further to the right."""
    count = Counter(family(card) for card in tableau)
    return next(one for one in order if all(count[one] >= count[other] for other in order))


def may_take_part(card: str, hand: list[str], led: str, trump: str) -> bool:
    """ETE-4.3, card by card."""
    held = {family(one) for one in hand}
    if led in held:
        return family(card) == led
    return family(card) == trump or trump not in held


def winning_card(trick: list[str], trump: str) -> str:
    """ETE-4.6: the strongest of the trumps, if there are any, else of the family led."""
    trumps = [card for card in trick if family(card) == trump]
    return max(trumps or [card for card in trick if family(card) == family(trick[0])], key=strength)


def round_points(tricks: int, trees: int, bonus: int) -> int:
    """ETE-5.1 to 5.4."""
    if trees > tricks:
        return 0
    return trees + bonus if trees == tricks else trees


def seats_of_trick(seats: int, leader: int) -> list[int]:
    """ETE-4.2, 7.3."""
    if seats == 2:
        return [leader, 1 - leader, 1 - leader, leader]
    return [*range(leader, seats), *range(leader)]


class SlowRound:
    """One round from any moment between two tricks, read from the engine's dump."""

    def __init__(self, dump: dict[str, Any]) -> None:
        assert not dump["laid"], "a trick has begun"
        self.seats: int = dump["seats"]
        self.order: list[str] = dump["order"]
        self.hands: list[list[str]] = [list(hand["cards"]) for hand in dump["hands"]]
        self.tableau: list[str] = list(dump["tableau"])
        self.neutral: list[str] = list(dump["neutral"]["cards"])
        self.turned: list[str] = list(dump["coming"])
        self.tricks: list[int] = list(dump["tricks"])
        self.trees: list[int] = list(dump["trees"])
        self.leader: int = dump["leader"]
        self.trump = trump_of(self.tableau, self.order)
        self.laid: list[tuple[int, str, str]] = []  # seat, play or pledge, card

    def is_over(self) -> bool:
        return not any(self.hands) and not self.laid

    def actor(self) -> int:
        return seats_of_trick(self.seats, self.leader)[len(self.laid)]

    def trick(self) -> list[str]:
        return [card for _, verb, card in self.laid if verb == "play"]

    def pledged(self) -> list[str]:
        return [card for _, verb, card in self.laid if verb == "pledge"]

    def options(self) -> set[str]:
        hand = self.hands[self.actor()]
        if not self.laid:
            return {f"play {card}" for card in hand}
        led = family(self.trick()[0])
        found = {f"play {card}" for card in hand if may_take_part(card, hand, led, self.trump)}
        if len(self.pledged()) < (2 if self.seats == 5 else 1):
            found |= {f"pledge {card}" for card in hand}
        return found

    def apply(self, action: str) -> None:
        verb, card = action.split()
        seat = self.actor()
        self.hands[seat].remove(card)
        self.laid.append((seat, verb, card))
        if verb == "pledge":
            self.trees[seat] += trees_on(card)
        if len(self.laid) == len(seats_of_trick(self.seats, self.leader)):
            self.end_trick()

    def end_trick(self) -> None:
        best = winning_card(self.trick(), self.trump)
        self.leader = next(seat for seat, _, card in self.laid if card == best)
        self.tricks[self.leader] += 1
        self.tableau += self.pledged() + self.turned
        self.trump = trump_of(self.tableau, self.order)
        self.turned = []
        self.laid = []
        if self.seats == 2 and any(self.hands):
            self.turned = [self.neutral.pop(), self.neutral.pop()]

    def after(self, action: str) -> "SlowRound":
        twin = deepcopy(self)
        twin.apply(action)
        return twin
