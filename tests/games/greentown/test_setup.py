"""GRT-1: material and set-up."""

from collections import Counter

import pytest

import bosquet
from bosquet import BadOptions
from bosquet.games.greentown.data import KINDS, LAYOUTS
from tests.clauses import rule
from tests.games.greentown.drawing import drawn, town
from tests.games.greentown.position import (
    DEFAULT,
    FIVES,
    GAME,
    MARKERS,
    after,
    players,
    position,
    supply,
    tiles,
    walk,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
LAYOUT = pytest.mark.parametrize("layout", ["default", "alt1-ring", "alt2-open"])

PICTURES = {
    "default": r"""
     ^
    T - T - T >
 ^ /   /     \ ^
< H - o - o - H >
 v \     /   / v
  < T - T - T
           v
""",
    "alt1-ring": r"""
     ^
    T - T - T >
 ^ /   v     \ ^
< H >       < H >
 v \     ^   / v
  < T - T - T
           v
""",
    "alt2-open": r"""
   ^ ^   ^ ^ ^
    T - T - T
 ^ /   /     \ ^
< H - o - o - H >
 v \     /   / v
    T - T - T
   v v v   v v
""",
}


@rule("GRT-1.1")
def test_there_are_38_tiles_with_two_to_six_roads() -> None:
    state = GAME.new(4, 1)
    count = Counter(supply(state))
    count.update(tile["kind"] for tile in tiles(state).values())
    assert count == {
        "2-sharp": 3,
        "2-bend": 3,
        "2-straight": 3,
        "3-left": 6,
        "3-right": 6,
        "3-star": 3,
        "4-notch": 5,
        "4-cross": 3,
        "5": 4,
        "6": 2,
    }
    assert sum(count.values()) == 38
    printed = GAME.catalogue()["kinds"]
    assert {kind: len(printed[kind]["roads"]) for kind in printed} == {kind: int(kind[0]) for kind in KINDS}


@rule("GRT-1.1", "GRT-1.2")
@LAYOUT
def test_the_three_layouts(layout: str) -> None:
    state = GAME.new(3, 1, {"layout": layout})
    assert drawn(state.dump()["town"]) == PICTURES[layout].strip("\n")
    found = tiles(state).values()
    assert [tile["kind"] for tile in found if tile["piece"] and tile["piece"]["what"] == "hotel"] == [
        "6",
        "6",
    ]
    assert sum(tile["piece"] is not None and tile["piece"]["what"] == "tree" for tile in found) == 6


@rule("GRT-1.2")
def test_the_remaining_tiles_are_the_supply() -> None:
    """Twenty-eight tiles in nine piles, as the book has them, and none of the two sixes."""
    piles = {kind: count for kind, count in supply(GAME.new(3, 1)).items() if count}
    assert piles == {
        "2-sharp": 3,
        "2-bend": 3,
        "2-straight": 3,
        "3-left": 2,
        "3-right": 2,
        "3-star": 3,
        "4-notch": 5,
        "4-cross": 3,
        "5": 4,
    }
    assert (sum(piles.values()), len(piles)) == (28, 9)


@rule("GRT-1.3")
@SEATS
def test_everybody_has_nine_buildings_and_four_markers(seats: int) -> None:
    state = GAME.new(seats, 1)
    assert players(state, "buildings") == [{"culture": 3, "sport": 3, "shopping": 3}] * seats
    assert players(state, "markers") == [dict.fromkeys(MARKERS, True)] * seats


@rule("GRT-1.4", "GRT-1.10")
@SEATS
def test_a_five_each_and_the_rest_by_number(seats: int) -> None:
    dealt = set()
    for seed in range(40):
        state = GAME.new(seats, seed)
        dump = state.dump()
        assert set(dump["cards"]) | set(dump["gone"]) == set(FIVES)
        assert "5-start" in dump["cards"], "the start card never leaves the game"
        assert state.actor() == dump["cards"].index("5-start") == dump["start"]
        assert [name[0] for name in dump["pile"]] == list("999888777666")
        assert sorted(dump["pile"]) == [f"{stops}-{which}" for stops in "6789" for which in "abc"]
        assert players(state, "card") == [state.view(seat)["players"][seat]["card"] for seat in range(seats)]
        dealt.add((tuple(dump["cards"]), tuple(dump["pile"])))
        assert dump["money"] == [0] * seats
    assert len({cards for cards, _ in dealt}) > 3, "fives are dealt at random"
    assert len({pile for _, pile in dealt}) > 20, "cards are shuffled within their number"


@rule("GRT-1.4")
@pytest.mark.parametrize(("seats", "gone"), [(2, 2), (3, 1), (4, 0)])
def test_unused_fives_leave_the_game(seats: int, gone: int) -> None:
    assert len(GAME.new(seats, 5).dump()["gone"]) == gone


@rule("GRT-1.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_last_of_the_round_holds_the_double_turn_marker(seats: int) -> None:
    for seed in range(6):
        view = GAME.new(seats, seed).view(None)
        assert view["double_holder"] == view["order"][-1] == (view["first"] - 1) % seats


@rule("GRT-1.6")
def test_money_is_seen_by_its_owner_until_the_end() -> None:
    state = position(DEFAULT, money=[3, 4, 5])
    for seat in range(3):
        shown = [player["money"] for player in state.view(seat)["players"]]
        assert shown == [seat + 3 if each == seat else None for each in range(3)]
    assert players(state, "money") == [None, None, None]
    assert state.view(None)["open_money"] is False


@rule("GRT-1.6")
def test_money_lies_open_at_the_end_or_if_agreed() -> None:
    state = position(DEFAULT, money=[3, 4, 5], options={"open_money": True})
    assert players(state, "money") == [3, 4, 5]
    ended = GAME.load({**position(DEFAULT, money=[3, 4, 5]).dump(), "frames": []})
    assert players(ended, "money") == [3, 4, 5]


@rule("GRT-1.6")
def test_worlds_that_a_seat_imagines_keep_the_money() -> None:
    """All payments are public: who remembers knows what everybody has."""
    state = position(DEFAULT, money=[3, 4, 5])
    assert state.determinize(0, bosquet.rng(1)).scores() == [3, 4, 5]


FOUR_HOTELS = [*DEFAULT, "-2,0 6 0 hotel", "3,0 6 0 hotel"]


@rule("GRT-1.7")
def test_spares_are_two_more_sixes_and_two_more_hotels() -> None:
    assert supply(GAME.new(3, 1, {"spares": True}))["6"] == 2
    assert supply(GAME.new(3, 1))["6"] == 0
    own = "\n".join(FOUR_HOTELS)
    with pytest.raises(BadOptions):
        GAME.new(3, 1, {"own_layout": own})
    state = GAME.new(3, 1, {"own_layout": own, "spares": True})
    assert sum(tile["kind"] == "6" for tile in tiles(state).values()) == 4
    assert supply(state)["6"] == 0


@rule("GRT-1.8")
def test_the_bank_never_runs_out() -> None:
    """The box holds 112; here everybody has more already."""
    state = position(DEFAULT, money=[200, 100, 100])
    route = walk("-1,0", "0,0", "1,0", "2,0", "2,-1", "1,-1", "0,-1", "-1,0")
    assert after(state, "marker travel", *route).scores() == [203, 100, 100]


@rule("GRT-1.9")
def test_only_the_top_of_the_pile_is_seen() -> None:
    state = GAME.new(4, 3)
    pile = state.dump()["pile"]
    view = state.view(0)
    assert view["pile"]["top"] == pile[-1]
    assert view["pile"]["count"] == 12
    worlds = [state.determinize(0, bosquet.rng(seed)).dump()["pile"] for seed in range(12)]
    assert len({tuple(world) for world in worlds}) > 6
    for world in worlds:
        assert world[-1] == pile[-1]
        assert [name[0] for name in world] == [name[0] for name in pile]
        assert sorted(world) == sorted(pile)


def test_a_drawing_tells_the_layout() -> None:
    for lines in LAYOUTS:
        by_rows = sorted(lines, key=lambda line: [int(part) for part in reversed(line.split()[0].split(","))])
        assert town(drawn(lines), by_rows[0].split()[0]) == by_rows
