"""Sequence counts from fixed seeds: one move too many or too few anywhere changes them."""

import pytest

from tests.games.eternity.perft import count, late_position, slow_count
from tests.games.eternity.slow import SlowRound

TO_THE_END = 99

# seats, seed, cards left in each hand, moves looked ahead, sequences
COUNTS = [
    (2, 1, 14, 3, 1746),
    (2, 1, 4, TO_THE_END, 3528),
    (3, 1, 10, 3, 745),
    (3, 1, 3, TO_THE_END, 1764),
    (4, 1, 10, 3, 745),
    (4, 1, 2, TO_THE_END, 96),
    (5, 1, 8, 3, 864),
    (5, 1, 2, TO_THE_END, 726),
]


@pytest.mark.parametrize(("seats", "seed", "cards_left", "depth", "sequences"), COUNTS)
def test_counts(seats: int, seed: int, cards_left: int, depth: int, sequences: int) -> None:
    assert count(late_position(seats, seed, cards_left), depth) == sequences


@pytest.mark.parametrize(("seats", "seed", "cards_left", "depth", "sequences"), COUNTS)
def test_the_slow_rules_count_the_same(
    seats: int, seed: int, cards_left: int, depth: int, sequences: int
) -> None:
    assert slow_count(SlowRound(late_position(seats, seed, cards_left).dump()), depth) == sequences
