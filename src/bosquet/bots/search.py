"""Search: information-set Monte Carlo tree search for any game of the contract.

Every playout imagines a world that looks to the seat as the true one does, walks down one tree that all
worlds share, adds to it and plays on by the game's habits to the end of the chapter, or to the game's
horizon. Each seat seeks its own reward (max^n). What several seats choose at once, each chooses alone, before
any of it is carried out.
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from ..core.advice import Advice
from ..core.rng import Rng
from ..core.state import OVER, State
from .playout import FAR, follow, habitual, play_on
from .rewards import Outcome, Stakes, outcome
from .tree import Arm, Node

TRIALS: Final = 16  # playouts that show how much is at stake
PATIENCE: Final = 0.25  # the part of the seconds that trials may take
EXPLORATION: Final = 0.2
GUIDED: Final = 1.0  # exploration where the game says how promising each option looks
DOUBT: Final = 0.1  # how far what the game says is mistrusted: so much is shared out evenly
TURNS: Final = 12  # planned turns to weigh at a node
FRESH: Final = 2  # more of them, whenever a node has been met twice as often


class Search:
    """One of a position; or of a later one of the same turn, with what was learned of it before."""

    def __init__(
        self, state: State, seat: int, rng: Rng, root: Node | None = None, stakes: Stakes | None = None
    ) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.seats: Final = state.setup.seats
        self.rng: Final = rng
        self.root: Final = Node() if root is None else root
        self.stakes = stakes
        self.advice: Final[Advice[Any]] = state.setup.title.advice
        self.chapter: Final = self.advice.chapter(state)
        self.judged: Final = self.advice.horizon(state) > 0
        self.reach: Final = turns_ahead(state)
        self.playouts = 0
        self.cut = False  # the seconds were over before the iterations

    def run(self, iterations: int, seconds: float) -> int:
        """The seat's choice; where there is only one, without a thought."""
        options = self.advice.shortlist(self.state, self.seat, self.state.options(self.seat))
        if len(options) == 1:
            return options[0]
        self.think(iterations, seconds)
        return self.favourite(options).action

    def think(self, iterations: int, seconds: float) -> None:
        """The trials and so many playouts, or fewer when the seconds are over; one in any case."""
        start = perf_counter()
        end = start + seconds
        stakes = self.stakes
        if stakes is None:
            stakes = self.gauge(start + PATIENCE * seconds)
            self.stakes = stakes
            iterations += TRIALS
        while self.playouts < iterations and perf_counter() < end:
            self.iterate(stakes)
        self.cut = self.playouts < iterations

    def gauge(self, end: float) -> Stakes:
        """A few playouts of all options in turn show what is at stake; they count in the tree like others."""
        paths: list[list[Arm]] = []
        outcomes: list[Outcome] = []
        while not paths or (len(paths) < TRIALS and perf_counter() < end):
            path: list[Arm] = []
            outcomes.append(self.playout(path, 1))
            paths.append(path)
            for arm in path:
                arm.visits += 1
        stakes = Stakes(outcomes)
        for at in range(len(paths)):
            rewards = stakes.rewards(outcomes[at])
            for arm in paths[at]:
                arm.reward += rewards[arm.seat]
        return stakes

    def iterate(self, stakes: Stakes) -> None:
        path: list[Arm] = []
        rewards = stakes.rewards(self.playout(path, FAR))
        for arm in path:
            arm.visits += 1
            arm.reward += rewards[arm.seat]

    def playout(self, path: list[Arm], depth: int) -> Outcome:
        """In a new world, down the tree (at most so deep) and on by habit; which arms led there."""
        world = self.state.determinize(self.seat, self.rng)
        node: Node | None = self.root
        left = self.reach
        advice = self.advice
        while node is not None and depth > 0 and world.actor() != OVER:
            if advice.chapter(world) != self.chapter:
                break
            actors = world.actors()
            if not advice.midturn(world):
                if left <= 0:
                    break
                left -= len(actors)
            node = self.step(node, world, actors, path)
            depth -= 1
        play_on(world, self.chapter, left, self.rng)
        self.playouts += 1
        return outcome(world, self.judged)

    def step(self, node: Node, world: State, actors: list[int], path: list[Arm]) -> Node | None:
        """Everybody who is asked chooses, then it is done; the node reached, None if the tree ends here."""
        chosen: list[Arm] = []
        known = True
        for seat in actors:
            arm = self.select(node, world, seat, len(actors) == 1)
            chosen.append(arm)
            known = known and arm.visits > 0
        for arm in chosen:
            world.apply(arm.seat, arm.action)
            path.append(arm)
            if arm.rest and not follow(world, arm.seat, arm.rest):
                known = False
        return node.after(chosen, self.seats) if known else None

    # --- which arm ------------------------------------------------------------------------------------------

    def select(self, node: Node, world: State, seat: int, alone: bool) -> Arm:
        """A planned turn where the game has them, else an option of this world."""
        options = world.options(seat)
        if alone:
            turns = self.turns(node, world, seat, options)
            if turns:
                return self.hopeful(turns, True)
        options = self.advice.shortlist(world, seat, options)
        arms = [node.arm(seat, action, self.seats) for action in options]
        weights = self.advice.prior(world, seat, options)
        return guided(arms, weights) if weights else self.hopeful(arms, False)

    def turns(self, node: Node, world: State, seat: int, options: list[int]) -> list[Arm]:
        """The planned turns that can begin in this world; new worlds may bring new ones, ever more rarely."""
        asked = node.asked
        node.asked = asked + 1
        if asked & (asked - 1) == 0:
            node.learn(seat, self.advice.turns(world, seat, self.rng, FRESH if node.turns else TURNS))
        if not node.turns:
            return []
        arms = node.possible(seat, options)
        if not arms:
            node.learn(seat, self.advice.turns(world, seat, self.rng, TURNS))
            arms = node.possible(seat, options)
        return arms

    def hopeful(self, arms: list[Arm], ordered: bool) -> Arm:
        """UCB1; one never tried comes first, any of them unless they are in order."""
        new: list[Arm] = []
        best = arms[0]
        most = -1.0
        for arm in arms:
            arm.available += 1
            visits = arm.visits
            if visits == 0:
                new.append(arm)
            elif not new:
                bound = arm.reward / visits + EXPLORATION * sqrt(log(arm.available) / visits)
                if bound > most:
                    most = bound
                    best = arm
        if not new:
            return best
        return new[0 if ordered else self.rng.below(len(new))]

    def favourite(self, options: list[int]) -> Arm:
        """What was tried most often, then what went best; what is usual, if time was too short to try all."""
        best: Arm | None = None
        untried = False
        for action in options:
            arm = self.root.arm(self.seat, action, self.seats)
            untried = untried or arm.visits == 0
            if arm.visits and (best is None or arm.better(best)):
                best = arm
        for arm in self.root.turns:
            if arm.visits and arm.seat == self.seat and (best is None or arm.better(best)):
                best = arm
        guided = self.root.turns or self.advice.prior(self.state, self.seat, options)
        if best is None or (untried and not guided):
            usual = habitual(self.state.determinize(self.seat, self.rng), self.seat, self.rng)
            return self.root.arm(self.seat, usual, self.seats)
        return best


def turns_ahead(state: State) -> int:
    """How many turns may begin before the horizon; one that has begun is the first of them."""
    advice = state.setup.title.advice
    horizon = advice.horizon(state)
    if horizon == 0:
        return FAR
    return horizon - 1 if advice.midturn(state) else horizon


def guided(arms: list[Arm], weights: list[float]) -> Arm:
    """PUCT: what looks promising is tried first and more often; what was never tried counts as average."""
    total = 0.0
    for weight in weights:
        total += weight
    visits = 0
    reward = 0.0
    for arm in arms:
        visits += arm.visits
        reward += arm.reward
    average = reward / visits if visits else 0.0
    even = 1.0 / len(arms)
    reach = GUIDED * sqrt(visits + 1.0)
    best = arms[0]
    most = -1.0
    for at in range(len(arms)):
        arm = arms[at]
        share = even if total <= 0.0 else DOUBT * even + (1.0 - DOUBT) * weights[at] / total
        bound = (arm.mean() if arm.visits else average) + reach * share / (1 + arm.visits)
        if bound > most:
            most = bound
            best = arm
    return best


def search_choice(state: State, seat: int, rng: Rng, iterations: int, seconds: float) -> int:
    """The seat's choice: the same for the same generator, unless the seconds run out first."""
    return Search(state, seat, rng).run(iterations, seconds)
