"""Frames: what comes next is always the top one. An Ask waits for an answer, a Step runs by itself.

Frames are immutable and hold ints (at most one tuple of ints), and so are stacks of them: clones share both.
"""

from typing import Any, Final, Generic, TypeVar

from .messages import Message
from .native import i64

S = TypeVar("S")
NOBODY: Final = -1


class Frame(Generic[S]):
    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: S) -> None:
        """What a Step does; it may push more frames."""
        raise NotImplementedError

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

    def why_not(self, s: S, seat: int, action: int) -> Message:
        """Why an action that is not an option is none, with the clause."""
        return Message("refuse.not_an_option", {})

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


class Stack:
    """Frames on top of each other. It never changes: a push makes another, a pop goes back to `below`."""

    def __init__(self, top: Frame[Any], below: "Stack | None") -> None:
        self.top: Final = top
        self.below: Final = below

    def listed(self) -> list[Frame[Any]]:
        """All of them, the top last."""
        frames = self.below.listed() if self.below is not None else []
        frames.append(self.top)
        return frames


def stack_of(frames: list[Frame[Any]]) -> Stack | None:
    """The last frame of the list is the top."""
    stack: Stack | None = None
    for frame in frames:
        stack = Stack(frame, stack)
    return stack
