"""GRT-3: building."""

from collections.abc import Iterable
from typing import Any

import pytest

from bosquet import State
from tests.clauses import rule
from tests.games.greentown.position import (
    DEFAULT,
    after,
    choices,
    heard,
    picture,
    position,
    refusal,
    supply,
    tiles,
    with_tiles,
)

TWOS = ["2-sharp"] * 3 + ["2-bend"] * 3 + ["2-straight"] * 3
THREES_LEFT = ["3-left"] * 2 + ["3-right"] * 2 + ["3-star"] * 3
FOURS = ["4-notch"] * 5 + ["4-cross"] * 3


def building(state: State, plan: str) -> State:
    return after(state, "marker build", f"plan {plan}")


def cells(names: Iterable[str]) -> set[str]:
    return {f"cell {name}" for name in names}


@rule("GRT-3.1")
def test_three_ways_to_build() -> None:
    state = after(position(DEFAULT), "marker build")
    assert choices(state) == {"plan place-two", "plan develop-two", "plan place-and-develop"}
    placed = after(state, "plan place-two", "kind 2-bend", "cell -2,0", "rotation 0", "put nothing")
    assert choices(placed) == {"kind 2-sharp", "kind 2-bend", "kind 2-straight"}
    placed = after(placed, "kind 2-bend", "cell 3,0", "rotation 1", "put nothing")
    assert (placed.actor(), len(tiles(placed))) == (1, 12)
    developed = after(state, "plan develop-two", "cell 0,0", "kind 4-cross", "rotation 0")
    developed = after(developed, "cell 1,0", "kind 4-notch", "rotation 2")
    assert (developed.actor(), len(tiles(developed))) == (1, 10)


@rule("GRT-3.1", "GRT-3.10")
def test_one_of_each_in_either_order() -> None:
    """A tile of the supply begins with placing, a laid one with developing; nothing is announced."""
    state = building(position(DEFAULT), "place-and-develop")
    assert {"kind 2-sharp", "kind 2-bend", "kind 2-straight", "cell 0,0"} < choices(state)
    first_placed = after(state, "kind 2-straight", "cell -2,0", "rotation 0", "put nothing")
    assert {name.split()[0] for name in choices(first_placed)} == {"cell"}
    assert after(first_placed, "cell 0,0", "kind 4-cross", "rotation 0").actor() == 1
    first_developed = after(state, "cell 0,0", "kind 4-cross", "rotation 0")
    assert choices(first_developed) == {"kind 2-sharp", "kind 2-bend", "kind 2-straight"}
    done = after(first_developed, "kind 2-straight", "cell -2,0", "rotation 0", "put nothing")
    assert done.actor() == 1


@rule("GRT-3.2", "GRT-3.8")
def test_a_tile_goes_where_a_road_leads_and_joins_by_one_side() -> None:
    r"""
         ^
        T - T - T >
     ^ /   /     \ ^
    < H - o - o - H >
     v \     /   / v
      < T - T - T
               v
    """
    state = building(position(DEFAULT), "place-two")
    there = after(state, "kind 2-straight")
    ends = ["1,-2", "-1,-1", "-2,0", "-2,1", "3,-1", "3,0", "2,1", "0,2"]
    assert choices(there) == cells(ends)
    assert refusal(there, "cell 0,0") == ("refuse.cell_taken", "GRT-3.2")
    assert refusal(there, "cell 5,5") == ("refuse.cell_unjoined", "GRT-3.2")
    assert refusal(there, "kind 2-bend") == ("refuse.cell_next", "GRT-3.2")
    turning = after(there, "cell 1,-2")
    assert choices(turning) == {"rotation 1"}, "only the road of 0,-1 leads there"
    assert refusal(turning, "rotation 0") == ("refuse.rotation_unjoined", "GRT-3.2")
    assert refusal(turning, "rotation 4") == ("refuse.same_rotation", "GRT-3.2")


@rule("GRT-3.2")
def test_other_sides_may_clash() -> None:
    """The six roads of the hotel and the closed side of its neighbour: a tile beside both joins one."""
    state = building(position(DEFAULT), "place-two")
    state = after(state, "kind 2-bend", "cell -1,-1")
    assert choices(state) == {"rotation 5", "rotation 3"}  # a road to the south-east, to the hotel
    laid = after(state, "rotation 5", "put nothing")
    assert tiles(laid)["-1,-1"]["roads"] == ["ne", "se"]
    assert tiles(laid)["-1,-1"]["joined"] == ["se"]


@rule("GRT-3.2")
def test_g3_the_smallest_number_first() -> None:
    state = building(position(DEFAULT), "place-two")
    assert choices(state) == {"kind 2-sharp", "kind 2-bend", "kind 2-straight"}
    assert refusal(state, "kind 3-left") == ("refuse.smallest_first", "GRT-3.2")
    last_two = with_tiles(DEFAULT, *TWOS[:-1])
    state = building(position(last_two), "place-two")
    assert choices(state) == {"kind 2-straight"}
    assert refusal(state, "kind 2-bend") == ("refuse.none_left", "GRT-3.2")
    end = min(choices(after(state, "kind 2-straight")))
    turn = min(choices(after(state, "kind 2-straight", end)))
    state = after(state, "kind 2-straight", end, turn, "put nothing")
    assert choices(state) == {"kind 3-left", "kind 3-right", "kind 3-star"}, "the twos are gone"


@rule("GRT-3.2", "GRT-3.3")
def test_g3_a_two_returned_by_developing_comes_first_again() -> None:
    state = building(position(with_tiles(DEFAULT, *TWOS)), "place-and-develop")
    assert "kind 3-left" in choices(state)
    two = next(cell for cell, tile in tiles(state).items() if tile["kind"] == "2-straight")
    kind = min(choices(after(state, f"cell {two}")))
    turn = min(choices(after(state, f"cell {two}", kind)))
    state = after(state, f"cell {two}", kind, turn)
    assert supply(state)["2-straight"] == 1
    assert choices(state) == {"kind 2-straight"}


@rule("GRT-3.3")
def test_developing_adds_exactly_one_road_and_the_old_tile_returns() -> None:
    state = building(position(DEFAULT), "develop-two")
    chosen = after(state, "cell 0,-1")
    assert choices(chosen) == {"kind 4-notch", "kind 4-cross"}
    assert refusal(chosen, "kind 3-star") == ("refuse.one_road_more", "GRT-3.3")
    assert refusal(chosen, "kind 5") == ("refuse.one_road_more", "GRT-3.3")
    assert refusal(state, "kind 4-cross") == ("refuse.tile_first", "GRT-3.3")
    assert refusal(state, "cell 7,7") == ("refuse.no_tile_there", "GRT-3.3")
    before = supply(state)
    turn = min(choices(after(chosen, "kind 4-cross")))
    done = after(chosen, "kind 4-cross", turn)
    assert supply(done) == {**before, "4-cross": before["4-cross"] - 1, "3-right": before["3-right"] + 1}
    assert tiles(done)["0,-1"]["piece"] == {"what": "tree", "owner": None}, "what stands there stays"


@rule("GRT-3.3")
def test_g4_no_five_left_no_four_can_be_developed() -> None:
    crowded = with_tiles(DEFAULT, *TWOS, "4-cross", "5", "5", "5", "5")
    state = building(position(crowded), "develop-two")
    four = next(cell for cell, tile in tiles(state).items() if tile["kind"] == "4-cross")
    assert f"cell {four}" not in choices(state)
    assert refusal(state, f"cell {four}") == ("refuse.no_better_tile", "GRT-3.3")
    with_a_five = with_tiles(DEFAULT, *TWOS, "4-cross", "5", "5", "5")
    assert f"cell {four}" in choices(building(position(with_a_five), "develop-two"))


def roads_after(state: State, cell: str, kind: str) -> set[tuple[str, ...]]:
    """The roads that the tile would have in each rotation on offer."""
    state = after(state, f"cell {cell}", f"kind {kind}")
    decision = state.decision(state.actor())
    return {tuple(option["effect"]["roads"]) for option in decision["options"]}


@rule("GRT-3.4")
def test_g2_two_to_three_roads_keeps_one_at_least() -> None:
    """A straight tile may become any three that keeps one of its two roads."""
    town = [line.replace("0,0 3-left 0", "0,0 2-straight 0") for line in DEFAULT]
    state = building(position(town), "develop-two")
    assert roads_after(state, "0,0", "3-left") == {
        roads for roads in three_lefts() if {"e", "w"} & set(roads)
    }
    chosen = after(state, "cell 0,0", "kind 3-left")
    assert refusal(chosen, "rotation 1") == ("refuse.two_roads_lost", "GRT-3.4")


def three_lefts() -> list[tuple[str, ...]]:
    names = ["e", "ne", "nw", "w", "sw", "se"]
    return [
        tuple(name for side, name in enumerate(names) if side in {(turn + road) % 6 for road in (0, 1, 3)})
        for turn in range(6)
    ]


@rule("GRT-3.4")
def test_g2_three_to_four_roads_keeps_two_at_least() -> None:
    state = building(position(DEFAULT), "develop-two")
    old = {"e", "ne", "w"}  # of the tile on 0,0
    for kind in ("4-notch", "4-cross"):
        offered = roads_after(state, "0,0", kind)
        assert offered
        assert all(len(old - set(roads)) <= 1 for roads in offered)
    assert any(old - set(roads) for roads in offered), "one may be lost"
    chosen = after(state, "cell 0,0", "kind 4-notch")
    assert refusal(chosen, "rotation 4") == ("refuse.two_roads_lost", "GRT-3.4")


@rule("GRT-3.4")
def test_g2_under_an_opponents_building_nothing_is_lost() -> None:
    mine = [line if not line.startswith("0,0 ") else f"{line} sport-0" for line in DEFAULT]
    theirs = [line if not line.startswith("0,0 ") else f"{line} sport-1" for line in DEFAULT]
    old = {"e", "ne", "w"}
    own = roads_after(building(position(mine), "develop-two"), "0,0", "4-notch")
    assert any(old - set(roads) for roads in own)
    state = building(position(theirs), "develop-two")
    others = roads_after(state, "0,0", "4-notch")
    assert others == {roads for roads in own if old <= set(roads)}
    chosen = after(state, "cell 0,0", "kind 4-notch")
    lost = next(turn for turn in range(6) if f"rotation {turn}" not in choices(chosen))
    assert refusal(chosen, f"rotation {lost}") == ("refuse.opponent_loses", "GRT-3.4")


@rule("GRT-3.4")
def test_printed_roads_count_joined_or_not() -> None:
    """The tile on 0,-1 has an open end to the north-east: to lose it and a joined road would be two."""
    state = building(position(DEFAULT), "develop-two")
    old = {"e", "ne", "sw"}
    assert all(len(old - set(roads)) <= 1 for roads in roads_after(state, "0,-1", "4-cross"))


@rule("GRT-3.5")
def test_the_town_stays_whole() -> None:
    """The straight tile on 3,0 is all that joins the tree behind it."""
    town = [*DEFAULT, "3,0 2-straight 0", "4,0 2-bend 1 sport-0"]
    state = building(position(town), "develop-two")
    offered = roads_after(state, "3,0", "3-left")
    assert offered == {roads for roads in three_lefts() if {"e", "w"} <= set(roads)}
    chosen = after(state, "cell 3,0", "kind 3-left")
    cut = {
        refusal(chosen, f"rotation {turn}") for turn in range(6) if f"rotation {turn}" not in choices(chosen)
    }
    assert ("refuse.town_cut", "GRT-3.5") in cut


@rule("GRT-3.5")
def test_dead_ends_are_allowed_and_serve_once_joined() -> None:
    state = building(position(DEFAULT), "place-two")
    state = after(state, "kind 2-bend", "cell 3,0", "rotation 1", "put nothing")  # roads ne and w
    assert tiles(state)["3,0"]["roads"] == ["ne", "w"]
    assert tiles(state)["3,0"]["joined"] == ["w"]
    state = after(state, "kind 2-sharp", "cell 4,-1", "rotation 3", "put nothing")  # w and sw
    assert tiles(state)["3,0"]["joined"] == ["ne", "w"]


@rule("GRT-3.6")
def test_two_tiles_developed_are_different_ones() -> None:
    state = building(position(DEFAULT), "develop-two")
    state = after(state, "cell 0,0", "kind 4-cross", "rotation 0")
    assert "cell 0,0" not in choices(state)
    assert refusal(state, "cell 0,0") == ("refuse.developed_already", "GRT-3.6")
    assert "cell 1,0" in choices(state)


@rule("GRT-3.6")
def test_a_tile_just_placed_may_be_developed() -> None:
    state = building(position(DEFAULT), "place-and-develop")
    state = after(state, "kind 2-straight", "cell 3,0", "rotation 0", "put nothing")
    assert "cell 3,0" in choices(state)
    done = after(state, "cell 3,0", "kind 3-left", "rotation 0")
    assert tiles(done)["3,0"]["kind"] == "3-left"


@rule("GRT-3.6")
def test_hotel_tiles_are_never_developed() -> None:
    small = [line.replace("2,0 6 0 hotel", "2,0 5 1 hotel") for line in DEFAULT]
    state = building(position(small, options={"spares": True}), "develop-two")
    assert supply(state)["6"] == 3
    assert refusal(state, "cell 2,0") == ("refuse.hotel_stays", "GRT-3.6")


@rule("GRT-3.7", "GRT-3.9")
def test_as_much_as_is_possible_is_done() -> None:
    """One two and nothing else is left: the second tile of two lapses."""
    rest = [*TWOS[1:], *THREES_LEFT, *FOURS, "5", "5", "5", "5"]
    state = building(position(with_tiles(DEFAULT, *rest)), "place-two")
    assert choices(state) == {"kind 2-sharp"}
    state, moves = laid_first(state, "kind 2-sharp")
    assert state.actor() == 1
    assert ("half_lapsed", {"seat": 0}) in heard(
        building(position(with_tiles(DEFAULT, *rest)), "place-two"), *moves
    )


def laid_first(state: State, kind: str) -> tuple[State, list[str]]:
    """The tile on the first cell in the first rotation on offer, without a building; and the moves."""
    end = min(choices(after(state, kind)))
    turn = min(choices(after(state, kind, end)))
    moves = [kind, end, turn, "put nothing"]
    return after(state, *moves), moves


EVERYTHING = [*TWOS, *THREES_LEFT, *FOURS, "5", "5", "5", "5"]


@rule("GRT-3.7", "GRT-3.9")
def test_what_is_impossible_cannot_be_chosen_and_with_an_empty_supply_all_lapses() -> None:
    full = with_tiles(DEFAULT, *EVERYTHING)
    state = position(full, cards=["9-a", "9-b", "9-c"], markers={0: ["build"]})
    assert heard(state, "marker build")[1] == ("build_lapsed", {"seat": 0})
    only_threes = with_tiles(DEFAULT, *TWOS, *FOURS, "5", "5", "5", "5")
    state = after(position(only_threes), "marker build")
    assert "plan place-two" in choices(state)
    fives = with_tiles(DEFAULT, *TWOS, *THREES_LEFT, *FOURS)
    state = after(position(fives), "marker build")
    assert choices(state) == {"plan place-two", "plan develop-two", "plan place-and-develop"}


@rule("GRT-3.7")
def test_no_part_possible_no_such_plan() -> None:
    """Only two-road tiles are left: they can be placed, but none has a road more than a laid one."""
    state = after(position(with_tiles(DEFAULT, *THREES_LEFT, *FOURS, "5", "5", "5", "5")), "marker build")
    assert choices(state) == {"plan place-two", "plan place-and-develop"}
    assert refusal(state, "plan develop-two") == ("refuse.nothing_to_develop", "GRT-3.7")


@rule("GRT-3.9")
def test_nobody_must_choose_the_order_that_makes_both_possible() -> None:
    """The supply holds one five: developing with it returns a four to place; placing it leaves nothing."""
    rest = [*TWOS, *THREES_LEFT, *FOURS, "5", "5", "5"]
    state = building(position(with_tiles(DEFAULT, *rest)), "place-and-develop")
    assert "kind 5" in choices(state)
    placed, _moves = laid_first(state, "kind 5")
    assert placed.actor() == 1, "nothing is left to develop with"
    four = next(name for name in choices(state) if name.startswith("cell"))
    turn = min(choices(after(state, four, "kind 5")))
    developed = after(state, four, "kind 5", turn)
    assert {name[:6] for name in choices(developed)} == {"kind 4"}


@rule("GRT-3.8")
@pytest.mark.parametrize("reach", [28])
def test_the_table_has_no_edge(reach: int) -> None:
    """All tiles of the supply in one street that leads away: each finds its cell."""
    state = position(DEFAULT, seats=2)
    laid = 0
    while any(supply(state).values()):
        state = next_in_street(state)
        laid += 1
    assert laid == reach
    assert max(column(tile) for tile in tiles(state).values()) > 15, picture(state)


def next_in_street(state: State) -> State:
    """Whoever is to act places the next tile as far in the east as possible."""
    lines = state.dump()["town"]
    plain = after(position(lines, seats=2), "marker build", "plan place-two")
    kind = min(choices(plain), key=lambda name: ("straight" not in name, name))
    east = max(sorted(choices(after(plain, kind))), key=lambda name: int(name.split()[1].split(",")[0]))
    there = after(plain, kind, east)
    return max((after(there, turn) for turn in sorted(choices(there))), key=farthest)


def column(tile: dict[str, Any]) -> int:
    return int(tile["cell"].split(",")[0])


def farthest(state: State) -> int:
    return max(column(tile) for tile in tiles(state).values() if "e" in tile["roads"])
