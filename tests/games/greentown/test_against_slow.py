"""Whole games beside the slow reimplementation: same choices, same town, same money, same end."""

import pytest

from bosquet import State
from bosquet.testing.play import chance, random_move
from tests.clauses import rule
from tests.games.greentown.position import GAME, choices
from tests.games.greentown.slow import SlowGame, cell_of, roads_of

CASES = [
    (2, "default", {}),
    (3, "default", {"double_turn": "free"}),
    (4, "alt1-ring", {}),
    (2, "alt2-open", {"spares": True}),
    (3, "alt1-ring", {"spares": True}),
    (4, "default", {"double_turn": "free"}),
]


def assert_alike(state: State, slow: SlowGame) -> None:
    dump = state.dump()
    town = {}
    for line in dump["town"]:
        cell, kind, turns, *piece = line.split()
        town[cell_of(cell)] = kind, roads_of(kind, int(turns)), " ".join(piece)
    assert town == {cell: (*slow.town[cell], slow.on[cell]) for cell in slow.town}
    assert (dump["money"], dump["cards"]) == (slow.money, slow.cards)
    assert dump["holder"] == slow.holder
    assert bool(dump["ending"]) == slow.ending
    assert [set(face_up) for face_up in dump["markers"]] == [set(face_up) for face_up in slow.markers]
    assert (not state.actors()) == slow.is_over()
    if state.actors():
        assert state.actor() == slow.actor()
        assert choices(state) == slow.options()


@rule(
    "GRT-2.1",
    "GRT-2.2",
    "GRT-2.3",
    "GRT-2.4",
    "GRT-2.5",
    "GRT-3.1",
    "GRT-3.2",
    "GRT-3.3",
    "GRT-3.4",
    "GRT-3.5",
)
@rule(
    "GRT-3.6",
    "GRT-3.7",
    "GRT-3.9",
    "GRT-3.10",
    "GRT-4.1",
    "GRT-4.2",
    "GRT-4.3",
    "GRT-5.1",
    "GRT-5.2",
    "GRT-5.3",
)
@rule(
    "GRT-5.4",
    "GRT-5.5",
    "GRT-5.6",
    "GRT-5.7",
    "GRT-5.8",
    "GRT-5.9",
    "GRT-5.10",
    "GRT-6.1",
    "GRT-6.2",
    "GRT-6.3",
)
@rule("GRT-6.4", "GRT-7.1", "GRT-7.2", "GRT-7.3", "GRT-7.4")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("seats", "layout", "more"), CASES)
def test_engine_and_slow_rules_agree(seats: int, layout: str, more: dict[str, object], seed: int) -> None:
    state = GAME.new(seats, seed, {"layout": layout, **more})
    slow = SlowGame(state.dump())
    chooser = chance(seed)
    while state.actors():
        assert_alike(state, slow)
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
        slow.apply(GAME.table.name(action))
    assert_alike(state, slow)
    assert state.ranks() == slow.ranks()
