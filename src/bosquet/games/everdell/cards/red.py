"""Red, destinations: when a worker is placed on them (EVD-3.4, 10)."""

from typing import Final

from ....core.events import Event
from ....core.messages import Message
from ....core.reading import need, whole
from .. import actions, bundles, facts
from ..asks import (
    COPYING,
    GIVE,
    NONE,
    RETIRE,
    REVIVE,
    TO_DEAL,
    Asked,
    PickCard,
    PickPile,
    PickPlay,
    PickSeat,
    allowed,
)
from ..card import Card, enter
from ..city import (
    KIND,
    TOKEN,
    count_workers,
    has,
    index_in,
    leave_city,
    tokens_on,
)
from ..data import COMMON, CONSTRUCTION, CRITTER, HAND_LIMIT, NO_CARD, NOBODY, RED, UNIQUE
from ..effects import Discarding, GainAny, GiveAny
from ..inquiry import CardOfCity, Inquiry, need_shown_aside
from ..locations import CopyLocation
from ..paying import FOUR_FEWER, FREE, THREE_FEWER, guests
from ..playing import HAND, play
from ..room import count_removable
from ..state import Everdell
from ..supply import (
    discard_aside,
    discard_from_hand,
    discard_openly,
    draw,
    draw_aside,
    everybody,
    gain_bundle,
    gain_points,
    give_card,
    hand_receivers,
    names_of,
    receivers,
    resources_of,
    slot_of,
)
from .tan import play_revealed

CEMETERY_CARDS: Final = 4
MONASTERY_POINTS: Final = 4
MONASTERY_GIFT: Final = 2
POST_OFFICE_CARDS: Final = 2


class Host(Card):
    """Play a card on its terms (EVD-10.3 to 10.5, 13.18).

    At the Inn one of the Meadow for 3 fewer; by the Queen one of hand or Meadow, of up to 3 base points, for
    nothing; at the Green Acorn one of hand or Meadow for 4 fewer.
    """

    def __init__(self, terms: int) -> None:
        self.terms: Final = terms

    def can_visit(self, s: Everdell, seat: int) -> bool:
        return guests(s, seat, self.terms)

    def why_not(self, s: Everdell, seat: int) -> Message:
        return Message("refuse.nothing_to_play", {"card": self.name}, "EVD-10.4")

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        s.push(PlayBy(seat, self.kind, self.terms))


class PlayBy(Inquiry):
    """Which card is played by leave of Inn, Queen, Cirrus or Green Acorn."""

    def __init__(self, player: int, by: int, terms: int) -> None:
        super().__init__(player)
        self.by: Final = by
        self.terms: Final = terms

    def question(self, s: Everdell) -> Asked:
        return PickPlay(self.player, self.by, self.terms, ())

    def sound(self, s: Everdell) -> None:
        need(self.terms in (FREE, THREE_FEWER, FOUR_FEWER), "the Queen's terms, the Inn's or the Acorn's")

    def resume(self, s: Everdell, answer: int) -> None:
        if actions.PLAY.has(answer):
            play(s, self.player, facts.DECK_KINDS[actions.PLAY.noun(answer)], HAND, self.terms)
        elif answer != NONE:
            card = facts.DECK_KINDS[actions.MEADOW_CARD.noun(answer)]
            play(s, self.player, card, slot_of(s, card), self.terms)


class Lookout(Card):
    """Copy a basic or forest location of this game, taken or not (EVD-10.6, 10.7)."""

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        s.push(CopyLocation(seat, facts.LOOKOUT, COPYING))


class Chapel(Card):
    """A token on it, then 2 cards for each token there (EVD-10.8)."""

    holds = "tokens"

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        card = s.cities[owner][at] + TOKEN
        s.cities[owner][at] = card
        if s.log is not None:
            s.log.append(
                Event(
                    "token", {"seat": seat, "card": facts.CARD_NAMES[facts.CHAPEL], "count": tokens_on(card)}
                )
            )
        draw(s, seat, 2 * tokens_on(card))


class Monastery(Card):
    """2 resources to one opponent, 4 points; the worker stays (EVD-10.11, 10.13)."""

    def can_visit(self, s: Everdell, seat: int) -> bool:
        return resources_of(s, seat) >= MONASTERY_GIFT

    def why_not(self, s: Everdell, seat: int) -> Message:
        return Message("refuse.two_resources", {"card": self.name}, "EVD-10.13")

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        gain_points(s, seat, MONASTERY_POINTS)
        s.push(GiveAny(seat, facts.MONASTERY, MONASTERY_GIFT))


class Cemetery(Card):
    """The top 4 of deck or discard pile: one that can be played must be, for nothing (EVD-10.9, 10.10)."""

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        s.push(Digging(seat))


class Digging(Inquiry):
    """The worker in the Cemetery: which pile, then which card."""

    def run(self, s: Everdell) -> None:
        if len(s.discard.cards) >= CEMETERY_CARDS:
            s.ask(self, self.question(s))
        else:
            self.resume(s, 0)

    def question(self, s: Everdell) -> Asked:
        return PickPile(self.player, facts.CEMETERY)

    def sound(self, s: Everdell) -> None:
        need(len(s.discard.cards) >= CEMETERY_CARDS and not s.aside.cards, "a pile to dig in")

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == actions.DISCARD_PILE:
            revealed = [s.discard.draw_to(s.aside, everybody(s)) for _ in range(CEMETERY_CARDS)]
        else:
            revealed = draw_aside(s, CEMETERY_CARDS, everybody(s))
        if s.log is not None and revealed:
            s.log.append(Event("revealed", {"seat": self.player, "cards": names_of(revealed)}, True))
        for card in revealed:
            if allowed(s, self.player, REVIVE, card):
                s.push(Reviving(self.player))
                return
        discard_aside(s)


class Reviving(Inquiry):
    """The card that is played out of the Cemetery."""

    def holds(self, s: Everdell) -> bool:
        return True

    def question(self, s: Everdell) -> Asked:
        return PickCard(self.player, facts.CEMETERY, REVIVE, 0, 1)

    def sound(self, s: Everdell) -> None:
        need_shown_aside(s)

    def resume(self, s: Everdell, answer: int) -> None:
        play_revealed(s, self.player, answer)


class University(Card):
    """Another card of the city leaves: its printed cost, one more of any type, and a point (EVD-10.14)."""

    holds = "lost"

    def can_visit(self, s: Everdell, seat: int) -> bool:
        return count_removable(s, seat) > 1

    def why_not(self, s: Everdell, seat: int) -> Message:
        return Message("refuse.nothing_to_retire", {"card": self.name}, "EVD-10.14")

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        s.push(Retiring(seat))


class Retiring(CardOfCity):
    """Which card is given up."""

    def __init__(self, player: int, kind: int = NO_CARD) -> None:
        super().__init__(player, kind)

    def pick(self, s: Everdell) -> Asked:
        return PickCard(self.player, facts.UNIVERSITY, RETIRE, 0, 1)

    def of_kind(self, kind: int) -> CardOfCity:
        return Retiring(self.player, kind)

    def picked(self, s: Everdell, at: int) -> None:
        retire(s, self.player, at)

    def sound(self, s: Everdell) -> None:
        need(has(s, self.player, facts.UNIVERSITY), "a University")


def retire(s: Everdell, player: int, at: int) -> None:
    """A permanent worker of the card stays on the University, lost (EVD-10.15)."""
    card = leave_city(s, player, at)
    kind = card & KIND
    discard_openly(s, kind)
    if s.log is not None:
        s.log.append(Event("removed", {"seat": player, "card": facts.CARD_NAMES[kind]}))
    if facts.KEEPS_WORKERS & facts.BIT[kind] and count_workers(card):
        home = index_in(s, player, facts.UNIVERSITY)
        s.cities[player][home] = s.cities[player][home] + count_workers(card) * TOKEN
    gain_bundle(s, player, bundles.PRINTED_COST[kind])
    gain_points(s, player, 1)
    s.push(GainAny(player, facts.UNIVERSITY, 1))


class PostOffice(Card):
    """Give 2 cards to an opponent, discard any number, draw up to the hand limit (EVD-8.6, 8.9, 8.13)."""

    def can_visit(self, s: Everdell, seat: int) -> bool:
        return len(s.hands[seat].cards) >= POST_OFFICE_CARDS

    def why_not(self, s: Everdell, seat: int) -> Message:
        return Message("refuse.two_cards", {"card": self.name}, "EVD-8.12")

    def discarded(self, s: Everdell, player: int, count: int) -> None:
        draw(s, player, HAND_LIMIT)

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        s.push(Posting(seat, NOBODY, 0))


class Posting(Inquiry):
    """First to whom, then the two cards, one after the other; what does not fit is discarded."""

    def __init__(self, player: int, to: int, sent: int) -> None:
        super().__init__(player)
        self.to: Final = to
        self.sent: Final = sent

    def run(self, s: Everdell) -> None:
        if self.sent == POST_OFFICE_CARDS:
            s.push(Discarding(self.player, facts.POST_OFFICE, 0, HAND_LIMIT, 0))
        elif self.to == NOBODY and self.sent == 0:
            found = hand_receivers(s, self.player)
            if len(found) > 1:
                s.ask(self, self.question(s))
            else:
                s.push(Posting(self.player, found[0] if found else NO_ROOM, 0))
        else:
            s.ask(self, self.question(s))

    def question(self, s: Everdell) -> Asked:
        if self.to == NOBODY:
            return PickSeat(self.player, facts.POST_OFFICE, TO_DEAL)
        return PickCard(self.player, facts.POST_OFFICE, GIVE, 0, POST_OFFICE_CARDS - self.sent)

    def sound(self, s: Everdell) -> None:
        whole(self.sent, 0, 0 if self.to == NOBODY else POST_OFFICE_CARDS - 1)
        need(self.to in (NOBODY, NO_ROOM) or self.to in receivers(s, self.player), "an opponent to give to")
        need(len(s.hands[self.player].cards) >= POST_OFFICE_CARDS - self.sent, "cards to give")

    def resume(self, s: Everdell, answer: int) -> None:
        if self.to == NOBODY:
            s.push(Posting(self.player, answer, 0))
            return
        if self.to != NO_ROOM and len(s.hands[self.to].cards) < HAND_LIMIT:
            give_card(s, self.player, self.to, answer)
        else:
            discard_from_hand(s, self.player, answer)
        s.push(Posting(self.player, self.to, self.sent + 1))


NO_ROOM: Final = 9  # nobody can be given a card: both are discarded (EVD-8.6, 8.9)

# fmt: off
# name, type, colour, unique or common, copies in the deck, points, cost; then what is special
enter(Cemetery(), "cemetery", CONSTRUCTION, RED, UNIQUE, 2, 0, "pp",
      stays=True, second="undertaker", once=2.0, visit=2.2, clause="EVD-10.9", signs="4 card → 0 stays")
enter(Chapel(), "chapel", CONSTRUCTION, RED, UNIQUE, 2, 2, "ttrp", use=2.0, visit=2.2,
      clause="EVD-10.8", signs="+ point 2 card / point")
enter(Host(THREE_FEWER), "inn", CONSTRUCTION, RED, COMMON, 3, 2, "ttr", open=1, use=2.0, visit=2.2,
      clause="EVD-10.3", signs="deck –3 any open")
enter(Lookout(), "lookout", CONSTRUCTION, RED, UNIQUE, 2, 2, "trp", use=1.5, visit=1.8,
      clause="EVD-10.6", signs="↻ event")
enter(Monastery(), "monastery", CONSTRUCTION, RED, UNIQUE, 2, 1, "trp",
      stays=True, second="monk", once=2.0, visit=2.2, clause="EVD-10.13", signs="2 any → seat 4 point stays")
enter(PostOffice(), "post_office", CONSTRUCTION, RED, COMMON, 3, 2, "trr", open=1, use=1.0, visit=0.8,
      clause="EVD-8.12", signs="2 card → seat card open")
enter(Host(FREE), "queen", CRITTER, RED, UNIQUE, 2, 4, "bbbbb", home="palace", use=3.0, visit=3.0,
      clause="EVD-10.5", signs="card ≤3 point → 0")
enter(University(), "university", CONSTRUCTION, RED, UNIQUE, 2, 3, "rpp", use=1.0,
      clause="EVD-10.14", signs="– card → any + 1 any point")
# fmt: on
