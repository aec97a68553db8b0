"""A game as it is told: the state, and for every move what it caused."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bosquet import Event, Game, State
from bosquet.core.events import Scene
from bosquet.core.rng import rng_from_seed
from bosquet.house.messages import Happening, LogLine


class Line(Struct, frozen=True):
    """One move and the facts it caused; the set-up has neither seat nor action."""

    seat: int | None
    action: int | None
    how: str
    at: float
    events: list[Event]
    asked: tuple[int, ...] = ()  # who could have moved instead
    clock: int = 0  # the turn that a clock measured
    drew: bool = False  # chance was asked
    page: int = 0  # on which it was played
    scenes: Sequence[Scene] = ()  # the moments on the way, while it is news

    @property
    def forced(self) -> bool:
        return self.how == "forced"

    @property
    def stand_in(self) -> bool:
        return self.how == "stand_in"

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)

    @property
    def seals(self) -> bool:
        """Whether nobody may see what it does before it is done."""
        return self.drew or self.reveals


class Move(Struct, frozen=True):
    seat: int
    action: int
    how: str
    at: float


def deal(game: Game, seats: int, seed: bytes, options: dict[str, object], at: float) -> tuple[State, Line]:
    """A fresh game that tells its set-up too."""
    state = game.begin(game.setup(seats, options), rng_from_seed(seed))
    log = state.listen()
    state.run()
    return state, Line(None, None, "deal", at, log.events)


def tell(state: State, move: Move, watched: bool = False) -> Line:
    """Carry out a legal move and note what it causes, with its scenes if somebody watches."""
    hosting = state.setup.title.hosting
    asked, clock, chance = tuple(state.actors()), hosting.clock(state), state.rng.dump()
    page = hosting.page(state)
    log = state.listen(watched)
    state.apply(move.seat, move.action)
    state.log = None
    drew = state.rng.dump() != chance
    told = move.seat, move.action, move.how, move.at, log.events
    return Line(*told, asked, clock, drew, page, log.scenes)


def retell(game: Game, state: State, first: Line, moves: Iterable[Move]) -> list[Line]:
    """Play moves of the record again; IllegalAction if it is damaged."""
    lines = [first]
    for move in moves:
        game.check_recorded(state, move.seat, move.action)
        lines.append(tell(state, move))
    return lines


def log_line(game: Game, lines: Sequence[Line], number: int, seat: int | None) -> LogLine:
    """Line `number` as a seat may read it.

    What was chosen, and that it was the only choice, may betray a hand: only the seat itself is told; to the
    others the happenings say what they may know.
    """
    line = lines[number]
    own = seat is not None and seat == line.seat
    return LogLine(
        move=number,
        seat=line.seat,
        action=game.table.name(line.action) if own and line.action is not None else None,
        forced=own and line.forced,
        stand_in=line.stand_in,
        happenings=[Happening(event.kind, event.seen_by(seat)) for event in line.events],
    )


def open_line(game: Game, lines: Sequence[Line], number: int, seats: int) -> LogLine:
    """Line `number` once the game is over and nothing is secret."""
    line = lines[number]
    happenings = []
    for event in line.events:
        seen = dict(event.args)
        for seat in range(seats):
            seen |= event.seen_by(seat)
        happenings.append(Happening(event.kind, seen))
    action = game.table.name(line.action) if line.action is not None else None
    return LogLine(number, line.seat, action, line.forced, happenings, line.stand_in)
