"""GRT-5: tours."""

import pytest

from bosquet import State
from bosquet.games.greentown.data import CARD_IDS, WISHES
from bosquet.games.greentown.scoring import within
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
from tests.games.greentown.towns import EVERYTHING_LAID

NATURE_THREE = walk("-1,0", "0,0", "1,0", "2,0", "2,-1", "1,-1", "0,-1", "-1,0")
NATURE_FOUR = walk("-1,0", "0,-1", "1,-1", "0,0", "1,0", "0,1", "1,1", "2,0")


def touring(state: State) -> State:
    return after(state, "marker travel")


def with_piece(cell: str, what: str) -> list[str]:
    return [f"{line} {what}" if line.startswith(f"{cell} ") else line for line in DEFAULT]


def all_tours(state: State, made: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], State]]:
    """Every tour that can be walked, with the position after it."""
    if state.view(None)["phase"] not in ("hotel", "walk"):
        return [(made, state)]
    return [tour for move in sorted(choices(state)) for tour in all_tours(after(state, move), (*made, move))]


@rule("GRT-5.1", "GRT-5.2", "GRT-5.5", "GRT-5.6", "GRT-5.7")
def test_g7_the_unbuilt_default_layout() -> None:
    r"""Sixteen routes of five stops, eight of them with at most three trees; the start card wants 1 to 3.

         ^
        T - T - T >
     ^ /   /     \ ^
    < H - o - o - H >
     v \     /   / v
      < T - T - T
               v
    """
    state = touring(position(DEFAULT))
    assert after(state, *NATURE_THREE).scores() == [3, 0, 0]
    assert after(state, *NATURE_FOUR).scores() == [0, 0, 0], "nature 4 is unpaid and costs 1; the floor is 0"
    found = all_tours(state)
    assert len(found) == 16
    assert sum(end.scores()[0] > 0 for _, end in found) == 8


@rule("GRT-5.1")
def test_ones_own_card_from_a_hotel_to_a_hotel() -> None:
    state = touring(position(DEFAULT))
    assert choices(state) == {"cell -1,0", "cell 2,0"}
    assert refusal(state, "cell 0,0") == ("refuse.no_hotel", "GRT-5.1")
    assert refusal(state, "walk e") == ("refuse.hotel_first", "GRT-5.1")
    walking = after(state, "cell -1,0")
    assert refusal(walking, "walk nw") == ("refuse.no_road", "GRT-5.1")
    for _, end in all_tours(state):
        assert end.dump()["cards"][0] == "6-a"


@rule("GRT-5.1")
def test_a_step_that_cannot_be_finished_is_not_offered() -> None:
    state = after(touring(position(DEFAULT)), *NATURE_THREE[:3])
    assert choices(state) < {f"walk {side}" for side in ("e", "ne", "nw", "w", "sw", "se")}
    refused = [
        refusal(state, f"walk {side}") for side in ("e", "sw", "w") if f"walk {side}" not in choices(state)
    ]
    assert refused
    assert set(refused) <= {
        ("refuse.no_way_home", "GRT-5.1"),
        ("refuse.road_used", "GRT-5.3"),
        ("refuse.no_road", "GRT-5.1"),
    }


@rule("GRT-5.1")
def test_a_hotel_without_a_tour_is_refused() -> None:
    """The third hotel stands behind five buildings: the next one would be the sixth stop."""
    town = [
        *[*DEFAULT, "3,0 2-straight 0 sport-0", "4,0 2-straight 0 sport-0", "5,0 2-straight 0 sport-0"],
        *["6,0 2-bend 1 culture-0", "7,-1 2-bend 2 culture-0", "7,-2 6 0 hotel"],
    ]
    state = touring(position(town, cards=["5-a", "5-start", "5-b"], options={"spares": True}))
    assert choices(state) == {"cell -1,0", "cell 2,0"}
    assert refusal(state, "cell 7,-2") == ("refuse.no_tour_from_here", "GRT-5.1")


@rule("GRT-5.2")
def test_what_is_a_stop() -> None:
    """Two empty locations are passed; the hotel on the way and the last one count, the first does not."""
    tour = touring(position(DEFAULT))
    for move, stops in zip(NATURE_THREE, [0, 0, 0, 1, 2, 3, 4], strict=False):
        tour = after(tour, move)
        assert tour.view(None)["tour"]["stops"] == stops
    assert tour.view(None)["tour"]["numbers"] == [None, None, 1, 2, 3, 4]
    assert after(tour, NATURE_THREE[-1]).view(None)["tour"] is None


@rule("GRT-5.3")
def test_g5_no_stretch_of_road_twice() -> None:
    state = after(touring(position(DEFAULT)), "cell -1,0", "walk ne")
    assert "walk sw" not in choices(state)
    assert refusal(state, "walk sw") == ("refuse.road_used", "GRT-5.3")
    for moves, _ in all_tours(touring(position(DEFAULT))):
        assert len(roads(moves)) == len(moves) - 1


def roads(moves: tuple[str, ...]) -> set[frozenset[tuple[int, int]]]:
    """The stretches of road that a tour uses."""
    delta = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
    q, r = (int(part) for part in moves[0].split()[1].split(","))
    found = set()
    for move in moves[1:]:
        dq, dr = delta[move.split()[1]]
        found.add(frozenset([(q, r), (q + dq, r + dr)]))
        q, r = q + dq, r + dr
    return found


@rule("GRT-5.3", "GRT-5.5")
def test_a_location_visited_twice_counts_twice_and_pays_once() -> None:
    """The tree on 1,0 begins and ends a loop: three visits of nature, but two different trees and a sport."""
    town = [
        *[
            "0,0 6 0 hotel",
            "1,0 4-cross 0 tree",
            "0,1 6 0 hotel",
            "2,-1 2-sharp 4 sport-0",
            "2,0 2-sharp 2 tree",
        ],
        *["-1,0 2-straight 0 tree", "0,-1 2-straight 2 tree", "1,-1 2-straight 1 tree", "0,2 2-bend 0 tree"],
    ]
    state = touring(position(town))
    route = walk("0,0", "1,0", "2,-1", "2,0", "1,0", "0,1")
    told = dict(heard(state, *route))["toured"]
    assert told["visits"] == {"nature": 3, "culture": 0, "sport": 1, "shopping": 0}
    assert told["incomes"] == [3, 0, 0]
    assert after(state, *route).scores() == [3, 0, 0]


def visits(moves: tuple[str, ...]) -> list[tuple[int, int]]:
    delta = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
    places = [tuple(int(part) for part in moves[0].split()[1].split(","))]
    for move in moves[1:]:
        dq, dr = delta[move.split()[1]]
        places.append((places[-1][0] + dq, places[-1][1] + dr))
    return [(q, r) for q, r in places]


@rule("GRT-5.2", "GRT-5.3")
def test_g5_the_same_hotel_at_start_and_end() -> None:
    """NATURE_THREE sets out from and comes back to the western hotel: the end is its fifth stop."""
    told = dict(heard(touring(position(DEFAULT)), *NATURE_THREE))["toured"]
    path = told["path"]
    assert isinstance(path, list)
    assert path[0] == path[-1] == "-1,0"


@rule("GRT-5.4")
def test_g1_the_printed_card() -> None:
    state = position(DEFAULT, cards=["8-a", "5-a", "5-b"])
    card = GAME.catalogue()["cards"][players(state, "card")[0]]
    assert card["stops"] == 8
    assert card["wishes"] == {
        "nature": {"least": 1, "most": 3},
        "culture": {"least": 1, "most": 2},
        "sport": {"least": 1, "most": 1},
        "shopping": {"least": 0, "most": 3},
    }
    met = {
        wish: [visits for visits in range(6) if within(CARD_IDS["8-a"], WISHES.index(wish), visits)]
        for wish in WISHES
    }
    assert met == {"nature": [1, 2, 3], "culture": [1, 2], "sport": [1], "shopping": [0, 1, 2, 3]}


@rule("GRT-5.4", "GRT-5.5")
def test_buildings_pay_their_owner_and_trees_the_traveller() -> None:
    """On the way lie three trees and a museum of seat 2; the card wants one visit of culture."""
    state = touring(position(with_piece("0,0", "culture-2"), cards=["6-a", "5-a", "5-b"]))
    assert after(state, *NATURE_THREE).scores() == [3, 0, 1]
    mine = touring(position(with_piece("0,0", "culture-0"), cards=["6-a", "5-a", "5-b"]))
    assert after(mine, *NATURE_THREE).scores() == [4, 0, 0]


@rule("GRT-5.6")
@pytest.mark.parametrize(
    ("card", "income"),
    [("5-start", 3), ("5-a", 2)],  # 5-a wants one visit of culture, and there is none
)
def test_too_few_visits_cost_one(card: str, income: int) -> None:
    others = [name for name in ("5-start", "5-a", "5-b") if name != card]
    state = touring(position(DEFAULT, cards=[card, *others]))
    assert after(state, *NATURE_THREE).scores() == [income, 0, 0]


@rule("GRT-5.6")
def test_too_many_visits_pay_nobody_and_cost_one() -> None:
    """Two sports grounds of seat 1, and the card takes one at most."""
    town = [
        line.replace("tree", "sport-1") if line.split()[0] in ("0,-1", "1,-1") else line for line in DEFAULT
    ]
    town = [*town, "3,0 2-straight 0 tree", "4,0 2-straight 0 tree"]
    state = touring(position(town))
    end = after(state, *NATURE_THREE)
    assert end.scores() == [0, 0, 0], "one tree, less one for sport, nothing for seat 1"
    assert dict(heard(state, *NATURE_THREE))["toured"]["visits"] == {
        "nature": 1,
        "culture": 0,
        "sport": 2,
        "shopping": 0,
    }


@rule("GRT-5.7")
def test_the_floor_is_the_travellers_alone() -> None:
    """Nature four times and culture missing: minus two, floored; the shop of seat 1 is paid all the same."""
    town = [*with_piece("1,0", "shopping-1")]
    state = touring(position(town, cards=["6-a", "5-a", "5-b"]))
    worst = [end.scores() for moves, end in all_tours(state) if end.scores()[1]]
    assert worst
    assert min(scores[0] for scores in worst) == 0
    assert {scores[1] for scores in worst} == {1}


@rule("GRT-5.8")
def test_the_card_is_discarded_and_the_next_drawn() -> None:
    state = touring(position(DEFAULT))
    done = after(state, *NATURE_THREE)
    dump = done.dump()
    assert (dump["cards"][0], dump["gone"][-1], dump["pile"][-1]) == ("6-a", "5-start", "6-b")
    told = dict(heard(state, *NATURE_THREE))
    assert told["drew"] == {"seat": 0, "card": "6-a", "top": "6-b"}


@rule("GRT-5.9")
def test_a_useless_marker_only_if_all_are() -> None:
    ring = GAME.new(3, 1, {"layout": "alt1-ring"}).dump()["town"]
    state = position(ring)
    assert choices(state) == {f"marker {name}" for name in MARKERS if name != "travel"}
    assert refusal(state, "marker travel") == ("refuse.marker_useless", "GRT-5.9")
    only = position(ring, markers={0: ["travel"]})
    assert choices(only) == {"marker travel"}
    assert heard(only, "marker travel")[1] == ("tour_lapsed", {"seat": 0})
    assert after(only, "marker travel").dump()["cards"][0] == "5-start", "the card stays"


@rule("GRT-5.9")
def test_the_tour_of_build_and_travel_is_judged_after_its_build() -> None:
    """In the bare ring there is no tour of five stops; a tile between the hotels opens some."""
    ring = GAME.new(3, 1, {"layout": "alt1-ring"}).dump()["town"]
    state = after(position(ring), "marker build-and-travel", "plan place-two")
    state = after(state, "kind 2-straight", "cell 0,0", "rotation 0", "put nothing")
    state = after(state, "kind 2-straight", "cell 1,0", "rotation 0", "put nothing")
    assert state.view(None)["phase"] == "hotel"
    lapsed = after(position(ring), "marker build-and-travel", "plan place-two")
    lapsed = after(lapsed, "kind 2-straight", "cell -2,0", "rotation 0", "put nothing")
    moves = ["kind 2-straight", "cell -3,0", "rotation 0", "put nothing"]
    assert ("tour_lapsed", {"seat": 0}) in heard(lapsed, *moves)


@rule("GRT-5.9")
def test_when_nothing_can_be_done_any_marker_may_be_turned_over() -> None:
    """Two hotels in a street with six dead ends: no tour of nine stops, and the supply is empty."""
    state = position(EVERYTHING_LAID, cards=["9-a", "9-b", "9-c"])
    assert choices(state) == {f"marker {name}" for name in MARKERS}
    assert heard(state, "marker build-or-travel")[1] == ("nothing_done", {"seat": 0})
    assert [kind for kind, _ in heard(state, "marker build-and-travel")][1:3] == [
        "build_lapsed",
        "tour_lapsed",
    ]
    assert after(state, "marker build").actor() == 1


@rule("GRT-5.10")
def test_a_chosen_tour_must_be_made_and_any_route_will_do() -> None:
    state = touring(position(DEFAULT))
    assert state.view(None)["phase"] == "hotel"
    for move in ("marker build", "part build", "put nothing", "again"):
        assert refusal(state, move)[0] == "refuse.hotel_first"
    walking = after(state, "cell -1,0")
    assert refusal(walking, "cell 2,0") == ("refuse.walk_on", "GRT-5.10")
    assert after(state, *NATURE_FOUR).actor() == 1, "a tour that fails its wishes is one too"


@rule("GRT-5.11")
def test_a_route_and_its_reverse_pay_the_same() -> None:
    state = touring(position(with_piece("0,0", "culture-1"), cards=["6-a", "5-a", "5-b"]))
    ends = {tuple(visits(moves)): end.scores() for moves, end in all_tours(state)}
    assert ends
    for route, scores in ends.items():
        assert ends[route[::-1]] == scores
