"""Sequence counts from fixed seeds: one move too many or too few anywhere changes them."""

import pytest

from tests.games.greentown.perft import count, slow_count, turn_start
from tests.games.greentown.slow import SlowGame

# seats, seed, turn, moves looked ahead, sequences
COUNTS = [(2, 1, 1, 7, 11728), (2, 1, 9, 7, 16896), (3, 2, 6, 7, 8039), (3, 5, 10, 7, 7697)]
SLOW_COUNTS = [(2, 1, 9, 4, 248), (3, 2, 6, 5, 364), (4, 3, 12, 7, 992)]


@pytest.mark.parametrize(("seats", "seed", "turn", "depth", "sequences"), [*COUNTS, *SLOW_COUNTS])
def test_counts(seats: int, seed: int, turn: int, depth: int, sequences: int) -> None:
    assert count(turn_start(seats, seed, turn), depth) == sequences


@pytest.mark.parametrize(("seats", "seed", "turn", "depth", "sequences"), SLOW_COUNTS)
def test_the_slow_rules_count_the_same(seats: int, seed: int, turn: int, depth: int, sequences: int) -> None:
    assert slow_count(SlowGame(turn_start(seats, seed, turn).dump()), depth) == sequences
