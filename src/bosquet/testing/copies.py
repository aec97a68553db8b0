"""Laws of copying: clones, dumps, pickles, records and seeds."""

import json
import pickle

from ..core.game import Game
from ..core.record import data_from_text, record_from_data
from ..core.rng import rng
from ..core.state import State
from .play import Options, Seed, chance, play_on, positions, random_move, random_record, without_chance

AHEAD = 60  # moves that a copy is followed for


def assert_same_future(one: State, other: State, seed: Seed) -> None:
    """Both are at the same point and stay together whatever is played."""
    assert one.dump() == other.dump()
    chooser = chance(seed)
    for _ in range(AHEAD):
        if not one.actors():
            break
        seat, action = random_move(one, chooser)
        one.apply(seat, action)
        other.apply(seat, action)
        assert one.dump() == other.dump()
    assert one.actors() == other.actors()


def clones_go_their_own_way(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """A clone is equal, and neither it nor the original feels what happens to the other."""
    for number, state in enumerate(positions(game, seats, options, seed, every=13)):
        before = state.dump()
        clone, twin = state.clone(), state.clone()
        assert clone.dump() == before
        play_on(clone, rng(number), AHEAD)
        assert state.dump() == before, "playing a clone changed the original"
        assert twin.dump() == before, "playing a clone changed another clone"
        grandchild = twin.clone()
        play_on(twin, rng(number + 1), AHEAD)
        assert grandchild.dump() == before, "playing the original changed its clone"
        assert_same_future(grandchild, state.clone(), seed)


def dumps_play_on(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """A dump is JSON; what is loaded from it dumps the same, shows the same and plays on identically."""
    for state in positions(game, seats, options, seed, every=17):
        dump = json.loads(json.dumps(state.dump()))
        assert state.status() == game.load(dump, judge=False).status() == []
        loaded = game.load(dump)
        for seat in range(seats):
            assert loaded.view(seat) == state.view(seat)
            assert loaded.options(seat) == state.options(seat)
        assert_same_future(loaded, state.clone(), seed)


def pickles_play_on(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """States cross process borders."""
    for state in positions(game, seats, options, seed, every=29):
        assert_same_future(pickle.loads(pickle.dumps(state)), state.clone(), seed)


def records_replay(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """A record leads to the same dump again, also from its text and its JSON, and to any step on the way."""
    record, end = random_record(game, seats, options, seed)
    assert record.replay().dump() == end.dump()
    for told in (record.text(), record.json()):
        again = record_from_data(game, data_from_text(told))
        assert again.replay().dump() == end.dump()
        assert (again.text(), again.json()) == (record.text(), record.json())
    middle = len(record.moves) // 2
    state = game.new(seats, seed, options)
    for seat, action in record.moves[:middle]:
        state.apply(seat, action)
    assert record.replay(middle).dump() == state.dump()
    assert record.replay(0).dump() == game.new(seats, seed, options).dump()


def seeds_decide_everything(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """The same seed deals the same game, listened to or not; another seed another one."""
    first = game.new(seats, seed, options)
    assert first.dump() == game.new(seats, seed, options).dump()
    other_seed = seed + 1 if isinstance(seed, int) else bytes(byte ^ 1 for byte in seed)
    other = game.new(seats, other_seed, options)
    assert without_chance(first.dump()) != without_chance(other.dump())
    heard = first.clone()
    heard.listen()
    bound = game.bound(first.setup)
    assert play_on(first, chance(seed), bound) == play_on(heard, chance(seed), bound)
    assert first.dump() == heard.dump()
