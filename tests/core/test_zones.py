"""Zones: what lies where, and who knows which card."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bosquet.core.rng import rng
from bosquet.core.zones import EVERYBODY, HIDDEN, Zone, load_zone

NAMES = [f"card {number}" for number in range(40)]
IDS = {name: number for number, name in enumerate(NAMES)}


def hand(owner: int, cards: list[int]) -> Zone:
    zone = Zone([], 1 << owner, False, [])
    for card in cards:
        zone.put(card)
    return zone


def deck(cards: list[int]) -> Zone:
    return Zone(cards[:], HIDDEN, True, [])


def test_a_hand_is_sorted_and_a_deck_keeps_its_order() -> None:
    assert hand(0, [5, 1, 3]).cards == [1, 3, 5]
    pile = deck([5, 1, 3])
    pile.put(2)
    assert pile.cards == [5, 1, 3, 2]
    assert pile.draw() == 2


def test_who_knows_a_card_goes_with_it() -> None:
    zone = hand(0, [10, 20])
    zone.put(15, knowers=0b110)
    zone.put(12)
    assert zone.cards == [10, 12, 15, 20]
    assert [zone.known_to(1, at) for at in range(4)] == [False, False, True, False]
    assert [zone.known_to(0, at) for at in range(4)] == [True] * 4
    zone.take(12)
    assert [zone.known_to(2, at) for at in range(3)] == [False, True, False]
    zone.take(15)
    assert not any(zone.known_to(1, at) for at in range(2))


def test_drawing_from_a_deck_takes_its_knowers_with_it() -> None:
    pile = deck([1, 2])
    pile.put(3, knowers=0b1)
    assert pile.known_to(0, 2)
    assert pile.draw() == 3
    assert not pile.known_to(0, 1)


def test_a_clone_is_its_own() -> None:
    zone = hand(0, [1, 2])
    zone.put(3, knowers=0b10)
    twin = zone.clone()
    twin.take(3)
    twin.put(9, knowers=0b100)
    assert zone.dump(NAMES) == {"cards": ["card 1", "card 2", "card 3"], "knowers": [[], [], [1]]}
    unknown = hand(0, [1])
    twin = unknown.clone()
    twin.put(2, knowers=0b10)
    assert unknown.dump(NAMES) == {"cards": ["card 1"]}
    assert not unknown.knowers


# --- equal cards ---


def test_two_equal_cards_of_which_one_is_known_come_back_from_their_dump() -> None:
    zone = hand(0, [3, 5])
    zone.put(3, knowers=0b10)
    dump = zone.dump(NAMES)
    assert dump == {"cards": ["card 3", "card 3", "card 5"], "knowers": [[], [1], []]}
    loaded = load_zone(dump, IDS, 2, 0b1, False)
    assert (loaded.cards, loaded.knowers) == (zone.cards, zone.knowers)
    assert zone.count(3) == 2
    assert zone.known_cards(1) == [3]


def test_a_zone_says_the_same_whichever_equal_card_came_first() -> None:
    one, other = hand(0, []), hand(0, [])
    for knowers in (0b10, 0, 0b100):
        one.put(3, knowers)
    for knowers in (0b100, 0b10, 0):
        other.put(3, knowers)
    assert one.knowers == other.knowers


def test_of_two_equal_cards_the_known_one_is_taken_to_have_gone() -> None:
    """Seat 1 knows one of two farms and sees a farm go: for all it knows, the other card is anything."""
    zone = hand(0, [3])
    zone.put(3, knowers=0b10)
    zone.take(3)
    assert zone.cards == [3]
    assert zone.known_cards(1) == []


def test_who_knows_of_another_equal_card_also_knows_of_one_less() -> None:
    zone = hand(0, [])
    zone.put(3, knowers=0b0010)
    zone.put(3, knowers=0b0100)
    zone.put(3, knowers=0b1010)
    zone.take(3)
    assert zone.count(3) == 2
    assert [zone.known_cards(seat) for seat in (1, 2, 3)] == [[3], [], []]


def test_who_does_not_see_which_card_goes_may_count_on_none_of_which_there_was_one() -> None:
    """Seat 1 knows two farms and an inn; one card is laid away face down. A farm at least is still there."""
    zone = hand(0, [7])
    for card in (3, 3, 5):
        zone.put(card, knowers=0b110)
    zone.take(7, seen=0b101)
    assert zone.known_cards(1) == [3]
    assert zone.known_cards(2) == [3, 3, 5]
    assert zone.known_cards(0) == [3, 3, 5]


def test_a_card_drawn_from_a_deck_is_known_in_the_hand_to_all_who_knew_it() -> None:
    pile, mine = deck([1, 2]), hand(0, [])
    pile.put(3, knowers=0b10)
    assert pile.draw_to(mine) == 3
    assert mine.dump(NAMES) == {"cards": ["card 3"], "knowers": [[1]]}
    assert pile.draw_to(mine, seen=0b100) == 2
    assert mine.known_cards(2) == [2]


# --- shuffling ---


def test_a_shuffled_card_is_known_to_be_there_but_not_where() -> None:
    pile, laid_away = deck([1, 2]), Zone([], HIDDEN, False, [])
    laid_away.put(4, knowers=EVERYBODY)
    laid_away.put(6, knowers=0b1)
    pile.shuffle_in(laid_away, rng(1))
    assert laid_away.cards == []
    assert sorted(pile.cards) == [1, 2, 4, 6]
    assert [pile.known_cards(seat) for seat in (0, 1)] == [[4, 6], [4]]
    pile.put(8, knowers=0b10)
    dump = pile.dump(NAMES)
    assert dump["shuffled"] == 4
    loaded = load_zone(dump, IDS, 16, HIDDEN, True)
    assert (loaded.cards, loaded.knowers) == (pile.cards, pile.knowers)


def test_a_card_drawn_from_a_shuffled_deck_may_be_any_that_was_known_to_be_in_it() -> None:
    pile, mine = deck([1, 2]), hand(0, [])
    pile.put(4, knowers=0b110)
    pile.shuffle(rng(3))
    card = pile.draw_to(mine)
    assert mine.known_cards(1) == []
    assert pile.known_cards(1) == []
    assert pile.known_cards(0) == []
    shown = deck([1, 2])
    shown.put(4, knowers=0b110)
    shown.shuffle(rng(3))
    assert shown.draw(seen=0b10) == card
    assert shown.known_cards(1) == [left for left in [4] if left != card]
    assert shown.known_cards(2) == []


def test_a_deck_that_nobody_knows_anything_of_is_merely_shuffled() -> None:
    cards = list(range(10))
    pile = deck(cards)
    pile.shuffle(rng(4))
    rng(4).shuffle(cards)
    assert pile.cards == cards
    assert pile.dump(NAMES).keys() == {"cards"}


@pytest.mark.parametrize(
    "spoilt",
    [
        {"knowers": [[1]]},
        {"knowers": [[16], []]},
        {"knowers": [["1"], []]},
        {"knowers": 3},
        {"knowers": [[1], []], "shuffled": 3},
        {"shuffled": True},
    ],
)
def test_a_spoilt_dump_is_refused(spoilt: dict[str, object]) -> None:
    with pytest.raises((ValueError, TypeError)):
        load_zone({"cards": NAMES[:2], **spoilt}, IDS, 2, HIDDEN, True)


def test_a_hand_cannot_have_been_shuffled() -> None:
    with pytest.raises(ValueError, match="whole number"):
        load_zone({"cards": NAMES[:1], "knowers": [[1]], "shuffled": 1}, IDS, 2, HIDDEN, False)


# --- whatever happens, beside a slow model ---

KINDS = range(3)
SEATS = range(3)
SEAT_SETS = st.integers(0, 7)
DEEDS = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.sampled_from(KINDS), SEAT_SETS),
        st.tuples(st.just("take"), st.sampled_from(KINDS), SEAT_SETS),
        st.tuples(st.just("draw"), st.just(0), SEAT_SETS),
        st.tuples(st.just("shuffle"), st.integers(0, 99), st.just(0)),
        st.tuples(st.sampled_from(["dump", "clone"]), st.just(0), st.just(0)),
    ),
    max_size=14,
)
Worlds = set[tuple[int, ...]]


class Watcher:
    """A seat beside a zone: all contents, from the bottom up, that what it has seen leaves possible."""

    def __init__(self, seat: int, ordered: bool) -> None:
        self.seat = seat
        self.ordered = ordered
        self.worlds: Worlds = {()}
        self.saw_all = True

    def sees(self, seats: int) -> bool:
        return bool(seats >> self.seat & 1)

    def put(self, card: int, knowers: int) -> None:
        kinds = [card] if self.sees(knowers) else list(KINDS)
        self.worlds = {self.world((*world, kind)) for world in self.worlds for kind in kinds}

    def leave(self, card: int, at: int | None, seen: int) -> None:
        """A card goes: from a place that all see, or from anywhere."""
        self.saw_all = self.saw_all and self.sees(seen)
        self.worlds = {
            world[:place] + world[place + 1 :]
            for world in self.worlds
            for place in ([at] if at is not None else range(len(world)))
            if world[place] == card or not self.sees(seen)
        }

    def shuffle(self) -> None:
        self.worlds = {order for world in self.worlds for order in permutations(world)}

    def world(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return cards if self.ordered else tuple(sorted(cards))

    def certain(self, kind: int) -> int:
        """How many of a kind are there in any case."""
        return min(world.count(kind) for world in self.worlds)


@given(DEEDS, st.booleans(), st.sampled_from([HIDDEN, 0b1]))
def test_nobody_knows_more_than_what_they_have_seen_leaves_possible(
    deeds: list[tuple[str, int, int]], ordered: bool, seers: int
) -> None:
    zone, plain = Zone([], seers, ordered, []), list[int]()
    watchers = [Watcher(seat, ordered) for seat in SEATS]
    for deed, what, seats in deeds:
        seen = seats | seers
        if deed == "put" and len(plain) < 5:
            zone.put(what, seats)
            plain.append(what)
            for watcher in watchers:
                watcher.put(what, seen)
        elif (deed == "take" and what in plain) or (deed == "draw" and ordered and plain):
            at = len(plain) - 1
            if deed == "take":
                zone.take(what, seats)
                at -= plain[::-1].index(what)
            else:
                assert zone.draw(seats) == plain[at]
            card = plain.pop(at)
            for watcher in watchers:
                watcher.leave(card, at if ordered else None, seen)
        elif deed == "shuffle" and ordered:
            zone.shuffle(rng(what))
            plain = zone.cards[:]
            for watcher in watchers:
                watcher.shuffle()
        elif deed == "dump":
            loaded = load_zone(zone.dump(NAMES), IDS, 16, seers, ordered)
            assert (loaded.cards, loaded.knowers) == (zone.cards, zone.knowers)
            zone = loaded
        elif deed == "clone":
            twin, before = zone.clone(), zone.dump(NAMES)
            twin.put(0, 0b111)
            twin.take(0, 0)
            assert zone.dump(NAMES) == before
            zone = zone.clone()
        plain = plain if ordered else sorted(plain)
        assert zone.cards == plain
        for watcher in watchers:
            known = zone.known_cards(watcher.seat)
            for kind in KINDS:
                assert known.count(kind) <= watcher.certain(kind)
                assert known.count(kind) == watcher.certain(kind) or not watcher.saw_all
