"""The ten Legendaries (EVD-13). How they are played is in `paying.py` and `playing.py`."""

from typing import Final

from ....core.events import Event
from ....core.messages import Message
from ....core.reading import need
from .. import bundles, facts
from ..achieving import claim
from ..asks import HOST, HOSTING, Asked, PickCard, PickEvent
from ..board.pieces import event_free, events_in_play
from ..card import Card, enter
from ..city import (
    KIND,
    OVER_SPRING,
    UNDER,
    index_in,
    refresh,
)
from ..data import BLUE, CONSTRUCTION, CRITTER, GREEN, HAND_LIMIT, LEGENDS, NO_CARD, PURPLE, RED, TAN, UNIQUE
from ..effects import Discarding, Refilling
from ..inquiry import CardOfCity, Inquiry
from ..paying import FOUR_FEWER, FREE, guests
from ..state import Everdell
from ..supply import draw, gain_bundle
from .purple import King
from .red import Host, PlayBy
from .simple import After, AnyGain, Draw, Green, Points, Typed

SPRING_CARDS: Final = 2


class Amilla(Card):
    """Achieve any event still free, whatever it requires; the worker stays here (EVD-13.11, 13.12)."""

    def can_visit(self, s: Everdell, seat: int) -> bool:
        return bool([event for event in events_in_play(s) if event_free(s, seat, event)])

    def why_not(self, s: Everdell, seat: int) -> Message:
        return Message("refuse.no_free_event", {"card": self.name}, "EVD-13.11")

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        s.push(Favouring(seat))


class Favouring(Inquiry):
    """Which event Amilla's visitor achieves."""

    def question(self, s: Everdell) -> Asked:
        return PickEvent(self.player, facts.AMILLA)

    def resume(self, s: Everdell, answer: int) -> None:
        claim(s, self.player, answer)


class Cirrus(Card):
    """Play a card of up to 3 base points for nothing, from hand or Meadow, or none (EVD-13.13)."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        if guests(s, seat, FREE):
            s.push(PlayBy(seat, facts.CIRRUS, FREE))


class Poe(Green):
    """Discard any number of cards, then the hand may be filled up (EVD-13.15)."""

    def discarded(self, s: Everdell, player: int, count: int) -> None:
        s.push(Refilling(player))

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(Discarding(player, facts.POE, 0, HAND_LIMIT, 0))


class SilverScaleSpring(Card):
    """Under a Construction: its printed cost, and 2 cards (EVD-6.21, 13.17)."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        s.push(Sliding(seat))


class Sliding(CardOfCity):
    """Which Construction the Spring lies under."""

    def __init__(self, player: int, kind: int = NO_CARD) -> None:
        super().__init__(player, kind)

    def pick(self, s: Everdell) -> Asked:
        return PickCard(self.player, facts.SPRING_WELL, HOST, 0, 1)

    def purpose(self, s: Everdell) -> int:
        return HOSTING

    def of_kind(self, kind: int) -> CardOfCity:
        return Sliding(self.player, kind)

    def picked(self, s: Everdell, at: int) -> None:
        slide_under(s, self.player, at)

    def sound(self, s: Everdell) -> None:
        at = index_in(s, self.player, facts.SPRING_WELL)
        need(at >= 0 and not s.cities[self.player][at] & UNDER, "a Spring that lies under nothing yet")


def slide_under(s: Everdell, player: int, host: int) -> None:
    city = s.cities[player]
    at = index_in(s, player, facts.SPRING_WELL)
    city[at] = city[at] | UNDER
    city[host] = city[host] | OVER_SPRING
    refresh(s, player)
    kind = city[host] & KIND
    if s.log is not None:
        s.log.append(Event("slid_under", {"seat": player, "card": facts.CARD_NAMES[kind]}))
    gain_bundle(s, player, bundles.PRINTED_COST[kind])
    draw(s, player, SPRING_CARDS)


class Bridge(Card):
    """Has the points of the first card on it (EVD-13.16)."""

    holds = "carried"


# fmt: off
# name, type, colour, unique or common, copies in the deck, points, cost; then what is special
enter(Amilla(), "amilla_glistendew", CRITTER, RED, UNIQUE, 1, 5, "bbbbbb",
      banner="queen", expansion=LEGENDS, use=5.0, visit=4.0, clause="EVD-13.12", signs="→ event")
enter(After(critter=Draw(2), construction=AnyGain(1)), "foresight", CRITTER, BLUE, UNIQUE, 1, 4, "bbbb",
      banner="historian", expansion=LEGENDS, use=6.0,
      clause="EVD-13.14", signs="critter → 2 card · construction → any")
enter(Poe(), "poe", CRITTER, GREEN, UNIQUE, 1, 4, "bbbb", banner="teacher", expansion=LEGENDS, yields=0.8,
      clause="EVD-13.15", signs="– card → 8 card")
enter(Bridge(), "bridge_of_the_sky", CONSTRUCTION, BLUE, UNIQUE, 1, 0, "pp",
      banner="crane", expansion=LEGENDS, use=4.0, clause="EVD-13.16", signs="construction –3 any · point ×2")
enter(AnyGain(2), "mcgregors_market", CONSTRUCTION, GREEN, UNIQUE, 1, 4, "ttrrp",
      banner="farm", expansion=LEGENDS, yields=1.2, clause="EVD-13.6", signs="2 any")
enter(Points(2, per=Typed(critter=True, unique=True)), "oleanders_opera_house", CONSTRUCTION, PURPLE,
      UNIQUE, 1, 4, "tttrrpp", banner="theater", expansion=LEGENDS, once=6.0,
      clause="EVD-13.7", signs="2 point / unique critter")
enter(SilverScaleSpring(), "silver_scale_spring", CONSTRUCTION, TAN, UNIQUE, 1, 2, "p",
      banner="ruins", expansion=LEGENDS, once=2.5, clause="EVD-13.17", signs="construction → any + 2 card")
enter(Host(FOUR_FEWER), "the_green_acorn", CONSTRUCTION, RED, UNIQUE, 1, 4, "tttrrr",
      banner="inn", expansion=LEGENDS, open=2, use=4.0, visit=3.0,
      clause="EVD-13.18", signs="card –4 any open")
enter(Cirrus(), "cirrus_windfall", CRITTER, TAN, UNIQUE, 1, 4, "bbbb",
      banner="postal_pigeon", expansion=LEGENDS, once=3.0, clause="EVD-13.13", signs="card ≤3 point → 0")
enter(King(basic=2, special=3), "fynn_nobletail", CRITTER, PURPLE, UNIQUE, 1, 5, "bbbbbbb",
      banner="king", expansion=LEGENDS, once=5.0, clause="EVD-11.15", signs="2 · 3 point / event")
# fmt: on
