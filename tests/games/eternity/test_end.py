"""ETE-6: the end of the game, and the game to a target."""

from typing import Any

import pytest

import bosquet
from bosquet import State
from tests.clauses import rule
from tests.games.eternity.position import GAME, after, choices, last_round, players, position, refusal


def finished(tricks: list[int], trees: list[int], totals: list[int], **more: Any) -> State:
    """Three players end a round with these tricks and trees, from these totals; seat 0 wins the last."""
    before = [tricks[0] - 1, *tricks[1:]]
    start = position("sky-14", "sky-1", "sky-2", tricks=before, trees=trees, totals=totals, **more)
    return after(start, "play sky-14", "play sky-1", "play sky-2")


@rule("ETE-6.1")
def test_after_the_third_round_the_highest_total_wins() -> None:
    end = finished([3, 4, 3], [3, 4, 2], totals=[5, 6, 14], round=3)
    assert end.scores() == [15, 17, 16]
    assert end.ranks() == [3, 1, 2]
    assert (end.actor(), end.actors(), end.view(None)["ranks"]) == (bosquet.OVER, [], [3, 1, 2])
    assert refusal(end, "play sea-1", seat=0)[0] == "refuse.over"


@rule("ETE-6.1")
@pytest.mark.parametrize("round", [1, 2])
def test_not_before_the_third_round(round: int) -> None:
    middle = finished([3, 4, 3], [3, 4, 2], totals=[50, 6, 14], round=round)
    assert middle.view(None)["round"] == round + 1
    assert middle.view(None)["ranks"] is None
    assert len(choices(middle)) == 10


@rule("ETE-6.1")
def test_a_tie_goes_to_the_most_points_in_the_last_round() -> None:
    """All have 12 in the end; seat 1 made 11 of them now, seat 0 10, seat 2 only 2."""
    end = finished([3, 4, 3], [3, 4, 2], totals=[2, 1, 10], round=3)
    assert end.scores() == [12, 12, 12]
    assert end.ranks() == [2, 1, 3]


@rule("ETE-6.1")
def test_still_tied_they_share_the_victory() -> None:
    end = finished([3, 3, 4], [3, 3, 0], totals=[2, 2, 11], round=3)
    assert end.scores() == [12, 12, 11]
    assert end.ranks() == [1, 1, 3]


@rule("ETE-6.1")
def test_the_last_round_only_parts_those_who_are_tied() -> None:
    """Seat 2 scored nothing in the last round and still has the most."""
    end = finished([3, 3, 4], [3, 3, 0], totals=[2, 2, 13], round=3)
    assert end.ranks() == [2, 2, 1]


@rule("ETE-6.2")
@pytest.mark.parametrize("round", [1, 2, 3, 9])
def test_to_a_target_the_bonus_is_always_three(round: int) -> None:
    middle = finished([3, 4, 3], [3, 3, 2], totals=[0, 0, 0], round=round, target=20)
    assert last_round(middle, "bonus") == [3, 0, 0]
    assert middle.view(None)["rounds"] is None
    assert middle.view(None)["bonus"] == 3
    assert middle.view(None)["target"] == 20


@rule("ETE-6.2")
def test_to_a_target_only_the_best_of_the_round_keep_their_points() -> None:
    middle = finished([3, 4, 3], [3, 4, 2], totals=[1, 1, 1], target=20)
    assert last_round(middle, "kept") == [False, True, False]
    assert last_round(middle, "tree_points") == [3, 4, 2]  # noted, though lost
    assert middle.scores() == [1, 8, 1]
    unplanted = finished([3, 4, 3], [3, 4, 5], totals=[1, 1, 1], target=20)
    assert last_round(unplanted, "kept") == [False, True, False]


@rule("ETE-6.2")
def test_to_a_target_all_who_share_the_best_keep_theirs() -> None:
    middle = finished([3, 3, 4], [3, 3, 4], totals=[0, 0, 0], target=20)
    assert middle.scores() == [0, 0, 7]
    middle = finished([4, 4, 2], [4, 4, 2], totals=[0, 0, 0], target=20)
    assert middle.scores() == [7, 7, 0]
    nobody = finished([4, 3, 3], [5, 4, 4], totals=[1, 2, 3], target=20)
    assert nobody.scores() == [1, 2, 3]
    assert last_round(nobody, "kept") == [True] * 3


@rule("ETE-6.2")
@pytest.mark.parametrize(("before", "over"), [(12, False), (13, True), (14, True)])
def test_to_a_target_the_first_to_reach_it_wins(before: int, over: bool) -> None:
    """Seat 1 makes 7 points; 20 is the target."""
    end = finished([3, 4, 3], [3, 4, 2], totals=[19, before, 0], target=20, round=2)
    assert (not end.actors()) == over
    if over:
        assert end.ranks() == [2, 1, 3]


@rule("ETE-6.2")
def test_to_a_target_it_does_not_end_with_the_third_round() -> None:
    middle = finished([3, 4, 3], [3, 4, 2], totals=[0, 0, 0], target=20, round=3)
    assert middle.view(None)["round"] == 4
    assert middle.view(None)["ranks"] is None


@rule("ETE-6.2")
def test_to_a_target_several_arrive_at_once() -> None:
    """The higher total wins; equal totals share it, whatever the last round brought."""
    assert finished([4, 4, 2], [4, 4, 2], totals=[14, 15, 0], target=20).ranks() == [2, 1, 3]
    assert finished([4, 4, 2], [4, 4, 2], totals=[15, 15, 0], target=20).ranks() == [1, 1, 3]
    shared = finished([4, 4, 2], [4, 4, 3], totals=[13, 13, 20], target=20)
    assert shared.scores() == [20, 20, 20]
    assert shared.ranks() == [1, 1, 1]  # seat 2 kept nothing of the last round


@rule("ETE-6.2")
def test_to_a_target_the_next_dealer_goes_by_the_points_kept() -> None:
    """Seats 0 and 2 keep nothing, though seat 0 made more: tied at 0, the older of them deals."""
    middle = finished([3, 4, 3], [3, 4, 2], totals=[0, 0, 0], target=20, ages=[1, 0, 2])
    assert middle.view(None)["dealer"] == 0


@rule("ETE-6.2")
def test_to_a_target_sixty_rounds_are_the_end() -> None:
    middle = finished([3, 4, 3], [4, 5, 4], totals=[3, 9, 4], target=60, round=59)
    assert middle.view(None)["round"] == 60
    end = finished([3, 4, 3], [4, 5, 4], totals=[3, 9, 4], target=60, round=60)
    assert not end.actors()
    assert end.ranks() == [3, 1, 2]
    level = finished([4, 3, 3], [4, 4, 4], totals=[3, 10, 4], target=60, round=60)
    assert level.scores() == [10, 10, 4]
    assert level.ranks() == [1, 2, 3]  # seat 0 kept something of the last round (ETE-6.1)


@rule("ETE-6.2")
def test_to_a_target_the_last_round_breaks_ties_below_the_first_place() -> None:
    end = finished([3, 4, 3], [4, 4, 4], totals=[20, 8, 15], target=20)
    assert end.scores() == [20, 15, 15]
    assert end.ranks() == [1, 2, 3]
    options = {"target": 20, "tableau_order": "random", "ages": [0, 1, 2]}
    old = GAME.load({**end.dump(), "version": 1, "options": options})
    assert old.ranks() == [1, 2, 2]  # as games begun before version 2 end


@rule("ETE-6.2")
@pytest.mark.parametrize("target", [4, 61, -1, True, "20"])
def test_targets_out_of_reason_are_refused(target: object) -> None:
    with pytest.raises(bosquet.BadOptions) as refused:
        GAME.new(seats=4, seed=1, options={"target": target})
    assert refused.value.key == "refuse.bad_option"
    assert refused.value.details["option"] == "target"


def test_scores_are_hidden_from_nobody() -> None:
    end = finished([3, 4, 3], [3, 4, 2], totals=[5, 6, 14], round=3)
    assert players(end, "total") == end.scores()
