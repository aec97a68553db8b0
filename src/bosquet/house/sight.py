"""What one pair of eyes sees of a table: built from the seat's own view, never by taking secrets away."""

from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct

from bosquet.core import events as core
from bosquet.core.patch import difference
from bosquet.house.campaign import offered, trail
from bosquet.house.messages import (
    Choice,
    Clock,
    Decision,
    Happening,
    LogLine,
    Position,
    Scene,
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


class Shot(Struct, frozen=True):
    """A scene as a face sees it: of which move, after how many of its events, and what has changed."""

    move: int
    told: int
    patch: Any


class Sight(Struct, frozen=True):
    """A position as a face sees it; the same for everybody behind that face."""

    face: int | None
    view: dict[str, Any]
    decisions: list[Decision]
    take_back: int | None
    when: tuple[int, str]  # the step and status of the table
    number: int  # of the sights of this table
    after: int  # the number of the sight of which `shots` and then `patch` lead to this one; 0: of none
    moves: int
    shots: list[Shot]
    patch: Any


def sight(table: Table, face: int | None, number: int, before: Sight | None) -> Sight:
    state = table.in_play()
    decisions = []
    if face is not None and face in table.actors():
        decisions.append(decision_for(face, table.decision(face)))
    view, shots, patch = state.view(face), list[Shot](), None
    if before is not None:
        moments = [
            (move, scene)
            for move in range(before.moves + 1, table.moves + 1)
            for scene in table.lines[move].scenes
        ]
        shots, last = shoot(before.view, face, moments)
        patch = difference(last, view)
    return Sight(
        face,
        view,
        decisions,
        None if face is None else table.undoable(face),
        (table.step, table.row.status),
        number,
        0 if before is None else before.number,
        table.moves,
        shots,
        patch,
    )


def shoot(
    view: dict[str, Any], face: int | None, moments: list[tuple[int, core.Scene]]
) -> tuple[list[Shot], dict[str, Any]]:
    """What a face sees change from one scene to the next, and the view of the last one."""
    shots = []
    for move, scene in moments:
        before, view = view, scene.state.view(face)
        shots.append(Shot(move, scene.told, difference(before, view)))
    return shots, view


def decision_for(seat: int, asked: dict[str, Any]) -> Decision:
    options = [Choice(**option) for option in asked["options"]]
    words = Words(asked["prompt"]["key"], asked["prompt"]["args"])
    return Decision(seat, words, options, asked.get("asker"))


class Sights:
    """Each face's newest sight of the table, built at most once a step however many look through it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.faces: dict[int | None, Sight] = {}
        self.count = 0

    def of(self, face: int | None) -> Sight:
        """What a face sees now. Whoever has seen its sight before is told the scenes in between."""
        seen = self.faces.get(face)
        if seen is None or seen.when != (self.table.step, self.table.row.status):
            self.count += 1
            seen = self.faces[face] = sight(self.table, face, self.count, seen)
        return seen


def position(table: Table, seen: Sight, shown: int, clock: Clock | None, kept: int, fresh: bool) -> Position:
    """The newest position for somebody who was `shown` that sight, with the log from line `kept` on."""
    first = max(kept, table.told_from)
    follows = not fresh and shown == seen.after
    again = not fresh and shown == seen.number
    scenes = [Scene(told_by(table, first, shot), shot.patch) for shot in seen.shots] if follows else []
    return Position(
        seq=0,
        face=seen.face,
        step=table.step,
        moves=table.moves,
        since=table.since,
        view=None if follows or again else seen.view,
        scenes=scenes,
        patch=seen.patch if follows else {},
        actors=table.actors(),
        decisions=seen.decisions,
        take_back=seen.take_back,
        clock=clock,
        news=news(table, seen.face, first),
        kept=kept,
        fresh=fresh,
    )


def told_by(table: Table, first: int, shot: Shot) -> int:
    """How many of the news from line `first` on have happened by then."""
    return sum(len(table.lines[move].events) for move in range(first, shot.move)) + shot.told


def moment(table: Table, face: int | None, moves: int) -> tuple[dict[str, Any], list[Scene]]:
    """The board as the face saw it after that many moves, and the scenes from the moment before on."""
    shots: list[Shot] = []
    if table.since < moves <= table.moves:
        before = table.at(moves - 1).view(face)
        shots, _ = shoot(before, face, [(moves, scene) for scene in table.told(moves)])
    return table.at(moves).view(face), [Scene(shot.told, shot.patch) for shot in shots]


def earlier_position(table: Table, face: int | None, moves: int) -> Position:
    """An earlier moment, to look at."""
    view, scenes = moment(table, face, moves)
    return Position(
        seq=0,
        face=face,
        step=table.step,
        moves=moves,
        since=table.since,
        view=view,
        scenes=scenes,
        patch={},
        actors=table.at(moves).actors(),
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
