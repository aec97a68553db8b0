"""The state: plain data and a stack of frames, changed in place, cheap to clone."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from .deals import Inference, redeal
from .errors import IllegalAction
from .events import Event, Log
from .fields import dump_fields
from .frames import NOBODY, Frame, Question, Stack
from .messages import Message
from .rng import Rng, branch
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

    def actor(self) -> int:
        """The seat to decide (the first, if several at once), or OVER."""
        if self._stack is None:
            return OVER
        return self._stack.top.seat

    def actors(self) -> list[int]:
        """Every seat that may decide now."""
        return [] if self._stack is None else self._stack.top.seats()

    def options(self, seat: int) -> list[int]:
        """The seat's legal action ids: sorted, unique, never empty for an actor."""
        if self._stack is None:
            return []
        top = self._stack.top
        if top.seat != seat and seat not in top.seats():
            return []
        return top.options_of(self, seat)

    def apply(self, seat: int, action: int) -> None:
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

    def then_all(self, sequence: Stack) -> None:
        """A sequence made once and for all, for a moment when nothing else is due."""
        assert self._stack is None
        self._stack = sequence

    def ask(self, effect: Frame[Any], question: Question[Any]) -> None:
        """The effect waits under its question, whose answer it will be handed."""
        self._stack = Stack(question, Stack(effect, self._stack))

    def give(self, answer: int) -> None:
        """Hand the answer to the frame that asked: the one that has come to the top."""
        stack = self._stack
        assert stack is not None
        self._stack = stack.below
        stack.top.resume(self, answer)

    def take_frames(self, twin: "State") -> None:
        """Go on where another state stands: what a clone does."""
        self._stack = twin._stack

    def go_back_to(self, asked: Stack | None) -> None:
        """Show the question that is being answered: what a picture from the middle of a move does."""
        self._stack = asked

    def waiting(self) -> Frame[Any]:
        """The question that the game waits for."""
        assert self._stack is not None
        return self._stack.top

    # --- what people see ------------------------------------------------------------------------------------

    def decision(self, seat: int) -> dict[str, Any]:
        """The question to a seat: a prompt by key; each option's id, name, board target, perhaps effect."""
        if seat not in self.actors():
            raise IllegalAction("refuse.not_your_turn", {"seat": seat})
        top = self.waiting()
        decision: dict[str, Any] = {"prompt": top.prompt(self, seat).data()}
        asker = top.asker(self)
        if asker:
            decision["asker"] = asker
        decision["options"] = [self.choice(top, action) for action in self.options(seat)]
        return decision

    def choice(self, top: Frame[Any], action: int) -> dict[str, object]:
        """One answer as people see it: its verb and nouns, where it is chosen, perhaps what it would do."""
        name = self.action_name(action)
        verb = self.setup.table.verb_of(action)
        choice: dict[str, object] = {
            "id": action,
            "name": name,
            "verb": verb.name,
            "nouns": verb.words(action),
            "target": top.target(self, action),
        }
        effect = top.effect(self, action)
        if effect is not None:
            choice["effect"] = effect
        return choice

    def why_not(self, seat: int, action: int) -> Message:
        """Why an action that is not an option is none: the question says so, else the action's verb."""
        reason = self.waiting().why_not(self, seat, action)
        if reason is None:
            reason = self.setup.table.verb_of(action).not_now
        return Message("refuse.not_an_option", {}) if reason is None else reason

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

    def hidden(self, seat: int) -> tuple[list[Zone], Inference]:
        """The zones that may hold what the seat does not know, and what play has shown of them."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may know, built field by field."""
        return self.setup.title.view(self, seat)

    def scores(self) -> list[int]:
        return self.setup.title.scores(self)

    def ranks(self) -> list[int]:
        """1 for the first; those who share a rank have the same number. Decides ties, once."""
        return self.setup.title.ranks(self)

    def evaluate(self, seat: int) -> float:
        """How the seat stands, in points of its own hoped-for score. For bots."""
        raise NotImplementedError

    def policy(self, seat: int, options: list[int], rng: Rng) -> int:
        """A quick ordinary choice that looks at no secret: bots play on with it. A game may know better."""
        return self.waiting().habit(self, seat, options, rng)

    def chapter(self) -> int:
        """Grows at the game's natural breaks (a round, a season): bots may stop looking ahead there."""
        return 0

    def horizon(self) -> int:
        """How many turns bots look ahead before `evaluate` judges; 0: to the chapter's end, by scores."""
        return 0

    def midturn(self) -> bool:
        """Whether the question belongs to a turn that has begun. Without it every choice is a turn."""
        stack = self._stack
        return stack is not None and not stack.top.opens_turn(self)

    def shortlist(self, seat: int, options: list[int]) -> list[int]:
        """The options that bots weigh, where others come to the same: never none; looks at no secret."""
        return options

    def prior(self, seat: int, options: list[int]) -> list[float]:
        """How promising each option looks, 0 or more, or nothing; looks at no secret. Search begins there."""
        return []

    def turns(self, seat: int, rng: Rng, most: int) -> list[list[int]]:
        """Whole turns, or what is left of one, that bots weigh as one move, the best first; or none."""
        return []

    def clock(self) -> int:
        """Which turn a clock measures, counted from 1; 0 while none runs. Its verdict is `game.timeout`."""
        return 0

    def evident(self, seat: int) -> bool:
        """Whether all can see for themselves how few answers a seat has: then a forced one tells nothing."""
        return False

    def page(self) -> int:
        """Grows when what was played is put away: until the end nobody looks further back than one page."""
        return 0

    # --- what all games share -------------------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> "State":
        """Another full state with the same view for the seat; nothing that it cannot know survives."""
        world = self.clone()
        zones, inference = world.hidden(seat)
        redeal(zones, seat, rng, inference)
        world.rng = branch(rng)
        return world

    def action_name(self, action: int) -> str:
        return self.setup.table.name(action)

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

    def dump_fields(self) -> dict[str, Any]:
        """The fields as the game lists them; a game may write some in a way that reads better."""
        return dump_fields(self, self.setup.title.fields)

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
        return f"<{start}, scores {scores}: {'over' if top is None else self.asked(top)}>"

    def asked(self, top: Frame[Any]) -> str:
        """Who has to answer what, for programmers; how, where one seat is asked."""
        asker = top.asker(self)
        question = f"{top} of {asker}" if asker else f"{top}"
        seats = top.seats()
        if len(seats) > 1:
            return f"seats {', '.join([str(seat) for seat in seats])} are asked {question}"
        options = [self.action_name(action) for action in self.options(top.seat)]
        shown = ", ".join(options[:SHOWN]) + (" …" if len(options) > SHOWN else "")
        return f"seat {top.seat} has {len(options)} answers to {question}: {shown}"

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (self.dump(),)


def revive(dump: dict[str, Any]) -> State:
    """The state of a dump of any game: what pickle calls."""
    state: State = import_module(f"bosquet.games.{dump['game']}").GAME.load(dump, judge=False)
    return state


def ranks_of(standings: list[tuple[int, ...]]) -> list[int]:
    """Ranks from one comparable tuple a seat, more being better."""
    return [1 + sum(1 for other in standings if other > mine) for mine in standings]
