"""ARB-9: how it ends."""

import pytest

from bosquet import OVER, State
from bosquet.testing.play import random_record
from tests.clauses import rule
from tests.games.arbre.position import FREE_ENDS, GAME, Tree, after, at, choices, position, reserve, show


def nearly(seats: int = 2) -> Tree:
    """Seat 0 has placed its twigs, its fruits, its flower and its sprout; 28 ends are free or fruiting."""
    tree = Tree().trunk(0)
    for twig in (1, 2, 4, 5, 7):
        tree.twig(twig, 0).twig(twig, 0)
    return tree.bear("fruit 0", 8, 10, 11).flower(13, seat=0)


DONE = {"leaf": 0, "bud": 0}


@rule("ARB-9.1", "ARB-9.3")
def test_the_last_piece_wins_at_once() -> None:
    """Three leaves are owed, and a spirit could come: nothing of it remains to be done."""
    start = position(
        "leaf-naiad joker joker", tree=nearly(), reserves=[{**DONE, "leaf": 1}], faces="faun naiad"
    )
    grown = after(start, *show("leaf-naiad", "joker", "joker"), "grow leaf", "at 14")
    assert grown.actor() == OVER
    assert grown.ranks() == [1, 2]
    assert grown.scores() == [26, 0]
    assert grown.view(None)["ending"] == "empty"


@rule("ARB-9.1")
def test_a_given_twig_must_be_placed_too() -> None:
    start = position("joker joker", tree=nearly(), reserves=[{**DONE, "leaf": 1, "gift": 1}])
    leaf = after(start, *show("joker"), "grow leaf", "at 14")
    assert leaf.actor() == 1
    twigs = position("joker joker", tree=nearly(), reserves=[{**DONE, "gift": 1}])
    assert after(twigs, *show("joker"), "grow twig", "at 14").actor() == OVER


@rule("ARB-9.1", "ARB-9.3")
def test_the_sprout_may_be_the_last() -> None:
    tree = Tree()
    for twig in (1, 2, 4, 5, 7):
        tree.twig(twig, 0).twig(twig, 0)
    tree.bear("fruit 0", 8, 10, 11).flower(12, seat=0)
    start = position("bud-naiad", tree=tree, reserves=[DONE])
    over = after(start, "trunk")
    assert over.actor() == OVER
    assert over.ranks() == [1, 2]
    assert over.view(None)["tree"] == start.view(None)["tree"]  # no branch grows any more
    assert GAME.load(over.dump()).dump() == over.dump()


@rule("ARB-9.3")
def test_the_piece_before_the_last_does_not_win() -> None:
    start = position("joker joker", tree=nearly(), reserves=[{**DONE, "leaf": 2}])
    one = after(start, *show("joker", "joker"), "grow leaf", "at 14")
    assert one.actor() == 0
    assert after(one, "at 16").actor() == OVER


def closing(*, sprouts: bool = True, others: dict[str, int] | None = None) -> State:
    """One free end is left; seat 0 closes it with a leaf."""
    tree = Tree()
    if sprouts:
        tree.trunk(0).trunk(1)
    free = [twig for twig in range(len(tree.ends)) if tree.ends[twig] == "free"]
    tree.bear("leaf", *free[:-1])
    reserves = [{"leaf": 6}, others if others is not None else {"leaf": 6}]
    start = position("joker", tree=tree, reserves=reserves)
    return after(start, *show("joker"), "grow leaf", f"at {free[-1]}")


@rule("ARB-9.2")
def test_a_closed_tree_ends_the_game() -> None:
    over = closing()
    assert over.actor() == OVER
    assert over.view(None)["ending"] == "closed"
    assert over.ranks() == [1, 2]  # 24 pieces left against 25


@rule("ARB-9.2")
def test_a_sprout_keeps_it_open() -> None:
    assert closing(sprouts=False).actor() == 1


@rule("ARB-9.2")
def test_somebody_who_needs_neither_twig_nor_leaf_keeps_it_open() -> None:
    """Seat 1 has buds and fruits left only, which can still be placed."""
    tree = Tree().trunk(0).trunk(1)
    for twig in (1, 2, 4, 5, 7):
        tree.twig(twig, 1).twig(twig, 1)
    free = [twig for twig in range(len(tree.ends)) if tree.ends[twig] == "free"]
    tree.bear("leaf", *free[:-1])
    tree.bear("leaf", 8, 10, 11)
    start = position("joker", tree=tree, reserves=[{}, {"leaf": 0}])
    assert reserve(start, 1)["twig"] == 0
    last = next(twig for twig in range(len(tree.ends)) if tree.ends[twig] == "free")
    assert after(start, *show("joker"), "grow leaf", f"at {last}").actor() == 1


@rule("ARB-9.2")
def test_twenty_quiet_turns_a_player() -> None:
    start = position("", quiet=39)
    over = after(start, "take twig-faun", "take bud-faun")
    assert over.actor() == OVER
    assert over.view(None)["ending"] == "quiet"
    assert over.ranks() == [1, 1]  # 26 each: shared
    assert after(position("", quiet=38), "take twig-faun", "take bud-faun").actor() == 1


@rule("ARB-9.2")
def test_what_breaks_the_quiet() -> None:
    own = after(position("joker", quiet=39), *show("joker"), "grow leaf", "at 1")
    assert own.actor() == 1
    assert own.view(None)["quiet"] == 0
    sprout = after(position("", quiet=39), "trunk")
    assert sprout.actor() == 1
    wild = after(position("joker", quiet=39, reserves=[{"leaf": 0}]), *show("joker"), "grow leaf", "at 1")
    assert wild.actor() == OVER  # of the undergrowth: it does not count
    gift = position("bud-faun", quiet=39, faces="faun naiad")
    assert after(gift, *show("bud-faun"), "grow nothing", "invoke faun", "give 1").actor() == OVER


@rule("ARB-9.2")
def test_two_hundred_turns_a_player() -> None:
    over = after(position("", turn=400), "take twig-faun", "take bud-faun")
    assert over.actor() == OVER
    assert over.view(None)["ending"] == "turns"
    assert after(position("", turn=399), "take twig-faun", "take bud-faun").actor() == 1
    assert after(position("", turn=400, others=["", ""]), "take twig-faun", "take bud-faun").actor() == 1


@rule("ARB-9.2")
def test_the_fewest_pieces_win_given_twigs_included() -> None:
    start = position("", turn=600, others=["", ""], reserves=[{"gift": 2}, {"leaf": 4}, {"bud": 3}])
    over = after(start, "take twig-faun", "take bud-faun")
    assert [player["left"] for player in over.view(None)["players"]] == [28, 24, 24]
    assert over.ranks() == [3, 1, 1]
    assert over.scores() == [-2, 2, 2]


@pytest.mark.parametrize("seed", range(60))
def test_random_games_end(seed: int) -> None:
    branch = "fork" if seed % 2 else "chain"
    _, end = random_record(GAME, 2 + seed % 3, {"branch": branch, "pairs_alone": seed % 5 > 0}, seed)
    assert end.actor() == OVER
    assert end.view(None)["ending"] in ("empty", "closed", "quiet", "turns")


def test_free_ends_of_the_start() -> None:
    named = after(position("joker"), *show("joker"), "grow leaf")
    assert choices(named) == set(at(*FREE_ENDS))
