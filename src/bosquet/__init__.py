"""Bosquet: five green board games as one fast, typed library.

>>> import bosquet
>>> game = bosquet.game("eternity")
>>> state = game.new(seats=4, seed=7)
>>> while state.actor() != bosquet.OVER:
...     seat = state.actor()
...     state.apply(seat, state.options(seat)[0])
>>> sorted(state.ranks())[0]
1
"""

import os
import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any

if os.environ.get("BOSQUET_INTERPRETED"):
    from ._source import prefer_source

    prefer_source()

from .core.errors import BadOptions, BadRecord, IllegalAction, Refusal
from .core.events import Event
from .core.game import Game
from .core.record import Record, data_from_text, record_from_data
from .core.rng import rng
from .core.state import OVER, State

if TYPE_CHECKING:

    def games() -> tuple[str, ...]:
        """The ids of all titles."""

else:
    from . import games

__version__ = "0.2.0"
__all__ = [
    "OVER",
    "BadOptions",
    "BadRecord",
    "Event",
    "Game",
    "IllegalAction",
    "Record",
    "Refusal",
    "State",
    "__version__",
    "compiled",
    "game",
    "games",
    "load",
    "read_record",
    "rng",
]


def game(id: str) -> "Game[State]":
    """A title by its id."""
    if id not in games():
        raise KeyError(f"there is no game {id!r}; there are {', '.join(games())}")
    title: Game[State] = import_module(f"bosquet.games.{id}").GAME
    return title


def load(dump: dict[str, Any], judge: bool = True) -> State:
    """The state of a dump of any game; BadRecord says what is wrong with it. Trusted ones are not judged."""
    if not isinstance(dump, dict) or dump.get("game") not in games():
        raise BadRecord("refuse.broken_dump", {"what": "it names no game of this house"})
    return game(dump["game"]).load(dump, judge)


def read_record(source: str | dict[str, Any]) -> Record:
    """A record from its text, its JSON, or the JSON's object; BadRecord says what is wrong with it."""
    data = data_from_text(source) if isinstance(source, str) else source
    if not isinstance(data, dict) or data.get("game") not in games():
        raise BadRecord("refuse.broken_record", {"move": 0, "why": "it names no game of this house"})
    return record_from_data(game(data["game"]), data)


def compiled() -> bool:
    """Whether the engines run as compiled code."""
    return not str(import_module("bosquet.core.state").__file__).endswith(".py")


if not compiled() and not os.environ.get("BOSQUET_INTERPRETED"):
    warnings.warn(
        "Bosquet runs uncompiled and several times slower. Install a C compiler and Python's headers, "
        "then install Bosquet again; or set BOSQUET_INTERPRETED=1 if this is meant.",
        stacklevel=2,
    )
