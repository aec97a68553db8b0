"""Laws of scenes: what is shown of a move leads to how things are, and gives nothing away."""

import json

from ..core.events import Scene
from ..core.game import Game
from ..core.patch import difference, patched
from ..core.rng import rng
from ..core.state import State
from .play import Options, Seed, chance, random_move
from .secrecy import as_bytes


def scenes_lead_to_the_view(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """From the view before a move each scene is one patch further, and the last gives the view after it."""
    state = game.new(seats, seed, options)
    chooser = chance(seed)
    faces = [None, *range(seats)]
    before = {face: state.view(face) for face in faces}
    while state.actors():
        seat, action = random_move(state, chooser)
        log = state.listen(watching=True)
        state.apply(seat, action)
        told = [scene.told for scene in log.scenes]
        assert told == sorted(told), "a scene takes back what was told"
        assert not told or told[-1] <= len(log.events)
        for face in faces:
            view = before[face]
            for moment in [*(scene.state for scene in log.scenes), state]:
                after = moment.view(face)
                patch = json.loads(json.dumps(difference(view, after)))
                view = patched(view, patch)
                assert as_bytes(view) == as_bytes(after), f"a patch of {game.table.name(action)} leads astray"
            before[face] = view


def scenes_keep_secrets(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """A scene is a position like any other: each seat sees in it what it sees in all worlds that it imagines.

    And until something is revealed, whoever moves could have foreseen what is shown.
    """
    state = game.new(seats, seed, options)
    chooser = chance(seed)
    number = 0
    while state.actors():
        seat, action = random_move(state, chooser)
        world = state.determinize(seat, rng(number))
        scenes, sealed_at = shown(state, seat, action)
        imagined, foreseen_at = shown(world, seat, action)
        for scene in scenes:
            keeps_secrets(scene.state, seats, number)
        open_until = min(sealed_at, foreseen_at)
        for one, other in zip(scenes, imagined, strict=False):
            if one.told <= open_until and other.told <= open_until:
                assert one.told == other.told, (
                    f"a scene of move {number} comes by what seat {seat} cannot know"
                )
                assert as_bytes(one.state.view(seat)) == as_bytes(other.state.view(seat))
        number += 1


def keeps_secrets(picture: State, seats: int, number: int) -> None:
    public = as_bytes(picture.view(None))
    for seat in range(seats):
        world = picture.determinize(seat, rng(number * seats + seat))
        assert as_bytes(world.view(seat)) == as_bytes(picture.view(seat)), "a scene shows what is hidden"
        assert as_bytes(world.view(None)) == public, f"a scene shows all what seat {seat} cannot know"


def shown(state: State, seat: int, action: int) -> tuple[list[Scene], int]:
    """The scenes of an action, and how many events are told before something is revealed."""
    log = state.listen(watching=True)
    state.apply(seat, action)
    reveals = [number for number, event in enumerate(log.events) if event.reveals]
    return log.scenes, reveals[0] if reveals else len(log.events)
