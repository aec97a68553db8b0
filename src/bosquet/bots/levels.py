"""The bots that people meet, from weak to strong. Each says what it is."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Level:
    id: str
    bot: Literal["random", "greedy", "search"]
    iterations: int | None = None  # of search; of greedy: the worlds it imagines
    seconds: float | None = None  # search stops here even if iterations are left
    paths: bool = True  # search answers as much of a turn as it has settled
    slips: int = 0  # of a hundred choices, so many are any option that is worth weighing


LEVELS = {
    level.id: level
    for level in (
        Level("seedling", "search", iterations=40, seconds=1.0, slips=33),
        Level("sapling", "search", iterations=200, seconds=1.0),
        Level("oak", "search", iterations=2000, seconds=1.0),
    )
}
