"""Green, production: when played, and in spring and autumn (EVD-3.4, 9).

What rows say of themselves is in `simple.py`; Chip Sweep and Miner Mole, which copy, in `green_copies.py`.
"""

from typing import Final

from ....core.events import Event
from ....core.reading import need, whole
from .. import bundles, facts, worths
from ..asks import (
    FILLING,
    GAIN_OTHERS,
    GAIN_STORE,
    KEEP,
    NONE,
    SPEND_UP_TO,
    TO_DEAL,
    Asked,
    PickBundle,
    PickCard,
    PickCopy,
    PickCount,
    PickSeat,
    copies,
)
from ..card import enter
from ..city import (
    KIND,
    LYING,
    count_of,
    free_copy,
    has_farm,
    pairs_in,
    store_of,
)
from ..data import (
    BERRY,
    COMMON,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    HAND_LIMIT,
    NO_CARD,
    RESOURCES,
    STRIDE,
    TWIG,
    UNIQUE,
)
from ..effects import GainAny, GiveAway
from ..inquiry import Inquiry
from ..state import Everdell
from ..supply import (
    draw_aside,
    gain,
    gain_bundle,
    gain_points,
    hand_receivers,
    names_of,
    resources_of,
    spend_bundle,
    tell_given,
)
from .green_copies import ChipSweep, MinerMole
from .simple import Draw, Gain, Green, Named

# --- by what stands in the city ----------------------------------------------------------------------------


class GeneralStore(Green):
    """1 berry, 2 with a Farm in its city, however many (EVD-9.7, 9.17)."""

    def at_once(self) -> bool:
        return True

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        gain(s, player, BERRY, 2 if has_farm(s, city) else 1)

    def brings(self, s: Everdell, seat: int) -> float:
        return self.yields + (worths.WORTH[BERRY] if has_farm(s, seat) else 0.0)


class Husband(Green):
    """1 resource of any type for a paired Husband, with a Farm in its city (EVD-4.1, 9.10, 9.13)."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        """The new one is paired if there is a Wife left for it."""
        if count_of(s, seat, facts.HUSBAND) <= count_of(s, seat, facts.WIFE):
            self.produce(s, seat, seat, at, ())

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        if has_farm(s, city):
            s.push(GainAny(player, facts.HUSBAND, 1))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return not has_farm(s, city) or pairs_in(s, city) == 0


# --- for a payment -----------------------------------------------------------------------------------------


class PayForPoints(Green):
    """Up to 3 of one resource, a point token for each (EVD-9.2)."""

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(PayingForPoints(player, self.kind, self.resource))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return not s.stock[player * 4 + self.resource]


class PayingForPoints(Inquiry):
    """Doctor and Woodcarver."""

    def __init__(self, player: int, kind: int, resource: int) -> None:
        super().__init__(player)
        self.kind: Final = kind
        self.resource: Final = resource

    def question(self, s: Everdell) -> Asked:
        most = min(3, s.stock[self.player * 4 + self.resource])
        return PickCount(self.player, self.kind, most, self.resource)

    def sound(self, s: Everdell) -> None:
        need(self.resource in (TWIG, BERRY), "twigs or berries")

    def run(self, s: Everdell) -> None:
        if s.stock[self.player * 4 + self.resource]:
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        spend_bundle(s, self.player, bundles.ID_OF_CODE[answer << 3 * self.resource])
        gain_points(s, self.player, answer)


class Monk(Green):
    """Up to 2 berries to one opponent, 2 point tokens for each (EVD-8.10, 9.11)."""

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(GivingBerries(player))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return not s.stock[player * 4 + BERRY]


class GivingBerries(Inquiry):
    """The Monk's gift."""

    def question(self, s: Everdell) -> Asked:
        return PickCount(self.player, facts.MONK, min(2, s.stock[self.player * 4 + BERRY]), BERRY)

    def run(self, s: Everdell) -> None:
        if s.stock[self.player * 4 + BERRY]:
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer:
            gain_points(s, self.player, 2 * answer)
            s.push(GiveAway(self.player, facts.MONK, bundles.ID_OF_CODE[answer << 3 * BERRY]))


class Peddler(Green):
    """Up to 2 resources for as many others (EVD-4.7, 9.2)."""

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(Swapping(player, bundles.NOTHING))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return not resources_of(s, player)


class Swapping(Inquiry):
    """The Peddler's trade: first what is given, then what is taken for it."""

    def __init__(self, player: int, given: int) -> None:
        super().__init__(player)
        self.given: Final = given

    def question(self, s: Everdell) -> Asked:
        if self.given != bundles.NOTHING:
            return PickBundle(self.player, facts.PEDDLER, GAIN_OTHERS, bundles.SIZE[self.given], self.given)
        most = min(2, resources_of(s, self.player))
        return PickBundle(self.player, facts.PEDDLER, SPEND_UP_TO, most, bundles.NOTHING)

    def sound(self, s: Everdell) -> None:
        need(self.given in bundles.UP_TO[2], "up to two resources")

    def run(self, s: Everdell) -> None:
        if self.given != bundles.NOTHING or resources_of(s, self.player):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if self.given != bundles.NOTHING:
            gain_bundle(s, self.player, answer)
        elif answer != bundles.NOTHING:
            spend_bundle(s, self.player, answer)
            s.push(Swapping(self.player, answer))


# --- with cards --------------------------------------------------------------------------------------------


class Teacher(Green):
    """Draw 2, keep one, give the other to an opponent with room (EVD-8.6, 8.14)."""

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(Teaching(player, NO_CARD))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return len(s.hands[player].cards) >= HAND_LIMIT


class Teaching(Inquiry):
    """Two cards are drawn aside; `stage` says whether one has been kept and the other is to be given."""

    def __init__(self, player: int, stage: int) -> None:
        super().__init__(player)
        self.stage: Final = stage

    def run(self, s: Everdell) -> None:
        player = self.player
        count = min(2, HAND_LIMIT - len(s.hands[player].cards))
        drawn = draw_aside(s, count, 1 << player)
        if not drawn:
            return
        if s.log is not None:
            secret: dict[str, object] = {"cards": names_of(drawn)}
            s.log.append(Event("drew", {"seat": player, "count": len(drawn)}, True, secret, 1 << player))
        s.ask(self, self.question(s))

    def holds(self, s: Everdell) -> bool:
        return True

    def question(self, s: Everdell) -> Asked:
        if self.stage != NO_CARD:
            return PickSeat(self.player, facts.TEACHER, TO_DEAL)
        stop = 1 if len(s.aside.cards) == 1 else 0  # a single card may be given instead of kept (EVD-8.14)
        return PickCard(self.player, facts.TEACHER, KEEP, stop, 1)

    def sound(self, s: Everdell) -> None:
        need(s.aside.known_cards(self.player) == s.aside.cards, "cards drawn by the player")
        whole(len(s.aside.cards), 1, 2 if self.stage == NO_CARD else 1)
        need(len(s.hands[self.player].cards) + len(s.aside.cards) <= HAND_LIMIT, "room in the hand")

    def resume(self, s: Everdell, answer: int) -> None:
        if self.stage != NO_CARD:
            hand_over(s, self.player, answer)
            return
        if answer != NONE:
            s.aside.take(answer, 1 << self.player)
            s.hands[self.player].put(answer)
        if not s.aside.cards:
            return
        found = hand_receivers(s, self.player)
        if len(found) > 1:
            asking = Teaching(self.player, 1)
            s.ask(asking, asking.question(s))
        elif found:
            hand_over(s, self.player, found[0])
        else:
            card = s.aside.cards[0]
            s.aside.take(card, 1 << self.player)
            s.discard.put(card, 1 << self.player)
            if s.log is not None:
                args: dict[str, object] = {"seat": self.player, "count": 1}
                s.log.append(
                    Event("discarded", args, False, {"card": facts.CARD_NAMES[card]}, 1 << self.player)
                )


def hand_over(s: Everdell, player: int, to: int) -> None:
    both = 1 << player | 1 << to
    card = s.aside.cards[0]
    s.aside.take(card, both)
    s.hands[to].put(card, both)
    tell_given(s, player, to, card)


class Storehouse(Green):
    """Takes in 3 twigs, 2 resin, 1 pebble or 2 berries; a worker of its owner empties it (EVD-9.14)."""

    takes_workers = True
    holds = "store"

    def looks(self, s: Everdell, seat: int, owner: int) -> float:
        value = 0.0
        for card in s.cities[owner]:
            if card & KIND == self.kind:
                for resource in range(4):
                    value += worths.WORTH[resource] * store_of(card, resource)
        return value

    def promise(self, s: Everdell, seat: int, owner: int) -> dict[str, object]:
        card = s.cities[seat][free_copy(s, seat, self.kind)]
        return {"gain": {RESOURCES[each]: store_of(card, each) for each in range(4) if store_of(card, each)}}

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        """Copied it is only by a Chip Sweep in the player's own city (EVD-9.18)."""
        return city != player or any(facts.CARDS[each % STRIDE].far for each in chain)

    def copied(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> None:
        if len(copies(s, city, self.kind, FILLING)) > 1:
            s.push(FillingCopy(player))
        else:
            super().copied(s, player, city, chain)

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(Storing(player, at))

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        card = s.cities[owner][at]
        for resource in range(4):
            if store_of(card, resource):
                gain(s, seat, resource, store_of(card, resource))
        s.cities[owner][at] = card & STORE_EMPTY


class Storing(Inquiry):
    """What goes onto this very Storehouse."""

    def __init__(self, player: int, at: int) -> None:
        super().__init__(player)
        self.at: Final = at

    def question(self, s: Everdell) -> Asked:
        return PickBundle(self.player, facts.STOREHOUSE, GAIN_STORE, 1, bundles.NOTHING)

    def sound(self, s: Everdell) -> None:
        whole(self.at, 0, len(s.cities[self.player]) - 1)
        need(s.cities[self.player][self.at] & KIND == facts.STOREHOUSE, "a Storehouse")

    def resume(self, s: Everdell, answer: int) -> None:
        card = s.cities[self.player][self.at]
        for resource in range(4):
            card += bundles.AMOUNT[answer * 4 + resource] << LYING + 8 * resource
        s.cities[self.player][self.at] = card
        if s.log is not None:
            s.log.append(Event("stored", {"seat": self.player, **bundles.bundle_fact(answer)}))


class FillingCopy(Inquiry):
    """A Chip Sweep activates one of several Storehouses."""

    def question(self, s: Everdell) -> Asked:
        return PickCopy(self.player, facts.CHIP_SWEEP, facts.STOREHOUSE, FILLING)

    def resume(self, s: Everdell, answer: int) -> None:
        s.push(Storing(self.player, answer))


STORE_EMPTY: Final = ~(0xFFFFFFFF << LYING)

# fmt: off
# name, type, colour, unique or common, copies in the deck, points, cost; then what is special
enter(Gain(twig=2, per=Named("farm")), "barge_toad", CRITTER, GREEN, COMMON, 3, 1, "bb",
      home="twig_barge", yields=0.5, clause="EVD-9.1", signs="2 twig / farm")
enter(ChipSweep(), "chip_sweep", CRITTER, GREEN, COMMON, 3, 2, "bbb", home="resin_refinery", yields=0.7,
      clause="EVD-9.4", signs="↻ leaf:green")
enter(PayForPoints(BERRY), "doctor", CRITTER, GREEN, UNIQUE, 2, 4, "bbbb", home="university", yields=0.8,
      clause="EVD-9.2", signs="berry → point ×3")
enter(Draw(2), "fairgrounds", CONSTRUCTION, GREEN, UNIQUE, 3, 3, "trrp", yields=0.8,
      clause="EVD-4.6", signs="2 card")
enter(Gain(berry=1), "farm", CONSTRUCTION, GREEN, COMMON, 8, 1, "ttr", yields=0.6,
      clause="EVD-9.1", signs="1 berry")
enter(GeneralStore(), "general_store", CONSTRUCTION, GREEN, COMMON, 3, 1, "rp", yields=0.6,
      clause="EVD-9.17", signs="1 berry · farm 2 berry")
enter(Husband(), "husband", CRITTER, GREEN, COMMON, 4, 2, "bbb", home="farm", yields=0.3,
      clause="EVD-9.13", signs="couple farm → any")
enter(Gain(pebble=1), "mine", CONSTRUCTION, GREEN, COMMON, 3, 2, "trp", yields=0.85,
      clause="EVD-9.1", signs="1 pebble")
enter(MinerMole(), "miner_mole", CRITTER, GREEN, COMMON, 3, 1, "bbb", home="mine", yields=0.7,
      clause="EVD-9.7", signs="↻ seat leaf:green")
enter(Monk(), "monk", CRITTER, GREEN, UNIQUE, 2, 0, "b", home="monastery", yields=1.8,
      clause="EVD-9.2", signs="berry → seat 2 point")
enter(Peddler(), "peddler", CRITTER, GREEN, COMMON, 3, 1, "bb", home="ruins", yields=0.4,
      clause="EVD-4.7", signs="2 any ⇄ 2 any")
enter(Gain(resin=1), "resin_refinery", CONSTRUCTION, GREEN, COMMON, 3, 1, "rp", yields=0.65,
      clause="EVD-9.1", signs="1 resin")
enter(Storehouse(), "storehouse", CONSTRUCTION, GREEN, COMMON, 3, 2, "trp", yields=0.6,
      clause="EVD-9.14", signs="3 twig 2 resin 1 pebble 2 berry")
enter(Teacher(), "teacher", CRITTER, GREEN, COMMON, 3, 2, "bb", home="school", yields=0.4,
      clause="EVD-8.14", signs="2 card → seat card")
enter(Gain(twig=2), "twig_barge", CONSTRUCTION, GREEN, COMMON, 3, 1, "tp", yields=0.9,
      clause="EVD-9.1", signs="2 twig")
enter(PayForPoints(TWIG), "woodcarver", CRITTER, GREEN, COMMON, 3, 2, "bb", home="storehouse", yields=1.0,
      clause="EVD-9.2", signs="twig → point ×3")
# fmt: on
