"""The ten Legendaries (EVD-13). How they are played is in `paying.py` and `playing.py`, Foresight in
`triggers.py`, the Bridge of the Sky in `paying.py` and `scoring.py`."""

from typing import Final

from ....core.events import Event
from ....core.reading import need, whole
from ..achieving import claim
from ..asks import HOST, HOSTING, Asked, PickCard, PickCopy, PickEvent, copies
from ..bundles import PRINTED_COST
from ..city import (
    KIND,
    OVER_SPRING,
    UNDER,
    index_in,
    refresh,
)
from ..data import (
    AMILLA,
    CARD_NAMES,
    CIRRUS,
    FYNN,
    GREEN_ACORN,
    HAND_LIMIT,
    IS_CRITTER,
    KINDS,
    MARKET,
    OPERA_HOUSE,
    POE,
    SPRING_WELL,
)
from ..effects import Discarding, GainAny
from ..inquiry import Inquiry
from ..paying import FOUR_FEWER, FREE
from ..rules_of import Card, enter
from ..state import Everdell
from ..supply import draw, gain_bundle
from ..workers import queen_has_guest
from .green import Green
from .purple import King, PointEach
from .red import PlayBy

MARKET_GAIN: Final = 2
SPRING_CARDS: Final = 2


class Amilla(Card):
    """Achieve any event still free, whatever it requires; the worker stays here (EVD-13.11, 13.12)."""

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        s.push(Favouring(seat))


class Favouring(Inquiry):
    """Which event Amilla's visitor achieves."""

    def question(self, s: Everdell) -> Asked:
        return PickEvent(self.player, AMILLA)

    def resume(self, s: Everdell, answer: int) -> None:
        claim(s, self.player, answer)


class Cirrus(Card):
    """Play a card of up to 3 base points for nothing, from hand or Meadow, or none (EVD-13.13)."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        if queen_has_guest(s, seat):
            s.push(PlayBy(seat, CIRRUS, FREE))


class GreenAcorn(Card):
    """Play a card of hand or Meadow for 4 fewer (EVD-13.18)."""

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        s.push(PlayBy(seat, GREEN_ACORN, FOUR_FEWER))


class Poe(Green):
    """Discard any number of cards, then the hand may be filled up (EVD-13.15)."""

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(Discarding(player, POE, 0, HAND_LIMIT, 0))


class Market(Green):
    """2 resources of any types."""

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(GainAny(player, MARKET, MARKET_GAIN))


class SilverScaleSpring(Card):
    """Under a Construction: its printed cost, and 2 cards (EVD-6.21, 13.17)."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        s.push(Sliding(seat))


class Sliding(Inquiry):
    """Which Construction the Spring lies under."""

    def question(self, s: Everdell) -> Asked:
        return PickCard(self.player, SPRING_WELL, HOST, 0, 1)

    def sound(self, s: Everdell) -> None:
        at = index_in(s, self.player, SPRING_WELL)
        need(at >= 0 and not s.cities[self.player][at] & UNDER, "a Spring that lies under nothing yet")

    def resume(self, s: Everdell, answer: int) -> None:
        found = copies(s, self.player, answer, HOSTING)
        if len(found) > 1:
            s.push(SlidingCopy(self.player, answer))
        else:
            slide_under(s, self.player, found[0])


class SlidingCopy(Sliding):
    """The same once the kind is known: which copy."""

    def __init__(self, player: int, kind: int) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.kind)

    def question(self, s: Everdell) -> Asked:
        return PickCopy(self.player, SPRING_WELL, self.kind, HOSTING)

    def sound(self, s: Everdell) -> None:
        super().sound(s)
        whole(self.kind, 0, KINDS - 1)
        need(not IS_CRITTER[self.kind] and self.kind != SPRING_WELL, "a construction")

    def resume(self, s: Everdell, answer: int) -> None:
        slide_under(s, self.player, answer)


def slide_under(s: Everdell, player: int, host: int) -> None:
    city = s.cities[player]
    at = index_in(s, player, SPRING_WELL)
    city[at] = city[at] | UNDER
    city[host] = city[host] | OVER_SPRING
    refresh(s, player)
    kind = city[host] & KIND
    if s.log is not None:
        s.log.append(Event("slid_under", {"seat": player, "card": CARD_NAMES[kind]}))
    gain_bundle(s, player, PRINTED_COST[kind])
    draw(s, player, SPRING_CARDS)


enter(AMILLA, Amilla())
enter(CIRRUS, Cirrus())
enter(GREEN_ACORN, GreenAcorn())
enter(POE, Poe())
enter(MARKET, Market())
enter(SPRING_WELL, SilverScaleSpring())
enter(FYNN, King(basic=2, special=3))
enter(OPERA_HOUSE, PointEach(critter=True, unique=True, points=2))
