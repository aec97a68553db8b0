"""The state: plain data and a stack of frames, changed in place, cheap to clone."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from .deals import Inference, redeal
from .errors import IllegalAction
from .events import Event, Log
from .frames import NOBODY, Frame, Question, Stack
from .rng import Rng, branch
from .types import Action, Seat
from .zones import Zone

if TYPE_CHECKING:
    from .game import Game

OVER: Final = -1
SHOWN: Final = 6  # options that a state's repr names


class Setup:
    """What was agreed before the deal; shared by all clones."""

    def __init__(self, title: "Game", seats: int, options: dict[str, object]) -> None:
        self.title: Final = title
        self.game: Final = title.id
        self.version: Final = title.version
        self.seats: Final = seats
        self.options: Final = options
        self.table: Final = title.table


class State:
    """What every game's state can do. Seats are numbered from 0 clockwise."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self.setup: Final = setup
        self._stack: Stack | None = None
        self.rng = rng
        self.log: Log | None = None

    # --- who decides, and what ------------------------------------------------------------------------------

    @property
    def frames(self) -> Stack | None:
        """What comes next; None when the game is over. Nobody assigns it: frames only push and give."""
        return self._stack

    def over(self) -> bool:
        return self._stack is None

    def actor(self) -> Seat:
        """The seat to decide (the first, if several at once), or OVER."""
        if self._stack is None:
            return OVER
        return self._stack.top.seat

    def actors(self) -> list[Seat]:
        """Every seat that may decide now."""
        return [] if self._stack is None else self._stack.top.seats()

    def options(self, seat: Seat) -> list[Action]:
        """The seat's legal action ids: sorted, unique, never empty for an actor."""
        if self._stack is None:
            return []
        top = self._stack.top
        if top.seat != seat and seat not in top.seats():
            return []
        return top.options_of(self, seat)

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action and run until somebody is asked or the game is over. Trusts its caller."""
        stack = self._stack
        assert stack is not None
        self._stack = stack.below
        stack.top.choose_as(self, seat, action)
        self.run()

    def run(self) -> None:
        """Run Steps until a frame waits for a seat."""
        stack = self._stack
        while stack is not None and stack.top.seat == NOBODY:
            self._stack = stack.below
            stack.top.run(self)
            stack = self._stack

    # --- what frames may do with the frames -----------------------------------------------------------------

    def push(self, frame: Frame[Any]) -> None:
        self._stack = Stack(frame, self._stack)

    def then(self, frames: list[Frame[Any]]) -> None:
        """Push a sequence so that the first of the list comes first."""
        for frame in frames[::-1]:
            self.push(frame)

    def ask(self, effect: Frame[Any], question: Question[Any]) -> None:
        """The effect waits under its question, whose answer it will be handed."""
        self._stack = Stack(question, Stack(effect, self._stack))

    def give(self, answer: int) -> None:
        """Hand the answer to the frame that asked: the one that has come to the top."""
        stack = self._stack
        assert stack is not None
        self._stack = stack.below
        stack.top.resume(self, answer)

    def go_back_to(self, asked: Stack | None) -> None:
        """Show the question that is being answered: what a picture from the middle of a move does."""
        self._stack = asked

    # --- what people see ------------------------------------------------------------------------------------

    def decision(self, seat: Seat) -> dict[str, Any]:
        """The question to a seat: a prompt by key; each option's id, name, board target, perhaps effect."""
        if seat not in self.actors():
            raise IllegalAction("refuse.not_your_turn", {"seat": seat})
        top = question_of(self)
        decision: dict[str, Any] = {"prompt": top.prompt(self, seat).data()}
        asker = top.asker(self)
        if asker:
            decision["asker"] = asker
        decision["options"] = [choice(self, top, action) for action in self.options(seat)]
        return decision

    def listen(self, watching: bool = False) -> Log:
        """From now on collect events, and scenes if somebody watches. Clones do not: they simulate."""
        self.log = Log(self._stack, watching)
        return self.log

    def heard(self) -> list[Event]:
        """The events since the last call."""
        log = self.log
        if log is None:
            return []
        self.listen(log.watches)
        return log.events

    # --- what each game writes ------------------------------------------------------------------------------

    def clone(self) -> "State":
        raise NotImplementedError

    def hidden(self, seat: Seat) -> tuple[list[Zone], Inference]:
        """The zones that may hold what the seat does not know, and what play has shown of them."""
        return self.setup.title.hidden(self, seat)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may know, built field by field."""
        return self.setup.title.view(self, seat)

    def scores(self) -> list[int]:
        return self.setup.title.scores(self)

    def ranks(self) -> list[int]:
        """1 for the first; those who share a rank have the same number. Decides ties, once."""
        return self.setup.title.ranks(self)

    # --- what all games share -------------------------------------------------------------------------------

    def determinize(self, seat: Seat, rng: Rng) -> "State":
        """Another full state with the same view for the seat; nothing that it cannot know survives."""
        world = self.clone()
        zones, inference = world.hidden(seat)
        redeal(zones, seat, rng, inference)
        world.rng = branch(rng)
        return world

    def dump(self) -> dict[str, Any]:
        """The whole truth as readable JSON: what was agreed, the fields of the game, the frames, chance."""
        setup = self.setup
        title = setup.title
        return {
            "game": setup.game,
            "version": setup.version,
            "seats": setup.seats,
            "options": dict(setup.options),
            "frames": [title.dump_frame(frame) for frame in self._stack.listed()] if self._stack else [],
            "rng": self.rng.dump(),
            **title.dump_fields(self),
        }

    def status(self) -> list[str]:
        """Why it is no state of its game, for one that was loaded unjudged; nothing where all is well."""
        return self.setup.title.faults(self)

    def __str__(self) -> str:
        """The table as the seat to decide sees it; as anybody does, when several decide or none."""
        actors = self.actors()
        return self.setup.title.draw(self.view(actors[0] if len(actors) == 1 else None))

    def __repr__(self) -> str:
        start = f"{self.setup.game}, {self.setup.seats} seats"
        top = None if self._stack is None else self._stack.top
        if top is not None and top.seat == NOBODY:
            return f"<{start}: {top} is next>"  # nothing may have been dealt yet
        try:
            scores = ", ".join([str(score) for score in self.scores()])
        except Exception:  # a blank state: it is looked at where something went wrong
            return f"<{start}, nothing laid out>"
        return f"<{start}, scores {scores}: {'over' if top is None else asked(self, top)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (self.dump(),)


def question_of(s: State) -> Frame[Any]:
    """What the game waits for an answer to."""
    stack = s.frames
    assert stack is not None
    return stack.top


def resume_at(s: State, frames: Stack | None) -> None:
    """Go on with these frames: a clone where its original stands, a trick with turns made once for all."""
    s._stack = frames


def choice(s: State, top: Frame[Any], action: Action) -> dict[str, object]:
    """One answer as people see it: its verb and nouns, where it is chosen, perhaps what it would do."""
    name = s.setup.table.name(action)
    verb = s.setup.table.verb_of(action)
    choice: dict[str, object] = {
        "id": action,
        "name": name,
        "verb": verb.name,
        "nouns": verb.words(action),
        "target": top.target(s, action),
    }
    effect = top.effect(s, action)
    if effect is not None:
        choice["effect"] = effect
    return choice


def asked(s: State, top: Frame[Any]) -> str:
    """Who has to answer what, for programmers; how, where one seat is asked."""
    asker = top.asker(s)
    question = f"{top} of {asker}" if asker else f"{top}"
    seats = top.seats()
    if len(seats) > 1:
        return f"seats {', '.join([str(seat) for seat in seats])} are asked {question}"
    options = [s.setup.table.name(action) for action in s.options(top.seat)]
    shown = ", ".join(options[:SHOWN]) + (" …" if len(options) > SHOWN else "")
    return f"seat {top.seat} has {len(options)} answers to {question}: {shown}"


def revive(dump: dict[str, Any]) -> State:
    """The state of a dump of any game: what pickle calls."""
    state: State = import_module(f"bosquet.games.{dump['game']}").GAME.load(dump, judge=False)
    return state


def ranks_of(standings: list[tuple[int, ...]]) -> list[int]:
    """Ranks from one comparable tuple a seat, more being better."""
    return [1 + sum(1 for other in standings if other > mine) for mine in standings]
