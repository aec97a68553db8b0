"""Paying for a card: in full, by occupying, by the abilities of blue cards (EVD-3.1, 6)."""

from tests.clauses import rule
from tests.games.everdell.position import after, choices, city, hand, pile, position, refusal, stock


@rule("EVD-2.2", "EVD-3.1")
def test_a_construction_is_paid_for_and_joins_the_city() -> None:
    s = after(position(hands=["farm"], stock=["2t 1r 1p"]), "play farm")
    assert city(s) == ["farm"]
    assert stock(s) == "1p 1b"  # the Farm has produced its berry
    assert hand(s) == []


@rule("EVD-3.1", "EVD-6.15")
def test_a_critter_moves_into_its_construction_for_nothing() -> None:
    s = after(position(city=["inn"], hands=["innkeeper"]), "play innkeeper")
    assert city(s) == ["inn*", "innkeeper"]
    assert stock(s) == ""


@rule("EVD-6.14")
def test_ways_to_play_a_card_are_told_by_verb_and_nouns() -> None:
    s = position(city=["inn"], hands=["innkeeper"], stock=["1b"])
    (option,) = [each for each in s.decision(0)["options"] if each["name"] == "play innkeeper"]
    assert option["effect"]["how"] == [{"verb": "occupy", "nouns": ["inn"]}, {"verb": "pay", "nouns": []}]


@rule("EVD-6.17")
def test_the_player_chooses_between_its_construction_and_the_ever_tree() -> None:
    s = after(position(city=["inn ever_tree"], hands=["innkeeper"], stock=["1b"]), "play innkeeper")
    assert choices(s) == {"occupy inn", "occupy ever_tree", "pay"}
    assert city(after(s, "occupy ever_tree")) == ["inn", "ever_tree*", "innkeeper"]


@rule("EVD-6.8", "EVD-6.26")
def test_the_crane_takes_three_off_and_is_discarded() -> None:
    s = after(position(city=["crane"], hands=["mine"]), "play mine")
    assert city(s) == ["mine"]
    assert stock(s) == "1p"
    assert pile(s) == ["crane"]


@rule("EVD-6.26")
def test_which_units_the_crane_waives_is_the_players_choice() -> None:
    s = after(position(city=["crane"], hands=["farm"], stock=["2t 1r"]), "play farm")
    assert choices(s) == {"pay", "crane"}
    s = position(city=["crane"], hands=["chapel"], stock=["2t 1r 1p"])
    s = after(s, "play chapel", "crane")
    assert choices(s) == {"spend 1t", "spend 1r", "spend 1p"}


@rule("EVD-3.2")
def test_a_unique_card_stands_once_in_a_city() -> None:
    s = position(city=["historian farm"], hands=["historian farm"], stock=["2t 1r 9b"])
    assert refusal(s, "play historian") == ("refuse.unique", "EVD-3.2")
    assert city(after(s, "play farm")) == ["historian", "farm", "farm"]  # a common one any number of times
