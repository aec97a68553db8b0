"""EVD-13: what each of the ten Legendaries does, one scenario or more for each."""

import pytest

from bosquet import BadRecord, State
from bosquet.testing.positions import midturn
from tests.clauses import rule
from tests.games.everdell.position import (
    GAME,
    PRINTED,
    after,
    asker,
    choices,
    city,
    hand,
    legends,
    pile,
    player,
    points,
    position,
    refusal,
    stock,
    tokens,
    workers_at,
)

FULL = "mine mine mine post_office post_office post_office storehouse storehouse storehouse chapel lookout"
DEAR = "king king palace palace castle castle ever_tree ever_tree"


def owner(state: State, event: str) -> int | None:
    found: int | None = next(each for each in state.view(None)["events"] if each["name"] == event)["owner"]
    return found


# --- Amilla Glistendew -------------------------------------------------------------------------------------


@rule("EVD-13.11", "EVD-13.12")
def test_amilla_achieves_any_free_event_whatever_it_requires() -> None:
    s = position(
        city=["amilla_glistendew"],
        events=["the_everdell_games", "tax_relief"],
        owned={"grand_tour": 1},
        legends=[""],
    )
    s = after(s, "visit amilla_glistendew 0")
    assert asker(s) == "amilla_glistendew"
    basic = {"event city_monument", "event harvest_festival", "event cartographers_expedition"}
    assert basic | {"event the_everdell_games", "event tax_relief"} <= choices(s)
    assert refusal(s, "event grand_tour") == ("refuse.event_taken", "EVD-4.3")
    assert refusal(s, "place haven") == ("refuse.answer_first", "EVD-5.1")
    s = after(s, "event the_everdell_games")
    assert owner(s, "the_everdell_games") == 0
    assert city(s) == ["amilla_glistendew@0"]  # the worker stays on her
    assert workers_at(s, "the_everdell_games") == []
    assert points(s)["events"] == 9


@rule("EVD-13.11")
def test_what_the_event_asks_to_be_paid_is_due() -> None:
    poor = position(city=["amilla_glistendew mine"], stock=["2b"], events=["croak_wart_cure"], legends=[""])
    poor = after(poor, "visit amilla_glistendew 0")  # one card only could be discarded
    assert refusal(poor, "event croak_wart_cure") == ("refuse.cannot_pay_event", "EVD-13.11")
    s = position(city=["amilla_glistendew mine farm"], stock=["3b"], events=["croak_wart_cure"], legends=[""])
    s = after(s, "visit amilla_glistendew 0", "event croak_wart_cure")
    assert choices(s) == {"card mine", "card farm"}
    s = after(s, "card mine", "card farm")
    assert (stock(s), city(s), points(s)["events"]) == ("1b", ["amilla_glistendew@0"], 6)


@rule("EVD-13.11", "EVD-10.1")
def test_amilla_is_visited_by_her_owner_alone_and_only_while_an_event_is_left() -> None:
    s = position(city=["", "amilla_glistendew"], legends=[""])
    assert refusal(s, "visit amilla_glistendew 1") == ("refuse.not_open", "EVD-10.1")
    special = ["flying_doctor_service", "path_of_the_pilgrims", "the_everdell_games", "tax_relief"]
    basic = ["city_monument", "grand_tour", "harvest_festival", "cartographers_expedition"]
    s = position(city=["amilla_glistendew"], owned=dict.fromkeys([*basic, *special], 1), legends=[""])
    assert refusal(s, "visit amilla_glistendew 0") == ("refuse.no_free_event", "EVD-13.11")


@rule("EVD-12.4", "EVD-13.12")
def test_the_gazette_reports_what_amilla_achieves() -> None:
    s = position(city=["amilla_glistendew gazette"], extra=True, legends=[""])
    s = after(s, "visit amilla_glistendew 0", "event grand_tour")
    assert city(s) == ["amilla_glistendew@0", "gazette+1"]


@rule("EVD-13.22")
def test_a_well_run_city_may_bring_back_the_worker_on_amilla() -> None:
    s = position(city=["amilla_glistendew"], events=["a_well_run_city"], legends=[""])
    s = after(s, "visit amilla_glistendew 0", "event a_well_run_city")
    assert choices(s) == {"recall_from amilla_glistendew 0"}
    s = after(s, "recall_from amilla_glistendew 0")
    assert (city(s), player(s)["workers"], owner(s, "a_well_run_city")) == (["amilla_glistendew"], 2, 0)


# --- Cirrus Windfall ---------------------------------------------------------------------------------------


@rule("EVD-13.13", "EVD-4.5")
def test_cirrus_plays_a_card_of_up_to_three_points_for_nothing() -> None:
    shown = "farm king king palace palace castle castle ever_tree"
    s = position(hands=["university queen fool"], stock=["4b"], meadow=shown, legends=["cirrus_windfall"])
    s = after(s, "legend cirrus_windfall")
    assert choices(s) == {"play university", "play fool", "meadow farm", "done"}
    assert refusal(s, "play queen") == ("refuse.queen_points", "EVD-10.5")
    assert city(after(s, "play university")) == ["cirrus_windfall", "university"]
    assert city(after(s, "play fool"), 1) == ["fool"]
    assert city(after(s, "done")) == ["cirrus_windfall"]  # she may be declined


@rule("EVD-13.13", "EVD-6.7")
def test_what_cirrus_plays_is_played() -> None:
    s = position(city=["shopkeeper"], hands=["wife"], stock=["4b"], legends=["cirrus_windfall"])
    s = after(s, "legend cirrus_windfall", "play wife")
    assert stock(s) == "2b"  # one for the Wife, one for Cirrus
    s = position(stock=["4b"], meadow=DEAR, legends=["cirrus_windfall"])
    assert not midturn(after(s, "legend cirrus_windfall"))  # there is nothing to play


# --- Foresight ---------------------------------------------------------------------------------------------


@rule("EVD-13.14")
def test_foresight_draws_two_after_a_critter_and_gains_one_after_a_construction() -> None:
    s = position(city=["foresight"], hands=["wife"], stock=["2b"], top="king queen", legends=[""])
    assert hand(after(s, "play wife")) == ["queen", "king"]
    s = after(position(city=["foresight"], hands=["farm"], stock=["2t 1r"], legends=[""]), "play farm")
    assert (asker(s), choices(s)) == ("foresight", {"gain 1t", "gain 1r", "gain 1p", "gain 1b"})
    assert stock(after(s, "gain 1p")) == "1p 1b"


@rule("EVD-13.14", "EVD-6.5")
def test_foresight_does_not_react_to_itself_nor_as_the_historian_it_replaced() -> None:
    s = after(position(stock=["4b"], legends=["foresight"], top="king queen"), "legend foresight")
    assert hand(s) == []
    s = after(position(city=["historian"], legends=["foresight"], top="king queen"), "legend foresight")
    assert (hand(s), city(s)) == ([], ["foresight"])
    s = position(city=["foresight"], hands=["wife"], stock=["2b"], top="king queen wife", legends=[""])
    assert len(hand(after(s, "play wife"))) == 2  # it counts as a Historian, but is none


@rule("EVD-13.14", "EVD-6.1")
def test_foresight_comes_after_the_effect() -> None:
    s = position(
        city=["foresight"], hands=["wanderer"], stock=["2b"], top="king queen wife farm mine", legends=[""]
    )
    assert len(hand(after(s, "play wanderer"))) == 5
    s = position(city=["foresight courthouse"], hands=["farm"], stock=["2t 1r"], legends=[""])
    s = after(s, "play farm")
    assert asker(s) == "courthouse"
    assert GAME.load(s.dump()).dump() == s.dump()
    s = after(s, "gain 1p")
    assert asker(s) == "foresight"
    assert GAME.load(s.dump()).dump() == s.dump()
    assert stock(after(s, "gain 1p")) == "2p 1b"


@rule("EVD-6.7")
def test_a_fool_is_foreseen() -> None:
    s = position(city=["foresight shopkeeper"], hands=["fool"], stock=["3b"], top="king queen", legends=[""])
    s = after(s, "play fool")
    assert (hand(s), stock(s)) == (["queen", "king"], "")


# --- Fynn Nobletail ----------------------------------------------------------------------------------------


@rule("EVD-11.15")
def test_fynn_scores_two_for_a_basic_and_three_for_a_special_event() -> None:
    owned = {"grand_tour": 0, "harvest_festival": 0, "tax_relief": 0, "the_everdell_games": 1}
    s = position(city=["fynn_nobletail"], owned=owned, legends=[""])
    assert points(s)["prosperity"] == 7
    assert points(s)["cards"] == 5


# --- Poe ---------------------------------------------------------------------------------------------------


@rule("EVD-13.15", "EVD-9.2")
def test_poe_discards_any_and_then_may_draw_up_to_eight() -> None:
    s = position(hands=["farm mine wife"], stock=["4b"], legends=["poe"])
    s = after(s, "legend poe")
    assert choices(s) == {"card farm", "card mine", "card wife", "done"}
    s = after(s, "card mine", "done")
    assert (choices(s), pile(s)) == ({"choose cards", "done"}, ["mine"])
    assert len(hand(after(s, "choose cards"))) == 8
    assert hand(after(s, "done")) == ["farm", "wife"]


@rule("EVD-13.15")
def test_poe_works_in_each_production() -> None:
    s = position(city=["poe farm"], hands=["mine"], workers={"basic_1_berry": [0, 0]}, legends=[""])
    s = after(s, "prepare", "card mine", "choose cards")
    assert (len(hand(s)), stock(s)) == (8, "1b")
    assert not midturn(s)


# --- Bridge of the Sky -------------------------------------------------------------------------------------


@rule("EVD-13.16")
def test_one_construction_is_played_onto_the_bridge_for_three_fewer() -> None:
    s = position(city=["bridge_of_the_sky"], hands=["palace"], stock=["2t 3r"], meadow="farm", legends=[""])
    s = after(s, "play palace")
    assert city(s) == ["bridge_of_the_sky[palace]", "palace^bridge"]
    assert stock(s) == ""
    assert (player(s)["plots"], player(s)["plots_all"]) == (1, 16)  # both on one space
    assert points(s)["cards"] == 8  # 4 for the Palace, 4 for the Bridge
    assert points(s)["prosperity"] == 2  # the bonus once: Palace and Bridge are Unique
    card = player(s)["city"][0]
    assert (card["shares"], card["carried"], card["spent"]) == (1, "palace", True)
    assert player(s)["city"][1]["beneath"] == ["bridge_of_the_sky"]


@rule("EVD-13.16")
def test_which_units_are_waived_is_free_and_it_may_come_from_the_meadow() -> None:
    s = position(city=["bridge_of_the_sky"], stock=["9t 9r 9p"], meadow="courthouse", legends=[""])
    s = after(s, "meadow courthouse")
    assert choices(s) == {"pay", "bridge"}
    s = after(s, "bridge")
    assert choices(s) == {"spend 1t", "spend 1r", "spend 1p"}
    assert "courthouse^bridge" in city(after(s, "spend 1p"))


@rule("EVD-13.16")
def test_once_a_game_and_never_a_critter() -> None:
    used = position(city=["bridge_of_the_sky[mine] mine^bridge"], hands=["farm"], legends=[""])
    assert refusal(used, "play farm") == ("refuse.too_dear", "EVD-3.1")
    s = position(city=["bridge_of_the_sky"], hands=["wife farm"], legends=[""])
    assert choices(s, "play") == {"play farm"}


@rule("EVD-13.16", "EVD-6.10")
def test_no_other_ability_goes_with_the_bridge() -> None:
    s = position(city=["bridge_of_the_sky judge"], hands=["mine"], stock=["1t 1r 1b"], legends=[""])
    s = after(s, "play mine")
    assert choices(s) == {"judge", "bridge"}  # one or the other
    s = position(city=["bridge_of_the_sky", "inn"], stock=[""], meadow="courthouse", legends=[""])
    assert refusal(s, "visit inn 1") == ("refuse.nothing_to_play", "EVD-10.4")  # 3 fewer, not 6


@rule("EVD-13.16", "EVD-7.15")
def test_in_a_full_city_only_the_bridge_has_room() -> None:
    full = f"bridge_of_the_sky {FULL} cemetery monastery school theater"
    s = position(city=[full], hands=["farm wife"], stock=["2t 1r 2b"], legends=[""])
    assert player(s)["plots"] == player(s)["plots_all"] == 16
    assert choices(s, "play") == {"play farm"}
    s = after(s, "play farm")
    assert city(s)[-1] == "farm^bridge"
    assert stock(s) == "2t 1r 3b"  # nothing paid, and a berry of its own
    assert player(s)["plots"] == 16


@rule("EVD-13.21")
def test_neither_ruins_nor_a_legendary_lie_on_the_bridge() -> None:
    s = position(city=["bridge_of_the_sky"], hands=["ruins"], legends=[""])
    assert refusal(s, "play ruins") == ("refuse.no_construction", "EVD-7.8")
    assert "bridge" not in choices(
        after(position(city=["bridge_of_the_sky mine"], hands=["ruins"], legends=[""]), "play ruins")
    )


@rule("EVD-13.21")
def test_if_the_card_on_it_leaves_the_bridge_is_worth_nothing_and_spent() -> None:
    built = "bridge_of_the_sky[mine] mine^bridge university"
    s = position(city=[built], hands=["farm"], legends=[""])
    assert points(s)["cards"] == 2 + 2 + 3
    s = after(s, "visit university 0", "card mine", "gain 1b")
    assert city(s) == ["bridge_of_the_sky[]", "university@0"]
    assert points(s)["cards"] == 3
    assert "shares" not in player(s)["city"][0]
    assert GAME.load(s.dump()).dump() == s.dump()
    assert refusal(after(s, "pass"), "play farm") == (
        "refuse.too_dear",
        "EVD-3.1",
    )  # the Mine brought 1t 1r 1p


@rule("EVD-13.21", "EVD-13.19")
def test_which_of_two_leaves_the_bridge_matters() -> None:
    s = position(city=["bridge_of_the_sky[mine] mine^bridge mine university"], legends=[""])
    s = after(s, "visit university 0", "card mine")
    assert choices(s) == {"copy 0", "copy 1"}
    assert city(after(s, "copy 1", "gain 1b")) == ["bridge_of_the_sky[mine]", "mine^bridge", "university@0"]


@rule("EVD-13.21")
@pytest.mark.parametrize(
    "stack", ["bridge_of_the_sky[farm] mcgregors_market^bridge", "inn^spring silver_scale_spring"]
)
def test_no_legendary_comes_to_replace_what_lies_on_bridge_or_spring(stack: str) -> None:
    """Only a Construction could, and who has Bridge or Spring was dealt no other one."""
    legends = [card for card in PRINTED.values() if card["legendary"]]
    assert all(PRINTED[card["upgrades"]]["critter"] == card["critter"] for card in legends)
    with pytest.raises(BadRecord, match="one Legendary of a type a seat"):
        position(city=[stack], legends=["the_green_acorn"])


@rule("EVD-13.21", "EVD-7.7")
def test_ruins_in_a_full_city_replace_nothing_that_frees_no_space() -> None:
    full = f"bridge_of_the_sky[farm] farm^bridge {FULL} cemetery monastery school theater"
    s = after(position(city=[full], hands=["ruins"], legends=[""]), "play ruins")
    assert "card farm" not in choices(s)
    assert "card school" in choices(s)
    less = f"bridge_of_the_sky[farm] farm^bridge {FULL} cemetery monastery school"
    s = after(position(city=[less], hands=["ruins"], legends=[""]), "play ruins", "card farm")
    assert city(s)[0] == "bridge_of_the_sky[]"
    assert city(s)[-1] == "ruins"


# --- McGregor's Market and Oleander's Opera House ----------------------------------------------------------


@rule("EVD-13.6", "EVD-9.1")
def test_the_market_brings_two_resources_of_any_types() -> None:
    s = position(city=["mcgregors_market"], workers={"basic_1_berry": [0, 0]}, legends=[""])
    s = after(s, "prepare")
    assert len(choices(s, "gain")) == 10
    assert stock(after(s, "gain 1r-1p")) == "1r 1p"


@rule("EVD-13.7")
def test_the_opera_house_scores_two_for_each_unique_critter() -> None:
    s = position(city=["oleanders_opera_house judge bard wife fynn_nobletail"], legends=[""])
    assert points(s)["prosperity"] == 6  # Judge, Bard, and Fynn, who counts as a King


# --- Silver Scale Spring -----------------------------------------------------------------------------------


@rule("EVD-13.17", "EVD-6.21")
def test_the_spring_lies_under_a_construction_and_gives_its_cost_and_two_cards() -> None:
    s = position(city=["farm* castle wife"], stock=["1p"], top="king queen", legends=["silver_scale_spring"])
    s = after(s, "legend silver_scale_spring")
    assert choices(s) == {"card farm", "card castle"}
    s = after(s, "card castle")
    assert (stock(s), hand(s)) == ("2t 3r 3p", ["queen", "king"])
    assert city(s) == ["farm*", "castle^spring", "wife", "silver_scale_spring"]
    assert (player(s)["plots"], player(s)["plots_all"]) == (3, 16)  # none itself, and one more
    assert points(s)["cards"] == 1 + 4 + 2 + 2
    assert player(s)["city"][3]["shares"] == 1
    assert GAME.load(s.dump()).dump() == s.dump()


@rule("EVD-13.17")
def test_the_spring_needs_a_construction() -> None:
    s = position(city=["wife"], stock=["1p"], legends=["silver_scale_spring"])
    assert refusal(s, "legend silver_scale_spring") == ("refuse.no_host", "EVD-13.17")
    s = position(city=["wife crane"], legends=["silver_scale_spring"])  # the Crane would pay, and be gone
    assert refusal(s, "legend silver_scale_spring") == ("refuse.too_dear", "EVD-3.1")


@rule("EVD-13.20")
def test_the_ruins_that_it_replaces_cannot_be_its_host() -> None:
    s = position(city=["ruins wife"], stock=["9p"], legends=["silver_scale_spring"])
    assert refusal(s, "legend silver_scale_spring") == ("refuse.no_host", "EVD-13.17")
    s = position(city=["ruins* ruins mine"], legends=["silver_scale_spring"])
    s = after(s, "legend silver_scale_spring", "copy 0")
    assert choices(s) == {"card ruins", "card mine"}  # the other Ruins may
    s = after(s, "card ruins")
    assert city(s) == ["ruins^spring", "mine", "silver_scale_spring*"]
    assert stock(s) == ""


@rule("EVD-13.17")
def test_which_of_several_hosts() -> None:
    s = position(city=["farm* farm"], stock=["1p"], legends=["silver_scale_spring"])
    s = after(s, "legend silver_scale_spring", "card farm")
    assert choices(s) == {"copy 0", "copy 1"}
    assert GAME.load(s.dump()).dump() == s.dump()
    assert city(after(s, "copy 1")) == ["farm*", "farm^spring", "silver_scale_spring"]


@rule("EVD-13.20")
def test_if_its_host_leaves_the_spring_takes_the_space_and_keeps_its_points() -> None:
    s = position(city=["university mine^spring silver_scale_spring"], legends=[""])
    assert (player(s)["plots"], player(s)["plots_all"]) == (2, 16)
    s = after(s, "visit university 0", "card mine", "gain 1b")
    assert city(s) == ["university@0", "silver_scale_spring"]
    assert (player(s)["plots"], points(s)["cards"]) == (2, 5)
    assert "shares" not in player(s)["city"][1]


@rule("EVD-13.20", "EVD-6.24")
def test_a_crane_over_the_spring_frees_no_space_for_what_it_pays() -> None:
    full = f"crane^spring silver_scale_spring {FULL} cemetery monastery school theater"
    s = position(city=[full], hands=["farm"], legends=[""])
    assert player(s)["plots"] == player(s)["plots_all"] == 16
    assert refusal(s, "play farm") == ("refuse.too_dear", "EVD-3.1")
    less = full.replace(" theater", "")
    s = after(position(city=[less], hands=["farm"], legends=[""]), "play farm")
    assert city(s)[0] == "silver_scale_spring"
    assert city(s)[-1] == "farm"


# --- The Green Acorn ---------------------------------------------------------------------------------------


@rule("EVD-13.18")
def test_the_acorn_plays_a_card_of_hand_or_meadow_for_four_fewer() -> None:
    shown = "castle palace palace castle ever_tree ever_tree"
    s = position(
        city=["the_green_acorn"], hands=["king wife"], stock=["2t 2r 2b"], meadow=shown, legends=[""]
    )
    s = after(s, "visit the_green_acorn 0")
    assert {"play king", "play wife", "meadow castle", "meadow palace"} <= choices(s)
    assert stock(after(s, "play king")) == "2t 2r"  # 6 berries but 4
    s = after(s, "meadow castle")
    assert city(s) == ["the_green_acorn@0", "castle"]
    assert stock(s) == "2b"  # 2 twigs and 2 resin: no other four units were there


@rule("EVD-13.18", "EVD-4.9")
def test_an_opponent_may_come_which_brings_its_owner_two_points() -> None:
    s = position(city=["", "the_green_acorn"], hands=["wife"], legends=[""])
    s = after(s, "visit the_green_acorn 1", "play wife")
    assert (tokens(s), tokens(s, 1)) == (0, 2)
    assert city(s) == ["wife"]


@rule("EVD-13.18", "EVD-6.12", "EVD-6.25")
def test_no_judge_at_the_acorn_but_a_home_may_pay() -> None:
    s = position(
        city=["the_green_acorn judge palace"], hands=["queen"], stock=["1t"], meadow="ever_tree", legends=[""]
    )
    s = after(s, "visit the_green_acorn 0", "play queen")
    assert city(s) == ["the_green_acorn@0", "judge", "palace*", "queen"]


@rule("EVD-13.18", "EVD-13.1", "EVD-10.4")
def test_without_a_card_to_play_the_acorn_cannot_be_visited() -> None:
    s = position(city=["the_green_acorn"], meadow="ever_tree castle", legends=["fynn_nobletail"])
    assert refusal(s, "visit the_green_acorn 0") == ("refuse.nothing_to_play", "EVD-10.4")
    assert legends(s) == ["fynn_nobletail"]  # a Legendary is none
