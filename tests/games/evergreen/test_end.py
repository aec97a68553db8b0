"""EVG-6: the end of the game."""

from typing import Any

import pytest

import bosquet
from bosquet import State
from tests.clauses import rule
from tests.games.evergreen.position import after, choices, lays, players, position, refusal

DISCS = {"blue": (0, 10), "green": (0, 6), "orange": (1, 12), "yellow": (2, 7), "lilac": (2, 8)}


def last_card(**more: Any) -> State:
    """Seat 0 has the last card of all; it changes nothing. The discs are worth 16, 12 and 15."""
    known: dict[str, Any] = {"hands": ["green-1", "", ""], "discs": DISCS, "hit": "blue", **more}
    return position(
        "blue-5 green-4 green-2", "orange-5 orange-1 orange-2", "yellow-1 lilac-2 lilac-3", **known
    )


def finished(concerts: list[list[int]], galas: list[int]) -> State:
    played = after(last_card(concerts=concerts, galas=galas), *lays("green-1", "0 middle"), "hit stay")
    return after(played, "no concert") if played.actors() else played


@rule("EVG-6.1")
def test_the_last_turn_is_finished_with_its_concert() -> None:
    state = after(last_card(), *lays("green-1", "0 middle"))
    assert choices(state) == {"hit left", "hit stay", "hit right"}
    state = after(state, "hit stay")
    assert choices(state) == {"concert", "gala", "no concert"}
    end = after(state, "gala")
    assert (end.actor(), end.actors(), end.view(None)["phase"]) == (bosquet.OVER, [], "over")
    assert players(end, "concerts")[0] == [
        {"points": 52, "gala": True, "final": False},
        {"points": 16, "gala": False, "final": True},
    ]
    assert refusal(end, "done", seat=0)[0] == "refuse.over"


@rule("EVG-6.1")
def test_not_while_anybody_has_cards() -> None:
    state = after(
        last_card(hands=["green-1", "", "brown-1"]), *lays("green-1", "0 middle"), "hit stay", "concert"
    )
    assert state.actor() == 2
    assert state.view(None)["ranks"] is None


@rule("EVG-6.2")
def test_the_final_concert_knows_no_hit_and_takes_a_gala_that_is_left() -> None:
    end = finished([[10, 10, 10], [40], []], galas=[1])
    assert [held[-1] for held in players(end, "concerts")] == [
        {"points": 32, "gala": True, "final": True},
        {"points": 12, "gala": False, "final": True},
        {"points": 30, "gala": True, "final": True},
    ]
    assert end.scores() == [62, 52, 30]
    assert players(end, "gala") == [False, False, False]


@rule("EVG-6.3")
def test_the_highest_total_wins() -> None:
    end = finished([[30], [20], [70]], galas=[0, 1, 2])
    assert end.scores() == [46, 32, 85]
    assert end.ranks() == end.view(None)["ranks"] == [2, 3, 1]


@rule("EVG-6.3")
def test_a_tie_goes_to_the_highest_final_concert() -> None:
    """Forty each: the final concerts brought 16, 12 and 30, since seat 2 had its gala left."""
    end = finished([[24], [28], [10]], galas=[0, 1])
    assert end.scores() == [40, 40, 40]
    assert end.ranks() == [2, 3, 1]


@rule("EVG-6.3")
@pytest.mark.parametrize(("total", "ranks"), [(30, [1, 1, 3]), (50, [2, 2, 1])])
def test_still_tied_they_share(total: int, ranks: list[int]) -> None:
    even = {
        "blue": (0, 10),
        "green": (0, 6),
        "orange": (1, 10),
        "brown": (1, 6),
        "yellow": (2, 7),
        "lilac": (2, 8),
    }
    start = last_card(discs=even, concerts=[[30], [30], [total]], galas=[0, 1, 2])
    end = after(start, *lays("green-1", "0 middle"), "hit stay", "no concert")
    assert end.scores() == [46, 46, total + 15]
    assert end.ranks() == ranks
