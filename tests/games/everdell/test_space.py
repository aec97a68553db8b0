"""EVD-7: fifteen plots, and what takes none."""

import pytest

from tests.clauses import rule
from tests.games.everdell.position import after, choices, city, pile, player, position, refusal, stock

FULL = "farm farm farm farm farm farm farm farm mine* mine* mine* inn inn twig_barge twig_barge"


@rule("EVD-3.3", "EVD-7.1")
def test_a_full_city_takes_no_more() -> None:
    s = position(city=[FULL], hands=["general_store"], stock=["9t 9r 9p 9b"], owned={"grand_tour": 0})
    assert player(s)["plots"] == 15
    assert refusal(s, "play general_store") == ("refuse.city_full", "EVD-3.3")


@rule("EVD-7.2", "EVD-11.4")
def test_a_wanderer_takes_no_plot_but_counts_as_a_tan_card() -> None:
    s = after(position(city=[FULL], hands=["wanderer"], stock=["2b"]), "play wanderer")
    assert player(s)["plots"] == 15
    assert player(s)["colours"]["tan"] == 1


@rule("EVD-7.3", "EVD-7.4", "EVD-7.16")
def test_husband_and_wife_share_a_plot_one_to_one() -> None:
    full = FULL.replace("farm ", "", 1) + " wife"
    s = position(city=[full], hands=["husband husband"], stock=["9b"])
    assert player(s)["plots"] == 15
    s = after(s, "play husband", "pay", "gain 1t", "pass")
    assert player(s)["plots"] == 15
    assert refusal(s, "play husband") == ("refuse.city_full", "EVD-3.3")


@rule("EVD-7.5")
@pytest.mark.parametrize(
    ("helper", "card", "left"),
    [("crane", "mine", "crane"), ("innkeeper", "queen", "innkeeper"), ("dungeon", "queen", "")],
)
def test_who_pays_makes_room(helper: str, card: str, left: str) -> None:
    full = f"{helper} doctor farm farm farm farm farm farm inn inn twig_barge twig_barge twig_barge mine mine"
    s = position(city=[full], hands=[card], stock=["2b"], meadow="king")
    assert player(s)["plots"] == 15
    s = after(s, f"play {card}")
    assert player(s)["plots"] == 15
    assert card in city(s)
    assert pile(s) == ([left] if left else [])


@rule("EVD-7.6")
def test_an_imprisoned_wanderer_or_half_a_couple_frees_no_plot() -> None:
    full = FULL.replace("farm farm farm", "dungeon wife husband", 1) + " wanderer farm"
    s = position(city=[full], hands=["queen"], stock=["2b"], meadow="king")
    assert player(s)["plots"] == 15
    assert refusal(s, "play queen")[0] == "refuse.too_dear_critter"


@rule("EVD-7.7")
def test_ruins_are_built_in_a_full_city() -> None:
    s = after(position(city=[FULL], hands=["ruins"]), "play ruins", "card inn")
    assert player(s)["plots"] == 15
    assert stock(s) == "2t 1r"


@rule("EVD-7.8")
def test_ruins_need_a_construction() -> None:
    assert refusal(position(city=["wife"], hands=["ruins"]), "play ruins") == (
        "refuse.no_construction",
        "EVD-7.8",
    )


@rule("EVD-7.9", "EVD-7.11")
def test_the_fool_goes_to_another_city_whatever_the_own_one_is_like() -> None:
    full = FULL.replace("farm", "fool", 1)
    s = after(position(city=[full], hands=["fool"], stock=["3b"]), "play fool")
    assert city(s, 1) == ["fool"]


@rule("EVD-7.10", "EVD-7.12")
def test_the_fool_needs_an_empty_plot_and_no_fool_there() -> None:
    s = position(city=["", "fool", FULL], hands=["fool"], stock=["3b"], seats=3)
    assert refusal(s, "play fool") == ("refuse.no_fool_city", "EVD-7.12")
    s = position(city=["", "", ""], hands=["fool"], stock=["3b"], seats=3)
    assert choices(after(s, "play fool")) == {"seat 1", "seat 2"}


@rule("EVD-8.11")
def test_the_fool_enters_the_city_of_somebody_who_has_passed() -> None:
    s = after(position(hands=["fool"], stock=["3b"], passed=[1]), "play fool")
    assert city(s, 1) == ["fool"]


@rule("EVD-7.13", "EVD-11.5")
def test_prisoners_are_no_longer_in_the_city() -> None:
    s = position(city=["dungeon[fool]"])
    assert player(s)["plots"] == 1
    assert player(s)["colours"]["tan"] == 0
    assert player(s)["points"]["cards"] == 0


@rule("EVD-7.17")
def test_a_fool_in_the_city_may_be_imprisoned_or_retired() -> None:
    s = after(position(city=["dungeon fool"], hands=["wife"]), "play wife")
    assert city(s) == ["dungeon[fool]", "wife"]
    s = after(position(city=["university fool"]), "visit university 0", "card fool", "gain 1t")
    assert stock(s) == "1t 3b"


@rule("EVD-7.16")
@pytest.mark.parametrize(
    ("cards", "plots"), [("husband husband wife", 2), ("husband wife wife wife", 3), ("husband wife", 1)]
)
def test_couples_take_as_many_plots_as_the_larger_number(cards: str, plots: int) -> None:
    assert player(position(city=[cards]))["plots"] == plots


@rule("EVD-11.5")
def test_cards_under_an_event_are_no_longer_in_the_city() -> None:
    owned = {"graduation_of_scholars": 0}
    under = {"graduation_of_scholars": "wanderer wife"}
    s = position(city=["husband"], events=["graduation_of_scholars"], owned=owned, under=under)
    assert player(s)["plots"] == 1
    assert player(s)["colours"] == {"tan": 0, "green": 1, "red": 0, "blue": 0, "purple": 0}
    assert player(s)["points"]["cards"] == 2
    assert player(s)["points"]["prosperity"] == 0
