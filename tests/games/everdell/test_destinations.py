"""EVD-10: red cards, permanent workers, the Ranger and the Clock Tower."""

from tests.clauses import rule
from tests.games.everdell.position import (
    GAME,
    after,
    asker,
    choices,
    city,
    hand,
    pile,
    player,
    position,
    refusal,
    stock,
    tokens,
    workers_at,
)

DEAR = "king king palace palace castle castle ever_tree ever_tree"


@rule("EVD-10.1", "EVD-8.8")
def test_an_open_card_may_be_visited_and_its_owner_gains_a_point() -> None:
    s = position(
        city=["", "inn chapel"], meadow="farm king king palace palace castle castle queen", passed=[1]
    )
    assert refusal(s, "visit chapel 1") == ("refuse.not_open", "EVD-10.1")
    s = after(s, "visit inn 1", "meadow farm")
    assert tokens(s, 1) == 1
    assert city(s, 1) == ["inn@0", "chapel"]
    s = after(position(city=["chapel"]), "visit chapel 0")
    assert tokens(s) == 0


@rule("EVD-10.2")
def test_one_worker_a_card_each_copy_has_its_own_spot() -> None:
    s = position(city=["inn@1 inn chapel@0"], meadow="farm king king palace palace castle castle queen")
    assert refusal(s, "visit chapel 0") == ("refuse.card_taken", "EVD-10.2")
    s = after(s, "visit inn 0", "meadow farm")
    assert city(s) == ["inn@1", "inn@0", "chapel@0", "farm"]


@rule("EVD-10.3", "EVD-10.4")
def test_the_inn_serves_meadow_cards_only() -> None:
    s = position(city=["inn"], hands=["farm"], meadow=DEAR)
    assert refusal(s, "visit inn 0") == ("refuse.nothing_to_play", "EVD-10.4")
    s = position(city=["inn"], hands=["farm"], meadow="mine " + DEAR[5:])
    s = after(s, "visit inn 0")
    assert choices(s) == {"meadow mine"}


@rule("EVD-10.4", "EVD-10.5")
def test_the_queen_plays_a_card_of_up_to_three_base_points() -> None:
    s = position(city=["queen"], hands=["king fool"], meadow=DEAR.replace("king", "fairgrounds", 1))
    s = after(s, "visit queen 0")
    assert choices(s) == {"play fool", "meadow fairgrounds"}
    assert city(after(s, "meadow fairgrounds")) == ["queen@0", "fairgrounds"]
    s = position(city=["queen"], hands=["doctor"], meadow=DEAR)
    assert refusal(s, "visit queen 0") == ("refuse.nothing_to_play", "EVD-10.4")


@rule("EVD-10.6", "EVD-10.7", "EVD-5.8", "EVD-5.19")
def test_the_lookout_copies_locations_of_this_game() -> None:
    forest = ["forest_3_berries", "forest_2_any", "forest_discard_any_draw_double"]
    s = position(city=["lookout"], forest=forest, workers={"forest_3_berries": [0]})
    s = after(s, "visit lookout 0")
    assert "place haven" not in choices(s)
    assert "place forest_discard_any_draw_double" not in choices(s)
    assert "place forest_2_berries_1_card" not in choices(s)
    s = after(s, "place forest_3_berries")
    assert stock(s) == "3b"
    assert workers_at(s, "forest_3_berries") == [0]


@rule("EVD-10.8")
def test_the_chapel_grows() -> None:
    s = after(position(city=["chapel"]), "visit chapel 0")
    assert city(s) == ["chapel@0+1"]
    assert len(hand(s)) == 2
    s = after(position(city=["chapel+1"]), "visit chapel 0")
    assert len(hand(s)) == 4
    assert player(s)["points"]["tokens"] == 2


@rule("EVD-10.9", "EVD-10.11")
def test_the_cemetery_plays_one_of_four_and_keeps_the_worker() -> None:
    s = position(city=["cemetery"], top="king farm ruins fool", seats=2)
    s = after(s, "visit cemetery 0")
    assert asker(s) == "cemetery"
    assert choices(s) == {"card king", "card farm", "card ruins", "card fool"}
    s = after(s, "card king")
    assert city(s) == ["cemetery@0", "king"]
    assert sorted(pile(s)) == ["farm", "fool", "ruins"]
    assert player(s)["fixed"] == 1


@rule("EVD-10.9", "EVD-10.10")
def test_the_discard_pile_is_dug_only_with_four_cards() -> None:
    s = after(
        position(city=["cemetery"], discard="farm mine inn", top="king queen judge wife"), "visit cemetery 0"
    )
    assert choices(s, "card") == {"card king", "card queen", "card judge", "card wife"}
    s = position(city=["cemetery"], discard="king farm mine inn wife")
    s = after(s, "visit cemetery 0")
    assert choices(s) == {"pile deck", "pile discard"}
    s = after(s, "pile discard")
    assert choices(s) == {"card farm", "card mine", "card inn", "card wife"}


@rule("EVD-10.9")
def test_if_none_can_be_played_all_four_are_discarded() -> None:
    full = "cemetery farm farm farm farm farm farm farm farm mine mine inn inn twig_barge twig_barge"
    s = after(position(city=[full], top="king palace queen castle"), "visit cemetery 0")
    assert sorted(pile(s)) == ["castle", "king", "palace", "queen"]


@rule("EVD-10.12")
def test_the_second_spot_needs_its_unlocker() -> None:
    s = position(city=["cemetery@0 monastery@0"], stock=["9t"], seasons=["spring"])
    assert refusal(s, "visit cemetery 0") == ("refuse.card_taken", "EVD-10.2")
    assert refusal(s, "visit monastery 0") == ("refuse.card_taken", "EVD-10.2")
    s = position(city=["cemetery@0 monastery@0 monk undertaker"], stock=["9t"], seasons=["spring"])
    assert choices(s, "visit") == {"visit cemetery 0", "visit monastery 0"}


@rule("EVD-10.11", "EVD-10.13", "EVD-8.9")
def test_the_monastery_takes_two_resources_for_four_points() -> None:
    assert refusal(position(city=["monastery"], stock=["1t"]), "visit monastery 0") == (
        "refuse.two_resources",
        "EVD-10.13",
    )
    s = position(city=["monastery"], stock=["2t 1b"], workers={"basic_1_berry": [0]})
    s = after(s, "visit monastery 0", "spend 1t-1b")
    assert (stock(s), stock(s, 1), tokens(s)) == ("1t", "1t 1b", 4)
    s = after(s, "pass", "prepare")
    assert player(s)["workers"] == 2
    assert city(s) == ["monastery@0"]
    s = after(position(city=["monastery"], stock=["2t"], passed=[1]), "visit monastery 0")
    assert (stock(s, 1), tokens(s)) == ("", 4)


@rule("EVD-10.14")
def test_the_university_needs_another_card() -> None:
    assert refusal(position(city=["university"]), "visit university 0") == (
        "refuse.nothing_to_retire",
        "EVD-10.14",
    )
    s = after(position(city=["university farm"]), "visit university 0", "card farm", "gain 1p")
    assert (stock(s), tokens(s), city(s)) == ("2t 1r 1p", 1, ["university@0"])


@rule("EVD-10.15", "EVD-10.18")
def test_a_permanent_worker_of_a_retired_card_stays_on_the_university() -> None:
    s = position(city=["university cemetery@0"], seasons=["spring"])
    s = after(s, "visit university 0", "card cemetery", "gain 1t")
    assert city(s) == ["university@0~1"]
    assert player(s)["fixed"] == 1


@rule("EVD-10.16")
def test_a_visitor_on_a_card_that_leaves_comes_home_at_the_next_prepare() -> None:
    s = position(city=["inn@1"], hands=["ruins"], workers={"basic_1_berry": [1]})
    s = after(s, "play ruins", "card inn", "prepare")
    assert player(s, 1)["workers"] == 3


@rule("EVD-10.17")
def test_ruins_bury_a_permanent_worker() -> None:
    s = position(city=["monastery@0"], hands=["ruins"], workers={"basic_1_berry": [0]})
    s = after(s, "play ruins", "card monastery", "pass", "prepare")
    assert player(s)["workers"] == 2


@rule("EVD-8.19", "EVD-10.18", "EVD-10.19", "EVD-10.20")
def test_what_lies_on_a_card_goes_with_it_and_prisoners_go_free() -> None:
    s = position(city=["university dungeon[fool wife] ranger"])
    s = after(s, "visit university 0")
    assert choices(s) == {"card dungeon", "card ranger"}
    s = after(s, "card dungeon", "gain 1t")
    assert sorted(pile(s)) == ["dungeon", "fool", "wife"]
    s = after(position(city=["storehouse[9t]"], hands=["ruins"]), "play ruins", "card storehouse")
    assert stock(s) == "1t 1r 1p"


@rule("EVD-10.21", "EVD-10.22", "EVD-10.23")
def test_the_ranger_sends_a_worker_elsewhere() -> None:
    s = after(position(hands=["ranger"], stock=["2b"]), "play ranger")
    assert s.actor() == 1  # no worker to move, and the card is playable
    places = {"basic_3_twigs": [0], "basic_1_berry": [0]}
    s = after(position(hands=["ranger farm"], stock=["2b"], workers=places), "play ranger")
    assert choices(s) == {"recall basic_3_twigs", "recall basic_1_berry"}
    s = after(s, "recall basic_3_twigs")
    assert "place basic_3_twigs" not in choices(s)
    assert {"place basic_1_berry", "place haven"} <= choices(s)
    s = after(s, "place basic_1_berry")
    assert workers_at(s, "basic_1_berry") == [0, 0]
    assert (stock(s), player(s)["workers"]) == ("1b", 0)


@rule("EVD-10.21", "EVD-5.13")
def test_the_ranger_leaves_permanent_workers_alone() -> None:
    s = position(
        city=["cemetery@0"], hands=["ranger"], stock=["2b"], seasons=["autumn"], workers={"journey_2": [0]}
    )
    assert after(s, "play ranger").actor() == 1


@rule("EVD-10.24", "EVD-10.25")
def test_the_dungeons_second_cell_needs_a_ranger_who_stays_out() -> None:
    s = after(position(city=["dungeon ranger"], hands=["wife"]), "play wife")
    assert city(s) == ["dungeon[ranger]", "wife"]
    s = position(city=["dungeon[fool] wife"], hands=["wife"])
    assert refusal(s, "play wife") == ("refuse.too_dear_critter", "EVD-3.1")
    s = after(position(city=["dungeon[fool] ranger doctor"], hands=["wife"]), "play wife")
    assert city(s) == ["dungeon[fool doctor]", "ranger", "wife"]


@rule("EVD-10.26", "EVD-10.27")
def test_the_clock_tower_rings_before_workers_come_back() -> None:
    s = after(position(hands=["clock_tower"], stock=["3t 1p"]), "play clock_tower")
    assert city(s) == ["clock_tower+3"]
    s = position(city=["clock_tower+3 doctor"], workers={"forest_3_berries": [0], "haven": [0]})
    s = after(s, "prepare")
    assert choices(s) == {"place forest_3_berries", "done"}
    rung = after(s, "place forest_3_berries", "count 3")  # the berries are there for the production
    assert (city(rung), tokens(rung)) == (["clock_tower+2", "doctor"], 3)
    assert city(after(s, "done")) == ["clock_tower+3", "doctor"]


@rule("EVD-9.15")
def test_a_storehouse_serves_its_owner_alone() -> None:
    s = position(city=["", "storehouse[3t]"])
    assert refusal(s, "visit storehouse 1") == ("refuse.not_open", "EVD-10.1")


@rule("EVD-10.10")
def test_a_short_deck_is_completed_from_the_discard_pile_for_the_cemetery() -> None:
    dump = position(city=["cemetery"], top="king farm").dump()
    *rest, farm, king = dump["deck"]["cards"]
    dump["deck"], dump["discard"] = {"cards": [farm, king]}, {"cards": rest}
    s = after(GAME.load(dump), "visit cemetery 0", "pile deck")
    shown = s.view(None)["aside"]
    assert len(shown) == 4
    assert {"farm", "king"} <= set(shown)
    assert s.view(None)["discard"] == 0


@rule("EVD-10.12")
def test_a_second_worker_stays_when_the_monk_leaves() -> None:
    s = position(city=["monastery@0@0 monk dungeon"], hands=["mine"], seasons=["spring"])
    s = after(s, "play mine")
    assert city(s) == ["monastery@0@0", "dungeon[monk]", "mine"]
    assert player(s)["fixed"] == 2


@rule("EVD-10.13")
def test_both_resources_of_the_monastery_go_to_one_opponent() -> None:
    s = position(city=["monastery"], stock=["1t 2b"], seats=3)
    s = after(s, "visit monastery 0", "spend 1t-1b")
    assert choices(s) == {"seat 1", "seat 2"}
    s = after(s, "seat 2")
    assert (stock(s), stock(s, 1), stock(s, 2)) == ("1b", "", "1t 1b")


@rule("EVD-10.16")
def test_a_lost_worker_does_not_take_the_universitys_spot() -> None:
    s = after(position(city=["university~1 farm"], free=[1, 2]), "visit university 0", "card farm", "gain 1t")
    assert city(s) == ["university@0~1"]


@rule("EVD-10.23")
def test_the_ranger_may_send_a_worker_where_it_stays_for_ever() -> None:
    s = position(
        city=["cemetery inn chapel"],
        hands=["ranger farm farm"],
        stock=["2b"],
        seasons=["autumn"],
        workers={"basic_1_pebble": [0]},
    )
    s = after(s, "play ranger", "recall basic_1_pebble")
    assert {"event grand_tour", "visit cemetery 0", "place journey_2"} <= choices(s)
    s = after(s, "place journey_2", "card farm", "card farm")
    assert workers_at(s, "journey_2") == [0]
    assert player(s)["fixed"] == 1


@rule("EVD-10.12")
def test_two_workers_in_one_monastery() -> None:
    s = position(city=["monastery@0 monk"], stock=["2t"], seasons=["spring"])
    s = after(s, "visit monastery 0")
    assert city(s) == ["monastery@0@0", "monk"]
    assert tokens(s) == 4


@rule("EVD-10.5")
def test_the_queen_plays_from_the_meadow_too() -> None:
    s = position(city=["queen"], meadow="king farm king palace palace castle castle ever_tree")
    s = after(s, "visit queen 0")
    assert choices(s) == {"meadow farm"}
    s = after(s, "meadow farm")
    assert city(s) == ["queen@0", "farm"]
    dear = position(city=["queen"])
    assert refusal(dear, "visit queen 0") == ("refuse.nothing_to_play", "EVD-10.4")


@rule("EVD-10.13")
def test_who_has_only_two_resources_for_the_monastery_gives_these() -> None:
    s = position(city=["monastery"], stock=["1t 1p"], seats=3)
    s = after(s, "visit monastery 0")
    assert choices(s) == {"spend 1t-1p"}
    s = after(s, "spend 1t-1p")
    assert choices(s) == {"seat 1", "seat 2"}
    s = after(s, "seat 2")
    assert (stock(s), stock(s, 2)) == ("", "1t 1p")
