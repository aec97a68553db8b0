"""Effects that are said in a row: so many resources, cards or points, once or for each of something.

They come at the moment of the card's colour (EVD-3.4): tan when it is played, green when it produces,
red when a worker is placed on it, purple at the end.
"""

from typing import Final

from .. import bundles, facts, worths
from ..asks import GAIN_ANY, GAIN_BUILDING, Asked, PickBundle
from ..card import ASKS, Card
from ..city import KIND, colour_count, count_as
from ..data import BERRY, GREEN, HAND_LIMIT, RESOURCES, STRIDE, TAN, TWIG
from ..effects import GainAny
from ..state import Everdell
from ..supply import draw, gain, gain_bundle, gain_points

# --- for each … --------------------------------------------------------------------------------------------


class Count:
    """What is counted in a city."""

    def of(self, s: Everdell, seat: int) -> int:
        return 1


class Named(Count):
    """Cards of a name; a Legendary counts as its banner card (EVD-13.6). `other` leaves one out: itself."""

    def __init__(self, name: str, other: bool = False) -> None:
        self.name: Final = name
        self.left_out: Final = 1 if other else 0

    def of(self, s: Everdell, seat: int) -> int:
        return max(0, count_as(s, seat, facts.named(self.name)) - self.left_out)


class Coloured(Count):
    """Cards of a colour; `other` leaves one out: itself."""

    def __init__(self, colour: int, other: bool = False) -> None:
        self.colour: Final = colour
        self.left_out: Final = 1 if other else 0

    def of(self, s: Everdell, seat: int) -> int:
        return max(0, colour_count(s, seat, self.colour) - self.left_out)


class Typed(Count):
    """Critters or Constructions that are Unique or Common (EVD-13.7)."""

    def __init__(self, critter: bool, unique: bool) -> None:
        self.critter: Final = critter
        self.unique: Final = unique

    def of(self, s: Everdell, seat: int) -> int:
        count = 0
        for card in s.cities[seat]:
            kind = card & KIND
            if facts.IS_CRITTER[kind] == self.critter and facts.COUNTS_UNIQUE[kind] == self.unique:
                count += 1
        return count


class Held(Count):
    """Resources of these types in the supply, so many at most."""

    def __init__(self, resources: list[int], most: int) -> None:
        self.resources: Final = resources
        self.most: Final = most

    def of(self, s: Everdell, seat: int) -> int:
        count = 0
        for resource in self.resources:
            count += s.stock[seat * 4 + resource]
        return min(count, self.most)


ONCE: Final = Count()


# --- so much -----------------------------------------------------------------------------------------------


class Green(Card):
    """Produces as soon as it is played."""

    def played(self, s: Everdell, seat: int, at: int) -> None:
        self.produce(s, seat, seat, at, (seat * STRIDE + self.kind,))


class Simple(Card):
    """What it brings to a player, counted in a city."""

    def __init__(self, per: Count = ONCE) -> None:
        self.per: Final = per

    def bring(self, s: Everdell, player: int, count: int) -> None:
        """So many times."""
        raise NotImplementedError

    def played(self, s: Everdell, seat: int, at: int) -> None:
        if self.colour in (TAN, GREEN):
            self.bring(s, seat, self.per.of(s, seat))

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        self.bring(s, player, self.per.of(s, city))

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return self.per.of(s, city) <= 0

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        self.bring(s, seat, self.per.of(s, seat))

    def promise(self, s: Everdell, seat: int, owner: int) -> dict[str, object]:
        return self.told(self.per.of(s, seat))

    def brings(self, s: Everdell, seat: int) -> float:
        if self.per is ONCE:
            return self.yields
        return self.yields + self.each_worth() * self.per.of(s, seat)

    def order(self) -> int:
        """Among what happens for one card: 0, 1 if it draws, ASKS if it asks."""
        return 0

    def question(self, player: int, by: int) -> Asked:
        """Which bundle is gained."""
        raise NotImplementedError

    def told(self, count: int) -> dict[str, object]:
        """So many times, as a preview tells it."""
        return {}

    def looks(self, s: Everdell, seat: int, owner: int) -> float:
        return self.each_worth() * self.per.of(s, seat)

    def each_worth(self) -> float:
        """To bots, once."""
        return 0.0


class Gain(Simple):
    """Resources; there is nothing to decide."""

    def __init__(
        self, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0, per: Count = ONCE
    ) -> None:
        super().__init__(per)
        self.amounts: Final = [twig, resin, pebble, berry]

    def at_once(self) -> bool:
        return True

    def bring(self, s: Everdell, player: int, count: int) -> None:
        if self.per is ONCE:
            gain_bundle(s, player, bundles.bundle_of(self.amounts))
            return
        for resource in range(TWIG, BERRY + 1):
            if self.amounts[resource]:
                gain(s, player, resource, self.amounts[resource] * count)

    def told(self, count: int) -> dict[str, object]:
        return {"gain": {RESOURCES[at]: each * count for at, each in enumerate(self.amounts) if each * count}}

    def each_worth(self) -> float:
        return sum([worths.WORTH[at] * each for at, each in enumerate(self.amounts)])


class AnyGain(Simple):
    """So many resources of any types."""

    def __init__(self, count: int, per: Count = ONCE) -> None:
        super().__init__(per)
        self.count: Final = count

    def bring(self, s: Everdell, player: int, count: int) -> None:
        s.push(GainAny(player, self.kind, self.count * count))

    def order(self) -> int:
        return ASKS

    def question(self, player: int, by: int) -> Asked:
        return PickBundle(player, by, GAIN_ANY, self.count, bundles.NOTHING)

    def each_worth(self) -> float:
        return worths.WORTH[BERRY] * self.count


class AnyBuilding(Simple):
    """A twig, a resin or a pebble."""

    def order(self) -> int:
        return ASKS

    def question(self, player: int, by: int) -> Asked:
        return PickBundle(player, by, GAIN_BUILDING, 1, bundles.NOTHING)


class Draw(Simple):
    def __init__(self, count: int, per: Count = ONCE) -> None:
        super().__init__(per)
        self.count: Final = count

    def bring(self, s: Everdell, player: int, count: int) -> None:
        draw(s, player, self.count * count)

    def order(self) -> int:
        return 1

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        return len(s.hands[player].cards) >= HAND_LIMIT or self.per.of(s, city) <= 0

    def told(self, count: int) -> dict[str, object]:
        return {"cards": self.count * count}

    def each_worth(self) -> float:
        return 2.0 * worths.CARD * self.count


class Points(Simple):
    """Point tokens at once; of a purple card points at the end."""

    def __init__(self, count: int, per: Count = ONCE) -> None:
        super().__init__(per)
        self.count: Final = count

    def bring(self, s: Everdell, player: int, count: int) -> None:
        gain_points(s, player, self.count * count)

    def bonus(self, s: Everdell, seat: int) -> int:
        return self.count * self.per.of(s, seat)

    def at_once(self) -> bool:
        return True

    def told(self, count: int) -> dict[str, object]:
        return {"points": self.count * count}

    def each_worth(self) -> float:
        return float(self.count)


# --- for cards that are played -----------------------------------------------------------------------------


class After(Card):
    """Blue: something for each Critter, or Construction, that its player plays after it (EVD-6.2 to 6.7)."""

    notes_cards = True

    def __init__(
        self, critter: Simple | None = None, construction: Simple | None = None, abroad: bool = True
    ) -> None:
        self.critters: Final = critter
        self.constructions: Final = construction
        self.also_abroad: Final = abroad  # also for a card that comes into another city

    def does(self, critter: bool) -> Simple | None:
        return self.critters if critter else self.constructions

    def notes(self, card: int) -> bool:
        if facts.CARDS[card].abroad and not self.also_abroad:
            return False
        return self.does(facts.IS_CRITTER[card]) is not None

    def rank(self, critter: bool) -> int:
        does = self.does(critter)
        return 0 if does is None else does.order()

    def noted(self, s: Everdell, seat: int, critter: bool) -> None:
        does = self.does(critter)
        if does is not None:
            does.bring(s, seat, does.per.of(s, seat))

    def asks_for(self, s: Everdell, seat: int, critter: bool) -> Asked:
        does = self.does(critter)
        assert does is not None
        return does.question(seat, self.kind)


class Help(Card):
    """Blue: may leave the city so that a card costs less, with no other way of playing (EVD-6.8 to 6.10)."""

    def __init__(self, critters: bool, off: int = 3) -> None:
        self.for_critters: Final = critters
        self.off = off

    def helps(self, card: int) -> bool:
        return facts.IS_CRITTER[card] == self.for_critters
