"""EVG-2: the opening."""

import json

import pytest

from bosquet import BadRecord, State
from bosquet.testing.play import told_play
from tests.clauses import rule
from tests.games.evergreen.position import GAME, choices, discs, opened, players, refusal, turn_over

FILLER = {  # ten more cards a seat that show nothing
    0: "brown-1 brown-2 brown-3 brown-4 brown-5 brown-6 brown-7 brown-8 brown-9 orange-9",
    1: "orange-1 orange-2 orange-3 orange-4 orange-5 orange-6 orange-7 orange-8 lilac-8 lilac-9",
    2: "lilac-1 lilac-2 lilac-3 lilac-4 lilac-5 lilac-6 lilac-7 yellow-7 yellow-8 yellow-9",
}


def three(*shown: str, dealer: int = 0) -> State:
    """Three players open with these cards."""
    hands = [f"{cards} {FILLER[seat]}" for seat, cards in enumerate(shown)]
    return turn_over(*hands, dealer=dealer)


def choose(state: State, seat: int, *cards: str) -> None:
    for card in cards:
        action = GAME.table.parse(f"open {card}")
        GAME.check(state, seat, action)
        state.apply(seat, action)


@rule("EVG-2.1")
def test_all_choose_at_once_in_any_order() -> None:
    state = GAME.new(4, 5)
    hands = [state.view(seat)["hand"] for seat in range(4)]
    assert state.actors() == [0, 1, 2, 3]
    for seat in range(4):
        assert choices(state, seat=seat) == {f"open {card}" for card in hands[seat]}
    choose(state, 2, hands[2][0], hands[2][1])
    choose(state, 0, hands[0][5])
    choose(state, 2, hands[2][2])
    assert state.actors() == [0, 1, 3]
    assert players(state, "chosen") == [1, 0, 3, 0]
    assert players(state, "cards") == [12, 13, 10, 13]
    assert refusal(state, f"open {hands[2][4]}", seat=2)[0] == "refuse.not_your_turn"
    assert refusal(state, f"open {hands[0][5]}", seat=0) == (
        "refuse.not_in_hand",
        {"card": hands[0][5]},
        "EVG-2.1",
    )
    assert refusal(state, f"lay {hands[0][0]}", seat=0) == ("refuse.opening", {}, "EVG-2.1")


@rule("EVG-2.1")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    state = GAME.new(3, 5)
    hands = [state.view(seat)["hand"] for seat in range(3)]
    choose(state, 1, *hands[1][:3])
    choose(state, 0, *hands[0][:2])
    assert state.view(1)["opening"] == hands[1][:3]
    assert state.view(0)["opening"] == hands[0][:2]
    for looking in (0, 2, None):
        assert not any(card in json.dumps(state.view(looking)) for card in quoted(hands[1]))
    choose(state, 0, hands[0][2])
    choose(state, 2, *hands[2][:2])
    assert players(state, "places")[0][0]["card"] is None
    choose(state, 2, hands[2][2])
    shown = [[place["card"] for place in places] for places in players(state, "places")]
    assert shown == [hand[:3] for hand in hands]


def quoted(cards: list[str]) -> list[str]:
    return [f'"{card}"' for card in cards]


@rule("EVG-2.1")
def test_the_order_of_choice_is_left_middle_right() -> None:
    state = GAME.new(2, 5)
    hands = [state.view(seat)["hand"] for seat in range(2)]
    asked = []
    for card in (hands[0][7], hands[0][2], hands[0][9]):
        asked.append(state.decision(0)["prompt"]["args"]["side"])
        choose(state, 0, card)
    choose(state, 1, *hands[1][:3])
    assert asked == ["left", "middle", "right"]
    assert [place["card"] for place in players(state, "places")[0]] == [hands[0][7], hands[0][2], hands[0][9]]
    assert all(place["covered"] == [] for places in players(state, "places") for place in places)


@rule("EVG-2.1")
def test_choosing_in_another_order_of_seats_leads_to_the_same_table() -> None:
    one, other = GAME.new(3, 5), GAME.new(3, 5)
    hands = [one.view(seat)["hand"] for seat in range(3)]
    for seat in (0, 1, 2):
        choose(one, seat, *hands[seat][3:6])
    for at in (3, 4, 5):
        for seat in (2, 0, 1):
            choose(other, seat, hands[seat][at])
    assert one.dump() == other.dump()


@rule("EVG-2.2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_lowest_sum_begins_whoever_the_artists_are(dealer: int) -> None:
    state = three("green-9 blue-1 blue-2", "green-1 green-2 green-3", "blue-9 blue-8 blue-7", dealer=dealer)
    assert state.actor() == 1
    assert (state.view(None)["first"], state.view(None)["turn"]) == (1, 1)


@rule("EVG-2.2")
@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_a_tie_goes_to_the_first_from_the_dealers_left(dealer: int, first: int) -> None:
    state = three(
        "green-1 green-2 green-6", "blue-1 blue-2 blue-6", "yellow-1 yellow-2 yellow-6", dealer=dealer
    )
    assert state.view(None)["first"] == first


@rule("EVG-2.2")
@pytest.mark.parametrize(("dealer", "first"), [(0, 2), (1, 2), (2, 0)])
def test_only_those_who_tie_count_and_the_dealer_comes_last(dealer: int, first: int) -> None:
    state = three(
        "green-1 green-2 green-6", "blue-1 blue-2 blue-7", "yellow-1 yellow-2 yellow-6", dealer=dealer
    )
    assert state.view(None)["first"] == first


@rule("EVG-2.2")
def test_the_dealer_is_drawn() -> None:
    assert {GAME.new(3, seed).view(None)["dealer"] for seed in range(40)} == {0, 1, 2}


@rule("EVG-2.3")
def test_the_sum_decides() -> None:
    state = three("green-9 blue-1 blue-3", "blue-8 blue-2 green-1", "green-6 blue-4 yellow-4")
    assert discs(state) == {"green": (0, 5), "blue": (1, 5), "yellow": (2, 5)}
    assert players(state, "influence")[0] == {
        "orange": 0,
        "blue": 4,
        "green": 9,
        "yellow": 0,
        "brown": 0,
        "lilac": 0,
    }


@rule("EVG-2.3")
def test_on_a_tie_the_highest_single_card_decides() -> None:
    """Seven in green each time: 1, 2 and 4; 7; 6 has too little."""
    state = three("green-1 green-2 green-4", "blue-8 blue-2 green-7", "green-6 blue-4 yellow-4")
    assert discs(state)["green"] == (1, 5)


@rule("EVG-2.4")
def test_a_disc_without_a_card_stays_in_the_middle() -> None:
    state = three("green-9 blue-1 blue-3", "blue-8 blue-2 green-1", "green-6 blue-4 yellow-4")
    holders = {disc["artist"]: disc["holder"] for disc in state.view(None)["discs"]}
    assert [artist for artist, holder in holders.items() if holder is None] == ["orange", "brown", "lilac"]


@rule("EVG-2.5")
def test_the_opening_steps_no_dial() -> None:
    for seed in range(20):
        state = GAME.new(4, seed)
        while len(state.actors()) > 1 or not state.view(None)["turn_number"]:
            seat = state.actor()
            state.apply(seat, state.options(seat)[seed % 5])
        assert {disc["dial"] for disc in state.view(None)["discs"]} == {5}


@rule("EVG-2.1", "EVG-2.2")
def test_what_is_told_of_an_opening() -> None:
    kinds = []
    for _, events in told_play(GAME, 3, {}, seed=4):
        kinds += [event.kind for event in events]
        if "first" in kinds:
            break
    told = [kind for kind in kinds if kind != "taken"]
    assert told == ["dealer", *["dealt"] * 3, *["chosen"] * 9, *["opened"] * 3, "first"]


def test_a_broken_position_is_refused() -> None:
    with pytest.raises(BadRecord, match="every card"):
        opened("green-1 green-1", "blue-1", "yellow-1")
