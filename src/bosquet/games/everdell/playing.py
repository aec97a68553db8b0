"""Playing a card, step by step (EVD-6.1)."""

from typing import Final

from ...core.events import Event
from ...core.reading import need, whole
from . import actions, bundles, facts
from .asks import (
    OCCUPYING,
    REMOVING,
    REPLACE,
    REPLACING,
    TO_FOOL,
    TO_PAY,
    UPGRADING,
    Asked,
    PickCard,
    PickCopy,
    PickPayment,
    PickSeat,
    PickWay,
    copies,
    seats_for,
)
from .city import (
    KIND,
    LYING,
    OCCUPIED,
    ON_BRIDGE,
    imprison,
    index_in,
    leave_city,
    refresh,
    settle_in,
)
from .data import MEADOW, NO_CARD, NOBODY
from .inquiry import CardOfCity, Inquiry, need_aside
from .ousting import Ousting
from .paying import FOUR_FEWER, FREE, ONE_FEWER, ORDINARY, THREE_FEWER, leaving_by, payments, ways
from .state import Everdell
from .supply import (
    discard_openly,
    draw,
    everybody,
    gain_bundle,
    give_bundle,
    receivers,
    refill,
    spend_bundle,
)
from .triggers import Triggers, need_watchers, watching

# where a card comes from; 0 to 7 is a slot of the Meadow
HAND: Final = -1
ASIDE: Final = -2
SHOWN: Final = -3  # aside too, but out of the hand: its player is still being asked about it
LEGENDS: Final = -4  # a Legendary that was held beside the hand
UNSET: Final = -1
RUINS_CARDS: Final = 2


class Play(Inquiry):
    """A card is being played: way, copy, payment and payee are asked for as far as there is a choice."""

    def __init__(
        self, player: int, card: int, source: int, terms: int, way: int, copy: int, bundle: int, payee: int
    ) -> None:
        super().__init__(player)
        self.card: Final = card
        self.source: Final = source
        self.terms: Final = terms
        self.way: Final = way
        self.copy: Final = copy
        self.bundle: Final = bundle
        self.payee: Final = payee

    def holds(self, s: Everdell) -> bool:
        return True

    def plays(self) -> bool:
        return True

    def question(self, s: Everdell) -> Asked:
        if self.way == UNSET:
            return PickWay(self.player, self.card, self.terms)
        if self.way == actions.UPGRADE and self.copy == UNSET:
            return PickCopy(self.player, self.card, facts.BANNER[self.card], UPGRADING)
        if actions.OCCUPY.has(self.way) and self.copy == UNSET:
            return PickCopy(
                self.player, self.card, facts.CONSTRUCTIONS[actions.OCCUPY.noun(self.way)], OCCUPYING
            )
        if self.bundle == bundles.NO_BUNDLE:
            return PickPayment(self.player, self.card, self.terms, self.way)
        return PickSeat(self.player, self.card, TO_PAY)

    def sound(self, s: Everdell) -> None:
        """The card lies where it is played from, and what has been chosen may be chosen."""
        whole(self.card, 0, facts.KINDS - 1)
        whole(self.source, SHOWN, MEADOW - 1)
        if self.source >= 0:
            need(s.meadow[self.source] == self.card and not s.aside.cards, "the card in the Meadow")
        else:
            need(self.source != HAND, "a card that all can see")
            need_aside(s, [self.card])
        need(self.terms in (ORDINARY, ONE_FEWER, THREE_FEWER, FOUR_FEWER, FREE), "known terms")
        need(not facts.LEGENDARY[self.card] or self.terms == ORDINARY, "a Legendary in the ordinary way")
        if self.way != UNSET:
            need(self.way in ways(s, self.player, self.card, self.terms), "a way to play it")
            if self.bundle != bundles.NO_BUNDLE:
                found = payments(s, self.player, self.card, self.terms, self.way)
                need(self.bundle in found and self.card == facts.SHEPHERD, "a payment to somebody")
        else:
            need(self.bundle == bundles.NO_BUNDLE, "a way first")
        need(self.copy == UNSET and self.payee == NOBODY, "nothing moved into and nobody paid yet")

    def resume(self, s: Everdell, answer: int) -> None:
        """The answer is to the first question that was open."""
        player, card, source, terms = self.player, self.card, self.source, self.terms
        if self.way == UNSET:
            go_on(s, player, card, source, terms, answer, UNSET, bundles.NO_BUNDLE)
        elif self.copy == UNSET and (actions.OCCUPY.has(self.way) or self.way == actions.UPGRADE):
            go_on(s, player, card, source, terms, self.way, answer, bundles.NO_BUNDLE)
        elif self.bundle == bundles.NO_BUNDLE:
            go_on(s, player, card, source, terms, self.way, self.copy, answer)
        else:
            carry_out(s, player, card, source, self.way, self.copy, self.bundle, answer)


def play(s: Everdell, player: int, card: int, source: int, terms: int) -> None:
    """Begin to play a card that can be played on these terms."""
    go_on(s, player, card, source, terms, UNSET, UNSET, bundles.NO_BUNDLE)


def wait(
    s: Everdell, player: int, card: int, source: int, terms: int, way: int, copy: int, bundle: int
) -> None:
    """Ask the next question; a card of the hand is shown before."""
    if source == HAND:
        s.hands[player].take(card)
        s.aside.put(card, everybody(s))
        source = SHOWN
    elif source == LEGENDS:
        take_legend(s, player, card)
        s.aside.put(card, everybody(s))
        source = SHOWN
    asking = Play(player, card, source, terms, way, copy, bundle, NOBODY)
    s.ask(asking, asking.question(s))


def go_on(
    s: Everdell, player: int, card: int, source: int, terms: int, way: int, copy: int, bundle: int
) -> None:
    if way == UNSET:
        found = ways(s, player, card, terms)
        if len(found) > 1:
            wait(s, player, card, source, terms, UNSET, UNSET, bundles.NO_BUNDLE)
            return
        way = found[0]
    if copy == UNSET and (actions.OCCUPY.has(way) or way == actions.UPGRADE):
        if way == actions.UPGRADE:  # which is discarded is its player's choice (EVD-13.19)
            found = copies(s, player, facts.BANNER[card], UPGRADING)
        else:
            found = copies(s, player, facts.CONSTRUCTIONS[actions.OCCUPY.noun(way)], OCCUPYING)
        if len(found) > 1:
            wait(s, player, card, source, terms, way, UNSET, bundles.NO_BUNDLE)
            return
        copy = found[0]
    if bundle == bundles.NO_BUNDLE:
        found = payments(s, player, card, terms, way)
        if len(found) > 1:
            wait(s, player, card, source, terms, way, copy, bundles.NO_BUNDLE)
            return
        bundle = found[0]
    payee = NOBODY
    if (
        card == facts.SHEPHERD and bundle != bundles.NOTHING
    ):  # what is paid goes to an opponent (EVD-4.4, 8.10, 8.15)
        found = receivers(s, player)
        if len(found) > 1:
            wait(s, player, card, source, terms, way, copy, bundle)
            return
        if found:
            payee = found[0]
    carry_out(s, player, card, source, way, copy, bundle, payee)


def carry_out(
    s: Everdell, player: int, card: int, source: int, way: int, copy: int, bundle: int, payee: int
) -> None:
    """Pay; the card leaves its place, the Meadow is refilled; then it comes into a city (EVD-6.1)."""
    tell_played(s, player, card, source, way)
    if payee != NOBODY:
        give_bundle(s, player, payee, bundle)
    else:
        spend_bundle(s, player, bundle)
    kept = 0
    if actions.OCCUPY.has(way):
        s.cities[player][copy] = s.cities[player][copy] | OCCUPIED
        refresh(s, player)
    elif way == actions.UPGRADE:
        kept = give_way(s, player, copy)
    elif way == actions.WITH_BRIDGE:
        at = index_in(s, player, facts.BRIDGE)
        s.cities[player][at] = s.cities[player][at] | (card + 1) << LYING
        kept = ON_BRIDGE
    elif actions.IMPRISON.has(way):
        imprison(s, player, facts.CAPTIVES[actions.IMPRISON.noun(way)])
    elif leaving_by(way) != NO_CARD:
        gone = leaving_by(way)
        leave_city(s, player, index_in(s, player, gone))
        discard_openly(s, gone)
    watchers = watching(s, player, card)
    if source == HAND:
        s.hands[player].take(card)
    elif source == LEGENDS:
        take_legend(s, player, card)
    elif source < 0:
        s.aside.take(card)
    else:
        s.meadow[source] = NO_CARD
        refill(s)
    if s.year:
        s.owed = s.owed + 1  # Rugwort will take one for it (EVD-14.2)
        if card == facts.FOOL:
            discard_openly(s, facts.FOOL)
            s.push(Ousting(player, watchers))
            return
    if card in (facts.RUINS, facts.FOOL):
        s.aside.put(card, everybody(s))
        s.push(Replacing(player, watchers) if card == facts.RUINS else Fooling(player, watchers))
    else:
        arrive(s, player, card, watchers, kept)


def take_legend(s: Everdell, player: int, card: int) -> None:
    s.legends[player * 2 + (0 if facts.IS_CRITTER[card] else 1)].take(card)


def give_way(s: Everdell, player: int, at: int) -> int:
    """The banner card goes onto the pile; what lay on it, and its place, is kept (EVD-4.8, 13.4, 13.21)."""
    gone = s.cities[player].pop(at)
    refresh(s, player)
    discard_openly(s, gone & KIND)
    return gone & ~KIND


def tell_played(s: Everdell, player: int, card: int, source: int, way: int) -> None:
    if s.log is None:
        return
    kind = "played_meadow" if source >= 0 else "played_revealed" if source == ASIDE else "played"
    if facts.LEGENDARY[card]:
        kind = "played_legend"
    s.log.append(Event(kind, {"seat": player, "card": facts.CARD_NAMES[card]}))
    gone = leaving_by(way)
    if actions.OCCUPY.has(way):
        home = facts.CARD_NAMES[facts.CONSTRUCTIONS[actions.OCCUPY.noun(way)]]
        s.log.append(Event("occupied", {"seat": player, "card": home}))
    elif way == actions.UPGRADE:
        s.log.append(Event("upgraded", {"seat": player, "card": facts.CARD_NAMES[facts.BANNER[card]]}))
    elif way == actions.WITH_BRIDGE:
        s.log.append(Event("bridged", {"seat": player, "card": facts.CARD_NAMES[card]}))
    elif actions.IMPRISON.has(way):
        s.log.append(Event("imprisoned", {"seat": player, "card": facts.CARD_NAMES[gone]}))
    elif gone != NO_CARD:
        s.log.append(Event("gave_up", {"seat": player, "card": facts.CARD_NAMES[gone]}))


def arrive(s: Everdell, player: int, card: int, watchers: int, kept: int) -> None:
    """It stands in the city; its effect comes first, then the triggers (EVD-6.1)."""
    settle_in(s, player, card, kept)
    if watchers:
        s.push(Triggers(player, watchers))
    facts.CARDS[card].played(s, player, len(s.cities[player]) - 1)


# --- two cards that do not simply stand in the own city ----------------------------------------------------


class Replacing(CardOfCity):
    """Ruins: a Construction leaves, Ruins takes its place; its printed cost comes back, and 2 cards."""

    def __init__(self, player: int, watchers: int, kind: int = NO_CARD) -> None:
        super().__init__(player, kind)
        self.watchers: Final = watchers

    def pick(self, s: Everdell) -> Asked:
        return PickCard(self.player, facts.RUINS, REPLACE, 0, 1)

    def purpose(self, s: Everdell) -> int:
        """With Legendaries a copy on the Bridge or over the Spring may be none that Ruins can replace."""
        return REPLACING if s.legends else REMOVING

    def of_kind(self, kind: int) -> CardOfCity:
        return Replacing(self.player, self.watchers, kind)

    def picked(self, s: Everdell, at: int) -> None:
        replace(s, self.player, at, self.watchers)

    def holds(self, s: Everdell) -> bool:
        return True

    def sound(self, s: Everdell) -> None:
        need_aside(s, [facts.RUINS])
        need_watchers(self.watchers)


def replace(s: Everdell, player: int, at: int, watchers: int) -> None:
    gone = remove(s, player, at)
    discard_openly(s, gone)
    s.aside.take(facts.RUINS)
    settle_in(s, player, facts.RUINS)
    if watchers:
        s.push(Triggers(player, watchers))
    gain_bundle(s, player, bundles.PRINTED_COST[gone])  # EVD-6.21
    draw(s, player, RUINS_CARDS)


def remove(s: Everdell, seat: int, at: int) -> int:
    """A card leaves the city; its kind."""
    card = leave_city(s, seat, at) & 127
    if s.log is not None:
        s.log.append(Event("removed", {"seat": seat, "card": facts.CARD_NAMES[card]}))
    return card


class Fooling(Inquiry):
    """The Fool goes to another city with an empty plot and no Fool (EVD-7.9 to 7.12)."""

    def __init__(self, player: int, watchers: int) -> None:
        super().__init__(player)
        self.watchers: Final = watchers

    def holds(self, s: Everdell) -> bool:
        return True

    def question(self, s: Everdell) -> Asked:
        return PickSeat(self.player, facts.FOOL, TO_FOOL)

    def sound(self, s: Everdell) -> None:
        need_aside(s, [facts.FOOL])
        need_watchers(self.watchers)

    def run(self, s: Everdell) -> None:
        found = seats_for(s, self.player, TO_FOOL)
        if len(found) > 1:
            s.ask(self, self.question(s))
        else:
            self.resume(s, found[0])

    def resume(self, s: Everdell, answer: int) -> None:
        s.aside.take(facts.FOOL)
        settle_in(s, answer, facts.FOOL)
        if s.log is not None:
            s.log.append(Event("fooled", {"seat": self.player, "other": answer}))
        if self.watchers:
            s.push(Triggers(self.player, self.watchers))
