"""EVD-2, 5: a turn, workers, locations, Haven and Journey."""

import pytest

from tests.clauses import rule
from tests.games.everdell.position import (
    GAME,
    after,
    choices,
    city,
    hand,
    meadow,
    pile,
    player,
    position,
    refusal,
    stock,
    tokens,
    workers_at,
)

ALL_PLACED = {"basic_1_berry": [0, 0]}


@rule("EVD-5.6", "EVD-2.1")
@pytest.mark.parametrize(
    ("place", "gained", "cards", "points"),
    [
        ("basic_3_twigs", "3t", 0, 0),
        ("basic_2_twigs_1_card", "2t", 1, 0),
        ("basic_2_resin", "2r", 0, 0),
        ("basic_1_resin_1_card", "1r", 1, 0),
        ("basic_2_cards_1_point", "", 2, 1),
        ("basic_1_pebble", "1p", 0, 0),
        ("basic_1_berry_1_card", "1b", 1, 0),
        ("basic_1_berry", "1b", 0, 0),
    ],
)
def test_a_basic_location_gives_what_it_shows(place: str, gained: str, cards: int, points: int) -> None:
    s = after(position(), f"place {place}")
    assert (stock(s), len(hand(s)), tokens(s)) == (gained, cards, points)
    assert workers_at(s, place) == [0]


@rule("EVD-2.1")
@pytest.mark.parametrize(
    ("place", "gained", "cards"),
    [
        ("forest_3_berries", "3b", 0),
        ("forest_2_berries_1_card", "2b", 1),
        ("forest_2_resin_1_twig", "1t 2r", 0),
        ("forest_1_twig_1_resin_1_berry", "1t 1r 1b", 0),
        ("forest_3_cards_1_pebble", "1p", 3),
    ],
)
def test_a_plain_forest_card_gives_what_it_shows(place: str, gained: str, cards: int) -> None:
    forest = [place, "forest_2_any", "forest_copy_basic_1_card"]
    s = after(position(forest=forest), f"place {place}")
    assert (stock(s), len(hand(s))) == (gained, cards)


@rule("EVD-2.1")
def test_two_of_any_resource() -> None:
    s = after(
        position(forest=["forest_2_any", "forest_3_berries", "forest_2_cards_1_any"]), "place forest_2_any"
    )
    assert len(choices(s)) == 10
    assert stock(after(s, "gain 1t-1p")) == "1t 1p"


@rule("EVD-2.1")
def test_two_cards_and_one_of_any_resource() -> None:
    s = position(forest=["forest_2_any", "forest_3_berries", "forest_2_cards_1_any"])
    s = after(s, "place forest_2_cards_1_any", "gain 1p")
    assert (stock(s), len(hand(s))) == ("1p", 2)


DISCARDING = ["forest_discard_up_to_3_gain_any", "forest_discard_any_draw_double", "forest_copy_basic_1_card"]


@rule("EVD-5.18", "EVD-8.18")
def test_up_to_three_cards_for_as_many_resources() -> None:
    s = position(hands=["farm farm farm mine"], forest=DISCARDING)
    s = after(s, "place forest_discard_up_to_3_gain_any", "card farm", "card mine", "card farm")
    assert len(choices(s, "gain")) == 20
    s = after(s, "gain 1t-1r-1b")
    assert pile(s) == ["farm", "mine", "farm"]
    assert hand(s) == ["farm"]


@rule("EVD-5.18")
def test_any_number_of_cards_for_twice_as_many() -> None:
    s = position(hands=["farm farm mine"], forest=DISCARDING, top="king queen wife fool")
    s = after(s, "place forest_discard_any_draw_double", "card farm", "card farm", "done")
    assert sorted(hand(s)) == ["fool", "king", "mine", "queen", "wife"]


@rule("EVD-5.10")
def test_discarding_places_need_a_card_in_hand() -> None:
    s = position(forest=DISCARDING)
    for place in (*DISCARDING[:2], "haven"):
        assert refusal(s, f"place {place}") == ("refuse.no_cards", "EVD-5.10")
    s = after(position(hands=["farm"], forest=DISCARDING), "place haven", "done")
    assert hand(s) == ["farm"]


@rule("EVD-5.17")
def test_copy_a_basic_location_and_draw_a_card() -> None:
    s = position(forest=DISCARDING, workers={"basic_3_twigs": [1]})
    s = after(s, "place forest_copy_basic_1_card")
    assert len(choices(s)) == 8
    s = after(s, "place basic_3_twigs")
    assert (stock(s), len(hand(s))) == ("3t", 1)
    assert workers_at(s, "basic_3_twigs") == [1]


TAKING = ["forest_draw_2_meadow_play_1_discount_1", "forest_2_any", "forest_3_berries"]
SHOWN = "farm inn king palace castle queen wife husband"


@rule("EVD-5.15", "EVD-5.16", "EVD-5.20")
def test_two_meadow_cards_and_one_of_them_for_one_less() -> None:
    s = position(hands=["mine"], stock=["2t 2b"], meadow=SHOWN, forest=TAKING, top="fool judge")
    s = after(s, "place forest_draw_2_meadow_play_1_discount_1", "card farm", "card wife")
    assert meadow(s)[0] == "fool"
    assert choices(s) == {"play farm", "play wife", "done"}
    s = after(s, "play farm")
    assert city(s) == ["farm"]
    assert stock(s) == "3b"
    assert sorted(hand(s)) == ["mine", "wife"]


@rule("EVD-5.15")
def test_with_seven_cards_one_is_taken_with_eight_none() -> None:
    seven = "mine mine mine farm farm farm farm"
    s = position(hands=[seven], meadow=SHOWN, forest=TAKING)
    s = after(s, "place forest_draw_2_meadow_play_1_discount_1", "card wife")
    assert s.actor() == 1
    s = position(
        hands=[seven + " inn"], meadow="farm king king palace castle queen wife husband", forest=TAKING
    )
    assert after(s, "place forest_draw_2_meadow_play_1_discount_1").actor() == 1


@rule("EVD-5.5")
def test_an_exclusive_place_takes_one_worker_a_shared_one_any_number() -> None:
    s = position(workers={"basic_3_twigs": [1], "basic_1_berry": [0]})
    assert refusal(s, "place basic_3_twigs") == ("refuse.place_taken", "EVD-5.5")
    assert workers_at(after(s, "place basic_1_berry"), "basic_1_berry") == [0, 0]


@rule("EVD-5.7")
def test_a_forest_card_takes_one_worker_two_with_four_players() -> None:
    s = position(workers={"forest_3_berries": [1]})
    assert refusal(s, "place forest_3_berries") == ("refuse.place_taken", "EVD-5.7")
    s = position(seats=4, workers={"forest_3_berries": [1]})
    s = after(s, "place forest_3_berries", "pass", "place basic_1_berry", "pass")
    assert refusal(s, "place forest_3_berries") == ("refuse.forest_twice", "EVD-5.7")


@rule("EVD-5.9")
def test_the_haven_pays_for_pairs_of_cards() -> None:
    s = position(hands=["farm farm mine mine inn"])
    s = after(s, "place haven", "card farm", "card mine", "card inn", "done")
    assert choices(s) == {"gain 1t", "gain 1r", "gain 1p", "gain 1b"}


@rule("EVD-5.11", "EVD-5.12", "EVD-5.13")
def test_journeys_begin_in_autumn_and_never_end() -> None:
    s = position(hands=["farm farm farm mine mine mine"], seasons=["summer"])
    assert refusal(s, "place journey_2") == ("refuse.journey_autumn", "EVD-5.11")
    s = position(hands=["farm farm farm mine mine mine"], seasons=["autumn"], workers={"journey_3": [1]})
    assert refusal(s, "place journey_3") == ("refuse.place_taken", "EVD-5.11")
    s = after(s, "place journey_4", "card farm", "card farm", "card farm", "card mine", "pass")
    assert refusal(s, "place journey_5") == ("refuse.journey_cards", "EVD-5.11")
    s = after(s, "place journey_2", "card mine", "card mine")
    assert player(s)["points"]["journey"] == 6
    assert player(s)["fixed"] == 2


@rule("EVD-2.3", "EVD-5.2")
def test_prepare_needs_every_worker_placed() -> None:
    assert refusal(position(), "prepare") == ("refuse.workers_left", "EVD-5.2")
    s = after(position(workers=ALL_PLACED), "prepare")
    assert player(s)["season"] == "spring"
    assert workers_at(s, "basic_1_berry") == []


@rule("EVD-2.3", "EVD-8.2")
def test_summer_brings_up_to_two_meadow_cards_and_no_production() -> None:
    s = position(city=["farm"], meadow=SHOWN, seasons=["spring"], workers={"basic_1_berry": [0, 0, 0]})
    s = after(s, "prepare", "card king", "done")
    assert hand(s) == ["king"]
    assert stock(s) == ""
    assert player(s)["workers"] == 4


@rule("EVD-2.3")
def test_autumn_brings_two_workers_and_production_and_is_the_last() -> None:
    s = position(city=["farm"], seasons=["summer"], workers={"basic_1_berry": [0, 0, 0, 0]})
    s = after(s, "prepare", "pass")
    assert player(s)["workers"] == 6
    assert stock(s) == "1b"
    s = position(seasons=["autumn"], workers={"basic_1_berry": [0] * 6})
    assert refusal(s, "prepare") == ("refuse.last_season", "EVD-2.3")


@rule("EVD-5.1", "EVD-5.3", "EVD-5.4", "EVD-2.5")
def test_turns_go_round_and_everybody_has_their_own_season() -> None:
    s = position(hands=["farm"], stock=["2t 1r"], workers=ALL_PLACED, seats=3)
    assert "play farm" in choices(s)
    s = after(s, "prepare")
    assert s.actor() == 1
    assert [player(s, seat)["season"] for seat in range(3)] == ["spring", "winter", "winter"]


@rule("EVD-2.4", "EVD-2.5", "EVD-11.18")
def test_who_passes_is_out_and_their_workers_stay() -> None:
    s = after(position(seats=3, workers={"basic_3_twigs": [0]}), "pass", "place basic_1_berry", "pass")
    assert s.actor() == 1
    assert workers_at(s, "basic_3_twigs") == [0]
    assert refusal(s, "place basic_3_twigs") == ("refuse.place_taken", "EVD-5.5")
    assert after(s, "pass").actor() == -1


@rule("EVD-2.4")
def test_a_year_that_never_ends_leaves_only_the_pass() -> None:
    dump = position(hands=["ruins"], city=["ruins"]).dump()
    assert "play ruins" in choices(GAME.load({**dump, "turn": 300}))
    s = GAME.load({**dump, "turn": 301})
    assert choices(s) == {"pass"}
    assert refusal(s, "play ruins") == ("refuse.too_long", "EVD-2.4")


@rule("EVD-5.8")
def test_haven_and_journey_are_never_copied() -> None:
    held = "farm farm farm farm farm"
    s = position(city=["lookout"], hands=[held], seasons=["autumn"], forest=DISCARDING)
    for move in ("visit lookout 0", "place forest_copy_basic_1_card"):
        copied = choices(after(s, move))
        assert "place basic_3_twigs" in copied
        assert not [name for name in copied if name == "place haven" or name.startswith("place journey")]


@rule("EVD-5.11")
def test_the_shortest_journey_is_shared() -> None:
    s = position(hands=["farm farm"], seasons=["autumn", "autumn"], workers={"journey_2": [1]})
    s = after(s, "place journey_2", "card farm", "card farm")
    assert workers_at(s, "journey_2") == [0, 1]
    assert hand(s) == []


@rule("EVD-5.16", "EVD-6.12")
def test_no_other_ability_helps_on_the_forest_card() -> None:
    shown = "mine castle king palace castle queen wife husband"
    s = position(city=["crane judge"], stock=["1t 1b"], meadow=shown, forest=TAKING)
    s = after(s, "place forest_draw_2_meadow_play_1_discount_1", "card mine", "card wife")
    assert choices(s) == {"play wife", "done"}  # two units are missing for the Mine


@rule("EVD-5.18")
def test_any_number_has_no_cap() -> None:
    s = position(hands=["farm farm farm mine mine"], forest=DISCARDING)
    s = after(s, "place forest_discard_any_draw_double", *["card farm"] * 3, "card mine", "card mine")
    assert pile(s) == ["farm", "farm", "farm", "mine", "mine"]
    assert len(hand(s)) == 8  # of the ten


@rule("EVD-8.2")
def test_in_summer_seven_cards_leave_room_for_one_and_eight_for_none() -> None:
    seven = "mine mine mine farm farm farm farm"
    placed = {"basic_1_berry": [0, 0, 0]}
    s = position(hands=[seven], meadow=SHOWN, seasons=["spring"], workers=placed)
    s = after(s, "prepare", "card wife")
    assert (s.actor(), len(hand(s))) == (1, 8)
    s = position(hands=[seven + " inn"], meadow=SHOWN, seasons=["spring"], workers=placed)
    assert after(s, "prepare").actor() == 1
