"""Dealing anew what a seat does not know: everything that fits is equally likely."""

from hypothesis import given
from hypothesis import strategies as st

from bosquet.core.deals import Inference, redeal
from bosquet.core.rng import rng
from bosquet.core.zones import HIDDEN, Zone
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
    assert [zone.cards for zone in one] == [zone.cards for zone in other]


def test_every_deal_of_the_unknown_is_about_equally_frequent() -> None:
    """Two hidden hands and a deck of one card each. Chi-squared, 5 degrees: over 20.5 once in a thousand."""
    generator, rounds = rng(9), 3000
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(rounds):
        zones = [hand(0, [0]), hand(1, [1]), hand(2, [2]), deck([3])]
        redeal(zones, 0, generator, Inference())
        dealt = tuple(zone.cards[0] for zone in zones[1:])
        counts[dealt] = counts.get(dealt, 0) + 1
    assert len(counts) == 6
    assert sum((count - rounds / 6) ** 2 / (rounds / 6) for count in counts.values()) < 20.5
