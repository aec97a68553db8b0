"""Extra! Extra!: fifteen cards of six kinds (EVD-12)."""

from typing import Final

from ....core.events import Event
from ....core.reading import need, whole
from .. import bundles, facts
from ..asks import (
    GIVE,
    NONE,
    OFFER_CARDS,
    OFFER_POINTS,
    OFFER_RESOURCES,
    OFFER_REVEAL,
    OFFER_STOP,
    TO_CRY,
    Asked,
    PickCard,
    PickChoice,
    PickColour,
    PickProof,
    PickSeat,
)
from ..asks.choices import NAMED, proofs
from ..card import Card, enter
from ..city import TOKEN, colour_count, tokens_on
from ..data import (
    BLUE,
    COLOURS,
    COMMON,
    CONSTRUCTION,
    CRITTER,
    EXTRA,
    GREEN,
    HAND_LIMIT,
    NOBODY,
    PURPLE,
    RED,
    TAN,
    TWIG,
    UNIQUE,
)
from ..effects import GainAny
from ..inquiry import Inquiry, need_shown_aside
from ..state import Everdell
from ..supply import (
    discard_aside,
    discard_from_hand,
    draw,
    draw_aside,
    everybody,
    gain_points,
    give_card,
    hand_receivers,
    names_of,
    receivers,
    spend_bundle,
)
from .simple import Green, Named, Points

# --- Carnival ----------------------------------------------------------------------------------------------


class Carnival(Green):
    """A card for each other green card of its city, or a resource for every two (EVD-12.2, 12.3)."""

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        greens = colour_count(s, city, GREEN) - 1
        if greens < 2:
            draw(s, player, greens)
        elif len(s.hands[player].cards) >= HAND_LIMIT:
            s.push(GainAny(player, facts.CARNIVAL, greens // 2))
        else:
            s.push(Choosing(player, greens))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        greens = colour_count(s, city, GREEN) - 1
        return greens < 1 or (greens < 2 and len(s.hands[player].cards) >= HAND_LIMIT)


class Choosing(Inquiry):
    """The Carnival's two offers."""

    def __init__(self, player: int, greens: int) -> None:
        super().__init__(player)
        self.greens: Final = greens

    def question(self, s: Everdell) -> Asked:
        return PickChoice(self.player, facts.CARNIVAL, OFFER_CARDS | OFFER_RESOURCES)

    def sound(self, s: Everdell) -> None:
        whole(self.greens, 2, 63)

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == OFFER_CARDS:
            draw(s, self.player, self.greens)
        else:
            s.push(GainAny(self.player, facts.CARNIVAL, self.greens // 2))


# --- Juggler -----------------------------------------------------------------------------------------------

TWIGS_FOR_POINTS: Final = 3
POINTS_FOR_TWIGS: Final = 4
JUGGLED: Final = 6  # points to be revealed, and points gained for it


class Juggler(Card):
    """3 twigs for 4 points; or a twig a card revealed, and 6 points for a total of 6 (EVD-12.5, 12.6)."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        s.push(Juggling(seat, 0))


class Juggling(Inquiry):
    """`stage` is 0 before anything is chosen, 1 once a card is revealed: then only revealing is left."""

    def __init__(self, player: int, stage: int) -> None:
        super().__init__(player)
        self.stage: Final = stage

    def offers(self, s: Everdell) -> int:
        twigs = s.stock[self.player * 4 + TWIG]
        found = OFFER_STOP
        if self.stage == 0 and twigs >= TWIGS_FOR_POINTS:
            found |= OFFER_POINTS
        if twigs and (s.deck.cards or s.discard.cards):
            found |= OFFER_REVEAL
        return found

    def holds(self, s: Everdell) -> bool:
        return True

    def question(self, s: Everdell) -> Asked:
        return PickChoice(self.player, facts.JUGGLER, self.offers(s))

    def sound(self, s: Everdell) -> None:
        whole(self.stage, 0, 1)
        need(bool(s.aside.cards) == bool(self.stage), "cards that the Juggler has revealed")
        need_shown_aside(s)

    def run(self, s: Everdell) -> None:
        if self.offers(s) != OFFER_STOP:
            s.ask(self, self.question(s))
        else:
            self.stop(s)

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == OFFER_POINTS:
            spend_bundle(s, self.player, bundles.ID_OF_CODE[TWIGS_FOR_POINTS])
            gain_points(s, self.player, POINTS_FOR_TWIGS)
        elif answer == OFFER_REVEAL:
            spend_bundle(s, self.player, bundles.ID_OF_CODE[1])
            revealed = draw_aside(s, 1, everybody(s))
            if s.log is not None:
                s.log.append(Event("revealed", {"seat": self.player, "cards": names_of(revealed)}, True))
            s.push(Juggling(self.player, 1))
        else:
            self.stop(s)

    def stop(self, s: Everdell) -> None:
        total = sum([facts.POINTS[card] for card in s.aside.cards])
        discard_aside(s)
        if total >= JUGGLED:
            gain_points(s, self.player, JUGGLED)


# --- Town Crier --------------------------------------------------------------------------------------------

CRIER_CARDS: Final = 2
CRIER_POINTS: Final = 3
NO_ROOM: Final = 9  # nobody can be given a card: both are discarded, and count all the same (EVD-8.6, 8.10)


class TownCrier(Green):
    """2 cards of the hand to one opponent, for 3 points; or nothing (EVD-9.2, 12.9)."""

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(Crying(player, NOBODY, 0, 0))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return len(s.hands[player].cards) < CRIER_CARDS


class Crying(Inquiry):
    """To whom, then the two cards, one after the other; the first question may be declined."""

    def __init__(self, player: int, to: int, sent: int, agreed: int) -> None:
        super().__init__(player)
        self.to: Final = to
        self.sent: Final = sent
        self.agreed: Final = agreed

    def run(self, s: Everdell) -> None:
        if self.sent == CRIER_CARDS:
            gain_points(s, self.player, CRIER_POINTS)
        elif self.to == NOBODY:
            if len(s.hands[self.player].cards) >= CRIER_CARDS:
                found = hand_receivers(s, self.player)
                if len(found) > 1:
                    s.ask(self, self.question(s))
                else:
                    s.push(Crying(self.player, found[0] if found else NO_ROOM, 0, 0))
        else:
            s.ask(self, self.question(s))

    def question(self, s: Everdell) -> Asked:
        if self.to == NOBODY:
            return PickSeat(self.player, facts.TOWN_CRIER, TO_CRY)
        return PickCard(self.player, facts.TOWN_CRIER, GIVE, 1 - self.agreed, CRIER_CARDS - self.sent)

    def sound(self, s: Everdell) -> None:
        whole(self.sent, 0, 0 if self.to == NOBODY else CRIER_CARDS - 1)
        whole(self.agreed, 1 if self.sent else 0, 0 if self.to == NOBODY else 1)
        need(self.to in (NOBODY, NO_ROOM) or self.to in receivers(s, self.player), "an opponent to give to")
        need(len(s.hands[self.player].cards) >= CRIER_CARDS - self.sent, "cards to give")

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == NONE:
            return
        if self.to == NOBODY:
            s.push(Crying(self.player, answer, 0, 1))
            return
        if self.to != NO_ROOM and len(s.hands[self.to].cards) < HAND_LIMIT:
            give_card(s, self.player, self.to, answer)
        else:
            discard_from_hand(s, self.player, answer)
        s.push(Crying(self.player, self.to, self.sent + 1, 1))


# --- Scurrble Stadium --------------------------------------------------------------------------------------

GAZETTE_EVENTS: Final = 3
GAZETTE_POINTS: Final = 3
STADIUM_CARDS: Final = 4
STADIUM_POINTS: Final = 3


class Stadium(Card):
    """Name a colour but green, draw 4: 3 points if one that was really drawn has it (EVD-12.7)."""

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        s.push(NamingColour(seat))


class NamingColour(Inquiry):
    """Which colour; then the cards are drawn aside, where only their player sees them."""

    def question(self, s: Everdell) -> Asked:
        return PickColour(self.player, facts.SCURRBLE_STADIUM)

    def resume(self, s: Everdell, answer: int) -> None:
        player = self.player
        count = min(STADIUM_CARDS, HAND_LIMIT - len(s.hands[player].cards))
        drawn = draw_aside(s, count, 1 << player)
        if s.log is not None:
            s.log.append(Event("named", {"seat": player, "colour": COLOURS[answer]}))
            if drawn:
                secret: dict[str, object] = {"cards": names_of(drawn)}
                s.log.append(Event("drew", {"seat": player, "count": len(drawn)}, True, secret, 1 << player))
        found = proofs(s, answer)
        if len(found) > 1:
            s.push(Proving(player, answer))
        else:
            prove(s, player, found[0] if found else NONE)


class Proving(Inquiry):
    """Which card of the colour everybody sees."""

    def __init__(self, player: int, colour: int) -> None:
        super().__init__(player)
        self.colour: Final = colour

    def holds(self, s: Everdell) -> bool:
        return True

    def question(self, s: Everdell) -> Asked:
        return PickProof(self.player, facts.SCURRBLE_STADIUM, self.colour)

    def sound(self, s: Everdell) -> None:
        need(self.colour in NAMED, "a colour but green")
        need(s.aside.known_cards(self.player) == s.aside.cards, "cards drawn by the player")
        whole(len(s.aside.cards), 2, STADIUM_CARDS)
        need(len(s.hands[self.player].cards) + len(s.aside.cards) <= HAND_LIMIT, "room in the hand")

    def resume(self, s: Everdell, answer: int) -> None:
        prove(s, self.player, answer)


def prove(s: Everdell, player: int, proof: int) -> None:
    """All drawn cards go into the hand, the proof openly."""
    if proof != NONE:
        s.aside.take(proof)
        s.hands[player].put(proof, everybody(s))
        if s.log is not None:
            s.log.append(Event("shown", {"seat": player, "card": facts.CARD_NAMES[proof]}))
        gain_points(s, player, STADIUM_POINTS)
    for card in s.aside.cards[:]:
        s.aside.take(card, 1 << player)
        s.hands[player].put(card)


class Gazette(Card):
    """A token on it for each event, and 3 points more for 3 of them (EVD-12.4)."""

    holds = "tokens"
    most = 20  # events

    def achieved(self, s: Everdell, seat: int, at: int) -> None:
        card = s.cities[seat][at] + TOKEN
        s.cities[seat][at] = card
        if s.log is not None:
            s.log.append(Event("token", {"seat": seat, "card": self.name, "count": tokens_on(card)}))

    def token_points(self, tokens: int) -> int:
        return tokens + (GAZETTE_POINTS if tokens >= GAZETTE_EVENTS else 0)


# fmt: off
# name, type, colour, unique or common, copies in the deck, points, cost; then what is special
enter(Juggler(), "juggler", CRITTER, TAN, COMMON, 3, 0, "bb", home="carnival", expansion=EXTRA, once=1.5,
      clause="EVD-12.5", signs="3 twig → 4 point · twig → ? 6 point")
enter(Carnival(), "carnival", CONSTRUCTION, GREEN, UNIQUE, 2, 1, "ttp", expansion=EXTRA, yields=0.9,
      clause="EVD-12.2", signs="leaf:green → card · 2 leaf:green → any")
enter(TownCrier(), "town_crier", CRITTER, GREEN, UNIQUE, 2, 2, "bb",
      home="gazette", expansion=EXTRA, yields=1.8, clause="EVD-12.9", signs="2 card → seat 3 point")
enter(Stadium(), "scurrble_stadium", CONSTRUCTION, RED, COMMON, 3, 2, "trp",
      expansion=EXTRA, open=1, use=2.5, visit=3.0, clause="EVD-12.7", signs="4 card → ? 3 point open")
enter(Gazette(), "gazette", CONSTRUCTION, BLUE, UNIQUE, 2, 3, "rrpp", expansion=EXTRA, use=2.0,
      clause="EVD-12.4", signs="+ point / event · 3 → 3 point")
enter(Points(2, per=Named("scurrble_champion", other=True)), "scurrble_champion", CRITTER, PURPLE,
      COMMON, 3, 2, "bb", home="scurrble_stadium", expansion=EXTRA, together=True, once=1.5,
      clause="EVD-12.8", signs="2 point / critter")
# fmt: on
