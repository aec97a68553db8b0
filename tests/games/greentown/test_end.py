"""GRT-6: the end of the game."""

import pytest

import bosquet
from bosquet import State
from tests.clauses import rule
from tests.games.greentown.position import (
    DEFAULT,
    GAME,
    after,
    choices,
    heard,
    players,
    position,
    walk,
)
from tests.games.greentown.towns import EVERYTHING_LAID

TOUR = walk("-1,0", "0,0", "1,0", "2,0", "2,-1", "1,-1", "0,-1", "-1,0")
EIGHT_BUILT = [
    *DEFAULT,
    *["3,0 2-straight 0 sport-0", "4,0 2-straight 0 sport-0", "5,0 2-straight 0 sport-0"],
    *["6,0 2-bend 1 culture-0", "7,-1 2-bend 2 culture-0", "7,-2 2-bend 3 culture-0"],
    *["6,-2 3-left 0 shopping-0", "5,-2 3-left 0 shopping-0"],
]
NINTH = ["marker build-and-travel", "plan place-and-develop", "kind 2-sharp", "cell 4,-2", "rotation 0"]


def finish_turn(state: State) -> State:
    """Whoever is to act does whatever comes last, to the end of the turn."""
    state = state.clone()
    turn = state.view(None)["turn_number"]
    while state.actors() and state.view(None)["turn_number"] == turn:
        state.apply(state.actor(), state.options(state.actor())[-1])
    return state


@rule("GRT-6.1", "GRT-6.4")
def test_the_ninth_building_ends_the_game_with_the_round() -> None:
    state = position(EIGHT_BUILT, turn=0, place=1, first=2, holder=1)
    assert (state.actor(), players(state, "buildings_left")) == (0, [1, 9, 9])
    state = after(state, *NINTH)
    assert choices(state) == {"put shopping", "put nothing"}
    assert ("all_nine", {"seat": 0}) in heard(state, "put shopping", "cell 4,-2")
    built = after(state, "put shopping", "cell 4,-2")
    assert built.view(None)["ending"] is True
    assert built.actor() == 0, "the turn is finished: a tile to develop, then the tour"
    while built.view(None)["turn_number"] == state.view(None)["turn_number"]:
        built.apply(0, built.options(0)[0])
    assert built.actor() == 1, "who has not had a turn in this round still has it"
    assert finish_turn(built).actor() == bosquet.OVER


@rule("GRT-6.1", "GRT-6.4")
def test_the_thirteenth_tour_ends_the_game_with_the_round() -> None:
    """The pile is empty: after this tour no card can be drawn, and the player has none."""
    state = after(position(DEFAULT, pile=[]), "marker travel")
    assert ("no_card", {"seat": 0}) in heard(state, *TOUR)
    done = after(state, *TOUR)
    assert done.view(None)["ending"] is True
    assert players(done, "card")[0] is None
    assert done.actor() == 1
    last = finish_turn(done)
    assert last.actor() == 2
    end = finish_turn(last)
    assert (end.actor(), end.view(None)["phase"]) == (bosquet.OVER, "over")
    assert refusal_when_over(end) == "refuse.over"


def refusal_when_over(state: State) -> str:
    with pytest.raises(bosquet.IllegalAction) as refused:
        GAME.check(state, 0, 0)
    return refused.value.key


@rule("GRT-6.4")
def test_the_twelfth_tour_still_draws() -> None:
    state = after(position(DEFAULT, pile=["9-a"]), "marker travel", *TOUR)
    assert players(state, "card")[0] == "9-a"
    assert state.view(None)["ending"] is False
    assert state.view(None)["pile"] == {"count": 0, "top": None}


@rule("GRT-6.1")
def test_the_double_turn_is_not_used_any_more() -> None:
    """The last of the round would begin the next one; there is none."""
    state = position(DEFAULT, first=1, place=2, holder=0, turn=1, pile=[], frames=[["ChooseMarker", 0]])
    end = after(state, "marker travel", *TOUR)
    assert end.actor() == bosquet.OVER


@rule("GRT-6.2")
def test_most_money_wins_and_ties_go_to_whose_last_turn_came_first() -> None:
    dump = position(DEFAULT, money=[5, 7, 5], turn=0).dump()
    ended = GAME.load({**dump, "frames": [], "turn": 9, "last": [9, 8, 7]})
    assert ended.ranks() == ended.view(None)["ranks"] == [3, 1, 2]
    tied = GAME.load({**dump, "frames": [], "turn": 9, "last": [7, 9, 8], "money": [7, 7, 7]})
    assert tied.ranks() == [1, 3, 2]


@rule("GRT-6.2")
def test_last_turns_are_counted_as_they_are_played() -> None:
    state = finish_turn(finish_turn(position(DEFAULT, pile=[])))
    assert players(state, "last_turn") == [1, 2, 0]


@rule("GRT-6.3")
def test_a_game_that_stands_still_ends() -> None:
    """Nothing can be done; when everybody's last four turns saw nothing, it is over at once."""
    state = position(EVERYTHING_LAID, cards=["9-a", "9-b", "9-c"], idle=[3, 4, 4], money=[1, 2, 3])
    assert [kind for kind, _ in heard(state, "marker build")][-2:] == ["frozen", "over"]
    end = after(state, "marker build")
    assert (end.actor(), end.ranks()) == (bosquet.OVER, [3, 2, 1])
    waiting = position(EVERYTHING_LAID, cards=["9-a", "9-b", "9-c"], idle=[3, 3, 4])
    assert after(waiting, "marker build").actor() == 1


@rule("GRT-6.3")
def test_four_own_turns_each_from_the_start() -> None:
    state = position(EVERYTHING_LAID, cards=["9-a", "9-b", "9-c"])
    turns = 0
    while state.actors():
        state = finish_turn(state)
        turns += 1
    assert turns == 12
    assert state.dump()["idle"] == [4, 4, 4]


@rule("GRT-6.3")
@pytest.mark.parametrize("moves", [["marker travel", *TOUR]])
def test_whoever_does_something_begins_to_count_anew(moves: list[str]) -> None:
    state = position(DEFAULT, idle=[3, 4, 4])
    assert after(state, *moves).dump()["idle"] == [0, 4, 4]
