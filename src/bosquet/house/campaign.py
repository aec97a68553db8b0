"""A campaign: games in a row. The game says what may follow (`Game.sequel`), the house keeps the trail."""

from typing import Any, Final, Literal

import msgspec

from bosquet.house.messages import Part
from bosquet.house.table import Table

LONGEST: Final = 24  # parts of a trail that are kept, the latest


def sequel_of(table: Table) -> dict[str, object] | None:
    """The options of the game that may follow this one; None while it runs, or where nothing follows."""
    state = table.state
    return table.game.sequel(state) if state is not None and state.over() else None


def offered(table: Table) -> Literal["next", "again"] | None:
    """Whether what follows is the next part or the same once more."""
    options = sequel_of(table)
    if options is None:
        return None
    return "again" if options == table.row.options else "next"


def trail(campaign: list[dict[str, Any]] | None) -> list[Part]:
    """The parts that were played before, the oldest first."""
    return [Part(**part) for part in campaign or []]


def trail_after(table: Table) -> list[dict[str, Any]]:
    """The trail with this finished table at its end, as a row keeps it."""
    state = table.in_play()
    part = Part(table.id, table.row.options, state.ranks(), state.scores())
    return [*(table.row.campaign or []), msgspec.structs.asdict(part)][-LONGEST:]
