"""Random playing, decided by the library's own generator: the same seed is the same game everywhere."""

from collections.abc import Iterator
from typing import Any

from ..core.events import Event
from ..core.game import Game
from ..core.options import Option
from ..core.record import Record
from ..core.rng import Rng, rng, rng_from_seed
from ..core.state import State

Options = dict[str, object]
Seed = int | bytes
FEW = 4  # numbers
LOOKS = 12  # at a game before they become half as frequent
DRAWS = 6  # in a row that make somebody pass


def option_sets(game: Game, seats: int) -> list[Options]:
    """The defaults, each option once away from its default, and all of them together.

    Of a number from a few, every one: they are as good as names (the years of a campaign).
    """
    others = {option.name: unusual(option, seats) for option in game.options if option.is_for(seats)}
    sets: list[Options] = [{}]
    sets += [{name: value} for name, values in others.items() for value in values]
    return [*sets, {name: values[-1] for name, values in others.items()}] if len(others) > 1 else sets


def unusual(option: Option, seats: int) -> list[object]:
    if option.kind == "number":
        numbers = list(range(option.low, option.high + 1))
        others: list[object] = [number for number in numbers if number != option.default]
        return others if len(numbers) <= FEW else others[:1]
    if option.kind == "flag":
        return [not option.default]
    if option.kind == "seat_order":
        return [list(reversed(range(seats)))]
    return [next(choice for choice in reversed(option.choices) if choice != option.default)]


def chance(seed: Seed) -> Rng:
    """For the players' choices: another stream than the deal's."""
    number = int.from_bytes(seed, "little") if isinstance(seed, bytes) else seed
    return rng(number * 2 + 1_000_003)


def random_move(state: State, chooser: Rng) -> tuple[int, int]:
    """Any answer of anybody who is asked; a game that one may leave at every turn must not end at once."""
    actors = state.actors()
    seat = actors[chooser.below(len(actors))]
    options = state.options(seat)
    passing = state.setup.table.ids.get("pass", -1)
    action = passing
    draws = 0
    while action == passing and draws < DRAWS:
        action = options[chooser.below(len(options))]
        draws += 1
    return seat, action


def play_on(state: State, chooser: Rng, most: int) -> list[tuple[int, int]]:
    """Random moves until the game is over, or `most` of them."""
    moves: list[tuple[int, int]] = []
    while state.actors() and len(moves) < most:
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
        moves.append((seat, action))
    return moves


def positions(game: Game, seats: int, options: Options, seed: Seed, every: int = 1) -> Iterator[State]:
    """A random game, to look at and not to change: its first position, every so many moves, and its last.

    Who does not look at all of them looks more seldom the longer it goes on: a law's time must not grow
    with the square of a game.
    """
    state = game.new(seats, seed, options)
    chooser = chance(seed)
    bound = game.bound(state.setup)
    step, looks, next_look = 0, 0, 0
    while state.actors():
        if step == next_look:
            yield state
            looks += 1
            if every > 1 and looks % LOOKS == 0:
                every *= 2
            next_look = step + every
        assert step < bound, f"still not over after {bound} moves"
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
        step += 1
    yield state


def random_record(game: Game, seats: int, options: Options, seed: Seed) -> tuple[Record, State]:
    """A whole random game and where it ended."""
    state = game.new(seats, seed, options)
    return Record(game, seats, seed, options, play_on(state, chance(seed), game.bound(state.setup))), state


def told_play(game: Game, seats: int, options: Options, seed: Seed) -> Iterator[tuple[State, list[Event]]]:
    """A random game with ears, from the set-up on: each position with the facts that led to it."""
    state = game.begin(game.setup(seats, options), rng_from_seed(seed))
    state.listen()
    state.run()
    yield state, state.heard()
    chooser = chance(seed)
    while state.actors():
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
        yield state, state.heard()


def without_chance(dump: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in dump.items() if key != "rng"}
