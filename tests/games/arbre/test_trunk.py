"""ARB-8: the trunk, with the rulebook's example A8."""

from bosquet import State
from tests.clauses import rule
from tests.games.arbre.position import QUIET, Tree, after, choices, hand, position, refusal, reserve

RIVER = QUIET.split()
NEXT = "joker flute leaf-faun leaf-dryad leaf-naiad leaf-pegaea"


def trunk(cards: str) -> State:
    return after(position(cards, source=NEXT), "trunk")


@rule("ARB-8.1", "ARB-8.2")
def test_a8_with_one_card_in_hand() -> None:
    grown = trunk("bud-naiad")
    view = grown.view(0)
    assert view["trunk"] == [True, True, False, False, False]
    assert [twig["tile"] for twig in view["tree"][12:]] == [1, None, None, 1, None, None]
    assert [twig["twigs"] for twig in view["tree"][12:]] == [2, 0, 0, 2, 0, 0]
    assert all(twig["owner"] is None for twig in view["tree"])
    assert sorted(view["hand"]) == sorted(["bud-naiad", *RIVER, "joker"])  # one of the source, first
    assert view["river"] == ["flute", "leaf-faun", "leaf-dryad", "leaf-naiad"]  # then the refill
    assert reserve(grown)["sprout"] == 0
    assert view["players"][0]["left"] == 25
    assert grown.actor() == 1


@rule("ARB-8.2")
def test_a8_with_two_in_hand_all_four_and_none_of_the_source() -> None:
    grown = trunk("bud-naiad bud-pegaea")
    assert sorted(hand(grown)) == sorted(["bud-naiad", "bud-pegaea", *RIVER])
    assert grown.view(0)["river"] == ["joker", "flute", "leaf-faun", "leaf-dryad"]


@rule("ARB-8.2")
def test_a8_with_three_in_hand_three_of_choice() -> None:
    grown = trunk("bud-naiad bud-pegaea bud-pegaea")
    assert grown.actor() == 0
    assert choices(grown) == {f"take {card}" for card in RIVER}
    assert refusal(grown, "done") == ("refuse.take_first", "ARB-8.2")
    taken = after(grown, "take bud-dryad", "take twig-faun", "take bud-faun")
    assert len(hand(taken)) == 6
    assert taken.view(0)["river"] == ["joker", "twig-dryad", "flute", "leaf-faun"]
    assert taken.actor() == 1


@rule("ARB-8.2")
def test_a8_with_six_in_hand_none() -> None:
    cards = "bud-naiad bud-pegaea bud-pegaea leaf-faun leaf-faun leaf-dryad"
    grown = after(position(cards, source="joker"), "trunk")
    assert len(hand(grown)) == 6
    assert grown.view(0)["river"] == RIVER
    assert grown.actor() == 1


@rule("ARB-8.2")
def test_with_five_in_hand_one_of_choice() -> None:
    grown = trunk("bud-naiad bud-pegaea bud-pegaea leaf-faun leaf-dryad")
    taken = after(grown, "take bud-dryad")
    assert taken.actor() == 1
    assert taken.view(0)["river"][3] == "joker"


@rule("ARB-8.1")
def test_once_a_player_and_tile_by_tile() -> None:
    tree = Tree().trunk(0)
    start = position("", tree=tree, others=["", ""])
    assert refusal(start, "trunk") == ("refuse.trunk_once", "ARB-8.1")
    second = after(start, "take twig-faun", "take bud-faun", "trunk")
    assert second.view(None)["trunk"] == [True, True, True, False, False]
    assert second.view(None)["tree"][-1]["parent"] == 21
    assert second.view(None)["tree"][18]["tile"] == 2


@rule("ARB-8.1", "ARB-1.2")
def test_new_branches_have_the_shape_of_the_others() -> None:
    grown = after(position("", branch="chain"), "trunk")
    assert [twig["parent"] for twig in grown.view(None)["tree"][12:]] == [None, 12, 13, None, 15, 16]
