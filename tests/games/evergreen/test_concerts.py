"""EVG-4: concerts and the gala."""

from typing import Any

import pytest

from bosquet import State
from tests.clauses import rule
from tests.games.evergreen.position import after, choices, lays, players, position, refusal


def stage(hit: str = "orange", cards: str = "green-1 green-3", **more: Any) -> State:
    """Seat 0 holds blue at 10 and green at 6, seat 1 orange at 12."""
    return position(
        "blue-5 green-4 green-2",
        "orange-5 orange-1 orange-2",
        hands=[cards, "lilac-2 lilac-3 lilac-4 lilac-5"],
        discs={"blue": (0, 10), "green": (0, 6), "orange": (1, 12)},
        hit=hit,
        **more,
    )


def at_the_concert(**more: Any) -> State:
    state = after(stage(**more), *lays("green-1", "0 middle"))
    return after(state, "done", "hit stay") if "done" in choices(state) else after(state, "hit stay")


@rule("EVG-4.1")
def test_at_most_three_concerts_a_player() -> None:
    """Who has held three is not asked again."""
    two = at_the_concert(concerts=[[7, 9], []])
    assert "concert" in choices(two)
    assert two.decision(0)["prompt"]["args"]["count"] == 1
    three = at_the_concert(concerts=[[7, 9, 11], []])
    assert three.actor() == 1
    assert players(three, "concerts_left") == [0, 3]


@rule("EVG-4.1")
def test_one_a_turn_and_none_owed() -> None:
    state = at_the_concert()
    assert after(state, "concert").actor() == 1
    skipped = after(state, "no concert")
    assert (skipped.actor(), players(skipped, "concerts")[0]) == (1, [])


@rule("EVG-4.2")
@pytest.mark.parametrize(("hit", "points"), [("orange", 16), ("brown", 16), ("blue", 26), ("green", 22)])
def test_the_dials_in_front_and_the_hit_twice(hit: str, points: int) -> None:
    state = at_the_concert(hit=hit)
    assert players(state, "worth") == [points, 24 if hit == "orange" else 12]
    state = after(state, "concert")
    assert players(state, "total") == [points, 0]
    assert players(state, "concerts")[0] == [{"points": points, "gala": False, "final": False}]
    assert state.scores() == [points, 0]


@rule("EVG-4.2")
def test_a_concert_without_discs_brings_nothing() -> None:
    start = position("blue-1 green-1 green-2", "blue-5 green-4 green-5", hands=["green-3", "lilac-2"])
    state = after(start, *lays("green-3", "1 middle"), "hit stay", "concert")
    assert players(state, "concerts")[0] == [{"points": 0, "gala": False, "final": False}]


@rule("EVG-4.3")
def test_the_gala_doubles_the_whole_concert() -> None:
    state = at_the_concert(hit="blue")
    effects = {option["name"]: option["effect"]["points"] for option in state.decision(0)["options"]}
    assert effects == {"concert": 26, "gala": 52, "no concert": 0}
    state = after(state, "gala")
    assert players(state, "concerts")[0] == [{"points": 52, "gala": True, "final": False}]
    assert players(state, "gala") == [False, True]


@rule("EVG-4.3")
def test_only_one_gala() -> None:
    state = at_the_concert(concerts=[[40], []], galas=[0])
    assert choices(state) == {"concert", "no concert"}
    assert refusal(state, "gala") == ("refuse.gala_used", {}, "EVG-4.3")
    assert state.decision(0)["prompt"]["key"] == "prompt.concert"


@rule("EVG-4.3")
def test_the_gala_may_wait_until_the_end() -> None:
    state = at_the_concert(concerts=[[7, 9], []])
    assert players(after(state, "concert"), "gala") == [True, True]
