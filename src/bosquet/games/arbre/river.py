"""River, source and discard pile: taking cards, refilling, discarding (ARB-3)."""

from typing import Final

from ...core.actions import Verb
from ...core.events import Event
from ...core.frames import Frame, Step
from ...core.messages import Message
from ...core.reading import need
from ...core.rng import Rng
from ...core.types import Action, Seat
from ...core.zones import EVERYBODY, Zone
from .actions import DISCARD, TAKE
from .asks import MidTurn
from .data import CARD_NAMES, HAND_LIMIT, MOST_SEATS, NAIAD, NO_CARD, RIVER, SPIRIT_NAMES
from .habit import best_card
from .state import Arbre
from .worth import least_worth, needs

DRAW: Final = 0  # why a card is taken: the second of a draw
SPIRIT_TAKES: Final = 1  # the Naiad
TRUNK_TAKES: Final = 2  # a hand is filled
REASONS: Final = ["draw", "spirit", "trunk"]
CLAUSES: Final = ["ARB-3.1", "ARB-6.4", "ARB-8.2"]
PROMPTS: Final = ["prompt.take_second", "prompt.take_naiad", "prompt.take_trunk"]


def draw_to(s: Arbre, hand: Zone) -> int:
    """The source's top card, seen only by those who see where it goes."""
    card = s.source.draw_to(hand)
    if not s.source.cards:
        renew_source(s)
    return card


def renew_source(s: Arbre) -> None:
    """The discard pile becomes the source the moment its last card has left it (ARB-3.3, 3.4)."""
    s.source.shuffle_in(s.discards, s.rng)
    if s.log is not None:
        s.log.append(Event("shuffled", {"count": len(s.source.cards)}, reveals=True))


def take_from_river(s: Arbre, seat: Seat, card: int) -> None:
    """The lowest place that shows such a card; everybody sees it go (ARB-1.8)."""
    place = s.river.index(card)
    s.river[place] = NO_CARD
    s.hands[seat].put(card, (1 << s.seats) - 1)
    if s.log is not None:
        s.log.append(Event("took", {"seat": seat, "card": CARD_NAMES[card], "place": place}))


def river_kinds(s: Arbre) -> list[int]:
    """What lies there, as actions: equal cards are one choice."""
    actions: list[int] = []
    for card in s.river:
        if card == NO_CARD:
            continue
        action = TAKE.action(card)
        at = len(actions)
        while at > 0 and actions[at - 1] > action:
            at -= 1
        if at == 0 or actions[at - 1] != action:
            actions.insert(at, action)
    return actions


def places_of(s: Arbre, card: int) -> list[int]:
    return [place for place in range(RIVER) if s.river[place] == card]


class TakeCard(MidTurn):
    """One card of the river into the hand."""

    def __init__(self, seat: Seat, reason: int) -> None:
        super().__init__(seat)
        self.reason: Final = reason

    def options(self, s: Arbre) -> list[int]:
        return river_kinds(s)

    def choose(self, s: Arbre, action: Action) -> None:
        take_from_river(s, self.seat, TAKE.noun(action))

    def prompt(self, s: Arbre, seat: Seat) -> Message:
        return Message(PROMPTS[self.reason], {"count": HAND_LIMIT - len(s.hands[self.seat].cards)})

    def phase(self, s: Arbre) -> str:
        return "take"

    def habit(self, s: Arbre, seat: Seat, options: list[int], rng: Rng) -> int:
        return best_card(s, seat, options, TAKE)

    def target(self, s: Arbre, action: Action) -> str:
        return f"river/{s.river.index(TAKE.noun(action))}"

    def effect(self, s: Arbre, action: Action) -> dict[str, object]:
        return {"places": places_of(s, TAKE.noun(action))}

    def asker(self, s: Arbre) -> str:
        return SPIRIT_NAMES[NAIAD] if self.reason == SPIRIT_TAKES else ""

    def why_not(self, s: Arbre, seat: Seat, action: Action) -> Message | None:
        if TAKE.has(action):
            return Message("refuse.not_in_river", {"card": CARD_NAMES[TAKE.noun(action)]}, "ARB-3.1")
        return Message("refuse.take_first", {}, CLAUSES[self.reason])

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need(self.reason in range(len(REASONS)), "a reason to take a card")
        need(above is None or isinstance(above, TakeCard), "a card to take before anything else")


class Refill(Step[Arbre]):
    """Empty places of the river are filled from the source, the lowest first (ARB-1.7, 3.1)."""

    def run(self, s: Arbre) -> None:
        if s.log is not None:
            s.log.scene(s)  # what was taken has left the river
        refill(s)

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need(isinstance(above, TakeCard), "a card to take before the river is refilled")


def refill(s: Arbre) -> None:
    for place in range(RIVER):
        if s.river[place] == NO_CARD:
            card = s.source.draw(EVERYBODY)
            if not s.source.cards:
                renew_source(s)
            s.river[place] = card
            if s.log is not None:
                s.log.append(Event("refilled", {"card": CARD_NAMES[card], "place": place}, reveals=True))


class DiscardCard(MidTurn):
    """Down to six, of one's choice and face down (ARB-3.2)."""

    def options(self, s: Arbre) -> list[int]:
        return hand_kinds(s.hands[self.seat].cards, DISCARD)

    def choose(self, s: Arbre, action: Action) -> None:
        card = DISCARD.noun(action)
        discard_secretly(s, self.seat, card)
        if s.log is not None:
            secret: dict[str, object] = {"card": CARD_NAMES[card]}
            s.log.append(Event("discarded", {"seat": self.seat}, secret=secret, audience=1 << self.seat))

    def prompt(self, s: Arbre, seat: Seat) -> Message:
        return Message("prompt.discard", {"count": len(s.hands[self.seat].cards) - HAND_LIMIT})

    def phase(self, s: Arbre) -> str:
        return "discard"

    def habit(self, s: Arbre, seat: Seat, options: list[int], rng: Rng) -> int:
        return DISCARD.action(least_worth(s.hands[seat].cards, needs(s, seat)))

    def target(self, s: Arbre, action: Action) -> str:
        return f"hand/{CARD_NAMES[DISCARD.noun(action)]}"

    def why_not(self, s: Arbre, seat: Seat, action: Action) -> Message | None:
        if DISCARD.has(action):
            return Message("refuse.not_in_hand", {"card": CARD_NAMES[DISCARD.noun(action)]}, "ARB-3.2")
        return Message("refuse.discard_first", {}, "ARB-3.2")

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need(above is None, "a discard on top")
        need(len(s.hands[self.seat].cards) > HAND_LIMIT, "a card too many")


def hand_kinds(cards: list[int], verb: Verb) -> list[int]:
    """A sorted hand as actions: equal cards are one choice."""
    actions: list[int] = []
    last = NO_CARD
    for card in cards:
        if card != last:
            actions.append(verb.action(card))
            last = card
    return actions


def discard_secretly(s: Arbre, seat: Seat, card: int) -> None:
    """Only the seat knows which it was; the others are less sure now of what is left in the hand."""
    s.hands[seat].take(card, 1 << seat)
    s.discards.put(card, 1 << seat)


TAKE_CARD: Final = [[TakeCard(seat, reason) for reason in range(len(REASONS))] for seat in range(MOST_SEATS)]
DISCARD_CARD: Final = [DiscardCard(seat) for seat in range(MOST_SEATS)]
REFILL: Final = Refill()
