"""Zones: where cards lie, and who knows which of them."""

from typing import Any, Final

from .reading import whole
from .rng import Rng, swap

HIDDEN: Final = 0  # nobody sees the zone's cards


class Zone:
    """Cards in one place.

    `seers` is the bit set of seats that see all of it: a hand has its owner, a deck nobody. `told` says, card
    by card, who knows it besides (a card picked up openly); it is empty while there is nothing to say, and
    clones share an empty one. An unordered zone (a hand) keeps its cards sorted; in an ordered one (a deck)
    the last card is the top.
    """

    def __init__(self, cards: list[int], seers: int, ordered: bool, told: list[int]) -> None:
        self.cards = cards
        self.seers = seers
        self.ordered = ordered
        self.told = told

    def clone(self) -> "Zone":
        told = self.told
        return Zone(self.cards[:], self.seers, self.ordered, told[:] if told else told)

    def put(self, card: int, knowers: int = 0) -> None:
        """Add a card that the seats of `knowers` have seen."""
        at = len(self.cards)
        if not self.ordered:
            while at > 0 and self.cards[at - 1] > card:
                at -= 1
        if knowers and not self.told:
            self.told = [0] * len(self.cards)
        self.cards.insert(at, card)
        if self.told or knowers:
            self.told.insert(at, knowers)

    def take(self, card: int) -> None:
        """Remove a card by what it is."""
        at = 0
        for each in self.cards:  # compiled, this is quicker than index or remove
            if each == card:
                break
            at += 1
        self.cards.pop(at)
        if self.told:
            self.told.pop(at)

    def draw(self) -> int:
        """Remove the top card of an ordered zone."""
        if self.told:
            self.told.pop()
        return self.cards.pop()

    def known_to(self, seat: int, at: int) -> bool:
        knowers = self.seers | self.told[at] if self.told else self.seers
        return bool(knowers >> seat & 1)

    def dump(self, names: list[str]) -> dict[str, object]:
        told: dict[str, list[int]] = {}
        for at, knowers in enumerate(self.told):
            if knowers:
                told[names[self.cards[at]]] = [seat for seat in range(16) if knowers >> seat & 1]
        cards = [names[card] for card in self.cards]
        return {"cards": cards, "told": told} if told else {"cards": cards}


def load_zone(dump: dict[str, Any], ids: dict[str, int], seers: int, ordered: bool) -> Zone:
    zone = Zone([], seers, ordered, [])
    told = dump.get("told", {})
    for name in dump["cards"]:
        knowers = 0
        for seat in told.get(name, []):
            knowers |= 1 << whole(seat, 0, 15)
        zone.put(ids[name], knowers)
    return zone


class Inference:
    """What play has shown about hidden cards: the worlds that a seat imagines never contradict it."""

    def allows(self, zone: int, card: int) -> bool:
        """Whether the zone of that index can hold the card."""
        return True


TRIES: Final = 20


def redeal(zones: list[Zone], seat: int, rng: Rng, inference: Inference) -> None:
    """Deal every card that the seat does not know anew among the places where such cards lie."""
    homes: list[int] = []
    places: list[int] = []
    cards: list[int] = []
    for z in range(len(zones)):
        zone = zones[z]
        for at in range(len(zone.cards)):
            if not zone.known_to(seat, at):
                homes.append(z)
                places.append(at)
                cards.append(zone.cards[at])
    cards.sort()  # the true order must not shine through
    for _ in range(TRIES):  # if none fits: a world that play contradicts is still fair, the true one is not
        rng.shuffle(cards)
        if settle(cards, homes, rng, inference):
            break
    for i in range(len(cards)):
        zones[homes[i]].cards[places[i]] = cards[i]
    for zone in zones:
        if not zone.ordered and not zone.seers >> seat & 1:
            sort_zone(zone)


def settle(cards: list[int], homes: list[int], rng: Rng, inference: Inference) -> bool:
    """Swap cards that lie where they cannot be until all fit; False when it does not come out."""
    count = len(cards)
    for i in range(count):
        if inference.allows(homes[i], cards[i]):
            continue
        start = rng.below(count)
        for step in range(count):
            j = start + step if start + step < count else start + step - count
            if inference.allows(homes[i], cards[j]) and inference.allows(homes[j], cards[i]):
                swap(cards, i, j)
                break
        else:
            return False
    return True


def sort_zone(zone: Zone) -> None:
    if not zone.told:
        zone.cards.sort()
        return
    order = sorted(range(len(zone.cards)), key=zone.cards.__getitem__)
    zone.told = [zone.told[at] for at in order]
    zone.cards = [zone.cards[at] for at in order]
