"""GRT-4: buildings."""

from bosquet import State
from tests.clauses import rule
from tests.games.greentown.position import (
    DEFAULT,
    GAME,
    after,
    choices,
    heard,
    piece,
    players,
    position,
    refusal,
    tiles,
)

PLACED = ["kind 2-straight", "cell 3,0", "rotation 0"]
TREES = ["0,-1", "1,-1", "2,-1", "-1,1", "0,1", "1,1"]


def placed() -> State:
    return after(position(DEFAULT), "marker build", "plan place-two", *PLACED)


@rule("GRT-4.1")
def test_a_building_for_a_tile_placed() -> None:
    state = placed()
    assert choices(state) == {"put culture", "put sport", "put shopping", "put nothing"}
    chosen = after(state, "put sport")
    assert choices(chosen) == {f"cell {cell}" for cell in ("0,0", "1,0", "3,0", *TREES)}
    done = after(chosen, "cell 0,0")
    assert piece(done, "0,0") == ("sport", 0)
    assert players(done, "buildings")[0] == {"culture": 3, "sport": 2, "shopping": 3}
    assert ("put", {"seat": 0, "building": "sport", "cell": "0,0"}) in heard(chosen, "cell 0,0")


@rule("GRT-4.1")
def test_not_on_a_hotel_or_a_building_or_beside_the_town() -> None:
    state = after(
        placed(), "put sport", "cell 0,0", "kind 2-straight", "cell -2,0", "rotation 0", "put culture"
    )
    assert refusal(state, "cell -1,0") == ("refuse.hotel_there", "GRT-4.1")
    assert refusal(state, "cell 0,0") == ("refuse.site_taken", "GRT-4.1")
    assert refusal(state, "cell 9,9") == ("refuse.no_location", "GRT-4.1")
    assert refusal(state, "put sport") == ("refuse.site_next", "GRT-4.1")


@rule("GRT-4.1")
def test_not_for_a_tile_developed() -> None:
    state = after(
        position(DEFAULT), "marker build", "plan develop-two", "cell 0,0", "kind 4-cross", "rotation 0"
    )
    assert state.view(None)["phase"] == "tile"
    assert refusal(state, "put sport") == ("refuse.no_building_now", "GRT-4.1")


@rule("GRT-4.1")
def test_one_for_each_tile_placed() -> None:
    state = after(placed(), "put sport", "cell 3,0", "kind 2-straight", "cell 4,0", "rotation 0")
    assert choices(state) == {"put culture", "put sport", "put shopping", "put nothing"}
    state = after(state, "put sport", "cell 4,0")
    assert players(state, "buildings_left") == [7, 9, 9]
    assert state.actor() == 1


@rule("GRT-4.1", "GRT-1.3")
def test_only_kinds_that_are_left() -> None:
    town = [*DEFAULT, "3,0 2-straight 0 sport-0", "4,0 2-straight 0 sport-0", "-2,0 2-straight 0 sport-0"]
    state = after(position(town), "marker build", "plan place-two", "kind 2-bend", "cell 5,0", "rotation 1")
    assert choices(state) == {"put culture", "put shopping", "put nothing"}
    assert refusal(state, "put sport") == ("refuse.no_building_left", "GRT-1.3")


@rule("GRT-4.2")
def test_a_tree_built_over_moves_to_a_free_location() -> None:
    state = after(placed(), "put culture", "cell 1,-1")
    assert choices(state) == {"cell 0,0", "cell 1,0", "cell 3,0"}, "the new tile included"
    assert refusal(state, "cell 0,-1") == ("refuse.tree_needs_room", "GRT-4.2")
    assert refusal(state, "cell 1,-1") == ("refuse.tree_needs_room", "GRT-4.2")
    assert refusal(state, "cell 2,0") == ("refuse.hotel_there", "GRT-4.2")
    done = after(state, "cell 3,0")
    assert piece(done, "1,-1") == ("culture", 0)
    assert piece(done, "3,0") == ("tree", None)
    assert sum(tile["piece"] == {"what": "tree", "owner": None} for tile in tiles(done).values()) == 6


@rule("GRT-4.2")
def test_there_always_is_a_free_location() -> None:
    """In a town without one the tile just placed is free."""
    ring = GAME.new(3, 1, {"layout": "alt1-ring"}).dump()["town"]
    state = after(position(ring), "marker build", "plan place-two", *PLACED, "put shopping", "cell 0,-1")
    assert choices(state) == {"cell 3,0"}


@rule("GRT-4.3")
def test_the_building_comes_before_the_second_part() -> None:
    state = after(position(DEFAULT), "marker build", "plan place-and-develop", *PLACED)
    assert state.view(None)["phase"] == "building"
    for move in ("cell 0,0", "kind 4-cross", "marker travel", "kind 2-bend"):
        assert refusal(state, move) == ("refuse.building_next", "GRT-4.3")
    assert after(state, "put nothing").view(None)["phase"] == "tile"
