"""Positions of every game: each kind of question early, in the middle and late, at each seat count.

They come out of random games with a fixed seed; what those do not reach lies as a dump in positions/<game>/.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import bosquet
from bosquet.testing.play import Options, chance, option_sets, play_on, random_move

SEED = 11
STORED = Path(__file__).parent / "positions"
PARTS = ("early", "middle", "late")


class Moment(NamedTuple):
    """A position through the eyes of a seat that decides in it, or of anybody once it is over."""

    name: str
    state: bosquet.State
    face: int
    kind: str  # the seat count, or that it is stored


def moments(game: bosquet.Game) -> list[Moment]:
    """All of them, by seat count; with the most players also under other options than usual."""
    usual = [moment for seats in game.seats for moment in of_seats(game, seats, {})]
    most = max(game.seats)
    unusual = of_seats(game, most, option_sets(game, most)[-1])
    return usual + unusual + stored(game)


def of_seats(game: bosquet.Game, seats: int, options: Options) -> list[Moment]:
    """The first time that each question leaves a choice, in every third of the game; and the end."""
    length = len(play_on(game.new(seats, SEED, options), chance(SEED), 10_000))
    state, chooser = game.new(seats, SEED, options), chance(SEED)
    with_options = " with options" if options else ""
    found: dict[str, Moment] = {}
    for step in range(length):
        part = PARTS[3 * step // length]
        for face in state.actors():
            name = f"{seats}{with_options} {part} {state.decision(face)['prompt']['key']}"
            if name not in found and len(state.options(face)) > 1:
                found[name] = Moment(name, state.clone(), face, str(seats))
        state.apply(*random_move(state, chooser))
    return [*found.values(), Moment(f"{seats}{with_options} over", state, 0, str(seats))]


def stored(game: bosquet.Game) -> list[Moment]:
    found = []
    for file in sorted((STORED / game.id).glob("*.json")):
        dump: dict[str, Any] = json.loads(file.read_text())
        state = game.load(dump)
        found.append(Moment(file.stem, state, state.actor(), "stored"))
    return found
