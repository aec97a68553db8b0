"""What a playout is worth to each seat, in the same coin for all games: from 0 to 1."""

from math import sqrt
from typing import Final

from ..core.state import OVER, State

SOFTNESS: Final = 2.0  # so many times the usual spread above the likely lead is halfway to the full reward
VICTORY: Final = 0.7  # of the reward, once the game is over: the rest is for the lead


class Outcome:
    """How a playout ended: each seat's lead, and the ranks if the game is over."""

    def __init__(self, leads: list[float], ranks: list[int]) -> None:
        self.leads: Final = leads
        self.ranks: Final = ranks


def outcome(world: State, judged: bool) -> Outcome:
    """By scores; or, short of the game's end, by the game's own judgement.

    Alone the score is not all: only the game knows what it is measured against, so it judges the end too.
    """
    over = world.actor() == OVER
    if judged and (not over or world.setup.seats == 1):
        advice = world.setup.title.advice
        standings = [advice.evaluate(world, seat) for seat in range(world.setup.seats)]
    else:
        standings = [float(score) for score in world.scores()]
    return Outcome(leads(standings), world.ranks() if over else NO_RANKS)


def leads(standings: list[float]) -> list[float]:
    """How far each seat is ahead of the best of the others; alone, how far it has come."""
    seats = len(standings)
    if seats == 1:
        return standings
    found: list[float] = []
    for seat in range(seats):
        best = standings[1] if seat == 0 else standings[0]
        for other in range(seats):
            if other != seat and standings[other] > best:
                best = standings[other]
        found.append(standings[seat] - best)
    return found


class Stakes:
    """What each seat's lead is likely to be and how far it varies: what is at stake in this position."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        seats = len(outcomes[0].leads)
        count = len(outcomes)
        self.centres: Final[list[float]] = []
        spread = 0.0
        for seat in range(seats):
            total = 0.0
            squares = 0.0
            for one in outcomes:
                lead = one.leads[seat]
                total += lead
                squares += lead * lead
            centre = total / count
            self.centres.append(centre)
            spread += squares / count - centre * centre
        self.scale: Final = SOFTNESS * sqrt(spread / seats) if spread > 1e-6 else 1.0

    def rewards(self, one: Outcome) -> list[float]:
        """For each seat its lead against what was likely; at the end mostly whether it won."""
        rewards: list[float] = []
        for seat in range(len(one.leads)):
            surplus = (one.leads[seat] - self.centres[seat]) / self.scale
            rewards.append(0.5 + 0.5 * surplus / (1.0 + abs(surplus)))
        ranks = one.ranks
        if len(ranks) == 1:
            if ranks[0] > 1:  # alone and lost
                rewards[0] -= VICTORY * rewards[0]
        elif ranks:
            winners = 0
            for rank in ranks:
                if rank == 1:
                    winners += 1
            for seat in range(len(ranks)):
                won = 1.0 / winners if ranks[seat] == 1 else 0.0
                rewards[seat] += VICTORY * (won - rewards[seat])
        return rewards


NO_RANKS: Final[list[int]] = []
