"""Views and events have exactly the shape of their game's schema, which the browser's types are made of."""

from functools import cache
from importlib import import_module
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

import bosquet
from bosquet.testing import Options, Seed
from bosquet.testing.play import positions, told_play
from tests.contract.cases import cases


@pytest.mark.parametrize(("game", "seats", "options", "seed"), cases())
def test_views_fit_their_schema(game: bosquet.Game, seats: int, options: Options, seed: Seed) -> None:
    view_type = import_module(f"bosquet.games.{game.id}.schema").View
    for state in positions(game, seats, options, seed, every=3):
        for seat in (None, *range(seats)):
            view = state.view(seat)
            msgspec.convert(view, view_type, strict=True)
            assert_no_more(view, view_type)


@pytest.mark.parametrize(("game", "seats", "options", "seed"), cases())
def test_events_fit_their_schema(game: bosquet.Game, seats: int, options: Options, seed: Seed) -> None:
    shapes = import_module(f"bosquet.games.{game.id}.schema").Events.__annotations__
    for _, events in told_play(game, seats, options, seed):
        for event in events:
            assert event.kind in shapes, f"{game.id} tells of {event.kind!r}, which its schema does not know"
            for seat in (None, *range(seats)):
                args = event.seen_by(seat)
                msgspec.convert(args, shapes[event.kind], strict=True)
                assert_no_more(args, shapes[event.kind])


hints = cache(get_type_hints)  # quick enough once, not for every tile of every view


def assert_no_more(value: Any, shape: Any) -> None:
    """A TypedDict lets strangers pass; the whitelist does not."""
    if is_typeddict(shape):
        assert shape.__required_keys__ <= value.keys() <= shape.__annotations__.keys()
        for key in value:
            assert_no_more(value[key], hints(shape)[key])
    elif get_origin(shape) is list:
        for each in value:
            assert_no_more(each, get_args(shape)[0])
