"""How Glade runs: a turn, the effects of cards, and the questions that they share."""

from typing import Final

from ...core.events import Event
from ...core.frames import NOBODY, Ask, Effect, Frame, Question, Step
from ...core.messages import Message
from ...core.reading import need, whole
from ...core.zones import HIDDEN, Zone
from .actions import DONE, DRAW, GIVE, PICK, PLAY
from .data import (
    ACORN,
    BADGER,
    CARD_NAMES,
    DECK,
    FOX,
    HAND,
    HARE,
    KINDS,
    MAGPIE,
    MOST_BURIED,
    OWL,
    SQUIRREL,
)
from .state import Glade

NOTHING: Final = -1  # the answer "done"
IN_HAND: Final = 0  # where PickCard looks
IN_SIGHT: Final = 1
IN_PLAY: Final = 2
LOOKED: Final = 2  # cards that an owl looks at


class Turn(Ask[Glade]):
    """Play a card or draw one (GLA-2.1)."""

    def options(self, s: Glade) -> list[int]:
        actions = PLAY.each(kinds(s.hands[self.seat].cards))
        if s.deck.cards:
            actions.append(DRAW)
        return actions

    def choose(self, s: Glade, action: int) -> None:
        s.push(EndTurn(self.seat))
        if action == DRAW:
            draw(s, self.seat)
        else:
            s.push(Play(self.seat, PLAY.noun(action)))

    def prompt(self, s: Glade, seat: int) -> Message:
        return Message("prompt.turn", {})

    def target(self, s: Glade, action: int) -> str:
        return "deck" if action == DRAW else f"hand/{CARD_NAMES[PLAY.noun(action)]}"

    def why_not(self, s: Glade, seat: int, action: int) -> Message | None:
        if action == DRAW:
            return Message("refuse.no_deck", {}, "GLA-2.1")
        if PLAY.has(action):
            return Message("refuse.not_in_hand", {"card": CARD_NAMES[PLAY.noun(action)]}, "GLA-2.1")
        return Message("refuse.turn_first", {}, "GLA-2.1")

    def fits(self, s: Glade, above: Frame[Glade] | None) -> None:
        need(s.frames is not None and s.frames.below is None, "a turn alone")
        need_in_sight(s, NOBODY)


class EndTurn(Step[Glade]):
    """To the next seat that can do something; when nobody can, the game is over (GLA-2.2)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def run(self, s: Glade) -> None:
        s.turn += 1
        for step in range(1, s.seats + 1):
            seat = (self.player + step) % s.seats
            if s.hands[seat].cards or s.deck.cards:
                s.push(Turn(seat))
                return

    def fits(self, s: Glade, above: Frame[Glade] | None) -> None:
        whole(self.player, 0, s.seats - 1)
        need(s.frames is not None and s.frames.listed()[0] is self, "the end of a turn under all else")


class Play(Step[Glade]):
    """A card is laid down: its effect, then what it triggers, which stood there before (GLA-3.1)."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player: Final = player
        self.card: Final = card

    def run(self, s: Glade) -> None:
        player = self.player
        badgers = s.played[player].count(BADGER)
        s.hands[player].take(self.card)
        s.played[player].append(self.card)
        tell(s, "played", {"seat": player, "card": CARD_NAMES[self.card]})
        if s.log is not None:
            s.log.scene(s)  # it lies there before it does its work
        if badgers:
            s.push(Triggers(player, badgers))
        s.push(effect_of(self.card, player))


class Triggers(Step[Glade]):
    """Each badger that stood there before brings a point (GLA-3.2)."""

    def __init__(self, player: int, badgers: int) -> None:
        super().__init__()
        self.player: Final = player
        self.badgers: Final = badgers

    def run(self, s: Glade) -> None:
        score(s, self.player, self.badgers)

    def fits(self, s: Glade, above: Frame[Glade] | None) -> None:
        whole(self.player, 0, s.seats - 1)
        whole(self.badgers, 1, s.played[self.player].count(BADGER))


class CardEffect(Effect[Glade]):
    """What a played card does for its player."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def card(self) -> int:
        raise NotImplementedError

    def fits(self, s: Glade, above: Frame[Glade] | None) -> None:
        whole(self.player, 0, s.seats - 1)
        need(self.card() in s.played[self.player], "a played card whose effect it is")
        need(s.frames is not None and isinstance(s.frames.listed()[0], EndTurn), "a turn under way")
        if above is not None and above.gives():
            need(above.seat == self.player and above.asker(s) == CARD_NAMES[self.card()], "its own question")


class Acorn(CardEffect):
    """A point (GLA-4.1)."""

    def card(self) -> int:
        return ACORN

    def run(self, s: Glade) -> None:
        score(s, self.player, 1)


class Magpie(CardEffect):
    """Another card of the hand is played at once, triggers and all (GLA-4.2)."""

    def card(self) -> int:
        return MAGPIE

    def run(self, s: Glade) -> None:
        if s.hands[self.player].cards:
            s.ask(self, PickCard(self.player, MAGPIE, IN_HAND, 0))

    def resume(self, s: Glade, answer: int) -> None:
        s.push(Play(self.player, answer))


class Squirrel(CardEffect):
    """Up to two cards of the hand are buried, a point each (GLA-4.3)."""

    def __init__(self, player: int, buried: int = 0) -> None:
        super().__init__(player)
        self.buried: Final = buried

    def card(self) -> int:
        return SQUIRREL

    def run(self, s: Glade) -> None:
        if self.buried < MOST_BURIED and s.hands[self.player].cards:
            s.ask(self, PickCard(self.player, SQUIRREL, IN_HAND, 1))

    def resume(self, s: Glade, answer: int) -> None:
        if answer != NOTHING:
            bury(s, s.hands[self.player], answer, self.player)
            score(s, self.player, 1)
            s.push(Squirrel(self.player, self.buried + 1))

    def fits(self, s: Glade, above: Frame[Glade] | None) -> None:
        super().fits(s, above)
        whole(self.buried, 0, MOST_BURIED - 1)


class Hare(CardEffect):
    """A card is given to another seat; alone it is buried (GLA-4.4). First which card, then to whom."""

    def __init__(self, player: int, given: int = NOTHING) -> None:
        super().__init__(player)
        self.given: Final = given

    def card(self) -> int:
        return HARE

    def run(self, s: Glade) -> None:
        if s.hands[self.player].cards:
            s.ask(self, PickCard(self.player, HARE, IN_HAND, 0))

    def resume(self, s: Glade, answer: int) -> None:
        hand = s.hands[self.player]
        if self.given == NOTHING:
            if s.seats == 1:
                bury(s, hand, answer, self.player)
            else:
                tell(s, "shown", {"seat": self.player, "card": CARD_NAMES[answer]})
                s.ask(Hare(self.player, answer), PickSeat(self.player, HARE))
            return
        hand.take(self.given)
        s.hands[answer].put(self.given, everybody(s))
        tell(s, "given", {"seat": self.player, "other": answer, "card": CARD_NAMES[self.given]})

    def fits(self, s: Glade, above: Frame[Glade] | None) -> None:
        super().fits(s, above)
        chosen = isinstance(above, PickSeat)
        need(chosen == (self.given != NOTHING), "a card chosen before the seat")
        need(not chosen or self.given in s.hands[self.player].cards, "the card to give")


class Badger(CardEffect):
    """Stays and waits (GLA-3.2)."""

    def card(self) -> int:
        return BADGER

    def run(self, s: Glade) -> None:
        return


class Owl(CardEffect):
    """The top two cards of the deck are looked at in secret: one to the hand, the other buried (GLA-4.5)."""

    def card(self) -> int:
        return OWL

    def run(self, s: Glade) -> None:
        seen = s.seen[self.player]
        for _ in range(min(LOOKED, len(s.deck.cards))):
            seen.put(s.deck.draw())
        if seen.cards:
            secret: dict[str, object] = {"cards": [CARD_NAMES[card] for card in seen.cards]}
            args: dict[str, object] = {"seat": self.player, "count": len(seen.cards)}
            if s.log is not None:
                s.log.append(Event("looked", args, True, secret, 1 << self.player))
            s.ask(self, PickCard(self.player, OWL, IN_SIGHT, 0))

    def resume(self, s: Glade, answer: int) -> None:
        seen = s.seen[self.player]
        seen.take(answer)
        s.hands[self.player].put(answer)
        while seen.cards:
            bury(s, seen, seen.cards[0], self.player)


class Fox(CardEffect):
    """One of your other played cards does its work once more (GLA-4.6)."""

    def card(self) -> int:
        return FOX

    def run(self, s: Glade) -> None:
        if any(card != FOX for card in s.played[self.player]):
            s.ask(self, PickCard(self.player, FOX, IN_PLAY, 0))

    def resume(self, s: Glade, answer: int) -> None:
        s.push(effect_of(answer, self.player))


def effect_of(card: int, player: int) -> Frame[Glade]:
    if card == ACORN:
        return Acorn(player)
    if card == MAGPIE:
        return Magpie(player)
    if card == SQUIRREL:
        return Squirrel(player)
    if card == HARE:
        return Hare(player)
    if card == BADGER:
        return Badger(player)
    return Owl(player) if card == OWL else Fox(player)


# --- questions that cards share -----------------------------------------------------------------------------


class PickCard(Question[Glade]):
    """One card: of the hand, of those in sight, or of those played; perhaps none."""

    def __init__(self, seat: int, card: int, where: int, may_stop: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.where: Final = where
        self.may_stop: Final = may_stop

    def options(self, s: Glade) -> list[int]:
        actions = PICK.each(kinds(self.choices(s)))
        if self.may_stop:
            actions.append(DONE)
        return actions

    def choices(self, s: Glade) -> list[int]:
        if self.where == IN_HAND:
            return s.hands[self.seat].cards
        if self.where == IN_SIGHT:
            return s.seen[self.seat].cards
        return [card for card in s.played[self.seat] if card != FOX]

    def answer(self, s: Glade, action: int) -> int:
        return NOTHING if action == DONE else PICK.noun(action)

    def asker(self, s: Glade) -> str:
        return CARD_NAMES[self.card]

    def prompt(self, s: Glade, seat: int) -> Message:
        return Message("prompt.pick", {"card": CARD_NAMES[self.card]})

    def target(self, s: Glade, action: int) -> str:
        if action == DONE:
            return "done"
        return f"{PLACES[self.where]}/{CARD_NAMES[PICK.noun(action)]}"

    def fits(self, s: Glade, above: Frame[Glade] | None) -> None:
        whole(self.card, 0, KINDS - 1)
        need(above is None, "a question on top")
        need([self.card, self.where, self.may_stop] in ASKED, "a question that a card asks")
        need_in_sight(s, self.seat if self.where == IN_SIGHT else NOBODY)


class PickSeat(Question[Glade]):
    """Another seat."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: Glade) -> list[int]:
        return [GIVE.action(seat) for seat in range(s.seats) if seat != self.seat]

    def answer(self, s: Glade, action: int) -> int:
        return GIVE.noun(action)

    def asker(self, s: Glade) -> str:
        return CARD_NAMES[self.card]

    def prompt(self, s: Glade, seat: int) -> Message:
        return Message("prompt.give", {"card": CARD_NAMES[self.card]})

    def target(self, s: Glade, action: int) -> str:
        return f"seat/{GIVE.noun(action)}"

    def fits(self, s: Glade, above: Frame[Glade] | None) -> None:
        need(above is None and self.card == HARE, "a question that the hare asks")
        need_in_sight(s, NOBODY)


def need_in_sight(s: Glade, looker: int) -> None:
    """Only who has woken an owl looks at cards, until one is chosen."""
    for seat in range(s.seats):
        need(
            len(s.seen[seat].cards) <= (LOOKED if seat == looker else 0), "cards in sight of an owl's player"
        )


PLACES: Final = ["hand", "sight", "played"]
ASKED: Final = [
    [MAGPIE, IN_HAND, 0],
    [SQUIRREL, IN_HAND, 1],
    [HARE, IN_HAND, 0],
    [OWL, IN_SIGHT, 0],
    [FOX, IN_PLAY, 0],
]


# --- small doings -------------------------------------------------------------------------------------------


class Deal(Step[Glade]):
    """Three cards each (GLA-1.1)."""

    def run(self, s: Glade) -> None:
        cards = DECK[:]
        s.rng.shuffle(cards)
        s.deck = Zone(cards, HIDDEN, True, [])
        s.buried = Zone([], HIDDEN, False, [])
        s.hands = [Zone([], 1 << seat, False, []) for seat in range(s.seats)]
        s.seen = [Zone([], 1 << seat, False, []) for seat in range(s.seats)]
        s.played = [[] for _ in range(s.seats)]
        s.points = [0] * s.seats
        for seat in range(s.seats):
            for _ in range(HAND):
                draw(s, seat)
        s.push(Turn(s.rng.below(s.seats)))


def draw(s: Glade, seat: int) -> None:
    card = s.deck.draw()
    s.hands[seat].put(card)
    if s.log is not None:
        s.log.append(Event("drew", {"seat": seat}, True, {"card": CARD_NAMES[card]}, 1 << seat))


def bury(s: Glade, zone: Zone, card: int, seat: int) -> None:
    """Face down: only who buries it knows it (GLA-1.2)."""
    zone.take(card)
    s.buried.put(card, 1 << seat)
    if s.log is not None:
        s.log.append(Event("buried", {"seat": seat}, False, {"card": CARD_NAMES[card]}, 1 << seat))


def score(s: Glade, seat: int, points: int) -> None:
    s.points[seat] = s.points[seat] + points
    tell(s, "scored", {"seat": seat, "points": points})


def tell(s: Glade, kind: str, args: dict[str, object]) -> None:
    if s.log is not None:
        s.log.append(Event(kind, args))


def everybody(s: Glade) -> int:
    return (1 << s.seats) - 1


def kinds(cards: list[int]) -> list[int]:
    """Each kind once, in order."""
    found: list[int] = []
    for card in sorted(cards):
        if not found or found[-1] != card:
            found.append(card)
    return found
