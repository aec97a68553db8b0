"""Answers in a row: search goes on in one tree from answer to answer, until something is revealed.

What a seat learns on the way would make the rest of the path another choice, so a path ends there.
"""

from time import perf_counter
from typing import Final

from ..core.rng import Rng
from ..core.state import State
from .playout import goes_on
from .search import Search
from .tree import Arm, Node

MIDTURN: Final = 4  # a choice within a turn has this part of the budget: the turn's first weighed it already
PLANNED: Final = 8  # and this part where the first weighed whole turns, answer by answer: such turns are long


class Plan:
    """What a bot answers in a row, and what that took."""

    def __init__(self, path: list[int], part: float = 0.0, cut: bool = False) -> None:
        self.path: Final = path
        self.part: Final = part  # in thoughts with the whole budget
        self.cut: Final = cut  # whether seconds ended a thought


class Planner:
    """Walks in a world of its own for as long as its seat is asked."""

    def __init__(
        self,
        state: State,
        seat: int,
        rng: Rng,
        slips: int,
        iterations: int,
        seconds: float,
        limit: float,
        rush: float,
    ) -> None:
        self.world: Final = state.clone()
        self.seat: Final = seat
        self.rng: Final = rng
        self.slips: Final = slips
        self.iterations = iterations  # of a whole thought; fewer, once the seconds were over before
        self.seconds: Final = seconds
        begun = perf_counter()
        self.end: Final = begun + limit  # after which nothing more is weighed: the path ends
        self.rush: Final = begun + rush  # after which it goes on by what the tree knows, or by habit
        self.search: Search | None = None  # the last one
        self.node: Node | None = None  # where it has led, if it has been there
        self.rest: list[int] = []  # of a planned turn
        self.part = 0.0
        self.cut = False

    def plan(self, most: int) -> Plan:
        path: list[int] = []
        while len(path) < most:
            action = self.answer(not path)
            if action < 0:
                break
            path.append(action)
            if len(path) == most or not goes_on(self.world, self.seat, action):
                break
        return Plan(path, self.part, self.cut)

    def answer(self, first: bool) -> int:
        """The next answer; -1 where it would take more time than there is."""
        world, seat = self.world, self.seat
        if self.slips and self.rng.below(100) < self.slips:
            self.forget()
            return any_of(shortlist(world, seat), self.rng)
        if self.rest:
            action = self.rest[0]
            if action in world.options(seat):
                self.rest = self.rest[1:]
                return action
            self.forget()
        options = shortlist(world, seat)
        if len(options) == 1:
            self.follow_single(options[0])
            return options[0]
        arm = self.weigh(options, first)
        if arm is None:
            return -1
        self.rest = arm.rest
        self.node = arm.child
        return arm.action

    def weigh(self, options: list[int], first: bool) -> Arm | None:
        """The best arm, after as much thought as this choice has and the tree has not had yet."""
        world, seat, last, node = self.world, self.seat, self.search, self.node
        wanted = -(-self.iterations // share_of(world, seat, self.rng))
        stakes = None
        if node is not None and last is not None:
            stakes = last.stakes
            wanted -= node.visits(seat)
        search = Search(world, seat, self.rng, node, stakes)
        if wanted > 0:
            now = perf_counter()
            if not first and now > self.end:
                return None
            if not first and now > self.rush:
                self.cut = True
                return search.favourite(options)
            part = wanted / self.iterations
            search.think(wanted, self.seconds * part)
            self.part += part
            if search.cut:
                self.cut = True
                self.iterations = max(1, int(search.playouts / part))
        self.search = search
        return search.favourite(options)

    def follow_single(self, action: int) -> None:
        """A choice that is none: the tree goes on below it, if it is there."""
        if self.node is not None:
            self.node = self.node.arm(self.seat, action, self.world.setup.seats).child

    def forget(self) -> None:
        """The tree does not know what is done now."""
        self.rest = []
        self.node = None


def share_of(state: State, seat: int, rng: Rng) -> int:
    """Which part of the budget a choice has: a whole turn takes about twice that of its first choice."""
    advice = state.setup.title.advice
    if not advice.midturn(state):
        return 1
    return PLANNED if advice.turns(state, seat, rng, 1) else MIDTURN


def shortlist(state: State, seat: int) -> list[int]:
    return state.setup.title.advice.shortlist(state, seat, state.options(seat))


def any_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]
