"""ARB-5: where things grow."""

from typing import Any

import pytest

from bosquet import BadRecord
from bosquet.testing.play import positions
from tests.clauses import rule
from tests.games.arbre.position import (
    FREE_ENDS,
    GAME,
    PIECES,
    Tree,
    after,
    at,
    choices,
    position,
    refusal,
    show,
    sites,
)


@rule("ARB-5.1")
def test_two_twigs_at_an_end_of_any_colour() -> None:
    tree = Tree().twig(1, owner=1).bear("leaf", 2)
    named = after(position("joker joker joker", tree=tree), *show("joker", "joker", "joker"), "grow twig")
    assert sites(named) == {1, 4, 5, 7, 8, 10, 11, 12}
    assert refusal(named, "at 0") == ("refuse.two_twigs_there", "ARB-5.1")
    assert refusal(named, "at 2") == ("refuse.no_twig_on_leaf", "ARB-5.1")
    assert refusal(named, "at 13") == ("refuse.no_such_twig", "ARB-5.1")
    one = after(named, *at(12))  # at the end of another's
    assert sites(one) == {1, 4, 5, 7, 8, 10, 11, 12, 13}
    assert sites(after(one, *at(12))) == {1, 4, 5, 7, 8, 10, 11, 13, 14}
    assert sites(after(one, *at(1))) == {4, 5, 7, 8, 10, 11, 12, 13, 14}


@rule("ARB-5.1")
def test_the_two_places_of_an_end_are_one_choice() -> None:
    named = after(position("joker"), *show("joker"), "grow twig")
    assert len(named.options(0)) == len(FREE_ENDS)


@rule("ARB-5.2")
def test_a_leaf_at_a_bare_end() -> None:
    tree = Tree().twig(1, owner=1).bear("leaf", 2).bear("bud", 4)
    named = after(position("joker", tree=tree), *show("joker"), "grow leaf")
    assert sites(named) == {5, 7, 8, 10, 11, 12}
    assert refusal(named, "at 1") == ("refuse.twig_there", "ARB-5.2")
    assert refusal(named, "at 2") == ("refuse.leaf_there", "ARB-5.2")
    assert refusal(named, "at 4") == ("refuse.leaf_there", "ARB-5.2")
    assert after(named, *at(5)).view(None)["tree"][5]["leaf"]


@rule("ARB-5.2")
def test_no_twig_grows_from_a_leaf_afterwards() -> None:
    tree = Tree().bear("leaf", *FREE_ENDS[:-1])
    start = position("joker", tree=tree, others=["joker twig-naiad"])
    grown = after(start, *show("joker"), "grow leaf", *at(11))
    assert choices(after(grown, "show joker")) == {"grow bud"}
    assert refusal(after(grown, "show joker"), "grow twig") == ("refuse.no_site", "ARB-4.12")


@rule("ARB-5.3")
def test_a_bud_on_a_leaf_without_one() -> None:
    tree = Tree().twig(1, owner=1).bear("leaf", 12, 2).bear("bud", 4).bear("fruit 1", 5).flower(7, seat=1)
    named = after(position("joker", "twig-faun flute flute flute", tree=tree), *show("joker"), "grow bud")
    assert sites(named) == {2, 12}  # of any colour
    assert refusal(named, "at 8") == ("refuse.no_leaf", "ARB-5.3")
    assert refusal(named, "at 4") == ("refuse.bud_there", "ARB-5.3")
    assert refusal(named, "at 5") == ("refuse.bud_there", "ARB-5.3")


@rule("ARB-5.4", "ARB-5.5")
def test_a_fruit_on_common_and_own_twigs_a_flower_on_any() -> None:
    tree = Tree().twig(1, owner=0).twig(1, owner=1).bear("bud", 12, 13, 2).bear("leaf", 4)
    tree.bear("fruit 1", 5)
    asked = after(position("joker", tree=tree), *show("joker"), "grow fruit")
    fruit = after(asked, "piece fruit")
    assert sites(fruit) == {2, 12}
    assert refusal(fruit, "at 13") == ("refuse.other_colour", "ARB-5.4")
    assert refusal(fruit, "at 4") == ("refuse.no_bud", "ARB-5.4")
    assert refusal(fruit, "at 5") == ("refuse.fruit_there", "ARB-5.4")
    flower = after(asked, "piece flower")
    assert sites(flower) == {2, 12, 13}
    assert refusal(flower, "at 5") == ("refuse.fruit_there", "ARB-5.5")
    grown = after(flower, *at(13)).view(None)["tree"][13]
    assert (grown["flower"], grown["bud"], grown["fruit"]) == (True, True, None)


@rule("ARB-5.4")
def test_a_fruit_has_the_colour_of_its_player() -> None:
    tree = Tree().bear("bud", 2).flower(4, seat=0)
    grown = after(position("joker", tree=tree), *show("joker"), "grow fruit", *at(2))
    assert grown.view(None)["tree"][2]["fruit"] == 0


@rule("ARB-5.5")
def test_only_the_flower_where_all_buds_are_anothers() -> None:
    tree = Tree().twig(1, owner=1).bear("bud", 12)
    named = after(position("joker", tree=tree), *show("joker"), "grow fruit")
    assert choices(named) == {"at 12"}
    assert named.view(0)["play"]["piece"] == "flower"
    gone = Tree().twig(1, owner=1).bear("bud", 12).flower(4, seat=0)
    shown = after(position("joker", tree=gone), *show("joker"))
    assert refusal(shown, "grow fruit") == ("refuse.no_site", "ARB-4.12")


def long_tree(twigs: int) -> Tree:
    """One twig on the other."""
    tree = Tree()
    for twig in range(12, twigs):
        tree.twig(11 if twig == 12 else twig - 1)
    return tree


@rule("ARB-5.6")
def test_a_tree_of_any_size_is_chosen_page_by_page() -> None:
    tree = long_tree(400)
    start = position("joker", tree=tree)
    first = after(start, *show("joker"), "grow twig")
    assert sites(first) == {1, 2, 4, 5, 7, 8, 10, *range(11, 160)}
    assert "further" in choices(first)
    third = after(first, "further", "further")
    assert sites(third) == set(range(400 - 320))
    assert refusal(third, "further") == ("refuse.further_not_now", "ARB-5.6")
    assert third.decision(0)["options"][0]["target"] == "site/320"
    grown = after(third, "at 79")
    assert grown.view(None)["tree"][400]["parent"] == 399


@rule("ARB-5.6")
def test_pages_without_a_site_are_passed_over() -> None:
    tree = long_tree(400)
    tree.bear("leaf", *FREE_ENDS[:-1])
    named = after(position("joker", tree=tree), *show("joker"), "grow leaf")
    assert choices(named) == {"at 79"}
    assert after(named, "at 79").view(None)["tree"][399]["leaf"]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("branch", ["fork", "chain"])
def test_sites_are_what_the_whole_tree_says(branch: str, seed: int) -> None:
    """The lists that are mended piece by piece, beside a search of the whole tree."""
    for state in positions(GAME, 3, {"branch": branch}, seed=seed):
        if not state.actors() or state.view(None)["phase"] != "grow":
            continue
        view = state.view(None)
        piece, seat = view["play"]["piece"], view["turn"]
        if piece is None or len(view["tree"]) > 160:
            continue
        assert sites(state) == {twig["id"] for twig in view["tree"] if fits(piece, twig, seat)}


def fits(piece: str, twig: dict[str, Any], seat: int) -> bool:
    """ARB-5.1 to 5.5, twig by twig."""
    if piece == "leaf":
        return not twig["leaf"] and not twig["twigs"]
    if piece == "bud":
        return bool(twig["leaf"]) and not twig["bud"]
    if piece in ("fruit", "flower"):
        free = twig["bud"] and not twig["flower"] and twig["fruit"] is None
        return free and (piece == "flower" or twig["owner"] in (None, seat))
    return not twig["leaf"] and twig["twigs"] < 2


def test_no_flower_is_placed_that_nobody_has() -> None:
    """A loaded question might have asked for one (ARB-4.8): a thing of the box came onto the tree."""
    tree = Tree().bear("bud", 1, 2).bear("fruit 0", 4, 5, 7)
    for flowers in (1, 0):
        grown = tree if flowers else tree.flower(8, 0)
        dump = position(hand="fruit-dryad", tree=grown, reserves=[{"flower": flowers}]).dump()
        dump["hands"][0] = {"cards": []}
        dump |= {"shown": ["fruit-dryad"], "growing": "fruit", "placed": 1, "owed": 3}
        dump["frames"] = [["EndTurn", 0], ["PlayOn", 0], ["PlacePiece", 0, PIECES.index("flower"), 0]]
        if flowers:
            GAME.load(dump)
        else:
            with pytest.raises(BadRecord, match="a piece and a site"):
                GAME.load(dump)
