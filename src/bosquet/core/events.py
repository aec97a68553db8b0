"""Facts that the rules tell while they run, each with its audience, and the moments worth showing."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .frames import Stack
    from .state import State


class Event:
    """Everybody learns `args`; the seats of the bit set `audience` learn `secret` as well.

    `reveals` marks a fact that nobody chose and somebody did not know before: no take-back goes behind it.
    """

    def __init__(
        self,
        kind: str,
        args: dict[str, object],
        reveals: bool = False,
        secret: dict[str, object] | None = None,
        audience: int = 0,
    ) -> None:
        self.kind = kind
        self.args = args
        self.reveals = reveals
        self.secret = secret
        self.audience = audience

    def seen_by(self, seat: int | None) -> dict[str, object]:
        if self.secret is not None and seat is not None and self.audience >> seat & 1:
            return {**self.args, **self.secret}
        return dict(self.args)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r})"


class Scene:
    """How the table stood after the first `told` events of a move: views of it can be cut for any seat."""

    def __init__(self, told: int, state: "State") -> None:
        self.told: Final = told
        self.state: Final = state


class Log:
    """What the rules tell while they run; who `watches` is shown the moments between as well."""

    def __init__(self, asked: "Stack | None", watches: bool) -> None:
        self.asked: Final = asked
        self.watches: Final = watches
        self.events: list[Event] = []
        self.scenes: list[Scene] = []

    def append(self, event: Event) -> None:
        self.events.append(event)

    def scene(self, state: "State") -> None:
        """Something is worth a look before it goes on: all that was told since the last scene.

        Whatever frames lie there in the middle of a move, people are shown the question that it answers.
        """
        if self.watches:
            picture = state.clone()
            picture.go_back_to(self.asked)
            self.scenes.append(Scene(len(self.events), picture))
