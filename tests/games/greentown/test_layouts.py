"""Layouts of one's own (GRT-1.2, 1.7): given as text, and every fault gets its sentence."""

import pytest

from bosquet import BadOptions
from bosquet.testing.words import assert_sayable
from tests.clauses import rule
from tests.games.greentown.position import DEFAULT, GAME, choices, supply


def setting(*lines: str, **more: object) -> dict[str, object]:
    return {"own_layout": "\n".join(lines), **more}


def without(cell: str) -> list[str]:
    return [line for line in DEFAULT if not line.startswith(f"{cell} ")]


@rule("GRT-1.2")
def test_a_layout_of_ones_own() -> None:
    wheel = GAME.options[1].choices[0]
    state = GAME.new(3, 1, {"own_layout": wheel, "layout": "alt2-open"})
    assert "\n".join(state.dump()["town"]) == wheel
    assert supply(state)["4-notch"] == 0
    assert choices(state) == {
        "marker build",
        "marker travel",
        "marker build-and-travel",
        "marker build-or-travel",
    }
    again = GAME.new(3, 1, {"own_layout": str(wheel).replace("\n", ";")})
    assert again.dump()["town"] == state.dump()["town"]


@rule("GRT-1.2")
@pytest.mark.parametrize(
    ("lines", "key"),
    [
        (["nonsense"], "refuse.layout_line"),
        (["0,0 6 0 hotel tree more"], "refuse.layout_line"),
        (["41,0 6 0 hotel"], "refuse.layout_cell"),
        (["x 6 0 hotel"], "refuse.layout_cell"),
        (["0,0 7 0 hotel"], "refuse.layout_kind"),
        (["0,0 6 6 hotel"], "refuse.layout_rotation"),
        (["0,0 6 0 castle"], "refuse.layout_piece"),
        (["0,0 6 0 sport-3"], "refuse.layout_piece"),
        ([*DEFAULT, "0,0 3-star 0"], "refuse.layout_twice"),
        ([*DEFAULT, "5,0 6 0"], "refuse.layout_too_many"),
        ([*without("0,0"), "0,0 3-left 0 sport-1"], "refuse.layout_built"),
        ([*without("2,0"), "2,0 6 0"], "refuse.layout_hotels"),
        ([*without("0,0"), "0,0 3-left 0 hotel"], "refuse.layout_hotels"),
        ([*without("0,0"), "0,0 3-left 0 tree"], "refuse.layout_trees"),
        ([*without("0,-1"), "0,-1 3-right 4"], "refuse.layout_trees"),
        ([*without("0,0"), "0,0 3-left 1"], "refuse.layout_border"),
        ([*DEFAULT, "0,5 3-star 0"], "refuse.layout_apart"),
        (
            [f"{int(line.split(',')[0]) + 20},{line.split(',', 1)[1]}" for line in DEFAULT],
            "refuse.layout_far",
        ),
    ],
)
def test_every_fault_is_named(lines: list[str], key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(3, 1, setting(*lines))
    assert (refused.value.key, refused.value.clause) == (key, "GRT-1.2")
    assert_sayable(GAME, refused.value.key, refused.value.details)


@rule("GRT-3.8")
def test_no_layout_lies_where_the_table_could_end() -> None:
    """Farthest tile and tiles left together stay within the grid of 40 cells around the middle."""
    shifted = [f"{int(line.split(',')[0]) + 10},{line.split(',', 1)[1]}" for line in DEFAULT]
    assert GAME.new(2, 1, setting(*shifted)).actor() in (0, 1)
    too_far = [f"{int(line.split(',')[0]) + 11},{line.split(',', 1)[1]}" for line in DEFAULT]
    with pytest.raises(BadOptions) as refused:
        GAME.new(2, 1, setting(*too_far))
    assert refused.value.details == {"count": 13, "most": 12}
