"""ETE-1: material and set-up."""

from itertools import permutations

import pytest

from bosquet.testing.play import positions
from tests.clauses import rule
from tests.games.eternity.position import GAME, after, players, position

FAMILIES = ("sea", "sky", "earth")


@rule("ETE-1.1")
def test_the_deck_is_three_families_from_1_to_14() -> None:
    dump = GAME.new(seats=4, seed=3).dump()
    dealt = [card for hand in dump["hands"] for card in hand["cards"]] + dump["tableau"]
    assert len(dealt) == 42
    assert set(dealt) == {f"{family}-{rank}" for family in FAMILIES for rank in range(1, 15)}


@rule("ETE-1.1")
def test_14_is_the_strongest_of_its_family_and_1_the_weakest() -> None:
    start = position("sky-2 sky-1", "sky-13 sky-9", "sky-14 sky-10", tableau="sea-1")
    assert after(start, "play sky-2", "play sky-13", "play sky-14").view(None)["leader"] == 2
    assert after(start, "play sky-1", "play sky-9", "play sky-10").view(None)["leader"] == 2


@rule("ETE-1.2")
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(("ranks", "trees"), [(range(1, 5), 0), (range(5, 10), 1), (range(10, 15), 2)])
def test_the_trees_of_a_pledge_go_by_the_number(family: str, ranks: range, trees: int) -> None:
    for rank in ranks:
        pledged = f"{family}-{rank}"
        others = [card for card in ("sea-6", "sky-6", "earth-6") if card != pledged]
        start = position(others[0], pledged, others[1], tableau="sea-1" if pledged != "sea-1" else "sea-2")
        assert players(after(start, f"play {others[0]}", f"pledge {pledged}"), "trees") == [0, trees, 0]


@rule("ETE-1.3")
@pytest.mark.parametrize("order", list(permutations(FAMILIES)))
def test_the_tiles_stand_in_the_order_agreed_and_keep_it(order: tuple[str, ...]) -> None:
    for state in positions(GAME, 3, {"tableau_order": "-".join(order)}, seed=5, every=10):
        view = state.view(1)
        assert view["order"] == list(order)
        assert list(view["tableau"]) == list(order)


@rule("ETE-1.3")
def test_every_card_of_the_tableau_grows_under_its_own_family() -> None:
    for state in positions(GAME, 4, {}, seed=5):
        columns = state.view(None)["tableau"]
        assert all(card.startswith(f"{family}-") for family, cards in columns.items() for card in cards)
        assert sorted(card for cards in columns.values() for card in cards) == sorted(state.dump()["tableau"])


@rule("ETE-1.3")
def test_the_order_is_drawn_when_nobody_chooses_it() -> None:
    drawn = {tuple(GAME.new(seats=4, seed=seed).view(None)["order"]) for seed in range(60)}
    assert drawn == set(permutations(FAMILIES))


@rule("ETE-1.4")
def test_trees_do_not_run_out() -> None:
    """18 tokens are taken already, and a pledge still brings its two."""
    start = position("sky-3", "sky-14", "sky-4", tableau="sea-1", tricks=[4, 3, 2], trees=[8, 6, 4])
    assert players(after(start, "play sky-3", "pledge sky-14"), "trees") == [8, 8, 4]


@rule("ETE-1.5")
def test_a_game_is_three_rounds() -> None:
    *_, end = positions(GAME, 5, {}, seed=2)
    assert [len(player["rounds"]) for player in end.view(None)["players"]] == [3] * 5


@rule("ETE-1.5")
@pytest.mark.parametrize("ages", list(permutations(range(3))))
def test_the_oldest_deals_and_leads_first(ages: tuple[int, ...]) -> None:
    start = GAME.new(seats=3, seed=1, options={"ages": list(ages)})
    assert start.view(None)["dealer"] == start.view(None)["leader"] == start.actor() == ages[0]


@rule("ETE-1.5")
def test_without_ages_the_first_dealer_is_drawn_and_the_others_are_younger_clockwise() -> None:
    drawn = set()
    for seed in range(60):
        dump = GAME.new(seats=5, seed=seed).dump()
        first = dump["dealer"]
        assert dump["ages"] == [(first + step) % 5 for step in range(5)]
        drawn.add(first)
    assert drawn == set(range(5))
