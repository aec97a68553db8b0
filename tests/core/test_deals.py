"""Dealing anew what a seat does not know: everything that fits is equally likely."""

from collections import Counter
from math import comb, factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bosquet.core.deals import Inference, redeal
from bosquet.core.rng import Rng, number_below, rng, swap
from bosquet.core.ways import Ways
from bosquet.core.zones import HIDDEN, Zone
from bosquet.games.eternity.state import Voids
from bosquet.testing.uniform import assert_equally_likely, assert_evenly_spread, blocks, every_world, world_of
from tests.core.test_zones import deck, hand

LAYOUTS = st.tuples(st.permutations(range(20)), st.lists(st.integers(0, 7), min_size=20, max_size=20))


def layout(order: list[int], knowers: list[int]) -> list[Zone]:
    """Three hands of five and a deck of five; each card is known to the seats of a bit set."""
    zones = [Zone([], 1 << seat, False, []) for seat in range(3)] + [Zone([], HIDDEN, True, [])]
    for at, card in enumerate(order):
        zones[at // 5].put(card, knowers[at])
    return zones


@given(LAYOUTS, st.integers(0, 2), st.integers(0, 1000))
def test_known_cards_stay_and_sizes_are_kept(
    cards: tuple[list[int], list[int]], seat: int, seed: int
) -> None:
    before, zones = layout(*cards), layout(*cards)
    redeal(zones, seat, rng(seed), Inference())
    assert sorted(card for zone in zones for card in zone.cards) == list(range(20))
    for old, new in zip(before, zones, strict=True):
        assert len(new.cards) == len(old.cards)
        known = {card for at, card in enumerate(old.cards) if old.known_to(seat, at)}
        assert known == {card for at, card in enumerate(new.cards) if new.known_to(seat, at)}
    assert zones[seat].cards == before[seat].cards
    for at, card in enumerate(before[3].cards):  # in a deck a known card keeps its place
        assert not before[3].known_to(seat, at) or zones[3].cards[at] == card
    assert all(zone.cards == sorted(zone.cards) for zone in zones[:3])


@given(LAYOUTS, st.integers(0, 2), st.integers(0, 1000))
def test_what_a_seat_cannot_know_has_no_part_in_it(
    cards: tuple[list[int], list[int]], seat: int, seed: int
) -> None:
    """Two truths that look the same to the seat are dealt anew alike."""
    one, other = layout(*cards), layout(*cards)
    redeal(other, seat, rng(seed + 1), Inference())
    redeal(one, seat, rng(seed), Inference())
    redeal(other, seat, rng(seed), Inference())
    assert [(zone.cards, zone.knowers) for zone in one] == [(zone.cards, zone.knowers) for zone in other]


# --- every deal that fits is equally likely ---


NOTHING = Inference()
SEA, SKY, EARTH = (
    0b001,
    0b010,
    0b100,
)  # cards 0 to 13, 14 to 27, 28 to 41; Voids says who has shown to have none


def four_hands() -> list[Zone]:
    """One card each. Seat 0 imagines; 5 is the last sea card."""
    return [hand(0, [20]), hand(1, [30]), hand(2, [5]), hand(3, [35])]


NO_SEA_WITH_1 = Voids([0, SEA, 0, 0])


def test_a_card_that_one_of_three_cannot_hold_is_with_each_of_the_others_half_the_time() -> None:
    generator, where = rng(9), Counter[int]()
    for _ in range(4000):
        zones = four_hands()
        redeal(zones, 0, generator, NO_SEA_WITH_1)
        where.update(seat for seat in range(4) if zones[seat].cards == [5])
    assert where.keys() == {2, 3}
    assert abs(where[2] - 2000) < 4 * 1000**0.5  # four standard deviations


def redeal_by_swapping(zones: list[Zone], seat: int, rng: Rng, inference: Inference) -> None:
    """A deal of one card a hand, as it must not be: what cannot lie where it came is swapped until it can."""
    others = [at for at in range(len(zones)) if at != seat]
    cards = sorted(zones[at].cards[0] for at in others)
    rng.shuffle(cards)
    for i, home in enumerate(others):
        start = rng.below(len(cards))
        for step in range(len(cards)):
            if inference.homes(cards[i]) >> home & 1:
                break
            j = (start + step) % len(cards)
            if inference.homes(cards[j]) >> home & 1 and inference.homes(cards[i]) >> others[j] & 1:
                swap(cards, i, j)
    for card, at in zip(cards, others, strict=True):
        zones[at].cards = [card]


def imagined(zones: list[Zone], inference: Inference, chance: Rng) -> list[Zone]:
    dealt = [zone.clone() for zone in zones]
    redeal(dealt, 0, chance, inference)
    return dealt


def test_the_law_sees_that_swapping_is_unfair() -> None:
    """The last card of its family lies with the next seat in five of nine such worlds."""
    generator = rng(1)

    def swapped() -> list[Zone]:
        zones = four_hands()
        redeal_by_swapping(zones, 0, generator, NO_SEA_WITH_1)
        return zones

    with pytest.raises(AssertionError, match="4 worlds unevenly"):
        assert_equally_likely((four_hands(), NO_SEA_WITH_1), 0, swapped)
    assert_equally_likely(
        (four_hands(), NO_SEA_WITH_1), 0, lambda: imagined(four_hands(), NO_SEA_WITH_1, generator)
    )


def test_the_law_sees_a_world_that_does_not_fit_and_one_that_never_comes() -> None:
    zones, chance = four_hands(), rng(1)
    with pytest.raises(AssertionError, match="does not fit"):
        assert_equally_likely((zones, NO_SEA_WITH_1), 0, lambda: imagined(zones, NOTHING, chance))
    with pytest.raises(AssertionError, match="unevenly"):
        assert_equally_likely((zones, NOTHING), 0, lambda: zones)


def test_the_law_sees_a_card_that_lies_too_often_in_a_zone() -> None:
    zones = [hand(0, [0]), hand(1, [14, 15, 16, 17]), deck([18, 19, 20, 21, 5])]
    chance = rng(2)
    assert_evenly_spread((zones, NOTHING), 0, lambda: imagined(zones, NOTHING, chance))
    with pytest.raises(AssertionError, match="too often"):
        assert_evenly_spread((zones, NOTHING), 0, lambda: imagined(zones, Voids([0, SEA]), chance))


SEA_APART = Voids([0, SEA, SEA, SKY, SKY])  # sea cards in zones 3 and 4, sky cards in 1 and 2


def test_the_law_looks_at_cards_with_zones_of_their_own_apart() -> None:
    zones = [hand(0, []), hand(1, [14, 15]), hand(2, [16, 17, 18]), deck([1, 2, 3]), deck([4, 5])]
    chance = rng(2)
    assert [kinds.total() for kinds, _ in blocks((zones, SEA_APART), 0)] == [5, 5]
    assert_evenly_spread((zones, SEA_APART), 0, lambda: imagined(zones, SEA_APART, chance))
    with pytest.raises(AssertionError, match="does not fit"):
        assert_evenly_spread((zones, SEA_APART), 0, lambda: imagined(zones, NOTHING, chance))
    with pytest.raises(AssertionError, match="too often"):
        assert_evenly_spread((zones, SEA_APART), 0, lambda: zones)
    assert blocks((zones, Voids([0, SEA])), 0) == []  # sky cards lie everywhere, sea cards not with seat 1


def pile(cards: list[int], knowers: list[int]) -> Zone:
    zone = Zone([], HIDDEN, True, [])
    for card, known in zip(cards, knowers, strict=True):
        zone.put(card, known)
    return zone


def shuffled(cards: list[int], knowers: list[int]) -> Zone:
    zone = pile(cards, knowers)
    zone.shuffle(rng(1))
    return zone


def known_hand(owner: int, cards: list[int], knowers: list[int]) -> Zone:
    zone = hand(owner, [])
    for card, known in zip(cards, knowers, strict=True):
        zone.put(card, known)
    return zone


FEW_CARDS: dict[str, tuple[list[Zone], Inference]] = {
    "distinct": ([hand(0, [0]), hand(1, [1]), hand(2, [2]), deck([3])], NOTHING),
    "equal": ([hand(0, [3]), hand(1, [3, 3]), hand(2, [3, 4]), deck([4])], NOTHING),
    "equal, one known": ([hand(0, []), known_hand(1, [3, 3, 4], [1, 0, 0]), hand(2, [3, 5])], NOTHING),
    "known to another": ([hand(0, []), known_hand(1, [3, 4], [0, 4]), hand(2, [5, 6])], NOTHING),
    "known in a deck": ([hand(0, []), pile([3, 4, 3], [0, 1, 0]), hand(2, [5, 6])], NOTHING),
    "shuffled": ([hand(0, []), shuffled([3, 4, 5], [1, 4, 0]), hand(2, [3])], NOTHING),
    "two void": ([hand(0, []), hand(1, [15, 16]), hand(2, [30, 2]), hand(3, [3, 31])], Voids([0, SEA, SKY])),
    "equal and void": ([hand(0, []), hand(1, [20, 20]), hand(2, [3, 3]), deck([20, 35])], Voids([0, SEA])),
    "shuffled and void": ([hand(0, []), shuffled([1, 3, 2], [0, 0, 1]), hand(2, [20, 21])], Voids([0, SKY])),
}


@pytest.mark.parametrize("case", FEW_CARDS)
def test_every_deal_that_fits_is_equally_likely(case: str) -> None:
    zones, inference = FEW_CARDS[case]
    chance = rng(3)
    assert len(set(every_world((zones, inference), 0))) > 1
    assert_equally_likely((zones, inference), 0, lambda: imagined(zones, inference, chance))


@given(
    st.lists(st.tuples(st.sampled_from([1, 2, 15, 16, 30]), st.integers(1, 3)), min_size=2, max_size=6),
    st.lists(st.integers(0, 7), min_size=4, max_size=4),
    st.integers(0, 99),
)
def test_whatever_is_shown_a_deal_fits_if_the_true_one_does(
    cards: list[tuple[int, int]], voids: list[int], seed: int
) -> None:
    zones = [hand(0, []), hand(1, []), hand(2, []), deck([])]
    for card, zone in cards:
        zones[zone].put(card)
        voids[zone] &= ~(1 << card // 14)
    shown = Voids(voids)
    dealt = imagined(zones, shown, rng(seed))
    assert world_of(dealt) in set(every_world((zones, shown), 0))


@pytest.mark.parametrize("voids", [[0, SEA, SEA, SEA], [0, SEA | SKY | EARTH, 0, 0], [0, EARTH, EARTH, 0]])
def test_what_no_deal_fits_is_an_error(voids: list[int]) -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        redeal(four_hands(), 0, rng(1), Voids(voids))


# --- counting ---


def test_ways_are_counted_exactly_past_64_bits() -> None:
    everything = Ways([14, 14, 14, 14], [15, 7, 14], [20, 20, 16])
    assert everything.total > 1 << 64
    assert Ways([30, 20], [3, 3], [25, 25]).total == comb(50, 25)
    assert Ways([20, 20, 20], [7, 7, 7], [20, 20, 20]).total == factorial(60) // factorial(20) ** 3
    assert Ways([3, 3], [1, 3], [2, 4]).total == 3
    assert Ways([3, 3], [1, 3], [4, 2]).total == 0
    counts = everything.draw(rng(1))
    assert [sum(group) for group in counts] == [20, 20, 16]
    assert [sum(group[kind] for group in counts) for kind in range(4)] == [14] * 4
    assert counts[1][3] == counts[2][0] == 0


def test_numbers_of_any_size_are_drawn_evenly() -> None:
    generator = rng(5)
    third = 1 << 100
    counts = Counter(number_below(generator, 3 * third) // third for _ in range(3000))
    assert counts.keys() == {0, 1, 2}
    assert all(abs(count - 1000) < 4 * 667**0.5 for count in counts.values())
    assert [number_below(generator, 1) for _ in range(3)] == [0, 0, 0]
