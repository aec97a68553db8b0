"""Sequence counts from fixed seeds: one choice too many or too few anywhere changes them."""

import pytest

from tests.games.arbre.perft import after_moves, count, slow_count

# seats, seed, moves played, choices looked ahead, sequences
COUNTS = [
    (2, 1, 0, 3, 119),
    (2, 1, 40, 3, 185),
    (3, 2, 90, 3, 64),
    (4, 3, 150, 2, 37),
    (2, 5, 100, 3, 130),
    (2, 7, 130, 3, 506),
]


@pytest.mark.parametrize(("seats", "seed", "moves", "depth", "sequences"), COUNTS)
def test_counts(seats: int, seed: int, moves: int, depth: int, sequences: int) -> None:
    state, slow = after_moves(seats, seed, moves)
    assert count(state, depth) == sequences
    assert slow_count(slow, depth) == sequences
