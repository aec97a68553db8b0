"""The state: plain data and a stack of frames, changed in place, cheap to clone."""

from importlib import import_module
from typing import Any, Final

from .errors import IllegalAction
from .events import Event
from .frames import NOBODY, Frame, Stack
from .rng import Rng

OVER: Final = -1


class Setup:
    """What was agreed before the deal; shared by all clones."""

    def __init__(self, game: str, version: int, seats: int, options: dict[str, object]) -> None:
        self.game: Final = game
        self.version: Final = version
        self.seats: Final = seats
        self.options: Final = options


class State:
    """What every game's state can do. Seats are numbered from 0 clockwise."""

    def __init__(self, setup: Setup, frames: Stack | None, rng: Rng) -> None:
        self.setup: Final = setup
        self.frames = frames  # what comes next; None when the game is over
        self.rng = rng
        self.log: list[Event] | None = None

    # --- who decides, and what ------------------------------------------------------------------------------

    def actor(self) -> int:
        """The seat to decide (the first, if several at once), or OVER."""
        if self.frames is None:
            return OVER
        return self.frames.top.seat

    def actors(self) -> list[int]:
        """Every seat that may decide now."""
        return [] if self.frames is None else self.frames.top.seats()

    def options(self, seat: int) -> list[int]:
        """The seat's legal action ids: sorted, unique, never empty for an actor."""
        if self.frames is None:
            return []
        top = self.frames.top
        if top.seat != seat and seat not in top.seats():
            return []
        return top.options_of(self, seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action and run until somebody is asked or the game is over. Trusts its caller."""
        stack = self.frames
        assert stack is not None
        self.frames = stack.below
        stack.top.choose_as(self, seat, action)
        self.run()

    def run(self) -> None:
        """Run Steps until a frame waits for a seat."""
        stack = self.frames
        while stack is not None and stack.top.seat == NOBODY:
            self.frames = stack.below
            stack.top.run(self)
            stack = self.frames

    def push(self, frame: Frame[Any]) -> None:
        self.frames = Stack(frame, self.frames)

    def then(self, frames: list[Frame[Any]]) -> None:
        """Push a sequence so that the first of the list comes first."""
        for frame in frames[::-1]:
            self.push(frame)

    def waiting(self) -> Frame[Any]:
        """The question that the game waits for."""
        assert self.frames is not None
        return self.frames.top

    # --- what people see ------------------------------------------------------------------------------------

    def decision(self, seat: int) -> dict[str, Any]:
        """The question to a seat: a prompt by key; each option's id, name, board target, perhaps effect."""
        if seat not in self.actors():
            raise IllegalAction("refuse.not_your_turn", {"seat": seat})
        top = self.waiting()
        options: list[dict[str, object]] = []
        for action in self.options(seat):
            option = {"id": action, "name": self.action_name(action), "target": top.target(self, action)}
            effect = top.effect(self, action)
            options.append(option if effect is None else {**option, "effect": effect})
        return {"prompt": top.prompt(self, seat).data(), "options": options}

    def listen(self) -> None:
        """From now on collect events. Clones do not listen: simulation has no ears."""
        self.log = []

    def heard(self) -> list[Event]:
        """The events since the last call."""
        heard = self.log or []
        if heard:
            self.log = []
        return heard

    # --- what each game writes ------------------------------------------------------------------------------

    def action_name(self, action: int) -> str:
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def determinize(self, seat: int, rng: Rng) -> "State":
        """Another full state with the same view for the seat; nothing that it cannot know survives."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may know, built field by field."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """1 for the first; those who share a place have the same number. Decides ties, once."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole truth as readable JSON."""
        raise NotImplementedError

    def evaluate(self, seat: int) -> float:
        """How the seat stands, in points of its own hoped-for score. For bots."""
        raise NotImplementedError

    def policy(self, seat: int, options: list[int], rng: Rng) -> int:
        """A quick ordinary choice that looks at no secret: bots play on with it. A game may know better."""
        return options[rng.below(len(options))]

    def chapter(self) -> int:
        """Grows at the game's natural breaks (a round, a season): bots may stop looking ahead there."""
        return 0

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

    def dump_common(self) -> dict[str, Any]:
        setup = self.setup
        return {
            "game": setup.game,
            "version": setup.version,
            "seats": setup.seats,
            "options": dict(setup.options),
            "frames": [frame.dump() for frame in self.frames.listed()] if self.frames is not None else [],
            "rng": self.rng.dump(),
        }

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (self.dump(),)


def revive(dump: dict[str, Any]) -> State:
    """The state of a dump of any game: what pickle calls."""
    state: State = import_module(f"bosquet.games.{dump['game']}").GAME.load(dump)
    return state


def places(standings: list[tuple[int, ...]]) -> list[int]:
    """Ranks from one comparable tuple a seat, more being better."""
    return [1 + sum(1 for other in standings if other > mine) for mine in standings]
