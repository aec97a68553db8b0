"""Who knows which card: hands, piles, what was revealed, taken openly or given (EVD-8.5)."""

from bosquet import State, rng
from tests.clauses import rule
from tests.games.everdell.position import after, choices, hand, position

SHOWN = "farm inn king palace castle queen wife husband"


def known(state: State, seat: int, of: int) -> list[str]:
    """What a seat knows of another's hand."""
    cards: list[str] = state.view(seat)["players"][of]["known"]
    return cards


def imagined(state: State, seat: int, of: int) -> list[list[str]]:
    """Another's hand in some of the worlds that a seat imagines."""
    return [hand(state.determinize(seat, rng(number)), of) for number in range(8)]


def test_a_card_taken_from_the_meadow_stays_known() -> None:
    s = position(
        hands=["mine mine", "bard bard"],
        meadow=SHOWN,
        seasons=["spring"],
        workers={"basic_1_berry": [0, 0, 0]},
    )
    s = after(s, "prepare", "card king", "card wife")
    assert sorted(known(s, 1, 0)) == ["king", "wife"]
    assert all({"king", "wife"} <= set(cards) for cards in imagined(s, 1, 0))
    assert len({tuple(cards) for cards in imagined(s, 1, 0)}) > 1


@rule("EVD-8.5")
def test_a_discarded_card_is_known_to_its_player_alone() -> None:
    s = position(hands=["mine farm farm", "bard"], seats=2)
    s = after(s, "place haven", "card mine", "done")
    assert all(world.dump()["discard"]["cards"] == ["mine"] for world in worlds(s, 0))
    assert any(world.dump()["discard"]["cards"] != ["mine"] for world in worlds(s, 1))


def worlds(state: State, seat: int) -> list[State]:
    return [state.determinize(seat, rng(number)) for number in range(8)]


def test_a_given_card_is_known_to_the_two_of_them() -> None:
    s = position(city=["post_office"], hands=["mine farm king", "", ""], seats=3)
    s = after(s, "visit post_office 0", "seat 1", "card king", "card mine", "done")
    assert sorted(known(s, 0, 1)) == ["king", "mine"]
    assert known(s, 2, 1) == []


def test_revealed_cards_are_seen_by_all_and_drawn_ones_by_their_player() -> None:
    s = after(position(hands=["postal_pigeon"], stock=["2b"], top="wife king"), "play postal_pigeon")
    assert [s.view(seat)["aside"] for seat in (None, 0, 1)] == [["king", "wife"]] * 3
    s = after(position(hands=["teacher"], stock=["2b"], top="wife king"), "play teacher")
    assert [s.view(seat)["aside"] for seat in (None, 0, 1)] == [[], ["king", "wife"], []]
    assert s.view(1)["aside_count"] == 2


@rule("EVD-10.4")
def test_a_queen_whose_only_guest_is_hidden_has_none_in_some_imagined_worlds() -> None:
    """Others know that there is one, not which: where they imagine dear cards only, nothing is played."""
    s = after(position(city=["queen"], hands=["farm"]), "visit queen 0")
    empty = [world for world in worlds(s, 1) if choices(world) == {"done"}]
    assert empty
    assert after(empty[0], "done").actor() == 1
