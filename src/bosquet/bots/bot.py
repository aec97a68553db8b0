"""A bot by its name: a level, or what it is made of (`random`, `greedy`, `greedy:30`, `search:2000`)."""

from ..core.rng import Rng
from ..core.state import State
from .greedy import greedy_choice
from .levels import LEVELS, Level
from .search import search_choice

WORLDS = 12  # that greedy imagines
ITERATIONS = 1000
MIDTURN = 4  # a choice within a turn that has begun has this part of the budget: the first weighed it already
PLANNED = 8  # and this part where the first weighed whole turns, answer by answer: such turns are long
WEEK = 7 * 24 * 3600.0


class Bot:
    """Chooses for a seat from what the seat may know: all it looks at are worlds imagined anew."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        level = self.level
        if level.bot == "random":
            return any_of(state.options(seat), rng)
        if rng.below(100) < level.slips:
            return any_of(state.setup.title.advice.shortlist(state, seat, state.options(seat)), rng)
        if level.bot == "greedy":
            return greedy_choice(state, seat, rng, level.iterations or WORLDS)
        share = share_of(state, seat, rng)
        iterations, seconds = level.iterations or ITERATIONS, level.seconds or WEEK
        return search_choice(state, seat, rng, -(-iterations // share), seconds / share)

    def __repr__(self) -> str:
        return f"Bot({self.level.id})"


def share_of(state: State, seat: int, rng: Rng) -> int:
    """Which part of the budget this choice has: a whole turn takes about twice that of its first choice."""
    advice = state.setup.title.advice
    if not advice.midturn(state):
        return 1
    return PLANNED if advice.turns(state, seat, rng, 1) else MIDTURN


def any_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def bot(name: str) -> Bot:
    """The bot of that name, or KeyError."""
    if name in LEVELS:
        return Bot(LEVELS[name])
    kind, _, number = name.partition(":")
    iterations = int(number) if number.isdigit() else None
    if number and not iterations:
        raise KeyError(f"{name!r}: a whole number above 0 belongs after the colon")
    if kind == "random":
        return Bot(Level(name, "random"))
    if kind == "greedy":
        return Bot(Level(name, "greedy", iterations))
    if kind == "search":
        return Bot(Level(name, "search", iterations))
    raise KeyError(f"there is no bot {name!r}; there are {', '.join(LEVELS)}, random, greedy, search:1000")
