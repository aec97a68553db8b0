"""The best tours of a town, exactly (GRT-5).

Every tour is tried, depth first, but for what cannot matter: ways that lead to no hotel with the right number
of stops, ways on which not even full success could be among the best, and the reverse of a tour already tried
(GRT-5.11). Of tours that pay everybody alike one is kept, a short one.

After a limit of steps the answer is the best so far: `proved` says whether it is certain all the same, and no
tour brings the traveller more than `bound`. The usual limit is LONG, a quarter of a second. Random play comes
nowhere near it; towns as dense as the tiles allow and almost without buildings do.
"""

from typing import Final

from ...core.native import i64
from ...core.types import Seat
from .data import LEAST, MOST, MOST_SEATS, NATURE, NOBODY, OWNER, STOPS, WISH_COUNT, WISH_OF
from .scoring import settled
from .streets import Streets

LONG: Final = 1_500_000  # steps
WORTHLESS: Final = -(1 << 40)
OWN: Final = 64  # a coin of one's own outweighs all that a tour can give to others


class Tour:
    """A tour as arcs, with what it pays to each seat."""

    def __init__(self, hotel: int, arcs: list[int], incomes: list[int], score: int) -> None:
        self.hotel: Final = hotel
        self.arcs: Final = arcs
        self.incomes: Final = incomes
        self.score: Final = score


class Search:
    def __init__(
        self, streets: Streets, seats: int, traveller: Seat, card: int, most: int, limit: int
    ) -> None:
        self.streets: Final = streets
        self.seats: Final = seats
        self.traveller: Final = traveller
        self.card: Final = card
        self.most: Final = most  # tours wanted
        self.limit: Final[i64] = limit
        self.least: Final = LEAST[card * WISH_COUNT : (card + 1) * WISH_COUNT]
        self.highest: Final = MOST[card * WISH_COUNT : (card + 1) * WISH_COUNT]
        self.first: Final = streets.first
        self.to: Final = streets.to
        self.street: Final = streets.street
        self.stop: Final = streets.stop
        self.reach: Final = streets.reach
        count = len(streets.holds)
        self.wish: Final = [WISH_OF[piece] for piece in streets.holds]
        self.owner: Final = [OWNER[piece] for piece in streets.holds]
        self.mine: Final = [0] * WISH_COUNT  # sites that would pay the traveller
        sites = [0] * WISH_COUNT
        for tile in range(count):
            if self.wish[tile] != NOBODY:
                sites[self.wish[tile]] = sites[self.wish[tile]] + 1
            if self.wish[tile] == NATURE:
                self.owner[tile] = traveller
            if self.owner[tile] == traveller:
                self.mine[self.wish[tile]] = self.mine[self.wish[tile]] + 1
        for wish in range(WISH_COUNT):
            if self.least[wish] > sites[wish] == 0:
                self.highest[wish] = -1  # what is not there cannot be visited: the wish fails in any case
        self.used: Final = [0] * streets.streets
        self.seen: Final = [0] * count
        self.visits: Final = [0] * WISH_COUNT
        self.earned: Final = [0] * (WISH_COUNT * MOST_SEATS)  # different sites so far, by wish and owner
        self.path: Final[list[int]] = []
        self.start = 0
        self.least_end = (
            0  # hotels before it were tried as starts: their tours come again reversed (GRT-5.11)
        )
        self.steps: i64 = 0
        self.floor = WORTHLESS  # what a tour must beat
        self.tours: list[Tour] = []
        self.proved = True
        self.bound: Final = int(self.hope(STOPS[card]))  # no tour brings the traveller more

    def run(self) -> "Search":
        """From all hotels."""
        for hotel in self.streets.hotels:
            self.start = hotel
            self.least_end = hotel
            self.walk(hotel, STOPS[self.card])
        return self

    def run_on(self, hotel: int, path: list[int]) -> "Search":
        """From where a walk stands."""
        self.start = hotel
        tile = hotel
        left = STOPS[self.card]
        for arc in path:
            tile = self.to[arc]
            left -= self.stop[tile]
            self.used[self.street[arc]] = 1
            self.path.append(arc)
            self.enter(tile, self.wish[tile])
        self.walk(tile, left)
        return self

    def walk(self, tile: i64, left: i64) -> None:
        """Every way on from a tile with so many stops to make."""
        self.steps += 1
        if self.steps > self.limit:
            self.proved = False
            return
        last: i64 = self.first[tile + 1]
        arc: i64 = self.first[tile]
        while arc < last:
            street: i64 = self.street[arc]
            to: i64 = self.to[arc]
            rest: i64 = left - self.stop[to]
            if not self.used[street] and self.reach[arc] >> rest & 1:
                if rest == 0:
                    if to >= self.least_end:
                        self.path.append(int(arc))
                        self.finish()
                        self.path.pop()
                else:
                    wish: i64 = self.wish[to]
                    self.enter(to, wish)
                    if self.hope(rest) * OWN > self.floor:
                        self.used[street] = 1
                        self.path.append(int(arc))
                        self.walk(to, rest)
                        self.path.pop()
                        self.used[street] = 0
                    self.leave(to, wish)
            arc += 1

    def enter(self, tile: i64, wish: i64) -> None:
        if wish != NOBODY:
            self.visits[wish] = self.visits[wish] + 1
            self.seen[tile] = self.seen[tile] + 1
            if self.seen[tile] == 1:
                at = wish * MOST_SEATS + self.owner[tile]
                self.earned[at] = self.earned[at] + 1

    def leave(self, tile: i64, wish: i64) -> None:
        if wish != NOBODY:
            self.visits[wish] = self.visits[wish] - 1
            self.seen[tile] = self.seen[tile] - 1
            if self.seen[tile] == 0:
                at = wish * MOST_SEATS + self.owner[tile]
                self.earned[at] = self.earned[at] - 1

    def hope(self, left: i64) -> i64:
        """The most that the traveller could still earn with so many stops to make, the last one a hotel."""
        spare = left - 1
        hope: i64 = 0
        room: i64 = 0
        owed: i64 = 0
        for wish in range(WISH_COUNT):
            visits: i64 = self.visits[wish]
            free: i64 = self.highest[wish] - visits
            if free < 0:
                hope -= 1
                continue
            earned: i64 = self.earned[wish * MOST_SEATS + self.traveller]
            hope += earned
            new: i64 = self.mine[wish] - earned
            room += min(new, free)
            missing: i64 = self.least[wish] - visits
            if missing > 0:
                owed += missing
        if owed > spare:
            hope -= 1
        hope += min(room, spare)
        return max(hope, 0)

    def finish(self) -> None:
        """A whole tour: among the best?"""
        incomes = [0] * self.seats
        for wish in range(WISH_COUNT):
            if self.least[wish] <= self.visits[wish] <= self.highest[wish]:
                for seat in range(self.seats):
                    incomes[seat] = incomes[seat] + self.earned[wish * MOST_SEATS + seat]
            else:
                incomes[self.traveller] = incomes[self.traveller] - 1
        incomes = settled(incomes, self.traveller)
        score = (OWN + 1) * incomes[self.traveller]
        for income in incomes:
            score -= income
        if score <= self.floor:
            return
        self.keep(Tour(self.start, self.path[:], incomes, score))

    def keep(self, tour: Tour) -> None:
        """The best first; only the shortest of those that pay alike."""
        kept: list[Tour] = []
        for other in self.tours:
            if other.incomes == tour.incomes:
                if len(other.arcs) <= len(tour.arcs):
                    return
            else:
                kept.append(other)
        at = 0
        while at < len(kept) and kept[at].score >= tour.score:
            at += 1
        kept.insert(at, tour)
        self.tours = kept[: self.most]
        if len(self.tours) == self.most:
            self.floor = self.tours[-1].score


def best_tours(
    streets: Streets, seats: int, traveller: Seat, card: int, most: int = 1, limit: int = LONG
) -> Search:
    """The best tours: most for the traveller, then least for the others; no two pay alike."""
    return Search(streets, seats, traveller, card, most, limit).run()
