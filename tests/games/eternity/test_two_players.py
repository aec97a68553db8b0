"""ETE-7: the game for two."""

from typing import Any

import pytest

from bosquet import State
from bosquet.testing.play import positions
from tests.clauses import rule
from tests.games.eternity.position import GAME, after, choices, players, plays, pledges, position, refusal

NEUTRAL = "earth-1 earth-2 earth-3 earth-4"  # the top is the last


def start(**more: Any) -> State:
    """Sky is led in most tricks; Sea is trump."""
    return position("sky-3 sky-9 sea-2 sea-3", "sky-5 earth-9 earth-10 sea-4", neutral=NEUTRAL, **more)


@rule("ETE-7.1")
def test_fourteen_cards_each_and_a_neutral_pile_of_fourteen() -> None:
    deal = GAME.new(seats=2, seed=8)
    view = deal.view(0)
    assert players(deal, "cards") == [14, 14]
    assert len(view["hand"]) == 14
    assert view["trick_count"] == 7
    assert view["neutral"] == 14 - 2  # two have just been turned over
    assert view["open_hand"] == []


@rule("ETE-7.1")
def test_the_neutral_pile_lies_face_down() -> None:
    deal = GAME.new(seats=2, seed=8)
    hidden = deal.dump()["neutral"]["cards"]
    for seat in (None, 0, 1):
        assert not [card for card in hidden if f"'{card}'" in str(deal.view(seat))]


@rule("ETE-7.2")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_two_neutral_cards_enter_the_tableau_at_once(seed: int) -> None:
    view = GAME.new(seats=2, seed=seed).view(None)
    assert sum(len(cards) for cards in view["tableau"].values()) == 2
    assert view["tableau"][view["trump"]]
    assert view["coming"] == []


@rule("ETE-7.2")
def test_later_ones_lie_open_and_join_when_the_trick_ends() -> None:
    first = position(
        "sky-3 sky-9 sea-2 sea-3 sea-5 sea-6", "sky-5 earth-9 earth-10 sea-4 sky-1 sky-2", neutral=NEUTRAL
    )
    second = after(first, "play sky-3", "play sky-5", "pledge earth-9", "play sky-9")
    view = second.view(1)
    assert view["coming"] == ["earth-4", "earth-3"]  # turned from the top
    assert view["tableau"] == {"sea": ["sea-1"], "sky": [], "earth": ["earth-9"]}
    assert view["trump"] == "sea"  # one each: what is coming does not count yet
    assert view["neutral"] == 2

    third = after(second, "play sea-2", "play sea-4", "play earth-10", "play sea-3")
    assert third.view(0)["tableau"]["earth"] == ["earth-9", "earth-4", "earth-3"]


@rule("ETE-7.2", "ETE-3.2")
def test_neutral_cards_change_trump_even_without_a_pledge() -> None:
    state = position(
        "sky-3 sky-9 sea-2 sea-3",
        "sky-5 sky-6 earth-10 sea-4",
        neutral="earth-1 earth-2",
        coming="sky-7 sky-8",
    )
    end = after(state, "play sky-3", "play sky-5", "play sky-6", "play sky-9")
    assert end.view(None)["trump"] == "sky"
    assert end.view(None)["tableau"] == {"sea": ["sea-1"], "sky": ["sky-7", "sky-8"], "earth": []}
    assert end.view(None)["coming"] == ["earth-2", "earth-1"]


@rule("ETE-7.2")
def test_all_fourteen_neutral_cards_come_in_seven_tricks() -> None:
    left = [state.view(None)["neutral"] for state in positions(GAME, 2, {}, seed=3, every=4)]
    assert left[:7] == [12, 10, 8, 6, 4, 2, 0]


@rule("ETE-7.3")
@pytest.mark.parametrize("leader", [0, 1])
def test_leader_other_other_leader(leader: int) -> None:
    hands = ["sky-3 sky-9", "sky-5 sky-6"]
    state = position(*(hands if leader == 0 else reversed(hands)), leader=leader)
    acting = []
    for move in ("play sky-3", "play sky-5", "play sky-6", "play sky-9"):
        acting.append(state.actor())
        state = after(state, move)
    other = 1 - leader
    assert acting == [leader, other, other, leader]
    assert state.view(None)["players"][leader]["rounds"][0]["tricks"] == 1  # the leader's second card won


@rule("ETE-7.3", "ETE-4.3")
def test_every_card_of_the_four_follows_for_itself() -> None:
    first = after(start(), "play sky-3")
    assert choices(first) == plays("sky-5") | pledges("sky-5 earth-9 earth-10 sea-4")
    second = after(first, "play sky-5")  # the last Sky is gone: now trump is compulsory
    assert choices(second) == plays("sea-4") | pledges("earth-9 earth-10 sea-4")
    assert refusal(second, "play earth-9") == ("refuse.must_trump", {"family": "sea"}, "ETE-4.3")
    last = after(second, "play sea-4")
    assert choices(last) == plays("sky-9") | pledges("sky-9 sea-2 sea-3")


@rule("ETE-7.3", "ETE-4.6")
def test_one_player_can_have_two_cards_in_the_trick() -> None:
    second = after(start(), "play sky-3", "play sky-5", "play sea-4", "play sky-9")
    assert players(second, "tricks") == [0, 1]
    assert second.actor() == 1


@rule("ETE-7.4")
def test_the_leader_cannot_pledge_the_first_card_but_the_second() -> None:
    assert choices(start()) == plays("sky-3 sky-9 sea-2 sea-3")
    assert refusal(start(), "pledge sky-9")[0] == "refuse.leader_pledge"
    last = after(start(), "play sky-3", "play sky-5", "play sea-4")
    end = after(last, "pledge sky-9")
    assert players(end, "trees") == [1, 0]


@rule("ETE-7.4")
@pytest.mark.parametrize("moves", [("pledge earth-10", "play sky-5"), ("play sky-5", "pledge earth-10")])
def test_the_other_may_pledge_with_either_card_and_then_nobody_else(moves: tuple[str, str]) -> None:
    last = after(start(), "play sky-3", *moves)
    assert players(last, "trees") == [0, 2]
    assert choices(last) == plays("sky-9")
    assert refusal(last, "pledge sky-9") == ("refuse.no_pledge_left", {}, "ETE-7.4")


@rule("ETE-7.4")
def test_one_pledge_a_trick() -> None:
    pledged = after(start(), "play sky-3", "pledge earth-10")
    assert choices(pledged) == plays("sky-5")
    assert refusal(pledged, "pledge earth-9") == ("refuse.no_pledge_left", {}, "ETE-7.4")
