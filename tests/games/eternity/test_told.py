"""What the view and the previews tell, so that no page has to know a rule."""

from typing import Any

import pytest

from bosquet import State
from tests.clauses import rule
from tests.games.eternity.position import after, position


def effects(state: State) -> dict[str, Any]:
    options = state.decision(state.actor())["options"]
    return {option["name"]: option.get("effect") for option in options}


@rule("ETE-3.1")
@pytest.mark.parametrize(
    ("tableau", "order", "lacks"),
    [
        ("sea-1 sea-2 sky-1 sky-2", "sea sky earth", {"sea": 0, "sky": 1, "earth": 3}),
        ("sea-1 sea-2 sky-1 sky-2", "earth sky sea", {"earth": 2, "sky": 0, "sea": 1}),
    ],
)
def test_a_tie_is_enough_only_on_the_left(tableau: str, order: str, lacks: dict[str, int]) -> None:
    view = position("earth-1", "earth-2", "earth-3", tableau=tableau, order=order).view(0)
    assert view["lacking"] == lacks
    assert lacks[view["trump"]] == 0


@rule("ETE-4.8")
def test_trump_to_come_counts_what_lies_open() -> None:
    start = position("sky-3 sky-1", "earth-5 sky-2", "sky-4 sky-6", tableau="sea-1", order="earth sea sky")
    assert start.view(0)["next_trump"] == "sea"
    state = after(start, "play sky-3", "pledge earth-5")
    assert (state.view(0)["trump"], state.view(0)["next_trump"]) == ("sea", "earth")


@rule("ETE-4.6", "ETE-4.8")
def test_a_choice_tells_whether_it_is_ahead_and_what_trump_would_be() -> None:
    start = position("sky-9 earth-1", "sky-10 sky-8", "sea-1 sea-3", tableau="sea-2", order="sky sea earth")
    assert effects(start) == {"play sky-9": None, "play earth-1": None}
    state = after(start, "play sky-9")
    assert state.view(None)["best"] == "sky-9"
    assert effects(state) == {
        "play sky-8": {"ahead": False},
        "play sky-10": {"ahead": True},
        "pledge sky-8": {"trump": "sky"},
        "pledge sky-10": {"trump": "sky"},
    }
    third = effects(after(state, "play sky-8"))
    assert (third["play sea-1"], third["pledge sea-1"]) == ({"ahead": True}, {"trump": "sea"})


@rule("ETE-5.1", "ETE-5.2", "ETE-5.3")
@pytest.mark.parametrize(("tricks", "trees", "now"), [(2, 2, 4), (2, 1, 1), (2, 3, 0), (0, 0, 2)])
def test_a_seat_is_told_what_the_round_would_bring_now(tricks: int, trees: int, now: int) -> None:
    state = position("sky-1", "sky-2", "sky-3", tricks=[tricks, 0, 0], trees=[trees, 0, 0])
    assert state.view(1)["players"][0]["now"] == now
