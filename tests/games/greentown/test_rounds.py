"""GRT-2: rounds, markers and the double turn."""

import pytest

import bosquet
from bosquet import BadRecord, State
from tests.clauses import rule
from tests.games.greentown.position import (
    DEFAULT,
    GAME,
    MARKERS,
    after,
    choices,
    heard,
    players,
    position,
    refusal,
    walk,
)

BUILD = ["marker build", "plan place-two", *["kind 2-straight", "cell -2,0", "rotation 0", "put nothing"]]
BUILD += ["kind 2-straight", "cell 3,0", "rotation 0", "put nothing"]
TOUR = walk("-1,0", "0,0", "1,0", "2,0", "2,-1", "1,-1", "0,-1", "-1,0")


def turns_of(seats: int, count: int, options: dict[str, object] | None = None, seed: int = 1) -> list[int]:
    """Who has the first turns of a game played at random, counted from who begins."""
    state = GAME.new(seats, seed, options)
    chooser = bosquet.rng(seed)
    first = state.actor()
    order: list[int] = []
    while state.actors() and len(order) < count:
        if state.view(None)["turn_number"] > len(order):
            order.append((state.actor() - first) % seats)
        options_now = state.options(state.actor())
        state.apply(state.actor(), options_now[chooser.below(len(options_now))])
    return order


@rule("GRT-2.1", "GRT-2.3")
def test_g6_four_players() -> None:
    assert turns_of(4, 16) == [0, 1, 2, 3, 3, 0, 1, 2, 2, 3, 0, 1, 1, 2, 3, 0]


@rule("GRT-2.1", "GRT-2.3", "GRT-1.5")
def test_g6_three_players() -> None:
    """123 312 231; the marker lies with the last of each round."""
    assert turns_of(3, 9) == [0, 1, 2, 2, 0, 1, 1, 2, 0]
    state = position(DEFAULT)
    assert state.view(None)["double_holder"] == 2
    state = after(state, *BUILD)
    state.apply(1, GAME.table.parse("marker travel"))
    while state.view(None)["round"] == 1:
        state.apply(state.actor(), state.options(state.actor())[0])
    view = state.view(None)
    assert (view["first"], view["order"], view["double_holder"]) == (2, [2, 0, 1], 1)


@rule("GRT-7.1", "GRT-7.3")
def test_g6_two_players() -> None:
    """A BB AA BB …"""
    assert turns_of(2, 9) == [0, 1, 1, 0, 0, 1, 1, 0, 0]
    assert GAME.new(2, 1).view(None)["double_holder"] is None


@rule("GRT-2.1")
def test_a_marker_is_turned_over_and_all_come_back_after_four_turns() -> None:
    state = position(DEFAULT, seats=2, markers={0: ["build", "travel"]})
    assert choices(state) == {"marker build", "marker travel"}
    assert refusal(state, "marker build-or-travel") == ("refuse.marker_used", "GRT-2.1")
    state = after(state, *BUILD)
    assert players(state, "markers")[0] == {**dict.fromkeys(MARKERS, False), "travel": True}
    last = position(DEFAULT, markers={0: ["build"]})
    assert players(after(last, *BUILD), "markers")[0] == dict.fromkeys(MARKERS, True)


@rule("GRT-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_marker_serves_once_in_four_own_turns(seats: int) -> None:
    for seed in range(3):
        used: list[list[str]] = [[] for _ in range(seats)]
        state = GAME.new(seats, seed)
        state.listen()
        chooser = bosquet.rng(seed)
        while state.actors():
            options = state.options(state.actor())
            state.apply(state.actor(), options[chooser.below(len(options))])
            for event in state.heard():
                if event.kind == "marker":
                    used[int(str(event.args["seat"]))].append(str(event.args["marker"]))
        for mine in used:
            for at in range(0, len(mine) - 3, 4):
                assert sorted(mine[at : at + 4]) == sorted(MARKERS)


@rule("GRT-2.1")
def test_a_turn_begins_with_the_marker() -> None:
    state = position(DEFAULT)
    for move in ("plan place-two", "kind 2-bend", "cell -1,0", "walk e", "put sport", "part build", "again"):
        assert refusal(state, move) == ("refuse.marker_first", "GRT-2.1")
    assert refusal(after(state, "marker build"), "marker travel") == ("refuse.plan_first", "GRT-3.1")


@rule("GRT-2.2")
def test_build_and_travel_builds_first() -> None:
    state = after(position(DEFAULT), "marker build-and-travel")
    assert choices(state) == {"plan place-two", "plan develop-two", "plan place-and-develop"}
    state = after(state, *BUILD[1:])
    assert choices(state) == {"cell -1,0", "cell 2,0"}
    state = after(state, *TOUR)
    assert (state.actor(), state.scores()) == (1, [3, 0, 0])


@rule("GRT-2.2")
def test_build_or_travel_is_one_of_them() -> None:
    state = after(position(DEFAULT), "marker build-or-travel")
    assert choices(state) == {"part build", "part travel"}
    assert after(state, "part build", *BUILD[1:]).actor() == 1
    toured = after(state, "part travel", *TOUR)
    assert (toured.actor(), toured.scores()) == (1, [3, 0, 0])


RING = r"""
     ^
    T - T - T >
 ^ /   v     \ ^
< H >       < H >
 v \     ^   / v
  < T - T - T
           v
"""


@rule("GRT-2.5")
def test_only_what_can_be_done_may_be_chosen() -> None:
    """In the bare ring there is no tour of five stops."""
    state = after(position(RING, "0,-1"), "marker build-or-travel")
    assert choices(state) == {"part build"}
    assert refusal(state, "part travel") == ("refuse.cannot_tour", "GRT-2.5")


FREE: dict[str, object] = {"double_turn": "free"}


def of_round(state: State) -> tuple[int, int, bool, int | None]:
    view = state.view(None)
    return view["round"], view["turn"], view["second_turn"], view["double_holder"]


def idle_turn(state: State) -> State:
    """Whoever is to act tours or builds whatever comes first, to the end of the turn."""
    state = state.clone()
    turn = state.view(None)["turn_number"]
    while state.view(None)["turn_number"] == turn and state.view(None)["phase"] != "double":
        state.apply(state.actor(), state.options(state.actor())[0])
    return state


@rule("GRT-2.4")
def test_the_holder_decides_after_an_own_turn() -> None:
    state = position(DEFAULT, options=FREE)
    assert of_round(state) == (1, 0, False, 2)
    state = idle_turn(idle_turn(state))
    assert of_round(state) == (1, 2, False, 2)
    state = idle_turn(state)
    assert choices(state) == {"again", "enough"}
    assert refusal(state, "marker build") == ("refuse.double_first", "GRT-2.4")
    kept = after(state, "enough")
    assert of_round(kept) == (2, 0, False, 2), "the holder of the start card begins every round"
    used = after(state, "again")
    assert of_round(used) == (1, 2, True, 1), "the marker goes to the right at once"
    assert ("double", {"seat": 2, "other": 1}) in heard(state, "again")
    assert of_round(idle_turn(used)) == (2, 0, False, 1)


@rule("GRT-2.4")
def test_the_neighbour_may_use_it_in_the_same_round_if_still_to_play() -> None:
    """The first of the round uses it; it goes to the right, to the last of the round."""
    state = position(DEFAULT, options=FREE, holder=0)
    state = idle_turn(state)
    assert choices(state) == {"again", "enough"}
    state = idle_turn(after(state, "again"))
    assert of_round(state) == (1, 1, False, 2)
    state = idle_turn(idle_turn(state))
    assert choices(state) == {"again", "enough"}
    assert state.actor() == 2


@rule("GRT-2.4", "GRT-6.1")
def test_it_cannot_be_used_once_the_end_is_triggered() -> None:
    state = idle_turn(position(DEFAULT, options=FREE, holder=0, ending=1, pile=[]))
    assert of_round(state)[:3] == (1, 1, False)


@rule("GRT-2.4")
def test_the_variant_does_nothing_with_two() -> None:
    assert turns_of(2, 9, FREE) == [0, 1, 1, 0, 0, 1, 1, 0, 0]


def test_a_marker_says_what_it_would_allow() -> None:
    """The best tour would bring three coins now."""
    state = position(DEFAULT)
    effects = {option["name"]: option["effect"] for option in state.decision(0)["options"]}
    assert effects["marker build"] == {"build": True, "travel": False, "income": None}
    assert effects["marker travel"] == {"build": False, "travel": True, "income": 3}
    assert effects["marker build-and-travel"] == {"build": True, "travel": True, "income": 3}


def test_a_turn_has_not_begun_under_its_end() -> None:
    """Who chose a marker there had two ends of one turn."""
    dump = GAME.new(2, 1).dump()
    seat = dump["frames"][0][1]
    dump["markers"][seat].remove("build")
    GAME.load({**dump, "frames": [["EndTurn", seat], ["PickKind", seat]]})
    with pytest.raises(BadRecord, match="one turn at a time"):
        GAME.load({**dump, "frames": [["EndTurn", seat], ["ChooseMarker", seat]]})


def test_who_may_use_the_double_turn_has_a_face_up_marker() -> None:
    """At the end of a turn the four are turned up before that is asked (GRT-2.1, 2.4)."""
    dump = GAME.new(3, 1, {"double_turn": "free"}).dump()
    dump |= {"place": 2, "frames": [["UseDouble", dump["holder"]]]}
    GAME.load(dump)
    dump["markers"][dump["holder"]] = []
    with pytest.raises(BadRecord, match="a face-up marker"):
        GAME.load(dump)
