"""Effects that several cards, locations and events share: gain of any types, give, discard, take."""

from typing import Final

from ...core.reading import need, whole
from . import bundles, facts
from .asks import (
    ASKING_PLACE,
    DISCARD,
    GAIN_ANY,
    NONE,
    OFFER_CARDS,
    OFFER_STOP,
    SPEND_EXACTLY,
    TAKE,
    TO_PAY,
    Asked,
    PickBundle,
    PickCard,
    PickChoice,
    PickSeat,
)
from .board.pieces import LOCATIONS
from .data import HAND_LIMIT, NO_CARD
from .inquiry import Inquiry, need_known
from .state import Everdell
from .supply import (
    discard_from_hand,
    draw,
    gain_bundle,
    give_bundle,
    has_bundle,
    receivers,
    refill,
    spend_bundle,
    take_from_meadow,
)

MOST_TOKENS: Final = 63  # that a Chapel can hold


class GainAny(Inquiry):
    """So many resources of any types; more than four in two goes."""

    def __init__(self, player: int, by: int, count: int) -> None:
        super().__init__(player)
        self.by: Final = by
        self.count: Final = count

    def question(self, s: Everdell) -> Asked:
        return PickBundle(
            self.player, self.by, GAIN_ANY, min(bundles.FREE_CHOICE, self.count), bundles.NOTHING
        )

    def sound(self, s: Everdell) -> None:
        whole(self.count, 1, MOST_TOKENS)

    def run(self, s: Everdell) -> None:
        if self.count > 0:
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        gain_bundle(s, self.player, answer)
        if self.count > bundles.FREE_CHOICE:
            s.push(GainAny(self.player, self.by, self.count - bundles.FREE_CHOICE))


class GiveAway(Inquiry):
    """A bundle goes to one opponent; to the supply if all others have passed (EVD-8.9, 8.10)."""

    def __init__(self, player: int, by: int, bundle: int) -> None:
        super().__init__(player)
        self.by: Final = by
        self.bundle: Final = bundle

    def question(self, s: Everdell) -> Asked:
        return PickSeat(self.player, self.by, TO_PAY)

    def sound(self, s: Everdell) -> None:
        whole(self.bundle, 0, bundles.BUNDLES - 1)
        need(has_bundle(s, self.player, self.bundle), "what is given away")

    def run(self, s: Everdell) -> None:
        found = receivers(s, self.player)
        if len(found) > 1:
            s.ask(self, self.question(s))
        elif found:
            give_bundle(s, self.player, found[0], self.bundle)
        else:
            spend_bundle(s, self.player, self.bundle)

    def resume(self, s: Everdell, answer: int) -> None:
        give_bundle(s, self.player, answer, self.bundle)


class GiveAny(Inquiry):
    """So many resources of the player's choice, given away."""

    def __init__(self, player: int, by: int, count: int) -> None:
        super().__init__(player)
        self.by: Final = by
        self.count: Final = count

    def question(self, s: Everdell) -> Asked:
        return PickBundle(self.player, self.by, SPEND_EXACTLY, self.count, bundles.NOTHING)

    def resume(self, s: Everdell, answer: int) -> None:
        s.push(GiveAway(self.player, self.by, answer))


class Discarding(Inquiry):
    """Cards of the hand, one after the other, each on top of the last (EVD-8.18); then what they bring."""

    def __init__(self, player: int, by: int, least: int, most: int, count: int) -> None:
        super().__init__(player)
        self.by: Final = by
        self.least: Final = least
        self.most: Final = most
        self.count: Final = count  # so far

    def question(self, s: Everdell) -> Asked:
        stop = 1 if self.count >= self.least else 0
        return PickCard(self.player, self.by, DISCARD, stop, self.most - self.count)

    def sound(self, s: Everdell) -> None:
        whole(self.most, 1, HAND_LIMIT)
        whole(self.least, 0, self.most)
        whole(self.count, 0, self.most - 1)

    def run(self, s: Everdell) -> None:
        if self.count < self.most and s.hands[self.player].cards:
            s.ask(self, self.question(s))
        else:
            bring_for_discards(s, self.player, self.by, self.count)

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == NONE:
            bring_for_discards(s, self.player, self.by, self.count)
        else:
            discard_from_hand(s, self.player, answer)
            s.push(Discarding(self.player, self.by, self.least, self.most, self.count + 1))


def bring_for_discards(s: Everdell, player: int, by: int, count: int) -> None:
    """What a card or place gives for so many discarded cards; a Journey gives only its points, at the end."""
    if by >= ASKING_PLACE:
        LOCATIONS[by - ASKING_PLACE].discarded(s, player, by, count)
    else:
        facts.CARDS[by].discarded(s, player, count)


class Refilling(Inquiry):
    """Poe's second half: the hand may be filled up (EVD-13.15)."""

    def question(self, s: Everdell) -> Asked:
        return PickChoice(self.player, facts.POE, OFFER_CARDS | OFFER_STOP)

    def run(self, s: Everdell) -> None:
        if len(s.hands[self.player].cards) < HAND_LIMIT and (s.deck.cards or s.discard.cards):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == OFFER_CARDS:
            draw(s, self.player, HAND_LIMIT)


class TakeFromMeadow(Inquiry):
    """Up to two cards of the Meadow into the hand, then it is refilled (EVD-8.2, 8.3).

    On the forest card one of them may then be played for one resource less (EVD-5.15, 5.16, 5.20).
    """

    def __init__(self, player: int, by: int, left: int, taken: tuple[int, ...]) -> None:
        super().__init__(player)
        self.by: Final = by
        self.left: Final = left
        self.taken: Final = taken

    def question(self, s: Everdell) -> Asked:
        return PickCard(self.player, self.by, TAKE, 1, self.left)

    def sound(self, s: Everdell) -> None:
        whole(self.left, 1, 2)
        need(len(s.hands[self.player].cards) < HAND_LIMIT, "room in the hand")
        need_known(s, self.player, list(self.taken))

    def run(self, s: Everdell) -> None:
        if self.left and len(s.hands[self.player].cards) < HAND_LIMIT and has_meadow(s):
            s.ask(self, self.question(s))
        else:
            self.end(s)

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == NONE:
            self.end(s)
        else:
            take_from_meadow(s, self.player, answer)
            s.push(TakeFromMeadow(self.player, self.by, self.left - 1, (*self.taken, answer)))

    def end(self, s: Everdell) -> None:
        refill(s)
        if self.by >= ASKING_PLACE:
            LOCATIONS[self.by - ASKING_PLACE].taken(s, self.player, self.taken)


def has_meadow(s: Everdell) -> bool:
    """Whether players may take a card of it."""
    for card in s.meadow[s.closed :]:
        if card != NO_CARD:
            return True
    return False
