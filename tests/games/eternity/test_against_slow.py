"""Whole games beside the slow reimplementation: same choices, tricks, trump, points and dealers."""

import pytest

from bosquet import State
from bosquet.testing.play import chance, random_move
from tests.clauses import rule
from tests.games.eternity.position import GAME, choices
from tests.games.eternity.slow import SlowRound, round_points


def expected_points(slow: SlowRound, bonus: int, target: int) -> list[int]:
    points = [
        round_points(tricks, trees, bonus) for tricks, trees in zip(slow.tricks, slow.trees, strict=True)
    ]
    return [one if one == max(points) else 0 for one in points] if target else points


def expected_dealer(points: list[int], ages: list[int]) -> int:
    return min(range(len(points)), key=lambda seat: (points[seat], ages.index(seat)))


def assert_alike(state: State, slow: SlowRound) -> None:
    dump = state.dump()
    assert dump["tableau"] == slow.tableau
    assert dump["trump"] == slow.trump
    assert dump["coming"] == slow.turned
    assert (dump["tricks"], dump["trees"]) == (slow.tricks, slow.trees)
    assert dump["laid"] == [f"{verb} {card}" for _, verb, card in slow.laid]
    assert state.actor() == slow.actor()
    assert choices(state) == slow.options()


@rule(
    "ETE-3.1",
    "ETE-3.2",
    "ETE-4.1",
    "ETE-4.2",
    "ETE-4.3",
    "ETE-4.4",
    "ETE-4.5",
    "ETE-4.6",
    "ETE-4.7",
    "ETE-4.8",
)
@rule(
    "ETE-5.1",
    "ETE-5.2",
    "ETE-5.3",
    "ETE-5.4",
    "ETE-5.5",
    "ETE-6.1",
    "ETE-6.2",
    "ETE-7.2",
    "ETE-7.3",
    "ETE-7.4",
)
@pytest.mark.parametrize("target", [0, 12])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_engine_and_slow_rules_agree(seats: int, target: int, seed: int) -> None:
    state = GAME.new(seats, seed, {"target": target})
    chooser = chance(seed)
    totals = [0] * seats
    number = 0
    while state.actors():
        ages = state.dump()["ages"]
        slow = SlowRound(state.dump())
        while not slow.is_over():
            assert_alike(state, slow)
            seat, action = random_move(state, chooser)
            state.apply(seat, action)
            slow.apply(GAME.table.name(action))
        number += 1
        points = expected_points(slow, 3 if target else [2, 4, 7][number - 1], target)
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        assert state.scores() == totals
        if state.actors():
            assert state.actor() == state.view(None)["dealer"] == expected_dealer(points, ages)
    assert (max(totals) >= target) if target else (number == 3)
