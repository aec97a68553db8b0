"""The law of conservation. What there is to count, only a game's own tests can say: they give a census."""

from collections.abc import Callable
from typing import Any

from ..core.events import Event
from ..core.game import Game
from .play import Options, Seed, told_play

Census = Callable[[dict[str, Any], list[Event]], list[str]]


def things_are_conserved(game: Game, seats: int, options: Options, seed: Seed, census: Census) -> None:
    """The census of a dump, and of all events so far for what has left the table, never changes."""
    told: list[Event] = []
    first: list[str] = []
    for step, (state, events) in enumerate(told_play(game, seats, options, seed)):
        told += events
        now = sorted(census(state.dump(), told))
        first = first or now
        assert now == first, f"after {step} moves the census has changed"
