"""The law of strangers: whatever somebody has done to a dump, it is refused or it can be played."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from ..core.errors import BadRecord
from ..core.game import Game
from ..core.rng import Rng, rng
from ..core.state import State
from .play import Options, Seed, play_on, positions

SPOILT = 12  # dumps made of each position
STRETCHES = (1, 3, 12, 48)  # moves between which a strange game is loaded again: its play must not go astray
SIMPLE = 3  # fields that are tried with all of 0 and 1
MOST = 8  # fields of any frame
KEPT = 2  # frames of each kind that a real game had
NONSENSE: list[Any] = [None, True, -1, 0, 1, 7, 10**30, 1.5, "", "x", [], [0], [[]], {}, {"cards": []}]


def spoilt_dumps_are_refused_or_played(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """One thing in a dump is lost, twice there, another or nonsense: BadRecord, or a game as any.

    A number as a float or a bool, which to Python are equal, is always refused.
    """
    chooser = rng(seats)
    for state in positions(game, seats, options, seed, every=23):
        text = json.dumps(state.dump())
        for _ in range(SPOILT):
            dump = json.loads(text)
            spoil(dump, chooser)
            assert_refused_or_played(game, dump)
        assert_numbers_are_read(game, json.loads(text), chooser)


def assert_numbers_are_read(game: Game, dump: dict[str, Any], chooser: Rng) -> None:
    """Each number and name of the frames, and some of the other numbers.

    A frame's name may be written as its number, as in the dumps of older houses.
    """
    every = list(paths_of(dump, ()))
    paths = [path for path in every if type(at_path(dump, path)) is int]
    framed = [path for path in paths if path[0] == "frames"]
    named = [path for path in every if is_name(dump, path)]
    for *way, last in framed + named + [pick(paths, chooser) for _ in range(SPOILT)]:
        parent: Any = dump
        for key in way:
            parent = parent[key]
        read = parent[last]
        equals: list[object] = [1.0, True, 0.0, False]
        if isinstance(read, int):
            equals = [float(read), bool(read)] if read in (0, 1) else [float(read)]
        for equal in equals:
            parent[last] = equal
            assert is_refused(game, dump), f"{[*way, last]} is read as a number: {json.dumps(dump)}"
        parent[last] = read


def is_name(dump: dict[str, Any], path: tuple[Any, ...]) -> bool:
    """Whether a frame holds a name there; its first is that of its class."""
    framed = len(path) > 2 and path[0] == "frames"
    return framed and path[2] > 0 and isinstance(at_path(dump, path), str)


def is_refused(game: Game, dump: dict[str, Any]) -> bool:
    try:
        game.load(dump)
    except BadRecord:
        return True
    return False


def strange_frames_are_refused_or_played(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """A frame slipped into those of a real dump, at any depth, or one missing: BadRecord, or a game as any.

    Of the simple ones each depth tries every other, and another number of seats those between.
    """
    dumps = [state.dump() for state in positions(game, seats, options, seed, every=23) if state.actors()]
    for dump in dumps:
        for at in range(len(dump["frames"])):
            frames = [*dump["frames"][:at], *dump["frames"][at + 1 :]]
            assert_refused_or_played(game, {**dump, "frames": frames})
    real, simple = real_frames(game, seats, options, seed), simple_frames(game)
    for dump in (dumps[0], max(dumps, key=lambda dump: len(dump["frames"]))):
        for at in range(len(dump["frames"]) + 1):
            for frame in real + simple[(at + seats) % 2 :: 2]:
                frames = [*dump["frames"][:at], frame, *dump["frames"][at:]]
                assert_refused_or_played(game, {**dump, "frames": frames})


def real_frames(game: Game, seats: int, options: Options, seed: Seed) -> list[list[Any]]:
    """Some frames of each kind that this very game had somewhere: their fields are not so simple."""
    found: dict[str, list[list[Any]]] = {}
    for state in positions(game, seats, options, seed):
        for frame in state.frames.listed() if state.frames else []:
            kept = found.setdefault(type(frame).__name__, [])
            if len(kept) < KEPT and frame.dump() not in kept:
                kept.append(frame.dump())
    return [frame for kept in found.values() for frame in kept]


@cache
def simple_frames(game: Game) -> list[list[Any]]:
    """Each kind of frame, with each of some simple fields that it takes."""
    return [
        [name, *fields] for name in game.frames for fields in each_fields() if can_be_made(game, name, fields)
    ]


def each_fields() -> Iterator[tuple[Any, ...]]:
    """All of 0 and 1, or where they are many the same everywhere; then each of them as a list."""
    for count in range(MOST + 1):
        yield from product((0, 1), repeat=count) if count <= SIMPLE else ((0,) * count, (1,) * count)
        for at in range(count):
            yield (*(0,) * at, [0], *(0,) * (count - at - 1))


def can_be_made(game: Game, name: str, fields: tuple[Any, ...]) -> bool:
    try:
        game.load_frame(name, list(fields), game.seats[-1])
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
        chooser = rng(1)
        for most in (*STRETCHES, game.bound(state.setup)):
            play_on(state, chooser, most)
            game.load(state.dump())  # what comes of it, and its end, are of the game too
        look_everywhere(state)
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
