"""The law of strangers: whatever somebody has done to a dump, it is refused or it can be played."""

import json
from itertools import product
from typing import Any

from ..core.errors import BadRecord
from ..core.game import Game
from ..core.rng import Rng, rng
from ..core.state import State
from .play import Options, Seed, play_on, positions

SPOILT = 12  # dumps made of each position
FIELDS: list[tuple[int, ...]] = [fields for count in range(4) for fields in product((0, 1), repeat=count)]
NONSENSE: list[Any] = [None, True, -1, 0, 1, 7, 10**30, 1.5, "", "x", [], [0], [[]], {}, {"cards": []}]


def spoilt_dumps_are_refused_or_played(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """One thing in a dump is lost, twice there, another or nonsense: BadRecord, or a game as any."""
    chooser = rng(seats)
    for state in positions(game, seats, options, seed, every=23):
        text = json.dumps(state.dump())
        for _ in range(SPOILT):
            dump = json.loads(text)
            spoil(dump, chooser)
            assert_refused_or_played(game, dump)


def strange_frames_are_refused_or_played(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Any frame slipped into those of a real dump, at any depth: BadRecord, or a game as any."""
    dumps = [state.dump() for state in positions(game, seats, options, seed, every=23) if state.actors()]
    for dump in (dumps[0], max(dumps, key=lambda dump: len(dump["frames"]))):
        for frame in every_frame(game):
            for at in range(len(dump["frames"]) + 1):
                frames = [*dump["frames"][:at], frame, *dump["frames"][at:]]
                assert_refused_or_played(game, {**dump, "frames": frames})


def every_frame(game: Game) -> list[list[Any]]:
    """Each kind of frame, with each of some simple fields that it takes."""
    return [[name, *fields] for name in game.frames for fields in FIELDS if can_be_made(game, name, fields)]


def can_be_made(game: Game, name: str, fields: tuple[int, ...]) -> bool:
    try:
        game.load_frame(name, list(fields))
    except Exception:
        return False
    return True


def assert_refused_or_played(game: Game, dump: dict[str, Any]) -> None:
    try:
        state = game.load(dump)
    except BadRecord:
        return
    try:
        look_everywhere(state)
        play_on(state, rng(1), game.bound(state.setup))
        look_everywhere(state)
        game.load(state.dump())  # its end, too, is one of the game
    except Exception as error:
        raise AssertionError(f"{error!r} comes of {json.dumps(dump)}") from error
    assert not state.actors(), f"no end comes of {json.dumps(dump)}"


def look_everywhere(state: State) -> None:
    for seat in (None, *range(state.setup.seats)):
        state.view(seat)
    for seat in state.actors():
        assert state.determinize(seat, rng(2)).options(seat) == state.options(seat) != []
        state.decision(seat)
    assert len(state.scores()) == len(state.ranks()) == state.setup.seats
    assert (state.frames is None) == (not state.actors()), "a question without a seat"


def spoil(dump: dict[str, Any], chooser: Rng) -> None:
    """Change one place, anywhere in the dump, those near its root more often."""
    paths = list(paths_of(dump, ()))
    near = [path for path in paths if len(path) < 3]
    *way, last = pick(near if chooser.below(2) else paths, chooser)
    parent: Any = dump
    for key in way:
        parent = parent[key]
    kind = chooser.below(4)
    if kind == 0:
        del parent[last]
    elif kind == 1 and isinstance(parent, list):
        parent.insert(last, pick(parent, chooser))
    elif kind == 2:
        parent[last] = at_path(dump, pick(paths, chooser))
    else:
        parent[last] = pick(NONSENSE, chooser)


def paths_of(value: Any, path: tuple[Any, ...]) -> Any:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield (*path, key)
        yield from paths_of(each, (*path, key))


def at_path(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return json.loads(json.dumps(value))  # a copy: what is spoilt later stays apart


def pick(things: list[Any], chooser: Rng) -> Any:
    return things[chooser.below(len(things))]
