"""Search in positions of Eternity that have one good move, and its budget."""

import pytest

import bosquet
from bosquet import State
from bosquet.bots.search import Search, search_choice
from tests.games.eternity.position import GAME, after, position

HOUR = 3600.0


def best(state: State, seed: int = 1) -> str:
    seat = state.actor()
    return GAME.table.name(search_choice(state, seat, bosquet.rng(seed), 300, HOUR))


@pytest.mark.parametrize("seed", range(3))
def test_pledges_the_last_card_to_match(seed: int) -> None:
    state = position(
        "earth-12", "earth-7", "sky-3", "sky-4", round=3, tricks=[3, 3, 2, 1], trees=[3, 2, 2, 1]
    )
    assert best(after(state, "play earth-12"), seed) == "pledge earth-7"


@pytest.mark.parametrize("seed", range(3))
def test_does_not_pledge_more_than_it_can_plant(seed: int) -> None:
    """Two trees for one spare trick would cost all points; the lower card loses the trick."""
    state = position(
        "earth-14", "earth-12", "sky-3", "sky-4", round=3, tricks=[3, 3, 2, 1], trees=[3, 2, 2, 1]
    )
    assert best(after(state, "play earth-14"), seed) == "play earth-12"


@pytest.mark.parametrize("seed", range(3))
def test_ducks_when_its_trees_are_all_planted(seed: int) -> None:
    """The pledge of the trick is gone: the ten would win a trick too many, now or never."""
    state = position(
        "earth-9 sky-9",
        "sky-2 sky-8",
        "earth-10 earth-2",
        "sky-5 sky-6",
        tableau="sea-1 sea-2 sea-3",
        round=3,
        tricks=[3, 2, 1, 2],
        trees=[3, 2, 1, 2],
    )
    assert best(after(state, "play earth-9", "pledge sky-2"), seed) == "play earth-2"


@pytest.mark.parametrize("seed", range(3))
def test_wins_with_the_card_that_would_win_too_much_later(seed: int) -> None:
    """One trick is wanted: the high trump takes it now, and the low one loses the last."""
    state = position(
        "sea-3 sea-12",
        "sky-9 sea-5",
        "sky-10 sea-7",
        "earth-1 sea-9",
        tableau="sea-1 sea-2 sea-4",
        leader=1,
        round=3,
        tricks=[0, 3, 3, 2],
        trees=[1, 3, 3, 2],
    )
    assert best(after(state, "play sky-9", "play sky-10", "pledge earth-1"), seed) == "play sea-12"


def test_others_are_expected_to_seek_their_own_good() -> None:
    """Whenever seat 1 is imagined to hold the seven, it pledges it: that matches its tricks."""
    hands = ("earth-12", "earth-7", "sky-3", "sky-4")
    state = position(*hands, round=3, tricks=[3, 3, 2, 1], trees=[3, 2, 2, 1])
    search = Search(state, 0, bosquet.rng(1))
    search.think(300, HOUR)
    (reply,) = [arm.child for arm in search.root.arms.values() if arm.child is not None]
    visits = {GAME.table.name(arm.action): arm.visits for arm in reply.arms.values() if arm.seat == 1}
    assert visits["pledge earth-7"] > 3 * visits["play earth-7"]


def test_the_seconds_end_a_search_that_would_go_on() -> None:
    state = GAME.new(seats=5, seed=3)
    seat = state.actor()
    assert search_choice(state, seat, bosquet.rng(1), 10**9, 0.05) in state.options(seat)


def test_a_forced_move_needs_no_thought() -> None:
    state = position("sea-3", "sky-9", "sky-10", "earth-1")
    assert search_choice(state, 0, bosquet.rng(1), 10**9, HOUR) == GAME.table.parse("play sea-3")


def test_who_chooses_at_once_chooses_alone() -> None:
    """Every seat's options stand at the same node: nobody answers what the others have not shown."""
    state = bosquet.game("evergreen").new(seats=3, seed=2)
    assert state.actors() == [0, 1, 2]
    search = Search(state, 1, bosquet.rng(1))
    search.think(60, HOUR)
    assert {arm.seat for arm in search.root.arms.values()} == {0, 1, 2}
