"""EVG-3: a turn."""

from typing import Any

import pytest

from bosquet import State
from tests.clauses import rule
from tests.games.evergreen.position import (
    after,
    choices,
    discs,
    lays,
    players,
    position,
    refusal,
)
from tests.games.scenes import scenes

ON = {f"on {seat} {side}" for seat in range(3) for side in ("left", "middle", "right")}


def table(**more: Any) -> State:
    """Seat 0 to play: it leads in green, seat 1 in blue, seat 2 in yellow; nobody shows anything else."""
    known: dict[str, Any] = {
        "hands": ["green-1 brown-2 blue-9 yellow-9", "blue-1 orange-1", "yellow-1 lilac-1"],
        **more,
    }
    return position("green-9 green-2 blue-2", "blue-8 blue-3 green-4", "yellow-6 blue-4 yellow-4", **known)


@rule("EVG-3.1")
def test_at_least_one_card() -> None:
    start = table()
    assert choices(start) == {"lay green-1", "lay brown-2", "lay blue-9", "lay yellow-9"}
    assert refusal(start, "done") == ("refuse.lay_one_first", {}, "EVG-3.1")
    assert refusal(start, "hit left") == ("refuse.cards_first", {}, "EVG-3.8")
    assert refusal(start, "lay blue-1") == ("refuse.not_in_hand", {"card": "blue-1"}, "EVG-3.1")
    assert refusal(start, "on 0 left") == ("refuse.no_card_picked", {}, "EVG-3.2")
    assert refusal(start, "open green-1") == ("refuse.opening_over", {}, "EVG-2.1")


@rule("EVG-3.1")
def test_after_each_card_one_may_stop() -> None:
    one = after(table(), *lays("green-1", "0 left"))
    assert choices(one) == {"lay brown-2", "lay blue-9", "lay yellow-9", "done"}
    assert choices(after(one, "done")) == {"hit left", "hit stay", "hit right"}
    two = after(one, *lays("brown-2", "0 left"))
    assert choices(two) == {"lay blue-9", "lay yellow-9", "done"}
    assert refusal(after(two, "done"), "lay blue-9") == ("refuse.cards_over", {}, "EVG-3.8")


@rule("EVG-3.1")
def test_never_more_than_three_cards() -> None:
    three = after(table(), *lays("green-1", "0 left"), *lays("brown-2", "0 left"), *lays("blue-9", "0 left"))
    assert choices(three) == {"hit left", "hit stay", "hit right"}
    assert refusal(three, "lay yellow-9") == ("refuse.three_cards", {}, "EVG-3.1")
    assert [card["card"] for card in three.view(None)["laid"]] == ["green-1", "brown-2", "blue-9"]


@rule("EVG-3.1")
def test_the_last_card_of_the_hand_ends_the_laying() -> None:
    start = table(hands=["green-1 brown-2", "blue-1", "yellow-1"])
    two = after(start, *lays("green-1", "0 left"), *lays("brown-2", "0 left"))
    assert choices(two) == {"hit left", "hit stay", "hit right"}


@rule("EVG-3.2")
def test_any_visible_card_may_be_covered() -> None:
    picked = after(table(), "lay brown-2")
    assert choices(picked) == ON
    assert refusal(picked, "on 3 left") == ("refuse.no_such_place", {}, "EVG-3.2")
    assert refusal(picked, "lay green-1") == ("refuse.place_first", {}, "EVG-3.2")
    targets = {option["target"] for option in picked.decision(0)["options"]}
    assert targets == {f"place/{seat}/{side}" for seat in range(3) for side in ("left", "middle", "right")}


@rule("EVG-3.2")
def test_the_card_covers_wholly_and_belongs_to_the_owner_of_the_place() -> None:
    state = after(table(), *lays("brown-2", "2 middle"), *lays("blue-9", "2 middle"))
    assert players(state, "places")[2][1] == {"card": "blue-9", "covered": ["blue-4", "brown-2"]}
    assert players(state, "influence")[2]["blue"] == 9
    assert players(state, "influence")[2]["brown"] == 0
    assert players(state, "influence")[0]["blue"] == 2
    assert discs(state)["brown"] == (2, 5)  # it was the only brown card for a moment


@rule("EVG-3.3")
def test_no_disc_moves() -> None:
    state = after(table(), *lays("green-1", "0 middle"))
    assert discs(state) == {"green": (0, 5), "blue": (1, 5), "yellow": (2, 5)}


@rule("EVG-3.3")
def test_the_covered_artist_moves() -> None:
    """Seat 1 loses its blue 8 and shows another blue 1: 4 in blue, as many as seat 2 in one card."""
    start = table(hands=["blue-1", "blue-9 orange-1", "yellow-1"])
    state = after(start, *lays("blue-1", "1 left"))
    assert discs(state) == {"green": (0, 5), "blue": (2, 6), "yellow": (2, 5)}


@rule("EVG-3.3")
def test_the_played_artist_moves() -> None:
    """Brown was last seen with seat 1; green 9 is enough without green 2."""
    start = table(discs={"brown": (1, 6)})
    state = after(start, *lays("brown-2", "0 middle"))
    assert discs(state) == {"green": (0, 5), "blue": (1, 5), "yellow": (2, 5), "brown": (0, 7)}
    assert players(state, "influence")[0] == players(start, "influence")[0] | {"brown": 2, "green": 9}


@rule("EVG-3.3")
def test_two_discs_move_with_one_card() -> None:
    """Blue 9 on green 9: 11 in blue ties with seat 1's 8 and 3, won by the 9; green goes to seat 1's 4."""
    start = table(discs={"blue": (1, 8), "green": (0, 5)})
    state = after(start, *lays("blue-9", "0 left"))
    assert discs(state) == {"green": (1, 6), "blue": (0, 10), "yellow": (2, 5)}


def test_a_disc_travels_when_the_card_lies_and_steps_when_it_has_arrived() -> None:
    start = table(discs={"blue": (1, 8), "green": (0, 5)})
    told = scenes(after(start, "lay blue-9"), "on 0 left")
    assert [kinds for kinds, _ in told] == [["laid_home"], ["moved"], [], ["moved"], []]
    cards = [view["players"][0]["places"][0]["card"] for _, view in told]
    assert cards == ["blue-9"] * 5
    seen = [{disc["artist"]: (disc["holder"], disc["dial"]) for disc in view["discs"]} for _, view in told]
    assert [each["green"] for each in seen] == [(0, 5), (1, 5), (1, 6), (1, 6), (1, 6)]
    assert [each["blue"] for each in seen] == [(1, 8), (1, 8), (1, 8), (0, 8), (0, 10)]


@rule("EVG-3.4")
def test_between_players_the_dial_steps_from_the_middle_it_does_not() -> None:
    state = after(table(discs={"yellow": (2, 12)}), *lays("brown-2", "1 left"), *lays("yellow-9", "2 left"))
    assert discs(state)["brown"] == (1, 5)
    assert discs(state)["yellow"] == (2, 12)  # stays with seat 2: no step
    assert discs(state)["blue"] == (2, 6)


@rule("EVG-3.5")
def test_a_disc_may_step_with_every_card_of_a_turn() -> None:
    """The blue disc goes 1, 0, 2 and 1 again: from 8 over 10 and 12 to 5."""
    start = position(
        "blue-1 green-1 green-2",
        "blue-2 orange-1 orange-2",
        "yellow-1 yellow-2 yellow-3",
        hands=["blue-3 blue-5 blue-8", "brown-1", "brown-2"],
        discs={"blue": (1, 8)},
    )
    state = after(start, *lays("blue-3", "0 left"))
    assert discs(state)["blue"] == (0, 10)
    state = after(state, *lays("blue-5", "2 left"))
    assert discs(state)["blue"] == (2, 12)
    state = after(state, *lays("blue-8", "1 left"))
    assert discs(state)["blue"] == (1, 5)


@rule("EVG-3.6")
def test_a_disc_stays_when_the_last_card_is_covered() -> None:
    start = position(
        "blue-7 green-1 green-2",
        "brown-5 orange-1 orange-2",
        "yellow-1 yellow-2 yellow-3",
        hands=["brown-1 brown-2 blue-1", "blue-2", "lilac-2"],
        discs={"blue": (0, 7)},
    )
    covered = after(start, *lays("brown-1", "0 left"))
    assert discs(covered)["blue"] == (0, 7)
    assert players(covered, "influence")[0]["blue"] == 0
    assert discs(after(covered, *lays("blue-1", "0 left")))["blue"] == (
        0,
        7,
    )  # the same player again: no step
    assert discs(after(covered, *lays("blue-1", "2 left")))["blue"] == (2, 8)


@rule("EVG-3.6")
def test_a_waiting_disc_still_counts_in_a_concert() -> None:
    start = position(
        "blue-3 green-1 green-2",
        "brown-5 orange-1 orange-2",
        hands=["brown-1", "blue-2"],
        discs={"blue": (0, 10)},
    )
    state = after(start, *lays("brown-1", "0 left"), "hit stay", "concert")
    assert players(state, "total") == [15, 0]


@rule("EVG-3.7")
def test_a_tie_takes_a_disc_from_its_holder() -> None:
    start = position(
        "blue-2 blue-3 green-2",
        "orange-3 orange-1 orange-2",
        hands=["blue-5 brown-1", "blue-4"],
        discs={"blue": (0, 6)},
    )
    state = after(start, *lays("blue-5", "1 left"))
    assert discs(state)["blue"] == (1, 7)
    assert [influence["blue"] for influence in players(state, "influence")] == [5, 5]


@rule("EVG-3.7")
def test_a_tie_of_sums_with_lower_cards_does_not_help() -> None:
    start = position(
        "blue-5 green-1 green-2",
        "blue-3 orange-1 orange-2",
        hands=["blue-2 brown-1", "blue-4"],
    )
    state = after(start, *lays("blue-2", "1 middle"))
    assert discs(state)["blue"] == (0, 5)


@rule("EVG-3.8")
@pytest.mark.parametrize(("turned", "hit"), [("left", "orange"), ("stay", "blue"), ("right", "green")])
def test_the_hit_disc_turns_one_notch_or_not(turned: str, hit: str) -> None:
    state = after(table(hit="blue"), *lays("green-1", "0 left"), "done")
    effects = {option["name"]: option["effect"]["artist"] for option in state.decision(0)["options"]}
    assert effects[f"hit {turned}"] == hit
    state = after(state, f"hit {turned}")
    assert state.view(None)["hit"] == hit
    assert refusal(state, "hit left")[0] == "refuse.concert_now"


@rule("EVG-3.9")
def test_then_a_concert_then_the_next_to_the_left() -> None:
    state = after(table(), *lays("green-1", "0 left"), "done")
    assert refusal(state, "concert") == ("refuse.hit_first", {}, "EVG-3.9")
    state = after(state, "hit stay")
    assert choices(state) == {"concert", "gala", "no concert"}
    assert state.view(None)["phase"] == "concert"
    state = after(state, "no concert")
    assert (state.actor(), state.view(None)["phase"], state.view(None)["laid"]) == (1, "cards", [])
    state = after(state, *lays("blue-1", "0 left"), "done", "hit stay", "concert")
    assert state.actor() == 2
    state = after(state, *lays("yellow-1", "0 left"), "done", "hit stay", "concert")
    assert state.actor() == 0


@rule("EVG-3.10")
def test_who_has_no_card_is_passed_over() -> None:
    state = table(hands=["green-1", "", "yellow-1 lilac-1"])
    state = after(state, *lays("green-1", "0 left"), "hit stay", "no concert")
    assert state.actor() == 2


@rule("EVG-3.10")
def test_one_player_plays_on_alone() -> None:
    state = table(hands=["green-1 brown-2 blue-9 yellow-9", "", ""])
    turns = []
    for card in ("green-1", "brown-2", "blue-9"):
        state = after(state, *lays(card, "0 left"), "done", "hit stay", "no concert")
        turns.append((state.actor(), state.view(None)["turn_number"]))
    assert turns == [(0, 2), (0, 3), (0, 4)]


@rule("EVG-3.2", "EVG-3.3")
def test_a_preview_is_what_then_happens() -> None:
    """Which discs would move, to whom and at what value, for every place: the same as after laying it."""
    picked = after(table(discs={"blue": (1, 8)}), "lay blue-9")
    for option in picked.decision(0)["options"]:
        then = after(picked, option["name"])
        before, now = discs(picked), discs(then)
        moved = {artist: disc for artist, disc in now.items() if before.get(artist) != disc}
        effect = option["effect"]
        assert {move["artist"]: (move["to"], move["dial"]) for move in effect["moves"]} == moved
        assert [move["other"] for move in effect["moves"]] == [
            before.get(move["artist"], (None, 0))[0] for move in effect["moves"]
        ]
        assert effect["worth"] == players(then, "worth")[0]
        _, seat, side = option["target"].split("/")
        place = players(picked, "places")[int(seat)][["left", "middle", "right"].index(side)]
        assert effect["covers"] == place["card"]
    assert "effect" not in table().decision(0)["options"][0]


@rule("EVG-3.2")
def test_only_its_player_knows_a_card_before_it_lies() -> None:
    picked = after(table(), "lay brown-2")
    assert picked.view(0)["picked"] == "brown-2"
    assert [picked.view(seat)["picked"] for seat in (1, 2, None)] == [None, None, None]
    assert picked.view(0)["hand"] == table().view(0)["hand"]
    before, after_it = table().view(1), picked.view(1)
    assert before == after_it
