"""Zones: where cards lie, and who knows which of them."""

from typing import Any, Final

from .reading import need, whole
from .rng import Rng
from .types import Seat

HIDDEN: Final = 0  # nobody sees the zone's cards
EVERYBODY: Final = 0xFFFF  # a bit a seat
LOOSE: Final = 0x10000  # beside the seats' bits: shuffled since, so that nobody knows its place
KNOWERS_BITS: Final = 17  # card << 17 | knowers: the two as one number, to sort and to shuffle them together


class Zone:
    """Cards in one place, some of which may be equal.

    `seers` is the bit set of seats that see all of it: a hand has its owner, a deck nobody. `knowers` says,
    card by card, which seats know besides that it lies here (a card picked up openly); it is empty while
    there is nothing to say, and clones share an empty one. Who has seen how many is public, which is not.

    In an ordered zone (a deck) the last card is the top, and to know a card is to know its place, until it is
    shuffled: then a seat knows only that it lies in here. An unordered zone (a hand, a pile that nobody looks
    through) keeps its cards sorted, equal ones by their knowers: which of them is which means nothing.
    """

    def __init__(self, cards: list[int], seers: int, ordered: bool, knowers: list[int]) -> None:
        self.cards = cards
        self.seers = seers
        self.ordered = ordered
        self.knowers = knowers

    def clone(self) -> "Zone":
        knowers = self.knowers
        return Zone(self.cards[:], self.seers, self.ordered, knowers[:] if knowers else knowers)

    # --- what lies here, and who knows it -------------------------------------------------------------------

    def count(self, card: int) -> int:
        """How many of the card lie here."""
        return self.cards.count(card)

    def known_to(self, seat: Seat, at: int) -> bool:
        """Whether the seat knows that this card lies here (and at this place, if it was not shuffled)."""
        knowers = self.seers | self.knowers[at] if self.knowers else self.seers
        return bool(knowers >> seat & 1)

    def known_cards(self, seat: Seat) -> list[int]:
        """What the seat knows to lie here, sorted: for a view, which must not tell the order of a deck."""
        return sorted(self.cards[at] for at in range(len(self.cards)) if self.known_to(seat, at))

    # --- cards come and go ----------------------------------------------------------------------------------

    def put(self, card: int, knowers: int = 0) -> None:
        """Add a card, on top if there is an order, that the seats of `knowers` have seen."""
        at = len(self.cards)
        if not self.ordered:
            while at > 0 and self.cards[at - 1] > card:
                at -= 1
        if knowers or self.knowers:
            at = self.note(at, card, knowers & ~self.seers)
        self.cards.insert(at, card)

    def note(self, at: int, card: int, knowers: int) -> int:
        """Write down who knows a card that comes; its place among its equals."""
        if not self.knowers:
            if not knowers:
                return at
            self.knowers = [0] * len(self.cards)
        if not self.ordered:
            while at > 0 and self.cards[at - 1] == card and self.knowers[at - 1] > knowers:
                at -= 1
        self.knowers.insert(at, knowers)
        return at

    def take(self, card: int, seen: int = EVERYBODY) -> None:
        """Remove a card by what it is; the seats of `seen` see what it is, the others only that one goes.

        Which of several equal cards went nobody can tell. So whoever knew of one knows of one less, as if the
        very card had gone that they knew: of what is left nobody believes to know more than can be known.
        Who does not see the card knows of one less of every kind, for it may have been that.

        In an ordered zone the one nearest to the top goes, and everybody sees from where.
        """
        if self.ordered:
            at = len(self.cards) - 1
            while self.cards[at] != card:
                at -= 1
        else:
            at = 0
            for each in self.cards:  # compiled, this is quicker than index or remove
                if each == card:
                    break
                at += 1
        self.cards.pop(at)
        if self.knowers:
            self.forget(card, self.knowers.pop(at), seen)

    def draw(self, seen: int = 0) -> int:
        """Remove the top card of an ordered zone; the seats of `seen` see what it is."""
        card = self.cards.pop()
        if self.knowers:
            self.forget(card, self.knowers.pop(), seen)
        return card

    def draw_to(self, target: "Zone", seen: int = 0) -> int:
        """The top card goes into another zone, where all know it who knew or see it here or see it there."""
        seen |= self.seers | target.seers
        knew = self.knowers[-1] if self.knowers else 0
        card = self.draw(seen)
        target.put(card, seen if knew & LOOSE else seen | knew)
        return card

    def forget(self, card: int, knew: int, seen: int) -> None:
        """A card has gone that the seats of `knew` knew: nobody is sure now of what may have been it."""
        if not self.ordered or knew & LOOSE:
            doubtful = {card: EVERYBODY & ~knew}  # by kind of card: the seats that know of one less
            by_all = seen == EVERYBODY  # then no other kind is in doubt
            for at in range(len(self.cards)):
                kind = self.cards[at]
                if by_all and kind != card:
                    continue
                known = self.knowers[at]
                if not self.ordered or known & LOOSE:
                    doubt = doubtful.get(kind, EVERYBODY & ~seen)
                    doubtful[kind] = doubt & ~known
                    self.knowers[at] = known & ~doubt
        self.tidy()

    def tidy(self) -> None:
        """Equal cards by their knowers; no list of knowers when nobody knows anything."""
        if all(not known & EVERYBODY for known in self.knowers):
            self.knowers = []
        elif not self.ordered:
            self.unpack(sorted(self.packed()))

    def shuffle(self, rng: Rng) -> None:
        """Mix an ordered zone: who knew a card knows that it is still in here, but nobody its place."""
        if self.knowers:
            packed = [pack | LOOSE for pack in self.packed()]
            rng.shuffle(packed)
            self.unpack(packed)
        else:
            rng.shuffle(self.cards)

    def shuffle_in(self, source: "Zone", rng: Rng) -> None:
        """All cards of another zone join this one, with what is known of them, and it is shuffled."""
        for at in range(len(source.cards)):
            known = source.knowers[at] & EVERYBODY if source.knowers else 0
            self.put(source.cards[at], source.seers | known)
        source.cards = []
        source.knowers = []
        self.shuffle(rng)

    def packed(self) -> list[int]:
        """Each card and its knowers as one number."""
        return [card << KNOWERS_BITS | known for card, known in zip(self.cards, self.knowers, strict=True)]

    def unpack(self, packed: list[int]) -> None:
        self.cards = [pack >> KNOWERS_BITS for pack in packed]
        self.knowers = [pack & (EVERYBODY | LOOSE) for pack in packed]

    def __repr__(self) -> str:
        known = f", knowers {self.knowers}" if self.knowers else ""
        return f"Zone({self.cards}, seers {self.seers}{known})"

    # --- as readable JSON -----------------------------------------------------------------------------------

    def dump(self, names: list[str]) -> dict[str, object]:
        """The cards by name; if anybody knows some, a list of seats a card, and how many were shuffled."""
        dump: dict[str, object] = {"cards": [names[card] for card in self.cards]}
        if self.knowers:
            dump["knowers"] = [[seat for seat in range(16) if known >> seat & 1] for known in self.knowers]
            shuffled = sum(1 for known in self.knowers if known & LOOSE)  # what came since lies above them
            if shuffled:
                dump["shuffled"] = shuffled
        return dump


def load_zone(written: Any, ids: dict[str, int], seats: int, seers: int, ordered: bool) -> Zone:
    """The very zone that was dumped, who knows which of two equal cards included.

    People may write its cards as one string where nobody knows any.
    """
    dump: dict[str, Any] = {"cards": written.split()} if isinstance(written, str) else written
    zone = Zone([], seers, ordered, [])
    cards = [ids[name] for name in dump["cards"]]
    knowers = dump.get("knowers", [[] for _ in cards])
    need(len(knowers) == len(cards), "a list of knowers a card")
    for at in range(len(cards)):
        bits = 0
        for seat in knowers[at]:
            bits |= 1 << whole(seat, 0, seats - 1)
        zone.put(cards[at], bits)
    shuffled = whole(dump.get("shuffled", 0), 0, len(cards) if ordered else 0)
    if zone.knowers:
        for at in range(shuffled):
            zone.knowers[at] = zone.knowers[at] | LOOSE
    return zone
