"""Why not? Everything that a newcomer would try and that is not allowed has its reason and its clause."""

import pytest

from bosquet import State
from tests.clauses import rule
from tests.games.everdell.position import GAME, after, position, refusal

FULL = "farm farm farm farm farm farm farm farm mine mine mine inn inn inn school"


@rule("EVD-2.2", "EVD-3.1", "EVD-3.2", "EVD-3.3", "EVD-7.8", "EVD-7.12")
@pytest.mark.parametrize(
    ("start", "move", "reason"),
    [
        (position(), "play farm", ("refuse.not_in_hand", "EVD-2.2")),
        (position(), "meadow farm", ("refuse.not_in_meadow", "EVD-2.2")),
        (position(), "meadow king", ("refuse.too_dear_critter", "EVD-3.1")),
        (position(hands=["farm"]), "play farm", ("refuse.too_dear", "EVD-3.1")),
        (position(city=["monk"], hands=["monk"], stock=["1b"]), "play monk", ("refuse.unique", "EVD-3.2")),
        (position(city=[FULL], hands=["monk"], stock=["1b"]), "play monk", ("refuse.city_full", "EVD-3.3")),
        (position(hands=["ruins"]), "play ruins", ("refuse.no_construction", "EVD-7.8")),
        (
            position(city=["", "fool"], hands=["fool"], stock=["3b"]),
            "play fool",
            ("refuse.no_fool_city", "EVD-7.12"),
        ),
    ],
)
def test_cards(start: State, move: str, reason: tuple[str, str]) -> None:
    assert refusal(start, move) == reason


@rule("EVD-1.2", "EVD-2.1", "EVD-5.5", "EVD-5.7", "EVD-5.10", "EVD-5.11")
@pytest.mark.parametrize(
    ("start", "place", "reason"),
    [
        (position(free=[0, 2]), "haven", ("refuse.no_worker", "EVD-2.1")),
        (position(workers={"basic_1_pebble": [1]}), "basic_1_pebble", ("refuse.place_taken", "EVD-5.5")),
        (position(), "forest_3_cards_1_pebble", ("refuse.not_in_play", "EVD-1.2")),
        (position(workers={"forest_3_berries": [0]}), "forest_3_berries", ("refuse.forest_twice", "EVD-5.7")),
        (position(workers={"forest_3_berries": [1]}), "forest_3_berries", ("refuse.place_taken", "EVD-5.7")),
        (
            position(forest=["forest_discard_any_draw_double", "forest_3_berries", "forest_2_any"]),
            "forest_discard_any_draw_double",
            ("refuse.no_cards", "EVD-5.10"),
        ),
        (position(), "haven", ("refuse.no_cards", "EVD-5.10")),
        (position(hands=["farm farm"]), "journey_2", ("refuse.journey_autumn", "EVD-5.11")),
        (
            position(hands=["farm farm farm"], seasons=["autumn"], workers={"journey_3": [1]}),
            "journey_3",
            ("refuse.place_taken", "EVD-5.11"),
        ),
        (position(hands=["farm"], seasons=["autumn"]), "journey_2", ("refuse.journey_cards", "EVD-5.11")),
    ],
)
def test_places(start: State, place: str, reason: tuple[str, str]) -> None:
    assert refusal(start, f"place {place}") == reason


@rule("EVD-1.3", "EVD-3.6", "EVD-4.3", "EVD-11.1")
def test_events() -> None:
    s = position(city=["inn chapel queen"], owned={"grand_tour": 1})
    assert refusal(s, "event grand_tour") == ("refuse.event_taken", "EVD-4.3")
    assert refusal(s, "event city_monument") == ("refuse.event_not_met", "EVD-3.6")
    assert refusal(s, "event croak_wart_cure") == ("refuse.event_not_in_play", "EVD-1.3")
    s = position(city=["undertaker barge_toad"], events=["croak_wart_cure"])
    assert refusal(s, "event croak_wart_cure") == ("refuse.cannot_pay_event", "EVD-11.1")


@rule("EVD-8.12", "EVD-10.1", "EVD-10.2", "EVD-10.4", "EVD-10.13", "EVD-10.14")
@pytest.mark.parametrize(
    ("cities", "move", "reason"),
    [
        ([], "visit inn 1", ("refuse.not_in_city", "EVD-10.1")),
        (["", "chapel"], "visit chapel 1", ("refuse.not_open", "EVD-10.1")),
        (["chapel@0"], "visit chapel 0", ("refuse.card_taken", "EVD-10.2")),
        (["inn"], "visit inn 0", ("refuse.nothing_to_play", "EVD-10.4")),
        (["monastery"], "visit monastery 0", ("refuse.two_resources", "EVD-10.13")),
        (["post_office"], "visit post_office 0", ("refuse.two_cards", "EVD-8.12")),
        (["university"], "visit university 0", ("refuse.nothing_to_retire", "EVD-10.14")),
    ],
)
def test_cards_of_cities(cities: list[str], move: str, reason: tuple[str, str]) -> None:
    assert refusal(position(city=cities), move) == reason


@rule("EVD-2.3", "EVD-5.1", "EVD-5.2")
def test_seasons_and_wrong_moments() -> None:
    assert refusal(position(), "prepare") == ("refuse.workers_left", "EVD-5.2")
    assert refusal(position(seasons=["autumn"]), "prepare") == ("refuse.last_season", "EVD-2.3")
    assert refusal(position(), "gain 1t") == ("refuse.nothing_asked", "EVD-5.1")
    asked = after(position(hands=["monk"], stock=["2b"]), "play monk")
    assert refusal(asked, "pass") == ("refuse.answer_first", "EVD-5.1")


@rule("EVD-2.4")
def test_after_the_longest_year_only_the_pass_is_left() -> None:
    s = GAME.load({**position(hands=["farm"], stock=["2t 1r"]).dump(), "turn": 301})
    assert refusal(s, "play farm") == ("refuse.too_long", "EVD-2.4")


@rule("EVD-5.16", "EVD-10.3", "EVD-10.5")
def test_cards_played_by_leave_of_others() -> None:
    """On the forest card what was just taken, in the Inn the Meadow, by the Queen up to 3 points."""
    taking = position(
        hands=["mine"],
        stock=["1t 1r"],
        forest=["forest_draw_2_meadow_play_1_discount_1", "forest_3_berries", "forest_2_any"],
        meadow="farm crane king king palace palace castle castle",
    )
    taking = after(taking, "place forest_draw_2_meadow_play_1_discount_1", "card farm", "done")
    assert refusal(taking, "play mine") == ("refuse.not_taken", "EVD-5.16")
    assert refusal(taking, "meadow crane") == ("refuse.not_taken", "EVD-5.16")
    assert refusal(taking, "pass") == ("refuse.answer_first", "EVD-5.1")
    inn = position(city=["inn"], hands=["mine"], meadow="farm king king palace palace castle castle queen")
    inn = after(inn, "visit inn 0")
    assert refusal(inn, "play mine") == ("refuse.inn_meadow", "EVD-10.3")
    assert refusal(inn, "meadow king") == ("refuse.too_dear_critter", "EVD-3.1")
    queen = after(position(city=["queen"], hands=["king farm"]), "visit queen 0")
    assert refusal(queen, "play king") == ("refuse.queen_points", "EVD-10.5")


@rule("EVD-10.22")
def test_where_the_ranger_cannot_go() -> None:
    s = position(hands=["ranger"], stock=["2b"], workers={"basic_1_pebble": [0], "basic_3_twigs": [1]})
    s = after(s, "play ranger", "recall basic_1_pebble")
    assert refusal(s, "place basic_1_pebble") == ("refuse.same_place", "EVD-10.22")
    assert refusal(s, "place basic_3_twigs") == ("refuse.place_taken", "EVD-5.5")
    assert refusal(s, "done") == ("refuse.not_an_option", "")


@rule("EVD-5.1")
def test_answers_to_other_questions() -> None:
    """A card that is not there, and a move that nobody asked for."""
    bard = after(position(hands=["bard farm"], stock=["3b"]), "play bard")
    assert refusal(bard, "card king") == ("refuse.not_an_option", "")
    amilla = after(position(city=["amilla_glistendew"], legends=[""]), "visit amilla_glistendew 0")
    assert refusal(amilla, "pass") == ("refuse.answer_first", "EVD-5.1")
