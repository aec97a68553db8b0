"""A bot by its name: a level, or what it is made of (`random`, `greedy`, `greedy:30`, `search:2000`).

`search:2000:single` thinks anew for each answer: what a whole path of answers is measured against.
"""

from ..core.rng import Rng
from ..core.state import State
from .greedy import greedy_choice
from .levels import LEVELS, Level
from .planning import Plan, Planner, any_of

WORLDS = 12  # that greedy imagines
ITERATIONS = 1000
LONGEST = 64  # answers of a path
SINGLE = ":single"
WEEK = 7 * 24 * 3600.0


class Bot:
    """Chooses for a seat from what the seat may know: all it looks at are worlds imagined anew."""

    def __init__(self, level: Level, limit: float = WEEK, rush: float = WEEK) -> None:
        self.level = level
        self.limit = limit  # seconds after which a path ends where more thought were needed
        self.rush = rush  # and after which it goes on without

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The next answer alone."""
        return self.plan(state, seat, rng, 1).path[0]

    def plan(self, state: State, seat: int, rng: Rng, most: int = LONGEST) -> Plan:
        """The next answer, and of those that follow in the same turn as many as are settled."""
        level = self.level
        if level.bot == "random":
            return Plan([any_of(state.options(seat), rng)])
        if level.bot == "greedy":
            return Plan([greedy_choice(state, seat, rng, level.iterations or WORLDS)])
        most = most if level.paths else 1
        iterations, seconds = level.iterations or ITERATIONS, level.seconds or WEEK
        planner = Planner(state, seat, rng, level.slips, iterations, seconds, self.limit, self.rush)
        return planner.plan(most)

    def __repr__(self) -> str:
        return f"Bot({self.level.id})"


def bot(name: str) -> Bot:
    """The bot of that name, or KeyError."""
    if name in LEVELS:
        return Bot(LEVELS[name])
    kind, _, number = name.partition(":")
    paths = not number.endswith(SINGLE)
    number = number.removesuffix(SINGLE)
    iterations = int(number) if number.isdigit() else None
    if number and not iterations:
        raise KeyError(f"{name!r}: a whole number above 0 belongs after the colon")
    if kind == "random":
        return Bot(Level(name, "random"))
    if kind == "greedy":
        return Bot(Level(name, "greedy", iterations))
    if kind == "search":
        return Bot(Level(name, "search", iterations, paths=paths))
    raise KeyError(f"there is no bot {name!r}; there are {', '.join(LEVELS)}, random, greedy, search:1000")
