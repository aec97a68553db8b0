"""ARB-4: playing cards, with the rulebook's first example (A1, A2, A4)."""

from typing import Any

import pytest

from bosquet import State
from tests.clauses import rule
from tests.games.arbre.position import (
    QUIET,
    Tree,
    after,
    at,
    choices,
    faces,
    hand,
    owed,
    position,
    refusal,
    reserve,
    show,
    sites,
)

FRANCK = "leaf-naiad leaf-pegaea joker twig-naiad bud-naiad"


def franck(**more: object) -> State:
    """A1: six cards in hand, and five of them are played for leaves."""
    known: dict[str, Any] = {"faces": "faun pegaea", **more}
    return position(f"{FRANCK} fruit-faun", "leaf-faun joker twig-faun bud-dryad", **known)


def five_sites() -> Tree:
    return Tree().bear("leaf", 1, 2, 4)


@rule("ARB-4.1", "ARB-4.3", "ARB-4.4")
def test_a1_six_leaves_are_owed() -> None:
    shown = after(franck(), *show(*FRANCK.split()))
    sums = {row["type"]: row for row in shown.view(0)["sums"]}["leaf"]
    parts = ("cards", "jokers", "pairs", "river", "river_jokers", "total")
    assert [sums[part] for part in parts] == [2, 1, 1, 1, 1, 6]
    assert owed(after(shown, "grow leaf")) == 6


@rule("ARB-4.7", "ARB-4.8", "ARB-4.1")
def test_a2_five_sites_four_of_ones_own() -> None:
    start = franck(tree=five_sites(), reserves=[{"leaf": 4}])
    named = after(start, *show(*FRANCK.split()), "grow leaf")
    assert sites(named) == {5, 7, 8, 10, 11}
    grown = after(named, *at(5, 7, 8, 10, 11))
    assert reserve(grown)["leaf"] == 0
    assert grown.view(None)["undergrowth"]["leaf"] == start.view(None)["undergrowth"]["leaf"] - 1
    done = after(grown, "done")  # the Pegaea is there, and may be left out
    assert hand(done) == ["fruit-faun"]
    assert done.view(None)["discards"] == 5
    assert done.view(None)["river"] == start.view(None)["river"]
    assert done.actor() == 1


@rule("ARB-4.8", "ARB-4.7")
def test_a4_five_fruits_owed_and_three_left() -> None:
    tree = Tree().bear("bud", 1, 2, 4, 5, 7).flower(8, seat=0)
    start = position("fruit-faun fruit-dryad joker", "fruit-naiad joker twig-faun twig-dryad", tree=tree)
    named = after(start, *show("fruit-faun", "fruit-dryad", "joker"), "grow fruit")
    assert owed(named) == 5
    grown = after(named, *at(1, 2, 4))
    assert reserve(grown)["fruit"] == 0
    assert grown.actor() == 1


@rule("ARB-4.1")
def test_all_cards_are_shown_first() -> None:
    growing = after(position("joker joker"), *show("joker"), "grow twig")
    assert refusal(growing, "show joker") == ("refuse.show_not_now", "ARB-4.1")
    over = after(position("leaf-pegaea joker joker"), *show("leaf-pegaea", "joker"), "grow leaf", *at(1, 2))
    assert refusal(over, "show joker") == ("refuse.all_shown", "ARB-4.1")


@rule("ARB-4.1")
def test_cards_are_discarded_at_the_end_of_the_play() -> None:
    growing = after(position("joker joker"), *show("joker", "joker"), "grow leaf", *at(1))
    assert growing.view(None)["discards"] == 0
    assert growing.view(None)["play"]["shown"] == ["joker", "joker"]
    over = after(growing, *at(2))
    assert over.view(None)["discards"] == 2
    assert over.view(None)["play"] is None


@rule("ARB-4.2")
def test_one_type_a_turn() -> None:
    tree = Tree().bear("leaf", 1).bear("bud", 2, 4)
    shown = after(position("joker joker joker", tree=tree), *show("joker", "joker", "joker"))
    assert {"grow twig", "grow leaf", "grow bud", "grow fruit"} <= choices(shown)
    growing = after(shown, "grow fruit", "piece flower", *at(2))
    assert choices(growing) == {"at 4"}  # the other bud: fruits and flowers are one type
    assert refusal(growing, "grow leaf") == ("refuse.grow_not_now", "ARB-4.12")
    assert refusal(growing, "at 1") == ("refuse.no_bud", "ARB-5.4")


@rule("ARB-4.2")
def test_a_piece_of_another_type_is_refused() -> None:
    tree = Tree().bear("bud", 2, 4)
    asked = after(position("joker", tree=tree), *show("joker"), "grow fruit")
    assert choices(asked) == {"piece fruit", "piece flower"}
    assert refusal(asked, "piece twig") == ("refuse.other_type", "ARB-4.2")
    assert refusal(asked, "at 2") == ("refuse.piece_first", "ARB-4.9")


@rule("ARB-4.3")
@pytest.mark.parametrize(
    ("cards", "river", "number"),
    [
        ("leaf-faun", "twig-faun twig-faun twig-faun flute", 1),
        ("leaf-faun", "leaf-faun leaf-naiad twig-faun joker", 4),
        ("joker", "leaf-faun leaf-naiad leaf-faun joker", 5),
        ("leaf-faun leaf-dryad joker", "bud-faun bud-naiad flute flute", 3),
    ],
)
def test_the_number_counts_hand_and_river(cards: str, river: str, number: int) -> None:
    assert owed(after(position(cards, river), *show(*cards.split()), "grow leaf")) == number


@rule("ARB-4.4")
def test_a_pair_is_of_other_types_with_one_icon() -> None:
    """Two buds and two twigs of the Faun are two pairs for leaves; river cards join none of them."""
    cards = "leaf-naiad bud-faun bud-faun twig-faun twig-faun"
    shown = after(position(cards, "bud-faun bud-dryad twig-dryad flute"), *show(*cards.split()))
    assert owed(after(shown, "grow leaf")) == 3
    assert refusal(shown, "grow twig") == ("refuse.unpaired", "ARB-4.5")  # the leaf has no partner


@rule("ARB-4.4")
def test_a_card_counts_once() -> None:
    """A leaf of the Faun grown as a leaf is half of no pair: the twig of the Faun stays alone."""
    shown = after(position("leaf-faun twig-faun joker"), *show("leaf-faun", "joker"))
    assert choices(shown) == {"grow leaf"}
    assert refusal(shown, "show twig-faun") == ("refuse.no_partner", "ARB-4.5")
    assert refusal(shown, "grow twig") == ("refuse.unpaired", "ARB-4.5")
    tree = Tree().bear("leaf", 1, 2)
    with_leaves = after(
        position("leaf-faun twig-faun joker", tree=tree), *show("leaf-faun", "twig-faun", "joker")
    )
    assert owed(after(with_leaves, "grow bud")) == 2 + 2  # joker, pair, and two buds in the river


@rule("ARB-4.5")
def test_a_card_without_a_partner_cannot_be_shown() -> None:
    start = position(
        "twig-naiad bud-naiad bud-faun", faces="dryad pegaea", tree=Tree().bear("leaf", *at_all())
    )
    assert choices(start) == {
        *[f"take {card}" for card in QUIET.split()],
        "show twig-naiad",
        "show bud-naiad",
        "show bud-faun",
        "trunk",
    }
    closed = position("twig-naiad leaf-naiad bud-faun", tree=closed_tree())
    assert "show bud-faun" not in choices(closed)
    assert refusal(closed, "show bud-faun") == ("refuse.no_partner", "ARB-4.5")


def at_all() -> list[int]:
    return [1, 2, 4, 5, 7, 8, 10]


def closed_tree() -> Tree:
    """Every end bears a bud: only fruits and golden flowers can grow."""
    return Tree().bear("bud", *at_all(), 11)


@rule("ARB-4.6")
def test_pairs_alone_suffice() -> None:
    shown = after(position("twig-naiad bud-naiad"), *show("twig-naiad", "bud-naiad"))
    assert owed(after(shown, "grow leaf")) == 1


@rule("ARB-4.6")
def test_pairs_alone_may_not_suffice() -> None:
    start = position("twig-naiad bud-naiad joker", pairs_alone=False)
    shown = after(start, *show("twig-naiad", "bud-naiad"))
    assert refusal(shown, "grow leaf") == ("refuse.pairs_alone", "ARB-4.6")
    assert owed(after(shown, "show joker", "grow leaf")) == 2
    poor = position("twig-naiad bud-naiad", pairs_alone=False, tree=Tree().bear("leaf", *at_all()))
    assert {"show twig-naiad", "show bud-naiad"} <= choices(poor)  # each for its own type
    assert "show twig-naiad" not in choices(after(poor, "show bud-naiad"))


@rule("ARB-4.7")
def test_one_may_not_stop_before() -> None:
    growing = after(position("joker joker joker"), *show("joker", "joker", "joker"), "grow leaf", *at(1))
    assert refusal(growing, "done") == ("refuse.still_owed", "ARB-4.7")
    assert after(growing, *at(2, 4)).actor() == 1


@rule("ARB-4.7")
def test_or_as_many_as_there_are_sites() -> None:
    tree = Tree().bear("leaf", 1, 2, 4, 5, 7, 8)
    growing = after(position("joker joker joker", tree=tree), *show("joker", "joker", "joker"), "grow leaf")
    assert after(growing, *at(10, 11)).actor() == 1


@rule("ARB-4.8")
def test_twigs_of_the_undergrowth_are_common() -> None:
    tree = Tree()
    for twig in (1, 2, 4, 5, 7):
        tree.twig(twig, 0).twig(twig, 0)
    start = position("twig-naiad", "twig-faun bud-faun bud-dryad flute", tree=tree)
    assert reserve(start)["twig"] == 0
    grown = after(start, *show("twig-naiad"), "grow twig", *at(8, 8))
    assert [twig["owner"] for twig in grown.view(None)["tree"][-2:]] == [None, None]
    assert grown.view(None)["players"][0]["left"] == start.view(None)["players"][0]["left"]


@rule("ARB-4.8")
def test_ones_own_go_first() -> None:
    tree = Tree().bear("leaf", 1, 2, 4)
    start = position("bud-naiad joker", QUIET, tree=tree, reserves=[{"bud": 2}])
    named = after(start, *show("bud-naiad", "joker"), "grow bud")
    assert owed(named) == 4
    grown = after(named, *at(1, 2, 4))
    assert reserve(grown)["bud"] == 0
    assert grown.view(None)["undergrowth"]["bud"] == start.view(None)["undergrowth"]["bud"] - 1


@rule("ARB-4.8")
def test_without_fruits_none_can_be_named() -> None:
    tree = Tree().bear("fruit 0", 1, 2, 4).bear("bud", 5).flower(7, seat=0)
    shown = after(position("joker", tree=tree), *show("joker"))
    assert refusal(shown, "grow fruit") == ("refuse.no_fruit_left", "ARB-4.8")


@rule("ARB-4.9")
def test_a_given_twig_is_chosen_and_stays_common() -> None:
    start = position("joker joker", "bud-faun bud-faun flute flute", reserves=[{"gift": 1}])
    asked = after(start, *show("joker", "joker"), "grow twig")
    assert choices(asked) == {"piece twig", "piece gift"}
    gift = after(asked, "piece gift", *at(1))
    assert gift.view(None)["tree"][-1]["owner"] is None
    assert (reserve(gift)["gift"], reserve(gift)["twig"]) == (0, 10)
    assert gift.view(None)["players"][0]["left"] == 26
    own = after(asked, "piece twig", *at(1))
    assert own.view(None)["tree"][-1]["owner"] == 0
    assert choices(own) == {"piece twig", "piece gift"}
    assert choices(gift) == {f"at {twig}" for twig in (1, 2, 4, 5, 7, 8, 10, 11, 12)}  # no choice is left


@rule("ARB-4.10")
def test_the_undergrowth_never_runs_out() -> None:
    """Sixty leaves of the undergrowth, although the box has forty."""
    tree = Tree()
    for twig in range(12, 80):
        tree.twig(twig // 2 - 5 if twig // 2 - 5 in tree_ends(tree) else tree_ends(tree)[0])
    tree.bear("leaf", *[twig for twig in range(len(tree.ends)) if tree.ends[twig] == "free"][:-2])
    start = position("joker joker", "bud-faun bud-faun flute flute", tree=tree, reserves=[{"leaf": 0}])
    assert start.view(None)["undergrowth"]["twig"] == 0
    named = after(start, *show("joker", "joker"), "grow leaf")
    grown = after(named, *at(*sorted(sites(named))))
    assert grown.actor() == 1


def tree_ends(tree: Tree) -> list[int]:
    return [twig for twig in range(len(tree.ends)) if tree.ends[twig] in ("free", "one twig")]


@rule("ARB-4.11", "ARB-4.13")
def test_a_card_for_its_spirit_alone() -> None:
    shown = after(position("bud-pegaea joker", faces="dryad pegaea"), *show("bud-pegaea"))
    called = after(shown, "grow nothing")
    assert choices(called) == {"invoke pegaea"}  # the power must be used
    assert refusal(called, "done") == ("refuse.must_invoke", "ARB-4.13")
    drawn = after(called, "invoke pegaea")
    over = after(drawn, min(choices(drawn)))
    assert over.actor() == 1
    assert len(over.view(None)["tree"]) == 12


@rule("ARB-4.12")
def test_the_type_is_named_before_any_power() -> None:
    shown = after(position("leaf-pegaea"), *show("leaf-pegaea"))
    assert refusal(shown, "invoke pegaea") == ("refuse.name_first", "ARB-4.12")
    assert refusal(position("leaf-pegaea"), "grow leaf") == ("refuse.grow_not_now", "ARB-4.12")
    assert refusal(shown, "at 1") == ("refuse.nothing_grows_now", "ARB-4.12")


@rule("ARB-4.12")
def test_a_type_without_a_site_cannot_be_named() -> None:
    shown = after(position("joker bud-faun"), *show("joker"))
    assert choices(shown) == {"grow twig", "grow leaf"}
    assert refusal(shown, "grow bud") == ("refuse.no_site", "ARB-4.12")
    assert refusal(shown, "grow fruit") == ("refuse.no_site", "ARB-4.12")
    nothing = position("joker", tree=full_tree())
    assert refusal(nothing, "show joker") == ("refuse.serves_nothing", "ARB-4.12")


def full_tree() -> Tree:
    """Every end bears a fruit or a flower: nothing can grow."""
    tree = Tree().bear("fruit 0", 1, 2, 4).bear("fruit 1", 5, 7, 8)
    return tree.flower(10, seat=0).flower(11, seat=1)


@rule("ARB-4.12")
def test_the_river_counts_only_with_a_card_for_the_growth() -> None:
    """Four leaves lie in the river, but a flute alone grows none of them."""
    shown = after(position("flute", "leaf-faun leaf-faun leaf-dryad leaf-dryad"), *show("flute"))
    assert choices(shown) == {"grow nothing"}
    assert refusal(shown, "grow leaf") == ("refuse.needs_card", "ARB-4.6")


@rule("ARB-4.12")
def test_a_flute_beside_a_growth_must_call_a_spirit() -> None:
    start = position("joker flute", faces="faun pegaea")
    grown = after(start, *show("joker", "flute"), "grow leaf", *at(1))
    assert choices(grown) == {"invoke faun", "invoke pegaea"}
    assert refusal(grown, "done") == ("refuse.must_invoke", "ARB-4.13")
    assert "done" in choices(after(grown, "invoke faun", "give 1"))


@rule("ARB-4.13")
def test_without_growth_one_card_whose_spirit_is_visible() -> None:
    tree = full_tree()
    start = position("bud-faun bud-naiad bud-dryad flute joker", faces="faun pegaea", tree=tree)
    assert {name for name in choices(start) if name.startswith("show")} == {"show bud-faun", "show flute"}
    assert refusal(start, "show bud-naiad") == ("refuse.no_partner", "ARB-4.5")
    dryad = position("bud-dryad", faces="dryad pegaea", tree=tree)
    assert refusal(dryad, "show bud-dryad") == ("refuse.single_dryad", "ARB-4.13")
    assert choices(after(start, *show("bud-faun"))) == {"grow nothing"}
    assert choices(after(start, *show("flute"))) == {"grow nothing"}


@rule("ARB-4.13")
def test_not_two_cards_without_growth() -> None:
    shown = after(position("bud-pegaea twig-pegaea"), *show("bud-pegaea", "twig-pegaea"))
    assert refusal(shown, "grow nothing") == ("refuse.one_card_alone", "ARB-4.13")
    joker = after(position("joker"), *show("joker"))
    assert refusal(joker, "grow nothing") == ("refuse.one_card_alone", "ARB-4.13")
    hidden = after(position("leaf-naiad"), *show("leaf-naiad"))
    assert refusal(hidden, "grow nothing") == ("refuse.spirit_hidden", "ARB-6.1")
    dryad = after(position("leaf-dryad"), *show("leaf-dryad"))
    assert refusal(dryad, "grow nothing") == ("refuse.dryad_needs_growth", "ARB-6.3")


@rule("ARB-4.14")
def test_a_flower_may_take_the_bud_that_a_fruit_needed() -> None:
    """One bud on a common twig, one on another's: two are owed, and only one finds its place."""
    tree = Tree().twig(1, owner=1).bear("bud", 12, 2)
    start = position("fruit-naiad fruit-pegaea", tree=tree, faces="faun naiad")
    asked = after(start, *show("fruit-naiad", "fruit-pegaea"), "grow fruit")
    careless = after(asked, "piece flower", *at(2))
    assert reserve(careless)["fruit"] == 3
    assert choices(careless) == {"invoke naiad", "done"}  # no fruit finds a site: the growth is over
    careful = after(asked, "piece flower", *at(12))
    assert sites(careful) == {2}


@rule("ARB-4.15")
def test_jokers_and_flutes_have_no_icon() -> None:
    start = position("joker joker flute flute", faces="faun naiad")
    shown = after(start, *show("joker", "joker"))
    assert owed(after(shown, "grow leaf")) == 2  # two jokers, and no pair of them
    grown = after(shown, "grow leaf", *at(1, 2))
    assert grown.actor() == 1  # nobody was invoked by a joker
    assert faces(grown) == ["faun", "naiad"]
