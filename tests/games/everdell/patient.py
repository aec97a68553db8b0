"""Random games of players who do not give up: nobody passes who can do something else."""

from bosquet import State
from bosquet.core.rng import Rng
from tests.games.everdell.position import GAME

PASS = GAME.table.parse("pass")


def patient_move(state: State, chooser: Rng) -> int:
    """Any option but passing, unless it is the only one."""
    options = state.options(state.actor())
    going_on = [action for action in options if action != PASS] or options
    return going_on[chooser.below(len(going_on))]
