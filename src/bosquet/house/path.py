"""A path: several answers of one seat in a row, tried on a copy, or played and written together."""

from collections.abc import Sequence

from msgspec import Struct

from bosquet import Game, Refusal, State
from bosquet.core.rng import Rng
from bosquet.house.story import Line, Move, tell


class Trial(Struct, frozen=True):
    """Where a path leads. `sealed`: its last step would reveal something and is not shown."""

    state: State
    lines: list[Line]
    sealed: bool


def walk(game: Game, state: State, moves: Sequence[Move], watched: bool = False) -> list[Line]:
    """Carry out a path, or a Refusal if the seat cannot walk it to its end.

    Its first step answers the table's own question, whose options are known: it has been checked.
    What comes after a reveal would be chosen blind, and whether it is refused would tell what was revealed.
    """
    lines: list[Line] = []
    for move in moves:
        if lines and lines[-1].seals:
            raise Refusal("refuse.path_sealed", {})
        if lines:
            game.check(state, move.seat, move.action)
        lines.append(tell(state, move, watched))
    return lines


def stroll(state: State, moves: Sequence[Move]) -> list[Line]:
    """Carry out a path of the house until something is revealed, or the seat is no longer asked alone.

    It was found in a world that looks the same to the seat, which may have been wrong about what comes.
    """
    lines = [tell(state, moves[0], watched=True)]
    for move in moves[1:]:
        alone = state.actors() == [move.seat]
        if lines[-1].seals or not alone or move.action not in state.options(move.seat):
            break
        lines.append(tell(state, move, watched=True))
    return lines


def attempt(game: Game, state: State, moves: Sequence[Move], rng: Rng) -> Trial:
    """Try a path in a world that looks the same to its seat: what it cannot know is not even there."""
    world = state.determinize(moves[0].seat, rng)
    trial = world.clone()
    lines = walk(game, trial, moves)
    if not lines[-1].seals:
        return Trial(trial, lines, False)
    return Trial(world, walk(game, world, moves[:-1]), True)
