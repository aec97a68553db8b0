"""The example that the rules page lets people play: every choice comes to what the page says."""

import json
from importlib.resources import files
from typing import Any

import pytest

from bosquet import IllegalAction, State
from tests.games.eternity.position import after, position

HANDS = (
    ("sea-13 sky-7 earth-2", "sea-9 earth-11 earth-5", "sea-6 earth-8 sky-2"),
    ("sky-7 earth-2", "earth-11 earth-5", "earth-8 sky-2"),
    ("sky-7", "earth-5", "sky-2"),
)
TRICKS = ([0, 3, 4], [1, 3, 4], [1, 4, 4])
TREES = ([1, 2, 2], [1, 2, 2], [1, 2, 3])
CHOSEN = ("play sea-13", "play earth-2")


def told(language: str) -> dict[str, Any]:
    text = (files("bosquet.games.eternity") / "locale" / f"rules.{language}.json").read_text("utf-8")
    return dict(json.loads(text)["example"])


def start(example: dict[str, Any], number: int) -> State:
    step = example["steps"][number]
    state = position(
        *HANDS[number],
        tableau=" ".join(step["tableau"]),
        order=" ".join(example["order"]),
        leader=step["leader"],
        round=example["round"],
        tricks=TRICKS[number],
        trees=TREES[number],
    )
    return after(state, *step["before"])


def comes_to(state: State, tricks: list[int]) -> dict[str, Any]:
    """Who took the trick and how the first seat stands; in a new round, how it stood and what it brought."""
    dump = state.dump()
    over = len(dump["past"]) > 1
    now = dump["past"][-1] if over else dump
    winner = next(seat for seat in range(3) if now["tricks"][seat] > tricks[seat])
    stands = {"winner": winner, "trees": now["trees"][0], "tricks": now["tricks"][0]}
    return stands | ({"points": dump["totals"][0]} if over else {"trump": dump["trump"]})


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("number", range(3))
def test_every_choice_comes_to_what_is_told(language: str, number: int) -> None:
    example = told(language)
    step = example["steps"][number]
    state = start(example, number)
    assert (state.actor(), step["trump"]) == (0, state.view(0)["trump"])
    assert sorted(step["hand"]) == sorted(HANDS[number][0].split())
    assert set(step["choices"]) == {f"{verb} {card}" for verb in ("play", "pledge") for card in step["hand"]}
    for action, outcome in step["choices"].items():
        if "comes" in outcome:
            done = after(state, action, *outcome["then"])
            assert outcome["comes"] == comes_to(done, TRICKS[number]), action
        else:
            with pytest.raises(IllegalAction) as refused:
                after(state, action)
            assert refused.value.clause in outcome["clauses"], action


@pytest.mark.parametrize("number", [0, 1])
def test_each_step_follows_from_the_one_before(number: int) -> None:
    example = told("en")
    action = CHOSEN[number]
    won = after(start(example, number), action, *example["steps"][number]["choices"][action]["then"])
    came = after(won, *example["steps"][number + 1]["before"]).dump()
    following = start(example, number + 1).dump()
    for field in ("hands", "tricks", "trees", "trump", "order", "round"):
        assert came[field] == following[field], field
    step = example["steps"][number + 1]
    assert [step["tricks"], step["trees"]] == [came["tricks"][0], came["trees"][0]]


def test_both_languages_tell_the_same() -> None:
    def plain(example: Any) -> Any:
        if isinstance(example, dict):
            return {
                key: plain(each) for key, each in example.items() if key not in ("text", "title", "players")
            }
        return [plain(each) for each in example] if isinstance(example, list) else example

    assert plain(told("fr")) == plain(told("en"))


def test_the_clauses_of_the_example_are_there() -> None:
    text = (files("bosquet.games.eternity") / "locale" / "rules.en.json").read_text("utf-8")
    known = {clause["id"] for section in json.loads(text)["sections"] for clause in section["clauses"]}
    for step in told("en")["steps"]:
        assert set(step["clauses"]) <= known
        assert all(set(outcome["clauses"]) <= known for outcome in step["choices"].values())
