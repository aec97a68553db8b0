"""Positions and moves by name: for scenarios of a rulebook, and for trying things out.

>>> import bosquet
>>> from bosquet.testing.positions import after, choices, position
>>> game = bosquet.game("eternity")
>>> end = position(game, 3, hands=["sea-9", "sky-2", "earth-4"], open_hand="", tableau="sea-1", trump="sea")
>>> sorted(choices(after(end, "play earth-4")))
['play sea-9', 'pledge sea-9']
"""

from typing import Any

from ..core.errors import IllegalAction
from ..core.game import Game
from ..core.state import State

PLAIN_SEED = 1


def position(
    game: Game, seats: int, options: dict[str, object] | None = None, judge: bool = True, **changes: Any
) -> State:
    """A game as it begins, with these fields of its dump changed; it must be one that can be played.

    Cards of a zone, and any list of names, may be written as one string: `"sea-9 sea-11"`.
    """
    dump = game.new(seats, PLAIN_SEED, options).dump()
    strangers = changes.keys() - dump.keys()
    if strangers:
        raise ValueError(
            f"a dump of {game.id} has no {', '.join(sorted(strangers))}: it has {', '.join(dump)}"
        )
    state: State = game.load({**dump, **changes}, judge)
    return state


def after(state: State, *moves: str) -> State:
    """The position after these moves of whoever is to act, each checked; the given one stays as it is.

    What a clock decides (`timeout`) passes where one runs.
    """
    state = state.clone()
    game = state.setup.title
    for move in moves:
        seat, action = state.actor(), game.table.parse(move)
        game.check_recorded(state, seat, action)
        state.apply(seat, action)
    return state


def choices(state: State, verb: str = "", seat: int | None = None) -> set[str]:
    """What the seat (who is to act, if none is named) may do, by name; of one verb, if it is given."""
    options = state.options(state.actor() if seat is None else seat)
    names = {state.setup.table.name(action) for action in options}
    return {name for name in names if not verb or name.split()[0] == verb}


def midturn(state: State) -> bool:
    """Whether the turn that was begun goes on."""
    return state.setup.title.advice.midturn(state)


def refusal(state: State, move: str, seat: int | None = None) -> tuple[str, dict[str, object], str]:
    """Why a move is not allowed: the key of the sentence, its arguments, the clause."""
    game = state.setup.title
    try:
        game.check(state, state.actor() if seat is None else seat, game.table.parse(move))
    except IllegalAction as no:
        return no.key, no.details, no.clause
    raise AssertionError(f"{move} is allowed in {state!r}")
