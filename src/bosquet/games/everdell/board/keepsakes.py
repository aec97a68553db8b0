"""Events that take cards: out of the city, the hand or the deck, under the event or onto the pile."""

from typing import Final

from ....core.events import Event
from ....core.reading import need, whole
from .. import bundles, facts
from ..asks import (
    BURY_SCROLL,
    CAPTURE,
    CURE,
    GRADUATE,
    NONE,
    TAKE_SCROLL,
    Asked,
    PickCard,
)
from ..city import KIND
from ..data import BERRY, HAND_LIMIT, NO_CARD
from ..inquiry import CardOfCity, Inquiry, need_shown_aside
from ..playing import remove
from ..room import count_removable
from ..state import Everdell
from ..supply import discard_aside, discard_openly, draw_aside, everybody, names_of, spend_bundle
from .pieces import EVENT_NAMES, EVENTS, UNDER_EVENT, Tile, under
from .pledges import asking

REVEALED: Final = 5
SCHOLARS: Final = 3
CLEARED: Final = 2
CURE_BERRIES: Final = 2


def put_under(s: Everdell, player: int, event: int, card: int) -> None:
    """Under the event, for good (EVD-8.19)."""
    s.under.append(event * UNDER_EVENT + card)
    if s.log is not None:
        args: dict[str, object] = {"seat": player, "event": EVENT_NAMES[event]}
        s.log.append(Event("under", {**args, "card": facts.CARD_NAMES[card]}))


class Keepsake(Tile):
    """Points for each card under it."""

    def things(self, s: Everdell, seat: int) -> int:
        return len(under(s, self.number))


class Scrolls(Keepsake):
    """Of 5 revealed cards some into the hand, some under the event (EVD-11.11, 11.20)."""

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        s.push(ReadingScrolls(player, TAKE_SCROLL))


class ReadingScrolls(Inquiry):
    """First what is taken, then what is buried."""

    def __init__(self, player: int, purpose: int) -> None:
        super().__init__(player)
        self.purpose: Final = purpose

    def run(self, s: Everdell) -> None:
        revealed = draw_aside(s, REVEALED, everybody(s))
        if s.log is not None and revealed:
            s.log.append(Event("revealed", {"seat": self.player, "cards": names_of(revealed)}, True))
        self.pick(s)

    def holds(self, s: Everdell) -> bool:
        return True

    def question(self, s: Everdell) -> Asked:
        return PickCard(self.player, asking(SCROLLS.number), self.purpose, 1, len(s.aside.cards))

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
                put_under(s, self.player, SCROLLS.number, answer)
            self.pick(s)


class Graduation(Keepsake):
    """Up to 3 Critters of the hand, shown, under the event."""

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        s.push(Graduating(player, SCHOLARS))


class Graduating(Inquiry):
    """Which Critter."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def question(self, s: Everdell) -> Asked:
        return PickCard(self.player, asking(GRADUATION.number), GRADUATE, 1, self.left)

    def sound(self, s: Everdell) -> None:
        whole(self.left, 1, SCHOLARS)

    def run(self, s: Everdell) -> None:
        if self.left and s.hands[self.player].cards:
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer != NONE:
            s.hands[self.player].take(answer)
            put_under(s, self.player, GRADUATION.number, answer)
            s.push(Graduating(self.player, self.left - 1))


class Clears(Keepsake):
    """Cards leave the city: a Critter, or none (EVD-11.21)."""

    def __init__(self, name: str, needs: list[str], clause: str, points: int = 0, each: int = 0) -> None:
        super().__init__(name, needs, clause, points, each)

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        s.push(Clearing(player, self.number, CLEARED))

    def question(self, player: int, left: int) -> Asked:
        return PickCard(player, asking(self.number), CAPTURE, 1, left)

    def has_more(self, s: Everdell, seat: int) -> bool:
        for card in s.cities[seat]:
            if facts.IS_CRITTER[card & KIND] and not facts.LEGENDARY[card & KIND]:
                return True
        return False

    def cleared(self, s: Everdell, player: int, card: int) -> None:
        put_under(s, player, self.number, card)


class Cure(Clears):
    """2 berries, and any two cards of the city, no Legendaries (EVD-11.7)."""

    def payable(self, s: Everdell, seat: int) -> bool:
        return s.stock[seat * 4 + BERRY] >= CURE_BERRIES and count_removable(s, seat) >= CLEARED

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        spend_bundle(s, player, bundles.ID_OF_CODE[CURE_BERRIES << 3 * BERRY])
        super().achieved(s, player, by)

    def question(self, player: int, left: int) -> Asked:
        return PickCard(player, asking(self.number), CURE, 0, left)

    def has_more(self, s: Everdell, seat: int) -> bool:
        return True

    def cleared(self, s: Everdell, player: int, card: int) -> None:
        discard_openly(s, card)


class Clearing(CardOfCity):
    """Which cards leave the city, one after the other."""

    def __init__(self, player: int, event: int, left: int, kind: int = NO_CARD) -> None:
        super().__init__(player, kind)
        self.event: Final = event
        self.left: Final = left

    def tile(self) -> Clears:
        tile = EVENTS[self.event]
        assert isinstance(tile, Clears)
        return tile

    def pick(self, s: Everdell) -> Asked:
        return self.tile().question(self.player, self.left)

    def of_kind(self, kind: int) -> CardOfCity:
        return Clearing(self.player, self.event, self.left, kind)

    def picked(self, s: Everdell, at: int) -> None:
        self.tile().cleared(s, self.player, remove(s, self.player, at))
        s.push(Clearing(self.player, self.event, self.left - 1))

    def sound(self, s: Everdell) -> None:
        need(isinstance(EVENTS[self.event], Clears), "an event that takes cards of the city")
        whole(self.left, 1, min(CLEARED, len(s.cities[self.player])))

    def run(self, s: Everdell) -> None:
        if self.left and self.tile().has_more(s, self.player):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer != NONE:
            super().resume(s, answer)


SCROLLS: Final = Scrolls("ancient_scrolls_discovered", ["historian", "ruins"], "EVD-11.11", each=1)
GRADUATION: Final = Graduation("graduation_of_scholars", ["teacher", "university"], "EVD-11.1", each=2)
KEEPSAKE_ROWS: Final = [
    SCROLLS,
    Clears("capture_of_the_acorn_thieves", ["courthouse", "ranger"], "EVD-11.21", each=3),
    Cure("croak_wart_cure", ["undertaker", "barge_toad"], "EVD-11.7", points=6),
    GRADUATION,
]
