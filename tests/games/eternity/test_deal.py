"""ETE-2: dealing a round."""

import pytest

from bosquet.testing.play import positions, told_play
from tests.clauses import rule
from tests.games.eternity.position import GAME, after, choices, players, position
from tests.games.eternity.slow import trump_of

EARTHS = " ".join(f"earth-{rank}" for rank in range(1, 11))


@rule("ETE-2.1")
@pytest.mark.parametrize(("seats", "hand"), [(4, 10), (5, 8)])
def test_hands_and_two_open_cards(seats: int, hand: int) -> None:
    start = GAME.new(seats=seats, seed=11)
    tableau = start.view(None)["tableau"]
    assert players(start, "cards") == [hand] * seats
    assert sum(len(cards) for cards in tableau.values()) == 2
    hands = [card for seat in range(seats) for card in start.view(seat)["hand"]]
    assert len({*hands, *(card for cards in tableau.values() for card in cards)}) == 42


@rule("ETE-2.1")
def test_all_cards_are_dealt_anew_each_round() -> None:
    """Nothing of a round stays: the next one begins with full hands and two cards in the tableau."""
    openings = [
        state.dump() for state in positions(GAME, 4, {}, seed=4) if sum(players(state, "cards")) == 40
    ]
    assert [dump["round"] for dump in openings] == [1, 2, 3]
    assert all(len(dump["tableau"]) == 2 for dump in openings)
    assert len({str(dump["hands"]) for dump in openings}) == 3


@rule("ETE-2.2")
def test_three_players_see_a_fourth_hand_of_ten() -> None:
    start = GAME.new(seats=3, seed=11)
    shown = start.view(None)["open_hand"]
    assert players(start, "cards") == [10, 10, 10]
    assert len(shown) == len(set(shown)) == 10
    assert all(start.view(seat)["open_hand"] == shown for seat in range(3))
    assert sum(len(cards) for cards in start.view(None)["tableau"].values()) == 2


@rule("ETE-2.2")
def test_the_open_hand_is_out_of_play() -> None:
    for state in positions(GAME, 3, {}, seed=6):
        shown = set(state.view(None)["open_hand"])
        if state.actors():
            assert not {name.split()[1] for name in choices(state)} & shown


@rule("ETE-2.2")
def test_the_open_hand_counts_nothing_for_trump() -> None:
    """Ten open Earths and an Earth in the tableau: the two Seas there are still more."""
    start = position(
        "sky-3 sky-8",
        "sea-2 sky-9",
        "sky-4 sky-5",
        tableau="earth-14 sea-1",
        open_hand=EARTHS,
        order="earth sky sea",
    )
    assert start.view(None)["trump"] == "earth"
    end = after(start, "play sky-3", "pledge sea-2", "play sky-4")
    assert end.view(None)["trump"] == "sea"


@rule("ETE-2.2", "ETE-3.1")
def test_the_first_trump_of_a_deal_comes_from_the_two_cards_alone() -> None:
    for seed in range(40):
        for seats in (3, 4, 5):
            dump = GAME.new(seats=seats, seed=seed).dump()
            assert len(dump["tableau"]) == 2
            assert dump["trump"] == trump_of(dump["tableau"], dump["order"])


@rule("ETE-2.3", "ETE-7.1")
@pytest.mark.parametrize(("seats", "tricks"), [(2, 7), (3, 10), (4, 10), (5, 8)])
def test_a_round_has_a_trick_for_each_card_dealt(seats: int, tricks: int) -> None:
    kinds = [event.kind for _, events in told_play(GAME, seats, {}, seed=9) for event in events]
    rounds = " ".join(kind for kind in kinds if kind in ("round", "trick", "scored"))
    assert rounds == " ".join(["round", *["trick"] * tricks, "scored"] * 3)
    assert GAME.new(seats=seats, seed=9).view(None)["trick_count"] == tricks
