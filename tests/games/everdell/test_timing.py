"""EVD-6: the order of steps when a card is played, triggers, nested plays."""

from tests.clauses import rule
from tests.games.everdell.position import (
    after,
    asker,
    choices,
    city,
    hand,
    meadow,
    pile,
    position,
    refusal,
    stock,
    tokens,
)


@rule("EVD-4.11", "EVD-6.1", "EVD-6.2")
def test_bard_discards_before_the_historian_draws() -> None:
    full = "bard farm farm farm mine mine mine inn"
    s = after(position(city=["historian"], hands=[full], stock=["3b"], top="queen"), "play bard")
    assert asker(s) == "bard"
    s = after(s, "card farm", "done")
    assert "queen" in hand(s)
    assert tokens(s) == 1


@rule("EVD-6.3")
def test_the_shopkeepers_berry_comes_too_late_for_the_doctor() -> None:
    s = after(position(city=["shopkeeper"], hands=["doctor"], stock=["4b"]), "play doctor")
    assert s.actor() == 1  # nothing to pay with: the Doctor did not ask
    assert stock(s) == "1b"


@rule("EVD-6.4")
def test_historian_and_courthouse_both_see_a_construction() -> None:
    s = position(city=["historian courthouse"], hands=["crane"], stock=["1p"], top="wife")
    s = after(s, "play crane")
    assert hand(s) == ["wife"]
    assert choices(s) == {"gain 1t", "gain 1r", "gain 1p"}
    assert stock(after(s, "gain 1p")) == "1p"


@rule("EVD-6.5")
def test_a_trigger_does_not_see_itself_come() -> None:
    s = after(position(hands=["shopkeeper"], stock=["2b"]), "play shopkeeper")
    assert stock(s) == ""
    s = after(position(hands=["historian"], stock=["2b"]), "play historian")
    assert hand(s) == []
    s = after(position(hands=["courthouse"], stock=["1t 1r 2p"]), "play courthouse")
    assert (s.actor(), stock(s)) == (1, "")


@rule("EVD-6.6", "EVD-6.22")
def test_a_pigeon_does_not_trigger_the_shopkeeper_that_it_brings() -> None:
    s = position(hands=["postal_pigeon"], stock=["2b"], top="shopkeeper farm")
    s = after(s, "play postal_pigeon")
    assert choices(s) == {"card shopkeeper", "card farm", "done"}
    s = after(s, "card shopkeeper")
    assert city(s) == ["postal_pigeon", "shopkeeper"]
    assert stock(s) == ""
    assert pile(s) == ["farm"]


@rule("EVD-6.7")
def test_cards_played_for_nothing_are_played() -> None:
    s = position(
        city=["historian shopkeeper"], hands=["postal_pigeon"], stock=["2b"], top="wife mine judge king"
    )
    s = after(s, "play postal_pigeon", "card wife")
    assert stock(s) == "2b"  # for the Wife and for the Pigeon
    assert sorted(hand(s)) == ["judge", "king"]


@rule("EVD-6.7")
def test_a_fool_triggers_the_historian_but_not_the_shopkeeper() -> None:
    s = after(position(city=["historian shopkeeper"], hands=["fool"], stock=["3b"], top="farm"), "play fool")
    assert city(s, 1) == ["fool"]
    assert stock(s) == ""
    assert hand(s) == ["farm"]


@rule("EVD-6.9")
def test_nobody_pays_more_than_the_cost() -> None:
    s = after(position(hands=["innkeeper"], stock=["3b"]), "play innkeeper")
    assert stock(s) == "2b"


@rule("EVD-6.10", "EVD-6.11")
def test_abilities_do_not_combine() -> None:
    s = position(city=["judge crane dungeon wife"], hands=["chapel"], stock=["2t 1r 1b"])
    s = after(s, "play chapel")
    assert choices(s) == {"judge", "crane", "imprison judge", "imprison wife"}
    assert choices(after(s, "crane")) == {"spend 1t", "spend 1r"}  # no berry for a pebble


@rule("EVD-6.12")
def test_the_judge_does_not_judge_at_the_inn() -> None:
    s = position(
        city=["judge inn"], stock=["9t 9b"], meadow="chapel farm king palace castle queen queen king"
    )
    s = after(s, "visit inn 0", "meadow chapel")
    assert city(s) == ["judge", "inn@0", "chapel"]
    assert stock(s) == "8t 9b"  # two of the three missing units are waived, and nothing is swapped


@rule("EVD-6.13")
def test_the_judge_swaps_exactly_one() -> None:
    s = after(position(city=["judge"], hands=["wife"], stock=["2b 1t"]), "play wife")
    assert choices(s) == {"pay", "judge"}
    s = after(s, "judge")
    assert city(s) == ["judge", "wife"]
    assert stock(s) == "1b"
    s = position(city=["judge"], hands=["wife"], stock=["9t"])
    assert refusal(s, "play wife") == ("refuse.too_dear_critter", "EVD-3.1")


@rule("EVD-6.14", "EVD-6.25")
def test_an_occupied_spot_pays_at_the_inn() -> None:
    s = position(city=["inn farm"], meadow="husband king king palace palace castle castle queen")
    s = after(s, "visit inn 0", "meadow husband")
    assert choices(s) == {"occupy farm", "pay"}
    assert city(after(s, "occupy farm")) == ["inn@0", "farm*", "husband"]


@rule("EVD-6.16")
def test_one_farm_houses_one_of_the_couple() -> None:
    s = after(position(city=["farm"], hands=["husband wife"]), "play husband", "pass")
    assert city(s) == ["farm*", "husband"]
    assert refusal(s, "play wife") == ("refuse.too_dear_critter", "EVD-3.1")


@rule("EVD-6.18")
def test_the_ever_tree_houses_any_critter_once() -> None:
    s = after(position(city=["ever_tree"], hands=["king queen"]), "play king", "pass")
    assert city(s) == ["ever_tree*", "king"]
    assert "play queen" not in choices(s)


@rule("EVD-6.20")
def test_a_unique_card_that_has_left_may_come_again() -> None:
    s = position(city=["historian"], hands=["historian"], stock=["4b"])
    assert refusal(s, "play historian") == ("refuse.unique", "EVD-3.2")
    s = position(city=["dungeon[doctor]"], hands=["doctor"], stock=["4b"])
    assert "play doctor" in choices(s)


@rule("EVD-6.21")
def test_ruins_bring_back_the_printed_cost() -> None:
    s = position(city=["mine"], hands=["ruins"], top="farm wife")
    s = after(s, "play ruins", "card mine")
    assert city(s) == ["ruins"]
    assert stock(s) == "1t 1r 1p"
    assert hand(s) == ["farm", "wife"]


@rule("EVD-6.24")
def test_a_crane_may_pay_for_a_crane_and_a_prisoner_make_room_for_his_like() -> None:
    s = after(position(city=["crane"], hands=["crane"]), "play crane")
    assert city(s) == ["crane"]
    assert pile(s) == ["crane"]
    s = after(position(city=["dungeon doctor"], hands=["doctor"], stock=["1b"]), "play doctor")
    assert city(s) == ["dungeon[doctor]", "doctor"]


@rule("EVD-6.1", "EVD-8.3")
def test_the_meadow_is_refilled_before_the_card_takes_effect() -> None:
    shown = "wanderer king king palace palace castle castle queen"
    s = after(position(stock=["2b"], meadow=shown, top="farm mine mine mine"), "meadow wanderer")
    assert meadow(s)[0] == "farm"
    assert hand(s) == ["mine", "mine", "mine"]


@rule("EVD-6.22")
def test_a_trigger_must_still_stand_when_its_time_comes() -> None:
    s = after(position(city=["courthouse"], hands=["ruins"]), "play ruins", "card courthouse")
    assert (s.actor(), city(s), stock(s)) == (1, ["ruins"], "1t 1r 2p")
    s = position(city=["dungeon historian"], hands=["historian"], top="king")
    s = after(s, "play historian")
    assert city(s) == ["dungeon[historian]", "historian"]
    assert hand(s) == []


@rule("EVD-6.23")
def test_the_inner_card_is_done_with_before_the_outer_one_triggers() -> None:
    s = position(
        city=["historian courthouse"], hands=["postal_pigeon"], stock=["2b"], top="farm king wife queen"
    )
    s = after(s, "play postal_pigeon", "card farm")
    assert choices(s) == {"gain 1t", "gain 1r", "gain 1p"}  # the Farm's triggers
    assert hand(s) == ["wife"]
    s = after(s, "gain 1t")
    assert sorted(hand(s)) == ["queen", "wife"]  # and then the Pigeon's


@rule("EVD-6.7")
def test_a_card_that_the_queen_brings_is_played_like_any_other() -> None:
    s = position(city=["queen historian shopkeeper"], hands=["wife"], top="king")
    s = after(s, "visit queen 0", "play wife")
    assert (hand(s), stock(s)) == (["king"], "1b")
    s = position(city=["queen judge"], hands=["judge"])
    assert refusal(s, "visit queen 0") == ("refuse.nothing_to_play", "EVD-10.4")
    full = "queen farm farm farm farm farm farm farm farm mine mine inn inn twig_barge twig_barge"
    s = position(city=[full], hands=["general_store"])
    assert refusal(s, "visit queen 0") == ("refuse.nothing_to_play", "EVD-10.4")


@rule("EVD-6.10", "EVD-6.12")
def test_nothing_adds_to_the_inns_discount() -> None:
    shown = "chapel castle king king palace palace queen queen"
    s = position(city=["inn judge crane innkeeper dungeon wife"], stock=["2t 2r 5b"], meadow=shown)
    s = after(s, "visit inn 0")
    assert choices(s) == {"meadow chapel", "meadow king", "meadow queen"}  # 4 units are missing for a Castle
    s = after(s, "meadow chapel")
    assert choices(s) == {"spend 1t", "spend 1r"}


@rule("EVD-6.15")
def test_a_construction_stays_occupied_when_its_critter_leaves() -> None:
    s = position(city=["inn* innkeeper dungeon"], hands=["mine innkeeper"], stock=["1t"])
    s = after(s, "play mine", "pass")
    assert city(s) == ["inn*", "dungeon[innkeeper]", "mine"]
    assert refusal(s, "play innkeeper") == ("refuse.too_dear_critter", "EVD-3.1")


@rule("EVD-6.25")
def test_a_critter_with_a_home_is_playable_where_cards_cost_less() -> None:
    shown = "queen castle king king palace ever_tree ever_tree theater"
    s = after(position(city=["inn palace"], meadow=shown), "visit inn 0")
    assert choices(s) == {"meadow queen"}
    assert city(after(s, "meadow queen")) == ["inn@0", "palace*", "queen"]
    forest = ["forest_draw_2_meadow_play_1_discount_1", "forest_2_any", "forest_3_berries"]
    s = position(city=["palace"], meadow=shown, forest=forest)
    s = after(s, "place forest_draw_2_meadow_play_1_discount_1", "card queen", "card castle")
    assert choices(s) == {"play queen", "done"}
