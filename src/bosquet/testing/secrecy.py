"""Laws of secrets: what a seat cannot know stays out of its views, its events and the worlds it imagines."""

import json
from typing import Any

from ..core.events import Event
from ..core.game import Game
from ..core.rng import rng
from ..core.state import State
from .play import Options, Seed, chance, play_on, positions, random_move, told_play, without_chance
from .words import assert_sayable, is_told

WORLDS = 3  # imagined at each point
VARIETY = 12  # imagined where hidden cards must be seen to vary


def as_bytes(view: dict[str, Any]) -> bytes:
    return json.dumps(view, ensure_ascii=False).encode()


def imagined_worlds_look_the_same(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """To the seat that imagines: same view, same options, same question; and the truth stays as it is."""
    for number, state in enumerate(positions(game, seats, options, seed, every=7)):
        before = state.dump()
        for seat in range(seats):
            world = state.determinize(seat, rng(number * seats + seat))
            assert as_bytes(world.view(seat)) == as_bytes(state.view(seat))
            assert world.actors() == state.actors()
            assert world.options(seat) == state.options(seat)
            if seat in state.actors():
                assert world.decision(seat) == state.decision(seat)
        assert state.dump() == before


def imagined_worlds_forget_the_truth(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Neither hidden cards nor chance survive.

    From two states that a seat cannot tell apart it imagines the very same world, given the same generator:
    nothing that differs between them can have had a part in it. And after the deal hidden cards do vary.
    """
    for number, state in enumerate(positions(game, seats, options, seed, every=7)):
        truth = state.dump()
        for seat in range(seats):
            for turn in range(WORLDS):
                world = state.determinize(seat, rng(number * 100 + turn))
                assert world.dump()["rng"] != truth["rng"], "the true generator survived"
                again = world.determinize(seat, rng(number * 100 + turn + 50))
                straight = state.determinize(seat, rng(number * 100 + turn + 50))
                assert again.dump() == straight.dump(), f"seat {seat} imagines by what it cannot know"
    start = game.new(seats, seed, options)
    for seat in range(seats):
        worlds = [start.determinize(seat, rng(number)).dump() for number in range(VARIETY)]
        assert len({as_bytes(without_chance(world)) for world in worlds}) > 1, "nothing hidden varies"
        assert len({as_bytes(world["rng"]) for world in worlds}) == VARIETY, "worlds share their chance"


def imagined_worlds_play_on(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """An imagined world is a position like any other: it dumps, loads and comes to an end."""
    for number, state in enumerate(positions(game, seats, options, seed, every=31)):
        for seat in range(seats):
            world = state.determinize(seat, rng(number))
            assert game.load(world.dump()).dump() == world.dump()
            play_on(world, rng(number), game.bound(state.setup))
            assert not world.actors()


def views_tell_only_what_is_known(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Swap what a seat cannot see: its view is the same bytes. What spectators see is known to every seat."""
    for number, state in enumerate(positions(game, seats, options, seed, every=7)):
        public = as_bytes(state.view(None))
        views = [as_bytes(state.view(seat)) for seat in range(seats)]
        for seat in range(seats):
            for turn in range(WORLDS):
                world = state.determinize(seat, rng(number * 100 + turn))
                assert as_bytes(world.view(seat)) == views[seat]
                assert as_bytes(world.view(None)) == public, f"spectators see what seat {seat} cannot know"


def events_keep_secrets(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Secrets reach their audience and nobody else; every fact is JSON, and its words fit."""
    for _, events in told_play(game, seats, options, seed):
        for event in events:
            json.dumps([event.args, event.secret])
            if is_told(game, f"event.{event.kind}"):  # else the board alone shows it
                assert_sayable(game, f"event.{event.kind}", event.args)
            secret = set(event.secret or ())
            assert not secret & set(event.args), "a secret shares its name with a public fact"
            assert event.seen_by(None) == event.args
            for seat in range(seats):
                told = secret if event.audience >> seat & 1 else set()
                assert set(event.seen_by(seat)) == set(event.args) | told


def told_to(seat: int, events: list[Event]) -> list[tuple[str, dict[str, object]]]:
    return [(event.kind, event.seen_by(seat)) for event in events]


def take_backs_teach_nothing(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Without a revealing event, a move shows and tells its seat only what it could have foreseen.

    Whether it reveals or asks chance is foreseen too: whoever tries a path is told so (`sealed`), in a world
    that they imagine.
    """
    state = game.new(seats, seed, options)
    chooser = chance(seed)
    number = 0
    while state.actors():
        seat, action = random_move(state, chooser)
        world = state.determinize(seat, rng(number))
        heard, sealed = carry_out(state, seat, action)
        imagined, foreseen = carry_out(world, seat, action)
        assert sealed == foreseen, f"move {number} is sealed or not by what seat {seat} cannot know"
        if not any(event.reveals for event in [*heard, *imagined]):
            assert as_bytes(world.view(seat)) == as_bytes(state.view(seat)), f"move {number} reveals"
            assert told_to(seat, imagined) == told_to(seat, heard), f"move {number} tells a secret"
        number += 1


def carry_out(state: State, seat: int, action: int) -> tuple[list[Event], bool]:
    """What is told of an action, and whether it reveals something or asks chance."""
    chance_before = state.rng.dump()
    state.listen()
    state.apply(seat, action)
    heard = state.heard()
    return heard, state.rng.dump() != chance_before or any(event.reveals for event in heard)
