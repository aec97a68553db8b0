"""Zones: who knows which card, and how the unknown ones are dealt anew."""

from hypothesis import given
from hypothesis import strategies as st

from bosquet.core.rng import rng
from bosquet.core.zones import HIDDEN, Inference, Zone, load_zone, redeal

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


def test_told_stays_with_its_card() -> None:
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


def test_drawing_from_a_deck_takes_what_was_told_with_it() -> None:
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
    assert zone.dump(NAMES) == {"cards": ["card 1", "card 2", "card 3"], "told": {"card 3": [1]}}
    untold = hand(0, [1])
    twin = untold.clone()
    twin.put(2, knowers=0b10)
    assert untold.dump(NAMES) == {"cards": ["card 1"]}
    assert not untold.told


@given(
    st.lists(st.tuples(st.integers(0, 39), st.integers(0, 15)), unique_by=lambda pair: pair[0]), st.booleans()
)
def test_a_zone_comes_back_from_its_dump(cards: list[tuple[int, int]], ordered: bool) -> None:
    zone = Zone([], 0b1, ordered, [])
    for card, knowers in cards:
        zone.put(card, knowers)
    loaded = load_zone(zone.dump(NAMES), IDS, 0b1, ordered)
    assert loaded.cards == zone.cards
    for at in range(len(zone.cards)):
        assert [loaded.known_to(seat, at) for seat in range(4)] == [
            zone.known_to(seat, at) for seat in range(4)
        ]


# --- dealing anew ---

LAYOUTS = st.tuples(st.permutations(range(20)), st.lists(st.integers(0, 7), min_size=20, max_size=20))


def layout(order: list[int], told: list[int]) -> list[Zone]:
    """Three hands of five and a deck of five; each card is told to the seats of a bit set."""
    zones = [Zone([], 1 << seat, False, []) for seat in range(3)] + [Zone([], HIDDEN, True, [])]
    for at, card in enumerate(order):
        zones[at // 5].put(card, told[at])
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
