"""Green, production: when played, and in spring and autumn (EVD-3.4, 9).

Chip Sweep and Miner Mole, which copy others, are in `green_copies.py`.
"""

from typing import Final

from ....core.events import Event
from ....core.reading import need, whole
from ..asks import (
    GAIN_OTHERS,
    GAIN_STORE,
    KEEP,
    NONE,
    SPEND_UP_TO,
    TO_DEAL,
    Asked,
    PickBundle,
    PickCard,
    PickCount,
    PickSeat,
)
from ..bundles import AMOUNT, ID_OF_CODE, NOTHING, SIZE, UP_TO, bundle_fact, code_of
from ..city import (
    KIND,
    LYING,
    count_of,
    farms_in,
    has_farm,
    pairs_in,
    store_of,
)
from ..data import (
    BARGE_TOAD,
    BERRY,
    CARD_NAMES,
    DOCTOR,
    FAIRGROUNDS,
    FARM,
    GENERAL_STORE,
    HAND_LIMIT,
    HUSBAND,
    MINE,
    MONK,
    NO_CARD,
    PEDDLER,
    RESIN_REFINERY,
    STOREHOUSE,
    TEACHER,
    TWIG,
    TWIG_BARGE,
    WIFE,
    WOODCARVER,
)
from ..effects import GainAny, GiveAway
from ..inquiry import Inquiry
from ..rules_of import Card, enter
from ..state import Everdell
from ..supply import (
    draw,
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


class Green(Card):
    """Produces as soon as it is played."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        self.produce(s, seat, seat, at, (seat * 64 + (s.cities[seat][at] & KIND),))


# --- rows: so much, and nothing to decide ------------------------------------------------------------------


class Gain(Green):
    def __init__(self, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0) -> None:
        self.bundle: Final = ID_OF_CODE[code_of(twig, resin, pebble, berry)]

    def at_once(self) -> bool:
        return True

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        gain_bundle(s, player, self.bundle)


class Draw(Green):
    def __init__(self, count: int) -> None:
        self.count: Final = count

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        draw(s, player, self.count)

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return len(s.hands[player].cards) >= HAND_LIMIT


# --- by what stands in the city ----------------------------------------------------------------------------


class GeneralStore(Green):
    """1 berry, 2 with a Farm in its city, however many (EVD-9.7, 9.17)."""

    def at_once(self) -> bool:
        return True

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        gain(s, player, BERRY, 2 if has_farm(s, city) else 1)


class BargeToad(Green):
    """2 twigs for each Farm of its city."""

    def at_once(self) -> bool:
        return True

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        gain(s, player, TWIG, 2 * farms_in(s, city))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return not has_farm(s, city)


class Husband(Green):
    """1 resource of any type for a paired Husband, with a Farm in its city (EVD-4.1, 9.10, 9.13)."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        """The new one is paired if there is a Wife left for it."""
        if count_of(s, seat, HUSBAND) <= count_of(s, seat, WIFE):
            self.produce(s, seat, seat, at, ())

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        if has_farm(s, city):
            s.push(GainAny(player, HUSBAND, 1))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return not has_farm(s, city) or pairs_in(s, city) == 0


# --- for a payment -----------------------------------------------------------------------------------------


class PayForPoints(Green):
    """Up to 3 of one resource, a point token for each (EVD-9.2)."""

    def __init__(self, kind: int, resource: int) -> None:
        self.kind: Final = kind
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

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.kind, self.resource)

    def question(self, s: Everdell) -> Asked:
        most = min(3, s.stock[self.player * 4 + self.resource])
        return PickCount(self.player, self.kind, most, self.resource)

    def sound(self, s: Everdell) -> None:
        need(self.resource in (TWIG, BERRY), "twigs or berries")

    def run(self, s: Everdell) -> None:
        if s.stock[self.player * 4 + self.resource]:
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        spend_bundle(s, self.player, ID_OF_CODE[answer << 3 * self.resource])
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
        return PickCount(self.player, MONK, min(2, s.stock[self.player * 4 + BERRY]), BERRY)

    def run(self, s: Everdell) -> None:
        if s.stock[self.player * 4 + BERRY]:
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if answer:
            gain_points(s, self.player, 2 * answer)
            s.push(GiveAway(self.player, MONK, ID_OF_CODE[answer << 3 * BERRY]))


class Peddler(Green):
    """Up to 2 resources for as many others (EVD-4.7, 9.2)."""

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        s.push(Swapping(player, NOTHING))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return not resources_of(s, player)


class Swapping(Inquiry):
    """The Peddler's trade: first what is given, then what is taken for it."""

    def __init__(self, player: int, given: int) -> None:
        super().__init__(player)
        self.given: Final = given

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.given)

    def question(self, s: Everdell) -> Asked:
        if self.given != NOTHING:
            return PickBundle(self.player, PEDDLER, GAIN_OTHERS, SIZE[self.given], self.given)
        most = min(2, resources_of(s, self.player))
        return PickBundle(self.player, PEDDLER, SPEND_UP_TO, most, NOTHING)

    def sound(self, s: Everdell) -> None:
        need(self.given in UP_TO[2], "up to two resources")

    def run(self, s: Everdell) -> None:
        if self.given != NOTHING or resources_of(s, self.player):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        if self.given != NOTHING:
            gain_bundle(s, self.player, answer)
        elif answer != NOTHING:
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

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.stage)

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

    def question(self, s: Everdell) -> Asked:
        if self.stage != NO_CARD:
            return PickSeat(self.player, TEACHER, TO_DEAL)
        stop = 1 if len(s.aside.cards) == 1 else 0  # a single card may be given instead of kept (EVD-8.14)
        return PickCard(self.player, TEACHER, KEEP, stop, 1)

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
                s.log.append(Event("discarded", args, False, {"card": CARD_NAMES[card]}, 1 << self.player))


def hand_over(s: Everdell, player: int, to: int) -> None:
    both = 1 << player | 1 << to
    card = s.aside.cards[0]
    s.aside.take(card, both)
    s.hands[to].put(card, both)
    tell_given(s, player, to, card)


class Storehouse(Green):
    """Takes in 3 twigs, 2 resin, 1 pebble or 2 berries; a worker of its owner empties it (EVD-9.14)."""

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

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.at)

    def question(self, s: Everdell) -> Asked:
        return PickBundle(self.player, STOREHOUSE, GAIN_STORE, 1, NOTHING)

    def sound(self, s: Everdell) -> None:
        whole(self.at, 0, len(s.cities[self.player]) - 1)
        need(s.cities[self.player][self.at] & KIND == STOREHOUSE, "a Storehouse")

    def resume(self, s: Everdell, answer: int) -> None:
        card = s.cities[self.player][self.at]
        for resource in range(4):
            card += AMOUNT[answer * 4 + resource] << LYING + 8 * resource
        s.cities[self.player][self.at] = card
        if s.log is not None:
            s.log.append(Event("stored", {"seat": self.player, **bundle_fact(answer)}))


STORE_EMPTY: Final = ~(0xFFFFFFFF << LYING)

enter(FARM, Gain(berry=1))
enter(MINE, Gain(pebble=1))
enter(RESIN_REFINERY, Gain(resin=1))
enter(TWIG_BARGE, Gain(twig=2))
enter(FAIRGROUNDS, Draw(2))
enter(GENERAL_STORE, GeneralStore())
enter(BARGE_TOAD, BargeToad())
enter(HUSBAND, Husband())
enter(DOCTOR, PayForPoints(DOCTOR, BERRY))
enter(WOODCARVER, PayForPoints(WOODCARVER, TWIG))
enter(MONK, Monk())
enter(PEDDLER, Peddler())
enter(TEACHER, Teacher())
enter(STOREHOUSE, Storehouse())
