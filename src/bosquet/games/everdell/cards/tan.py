"""Tan, travellers: once, when played (EVD-3.4). Ruins and the Fool find their place in `playing.py`."""

from typing import Final

from ....core.events import Event
from ....core.reading import need, whole
from .. import facts
from ..asks import CLEAR, DELIVER, NONE, TAKE, Asked, PickCard, PickDestination, PickWorker, allowed
from ..card import Card, enter
from ..city import chapel_tokens
from ..data import BERRY, COMMON, CONSTRUCTION, CRITTER, HAND_LIMIT, NO_CARD, TAN, UNIQUE
from ..effects import Discarding, has_meadow
from ..inquiry import Inquiry, need_shown_aside
from ..paying import FREE
from ..playing import ASIDE, play
from ..state import Everdell
from ..supply import (
    discard_aside,
    discard_openly,
    draw_aside,
    everybody,
    gain,
    gain_points,
    names_of,
    refill,
    slot_of,
    take_from_meadow,
)
from ..visiting import place_worker, placing_of
from ..workers import deployed, take_back
from .simple import Draw

BARD_CARDS: Final = 5
SHEPHERD_BERRIES: Final = 3
PIGEON_CARDS: Final = 2
UNDERTAKER_CARDS: Final = 3


class Bard(Card):
    """Discard up to 5 cards, a point token for each."""

    def discarded(self, s: Everdell, player: int, count: int) -> None:
        gain_points(s, player, count)

    def played(self, s: Everdell, seat: int, at: int) -> None:
        s.push(Discarding(seat, facts.BARD, 0, BARD_CARDS, 0))


class Shepherd(Card):
    """3 berries, and a point token for each one on the Chapel. What was paid for it went to an opponent."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        gain(s, seat, BERRY, SHEPHERD_BERRIES)
        gain_points(s, seat, chapel_tokens(s, seat))


class PostalPigeon(Card):
    """Reveal 2 cards; one of 0 to 3 points may be played for nothing (EVD-4.5, 6.6)."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        s.push(Delivering(seat))


class Delivering(Inquiry):
    """The Postal Pigeon's letters; what is not played is discarded."""

    def run(self, s: Everdell) -> None:
        revealed = draw_aside(s, PIGEON_CARDS, everybody(s))
        if s.log is not None and revealed:
            s.log.append(Event("revealed", {"seat": self.player, "cards": names_of(revealed)}, True))
        for card in revealed:
            if allowed(s, self.player, DELIVER, card):
                s.ask(self, self.question(s))
                return
        discard_aside(s)

    def holds(self, s: Everdell) -> bool:
        return True

    def question(self, s: Everdell) -> Asked:
        return PickCard(self.player, facts.POSTAL_PIGEON, DELIVER, 1, 1)

    def sound(self, s: Everdell) -> None:
        need_shown_aside(s)

    def resume(self, s: Everdell, answer: int) -> None:
        play_revealed(s, self.player, answer)


def play_revealed(s: Everdell, player: int, card: int) -> None:
    """The others are discarded, the chosen one (if any) is played for nothing."""
    if card != NONE:
        s.aside.take(card)
    discard_aside(s)
    if card != NONE:
        s.aside.put(card, everybody(s))
        play(s, player, card, ASIDE, FREE)


class Ranger(Card):
    """Move one deployed worker to another place and use it (EVD-10.21 to 10.23)."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        if deployed(s, seat):
            s.push(Ranging(seat, NONE))


class Ranging(Inquiry):
    """First which worker, then where to."""

    def __init__(self, player: int, origin: int) -> None:
        super().__init__(player)
        self.origin: Final = origin  # NONE until the worker is chosen

    def question(self, s: Everdell) -> Asked:
        if self.origin == NONE:
            return PickWorker(self.player, facts.RANGER)
        return PickDestination(self.player, facts.RANGER, self.origin)

    def sound(self, s: Everdell) -> None:
        need(self.origin == NONE or s.free[self.player] > 0, "a worker")
        need(not s.year or s.his_season == s.seasons[self.player], "Rugwort in your season")

    def resume(self, s: Everdell, answer: int) -> None:
        if self.origin != NONE:
            place_worker(s, self.player, answer)
            return
        take_back(s, self.player, answer)
        s.push(Ranging(self.player, placing_of(answer)))


class Undertaker(Card):
    """Discard 3 cards of the Meadow, refill, then take one if the hand has room."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        s.push(Undertaking(seat, UNDERTAKER_CARDS))


class Undertaking(Inquiry):
    """So many cards are still to be discarded; then one is taken."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def question(self, s: Everdell) -> Asked:
        if self.left == NONE:
            return PickCard(self.player, facts.UNDERTAKER, TAKE, 0, 1)
        return PickCard(self.player, facts.UNDERTAKER, CLEAR, 0, self.left)

    def sound(self, s: Everdell) -> None:
        whole(self.left, NONE, UNDERTAKER_CARDS)
        need(self.left != NONE or len(s.hands[self.player].cards) < HAND_LIMIT, "room in the hand")

    def run(self, s: Everdell) -> None:
        if self.left > 0 and has_meadow(s):
            s.ask(self, self.question(s))
            return
        refill(s)
        if len(s.hands[self.player].cards) < HAND_LIMIT and has_meadow(s):
            asking = Undertaking(self.player, NONE)
            s.ask(asking, asking.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if self.left == NONE:
            take_from_meadow(s, self.player, answer)
            refill(s)
            return
        s.meadow[slot_of(s, answer)] = NO_CARD
        discard_openly(s, answer)
        if s.log is not None:
            s.log.append(Event("cleared", {"seat": self.player, "card": facts.CARD_NAMES[answer]}))
        s.push(Undertaking(self.player, self.left - 1))


class Fool(Card):
    """Goes to another city (EVD-7.9 to 7.12)."""

    abroad = True


# fmt: off
# name, type, colour, unique or common, copies in the deck, points, cost; then what is special
enter(Bard(), "bard", CRITTER, TAN, UNIQUE, 2, 0, "bbb", home="theater", once=2.0,
      clause="EVD-6.2", signs="– card → point ×5")
enter(Fool(), "fool", CRITTER, TAN, UNIQUE, 2, -2, "bbb", home="fairgrounds", once=6.0,
      clause="EVD-7.9", signs="–2 point → seat")
enter(PostalPigeon(), "postal_pigeon", CRITTER, TAN, COMMON, 3, 0, "bb", home="post_office", once=1.8,
      clause="EVD-4.5", signs="2 card → 0–3 point")
enter(Ranger(), "ranger", CRITTER, TAN, UNIQUE, 2, 1, "bb", home="dungeon", once=1.3,
      clause="EVD-10.21", signs="seat → seat")
enter(Card(), "ruins", CONSTRUCTION, TAN, COMMON, 3, 0, "",
      clause="EVD-7.7", signs="– construction → any + 2 card")
enter(Shepherd(), "shepherd", CRITTER, TAN, UNIQUE, 2, 1, "bbb", home="chapel", once=1.8,
      clause="EVD-4.4", signs="3 berry + point")
enter(Undertaker(), "undertaker", CRITTER, TAN, UNIQUE, 2, 1, "bb", home="cemetery", once=0.5,
      clause="EVD-10.12", signs="–3 deck + card")
enter(Draw(3), "wanderer", CRITTER, TAN, COMMON, 3, 1, "bb", home="lookout", plots=0, once=1.0,
      clause="EVD-7.2", signs="3 card")
# fmt: on
