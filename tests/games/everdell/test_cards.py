"""Cards whose effect is all there is to them; those with interactions are in the files of their sections."""

import pytest

from tests.clauses import rule
from tests.games.everdell.position import (
    after,
    asker,
    choices,
    city,
    hand,
    meadow,
    pile,
    points,
    position,
    refusal,
    stock,
    tokens,
)


@rule("EVD-3.4", "EVD-9.1")
@pytest.mark.parametrize(
    ("card", "cost", "gained"),
    [
        ("farm", "2t 1r", "1b"),
        ("mine", "1t 1r 1p", "1p"),
        ("resin_refinery", "1r 1p", "1r"),
        ("twig_barge", "1t 1p", "2t"),
        ("general_store", "1r 1p", "1b"),
    ],
)
def test_plain_production(card: str, cost: str, gained: str) -> None:
    assert stock(after(position(hands=[card], stock=[cost]), f"play {card}")) == gained


@rule("EVD-4.6", "EVD-5.14", "EVD-8.1")
def test_fairgrounds_draw_two_cards_up_to_the_limit() -> None:
    s = after(position(hands=["fairgrounds"], stock=["1t 2r 1p"], top="king wife"), "play fairgrounds")
    assert sorted(hand(s)) == ["king", "wife"]
    seven = "farm farm farm farm farm farm farm"
    s = position(hands=[f"fairgrounds {seven}"], stock=["1t 2r 1p"], top="king wife")
    s = after(s, "play fairgrounds")
    assert len(hand(s)) == 8
    assert s.dump()["deck"]["cards"][-1] == "wife"  # the rest is not touched


@rule("EVD-3.4")
def test_barge_toad_brings_two_twigs_a_farm() -> None:
    s = after(position(city=["farm farm"], hands=["barge_toad"], stock=["2b"]), "play barge_toad")
    assert stock(s) == "4t"


@rule("EVD-9.2")
def test_woodcarver_and_doctor_turn_resources_into_points() -> None:
    s = after(position(hands=["woodcarver"], stock=["2b 5t"]), "play woodcarver")
    assert choices(s) == {"count 0", "count 1", "count 2", "count 3"}
    assert tokens(after(s, "count 3")) == 3
    s = after(position(hands=["doctor"], stock=["6b"]), "play doctor", "count 2")
    assert (stock(s), tokens(s)) == ("", 2)


@rule("EVD-9.2")
def test_the_monk_gives_berries_for_points() -> None:
    s = after(position(hands=["monk"], stock=["3b"], seats=3), "play monk", "count 2")
    assert choices(s) == {"seat 1", "seat 2"}
    s = after(s, "seat 2")
    assert (stock(s), stock(s, 2), tokens(s)) == ("", "2b", 4)
    s = after(position(hands=["monk"], stock=["3b"]), "play monk", "count 0")
    assert (stock(s), tokens(s)) == ("2b", 0)


@rule("EVD-4.7", "EVD-9.2")
def test_the_peddler_swaps_one_for_one() -> None:
    s = after(position(hands=["peddler"], stock=["2b 1t 1r"]), "play peddler")
    assert choices(s) == {"spend nothing", "spend 1t", "spend 1r", "spend 1t-1r"}
    s = after(s, "spend 1t-1r")
    assert choices(s) == {"gain 2p", "gain 1p-1b", "gain 2b"}
    assert stock(after(s, "gain 2p")) == "2p"


@rule("EVD-4.4", "EVD-8.16")
def test_the_shepherd_is_paid_for_to_an_opponent() -> None:
    s = after(position(city=["chapel*+2"], hands=["shepherd"], stock=["3b"], seats=3), "play shepherd")
    assert choices(s) == {"seat 1", "seat 2"}
    s = after(s, "seat 1")
    assert (stock(s), stock(s, 1), tokens(s)) == ("3b", "3b", 2)
    s = after(position(city=["chapel"], hands=["shepherd"]), "play shepherd")
    assert (stock(s), stock(s, 1)) == ("3b", "")


@rule("EVD-8.10", "EVD-8.15", "EVD-8.17")
def test_the_opponent_gets_what_is_really_paid() -> None:
    s = after(position(city=["judge"], hands=["shepherd"], stock=["2b 1t"]), "play shepherd")
    assert stock(s, 1) == "1t 2b"
    s = after(position(city=["innkeeper"], hands=["shepherd"], stock=["3b"]), "play shepherd", "innkeeper")
    assert (stock(s), stock(s, 1)) == ("6b", "")
    s = after(position(hands=["shepherd"], stock=["3b"], passed=[1]), "play shepherd")
    assert (stock(s), stock(s, 1)) == ("3b", "")


@rule("EVD-8.3")
def test_the_undertaker_clears_three_and_takes_one() -> None:
    shown = "farm farm inn king palace castle queen wife"
    s = position(hands=["undertaker"], stock=["2b"], meadow=shown, top="mine judge bard monk")
    s = after(s, "play undertaker", "card farm", "card wife", "card king")
    assert meadow(s) == ["mine", "farm", "inn", "judge", "palace", "castle", "queen", "bard"]
    s = after(s, "card judge")
    assert hand(s) == ["judge"]
    assert meadow(s)[3] == "monk"
    assert pile(s) == ["farm", "wife", "king"]


@rule("EVD-8.3")
def test_the_undertaker_with_a_full_hand_only_clears() -> None:
    eight = "farm farm farm farm farm farm farm mine"
    shown = "undertaker king king palace palace castle castle queen"
    s = position(hands=[eight], stock=["2b"], meadow=shown)
    s = after(s, "meadow undertaker", "card king", "card king", "card queen")
    assert s.actor() == 1
    assert len(hand(s)) == 8


@rule("EVD-8.6", "EVD-8.13")
def test_the_post_office_gives_two_discards_some_and_fills_the_hand() -> None:
    s = position(city=["", "post_office"], hands=["farm farm mine", "", ""], seats=3)
    s = after(s, "visit post_office 1")
    assert choices(s) == {"seat 1", "seat 2"}
    s = after(s, "seat 2", "card farm", "card mine")
    assert hand(s, 2) == ["farm", "mine"]
    s = after(s, "card farm")
    assert len(hand(s)) == 8
    assert pile(s) == ["farm"]
    assert tokens(s, 1) == 1


@rule("EVD-8.6")
def test_what_does_not_fit_is_discarded() -> None:
    seven = "inn inn inn mine mine mine farm"
    s = position(city=["post_office"], hands=["wife husband", seven])
    s = after(s, "visit post_office 0", "card wife", "card husband")
    assert "wife" in hand(s, 1)
    assert pile(s) == ["husband"]


@rule("EVD-8.7", "EVD-8.9")
def test_nobody_who_has_passed_is_given_anything() -> None:
    s = position(city=["post_office"], hands=["wife husband"], passed=[1])
    s = after(s, "visit post_office 0", "card wife", "card husband")
    assert hand(s, 1) == []
    assert pile(s) == ["wife", "husband"]
    s = position(hands=["monk"], stock=["3b"], seats=3, passed=[1])
    assert stock(after(s, "play monk", "count 1"), 2) == "1b"


@rule("EVD-8.14")
def test_a_teacher_with_seven_cards_draws_one_and_keeps_or_gives_it() -> None:
    seven = "farm farm farm farm farm farm farm"
    s = position(hands=[f"teacher {seven}"], stock=["2b"], top="king")
    s = after(s, "play teacher")
    assert asker(s) == "teacher"
    assert choices(s) == {"card king", "done"}
    assert "king" in hand(after(s, "card king"))
    assert hand(after(s, "done"), 1) == ["king"]


@rule("EVD-4.5")
def test_a_pigeon_does_not_bring_a_fool_but_the_queen_does() -> None:
    s = after(position(hands=["postal_pigeon"], stock=["2b"], top="fool king"), "play postal_pigeon")
    assert s.actor() == 1
    assert sorted(pile(s)) == ["fool", "king"]
    s = after(position(city=["queen"], hands=["fool"]), "visit queen 0", "play fool")
    assert city(s, 1) == ["fool"]


@rule("EVD-4.2")
def test_the_dungeon_takes_three_off_critters_and_constructions() -> None:
    s = after(position(city=["dungeon wife"], hands=["mine"]), "play mine")
    assert city(s) == ["dungeon[wife]", "mine"]
    s = after(position(city=["dungeon wife"], hands=["judge"]), "play judge")
    assert city(s) == ["dungeon[wife]", "judge"]


@rule("EVD-3.4")
def test_only_green_cards_act_when_a_season_is_prepared() -> None:
    s = position(
        city=["wanderer shepherd chapel+1 judge wife farm"], workers={"basic_1_berry": [0, 0]}, top="king"
    )
    s = after(s, "prepare")
    assert (stock(s), hand(s), tokens(s)) == ("1b", [], 0)
    assert city(s) == ["wanderer", "shepherd", "chapel+1", "judge", "wife", "farm"]


@rule("EVD-4.1")
def test_the_wife_is_worth_more_and_the_husband_produces() -> None:
    s = after(position(city=["wife farm*"], hands=["husband"], stock=["3b"]), "play husband", "gain 1p")
    assert stock(s) == "1p"
    assert points(s)["prosperity"] == 3


@rule("EVD-8.12")
def test_the_post_office_needs_two_cards() -> None:
    s = position(city=["post_office"], hands=["farm"])
    assert refusal(s, "visit post_office 0") == ("refuse.two_cards", "EVD-8.12")


@rule("EVD-8.6")
def test_cards_go_to_somebody_with_room_or_to_the_pile() -> None:
    eight = "inn inn inn mine mine mine farm farm"
    s = position(city=["post_office"], hands=["wife husband", eight, ""], seats=3)
    s = after(s, "visit post_office 0", "card wife", "card husband")
    assert sorted(hand(s, 2)) == ["husband", "wife"]  # nobody asks: seat 1 has no room
    s = position(city=["post_office"], hands=["wife husband", eight])
    s = after(s, "visit post_office 0", "card wife", "card husband")
    assert pile(s) == ["wife", "husband"]
    assert len(hand(s, 1)) == 8


@rule("EVD-8.10")
def test_a_monk_gives_to_the_supply_when_all_others_have_passed() -> None:
    s = after(position(hands=["monk"], stock=["3b"], passed=[1]), "play monk", "count 2")
    assert (stock(s), stock(s, 1), tokens(s)) == ("", "", 4)


@rule("EVD-8.14")
def test_a_teacher_with_eight_cards_draws_none() -> None:
    eight = "inn inn inn mine mine mine farm farm"
    s = position(city=["teacher"], hands=[eight], workers={"basic_1_berry": [0, 0]}, top="king")
    s = after(s, "prepare")
    assert s.actor() == 1
    assert hand(s, 1) == []
    assert s.dump()["deck"]["cards"][-1] == "king"


@rule("EVD-8.6", "EVD-8.9")
def test_a_teacher_whose_opponents_have_passed_discards_the_other_card() -> None:
    s = position(hands=["teacher"], stock=["2b"], top="king wife", passed=[1])
    s = after(s, "play teacher", "card wife")
    assert (hand(s), pile(s)) == (["wife"], ["king"])
