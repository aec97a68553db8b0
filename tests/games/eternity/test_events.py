"""What is told while a round runs, and that it betrays no card."""

import re
from typing import Any

import pytest

from bosquet import Event, State
from bosquet.testing.play import told_play
from tests.clauses import rule
from tests.games.eternity.position import GAME, after, position
from tests.games.scenes import scenes

CARD = re.compile(r"(?:sea|sky|earth)-\d+")


def told(state: State, *moves: str) -> list[tuple[str, dict[str, Any]]]:
    """The facts of these moves, as spectators hear them."""
    state.listen()
    for move in moves:
        state.apply(state.actor(), GAME.table.parse(move))
    return [(event.kind, event.seen_by(None)) for event in state.heard()]


@rule("ETE-4.4", "ETE-4.6", "ETE-4.8", "ETE-3.2")
def test_a_trick_is_told_in_order() -> None:
    start = position("sky-3 sky-1", "earth-5 sky-2", "sky-4 sky-6", tableau="sea-1", order="earth sea sky")
    assert told(start, "play sky-3", "pledge earth-5", "play sky-4") == [
        ("played", {"seat": 0, "card": "sky-3"}),
        ("pledged", {"seat": 1, "card": "earth-5", "trees": 1}),
        ("played", {"seat": 2, "card": "sky-4"}),
        (
            "trick",
            {
                "seat": 2,
                "card": "sky-4",
                "cards": [{"seat": 0, "card": "sky-3"}, {"seat": 2, "card": "sky-4"}],
            },
        ),
        ("joined", {"cards": ["earth-5"]}),
        ("trump", {"family": "earth", "before": "sea"}),
    ]


@rule("ETE-5.5", "ETE-2.1")
def test_the_end_of_a_round_and_the_next_deal_are_told_in_order() -> None:
    start = position("sky-14", "sky-1", "sky-2", "sky-3", trees=[1, 1, 0, 0])
    facts = told(start, "play sky-14", "play sky-1", "play sky-2", "play sky-3")[4:]
    assert [kind for kind, _ in facts] == [
        *["trick", "scored", "next_dealer", "round", "dealt", "dealt", "dealt", "dealt", "tableau", "trump"]
    ]
    assert dict(facts)["next_dealer"] == {"seat": 1}
    assert dict(facts)["round"] == {"round": 2, "dealer": 1, "bonus": 4}
    scored = dict(facts)["scored"]["results"]
    assert [result["tree_points"] + result["bonus"] for result in scored] == [3, 0, 2, 2]


@rule("ETE-6.1")
def test_the_end_is_told() -> None:
    start = position("sky-14", "sky-1", "sky-2", trees=[1, 1, 0], totals=[1, 9, 3], round=3)
    facts = told(start, "play sky-14", "play sky-1", "play sky-2")
    assert facts[-1] == ("over", {"ranks": [2, 3, 1], "totals": [9, 9, 10]})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_fact_for_all_names_a_card_that_is_still_hidden(seats: int) -> None:
    for state, events in told_play(GAME, seats, {}, seed=13):
        dump = state.dump()
        hidden = {card for zone in [*dump["hands"], dump["neutral"]] for card in zone["cards"]}
        for event in since_the_deal(events):
            assert not hidden & set(CARD.findall(str(event.seen_by(None)))), event
            for seat in range(seats):
                others = hidden - set(dump["hands"][seat]["cards"])
                assert not others & set(CARD.findall(str(event.seen_by(seat)))), event


def since_the_deal(events: list[Event]) -> list[Event]:
    starts = [at for at, event in enumerate(events) if event.kind == "round"]
    return events[starts[-1] :] if starts else events


def test_a_trick_is_looked_at_before_it_is_taken() -> None:
    start = position("sky-3 sky-1", "earth-5 sky-2", "sky-4 sky-6", tableau="sea-1", order="earth sea sky")
    state = after(start, "play sky-3", "pledge earth-5")
    (won, lies), (joined, taken) = scenes(state, "play sky-4")
    assert (won, joined) == (["played", "trick"], ["joined", "trump"])
    assert [card["card"] for card in lies["trick"]] == ["sky-3", "sky-4"]
    assert (lies["winner"], lies["trump"], lies["players"][2]["tricks"]) == (2, "sea", 1)
    assert (taken["trick"], taken["trump"]) == ([], "earth")


def test_a_round_is_read_out_before_the_next_is_dealt() -> None:
    state = after(position("sky-14", "sky-1", "sky-2"), "play sky-14", "play sky-1")
    lies, taken, scored, dealt = scenes(state, "play sky-2")
    assert [kinds for kinds, _ in (lies, taken, scored)] == [["played", "trick"], [], ["scored"]]
    assert [view["round"] for _, view in (scored, dealt)] == [1, 2]
    assert (len(scored[1]["players"][0]["rounds"]), scored[1]["hand"]) == (1, [])
    assert len(dealt[1]["hand"]) == 10


def test_a_card_in_the_middle_of_a_trick_is_one_scene() -> None:
    assert len(scenes(position("sky-14 sea-2", "sky-1 sea-3", "sky-2 sea-4"), "play sky-14")) == 1
