"""Frames: what comes next is always the top one. An Ask waits for an answer, a Step runs by itself.

Frames are immutable and hold ints (at most one tuple of ints), and so are stacks of them: clones share both.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from .messages import Message
from .native import i64

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
NOBODY: Final = -1


class Frame(Generic[S]):
    def __init__(self, seat: int) -> None:
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

    def seats(self) -> list[int]:
        """Who may answer: more than one only for simultaneous secret choices."""
        return [self.seat]

    def options_of(self, s: S, seat: int) -> list[int]:
        raise NotImplementedError

    def choose_as(self, s: S, seat: int, action: int) -> None:
        raise NotImplementedError

    def prompt(self, s: S, seat: int) -> Message:
        raise NotImplementedError

    def target(self, s: S, action: int) -> str:
        """Where on the board the action is chosen."""
        raise NotImplementedError

    def effect(self, s: S, action: int) -> dict[str, object] | None:
        """What an option would do, as data for a preview, where the game tells it."""
        return None

    def asker(self, s: S) -> str:
        """The card, place or event that asks, by name; empty where the game itself does."""
        return ""

    def why_not(self, s: S, seat: int, action: int) -> Message | None:
        """Why an action that is not an option is none, with the clause; None: what its verb says of it."""
        return None

    def fits(self, s: S, above: "Frame[S] | None") -> None:
        """ValueError says why no game could have this frame here: dumps come from anybody.

        `above` is the frame that lies on it, None if it is the top. All else of the state has been loaded.
        """

    def fields(self) -> tuple[object, ...]:
        """What __init__ takes, for dumps."""
        return (self.seat,)

    def dump(self) -> list[object]:
        fields = [list(field) if isinstance(field, tuple) else field for field in self.fields()]
        return [type(self).__name__, *fields]

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()}"


class Ask(Frame[S]):
    """A question to one seat. `options` and `choose` stand together, so that legality is written once."""

    def options(self, s: S) -> list[int]:
        raise NotImplementedError

    def choose(self, s: S, action: int) -> None:
        raise NotImplementedError

    def options_of(self, s: S, seat: int) -> list[int]:
        return self.options(s)

    def choose_as(self, s: S, seat: int, action: int) -> None:
        self.choose(s, action)


class Question(Ask[S]):
    """A question whose answer goes to the frame that asked: cards share it and know what to do with it."""

    def answer(self, s: S, action: int) -> int:
        """The action as the asking frame understands it: a card, a number, a seat …"""
        raise NotImplementedError

    def choose(self, s: S, action: int) -> None:
        s.give(self.answer(s, action))

    def gives(self) -> bool:
        return True


class AskEach(Frame[S]):
    """A question to several seats at once, answered in any order and secretly.

    It is popped with each answer; `choose_as` pushes it again for the seats that still owe one.
    """

    def __init__(self, waiting: tuple[int, ...]) -> None:
        super().__init__(waiting[0])
        self.waiting: Final = waiting

    def seats(self) -> list[int]:
        return list(self.waiting)

    def fields(self) -> tuple[object, ...]:
        return (self.waiting,)


class Step(Frame[S]):
    """Runs by itself as soon as it is on top."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> tuple[object, ...]:
        return ()

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
