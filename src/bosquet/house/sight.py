"""What one pair of eyes sees of a table: built from the seat's own view, never by taking secrets away."""

from collections.abc import Callable
from typing import Any, cast

from msgspec import Struct

from bosquet.house.messages import Choice, Clock, Decision, LogLine, Position, SeatState, TableState, Words
from bosquet.house.story import log_line
from bosquet.house.table import Table


class Sight(Struct, frozen=True):
    """A position as a face sees it; the same for everybody behind that face."""

    face: int | None
    view: dict[str, Any]
    decisions: list[Decision]
    take_back: int | None


def sight(table: Table, face: int | None) -> Sight:
    state = table.in_play()
    decisions = []
    if face is not None and face in state.actors():
        asked = state.decision(face)
        options = [Choice(**option) for option in asked["options"]]
        words = Words(asked["prompt"]["key"], asked["prompt"]["args"])
        decisions.append(Decision(face, words, options, asked.get("asker")))
    return Sight(face, state.view(face), decisions, None if face is None else table.undoable(face))


def position(table: Table, seen: Sight, clock: Clock | None, first: int, fresh: bool) -> Position:
    """The newest position, with the log from line `first` on."""
    return Position(
        seq=0,
        face=seen.face,
        step=table.step,
        moves=table.moves,
        view=seen.view,
        actors=table.actors(),
        decisions=seen.decisions,
        take_back=seen.take_back,
        clock=clock,
        news=news(table, seen.face, first),
        fresh=fresh,
    )


def earlier_position(table: Table, face: int | None, moves: int) -> Position:
    """The board as the face saw it after that many moves."""
    state = table.at(moves)
    return Position(
        seq=0,
        face=face,
        step=table.step,
        moves=moves,
        view=state.view(face),
        actors=state.actors(),
        decisions=[],
        take_back=None,
        news=[],
        fresh=False,
        replayed=True,
    )


def news(table: Table, face: int | None, first: int) -> list[LogLine]:
    return [log_line(table.game, table.lines, number, face) for number in range(first, len(table.lines))]


def table_state(table: Table, guest: str, present: Callable[[str], bool], watchers: int) -> TableState:
    row = table.row
    deciding = table.actors() if table.playing else []
    return TableState(
        seq=0,
        id=row.id,
        game=row.game,
        options=row.options,
        status=cast(Any, row.status),
        host=row.host == guest,
        seats=[
            SeatState(
                seat=seat,
                kind="bot" if place.bot else place.kind,
                name=place.name,
                level=place.level,
                present=place.guest is not None and not place.away and present(place.guest),
                yours=place.guest == guest,
                free=place.open and row.status == "waiting",
                thinking=place.bot and seat in deciding,
            )
            for seat, place in enumerate(table.places)
        ],
        commitment=None if row.status == "waiting" else row.commitment,
        seed=row.seed if table.over else None,
        rematch=row.rematch,
        watchers=watchers,
    )
