"""ARB-1: material and set-up."""

from collections import Counter

import pytest

from bosquet import rng
from tests.clauses import rule
from tests.games.arbre.census import census
from tests.games.arbre.position import (
    DECK,
    FREE_ENDS,
    GAME,
    QUIET,
    SPIRITS,
    START,
    TYPES,
    after,
    hand,
    position,
    reserve,
    show,
    sites,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("ARB-1.1")
@SEATS
def test_the_deck(seats: int) -> None:
    assert len(DECK) == 68
    dealt = census(GAME.new(seats, 3).dump(), [])
    kinds = Counter(card.split("-")[0] for card in dealt if card in DECK)
    assert kinds == {"twig": 20, "leaf": 16, "bud": 12, "fruit": 8, "joker": 6, "flute": 6}
    assert Counter(card for card in dealt if card in DECK) == Counter(DECK)
    for spirit in SPIRITS:
        icons = Counter(card.split("-")[0] for card in dealt if card.endswith(f"-{spirit}"))
        assert icons == {"twig": 5, "leaf": 4, "bud": 3, "fruit": 2}


@rule("ARB-1.2")
def test_the_tree_at_the_start() -> None:
    view = GAME.new(2, 1).view(None)
    assert view["trunk"] == [True, False, False, False, False]
    roots = [twig for twig in view["tree"] if twig["parent"] is None]
    assert len(view["tree"]) == 12
    assert [twig["tile"] for twig in roots] == [0, 0, 0, 0]
    assert all(twig["owner"] is None and not twig["leaf"] for twig in view["tree"])
    assert all(twig["twigs"] == 2 for twig in roots)  # forks
    assert [twig["id"] for twig in view["tree"] if not twig["twigs"]] == FREE_ENDS


@rule("ARB-1.2")
def test_a_branch_may_be_a_chain() -> None:
    tree = GAME.new(2, 1, {"branch": "chain"}).view(None)["tree"]
    assert [twig["parent"] for twig in tree] == [None, 0, 1, None, 3, 4, None, 6, 7, None, 9, 10]
    assert [twig["twigs"] for twig in tree] == [1, 1, 0] * 4


@rule("ARB-1.3")
@SEATS
def test_reserves_are_open_and_the_rest_is_undergrowth(seats: int) -> None:
    state = GAME.new(seats, 1)
    for looking in (None, 0, 1):
        players = state.view(looking)["players"]
        assert all(player["reserve"] == START and player["left"] == 26 for player in players)
    assert state.view(None)["undergrowth"] == {
        "twig": 43,
        "leaf": 40 - 6 * seats,
        "bud": 30 - 5 * seats,
    }


@rule("ARB-1.4")
@SEATS
def test_river_source_and_hands(seats: int) -> None:
    view = GAME.new(seats, 1).view(0)
    assert len(view["river"]) == 4
    assert None not in view["river"]
    assert view["source"] == 68 - 4 - 3 * seats
    assert view["discards"] == 0
    assert len(view["hand"]) == 3
    assert [player["cards"] for player in view["players"]] == [3] * seats


@rule("ARB-1.5")
def test_the_spirits_lie_on_two_tiles_by_chance() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    spirits = GAME.catalogue()["spirits"]
    for seed in range(200):
        earth, water = [tile["face"] for tile in GAME.new(2, seed).view(None)["spirits"]]
        assert {earth, spirits[earth]["back"]} == {"faun", "dryad"}
        assert {water, spirits[water]["back"]} == {"naiad", "pegaea"}
        seen[earth, water] += 1
    assert len(seen) == 4
    assert min(seen.values()) > 30


@rule("ARB-1.6")
@SEATS
def test_the_first_player_is_drawn_and_turns_go_clockwise(seats: int) -> None:
    first = Counter(GAME.new(seats, seed).actor() for seed in range(40 * seats))
    assert set(first) == set(range(seats))
    assert min(first.values()) > 15
    state = GAME.new(seats, 5)
    order = []
    for _ in range(seats + 1):
        order.append(state.actor())
        for _ in range(2):
            state.apply(state.actor(), state.options(state.actor())[0])  # two cards of the river
    start = state.view(None)["first"]
    assert order == [(start + turn) % seats for turn in range(seats + 1)]


@rule("ARB-1.7")
def test_hands_are_dealt_before_the_river() -> None:
    """What lies in the river came after the hands: the source lacks exactly the last four before it."""
    state = GAME.new(2, 9)
    dump = state.dump()
    assert len(dump["source"]["cards"]) == 58
    river = position(
        "twig-faun twig-dryad twig-naiad", "bud-faun bud-dryad bud-naiad bud-pegaea", source="joker flute"
    )
    taken = after(river, "take bud-pegaea", "take bud-faun")
    assert taken.view(None)["river"] == ["joker", "bud-dryad", "bud-naiad", "flute"]  # from the lowest place


@rule("ARB-1.7")
def test_excess_cards_go_after_the_refill() -> None:
    full = position("twig-faun twig-dryad twig-naiad leaf-faun leaf-dryad leaf-naiad", source="joker flute")
    taken = after(full, "take twig-faun", "take twig-dryad")
    assert taken.view(0)["phase"] == "discard"
    assert taken.view(0)["river"][:2] == ["joker", "flute"]


@rule("ARB-1.8")
def test_what_was_taken_or_shown_is_known_and_the_rest_is_not() -> None:
    state = after(position("leaf-naiad", others=["bud-naiad bud-pegaea", "joker"]), "take bud-faun")
    assert state.view(1)["players"][0]["known"] == ["bud-faun"]
    assert state.view(2)["players"][0]["known"] == ["bud-faun"]
    assert state.view(0)["players"][1]["known"] == []
    picked = after(position("leaf-naiad twig-faun"), *show("leaf-naiad"))
    assert picked.view(0)["play"]["shown"] == ["leaf-naiad"]
    assert picked.view(0)["hand"] == ["twig-faun"]
    assert picked.view(1) == position("leaf-naiad twig-faun").view(1)  # not shown before the type is named
    shown = after(picked, "grow leaf")
    assert shown.view(1)["play"]["shown"] == ["leaf-naiad"]
    assert shown.view(1)["players"][0]["cards"] == 1


@rule("ARB-1.8")
def test_a_secret_discard_makes_the_others_unsure() -> None:
    """Seat 0 openly takes two cards and discards two of eight: nobody else knows which are left."""
    full = position("leaf-faun leaf-dryad leaf-naiad leaf-pegaea joker flute")
    taken = after(full, "take bud-faun", "take bud-dryad")
    assert taken.view(1)["players"][0]["known"] == ["bud-faun", "bud-dryad"]
    gone = after(taken, "discard bud-faun", "discard leaf-faun")
    assert gone.view(1)["players"][0]["known"] == []
    world_hands = {tuple(hand(gone.determinize(1, rng(number)), 0)) for number in range(20)}
    assert len(world_hands) > 10
    mine = gone.determinize(0, rng(1))
    assert hand(mine) == hand(gone)


@rule("ARB-1.8")
def test_the_three_cards_of_the_pegaea_are_secret() -> None:
    start = position("leaf-pegaea", source="joker flute bud-naiad")
    drawn = after(start, *show("leaf-pegaea"), "grow nothing", "invoke pegaea")
    assert drawn.view(0)["drawn"] == ["bud-naiad", "joker", "flute"]
    assert drawn.view(1)["drawn"] == drawn.view(None)["drawn"] == []
    kept = after(drawn, "keep joker")
    assert kept.view(1)["players"][0]["known"] == []


def test_the_positions_of_these_tests_are_as_the_game_begins() -> None:
    start = position()
    assert sites(after(position("joker", QUIET), *show("joker"), "grow leaf")) == set(FREE_ENDS)
    assert reserve(start) == START
    assert TYPES == ["twig", "leaf", "bud", "fruit"]
