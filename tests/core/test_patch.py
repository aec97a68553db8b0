"""Patches lead from one piece of JSON to another, and say only what has changed."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bosquet.core.patch import difference, patched

SCALARS = st.none() | st.booleans() | st.integers(2, 9) | st.sampled_from(["", "oak", "@"])
NAMES = st.sampled_from(["a", "b", "0", "@"])
JSON = st.recursive(
    SCALARS, lambda some: st.lists(some, max_size=5) | st.dictionaries(NAMES, some, max_size=3), max_leaves=20
)


@given(JSON, JSON)
def test_a_patch_leads_from_one_to_the_other(old: Any, new: Any) -> None:
    was = json.dumps(old)
    patch = json.loads(json.dumps(difference(old, new)))
    assert patched(old, patch) == new
    assert json.dumps(old) == was


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, {}),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        (
            {"players": [{"cards": 3}, {"cards": 4}]},
            {"players": [{"cards": 3}, {"cards": 3}]},
            {"players": {"1": {"cards": [3]}}},
        ),
        ({"a": None}, {"a": []}, {"a": [[]]}),
        (["oak", "elm", "yew", "ash"], ["oak", "yew", "ash"], {"@": [1, 1]}),
        (["oak", "elm"], ["oak", "fir", "elm"], {"@": [1, 0, "fir"]}),
        (["oak", "elm", "yew"], ["oak", "fir", "yew"], {"1": ["fir"]}),
        (["oak", "elm"], ["fir", "yew"], [["fir", "yew"]]),
        (["oak"], [], [[]]),
        ({"a": 1}, {"a": 1, "b": 2}, [{"a": 1, "b": 2}]),
        (1, [2], [[2]]),
    ],
)
def test_a_patch_says_only_what_has_changed(old: Any, new: Any, patch: Any) -> None:
    assert difference(old, new) == patch
    assert patched(old, patch) == new


def test_what_stays_is_shared() -> None:
    old = {"a": [1], "b": {"c": 1}}
    new = patched(old, {"b": {"c": [2]}})
    assert new["a"] is old["a"]
