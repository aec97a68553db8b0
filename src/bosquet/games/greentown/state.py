"""The state of a game of GreenTown: the town, which never changes but is replaced, and whose turn it is.

Everything lies open but the order of the pile below its top card (GRT-1.9). Money is kept secret during play
(GRT-1.6), yet every payment is made before everybody's eyes: who remembers knows the sums. So views do not
show the money of others, while the worlds that a seat imagines keep it: nothing in them could it not know.
"""

from typing import Final

from ...core.deals import Inference
from ...core.rng import Rng, branch
from ...core.state import Setup, State, resume_at
from ...core.types import Seat
from ...core.zones import HIDDEN, Zone
from .data import FEWEST, MOST_STOPS, NO_CARD, NOBODY, STOPS
from .routes import Search
from .town import NO_TILE, Town

NO_ARCS: Final[list[int]] = []
UNKNOWN: Final[list[int]] = [-2]  # options of a walk that are still to be worked out
ADVICE: Final = 5  # tours that are suggested
ADVICE_LIMIT: Final = 20000  # steps that a suggestion may cost: a few milliseconds


class GreenTown(State):
    def __init__(self, setup: Setup, rng: Rng, town: Town) -> None:
        super().__init__(setup, rng)
        seats = setup.seats
        self.seats: Final = seats
        self.town = town
        self.start = NOBODY  # who got the start card (GRT-1.4)
        self.round = 1
        self.first = NOBODY  # of this round
        self.place = 0  # whose turn it is: so many after the first
        self.second = 0  # 1 in a second turn by the double-turn marker (GRT-2.4)
        self.holder = NOBODY  # of the double-turn marker (GRT-1.5)
        self.turn = 0  # turns begun
        self.ending = 0  # 1 once the end is triggered (GRT-6.1)
        self.acted = 0  # 1 when a tile was placed or developed or a tour made in this turn (GRT-6.3)
        self.fresh = NO_TILE  # the tile developed in this build (GRT-3.6)
        self.used = [0] * seats  # markers turned over, as bits
        self.cards = [NO_CARD] * seats  # each player's tourist card
        self.pile: list[int] = []  # tourist cards to come, the top last
        self.gone: list[int] = []  # fulfilled, or never in the game
        self.money = [0] * seats
        self.led = [0] * seats  # what of it came from own tours
        self.idle = [0] * seats  # own turns in a row without anything done
        self.last = [0] * seats  # the number of each player's last turn
        self.hotel = NO_TILE  # where the tour under way began
        self.path = NO_ARCS  # and its way so far; never changed in place
        self.ways = UNKNOWN  # the steps on offer, once worked out
        self.suggested: Search | None = None  # suggested tours, once worked out

    def clone(self) -> "GreenTown":
        twin = GreenTown(self.setup, self.rng.clone(), self.town)
        resume_at(twin, self.frames)
        twin.start = self.start
        twin.round = self.round
        twin.first = self.first
        twin.place = self.place
        twin.second = self.second
        twin.holder = self.holder
        twin.turn = self.turn
        twin.ending = self.ending
        twin.acted = self.acted
        twin.fresh = self.fresh
        twin.used = self.used[:]
        twin.cards = self.cards[:]
        twin.pile = self.pile[:]
        twin.gone = self.gone[:]
        twin.money = self.money[:]
        twin.led = self.led[:]
        twin.idle = self.idle[:]
        twin.last = self.last[:]
        twin.hotel = self.hotel
        twin.path = self.path
        twin.ways = self.ways
        twin.suggested = self.suggested
        return twin

    def determinize(self, seat: Seat, rng: Rng) -> State:
        """The pile below its top card anew, shuffled within each number (GRT-1.4, 1.9)."""
        world = self.clone()
        fresh: list[int] = []
        for zone in self.hidden(seat)[0]:
            zone.cards.sort()  # the true order must not shine through
            rng.shuffle(zone.cards)
            fresh = zone.cards + fresh
        world.pile = fresh + self.pile[-1:]
        world.rng = branch(rng)
        return world

    def hidden(self, seat: Seat) -> tuple[list[Zone], Inference]:
        """The pile below its top card, number by number."""
        below = self.pile[:-1]
        zones = [
            Zone([card for card in below if STOPS[card] == stops], HIDDEN, True, [])
            for stops in range(FEWEST, MOST_STOPS + 1)
        ]
        return zones, BY_NUMBER

    # --- tours under way -----------------------------------------------------------------------------------

    def can_build(self, seat: Seat) -> bool:
        return bool(self.town.placeable()) or bool(self.town.developable(seat))

    def can_tour(self, seat: Seat) -> bool:
        """Whether there is a tour of exactly the stops that the seat's card asks for (GRT-5.1, 5.9)."""
        card = self.cards[seat]
        return card != NO_CARD and bool(self.town.streets().starts(STOPS[card]))

    def way_on(self, seat: Seat) -> list[int]:
        """The arcs by which the tour under way can go on and still be finished; worked out once a step."""
        if self.ways is UNKNOWN:
            streets = self.town.streets()
            stops = STOPS[self.cards[seat]]
            if self.path:
                self.ways = streets.steps(self.path, stops)
            else:
                self.ways = streets.first_steps(self.hotel, stops)
        return self.ways

    def whereabouts(self) -> int:
        """The tile that the tour under way has reached."""
        return self.town.streets().to[self.path[-1]] if self.path else self.hotel

    def tiles_walked(self) -> list[int]:
        """Where the tour under way has been, without its departure."""
        to = self.town.streets().to
        return [to[arc] for arc in self.path]

    def suggestions(self, seat: Seat) -> Search:
        """The best tours for the seat's card from where the walk stands, sought with a limit, once a step."""
        if self.suggested is None:
            streets = self.town.streets()
            search = Search(streets, self.seats, seat, self.cards[seat], ADVICE, ADVICE_LIMIT)
            self.suggested = search.run() if self.hotel == NO_TILE else search.run_on(self.hotel, self.path)
        return self.suggested


class ByNumber(Inference):
    """A card lies among those of its own number (GRT-1.4)."""

    def homes(self, card: int) -> int:
        return 1 << (STOPS[card] - FEWEST)


BY_NUMBER: Final = ByNumber()
