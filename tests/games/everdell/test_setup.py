"""EVD-1, 8: the deal, and the deck that runs out."""

from typing import Any

import pytest

from bosquet import rng
from tests.clauses import rule
from tests.games.everdell.census import census
from tests.games.everdell.position import EVENTS, GAME, PRINTED, after, hand, meadow, player, position


@rule("EVD-1.2", "EVD-1.3", "EVD-1.4", "EVD-1.5")
@pytest.mark.parametrize(("seats", "forest"), [(2, 3), (3, 4), (4, 4)])
def test_the_deal(seats: int, forest: int) -> None:
    s = GAME.new(seats, 5)
    view = s.view(None)
    assert len(view["forest"]) == forest
    assert [EVENTS[event["name"]]["special"] for event in view["events"]] == [False] * 4 + [True] * 4
    assert len(view["meadow"]) == 8
    first = view["first"]
    assert s.actor() == first
    assert [player(s, (first + step) % seats)["hand"] for step in range(seats)] == [5, 6, 7, 8][:seats]
    assert [player(s, seat)["workers"] for seat in range(seats)] == [2] * seats
    assert len(census(s.dump(), [])) == 128


def specials(view: dict[str, Any]) -> list[str]:
    return [each["name"] for each in view["events"] if EVENTS[each["name"]]["special"]]


@rule("EVD-1.2", "EVD-1.3")
def test_forest_and_special_events_are_drawn() -> None:
    views = [GAME.new(2, seed).view(None) for seed in range(40)]
    assert len({each["name"] for view in views for each in view["forest"]}) == 11
    assert len({name for view in views for name in specials(view)}) == 16


@rule("EVD-1.5")
def test_the_first_player_is_drawn() -> None:
    assert {GAME.new(4, seed).view(None)["first"] for seed in range(20)} == {0, 1, 2, 3}


@rule("EVD-1.1", "EVD-5.14")
def test_resources_never_run_short() -> None:
    s = after(position(stock=["90t"]), "place basic_3_twigs")
    assert player(s)["resources"]["twig"] == 93


@rule("EVD-8.4")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    dump = position().dump()
    dump["discard"] = {"cards": dump["deck"]["cards"]}
    dump["deck"] = {"cards": []}
    s = after(GAME.load(dump), "place basic_2_cards_1_point")
    assert len(hand(s)) == 2
    assert s.view(None)["discard"] == 0


@rule("EVD-8.4", "EVD-8.19")
def test_with_no_card_left_nothing_is_drawn_and_slots_stay_empty() -> None:
    dump = position(stock=["2t 1r"], meadow="farm king king palace palace castle castle queen").dump()
    dump["cities"][1] = []
    rest = dump["deck"]["cards"]
    kinds = list(PRINTED)
    dump["events"] = {
        "grand_tour": {"owner": 1, "pledged": {}, "under": sorted(rest, key=kinds.index)},
    }
    dump["deck"] = {"cards": []}
    s = after(GAME.load(dump), "meadow farm")
    assert meadow(s)[0] is None
    s = after(s, "pass", "place basic_2_cards_1_point")
    assert hand(s) == []


@rule("EVD-8.4")
def test_scarce_cards_fill_the_meadow_from_its_first_place_on() -> None:
    shown = "farm king king palace palace castle castle queen"
    dump = position(meadow=shown, top="wife", seasons=["spring"], workers={"basic_1_berry": [0] * 3}).dump()
    *rest, last = dump["deck"]["cards"]
    kinds = list(PRINTED)
    dump["events"] = {"grand_tour": {"owner": 1, "pledged": {}, "under": sorted(rest, key=kinds.index)}}
    dump["deck"] = {"cards": [last]}
    s = after(GAME.load(dump), "prepare", "card queen", "card farm")
    assert meadow(s) == ["wife", "king", "king", "palace", "palace", "castle", "castle", None]


@rule("EVD-5.21")
def test_a_visit_that_gives_nothing_is_legal() -> None:
    eight = "farm farm farm farm farm farm farm farm"
    s = after(
        position(city=["chapel storehouse"], hands=[eight]), "visit chapel 0", "pass", "visit storehouse 0"
    )
    assert len(hand(s)) == 8


@rule("EVD-8.2", "EVD-8.4")
def test_summer_with_an_empty_meadow_asks_nothing() -> None:
    dump = position(meadow="farm", seasons=["spring"], workers={"basic_1_berry": [0] * 3}).dump()
    kinds = list(PRINTED)
    under = sorted([*dump["deck"]["cards"], "farm"], key=kinds.index)
    dump["events"] = {"grand_tour": {"owner": 1, "pledged": {}, "under": under}}
    dump["deck"], dump["meadow"] = {"cards": []}, [None] * 8
    s = after(GAME.load(dump), "prepare")
    assert (player(s)["season"], s.actor()) == ("summer", 1)


@rule("EVD-1.2", "EVD-1.3", "EVD-1.4", "EVD-1.5")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_deal_is_told(seats: int) -> None:
    s = GAME.begin(GAME.setup(seats, None), rng(5))
    s.listen()
    s.run()
    view = s.view(None)
    told = {event.kind: event.args for event in s.heard()}
    assert told["forest"]["locations"] == [each["name"] for each in view["forest"]]
    assert told["events"]["events"] == specials(view)
    assert told["meadow"]["cards"] == view["meadow"]
    assert seats == 1 or told["first"]["seat"] == view["first"]
