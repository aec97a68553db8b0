"""What an event gives when it is achieved (EVD-11); its points at the end are in `scoring.py`."""

from typing import Final

from ...core.events import Event
from ...core.reading import need, whole
from . import bundles, facts
from .asks import (
    ASKING_PLACE,
    BURY_SCROLL,
    CAPTURE,
    CURE,
    GRADUATE,
    NONE,
    REMOVING,
    SPEND_UP_TO,
    TAKE_SCROLL,
    Asked,
    PickBundle,
    PickCard,
    PickCopy,
    PickCount,
    PickWorker,
    copies,
)
from .city import (
    KIND,
    TOKEN,
    chapel_tokens,
    index_in,
    tokens_on,
)
from .data import BERRY, HAND_LIMIT, STRIDE, TWIG
from .effects import GainAny
from .inquiry import Inquiry, need_shown_aside
from .places import (
    ACORN_THIEVES,
    ANCIENT_SCROLLS,
    CHAPEL_CEILING,
    CROAK_WART_CURE,
    EVENT,
    EVENT_NAMES,
    FIREWORKS,
    GRADUATION,
    MARKETING_PLAN,
    NEW_MANAGEMENT,
    PERFORMER,
    TAX_RELIEF,
    WELL_RUN_CITY,
)
from .playing import remove
from .producing import produce_all
from .state import Everdell
from .supply import (
    discard_aside,
    discard_openly,
    draw,
    draw_aside,
    everybody,
    gain_points,
    give_bundle,
    names_of,
    receivers,
    resources_of,
    spend_bundle,
)
from .workers import CURE_BERRIES, CURE_CARDS, take_back

MOST_PLEDGED: Final = 3
SCROLLS: Final = 5
THIEVES: Final = 2
SCHOLARS: Final = 3
GIFT_POINTS: Final = 2


def claim(s: Everdell, player: int, event: int) -> None:
    """The event is the player's for good; a Gazette in the city reports it (EVD-3.6, 12.4)."""
    s.owners[event] = player
    if s.log is not None:
        s.log.append(Event("achieved", {"seat": player, "event": EVENT_NAMES[event]}))
    if s.present[player] & facts.BIT[facts.GAZETTE]:
        at = index_in(s, player, facts.GAZETTE)
        card = s.cities[player][at] + TOKEN
        s.cities[player][at] = card
        if s.log is not None:
            told: dict[str, object] = {
                "seat": player,
                "card": facts.CARD_NAMES[facts.GAZETTE],
                "count": tokens_on(card),
            }
            s.log.append(Event("token", told))
    achieve(s, player, event)


def achieve(s: Everdell, player: int, event: int) -> None:
    by = ASKING_PLACE + EVENT + event
    if event == MARKETING_PLAN:
        s.push(Marketing(player, MOST_PLEDGED, NONE))
    elif event == WELL_RUN_CITY:
        s.push(CallingBack(player))
    elif event in (FIREWORKS, PERFORMER):
        s.push(Pledging(player, event))
    elif event == NEW_MANAGEMENT:
        s.push(Managing(player))
    elif event == ANCIENT_SCROLLS:
        s.push(ReadingScrolls(player, TAKE_SCROLL))
    elif event == ACORN_THIEVES:
        s.push(Clearing(player, event, THIEVES))
    elif event == CROAK_WART_CURE:
        spend_bundle(s, player, bundles.ID_OF_CODE[CURE_BERRIES << 3 * BERRY])
        s.push(Clearing(player, event, CURE_CARDS))
    elif event == GRADUATION:
        s.push(Graduating(player, SCHOLARS))
    elif event == CHAPEL_CEILING:
        tokens = chapel_tokens(s, player)
        draw(s, player, tokens)
        s.push(GainAny(player, by, tokens))
    elif event == TAX_RELIEF:
        produce_all(s, player)


class Pledging(Inquiry):
    """Up to 3 twigs (Fireworks) or berries (Performer) onto the event."""

    def __init__(self, player: int, event: int) -> None:
        super().__init__(player)
        self.event: Final = event

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.event)

    def resource(self) -> int:
        return TWIG if self.event == FIREWORKS else BERRY

    def question(self, s: Everdell) -> Asked:
        most = min(MOST_PLEDGED, s.stock[self.player * 4 + self.resource()])
        return PickCount(self.player, ASKING_PLACE + EVENT + self.event, most, self.resource())

    def sound(self, s: Everdell) -> None:
        need(self.event in (FIREWORKS, PERFORMER), "an event that takes twigs or berries")

    def run(self, s: Everdell) -> None:
        if s.stock[self.player * 4 + self.resource()]:
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        pledge(s, self.player, self.event, bundles.ID_OF_CODE[answer << 3 * self.resource()])


class Managing(Inquiry):
    """Under New Management: up to 3 resources onto the event."""

    def question(self, s: Everdell) -> Asked:
        by = ASKING_PLACE + EVENT + NEW_MANAGEMENT
        return PickBundle(self.player, by, SPEND_UP_TO, MOST_PLEDGED, bundles.NOTHING)

    def run(self, s: Everdell) -> None:
        if resources_of(s, self.player):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        pledge(s, self.player, NEW_MANAGEMENT, answer)


def pledge(s: Everdell, player: int, event: int, bundle: int) -> None:
    """From the supply onto the event, for good."""
    spend_bundle(s, player, bundle)
    for resource in range(4):
        s.pledged[event] = s.pledged[event] + (bundles.AMOUNT[bundle * 4 + resource] << 4 * resource)
    if s.log is not None and bundle != bundles.NOTHING:
        args: dict[str, object] = {"seat": player, "event": EVENT_NAMES[event]}
        s.log.append(Event("pledged", {**args, **bundles.bundle_fact(bundle)}))


class Marketing(Inquiry):
    """A Brilliant Marketing Plan: up to 3 resources among the opponents, 2 points each (EVD-8.10, 11.9).

    Each opponent in turn is given some; if all have passed the supply gets them.
    """

    def __init__(self, player: int, left: int, to: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.to: Final = to  # the opponent that was asked about

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.left, self.to)

    def question(self, s: Everdell) -> Asked:
        by = ASKING_PLACE + EVENT + MARKETING_PLAN
        return PickBundle(self.player, by, SPEND_UP_TO, self.left, self.to)

    def sound(self, s: Everdell) -> None:
        whole(self.left, 1, MOST_PLEDGED)
        need(self.to in (receivers(s, self.player) or [self.player]), "an opponent to give to")

    def run(self, s: Everdell) -> None:
        others = receivers(s, self.player) or [self.player]  # oneself stands for the supply
        for other in others:
            if other > self.to and self.left and resources_of(s, self.player):
                asking = Marketing(self.player, self.left, other)
                s.ask(asking, asking.question(s))
                return

    def resume(self, s: Everdell, answer: int) -> None:
        if self.to == self.player:
            spend_bundle(s, self.player, answer)
        else:
            give_bundle(s, self.player, self.to, answer)
        gain_points(s, self.player, GIFT_POINTS * bundles.SIZE[answer])
        s.push(Marketing(self.player, self.left - bundles.SIZE[answer], self.to))


class CallingBack(Inquiry):
    """A Well Run City: one worker comes back, perhaps the one just placed (EVD-11.8)."""

    def question(self, s: Everdell) -> Asked:
        return PickWorker(self.player, ASKING_PLACE + EVENT + WELL_RUN_CITY)

    def resume(self, s: Everdell, answer: int) -> None:
        take_back(s, self.player, answer)
        if s.log is not None:
            s.log.append(Event("called_back", {"seat": self.player}))


class ReadingScrolls(Inquiry):
    """Ancient Scrolls: of 5 revealed cards some into the hand, some under the event (EVD-11.11, 11.20)."""

    def __init__(self, player: int, purpose: int) -> None:
        super().__init__(player)
        self.purpose: Final = purpose

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.purpose)

    def run(self, s: Everdell) -> None:
        revealed = draw_aside(s, SCROLLS, everybody(s))
        if s.log is not None and revealed:
            s.log.append(Event("revealed", {"seat": self.player, "cards": names_of(revealed)}, True))
        self.pick(s)

    def question(self, s: Everdell) -> Asked:
        by = ASKING_PLACE + EVENT + ANCIENT_SCROLLS
        return PickCard(self.player, by, self.purpose, 1, len(s.aside.cards))

    def sound(self, s: Everdell) -> None:
        need(self.purpose in (TAKE_SCROLL, BURY_SCROLL), "scrolls to take or to bury")
        room = HAND_LIMIT - len(s.hands[self.player].cards)
        need(self.purpose == BURY_SCROLL or room > 0, "room in the hand")
        need_shown_aside(s)

    def pick(self, s: Everdell) -> None:
        if not s.aside.cards:
            return
        if self.purpose == TAKE_SCROLL and len(s.hands[self.player].cards) >= HAND_LIMIT:
            ReadingScrolls(self.player, BURY_SCROLL).pick(s)
        else:
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == NONE and self.purpose == TAKE_SCROLL:
            ReadingScrolls(self.player, BURY_SCROLL).pick(s)
        elif answer == NONE:
            discard_aside(s)
        else:
            s.aside.take(answer)
            if self.purpose == TAKE_SCROLL:
                s.hands[self.player].put(answer, everybody(s))
                if s.log is not None:
                    s.log.append(Event("kept", {"seat": self.player, "card": facts.CARD_NAMES[answer]}))
            else:
                put_under(s, self.player, ANCIENT_SCROLLS, answer)
            self.pick(s)


def put_under(s: Everdell, player: int, event: int, card: int) -> None:
    """Under the event, for good (EVD-8.19)."""
    s.under.append(event * STRIDE + card)
    if s.log is not None:
        args: dict[str, object] = {"seat": player, "event": EVENT_NAMES[event]}
        s.log.append(Event("under", {**args, "card": facts.CARD_NAMES[card]}))


class Graduating(Inquiry):
    """Graduation of Scholars: up to 3 Critters of the hand, shown, under the event."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.left)

    def question(self, s: Everdell) -> Asked:
        return PickCard(self.player, ASKING_PLACE + EVENT + GRADUATION, GRADUATE, 1, self.left)

    def sound(self, s: Everdell) -> None:
        whole(self.left, 1, SCHOLARS)

    def run(self, s: Everdell) -> None:
        if self.left and s.hands[self.player].cards:
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer != NONE:
            s.hands[self.player].take(answer)
            put_under(s, self.player, GRADUATION, answer)
            s.push(Graduating(self.player, self.left - 1))


class Clearing(Inquiry):
    """Cards leave the city: Critters for Acorn Thieves, any two for Croak Wart Cure (EVD-11.7, 11.21)."""

    def __init__(self, player: int, event: int, left: int) -> None:
        super().__init__(player)
        self.event: Final = event
        self.left: Final = left

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.event, self.left)

    def question(self, s: Everdell) -> Asked:
        by = ASKING_PLACE + EVENT + self.event
        if self.event == CROAK_WART_CURE:
            return PickCard(self.player, by, CURE, 0, self.left)
        return PickCard(self.player, by, CAPTURE, 1, self.left)

    def sound(self, s: Everdell) -> None:
        need(self.event in (CROAK_WART_CURE, ACORN_THIEVES), "an event that takes cards of the city")
        whole(self.left, 1, min(CURE_CARDS, len(s.cities[self.player])))

    def run(self, s: Everdell) -> None:
        if self.left and (self.event == CROAK_WART_CURE or has_critter(s, self.player)):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer == NONE:
            return
        found = copies(s, self.player, answer, REMOVING)
        if len(found) > 1:
            s.push(ClearingCopy(self.player, self.event, self.left, answer))
        else:
            self.clear(s, found[0])

    def clear(self, s: Everdell, at: int) -> None:
        card = remove(s, self.player, at)
        if self.event == CROAK_WART_CURE:
            discard_openly(s, card)
        else:
            put_under(s, self.player, self.event, card)
        s.push(Clearing(self.player, self.event, self.left - 1))


class ClearingCopy(Clearing):
    """The same once the kind is known: which copy."""

    def __init__(self, player: int, event: int, left: int, kind: int) -> None:
        super().__init__(player, event, left)
        self.kind: Final = kind

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.event, self.left, self.kind)

    def question(self, s: Everdell) -> Asked:
        return PickCopy(self.player, ASKING_PLACE + EVENT + self.event, self.kind, REMOVING)

    def run(self, s: Everdell) -> None:
        s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        self.clear(s, answer)


def has_critter(s: Everdell, seat: int) -> bool:
    for card in s.cities[seat]:
        if facts.IS_CRITTER[card & KIND] and not facts.LEGENDARY[card & KIND]:
            return True
    return False
