"""ARB-2 and ARB-3: a turn, and drawing cards."""

from collections import Counter

from bosquet.testing.play import positions
from tests.clauses import rule
from tests.games.arbre.position import DECK, GAME, QUIET, after, choices, hand, position, refusal, show

FULL = "twig-faun twig-dryad twig-naiad leaf-faun leaf-dryad leaf-naiad"


@rule("ARB-2.1")
def test_one_thing_a_turn() -> None:
    start = position("leaf-naiad joker", "bud-faun bud-faun twig-dryad flute")
    assert choices(start) == {
        "take bud-faun",
        "take twig-dryad",
        "take flute",
        "show leaf-naiad",
        "show joker",
        "trunk",
    }
    drawing = after(start, "take flute")
    assert refusal(drawing, "show joker") == ("refuse.take_first", "ARB-3.1")
    assert refusal(drawing, "trunk") == ("refuse.take_first", "ARB-3.1")
    playing = after(start, *show("joker"))
    assert refusal(playing, "take flute") == ("refuse.take_not_now", "ARB-2.1")
    assert refusal(playing, "trunk") == ("refuse.trunk_not_now", "ARB-2.1")
    assert after(start, "trunk").actor() == 1


@rule("ARB-2.2")
def test_no_turn_can_be_passed() -> None:
    start = position()
    assert refusal(start, "done") == ("refuse.done_not_now", "ARB-2.2")
    for state in positions(GAME, 4, {}, seed=11):
        if state.actors() and state.view(state.actor())["phase"] == "turn":
            assert any(name.startswith("take") for name in choices(state))


@rule("ARB-3.1")
def test_two_cards_of_the_four_then_the_refill() -> None:
    start = position("", "bud-faun joker twig-dryad flute", source="leaf-faun leaf-dryad leaf-naiad")
    one = after(start, "take joker")
    assert one.view(None)["river"] == ["bud-faun", None, "twig-dryad", "flute"]  # not refilled in between
    assert choices(one) == {"take bud-faun", "take twig-dryad", "take flute"}
    assert refusal(one, "take joker") == ("refuse.not_in_river", "ARB-3.1")
    two = after(one, "take flute")
    assert two.view(None)["river"] == ["bud-faun", "leaf-faun", "twig-dryad", "leaf-dryad"]
    assert hand(two) == ["joker", "flute"]
    assert two.actor() == 1


@rule("ARB-3.2")
def test_seven_and_eight_cards_are_too_many() -> None:
    taken = after(position(FULL, source="joker flute"), "take twig-faun", "take bud-faun")
    assert len(hand(taken)) == 8
    assert refusal(taken, "show leaf-faun") == ("refuse.discard_first", "ARB-3.2")
    assert refusal(taken, "discard joker") == ("refuse.not_in_hand", "ARB-3.2")
    assert "discard bud-faun" in choices(taken)  # a new one may go
    left = after(taken, "discard bud-faun", "discard twig-naiad")
    assert hand(left) == ["twig-faun", "twig-faun", "twig-dryad", "leaf-faun", "leaf-dryad", "leaf-naiad"]
    assert left.actor() == 1
    assert left.view(None)["discards"] == 2
    assert refusal(left, "discard leaf-faun") == ("refuse.discard_not_now", "ARB-3.2")


@rule("ARB-3.2")
def test_with_five_cards_one_goes() -> None:
    taken = after(position("twig-faun twig-dryad twig-naiad leaf-faun leaf-dryad"), "take twig-faun")
    taken = after(taken, "take bud-faun", "discard leaf-faun")
    assert len(hand(taken)) == 6
    assert taken.actor() == 1


def nearly_empty(source: str) -> str:
    """All cards but those of the source, of `FULL` and of the river of `position`, as a discard pile."""
    rest = Counter(DECK) - Counter(f"{FULL} {QUIET} {source}".split())
    return " ".join(rest.elements())


@rule("ARB-3.3", "ARB-3.4")
def test_the_discards_become_the_source_when_its_last_card_leaves() -> None:
    start = position(FULL, source="joker flute", discards=nearly_empty("joker flute"))
    assert (start.view(None)["source"], start.view(None)["discards"]) == (2, 56)
    taken = after(start, "take twig-faun", "take bud-faun")
    assert taken.view(None)["river"] == ["joker", "twig-dryad", "flute", "bud-dryad"]
    assert (taken.view(None)["source"], taken.view(None)["discards"]) == (
        56,
        0,
    )  # at once, before the discard
    assert after(taken, "discard bud-faun").view(None)["discards"] == 1


@rule("ARB-3.4")
def test_in_the_middle_of_a_draw() -> None:
    start = position(FULL, source="joker", discards=nearly_empty("joker"))
    taken = after(start, "take twig-faun", "take bud-faun")
    assert taken.view(None)["river"][0] == "joker"
    assert (taken.view(None)["source"], taken.view(None)["discards"]) == (56, 0)


@rule("ARB-3.4")
def test_shown_and_drawn_cards_are_not_in_the_pile_yet() -> None:
    """The Pegaea draws the last card and two of the new source; what is shown stays out of it."""
    hand_cards = "twig-pegaea twig-dryad twig-naiad leaf-faun leaf-dryad leaf-naiad"
    pile = Counter(DECK) - Counter(f"{hand_cards} {QUIET} joker".split())
    start = position(hand_cards, source="joker", discards=" ".join(pile.elements()))
    drawn = after(start, *show("twig-pegaea"), "grow nothing", "invoke pegaea")
    assert (drawn.view(None)["source"], drawn.view(None)["discards"]) == (55, 0)
    kept = after(drawn, "keep joker")
    assert kept.view(None)["discards"] == 3  # two of the Pegaea's, and the card shown
