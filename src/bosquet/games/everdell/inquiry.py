"""Effects that ask, and how far a loaded one is believed."""

from typing import Final

from ...core.frames import Effect, Frame
from ...core.reading import need, whole
from . import facts
from .asks import ASKING_PLACE, REMOVING, Asked, PickCopy, copies
from .board.pieces import PLACE_NAMES
from .data import NO_CARD
from .state import Everdell


class Inquiry(Effect[Everdell]):
    """A player's effect that waits for an answer; `question` says to what, by its fields and the state."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def question(self, s: Everdell) -> Asked:
        raise NotImplementedError

    def run(self, s: Everdell) -> None:
        s.ask(self, self.question(s))

    def fits(self, s: Everdell, above: Frame[Everdell] | None) -> None:
        """Only under the very question that it asks."""
        need_numbers(self)
        whole(self.player, 0, s.seats - 1)
        self.sound(s)
        legendary = [card for card in s.aside.cards if facts.LEGENDARY[card]]
        need(not legendary or self.plays(), "a Legendary on its way in a play")
        need(not s.aside.cards or self.holds(s), "an effect that has laid cards aside")
        asked = self.question(s)
        need_asker(asked.by)
        need(above is not None and above.dump() == asked.dump(), "an effect under its own question")

    def plays(self) -> bool:
        """Whether the card laid aside is on its way into a city."""
        return False

    def sound(self, s: Everdell) -> None:
        """ValueError unless its fields are such as play can bring about."""


class CardOfCity(Inquiry):
    """A card of a city is picked: its kind and, where equal ones differ, which copy."""

    def __init__(self, player: int, kind: int) -> None:
        super().__init__(player)
        self.kind: Final = kind  # NO_CARD until it is picked

    def pick(self, s: Everdell) -> Asked:
        """The question for the kind."""
        raise NotImplementedError

    def purpose(self, s: Everdell) -> int:
        """Which copies will do."""
        return REMOVING

    def owner(self) -> int:
        """Whose city it is."""
        return self.player

    def of_kind(self, kind: int) -> "CardOfCity":
        """The same for a copy of that kind."""
        raise NotImplementedError

    def picked(self, s: Everdell, at: int) -> None:
        """What is done with the card at that place of the city."""
        raise NotImplementedError

    def question(self, s: Everdell) -> Asked:
        asked = self.pick(s)
        if self.kind == NO_CARD:
            return asked
        return PickCopy(self.player, asked.by, self.kind, self.purpose(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if self.kind != NO_CARD:
            self.picked(s, answer)
            return
        found = copies(s, self.owner(), answer, self.purpose(s))
        if len(found) > 1:
            s.push(self.of_kind(answer))
        else:
            self.picked(s, found[0])


def need_numbers(frame: Frame[Everdell]) -> None:
    for field in frame.fields():
        for number in field if isinstance(field, tuple) else (field,):
            whole(number, -9, 1 << 13)


def need_asker(by: int) -> None:
    need(
        -1 <= by < facts.KINDS or ASKING_PLACE <= by < ASKING_PLACE + len(PLACE_NAMES),
        "a card or a place that asks",
    )


def need_known(s: Everdell, seat: int, cards: list[int]) -> None:
    """Everybody has seen these cards come into the hand."""
    for other in range(s.seats):
        known = s.hands[seat].known_cards(other)
        need(all(known.count(card) >= cards.count(card) for card in cards), "cards that all have seen")


def need_aside(s: Everdell, cards: list[int]) -> None:
    """Exactly these lie aside, and all have seen them."""
    need(s.aside.cards == sorted(cards), "cards laid aside")
    need_shown_aside(s)


def need_shown_aside(s: Everdell) -> None:
    for seat in range(s.seats):
        need(s.aside.known_cards(seat) == s.aside.cards, "cards laid aside for all to see")
