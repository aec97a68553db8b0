"""Loading reads first and judges then: a position may be set up in parts, and every fault is named."""

import pickle
from typing import Any

import pytest

import bosquet
from bosquet import BadRecord
from bosquet.games.glade import GAME


def dumped() -> dict[str, Any]:
    return GAME.new(2, 1).dump()


def test_a_position_is_read_whatever_it_lacks() -> None:
    dump = dumped()
    dump["deck"]["cards"].pop()
    dump["frames"] = []
    state = GAME.load(dump, judge=False)
    assert state.status() == [
        "a position needs every card in one place",
        "a position needs an end without cards",
    ]
    with pytest.raises(BadRecord) as refused:
        GAME.load(dump)
    assert refused.value.details["what"] == "; ".join(state.status())


def test_every_frame_is_judged_and_each_names_its_own_fault() -> None:
    dump = dumped()
    dump["frames"] = [["Turn", 0], ["Triggers", 0, 3], ["PickCard", 0, "acorn", "hand", 1]]
    found = "; ".join(GAME.load(dump, judge=False).status())
    assert "a turn alone" in found
    assert "a whole number from 1 to 0 is missing" in found
    assert "somebody who asked under a question" in found


def test_all_fields_that_cannot_be_read_are_named() -> None:
    dump = dumped()
    dump["turn"], dump["points"] = "x", None
    for judge in (True, False):
        with pytest.raises(BadRecord, match=r"points: .*; turn: "):
            GAME.load(dump, judge)


def test_eternity_names_every_fault() -> None:
    game = bosquet.game("eternity")
    dump = game.new(3, 1).dump()
    dump["order"], dump["trump"], dump["hands"][0]["cards"] = ["sea", "sea", "sky"], "earth", []
    found = game.load(dump, judge=False).status()
    assert found[0] == "a position needs a tile for each family"
    assert found[-1] == "a position needs hands that fit each other"
    assert len(found) > 1


def test_what_is_well_has_no_fault() -> None:
    state = GAME.new(2, 1)
    assert state.status() == []
    assert pickle.loads(pickle.dumps(state)).status() == []
