"""Views, events, effects and the catalogue have exactly the shape of their game's schema: the web's types."""

from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

import bosquet
from bosquet.games import glade
from bosquet.house.schema import type_name
from bosquet.testing import Options, Seed
from bosquet.testing.play import positions, told_play
from tests.contract.cases import cases

GAMES = [*[bosquet.game(id) for id in bosquet.games()], glade.GAME]


@pytest.mark.parametrize(("game", "seats", "options", "seed"), cases())
def test_views_fit_their_schema(game: bosquet.Game, seats: int, options: Options, seed: Seed) -> None:
    view_type = schema_of(game).View
    for state in positions(game, seats, options, seed, every=3):
        for seat in (None, *range(seats)):
            assert_fits(game, state.view(seat), view_type)


@pytest.mark.parametrize(("game", "seats", "options", "seed"), cases())
def test_events_fit_their_schema(game: bosquet.Game, seats: int, options: Options, seed: Seed) -> None:
    shapes = schema_of(game).Events.__annotations__
    for _, events in told_play(game, seats, options, seed):
        for event in events:
            assert event.kind in shapes, f"{game.id} tells of {event.kind!r}, which its schema does not know"
            for seat in (None, *range(seats)):
                assert_fits(game, event.seen_by(seat), shapes[event.kind])


@pytest.mark.parametrize(("game", "seats", "options", "seed"), cases())
def test_effects_fit_their_schema(game: bosquet.Game, seats: int, options: Options, seed: Seed) -> None:
    schema = schema_of(game)
    if not hasattr(schema, "Effects"):
        return
    shapes = hints(schema.Effects)
    for state in positions(game, seats, options, seed, every=3):
        for seat in state.actors():
            for choice in state.decision(seat)["options"]:
                assert_fits(game, choice.get("effect"), shapes.get(choice["verb"], NoneType))


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_fits_its_schema(game: bosquet.Game) -> None:
    shape = getattr(schema_of(game), "Catalogue", Nothing)
    assert_fits(game, game.catalogue(), shape)


class Nothing(TypedDict):
    """The catalogue of a game that has none."""


def schema_of(game: bosquet.Game) -> Any:
    return import_module(f"bosquet.games.{game.id}.schema")


def assert_fits(game: bosquet.Game, value: Any, shape: Any) -> None:
    def known(kind: type[str], name: str) -> str:
        """A CardName is one of the catalogue's cards."""
        groups = {type_name(group): names for group, names in game.catalogue().items()}
        assert name in groups[kind.__name__], f"{game.id} has no {kind.__name__} {name!r} in its catalogue"
        return kind(name)

    msgspec.convert(value, shape, strict=True, dec_hook=known)
    assert_no_more(value, shape)


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
    elif get_origin(shape) is dict:
        for each in value.values():
            assert_no_more(each, get_args(shape)[1])
    elif value is not None and get_origin(shape) in (Union, UnionType):
        only = [part for part in get_args(shape) if part is not NoneType]
        if len(only) == 1:
            assert_no_more(value, only[0])
