"""ARB-6 and ARB-7: spirits and the flute, with the rulebook's examples A3, A5, A6, A7."""

from bosquet import State
from tests.clauses import rule
from tests.games.arbre.position import (
    FREE_ENDS,
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


def spirits(state: State) -> set[str]:
    return {name for name in choices(state) if not name.startswith("at ")}


@rule("ARB-6.1")
def test_a3_the_pegaea_or_none() -> None:
    start = position(f"{FRANCK} fruit-faun", "leaf-faun joker twig-faun bud-dryad", faces="faun pegaea")
    named = after(start, *show(*FRANCK.split()), "grow leaf")
    assert spirits(named) == {"invoke pegaea"}  # before growing
    assert refusal(named, "invoke naiad") == ("refuse.spirit_hidden", "ARB-6.1")
    assert refusal(named, "invoke faun") == ("refuse.no_icon", "ARB-6.1")
    grown = after(named, *at(1, 2, 4, 5, 7, 8))
    assert choices(grown) == {"invoke pegaea", "done"}  # and after
    drawn = after(grown, "invoke pegaea")
    assert faces(drawn) == ["faun", "naiad"]


@rule("ARB-6.1")
def test_a5_exactly_one_of_two() -> None:
    cards = "bud-faun bud-dryad bud-pegaea"
    start = position(
        cards, "twig-faun flute flute flute", faces="faun pegaea", tree=Tree().bear("leaf", 1, 2, 4)
    )
    named = after(start, *show(*cards.split()), "grow bud")
    assert spirits(named) == {"invoke faun", "invoke pegaea"}
    called = after(named, "invoke faun", "give 1")
    assert spirits(called) == set()
    assert refusal(called, "invoke pegaea") == ("refuse.one_spirit", "ARB-6.1")
    assert refusal(called, "invoke dryad") == ("refuse.turned_over", "ARB-7.1")
    assert after(called, *at(1, 2, 4)).actor() == 1
    assert spirits(after(named, *at(1, 2, 4))) == {"invoke faun", "invoke pegaea", "done"}


@rule("ARB-6.1")
def test_icons_in_the_river_do_not_count_and_nobody_comes_in_between() -> None:
    start = position("leaf-naiad joker joker", "twig-faun flute flute flute", faces="faun naiad")
    named = after(start, *show("leaf-naiad", "joker", "joker"), "grow leaf")
    assert spirits(named) == {"invoke naiad"}
    assert refusal(named, "invoke faun") == ("refuse.no_icon", "ARB-6.1")
    assert refusal(after(named, *at(1)), "invoke naiad") == ("refuse.between", "ARB-6.1")
    assert refusal(start, "invoke naiad") == ("refuse.invoke_not_now", "ARB-6.1")


@rule("ARB-6.2")
def test_the_faun_gives_another_a_common_twig() -> None:
    start = position("bud-faun", faces="faun naiad", others=["", ""])
    asked = after(start, *show("bud-faun"), "grow nothing", "invoke faun")
    assert choices(asked) == {"give 1", "give 2"}
    assert refusal(asked, "give 0") == ("refuse.give_another", "ARB-6.2")
    assert asked.decision(0)["asker"] == "faun"
    given = after(asked, "give 2")
    assert (reserve(given, 2)["gift"], reserve(given, 1)["gift"]) == (1, 0)
    assert given.view(None)["players"][2]["left"] == 27
    assert given.view(None)["undergrowth"]["twig"] == 42
    assert faces(given) == ["dryad", "naiad"]
    assert given.actor() == 1


@rule("ARB-6.3", "ARB-6.6")
def test_a6_two_leaves_and_the_dryad() -> None:
    start = position("leaf-dryad leaf-naiad", faces="dryad pegaea")
    named = after(start, *show("leaf-dryad", "leaf-naiad"), "grow leaf")
    assert refusal(named, "invoke dryad") == ("refuse.dryad_after", "ARB-6.6")
    assert refusal(after(named, *at(1)), "invoke dryad") == ("refuse.dryad_after", "ARB-6.6")
    two = after(named, *at(1, 2))
    assert choices(two) == {"invoke dryad", "done"}
    assert after(two, "done").actor() == 1
    third = after(two, "invoke dryad")
    assert choices(third) == {f"at {twig}" for twig in FREE_ENDS[2:]}  # it must be placed
    assert faces(third) == ["faun", "pegaea"]
    assert after(third, *at(4)).actor() == 1


@rule("ARB-6.3", "ARB-6.6", "ARB-7.2")
def test_a6_where_the_dryad_is_not_available() -> None:
    tree = Tree().bear("leaf", *FREE_ENDS[:-2])
    two_sites = position("leaf-dryad leaf-naiad", faces="dryad naiad", tree=tree)
    grown = after(two_sites, *show("leaf-dryad", "leaf-naiad"), "grow leaf", *at(10, 11))
    assert choices(grown) == {"invoke naiad", "done"}
    assert refusal(grown, "invoke dryad") == ("refuse.dryad_no_site", "ARB-6.3")
    three = position("leaf-dryad leaf-naiad joker", faces="dryad naiad", tree=tree)
    short = after(three, *show("leaf-dryad", "leaf-naiad", "joker"), "grow leaf", *at(10, 11))
    assert refusal(short, "invoke dryad") == ("refuse.dryad_no_site", "ARB-6.3")  # not placed in full
    flute = after(position("flute", faces="dryad naiad"), *show("flute"), "grow nothing")
    assert choices(flute) == {"invoke naiad"}
    assert refusal(flute, "invoke dryad") == ("refuse.dryad_needs_growth", "ARB-6.3")


@rule("ARB-6.6")
def test_the_dryads_fruit_comes_from_ones_own_reserve() -> None:
    tree = Tree().bear("bud", 1, 2, 4).bear("fruit 0", 5, 7).flower(8, seat=0)
    start = position("fruit-dryad", "twig-faun flute flute flute", faces="dryad naiad", tree=tree)
    grown = after(start, *show("fruit-dryad"), "grow fruit", *at(1))
    assert grown.actor() == 1  # the last fruit is placed, and buds are left: the Dryad cannot add one


@rule("ARB-6.6", "ARB-7.1")
def test_with_a_flute_the_other_spirit_before_or_after_the_dryad() -> None:
    start = position("joker flute", faces="dryad naiad")
    grown = after(start, *show("joker", "flute"), "grow leaf", *at(1))
    assert choices(grown) == {"invoke dryad", "invoke naiad"}
    first = after(grown, "invoke dryad", *at(2))
    assert choices(first) == {"invoke naiad", "done"}
    second = after(grown, "invoke naiad", "take twig-faun")
    assert choices(second) == {"invoke dryad", "done"}
    assert sites(after(second, "invoke dryad")) == set(FREE_ENDS[1:])


def sabine() -> State:
    """A7: two leaves, one with the Naiad, who is visible; one leaf in the river; the source gives a leaf."""
    return position(
        "leaf-naiad leaf-faun",
        "leaf-dryad twig-faun twig-dryad bud-dryad",
        source="leaf-pegaea",
        faces="dryad naiad",
    )


@rule("ARB-6.4")
def test_a7_the_naiad_before_growing() -> None:
    asked = after(sabine(), *show("leaf-naiad", "leaf-faun"), "grow leaf", "invoke naiad")
    assert choices(asked) == {"take leaf-dryad", "take twig-faun", "take twig-dryad", "take bud-dryad"}
    assert asked.decision(0)["asker"] == "naiad"
    taken = after(asked, "take twig-faun")
    assert taken.view(None)["river"] == ["leaf-dryad", "leaf-pegaea", "twig-dryad", "bud-dryad"]  # at once
    assert owed(taken) == 4
    assert hand(taken) == ["twig-faun"]
    assert refusal(taken, "show twig-faun") == ("refuse.show_not_now", "ARB-4.1")  # not playable this turn
    assert faces(taken) == ["dryad", "pegaea"]


@rule("ARB-6.4")
def test_a7_the_naiad_after_growing() -> None:
    named = after(sabine(), *show("leaf-naiad", "leaf-faun"), "grow leaf")
    assert owed(named) == 3
    grown = after(named, *at(1, 2, 4))
    assert choices(grown) == {"invoke naiad", "done"}
    taken = after(grown, "invoke naiad", "take twig-faun")
    assert taken.actor() == 1
    assert sum(twig["leaf"] for twig in taken.view(None)["tree"]) == 3


@rule("ARB-6.5")
def test_the_pegaea_keeps_one_of_three() -> None:
    start = position("leaf-pegaea joker", source="joker flute bud-naiad", faces="dryad pegaea")
    drawn = after(start, *show("leaf-pegaea", "joker"), "grow leaf", "invoke pegaea")
    assert choices(drawn) == {"keep joker", "keep flute", "keep bud-naiad"}
    assert drawn.decision(0)["asker"] == "pegaea"
    assert refusal(drawn, "keep leaf-faun") == ("refuse.not_drawn", "ARB-6.5")
    kept = after(drawn, "keep joker")
    assert hand(kept) == ["joker"]
    assert kept.view(None)["discards"] == 2
    assert owed(kept) == 2  # the joker kept is not played
    assert refusal(kept, "show joker") == ("refuse.show_not_now", "ARB-4.1")


@rule("ARB-7.1")
def test_a_flute_calls_both_without_icons() -> None:
    start = position("flute flute", faces="faun pegaea")
    shown = after(start, *show("flute"))
    assert refusal(shown, "show flute") == ("refuse.one_flute", "ARB-7.1")
    named = after(shown, "grow nothing")
    assert choices(named) == {"invoke faun", "invoke pegaea"}
    one = after(named, "invoke faun", "give 1")
    assert choices(one) == {"invoke pegaea", "done"}
    assert refusal(one, "invoke dryad") == ("refuse.turned_over", "ARB-7.1")  # the face that appeared
    both = after(one, "invoke pegaea")
    both = after(both, min(choices(both)))
    assert both.actor() == 1
    assert faces(both) == ["dryad", "naiad"]
    assert faces(after(one, "done")) == ["dryad", "pegaea"]  # only the tile that was used


@rule("ARB-7.1")
def test_with_a_flute_one_before_and_one_after_growing() -> None:
    start = position("joker flute", faces="faun naiad", source="joker")
    named = after(start, *show("joker", "flute"), "grow leaf")
    assert spirits(named) == {"invoke faun", "invoke naiad"}
    before = after(named, "invoke naiad", "take bud-faun")
    assert owed(before) == 2  # the joker that came counts
    grown = after(before, "invoke faun", "give 1", *at(1, 2))
    assert grown.actor() == 1
    later = after(before, *at(1, 2))
    assert choices(later) == {"invoke faun", "done"}


@rule("ARB-7.2")
def test_a_flute_with_a_growth_allows_the_dryad() -> None:
    start = position("joker flute", faces="dryad pegaea")
    grown = after(start, *show("flute", "joker"), "grow leaf", *at(1))
    assert "invoke dryad" in choices(grown)


@rule("ARB-7.3")
def test_flutes_in_the_river_count_for_nothing() -> None:
    start = position("leaf-faun", "flute flute flute flute", faces="dryad naiad")
    assert owed(after(start, *show("leaf-faun"), "grow leaf")) == 1
    assert after(start, *show("leaf-faun"), "grow leaf", *at(1)).actor() == 1
