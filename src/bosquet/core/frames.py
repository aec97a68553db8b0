"""Frames: what comes next is always the top one. An Ask waits for an answer, a Step runs by itself.

Frames are immutable and hold ints (at most one tuple of ints), and so are stacks of them: clones share both.
"""

from inspect import signature
from typing import Any, Final, Generic

from .generic import S
from .messages import Message
from .native import i64
from .rng import Rng
from .types import Action, Seat

NOBODY: Final = -1


class Frame(Generic[S]):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: S) -> None:
        """What a Step does; it may push more frames."""
        raise NotImplementedError

    def resume(self, s: S, answer: int) -> None:
        """What an Effect does with the answer to its question; it may ask again."""
        raise NotImplementedError

    def gives(self) -> bool:
        """Whether it hands its answer to the frame below it."""
        return False

    def takes(self) -> bool:
        """Whether it can be handed an answer."""
        return False

    def seats(self) -> list[Seat]:
        """Who may answer: more than one only for simultaneous secret choices."""
        return [self.seat]

    def options_of(self, s: S, seat: Seat) -> list[Action]:
        raise NotImplementedError

    def choose_as(self, s: S, seat: Seat, action: Action) -> None:
        raise NotImplementedError

    def prompt(self, s: S, seat: Seat) -> Message:
        raise NotImplementedError

    def target(self, s: S, action: Action) -> str:
        """Where on the board the action is chosen."""
        raise NotImplementedError

    def effect(self, s: S, action: Action) -> dict[str, object] | None:
        """What an option would do, as data for a preview, where the game tells it."""
        return None

    def asker(self, s: S) -> str:
        """The card, place or event that asks, by name; empty where the game itself does."""
        return ""

    def why_not(self, s: S, seat: Seat, action: Action) -> Message | None:
        """Why an action that is not an option is none, with the clause; None: what its verb says of it."""
        return None

    def phase(self, s: S) -> str:
        """Which part of the game it is, in a word, where a view tells it."""
        return ""

    def opens_turn(self, s: S) -> bool:
        """Whether it asks what to do with a turn; else it belongs to a turn that has begun."""
        return True

    def habit(self, s: S, seat: Seat, options: list[Action], rng: Rng) -> Action:
        """A quick ordinary answer that looks at no secret: bots play on with it."""
        return options[rng.below(len(options))]

    def holds(self, s: S) -> bool:
        """Whether it has laid something aside, or holds something back, until it goes on."""
        return False

    def fits(self, s: S, above: "Frame[S] | None") -> None:
        """ValueError says why no game could have this frame here: dumps come from anybody.

        `above` is the frame that lies on it, None if it is the top. All else of the state has been loaded.
        """

    def fields(self) -> tuple[object, ...]:
        """What `__init__` takes: its parameters are named like the attributes that hold them."""
        return tuple([getattr(self, name) for name in field_names(type(self))])

    def dump(self) -> list[object]:
        fields = [list(field) if isinstance(field, tuple) else field for field in self.fields()]
        return [type(self).__name__, *fields]

    def __repr__(self) -> str:
        held = zip(field_names(type(self)), self.fields(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value}' for name, value in held])})"


class Ask(Frame[S]):
    """A question to one seat. `options` and `choose` stand together, so that legality is written once."""

    def options(self, s: S) -> list[Action]:
        raise NotImplementedError

    def choose(self, s: S, action: Action) -> None:
        raise NotImplementedError

    def options_of(self, s: S, seat: Seat) -> list[Action]:
        return self.options(s)

    def choose_as(self, s: S, seat: Seat, action: Action) -> None:
        self.choose(s, action)


class Question(Ask[S]):
    """A question whose answer goes to the frame that asked: cards share it and know what to do with it."""

    def answer(self, s: S, action: Action) -> int:
        """The action as the asking frame understands it: a card, a number, a seat …"""
        raise NotImplementedError

    def choose(self, s: S, action: Action) -> None:
        s.give(self.answer(s, action))

    def gives(self) -> bool:
        return True

    def opens_turn(self, s: S) -> bool:
        return False


class AskEach(Frame[S]):
    """A question to several seats at once, answered in any order and secretly.

    It is popped with each answer; `choose_as` pushes it again for the seats that still owe one.
    """

    def __init__(self, waiting: tuple[int, ...]) -> None:
        super().__init__(waiting[0])
        self.waiting: Final = waiting

    def seats(self) -> list[Seat]:
        return list(self.waiting)


class Step(Frame[S]):
    """Runs by itself as soon as it is on top."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fits(self, s: S, above: "Frame[S] | None") -> None:
        """Most run at once: a game says of those that wait under a question when they do."""
        raise ValueError(f"{type(self).__name__} waits under no question")


class Effect(Step[S]):
    """A Step that asks on its way: `run` begins, `s.ask(self, question)` waits, `resume` has the answer."""

    def takes(self) -> bool:
        return True


class Stack:
    """Frames on top of each other. It never changes: a push makes another, a pop goes back to `below`."""

    def __init__(self, top: Frame[Any], below: "Stack | None") -> None:
        self.top: Final = top
        self.below: Final = below

    def listed(self) -> list[Frame[Any]]:
        """All of them, the top last."""
        frames = []
        stack: Stack | None = self
        while stack is not None:
            frames.append(stack.top)
            stack = stack.below
        return frames[::-1]


FIELD_NAMES: Final[dict[type[Frame[Any]], tuple[str, ...]]] = {}  # asked once a class


def field_names(kind: type[Frame[Any]]) -> tuple[str, ...]:
    """What the frames of a class hold, by the parameters of its `__init__`."""
    if kind not in FIELD_NAMES:
        FIELD_NAMES[kind] = tuple(signature(kind).parameters)
    return FIELD_NAMES[kind]


def frames_of(package: str) -> dict[str, type[Frame[Any]]]:
    """The frames of a game by name: every class of its package that says what it does or asks."""
    found: dict[str, type[Frame[Any]]] = {}
    kinds: list[type[Frame[Any]]] = [Frame]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        home: Any = kind
        if is_whole(kind) and f"{home.__module__}.".startswith(f"{package}."):
            if found.get(kind.__name__, kind) is not kind:
                raise ValueError(f"two frames of {package} are named {kind.__name__}")
            found[kind.__name__] = kind
    return {name: found[name] for name in sorted(found)}


def is_whole(kind: type[Frame[Any]]) -> bool:
    """Whether it can be made, or is only what several share."""
    if issubclass(kind, Step):
        return kind.run is not Frame.run
    if issubclass(kind, Ask):
        return kind.options is not Ask.options
    return kind.options_of is not Frame.options_of
