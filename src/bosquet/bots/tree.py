"""The tree of a search: what was tried at each point, how often, and how it went. All worlds share it."""

from typing import Final


class Arm:
    """What one seat may do at a node: a choice, and the rest of the turn where it is planned as one move."""

    def __init__(self, seat: int, action: int, rest: list[int]) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.rest: Final = rest
        self.visits = 0
        self.available = 0  # how often it could have been chosen: not every world allows it
        self.reward = 0.0
        self.child: Node | None = None  # where it leads if nobody else chooses at the same time

    def mean(self) -> float:
        return self.reward / self.visits

    def better(self, other: "Arm") -> bool:
        """Tried more often, or as often and with more success."""
        if self.visits != other.visits:
            return self.visits > other.visits
        return self.reward > other.reward


class Node:
    """What was done since the root, as all imagined worlds share it."""

    def __init__(self) -> None:
        self.arms: Final[dict[int, Arm]] = {}  # single choices, by `number`
        self.turns: Final[list[Arm]] = []  # planned turns
        self.together: Final[dict[tuple[int, ...], Node]] = {}  # where choices made at once lead, by `number`
        self.asked = 0  # how often the seat here was asked for turns

    def arm(self, seat: int, action: int, seats: int) -> Arm:
        """The arm of a choice, known or new."""
        key = number(seat, action, seats)
        arm = self.arms.get(key)
        if arm is None:
            arm = Arm(seat, action, NOTHING)
            self.arms[key] = arm
        return arm

    def visits(self, seat: int) -> int:
        """How often the seat chose here."""
        total = 0
        for arm in self.arms.values():
            if arm.seat == seat:
                total += arm.visits
        for arm in self.turns:
            if arm.seat == seat:
                total += arm.visits
        return total

    def learn(self, seat: int, turns: list[list[int]]) -> None:
        """Planned turns; those known already are left out."""
        for turn in turns:
            if not self.knows(seat, turn):
                self.turns.append(Arm(seat, turn[0], turn[1:]))

    def possible(self, seat: int, options: list[int]) -> list[Arm]:
        """The planned turns of the seat that these options let begin."""
        return [arm for arm in self.turns if arm.seat == seat and arm.action in options]

    def knows(self, seat: int, turn: list[int]) -> bool:
        for arm in self.turns:
            if arm.seat == seat and arm.action == turn[0] and arm.rest == turn[1:]:
                return True
        return False

    def after(self, chosen: list[Arm], seats: int) -> "Node":
        """Where these choices lead: one seat's, or those of several at once."""
        if len(chosen) == 1:
            arm = chosen[0]
            if arm.child is None:
                arm.child = Node()
            return arm.child
        key = tuple([number(arm.seat, arm.action, seats) for arm in chosen])
        node = self.together.get(key)
        if node is None:
            node = Node()
            self.together[key] = node
        return node


def number(seat: int, action: int, seats: int) -> int:
    """One number for a seat's choice, whatever the size of the game's table."""
    return action * seats + seat


NOTHING: Final[list[int]] = []
