"""The rulebook's example with three players, position by position, and as the rules page tells it."""

import json
from importlib.resources import files

import pytest

from tests.clauses import rule
from tests.games.evergreen.example import ANNA, CARLA, JOE, opening, positions_of
from tests.games.evergreen.position import after, discs, lays, players

FIRST = lays("brown-1", "1 left")
SECOND = lays("lilac-9", "2 middle")
THIRD = lays("orange-7", "0 middle")


@rule("EVG-2.2", "EVG-2.3", "EVG-2.4")
def test_opening() -> None:
    state = opening()
    assert discs(state) == {"green": (ANNA, 5), "lilac": (JOE, 5), "blue": (JOE, 5), "yellow": (CARLA, 5)}
    assert state.actor() == ANNA
    assert state.view(None)["dealer"] == JOE


@rule("EVG-3.3", "EVG-3.4", "EVG-3.7")
def test_first_card() -> None:
    state = after(opening(), *FIRST)
    assert [influence["blue"] for influence in players(state, "influence")] == [4, 2, 4]
    assert discs(state) == {
        "green": (ANNA, 5),
        "lilac": (JOE, 5),
        "blue": (CARLA, 6),
        "yellow": (CARLA, 5),
        "brown": (JOE, 5),
    }


@rule("EVG-3.3", "EVG-3.5")
def test_second_card() -> None:
    state = after(opening(), *FIRST, *SECOND)
    assert discs(state) == {
        "green": (ANNA, 5),
        "lilac": (CARLA, 6),
        "blue": (ANNA, 7),
        "yellow": (CARLA, 5),
        "brown": (JOE, 5),
    }


@rule("EVG-3.1", "EVG-3.3")
def test_third_card() -> None:
    state = after(opening(), *FIRST, *SECOND, *THIRD)
    assert discs(state) == {
        "green": (ANNA, 5),
        "lilac": (CARLA, 6),
        "blue": (ANNA, 7),
        "yellow": (CARLA, 5),
        "brown": (JOE, 5),
        "orange": (ANNA, 5),
    }
    assert state.view(None)["phase"] == "hit"


@rule("EVG-3.8", "EVG-4.2", "EVG-4.3")
@pytest.mark.parametrize(("concert", "points"), [("concert", 24), ("gala", 48)])
def test_concert(concert: str, points: int) -> None:
    state = after(opening(), *FIRST, *SECOND, *THIRD, "hit right")
    assert state.view(None)["hit"] == "blue"
    state = after(state, concert)
    assert players(state, "total") == [points, 0, 0]
    assert state.actor() == JOE


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_rules_page_tells_it_as_it_is_played(language: str) -> None:
    text = (files("bosquet.games.evergreen") / "locale" / f"rules.{language}.json").read_text("utf-8")
    told = json.loads(text)["example"]
    clauses = [clause["id"] for section in json.loads(text)["sections"] for clause in section["clauses"]]
    positions = positions_of([step["actions"] for step in told["steps"]])
    assert [{key: step[key] for key in positions[0]} for step in told["steps"]] == positions
    assert all(step["text"] and set(step["clauses"]) <= set(clauses) for step in told["steps"])
    assert [told["players"][told[who]] for who in ("dealer", "first")] == ["Joe", "Anna"]
