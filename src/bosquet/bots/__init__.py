"""Bots: random, greedy and search, and the levels that people choose. They know no rule of any game.

>>> import bosquet
>>> from bosquet.bots import choose
>>> state = bosquet.game("eternity").new(seats=4, seed=7)
>>> choose("sapling", state, state.actor(), seed=1) in state.options(state.actor())
True
"""

from ..core.rng import rng
from ..core.state import State
from .bot import Bot, bot
from .levels import LEVELS, Level

__all__ = ["LEVELS", "Bot", "Level", "bot", "choose"]


def choose(level_id: str, state: State, seat: int, seed: int) -> int:
    """The level's choice for the seat: the same for the same seed, whatever the state hides from the seat."""
    return bot(level_id).choose(state, seat, rng(seed))
