"""What one pair of eyes sees of a table: built from the seat's own view, never by taking secrets away."""

from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct

from bosquet.house.campaign import offered, trail
from bosquet.house.messages import (
    Choice,
    Clock,
    Decision,
    Happening,
    LogLine,
    Position,
    SeatState,
    TableState,
    Tried,
    Try,
    Words,
)
from bosquet.house.story import log_line
from bosquet.house.table import Table

if TYPE_CHECKING:
    from bosquet.house.absence import Absences


class Sight(Struct, frozen=True):
    """A position as a face sees it; the same for everybody behind that face."""

    face: int | None
    view: dict[str, Any]
    decisions: list[Decision]
    take_back: int | None


def sight(table: Table, face: int | None) -> Sight:
    state = table.in_play()
    decisions = []
    if face is not None and face in table.actors():
        decisions.append(decision_for(face, table.decision(face)))
    return Sight(face, state.view(face), decisions, None if face is None else table.undoable(face))


def decision_for(seat: int, asked: dict[str, Any]) -> Decision:
    options = [Choice(**option) for option in asked["options"]]
    words = Words(asked["prompt"]["key"], asked["prompt"]["args"])
    return Decision(seat, words, options, asked.get("asker"))


class Sights:
    """Each face's sight of the table, built once a step however many look through it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.step = table.step
        self.status = table.row.status
        self.faces: dict[int | None, Sight] = {}

    def fresh(self) -> bool:
        """Whether the table is still at the step that these are of."""
        return (self.step, self.status) == (self.table.step, self.table.row.status)

    def of(self, face: int | None) -> Sight:
        if face not in self.faces:
            self.faces[face] = sight(self.table, face)
        return self.faces[face]


def position(table: Table, seen: Sight, clock: Clock | None, kept: int, fresh: bool) -> Position:
    """The newest position, with the log from line `kept` on."""
    return Position(
        seq=0,
        face=seen.face,
        step=table.step,
        moves=table.moves,
        since=table.since,
        view=seen.view,
        actors=table.actors(),
        decisions=seen.decisions,
        take_back=seen.take_back,
        clock=clock,
        news=news(table, seen.face, max(kept, table.told_from)),
        kept=kept,
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
        since=table.since,
        view=state.view(face),
        actors=state.actors(),
        decisions=[],
        take_back=None,
        news=[],
        kept=0,
        fresh=False,
        replayed=True,
    )


def tried(table: Table, message: Try) -> Tried:
    """What a path would come to, for the eyes of its seat."""
    trial = table.attempt(message.seat, message.path)
    asked = not trial.sealed and message.seat in trial.state.actors()
    return Tried(
        seq=0,
        ticket=message.ticket,
        step=table.step,
        path=message.path,
        view=trial.state.view(message.seat),
        decision=decision_for(message.seat, trial.state.decision(message.seat)) if asked else None,
        happenings=[
            Happening(event.kind, event.seen_by(message.seat))
            for line in trial.lines
            for event in line.events
        ],
        sealed=trial.sealed,
    )


def news(table: Table, face: int | None, first: int) -> list[LogLine]:
    return [log_line(table.game, table.lines, number, face) for number in range(first, len(table.lines))]


def table_state(table: Table, guest: str, present: set[str], absences: "Absences", now: float) -> TableState:
    row = table.row
    seated = {chair.guest for chair in table.chairs if not chair.away}
    return TableState(
        seq=0,
        id=row.id,
        game=row.game,
        options=row.options,
        patience=row.patience,
        status=cast(Any, row.status),
        host=row.host == guest,
        seats=[
            SeatState(
                seat=seat,
                kind="bot" if chair.bot and row.status != "waiting" else chair.kind,
                name=chair.name,
                level=chair.level,
                present=chair.guest is not None and not chair.away and chair.guest in present,
                yours=chair.guest == guest,
                free=chair.open and row.status == "waiting",
                absence=chair.absence if row.status != "waiting" else None,
                away_since=absences.since(seat),
                bot_from=absences.bot_from(seat),
                bot_now=absences.bot_now(seat, now),
            )
            for seat, chair in enumerate(table.chairs)
        ],
        stopping=sorted(table.stopping) if table.playing else [],
        commitment=None if row.status == "waiting" else row.commitment,
        seed=row.seed if table.over else None,
        rematch=row.rematch,
        campaign=trail(row.campaign),
        sequel=offered(table),
        watchers=len(present - seated),
    )
