"""The spirits: who may be invoked, and what they do (ARB-6, 7)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Frame
from ...core.messages import Message
from ...core.reading import need
from ...core.rng import Rng
from ...core.types import Action, Seat
from ...core.zones import Zone
from . import data
from .actions import DONE, GIVE, INVOKE, KEEP, SHOW
from .asks import MidTurn
from .habit import best_card, habit_spirit, nearest_rival
from .pieces import GIFT, GROWTHS
from .river import REFILL, SPIRIT_TAKES, TAKE_CARD, draw_to, hand_kinds
from .state import Arbre


class Hindrance:
    """Why a spirit cannot be invoked."""

    def __init__(self, key: str, clause: str) -> None:
        self.key: Final = key
        self.clause: Final = clause


TURNED_OVER: Final = Hindrance("refuse.turned_over", "ARB-7.1")
HIDDEN: Final = Hindrance("refuse.spirit_hidden", "ARB-6.1")
ONE_ONLY: Final = Hindrance("refuse.one_spirit", "ARB-6.1")
NO_ICON: Final = Hindrance("refuse.no_icon", "ARB-6.1")
BETWEEN: Final = Hindrance("refuse.between", "ARB-6.1")
NEEDS_GROWTH: Final = Hindrance("refuse.dryad_needs_growth", "ARB-6.3")
AFTER_GROWTH: Final = Hindrance("refuse.dryad_after", "ARB-6.6")
NO_SITE: Final = Hindrance("refuse.dryad_no_site", "ARB-6.3")


def hindrance(s: Arbre, seat: Seat, spirit: int) -> Hindrance | None:
    """What keeps who has shown the cards from invoking the spirit now (ARB-6.1, 7.1)."""
    tile = data.TILE[spirit]
    if s.called >> tile & 1:
        return TURNED_OVER
    if s.faces[tile] != spirit:
        return HIDDEN
    if data.FLUTE not in s.shown:
        if s.called:
            return ONE_ONLY
        if not has_icon(s, spirit):
            return NO_ICON
    if data.SPIRITS[spirit].grows:
        return growth_hindrance(s, seat)
    if 0 < s.placed < s.owed and GROWTHS[s.growing].can_grow(s, seat):
        return BETWEEN
    return None


def growth_hindrance(s: Arbre, seat: Seat) -> Hindrance | None:
    """The Dryad adds one to a growth that was placed in full and still finds a site (ARB-6.3, 6.6, 7.2)."""
    if s.growing == data.NOTHING:
        return NEEDS_GROWTH
    more = GROWTHS[s.growing].can_grow(s, seat)
    if s.placed == 0 or (s.placed < s.owed and more):
        return AFTER_GROWTH
    return None if s.placed == s.owed and more else NO_SITE


def refused(s: Arbre, seat: Seat, spirit: int) -> Message:
    reason = hindrance(s, seat, spirit)
    assert reason is not None
    return Message(reason.key, {"spirit": data.SPIRIT_NAMES[spirit]}, reason.clause)


def has_icon(s: Arbre, spirit: int) -> bool:
    for card in s.shown:
        if card < data.ELEMENTS and data.SPIRIT[card] == spirit:
            return True
    return False


def invocations(s: Arbre, seat: Seat) -> list[int]:
    """The spirits that can be invoked now, as actions."""
    if s.called and (s.called == BOTH or data.FLUTE not in s.shown):
        return []
    return [INVOKE.action(spirit) for spirit in s.faces if hindrance(s, seat, spirit) is None]


BOTH: Final = 3


def must_invoke(s: Arbre) -> bool:
    """A play must place a piece or use a power, and a flute serves only if one is used (ARB-4.12, 4.13)."""
    return s.called == 0 and (s.growing == data.NOTHING or data.FLUTE in s.shown)


def invoke(s: Arbre, seat: Seat, spirit: int) -> None:
    """Use the power, then turn the tile over (ARB-6.1)."""
    tile = data.TILE[spirit]
    s.called |= 1 << tile
    if s.log is not None:
        s.log.append(Event("invoked", {"seat": seat, "spirit": data.SPIRIT_NAMES[spirit]}))
    s.faces[tile] = spirit ^ 1
    power = data.SPIRITS[spirit]
    s.owed += power.grows  # what must be placed (ARB-6.6)
    if power.gives:
        s.push(GIVE_TWIG[seat])
    if power.takes:
        s.push(REFILL)
        s.push(TAKE_CARD[seat][SPIRIT_TAKES])
    if power.draws:
        draw_for_choice(s, seat, power.draws)
        s.push(KEEP_CARD[seat])


def draw_for_choice(s: Arbre, seat: Seat, count: int) -> None:
    """ARB-6.5; they are not in the discard pile while one is being chosen (ARB-3.4)."""
    s.drawn = Zone([], 1 << seat, False, [])
    for _ in range(count):
        draw_to(s, s.drawn)
    if s.log is not None:
        secret: dict[str, object] = {"cards": [data.CARD_NAMES[card] for card in s.drawn.cards]}
        s.log.append(Event("drew_three", {"seat": seat}, True, secret, 1 << seat))


def invoke_effect(s: Arbre, spirit: int) -> dict[str, object]:
    return {"spirit": data.SPIRIT_NAMES[spirit], "turns_to": data.SPIRIT_NAMES[spirit ^ 1]}


class GiveTwig(MidTurn):
    """The Faun: a common twig of the undergrowth for another player's reserve (ARB-6.2)."""

    def options(self, s: Arbre) -> list[int]:
        return [GIVE.action(seat) for seat in range(s.seats) if seat != self.seat]

    def choose(self, s: Arbre, action: Action) -> None:
        other = GIVE.noun(action)
        reserve = s.reserves[other]
        reserve[GIFT] = reserve[GIFT] + 1
        s.left[other] = s.left[other] + 1
        if s.log is not None:
            s.log.append(Event("gave", {"seat": self.seat, "other": other}))

    def prompt(self, s: Arbre, seat: Seat) -> Message:
        return Message("prompt.give", {})

    def phase(self, s: Arbre) -> str:
        return "give"

    def habit(self, s: Arbre, seat: Seat, options: list[int], rng: Rng) -> int:
        return nearest_rival(s, options)

    def target(self, s: Arbre, action: Action) -> str:
        return f"reserve/{GIVE.noun(action)}"

    def effect(self, s: Arbre, action: Action) -> dict[str, object]:
        return {"left": s.left[GIVE.noun(action)] + 1}

    def asker(self, s: Arbre) -> str:
        return data.SPIRIT_NAMES[data.FAUN]

    def why_not(self, s: Arbre, seat: Seat, action: Action) -> Message | None:
        if GIVE.has(action):
            return Message("refuse.give_another", {}, "ARB-6.2")
        return Message("refuse.give_first", {}, "ARB-6.2")

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need(above is None and s.called > 0, "the Faun invoked")


class KeepCard(MidTurn):
    """The Pegaea: one of the three into the hand, the others away, all face down (ARB-6.5)."""

    def options(self, s: Arbre) -> list[int]:
        return hand_kinds(s.drawn.cards, KEEP)

    def choose(self, s: Arbre, action: Action) -> None:
        card = KEEP.noun(action)
        s.drawn.take(card, 1 << self.seat)
        s.hands[self.seat].put(card)
        for other in s.drawn.cards:
            s.discards.put(other, 1 << self.seat)
        s.drawn = Zone([], 1 << self.seat, False, [])
        if s.log is not None:
            secret: dict[str, object] = {"card": data.CARD_NAMES[card]}
            s.log.append(Event("kept", {"seat": self.seat}, secret=secret, audience=1 << self.seat))

    def prompt(self, s: Arbre, seat: Seat) -> Message:
        return Message("prompt.keep", {})

    def phase(self, s: Arbre) -> str:
        return "keep"

    def holds(self, s: Arbre) -> bool:
        return True

    def habit(self, s: Arbre, seat: Seat, options: list[int], rng: Rng) -> int:
        return best_card(s, seat, options, KEEP)

    def target(self, s: Arbre, action: Action) -> str:
        return f"drawn/{data.CARD_NAMES[KEEP.noun(action)]}"

    def asker(self, s: Arbre) -> str:
        return data.SPIRIT_NAMES[data.PEGAEA]

    def why_not(self, s: Arbre, seat: Seat, action: Action) -> Message | None:
        if KEEP.has(action):
            return Message("refuse.not_drawn", {"card": data.CARD_NAMES[KEEP.noun(action)]}, "ARB-6.5")
        return Message("refuse.keep_first", {}, "ARB-6.5")

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need(above is None and len(s.drawn.cards) == data.SPIRITS[data.PEGAEA].draws, "three cards drawn")


class CallSpirit(MidTurn):
    """After growing, or in a play without growth: a spirit, or the end of the play (ARB-6.1, 4.13)."""

    def options(self, s: Arbre) -> list[int]:
        actions = invocations(s, self.seat)
        if not must_invoke(s):
            actions.append(DONE)
        return actions

    def choose(self, s: Arbre, action: Action) -> None:
        if action == DONE:
            s.growing = data.NO_TYPE  # the play is over
        else:
            invoke(s, self.seat, INVOKE.noun(action))

    def prompt(self, s: Arbre, seat: Seat) -> Message:
        return Message("prompt.must_invoke" if must_invoke(s) else "prompt.invoke", {})

    def phase(self, s: Arbre) -> str:
        return "spirits"

    def habit(self, s: Arbre, seat: Seat, options: list[int], rng: Rng) -> int:
        return habit_spirit(s, seat, options)

    def target(self, s: Arbre, action: Action) -> str:
        return "done" if action == DONE else f"spirit/{data.SPIRIT_NAMES[INVOKE.noun(action)]}"

    def effect(self, s: Arbre, action: Action) -> dict[str, object] | None:
        return None if action == DONE else invoke_effect(s, INVOKE.noun(action))

    def why_not(self, s: Arbre, seat: Seat, action: Action) -> Message | None:
        if action == DONE:
            return Message("refuse.must_invoke", {}, "ARB-4.13")
        if INVOKE.has(action):
            return refused(s, self.seat, INVOKE.noun(action))
        return Message("refuse.all_shown", {}, "ARB-4.1") if SHOW.has(action) else None

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need(above is None and s.growing != data.NO_TYPE, "a play under way")


GIVE_TWIG: Final = [GiveTwig(seat) for seat in range(data.MOST_SEATS)]
KEEP_CARD: Final = [KeepCard(seat) for seat in range(data.MOST_SEATS)]
CALL_SPIRIT: Final = [CallSpirit(seat) for seat in range(data.MOST_SEATS)]
