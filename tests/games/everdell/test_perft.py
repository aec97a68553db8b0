"""Sequence counts from fixed seeds: one move too many or too few anywhere changes them."""

import pytest

from tests.games.everdell.perft import COUNTED, count, position_after

SEQUENCES = [1607, 1732, 212, 2309, 164, 66, 437, 63]


@pytest.mark.parametrize(("where", "sequences"), list(zip(COUNTED, SEQUENCES, strict=True)))
def test_counts(where: tuple[int, int, int, int], sequences: int) -> None:
    seats, seed, moves, depth = where
    assert count(position_after(seats, seed, moves), depth) == sequences
