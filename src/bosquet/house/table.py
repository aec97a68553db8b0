"""A table: who sits there, and the game in play. A move is drafted first and accepted once it is on disk."""

import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

import bosquet
from bosquet import OVER, Game, Record, Refusal, State
from bosquet.core.events import Scene
from bosquet.house.chairs import Chair
from bosquet.house.messages import Note, Result
from bosquet.house.notes import NOTE, note_of
from bosquet.house.path import Trial, attempt, stroll, walk
from bosquet.house.storage.archive import MoveRow, TableRow
from bosquet.house.story import Line, Move, deal, retell, tell

NEWS = 12  # moves whose scenes are kept for those who have not been told yet


class Draft(Struct, frozen=True):
    """What the table will be once its rows are written."""

    rows: list[MoveRow]
    state: State
    lines: list[Line]

    @property
    def row(self) -> MoveRow:
        """The last of them; all are of one seat and one moment."""
        return self.rows[-1]

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER


class Due(Struct, frozen=True):
    """A question that the house answers: for a bot, or because there is a single answer."""

    seat: int
    asked: int  # since which step; another one is another question
    chair: Chair


class NewerTable(Refusal):
    """Its game was begun by rules that this house does not know yet."""


class Table:
    def __init__(self, row: TableRow, chairs: Sequence[Chair], rows: Iterable[MoveRow] = ()) -> None:
        self.row = row
        self.chairs = list(chairs)
        self.game = _game_of(row)
        self.step = 0  # rows in the record: what the next move must name
        self.cuts: list[int] = []  # for every take-back, how many lines of the log it left as they were
        self.tickets: dict[tuple[int, str], int] = {}
        self.asked: dict[int, int] = {}  # since which step each deciding seat has had its question
        self.touched: dict[int, int] = {}  # the step after each seat's last row
        self.sand: float | None = None  # in the hourglass at the last row
        self.state: State | None = None
        self.lines: list[Line] = []
        self.notes: list[Note] = []  # what people did around the game
        self.stopping: set[int] = set()  # seats whose people wish to stop
        self._decisions: dict[int, dict[str, Any]] = {}  # worked out once a step, and so are these:
        self._options: dict[int, list[int]] = {}
        self._since = -1, False, 0  # the step and status of which it is
        self._looked: tuple[int, State] | None = None  # the earlier state last looked at
        if row.status != "waiting":
            self._open(rows)

    # --- who --------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def over(self) -> bool:
        return self.row.status in ("over", "stopped")

    @property
    def stopped(self) -> bool:
        """It is over because all agreed to stop: nobody has won."""
        return self.row.status == "stopped"

    @property
    def result(self) -> Result | None:
        return msgspec.convert(self.row.result, Result) if self.row.result else None

    @property
    def full(self) -> bool:
        """Before the start: whether everybody is there."""
        return not any(chair.open or chair.kept for chair in self.chairs)

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.belongs_to(guest)]

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("refuse.no_such_seat", {"number": seat})
        return self.chairs[seat]

    def own_chair(self, seat: int, guest: str) -> Chair:
        chair = self.chair(seat)
        if not chair.belongs_to(guest):
            raise Refusal("refuse.not_your_seat", {"seat": seat})
        return chair

    # --- how far ----------------------------------------------------------------------------------

    @property
    def moves(self) -> int:
        """Moves that stand."""
        return max(0, len(self.lines) - 1)

    @property
    def updated(self) -> float:
        return self.lines[-1].at if self.lines else self.row.updated

    def in_play(self) -> State:
        if self.state is None:
            raise Refusal("refuse.not_started", {})
        return self.state

    def timed_turn(self) -> int:
        """Which turn the hourglass measures; 0 while none is."""
        return self.game.hosting.clock(self.in_play())

    def actors(self) -> list[int]:
        return self.state.actors() if self.state is not None and not self.stopped else []

    def record(self, moves: int | None = None) -> Record:
        """The moves that stand, or the first of them."""
        self.in_play()
        told = [(line.seat, line.action) for line in self.lines[1:]]
        return Record(
            self.game,
            len(self.chairs),
            bytes.fromhex(self.row.seed),
            self.row.options,
            [(seat, action) for seat, action in told[:moves] if seat is not None and action is not None],
        )

    @property
    def since(self) -> int:
        """The earliest moment that may be looked at: until the game is over, one page back."""
        step, playing, since = self._since
        if (step, playing) != (self.step, self.playing):
            since = self._one_page_back()
            self._since = self.step, self.playing, since
        return since

    def _one_page_back(self) -> int:
        page = self.game.hosting.page(self.in_play())
        moves = self.moves if page and self.playing else 0
        while moves and self.lines[moves].page >= page - 1:
            moves -= 1
        return moves

    @property
    def told_from(self) -> int:
        """The first line of the log that is still told."""
        return self.since + 1 if self.since else 0

    def at(self, moves: int) -> State:
        """The state after that many moves, to look at: the next look goes on from it."""
        if not 0 <= moves <= self.moves:
            raise Refusal("refuse.no_such_step", {"step": moves, "last": self.moves})
        if moves < self.since:
            raise Refusal("refuse.put_away", {})
        looked, state = self._looked or (0, self._dealt())
        if looked > moves:
            looked, state = 0, self._dealt()
        for move in _moves(self.lines[looked + 1 : moves + 1]):
            state.apply(move.seat, move.action)
        self._looked = moves, state
        return state

    def told(self, moves: int) -> Sequence[Scene]:
        """The scenes of this move; `at` the moment after it comes cheap now."""
        state = self.at(moves - 1)
        line = tell(state, _moves(self.lines[moves : moves + 1])[0], watched=True)
        self._looked = moves, state
        return line.scenes

    def decision(self, seat: int) -> dict[str, Any]:
        """The question to a seat, worked out once a step."""
        if seat not in self._decisions:
            self._decisions[seat] = self.in_play().decision(seat)
        return self._decisions[seat]

    def options(self, seat: int) -> list[int]:
        """The legal answers of a seat that decides. A bot is never shown its question."""
        if seat not in self._options:
            bot = self.chairs[seat].bot and seat not in self._decisions
            self._options[seat] = (
                self.in_play().options(seat)
                if bot
                else [option["id"] for option in self.decision(seat)["options"]]
            )
        return self._options[seat]

    def automatic(self) -> list[Due]:
        """What the house is asked now: several where several choose at once."""
        if self.state is None or not self.playing:
            return []
        bots = [seat for seat in self.state.actors() if self.chairs[seat].bot]
        forced = [] if bots else [seat for seat in self.state.actors() if self._answered(seat)]
        return [Due(seat, self.asked[seat], self.chairs[seat]) for seat in bots or forced]

    def _answered(self, seat: int) -> bool:
        """Whether the house gives a person's only answer: where nobody can learn that it was the only one.

        No person takes exactly as long as the house does: an answer that comes by itself would show the
        others that this hand has no choice. Among people the person plays it, in a person's time; so too
        while a bot plays for somebody who may come back and know it.
        """
        if len(self.options(seat)) > 1:
            return False
        alone = all(chair.bot_for_good for other, chair in enumerate(self.chairs) if other != seat)
        return alone or self.game.hosting.evident(self.in_play(), seat)

    def undoable(self, seat: int) -> int | None:
        """How many moves a take-back undoes: the seat's last real choice and what was forced after it.

        A path that was played together is one choice. Those who chose secretly at the same time are not in
        its way. Under a clock the end of a turn is: the glass has been passed on.
        """
        if not self.playing:
            return None
        own, chosen = 0, 0.0
        others: set[int | None] = set()
        for line in reversed(self.lines[1:]):
            if chosen and (line.seat, line.at) != (seat, chosen):
                return own
            if line.reveals or line.clock != self.timed_turn():
                return None
            if line.seat != seat:
                others.add(line.seat)
                continue
            own += 1
            if not others.issubset(line.asked):
                return None
            if not line.forced:
                chosen = line.at
        return own if chosen else None

    # --- moves ------------------------------------------------------------------------------------

    def known(self, seat: int, ticket: str) -> int | None:
        """The step at which this ticket was accepted before."""
        return self.tickets.get((seat, ticket))

    def expect(self, seat: int, step: int) -> None:
        """Refuse an answer to a question that is no longer the one."""
        self.in_play()
        if self.stopped:
            raise Refusal("refuse.over", {})
        if not self.asked.get(seat, self.step) <= step <= self.step:
            raise Refusal("refuse.stale", {})

    def expect_back(self, seat: int, step: int) -> None:
        """Refuse to take back something else than what the seat has seen."""
        self.in_play()
        seen = self.touched.get(seat, 0) <= step <= self.step
        if step != self.step and not (seen and self.undoable(seat)):
            raise Refusal("refuse.stale", {})

    def check(self, seat: int, action: str) -> int:
        """The action's id if the rules allow it now; the rules say why if not."""
        number = self.game.table.parse(action)
        state = self.in_play()
        if seat not in state.actors() or number not in self.options(seat):
            self.game.check(state, seat, number)
        return number

    def draft_move(self, seat: int, action: int, how: str) -> Draft:
        """A move of the house, tried on a copy of the state."""
        return self.draft_moves(seat, [action], how)

    def draft_moves(self, seat: int, path: Sequence[int], how: str) -> Draft:
        """A path of the house, as far as it can be walked: the first answer in any case."""
        trial = self.in_play().clone()
        now = time.time()
        moves = [Move(seat, action, how, now) for action in path]
        lines = stroll(trial, moves)
        rows = [
            MoveRow(step, seat, how, self.game.table.name(move.action), now)
            for step, move in enumerate(moves[: len(lines)], start=self.step)
        ]
        return Draft(rows, trial, [*self.lines, *lines])

    def draft_path(self, seat: int, path: Sequence[str], ticket: str) -> Draft:
        """A person's path, checked and tried on a copy of the state; all of it or a Refusal."""
        trial = self.in_play().clone()
        moves = self._path(seat, path)
        lines = walk(self.game, trial, moves, watched=True)
        rows = [
            MoveRow(step, seat, move.how, self.game.table.name(move.action), move.at, ticket=ticket)
            for step, move in enumerate(moves, start=self.step)
        ]
        return Draft(rows, trial, [*self.lines, *lines])

    def attempt(self, seat: int, path: Sequence[str]) -> Trial:
        """Where a path would lead; nothing comes of it."""
        return attempt(self.game, self.in_play(), self._path(seat, path), bosquet.rng(secrets.randbits(64)))

    def _path(self, seat: int, path: Sequence[str]) -> list[Move]:
        first = self.check(seat, path[0])
        now = time.time()
        actions = [first, *(self.game.table.parse(action) for action in path[1:])]
        return [Move(seat, action, "play", now) for action in actions]

    def draft_back(self, seat: int, ticket: str) -> Draft:
        count = self.undoable(seat)
        if count is None:
            raise Refusal("refuse.no_take_back", {})
        state, first = self._deal()
        lines = retell(self.game, state, first, _without(_moves(self.lines), seat, count))
        return Draft([MoveRow(self.step, seat, "back", "", time.time(), count, ticket)], state, lines)

    def accept(self, draft: Draft) -> None:
        row = draft.row
        before = {seat: self.options(seat) for seat in self.asked}
        if row.undoes:
            self.cuts.append(_alike(self.lines, draft.lines))
            self._looked = None
        told = len(self.lines)
        self.state, self.lines = draft.state, draft.lines
        for number in range(max(0, told - NEWS), len(self.lines) - NEWS):
            self.lines[number] = msgspec.structs.replace(self.lines[number], scenes=())
        self._decisions, self._options = {}, {}
        for each in draft.rows:
            self._count(each)
        if row.undoes:
            self.notes.append(note_of(row, self.moves))
        self.asked = {
            seat: self.asked[seat] if self._still_asked(seat, row, before) else self.step
            for seat in self.state.actors()
        }
        if draft.over:
            self.row = self.ended(draft)

    def ended(self, draft: Draft) -> TableRow:
        """The table's row once a draft that ends the game is accepted."""
        result = _result(draft.state)
        return msgspec.structs.replace(self.row, status="over", updated=draft.row.at, result=result)

    def wishing(self, seat: int, kind: str) -> set[int]:
        """Seats whose people wish to stop once `seat` has done this: people on one sofa do so together."""
        if kind == "go_on":
            return set()
        whose = self.chairs[seat].guest if kind == "stop" else None
        own = {other for other, chair in enumerate(self.chairs) if whose and chair.guest == whose}
        return self.stopping | own

    def take_note(self, row: MoveRow) -> None:
        """Something that people did around the game."""
        self._count(row)
        self._notice(note_of(row, self.moves))

    def start(self, row: TableRow) -> None:
        self.row = row
        self._open(())

    def _still_asked(self, seat: int, row: MoveRow, before: dict[int, list[int]]) -> bool:
        """Several decide at once: another's answer does not make this seat's own answer stale."""
        return seat != row.seat and seat in self.asked and before.get(seat) == self.options(seat)

    def _count(self, row: MoveRow) -> None:
        if row.ticket is not None:
            self.tickets[row.seat, row.ticket] = row.step
        self.step = row.step + 1
        self.sand = row.sand
        if row.how != NOTE:
            self.touched[row.seat] = self.step

    def _notice(self, note: Note) -> None:
        self.notes.append(note)
        self.stopping = self.wishing(note.seat, note.kind)

    def _dealt(self) -> State:
        return self.game.new(len(self.chairs), bytes.fromhex(self.row.seed), self.row.options)

    def _deal(self) -> tuple[State, Line]:
        row = self.row
        return deal(self.game, len(self.chairs), bytes.fromhex(row.seed), row.options, row.updated)

    def _open(self, rows: Iterable[MoveRow]) -> None:
        standing: list[Move] = []
        for row in rows:
            self._count(row)
            if row.undoes:
                standing = _without(standing, row.seat, row.undoes)
            if row.undoes or row.how == NOTE:
                self._notice(note_of(row, len(standing)))
            else:
                standing.append(Move(row.seat, self.game.table.parse(row.action), row.how, row.at))
        self.state, first = self._deal()
        self.lines = retell(self.game, self.state, first, standing)
        self.asked = dict.fromkeys(self.state.actors(), self.step)
        if self.row.status == "over" and self.row.result is None:  # it ended before results were kept
            self.row = msgspec.structs.replace(self.row, result=_result(self.state))


def _result(state: State) -> dict[str, Any]:
    return {"ranks": state.ranks(), "scores": state.scores()}


def _game_of(row: TableRow) -> "Game[State]":
    """A table goes on by the rules it began with, whatever has changed since."""
    game = bosquet.game(row.game)
    if row.version > game.version:
        raise NewerTable("refuse.newer_table", {"version": row.version, "known": game.version})
    return game.under(row.version)


def _moves(lines: Iterable[Line]) -> list[Move]:
    return [
        Move(line.seat, line.action, line.how, line.at)
        for line in lines
        if line.seat is not None and line.action is not None
    ]


def _alike(old: Sequence[Line], new: Sequence[Line]) -> int:
    """How many lines both logs begin with."""
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if (one.seat, one.action) != (other.seat, other.action):
            return number
    return min(len(old), len(new))


def _without(moves: list[Move], seat: int, count: int) -> list[Move]:
    """All but the seat's last moves; what others chose at the same time stands."""
    own = [number for number, move in enumerate(moves) if move.seat == seat]
    undone = set(own[-count:])
    return [move for number, move in enumerate(moves) if number not in undone]
