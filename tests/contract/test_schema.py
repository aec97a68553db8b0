"""Views have exactly the shape that their game's schema states, which the browser's types are made from."""

from importlib import import_module
from typing import Any, get_args, get_origin, is_typeddict

import msgspec
import pytest

import bosquet
from bosquet.testing import Options, Seed
from bosquet.testing.play import positions
from tests.contract.cases import cases


@pytest.mark.parametrize(("game", "seats", "options", "seed"), cases())
def test_views_fit_their_schema(game: bosquet.Game, seats: int, options: Options, seed: Seed) -> None:
    view_type = import_module(f"bosquet.games.{game.id}.schema").View
    for state in positions(game, seats, options, seed, every=3):
        for seat in (None, *range(seats)):
            view = state.view(seat)
            msgspec.convert(view, view_type, strict=True)
            assert_no_more(view, view_type)


def assert_no_more(value: Any, shape: Any) -> None:
    """A TypedDict lets strangers pass; the whitelist does not."""
    if is_typeddict(shape):
        assert value.keys() == shape.__annotations__.keys()
        for key, inner in shape.__annotations__.items():
            assert_no_more(value[key], inner)
    elif get_origin(shape) is list:
        for each in value:
            assert_no_more(each, get_args(shape)[0])
