"""Search: information-set Monte Carlo tree search for any game of the contract.

Every iteration imagines a world that looks to the seat as the true one does, walks down one tree that all
worlds share, adds to it and plays on by the game's habits to the end of the chapter. Each seat seeks its own
reward (max^n). What several seats choose at once, each chooses alone, before any of it is carried out.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from ..core.rng import Rng
from ..core.state import OVER, State
from .playout import play_chapter

ACTIONS: Final = 65536  # more than any game's table has
CLOCK: Final = 16  # iterations between two looks at the time
TRIALS: Final = 16  # playouts that show how much is at stake
EXPLORATION: Final = 0.2
SOFTNESS: Final = 2.0  # so many times the usual spread above the likely lead is halfway to the full reward
VICTORY: Final = 0.7  # of the reward, once the game is over: the rest is for the lead


class Arm:
    """One option of one seat at a node."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.visits = 0
        self.available = 0  # how often it could have been chosen: not every world allows it
        self.reward = 0.0


class Node:
    """A sequence of actions since the root, as all imagined worlds share it."""

    def __init__(self) -> None:
        self.arms: Final[dict[int, Arm]] = {}
        self.children: Final[dict[int, Node]] = {}


class Search:
    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.rng: Final = rng
        self.root: Final = Node()
        self.chapter: Final = state.chapter()
        self.centres: list[float] = []
        self.scale = 1.0

    def run(self, iterations: int, seconds: float) -> int:
        """The seat's choice after so many iterations, or sooner when the seconds are over."""
        options = self.state.options(self.seat)
        if len(options) == 1:
            return options[0]
        end = perf_counter() + seconds
        self.gauge()
        for count in range(iterations):
            self.iterate()
            if count % CLOCK == CLOCK - 1 and perf_counter() > end:
                break
        return self.favourite(options)

    def gauge(self) -> None:
        """A few playouts show what each seat's lead is likely to be, and how far it varies."""
        seats = self.state.setup.seats
        sums = [0.0] * seats
        squares = [0.0] * seats
        for _ in range(TRIALS):
            world = self.state.determinize(self.seat, self.rng)
            play_chapter(world, self.chapter, self.rng)
            leads = self.leads(world)
            for seat in range(seats):
                sums[seat] += leads[seat]
                squares[seat] += leads[seat] * leads[seat]
        self.centres = [total / TRIALS for total in sums]
        spread = 0.0
        for seat in range(seats):
            spread += squares[seat] / TRIALS - self.centres[seat] * self.centres[seat]
        if spread > 1e-6:
            self.scale = SOFTNESS * sqrt(spread / seats)

    def favourite(self, options: list[int]) -> int:
        """The option tried most often."""
        best = options[0]
        most = -1
        for action in options:
            arm = self.root.arms.get(self.seat * ACTIONS + action)
            if arm is not None and arm.visits > most:
                most = arm.visits
                best = action
        return best

    def iterate(self) -> None:
        world = self.state.determinize(self.seat, self.rng)
        node: Node | None = self.root
        path: list[Arm] = []
        while node is not None and world.actor() != OVER and world.chapter() == self.chapter:
            node = self.step(node, world, path)
        play_chapter(world, self.chapter, self.rng)
        rewards = self.rewards(world)
        for arm in path:
            arm.visits += 1
            arm.reward += rewards[arm.seat]

    def step(self, node: Node, world: State, path: list[Arm]) -> Node | None:
        """Everybody who is asked chooses, then it is done; the node reached, None if the tree ends here."""
        chosen: list[Arm] = []
        known = True
        key = 0
        for seat in world.actors():
            arm = self.select(node, world, seat)
            chosen.append(arm)
            key = key * ACTIONS + arm.action + 1
            known = known and arm.visits > 0
        for arm in chosen:
            world.apply(arm.seat, arm.action)
            path.append(arm)
        if not known:
            return None
        child = node.children.get(key)
        if child is None:
            child = Node()
            node.children[key] = child
        return child

    def select(self, node: Node, world: State, seat: int) -> Arm:
        """UCB1 over the options of this world; one never tried comes first."""
        options = world.options(seat)
        new: list[Arm] = []
        best: Arm | None = None
        most = -1.0
        for action in options:
            arm = node.arms.get(seat * ACTIONS + action)
            if arm is None:
                arm = Arm(seat, action)
                node.arms[seat * ACTIONS + action] = arm
            arm.available += 1
            visits = arm.visits
            if visits == 0:
                new.append(arm)
            elif not new:
                bound = arm.reward / visits + EXPLORATION * sqrt(log(arm.available) / visits)
                if bound > most:
                    most = bound
                    best = arm
        if best is None or new:
            return new[self.rng.below(len(new))]
        return best

    def rewards(self, world: State) -> list[float]:
        """From 0 to 1 for each seat: its lead against what was likely; at the end mostly whether it won."""
        leads = self.leads(world)
        rewards: list[float] = []
        for seat in range(len(leads)):
            surplus = (leads[seat] - self.centres[seat]) / self.scale
            rewards.append(0.5 + 0.5 * surplus / (1.0 + abs(surplus)))
        if world.actor() == OVER:
            ranks = world.ranks()
            winners = 0
            for rank in ranks:
                if rank == 1:
                    winners += 1
            for seat in range(len(ranks)):
                won = 1.0 / winners if ranks[seat] == 1 else 0.0
                rewards[seat] += VICTORY * (won - rewards[seat])
        return rewards

    def leads(self, world: State) -> list[float]:
        """How far each seat is ahead of the best of the others."""
        scores = world.scores()
        seats = len(scores)
        leads: list[float] = []
        for seat in range(seats):
            best = 0 if seats == 1 else scores[1] if seat == 0 else scores[0]
            for other in range(seats):
                if other != seat and scores[other] > best:
                    best = scores[other]
            leads.append(float(scores[seat] - best))
        return leads


def search_choice(state: State, seat: int, rng: Rng, iterations: int, seconds: float) -> int:
    """The seat's choice: the same for the same generator, unless the seconds run out first."""
    return Search(state, seat, rng).run(iterations, seconds)
