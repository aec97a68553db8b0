"""EVD-12: Extra! Extra!, fifteen cards of six kinds."""

from collections import Counter
from typing import Any

import pytest

from bosquet import State
from bosquet.testing.positions import midturn
from tests.clauses import rule
from tests.games.everdell import position as written
from tests.games.everdell.census import census
from tests.games.everdell.position import (
    GAME,
    PRINTED,
    after,
    asker,
    choices,
    city,
    hand,
    pile,
    player,
    points,
    refusal,
    stock,
    tokens,
)

EIGHT = "farm farm farm farm farm farm farm farm"
COPIES = {
    "juggler": 3,
    "carnival": 2,
    "town_crier": 2,
    "scurrble_stadium": 3,
    "gazette": 2,
    "scurrble_champion": 3,
}


def position(*args: Any, **named: Any) -> State:
    return written.position(*args, extra=True, **named)


def known(state: State, seat: int, of: int) -> list[str]:
    cards: list[str] = state.view(seat)["players"][of]["known"]
    return cards


@rule("EVD-12.1", "EVD-1.4", "EVD-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fifteen_cards_are_shuffled_in(seats: int) -> None:
    cards = Counter(census(GAME.new(seats, 3, {"extra_extra": True}).dump(), []))
    assert cards.total() == 143
    assert {name: cards[name] for name in COPIES} == COPIES
    assert len(census(GAME.new(seats, 3).dump(), [])) == 128


def test_the_catalogue_says_which_cards_are_of_the_expansion() -> None:
    assert {name for name in PRINTED if PRINTED[name]["expansion"] == "extra"} == COPIES.keys()


# --- Carnival ----------------------------------------------------------------------------------------------


@rule("EVD-12.2")
def test_the_carnival_draws_a_card_for_each_other_green_card() -> None:
    s = position(city=["farm mine twig_barge"], hands=["carnival"], stock=["2t 1p"], top="wife bard king")
    s = after(s, "play carnival")
    assert asker(s) == "carnival"
    assert choices(s) == {"choose cards", "choose resources"}
    assert hand(after(s, "choose cards")) == ["bard", "king", "wife"]


@rule("EVD-12.2")
def test_or_it_brings_a_resource_for_every_two_of_them_rounded_down() -> None:
    s = position(city=["farm mine twig_barge"], hands=["carnival"], stock=["2t 1p"])
    s = after(s, "play carnival", "choose resources")
    assert choices(s) == {"gain 1t", "gain 1r", "gain 1p", "gain 1b"}
    s = after(s, "gain 1b")
    assert stock(s) == "1b"
    five = position(city=["farm mine twig_barge monk teacher"], hands=["carnival"], stock=["2t 1p"])
    assert "gain 1t-1b" in choices(after(five, "play carnival", "choose resources"))


@rule("EVD-12.2")
def test_the_carnival_does_not_count_itself() -> None:
    s = after(position(city=["farm"], hands=["carnival"], stock=["2t 1p"], top="wife bard"), "play carnival")
    assert hand(s) == ["wife"]
    s = after(
        position(city=["crane"], hands=["carnival"], stock=["2t 1p"], top="wife"), "play carnival", "pay"
    )
    assert hand(s) == []


@rule("EVD-12.2", "EVD-8.1")
def test_with_a_full_hand_the_carnival_brings_resources() -> None:
    s = position(
        city=["carnival mine twig_barge"],
        hands=[EIGHT],
        seasons=["winter"],
        workers={"basic_1_berry": [0, 0]},
    )
    s = after(s, "prepare")
    assert choices(s) == {"gain 1t", "gain 1r", "gain 1p", "gain 1b"}


@rule("EVD-12.3")
def test_a_mole_counts_the_other_greens_of_the_carnivals_city() -> None:
    s = position(
        city=["", "carnival farm mine fairgrounds"], hands=["miner_mole"], stock=["3b"], top="wife bard king"
    )
    s = after(s, "play miner_mole", "activate carnival 1", "choose cards")
    assert hand(s) == ["bard", "king", "wife"]


def test_a_sweep_may_activate_the_carnival() -> None:
    s = position(city=["carnival"], hands=["chip_sweep"], stock=["3b"], top="wife")
    assert hand(after(s, "play chip_sweep", "activate carnival 0")) == ["wife"]


@rule("EVD-3.1")
def test_a_juggler_moves_into_the_carnival() -> None:
    s = position(city=["carnival"], hands=["juggler"])
    s = after(s, "play juggler")
    assert city(s) == ["carnival*", "juggler"]
    s = after(position(city=["carnival"], hands=["juggler"], stock=["2b"]), "play juggler")
    assert choices(s) == {"pay", "occupy carnival"}


# --- Gazette -----------------------------------------------------------------------------------------------


@rule("EVD-12.4")
def test_the_gazette_reports_events_once_it_stands() -> None:
    s = position(
        city=["crane judge inn chapel queen"],
        hands=["gazette"],
        stock=["2r 2p"],
        owned={"harvest_festival": 0},
    )
    s = after(s, "play gazette", "pay")
    assert city(s)[-1] == "gazette"  # the event before does not count
    s = after(s, "pass", "event city_monument")
    assert city(s)[-1] == "gazette+1"
    s = after(s, "event grand_tour")
    assert city(s)[-1] == "gazette+2"
    assert points(s)["tokens"] == 2


@rule("EVD-12.4")
def test_special_events_count_and_others_do_not() -> None:
    s = position(city=["gazette judge queen", "gazette inn chapel queen"], events=["tax_relief"])
    s = after(s, "event tax_relief")
    assert (city(s)[0], city(s, 1)[0]) == ("gazette+1", "gazette")


@rule("EVD-12.4", "EVD-10.18")
@pytest.mark.parametrize(("reported", "worth"), [(2, 2), (3, 6), (4, 7)])
def test_three_reported_events_are_worth_three_points_more_once(reported: int, worth: int) -> None:
    assert points(position(city=[f"gazette+{reported}"]))["tokens"] == worth


@rule("EVD-10.18")
def test_a_gazette_that_leaves_takes_its_tokens_with_it() -> None:
    s = after(position(city=["university gazette+3"]), "visit university 0", "card gazette", "gain 1b")
    assert points(s)["tokens"] == 1  # the University's
    assert stock(s) == "2r 2p 1b"


# --- Juggler -----------------------------------------------------------------------------------------------


@rule("EVD-12.5")
def test_three_twigs_buy_four_points() -> None:
    s = after(position(hands=["juggler"], stock=["4t 2b"]), "play juggler")
    assert choices(s) == {"choose points", "choose reveal", "done"}
    s = after(s, "choose points")
    assert (tokens(s), stock(s)) == (4, "1t")
    assert not midturn(s)  # one of the two only


@rule("EVD-12.5")
def test_or_a_twig_reveals_a_card_until_they_are_worth_six() -> None:
    s = after(position(hands=["juggler"], stock=["5t 2b"], top="king farm mine bard"), "play juggler")
    s = after(s, "choose reveal")
    assert choices(s) == {"choose reveal", "done"}  # no points for twigs any more
    assert s.view(1)["aside"] == ["king"]
    s = after(s, "choose reveal", "choose reveal", "done")
    assert (tokens(s), stock(s)) == (6, "2t")  # 4 + 1 + 2 points
    assert hand(s) == []
    assert sorted(pile(s)) == ["farm", "king", "mine"]


@rule("EVD-12.5")
def test_who_stops_before_six_gains_nothing() -> None:
    s = position(hands=["juggler"], stock=["5t 2b"], top="king farm")
    s = after(s, "play juggler", "choose reveal", "choose reveal", "done")
    assert (tokens(s), stock(s)) == (0, "3t")
    s = after(position(hands=["juggler"], stock=["5t 2b"]), "play juggler", "done")
    assert (tokens(s), stock(s)) == (0, "5t")


@rule("EVD-12.5")
def test_a_revealed_fool_counts_two_less() -> None:
    s = position(hands=["juggler"], stock=["3t 2b"], top="king mine fool")
    s = after(s, "play juggler", "choose reveal", "choose reveal", "choose reveal")
    assert tokens(s) == 0  # 4 + 2 - 2: and no twig is left
    assert sorted(pile(s)) == ["fool", "king", "mine"]


@rule("EVD-12.6")
def test_a_juggler_without_twigs_does_nothing() -> None:
    s = after(position(hands=["juggler"], stock=["2b"]), "play juggler")
    assert city(s) == ["juggler"]
    assert not midturn(s)


# --- Scurrble Stadium --------------------------------------------------------------------------------------


@rule("EVD-12.7")
def test_a_card_of_the_named_colour_is_worth_three_points() -> None:
    s = after(position(city=["scurrble_stadium"], top="farm mine inn king"), "visit scurrble_stadium 0")
    assert choices(s) == {"colour tan", "colour red", "colour blue", "colour purple"}  # never green
    s = after(s, "colour red")
    assert hand(s) == ["farm", "mine", "inn", "king"]
    assert tokens(s) == 3
    assert known(s, 1, 0) == ["inn"]  # shown as proof, and nothing else


@rule("EVD-12.7")
def test_without_a_card_of_the_colour_nothing_is_gained() -> None:
    s = position(city=["scurrble_stadium"], top="farm mine inn king wife")
    s = after(s, "visit scurrble_stadium 0", "colour blue")
    assert (tokens(s), len(hand(s)), known(s, 1, 0)) == (0, 4, [])


@rule("EVD-12.7", "EVD-8.1")
def test_only_cards_really_drawn_can_match() -> None:
    seven = "farm farm farm farm farm farm farm"
    s = position(city=["scurrble_stadium"], hands=[seven], top="mine inn")
    s = after(s, "visit scurrble_stadium 0", "colour red")
    assert (tokens(s), len(hand(s))) == (0, 8)
    s = after(position(city=["scurrble_stadium"], hands=[EIGHT], top="inn"), "visit scurrble_stadium 0")
    assert tokens(after(s, "colour red")) == 0


@rule("EVD-12.7")
def test_who_has_drawn_several_chooses_which_to_show() -> None:
    s = position(city=["scurrble_stadium"], top="inn queen farm inn")
    s = after(s, "visit scurrble_stadium 0", "colour red")
    assert choices(s) == {"card inn", "card queen"}
    assert (s.view(1)["aside"], s.view(0)["aside"]) == ([], ["farm", "inn", "inn", "queen"])
    assert GAME.load(s.dump()).dump() == s.dump()
    s = after(s, "card queen")
    assert (known(s, 1, 0), tokens(s)) == (["queen"], 3)


@rule("EVD-12.7", "EVD-10.1")
def test_the_stadium_is_open_and_pays_its_owner_a_point() -> None:
    s = position(city=["", "scurrble_stadium"], top="inn")
    s = after(s, "visit scurrble_stadium 1", "colour red")
    assert (tokens(s), tokens(s, 1)) == (3, 1)
    assert city(s, 1) == ["scurrble_stadium@0"]
    assert refusal(after(s, "pass"), "visit scurrble_stadium 1") == ("refuse.card_taken", "EVD-10.2")


# --- Scurrble Champion -------------------------------------------------------------------------------------


@rule("EVD-12.8")
@pytest.mark.parametrize(("champions", "bonus"), [(1, 0), (2, 4), (3, 12)])
def test_each_champion_scores_two_for_each_other_one(champions: int, bonus: int) -> None:
    s = position(city=["farm " + "scurrble_champion " * champions])
    assert points(s)["prosperity"] == bonus
    assert points(s)["cards"] == 1 + 2 * champions


@rule("EVD-7.14")
def test_all_champions_share_one_space() -> None:
    full = "farm farm farm farm farm farm farm farm mine mine mine inn inn inn"
    s = position(city=[f"{full} scurrble_champion"], hands=["scurrble_champion wife"], stock=["4b"])
    assert player(s)["plots"] == 15
    assert choices(s, "play") == {"play scurrble_champion"}
    s = after(s, "play scurrble_champion")
    assert (player(s)["plots"], city(s)[-2:]) == (15, ["scurrble_champion"] * 2)


@rule("EVD-7.14", "EVD-7.6")
def test_a_first_champion_needs_a_space_and_one_of_two_frees_none() -> None:
    full = "farm farm farm farm farm farm farm farm mine mine mine inn inn"
    s = position(city=[f"{full} dungeon scurrble_stadium"], hands=["scurrble_champion"], stock=["2b"])
    assert refusal(s, "play scurrble_champion") == ("refuse.city_full", "EVD-3.3")
    two = position(
        city=[f"{full} dungeon scurrble_champion scurrble_champion"], hands=["inn"], stock=["2t 1r"]
    )
    assert refusal(two, "play inn") == ("refuse.city_full", "EVD-3.3")
    one = position(city=[f"{full} dungeon scurrble_champion"], hands=["inn"])
    one = after(one, "play inn")
    assert city(one)[-2:] == ["dungeon[scurrble_champion]", "inn"]


def test_a_champion_moves_into_the_stadium() -> None:
    s = after(position(city=["scurrble_stadium"], hands=["scurrble_champion"]), "play scurrble_champion")
    assert city(s) == ["scurrble_stadium*", "scurrble_champion"]


# --- Town Crier --------------------------------------------------------------------------------------------


@rule("EVD-12.9", "EVD-9.2")
def test_the_crier_gives_exactly_two_cards_for_three_points_or_none() -> None:
    s = position(city=["gazette"], hands=["town_crier farm mine wife"])
    s = after(s, "play town_crier")
    assert city(s) == ["gazette*", "town_crier"]
    assert choices(s) == {"card farm", "card mine", "card wife", "done"}
    declined = after(s, "done")
    assert (tokens(declined), len(hand(declined))) == (0, 3)
    s = after(s, "card mine")
    assert choices(s) == {"card farm", "card wife"}  # both, once begun
    s = after(s, "card wife")
    assert (tokens(s), hand(s), sorted(hand(s, 1))) == (3, ["farm"], ["mine", "wife"])


@rule("EVD-12.9")
def test_one_opponent_gets_both() -> None:
    s = position(hands=["town_crier farm mine"], stock=["2b"], seats=3)
    s = after(s, "play town_crier")
    assert choices(s) == {"seat 1", "seat 2", "done"}
    s = after(s, "seat 2", "card farm", "card mine")
    assert (tokens(s), hand(s, 1), hand(s, 2)) == (3, [], ["farm", "mine"])


@rule("EVD-12.9")
def test_one_card_is_not_enough_for_the_crier() -> None:
    s = after(position(hands=["town_crier farm"], stock=["2b"]), "play town_crier")
    assert not midturn(s)
    assert hand(s) == ["farm"]


@rule("EVD-8.10", "EVD-8.6", "EVD-12.9")
def test_the_criers_gift_goes_to_the_pile_when_nobody_can_take_it() -> None:
    s = position(hands=["town_crier farm mine"], stock=["2b"], passed=[1])
    s = after(s, "play town_crier", "card farm", "card mine")
    assert (tokens(s), pile(s), hand(s, 1)) == (3, ["farm", "mine"], [])
    s = position(hands=["town_crier wife wife", "farm farm farm farm farm farm farm"], stock=["2b"])
    s = after(s, "play town_crier", "card wife", "card wife")
    assert (tokens(s), pile(s), len(hand(s, 1))) == (3, ["wife"], 8)


@rule("EVD-9.11")
def test_who_copies_the_crier_gives_and_gains() -> None:
    s = position(city=["", "town_crier"], hands=["miner_mole farm mine"], stock=["3b"])
    s = after(s, "play miner_mole", "activate town_crier 1", "card farm", "card mine")
    assert (tokens(s), hand(s, 1)) == (3, ["farm", "mine"])
