"""EVD-9: production and copying."""

from tests.clauses import rule
from tests.games.everdell.position import after, choices, city, hand, position, stock, tokens

ALL_PLACED = {"basic_1_berry": [0, 0]}


@rule("EVD-9.1", "EVD-2.3")
def test_all_green_cards_produce_in_spring() -> None:
    s = after(position(city=["farm farm mine twig_barge"], workers=ALL_PLACED), "prepare")
    assert stock(s) == "2t 1p 2b"
    assert s.view(None)["players"][0]["workers"] == 3


@rule("EVD-9.1", "EVD-9.3")
def test_the_player_chooses_the_order_of_what_is_to_be_decided() -> None:
    s = position(city=["doctor farm woodcarver twig_barge"], workers=ALL_PLACED)
    s = after(s, "prepare")
    assert choices(s) == {"card doctor", "card woodcarver"}  # Farm and Barge have produced already
    s = after(s, "card woodcarver", "count 2", "count 1")
    assert tokens(s) == 3


@rule("EVD-9.4", "EVD-9.5", "EVD-9.12")
def test_a_chip_sweep_activates_another_green_card_but_no_sweep() -> None:
    s = after(position(city=["chip_sweep mine"], hands=["chip_sweep"], stock=["3b"]), "play chip_sweep")
    assert choices(s) == {"activate mine 0", "done"}
    assert stock(after(s, "activate mine 0")) == "1p"
    assert stock(after(s, "done")) == ""


@rule("EVD-9.6")
def test_a_chip_sweep_may_activate_mole_storehouse_and_husband() -> None:
    own = "miner_mole storehouse husband wife farm"
    s = after(position(city=[own, "mine"], hands=["chip_sweep"], stock=["3b"]), "play chip_sweep")
    assert choices(s) == {
        "activate farm 0",
        "activate husband 0",
        "activate miner_mole 0",
        "activate storehouse 0",
        "done",
    }
    assert choices(after(s, "activate miner_mole 0")) == {"activate mine 1", "done"}


@rule("EVD-9.7")
def test_a_mole_counts_in_the_other_city_and_never_takes_a_storehouse() -> None:
    s = position(city=["", "general_store farm storehouse"], hands=["miner_mole"], stock=["3b"])
    s = after(s, "play miner_mole")
    assert choices(s) == {"activate farm 1", "activate general_store 1", "done"}
    assert stock(after(s, "activate general_store 1")) == "2b"


@rule("EVD-9.8", "EVD-9.18")
def test_a_mole_on_a_mole_may_bounce_back() -> None:
    s = position(city=["mine* storehouse", "miner_mole"], hands=["miner_mole"], stock=["3b"])
    s = after(s, "play miner_mole")
    assert choices(s) == {"activate miner_mole 1", "done"}
    s = after(s, "activate miner_mole 1")
    assert choices(s) == {"activate mine 0", "done"}  # not the Mole that began, not the Storehouse


@rule("EVD-9.9")
def test_a_mole_on_a_sweep_copies_a_green_card_of_that_city() -> None:
    s = position(city=["", "chip_sweep farm storehouse"], hands=["miner_mole"], stock=["3b"])
    s = after(s, "play miner_mole", "activate chip_sweep 1")
    assert choices(s) == {"activate farm 1", "done"}


@rule("EVD-9.10", "EVD-9.13")
def test_husbands_produce_only_when_paired_and_with_a_farm() -> None:
    s = position(city=["", "husband wife"], hands=["miner_mole"], stock=["3b"])
    assert after(s, "play miner_mole").actor() == 1  # nothing to copy
    s = position(city=["", "husband wife farm"], hands=["miner_mole"], stock=["3b"])
    s = after(s, "play miner_mole", "activate husband 1", "gain 1p")
    assert (stock(s), stock(s, 1)) == ("1p", "")
    s = position(city=["husband husband wife farm"], workers=ALL_PLACED)
    s = after(s, "prepare")
    assert choices(s) == {"gain 1t", "gain 1r", "gain 1p", "gain 1b"}
    assert after(s, "gain 1p").actor() == 1  # the second Husband has no Wife


@rule("EVD-9.11")
def test_who_copies_pays_and_gains() -> None:
    s = position(city=["", "doctor"], hands=["miner_mole"], stock=["5b", "3b"])
    s = after(s, "play miner_mole", "activate doctor 1", "count 2")
    assert tokens(s) == 2
    assert stock(s) == ""
    assert stock(s, 1) == "3b"
    s = position(city=["", "monk"], hands=["miner_mole"], stock=["4b"])
    s = after(s, "play miner_mole", "activate monk 1", "count 1")
    assert (stock(s), stock(s, 1), tokens(s)) == ("", "1b", 2)


@rule("EVD-9.14")
def test_a_storehouse_takes_in_and_is_emptied_by_a_worker() -> None:
    s = after(position(hands=["storehouse"], stock=["1t 1r 1p"]), "play storehouse")
    assert choices(s) == {"gain 3t", "gain 2r", "gain 1p", "gain 2b"}
    s = after(s, "gain 3t", "pass", "visit storehouse 0")
    assert stock(s) == "3t"
    assert city(s) == ["storehouse@0"]


@rule("EVD-9.14")
def test_of_two_storehouses_the_player_says_which() -> None:
    s = after(position(city=["storehouse[3t] storehouse[1p]"]), "visit storehouse 0")
    assert choices(s) == {"copy 0", "copy 1"}
    s = after(s, "copy 1")
    assert stock(s) == "1p"
    assert city(s) == ["storehouse[3t]", "storehouse@0"]


@rule("EVD-9.17")
def test_a_general_store_brings_two_however_many_farms() -> None:
    s = after(position(city=["farm farm"], hands=["general_store"], stock=["1r 1p"]), "play general_store")
    assert stock(s) == "2b"


@rule("EVD-8.14", "EVD-8.6")
def test_the_teacher_gives_one_of_two() -> None:
    s = after(position(hands=["teacher", "farm"], stock=["2b"], top="king queen"), "play teacher")
    assert choices(s) == {"card king", "card queen"}
    s = after(s, "card queen")
    assert hand(s) == ["queen"]
    assert hand(s, 1) == ["farm", "king"]


@rule("EVD-9.18")
def test_a_sweep_reached_through_a_mole_fills_no_storehouse() -> None:
    s = position(city=["chip_sweep storehouse farm", "miner_mole"], hands=["miner_mole"], stock=["3b"])
    s = after(s, "play miner_mole", "activate miner_mole 1", "activate chip_sweep 0")
    assert choices(s) == {"activate farm 0", "done"}
