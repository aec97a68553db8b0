"""A title: its id, its table of actions, how it is set up and checked."""

from collections.abc import Callable
from typing import Any, Final, Generic

from .actions import ActionTable
from .advice import Advice
from .deals import Inference
from .drawing import draw_plain
from .errors import BadOptions, BadRecord, IllegalAction
from .fields import Field, dump_fields, load_fields
from .frames import NOBODY, Frame, field_names, frames_of
from .generic import S
from .hosting import Hosting
from .messages import Message
from .options import Option, settle_options
from .reading import frame_field, integer, need, whole
from .rng import Rng, load_rng, rng_from_seed
from .state import Setup, State, question_of
from .types import Action, Seat
from .zones import Zone

DEEPEST: Final = 1000  # frames: no game comes near, and a dump may not make play as slow as it likes


class Game(Generic[S]):
    """A title: it deals new games, checks moves, loads dumps, and says what its states mean. One a version.

    `fields` and `frame_fields` say how dumps write the attributes of states and frames; what a frame holds
    and nobody lists is a whole number or a tuple of them. The frames are all those of the title's package.
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: range,
        options: tuple[Option, ...],
        table: ActionTable,
        fields: tuple[Field, ...],
        past: tuple["Game[S]", ...] = (),
        frame_fields: tuple[Field, ...] = (),
        advice: Advice[S] | None = None,
        hosting: Hosting[S] | None = None,
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.seats: Final = seats
        self.options: Final = options
        self.table: Final = table
        self.fields: Final = fields
        self.past: Final = {game.version: game for game in past}  # how it was played before: for old records
        if sorted(self.past) != list(range(1, version)):
            raise ValueError(f"{id} is at version {version}: it must still play all versions before it")
        self.frame_fields: Final = {field.name: field for field in frame_fields}
        self.advice: Final[Advice[S]] = Advice() if advice is None else advice
        self.hosting: Final[Hosting[S]] = Hosting() if hosting is None else hosting
        self.frames: Final = frames_of(type(self).__module__.rpartition(".")[0])
        self.timeout: Final = table.ids.get("timeout", -1)  # a clock's verdict, never an option
        self.plain_setups: Final[dict[int, Setup]] = {}  # by seats, for simulation that starts many games

    def under(self, version: int) -> "Game[S]":
        """The game by the rules of this version, or BadRecord if there are none."""
        if version == self.version:
            return self
        if version not in self.past:
            raise BadRecord("refuse.other_game", {"game": self.id, "version": version})
        return self.past[version]

    def new(self, seats: int, seed: int | bytes, options: dict[str, object] | None = None) -> S:
        """A fresh game, dealt. An int seeds the fast generator, bytes the unforeseeable one."""
        state = self.begin(self.setup(seats, options), rng_from_seed(seed))
        state.run()
        return state

    def setup(self, seats: int, options: dict[str, object] | None) -> Setup:
        """What is agreed, defaults filled in, or BadOptions."""
        if seats not in self.seats:
            limits: dict[str, object] = {"least": self.seats[0], "most": self.seats[-1]}
            raise BadOptions("refuse.bad_seats", {"seats": seats, **limits})
        if options:
            return self.agreed(seats, options)
        if seats not in self.plain_setups:
            self.plain_setups[seats] = self.agreed(seats, {})
        return self.plain_setups[seats]

    def agreed(self, seats: int, wishes: dict[str, object]) -> Setup:
        return Setup(self, seats, settle_options(self.options, wishes, seats))

    def check(self, state: S, seat: Seat, action: Action) -> None:
        """Raise IllegalAction, with its reason and clause, unless the seat may do this now."""
        self.table.name(action)
        if state.over():
            raise IllegalAction("refuse.over", {})
        if seat not in state.actors():
            raise IllegalAction("refuse.not_your_turn", {"seat": seat})
        if action not in state.options(seat):
            reason = self.why_not(state, seat, action)
            raise IllegalAction(reason.key, reason.args, reason.clause)

    def why_not(self, state: S, seat: Seat, action: Action) -> Message:
        """Why an action that is not an option is none: the question says so, else the action's verb."""
        reason = question_of(state).why_not(state, seat, action)
        if reason is None:
            reason = self.table.verb_of(action).not_now
        return Message("refuse.not_an_option", {}) if reason is None else reason

    def check_recorded(self, state: S, seat: Seat, action: Action) -> None:
        """Like `check`, but a running clock's verdict passes: nobody may choose it, yet records hold it."""
        if action != self.timeout or not self.hosting.clock(state) or seat not in state.actors():
            self.check(state, seat, action)

    # --- dumps ----------------------------------------------------------------------------------------------

    def load(self, dump: dict[str, Any], judge: bool = True) -> S:
        """The state that a dump describes, or BadRecord: dumps come from anybody.

        Not judged it is only read, whatever it may lack: `state.status()` says what that is.
        """
        try:
            if dump["game"] != self.id:
                raise BadRecord("refuse.other_game", {"game": dump["game"], "version": dump["version"]})
            if integer(dump["version"]) != self.version:
                return self.under(dump["version"]).load(dump, judge)
            state = self.read(dump)
        except BadRecord:
            raise
        except Exception as error:
            raise BadRecord("refuse.broken_dump", {"what": f"{type(error).__name__}: {error}"}) from error
        faults = self.faults(state) if judge else []
        if faults:
            raise BadRecord("refuse.broken_dump", {"what": "; ".join(faults)})
        return state

    def read(self, dump: dict[str, Any]) -> S:
        """What is written, and what follows from it."""
        need(isinstance(dump["options"], dict), "options by name")
        setup = self.setup(whole(dump["seats"], 0, 99), dump["options"])
        state = self.blank(setup, load_rng(dump["rng"]))
        self.load_fields(state, dump)
        need(len(dump["frames"]) <= DEEPEST, "fewer frames")
        for name, *held in dump["frames"]:
            state.push(self.load_frame(name, held, setup.seats))
        self.derive(state)
        return state

    def faults(self, state: S) -> list[str]:
        """Why the state is none of the game: of each check and each frame the first that it finds."""
        found: list[str] = []
        for check in self.checks():
            note_fault(found, check, state)
        frames = [] if state.frames is None else state.frames.listed()
        for at in range(len(frames)):
            above = frames[at + 1] if at + 1 < len(frames) else None
            note_frame_fault(found, state, frames[at], frames[at - 1] if at else None, above)
        return found or unanswerable(state)

    def dump_frame(self, frame: Frame[Any]) -> list[object]:
        """Its class and what it holds, by name where the game lists how."""
        dump: list[object] = [type(frame).__name__]
        names = field_names(type(frame))
        held = frame.fields()
        for at in range(len(names)):
            value = held[at]
            if names[at] in self.frame_fields:
                value = self.frame_fields[names[at]].dump(value)
            dump.append(list(value) if isinstance(value, tuple) else value)
        return dump

    def load_frame(self, name: str, held: list[Any], seats: int) -> Frame[Any]:
        kind = self.frames[name]
        make: Callable[..., Frame[Any]] = kind
        names = field_names(kind)
        need(len(held) <= len(names), f"no more in a {name} than {', '.join(names)}")
        values: list[object] = []
        for at in range(len(held)):
            value = held[at]
            if names[at] in self.frame_fields:
                value = self.frame_fields[names[at]].recall(value, seats)
            values.append(frame_field(value))
        return make(*values)

    def dump_fields(self, state: S) -> dict[str, Any]:
        """The fields as the game lists them; a game may write some in a way that reads better."""
        return dump_fields(state, self.fields)

    def load_fields(self, state: S, dump: dict[str, Any]) -> None:
        """Every field that the game lists; a game that writes some in its own way reads them here."""
        load_fields(state, self.fields, dump, state.setup.seats)

    # --- what each game writes ------------------------------------------------------------------------------

    def blank(self, setup: Setup, rng: Rng) -> S:
        """Each game: a state before anything is laid out."""
        raise NotImplementedError

    def begin(self, setup: Setup, rng: Rng) -> S:
        """Each game: the state before its first frame runs."""
        raise NotImplementedError

    def bound(self, setup: Setup) -> int:
        """Each game: no play lasts longer than this many actions."""
        raise NotImplementedError

    def hidden(self, state: S, seat: Seat) -> tuple[list[Zone], Inference]:
        """Each game: the zones that may hold what the seat does not know, and what play has shown of them."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> dict[str, Any]:
        """Each game: what the seat (None: a spectator) may know, built field by field."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """Each game: points by seat."""
        raise NotImplementedError

    def ranks(self, state: S) -> list[int]:
        """Each game: 1 for the first; who shares a rank has the same number. Decides ties, once."""
        raise NotImplementedError

    def draw(self, view: dict[str, Any]) -> str:
        """A view as text: `print(state)` shows that of the seat to decide."""
        return draw_plain(view)

    def derive(self, state: S) -> None:
        """What follows from the loaded fields and is not written."""

    def checks(self) -> list[Callable[[S], None]]:
        """What a position must be for a game to stand so: each raises ValueError (`need`) where it is not."""
        return []

    def sequel(self, state: S) -> dict[str, object] | None:
        """Of a finished game: the options of what may follow in a campaign, the same for another try.

        None where nothing follows: who wants to may play the same again.
        """
        return None

    def catalogue(self) -> dict[str, Any]:
        """What is printed, by name: facts of all components, JSON-able, the same for every game played.

        The page loads it once; no view repeats it.
        """
        return {}

    def __repr__(self) -> str:
        return f"Game({self.id!r}, version {self.version}, {self.seats[0]}–{self.seats[-1]} seats)"


def note_fault(found: list[str], check: Callable[[Any], None], state: State) -> None:
    try:
        check(state)
    except Exception as error:
        add_fault(found, error)


def note_frame_fault(
    found: list[str], state: State, frame: Frame[Any], below: Frame[Any] | None, above: Frame[Any] | None
) -> None:
    """Somebody is asked, answers find who asked, and every frame finds what it needs in the state."""
    try:
        if frame.seat != NOBODY:
            asked = [whole(seat, 0, state.setup.seats - 1) for seat in frame.seats()]
            need(len(set(asked)) == len(asked), "every seat asked once")
        need(above is not None or frame.seat != NOBODY, "a question on top")
        asker = below is not None and below.takes()
        need(asker or not frame.gives(), "somebody who asked under a question")
        frame.fits(state, above)
    except Exception as error:
        add_fault(found, error)


def add_fault(found: list[str], error: Exception) -> None:
    """What broke where a fault was found before may have broken by it."""
    if isinstance(error, ValueError):
        found.append(str(error))
    elif not found:
        found.append(f"{type(error).__name__}: {error}")


def unanswerable(state: State) -> list[str]:
    """Where all else is as it should be, everybody who is asked has an answer."""
    found: list[str] = []
    try:
        for seat in state.actors():
            options = state.options(seat)
            fits = bool(options) and all(0 <= option < len(state.setup.table) for option in options)
            need(fits, "an answer")
    except Exception as error:
        add_fault(found, error)
    return found
