"""A move as it is shown, moment after moment."""

from typing import Any

from bosquet import State


def scenes(state: State, move: str, face: int = 0) -> list[tuple[list[str], dict[str, Any]]]:
    """What has happened in each scene, and what the face sees then; the last is how things are."""
    log = state.listen(watching=True)
    state.apply(state.actor(), state.setup.table.parse(move))
    shown, told = [], 0
    for scene in log.scenes:
        shown.append(([event.kind for event in log.events[told : scene.told]], scene.state.view(face)))
        told = scene.told
    return [*shown, ([event.kind for event in log.events[told:]], state.view(face))]
