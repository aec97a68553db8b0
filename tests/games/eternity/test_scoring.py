"""ETE-5: scoring a round."""

from typing import Any

import pytest

from bosquet import State
from tests.clauses import rule
from tests.games.eternity.position import after, last_round, players, position


def scored(tricks: list[int], trees: list[int], **more: Any) -> State:
    """The end of a round with these tricks and trees: four players, and seat 0 wins the last trick."""
    before = [tricks[0] - 1, *tricks[1:]]
    start = position("sky-14", "sky-1", "sky-2", "sky-3", tricks=before, trees=trees, **more)
    return after(start, "play sky-14", "play sky-1", "play sky-2", "play sky-3")


def points(state: State) -> list[int]:
    return [
        trees + bonus
        for trees, bonus in zip(last_round(state, "tree_points"), last_round(state, "bonus"), strict=True)
    ]


@rule("ETE-5.1")
@pytest.mark.parametrize(("round", "bonus"), [(1, 2), (2, 4), (3, 7)])
def test_as_many_trees_as_tricks_score_the_trees_and_the_bonus(round: int, bonus: int) -> None:
    end = scored([3, 1, 4, 2], [3, 1, 4, 2], round=round)
    assert last_round(end, "tree_points") == [3, 1, 4, 2]
    assert last_round(end, "bonus") == [bonus] * 4
    assert end.scores() == [3 + bonus, 1 + bonus, 4 + bonus, 2 + bonus]


@rule("ETE-5.1")
@pytest.mark.parametrize(("round", "bonus"), [(1, 2), (2, 4), (3, 7)])
def test_the_bonus_of_the_round_can_be_seen_beforehand(round: int, bonus: int) -> None:
    assert position("sky-1", "sky-2", "sky-3", round=round).view(None)["bonus"] == bonus


@rule("ETE-5.2")
def test_tricks_to_spare_score_the_trees_alone() -> None:
    assert points(scored([4, 3, 2, 1], [3, 1, 0, 0])) == [3, 1, 0, 0]


@rule("ETE-5.3")
def test_one_tree_not_planted_and_nothing_is_scored() -> None:
    assert points(scored([3, 0, 4, 3], [4, 1, 12, 5])) == [0, 0, 0, 0]


@rule("ETE-5.4")
@pytest.mark.parametrize(("round", "bonus"), [(1, 2), (2, 4), (3, 7)])
def test_no_tree_and_no_trick_score_the_bonus(round: int, bonus: int) -> None:
    end = scored([10, 0, 0, 0], [0, 0, 0, 2], round=round)
    assert points(end) == [0, bonus, bonus, 0]


@rule("ETE-5.1", "ETE-5.2", "ETE-5.3", "ETE-5.4")
def test_the_last_trick_and_its_pledge_still_count() -> None:
    """Seat 1 pledges two trees with its last card for its two tricks; seat 0 wins one trick too many."""
    start = position("sky-14", "earth-10", "sky-2", "sky-3", tricks=[2, 2, 5, 0], trees=[2, 0, 5, 0])
    end = after(start, "play sky-14", "pledge earth-10", "play sky-2", "play sky-3")
    assert last_round(end, "tricks") == [3, 2, 5, 0]
    assert last_round(end, "trees") == [2, 2, 5, 0]
    assert end.scores() == [2, 4, 7, 2]


@rule("ETE-5.5")
def test_the_lowest_score_of_the_round_deals_and_leads_the_next() -> None:
    """Seat 2 has the most points in all and the fewest in this round."""
    end = scored([3, 2, 2, 3], [3, 2, 1, 3], totals=[0, 1, 30, 0])
    assert points(end) == [5, 4, 1, 5]
    view = end.view(None)
    assert (view["round"], view["dealer"], view["leader"], end.actor()) == (2, 2, 2, 2)
    assert players(end, "cards") == [10] * 4
    assert players(end, "trees") == players(end, "tricks") == [0] * 4


@rule("ETE-5.5")
@pytest.mark.parametrize(("ages", "dealer"), [([0, 1, 2, 3], 1), ([0, 3, 2, 1], 3), ([2, 0, 3, 1], 3)])
def test_a_tie_for_the_lowest_goes_to_the_oldest_of_them(ages: list[int], dealer: int) -> None:
    end = scored([4, 1, 4, 1], [4, 2, 4, 2], ages=ages, round=2)
    assert points(end) == [8, 0, 8, 0]
    assert end.view(None)["dealer"] == end.actor() == dealer
