"""What the search does with tables of any size, slow games, long games, long turns and one seat."""

from itertools import combinations, product

import pytest

import bosquet
from bosquet import State
from bosquet.bots import Bot, Level, bot
from bosquet.bots.greedy import greedy_choice
from bosquet.bots.playout import finish_turn, follow, play_on
from bosquet.bots.search import TRIALS, Search, search_choice
from bosquet.bots.tree import Arm, Node
from bosquet.testing.advice import sound_advice

if bosquet.compiled():
    pytest.skip("compiled classes have no interpreted children: tested interpreted", allow_module_level=True)

from tests.bots.small_games import (
    Alone,
    Crowded,
    Dreaming,
    Endless,
    Foreseen,
    Hinted,
    Interrupted,
    Jammed,
    Lock,
    Misled,
    Planned,
    Practised,
    Risky,
    Sealed,
    Shortened,
    Silent,
    Slow,
    Slowly,
    Small,
    Straying,
    Stubborn,
    Terse,
    Wide,
)

HOUR = 3600.0


def chosen(state: State, iterations: int = 200, seed: int = 1) -> int:
    return search_choice(state, state.actor(), bosquet.rng(seed), iterations, HOUR)


def greedily(state: State, worlds: int = 4) -> int:
    return greedy_choice(state, state.actor(), bosquet.rng(1), worlds)


def whole_turn(state: State, iterations: int) -> list[int]:
    while state.actors():
        state.apply(0, chosen(state, iterations))
    return state.made if isinstance(state, Lock) else []


# --- keys -------------------------------------------------------------------------------------------------


def test_no_two_choices_share_a_place_in_the_tree() -> None:
    """Whatever the table's size: an action of seat 0 is never taken for one of seat 1."""
    node = Node()
    pairs = list(product(range(3), [0, 1, 2, 65535, 65536, 65537, 131072, 2**40]))
    assert len({id(node.arm(seat, action, 3)) for seat, action in pairs}) == len(pairs)
    assert len(node.arms) == len(pairs)


def test_no_two_sets_of_choices_at_once_lead_to_the_same_place() -> None:
    node = Node()
    arms = [Arm(seat, action, []) for seat, action in product(range(3), [0, 1, 65535, 65536, 65537])]
    together = [[one, other] for one, other in combinations(arms, 2) if one.seat != other.seat]
    assert len({id(node.after(pair, 3)) for pair in together}) == len(together)


def test_both_find_what_pays_in_a_table_of_any_size() -> None:
    for seat in (0, 1):
        assert search_choice(Wide(), seat, bosquet.rng(1), 100, HOUR) == Wide.pays[seat]


# --- the clock --------------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time goes by only in playouts: a second each."""
    Slow.now = 0.0
    for module in ("search", "planning"):
        monkeypatch.setattr(f"bosquet.bots.{module}.perf_counter", lambda: Slow.now)


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("seconds", [0.01, 0.5, 3.0, 7.5, 30.0])
def test_seconds_hold_within_one_playout_from_the_first_on(seconds: float) -> None:
    search_choice(Slow(), 0, bosquet.rng(1), 10**9, seconds)
    assert seconds <= Slow.now < seconds + 1


@pytest.mark.usefixtures("clock")
def test_trials_leave_time_to_search() -> None:
    search = Search(Slow(), 0, bosquet.rng(1))
    search.gauge(0.25 * TRIALS)
    assert search.playouts == 0.25 * TRIALS


@pytest.mark.usefixtures("clock")
def test_who_had_no_time_does_what_is_usual() -> None:
    """Three playouts tell nothing of fifty options: not the first of them, but the habit."""
    assert search_choice(Slow(), 0, bosquet.rng(1), 10**9, 3.0) == 37


# --- one seat ---------------------------------------------------------------------------------------------


def test_alone_the_score_decides() -> None:
    assert chosen(Alone()) == 1


def test_alone_a_game_won_comes_before_points() -> None:
    """A rank of 2 says that a game of one is lost."""
    assert chosen(Risky()) == 0


# --- the horizon ------------------------------------------------------------------------------------------


def test_playouts_end_after_so_many_whole_turns() -> None:
    """Three turns of two choices each; from the middle of a turn, the rest of it and two more."""
    for begun, ends in ((0, 6), (1, 6), (2, 8)):
        state = Endless([0] * begun)
        Search(state, state.actor(), bosquet.rng(1)).think(20, HOUR)
        assert set(state.told) == {f"judged after {ends}"}


def test_the_evaluation_guides_where_no_end_is_in_sight() -> None:
    assert [chosen(Endless(made)) for made in ([], [2], [2, 2])] == [2, 2, 2]


def test_without_turns_left_nothing_is_played() -> None:
    state = Endless()
    play_on(state, 0, 0, bosquet.rng(1))
    assert state.made == []


# --- shortlist and prior ----------------------------------------------------------------------------------


def test_only_the_shortlist_is_weighed() -> None:
    state = Shortened()
    search = Search(state, 0, bosquet.rng(1))
    assert search.run(20, HOUR) == 311
    assert {arm.action for arm in search.root.arms.values()} == {11, 111, 211, 311}
    assert greedily(Shortened()) == 311


def test_habits_choose_from_the_shortlist() -> None:
    state = Shortened()
    play_on(state, 0, 10, bosquet.rng(1))
    assert (state.told, state.made) == (["4 options"], [11])


def test_what_looks_promising_is_tried_first() -> None:
    """Four hundred options are too many for forty playouts, unless the game says where to begin."""
    assert chosen(Hinted(), 40) == 311
    assert chosen(Crowded(), 40) == 0  # the habit's choice


def test_what_does_not_look_promising_is_tried_too() -> None:
    assert chosen(Misled(), 400) == 311


# --- turns of many choices --------------------------------------------------------------------------------


def test_greedy_looks_to_the_end_of_its_own_turn() -> None:
    """By habit the turn goes on well, if it is begun well: that is seen at the first digit."""
    assert greedily(Practised()) == 7
    assert greedily(Practised([7])) == 3


def test_a_turn_is_finished_whoever_is_asked_meanwhile() -> None:
    state = Interrupted([1])
    assert state.actor() == 1
    finish_turn(state, bosquet.rng(1))
    assert (len(state.made), state.actor()) == (2, 1)


def test_a_choice_within_a_turn_has_a_quarter_of_the_budget() -> None:
    for begun, playouts in (([], 40), ([0], 10)):
        state = Endless(begun)
        bot("search:40").choose(state, 0, bosquet.rng(1))
        assert len(state.told) == 2 * (playouts + TRIALS)  # both seats are judged after each


def test_where_whole_turns_were_weighed_it_has_an_eighth() -> None:
    for begun, playouts in (([], 48), ([0], 6)):
        state = Foreseen(begun)
        bot("search:48").choose(state, 0, bosquet.rng(1))
        assert len(state.told) == 2 * (playouts + TRIALS)


def test_greedy_weighs_whole_turns_where_the_game_offers_them() -> None:
    assert [greedily(Planned(made)) for made in ([], [7], [7, 3], [7, 3, 1])] == [7, 3, 1, 9]


def test_a_planned_turn_is_one_move_of_the_search() -> None:
    """Eleven turns are offered; choice by choice there are ten thousand."""
    assert whole_turn(Planned(), 60) == list(Lock.code)
    assert whole_turn(Lock(), 60) != list(Lock.code)


def test_a_plan_is_followed_as_far_as_it_is_legal() -> None:
    state = Jammed()
    state.stuck = True
    assert not follow(state, 0, list(Lock.code))
    assert state.made == [7, 3]
    finish_turn(state, bosquet.rng(1))
    assert state.made[:3] == [7, 3, 0]


def test_a_plan_may_fail_in_some_worlds_and_still_be_the_best() -> None:
    assert chosen(Jammed(), 100) == 7


# --- paths --------------------------------------------------------------------------------------------------


def test_a_turn_is_answered_together_from_one_tree() -> None:
    """The second choice was weighed with the first: nothing more is thought about it."""
    state = Endless()
    plan = bot("search:40").plan(state, 0, bosquet.rng(1))
    assert (plan.path, plan.part) == ([2, 2], 1.0)
    assert len(state.told) == 2 * (40 + TRIALS)


def test_a_planned_turn_is_answered_as_it_was_planned() -> None:
    state = Planned()
    plan = bot("search:60").plan(state, 0, bosquet.rng(1))
    assert (plan.path, plan.part) == (list(Lock.code), 1.0)


def test_what_the_tree_hardly_knows_is_weighed_further() -> None:
    """A quarter of the budget for each later choice, less what was tried there before."""
    plan = bot("search:60").plan(Lock(), 0, bosquet.rng(1))
    assert len(plan.path) == 4
    assert 1.0 < plan.part <= 1.75


def test_a_path_ends_where_something_is_revealed_or_chance_is_asked() -> None:
    for opens in (True, False):
        state = Sealed()
        state.opens = opens
        assert len(bot("search:60").plan(state, 0, bosquet.rng(1)).path) == 2


def test_a_path_ends_with_the_turn_and_where_another_is_asked() -> None:
    assert len(bot("search:10").plan(Endless([1]), 0, bosquet.rng(1)).path) == 1
    assert len(bot("search:10").plan(Interrupted(), 0, bosquet.rng(1)).path) == 1


def test_single_answers_can_be_had_for_comparison() -> None:
    assert len(bot("search:40:single").plan(Endless(), 0, bosquet.rng(1)).path) == 1
    assert repr(bot("search:40:single")) == "Bot(search:40:single)"


@pytest.mark.usefixtures("clock")
def test_a_plan_whose_time_is_over_answers_what_is_settled() -> None:
    """Each playout takes a second: once so many are gone, no other thought is begun."""
    level = Level("slow", "search", iterations=10**9, seconds=30.0)
    plan = Bot(level, limit=45.0).plan(Slowly(), 0, bosquet.rng(1))
    assert plan.cut
    assert 45 <= Slow.now < 45 + 7.5 + 1
    assert len(plan.path) < Slowly.length
    assert len(Bot(level).plan(Slowly(), 0, bosquet.rng(1)).path) == Slowly.length


@pytest.mark.usefixtures("clock")
def test_who_is_in_a_rush_goes_on_by_habit() -> None:
    level = Level("slow", "search", iterations=10**9, seconds=30.0)
    plan = Bot(level, rush=5.0).plan(Slowly(), 0, bosquet.rng(1))
    assert plan.cut
    assert Slow.now < 31
    assert len(plan.path) == Slowly.length


# --- repeatable -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [Alone, Crowded, Endless, Hinted, Jammed, Lock, Planned, Shortened, Wide])
def test_the_same_seed_makes_the_same_choice(game: type[Small]) -> None:
    assert len({chosen(game(), 30, seed=5) for _ in range(3)}) == 1


# --- the law of advice ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [Crowded, Endless, Hinted, Lock, Misled, Planned, Shortened])
def test_sound_advice(game: type[Small]) -> None:
    sound_advice(game(), 0, 1)


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (Silent, "empty"),
        (Straying, "beyond"),
        (Stubborn, "not offered"),
        (Terse, "weights"),
        (Dreaming, "begin"),
    ],
)
def test_unsound_advice_is_found(game: type[Small], reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        sound_advice(game(), 0, 1)
