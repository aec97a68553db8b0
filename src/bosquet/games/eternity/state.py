"""The state of a game of Eternity.

Clones share `order`, `ages`, `open_hand`, `coming`, `past`, `totals` and `results`:
these are replaced, never changed.
"""

from typing import Any, Final

from ...core.deals import ANYWHERE, Inference, redeal
from ...core.native import i64
from ...core.rng import Rng, branch
from ...core.state import Setup, State, resume_at
from ...core.zones import HIDDEN, Zone
from .data import FAMILY, NO_CARD, NO_FAMILY, NOBODY
from .hands import Hand, bits_of, cards_of
from .laid import Laid

NO_NUMBERS: Final[list[int]] = []  # before anything is dealt
NO_HANDS: Final[list[Hand]] = []
NO_ROUNDS: Final[list[list[int]]] = []
NO_RESULTS: Final[list[list[dict[str, Any]]]] = []
NO_CARDS: Final = Zone([], HIDDEN, True, [])
NOTHING_LAID: Final = Laid(0, 0)


class Eternity(State):
    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        target: Any = setup.options["target"]
        self.seats: Final[i64] = setup.seats
        self.target: Final[i64] = target  # 0: three rounds (ETE-6.1); else the variant's target (ETE-6.2)
        self.order = NO_NUMBERS  # families by their trump tiles, leftmost first (ETE-1.3)
        self.ages = NO_NUMBERS  # seats from the oldest on (ETE-1.5)
        self.round: i64 = 1
        self.dealer: i64 = NOBODY
        self.leader: i64 = NOBODY
        self.trump: i64 = NO_FAMILY
        self.hands = NO_HANDS
        self.neutral = NO_CARDS  # two players: the face-down pile (ETE-7.1)
        self.open_hand = NO_NUMBERS  # three players: the fourth hand (ETE-2.2)
        self.coming = NO_NUMBERS  # two players: turned over, join the tableau when the trick ends (ETE-7.2)
        self.tableau = NO_NUMBERS
        self.heights = NO_NUMBERS  # how many cards each family's column has
        self.laid = NOTHING_LAID  # this trick's actions, in the order of its turns from the leader on
        self.led: i64 = NO_FAMILY  # the family of the first card
        self.best: i64 = NO_CARD  # the card that would win the trick now, and whose it is
        self.winner: i64 = NOBODY
        self.pledged: i64 = 0  # how many of the laid cards are pledges
        self.tricks = NO_NUMBERS
        self.trees = NO_NUMBERS
        self.voids = NO_NUMBERS  # a bit a family: what each seat has shown not to hold this round
        self.past = NO_ROUNDS  # a list a scored round: every seat's tricks, then every seat's trees
        self.totals = NO_NUMBERS
        self.results = NO_RESULTS  # of the past rounds, as views tell them: worked out once

    def clone(self) -> "Eternity":
        twin = Eternity(self.setup, self.rng.clone())
        resume_at(twin, self.frames)
        twin.order = self.order
        twin.ages = self.ages
        twin.round = self.round
        twin.dealer = self.dealer
        twin.leader = self.leader
        twin.trump = self.trump
        twin.hands = [hand.clone() for hand in self.hands]
        twin.neutral = self.neutral.clone() if self.neutral.cards else self.neutral
        twin.open_hand = self.open_hand
        twin.coming = self.coming
        twin.tableau = self.tableau[:]
        twin.heights = self.heights[:]
        twin.laid = self.laid.clone()
        twin.led = self.led
        twin.best = self.best
        twin.winner = self.winner
        twin.pledged = self.pledged
        twin.tricks = self.tricks[:]
        twin.trees = self.trees[:]
        twin.voids = self.voids[:]
        twin.past = self.past
        twin.totals = self.totals
        twin.results = self.results
        return twin

    def hidden(self, seat: int) -> tuple[list[Zone], Inference]:
        """The hands (as zones of the moment) and the neutral pile; what the seats have shown not to hold."""
        hands = [Zone(cards_of(self.hands[at].cards), 1 << at, False, []) for at in range(self.seats)]
        return [*hands, self.neutral], Voids(self.voids)

    def determinize(self, seat: int, rng: Rng) -> State:
        """The hidden hands and the neutral pile dealt anew, true to what the seats have shown not to hold."""
        world = self.clone()
        zones, inference = world.hidden(seat)
        redeal(zones, seat, rng, inference)
        for at in range(self.seats):
            world.hands[at].cards = bits_of(zones[at].cards)
        world.rng = branch(rng)
        return world


class Voids(Inference):
    """Nobody holds a family that they have shown not to have (ETE-4.3); the neutral pile holds anything."""

    def __init__(self, voids: list[int]) -> None:
        homes = [ANYWHERE, ANYWHERE, ANYWHERE]
        for seat in range(len(voids)):
            if voids[seat]:
                for family in range(3):
                    if voids[seat] >> family & 1:
                        homes[family] = homes[family] & ~(1 << seat)
        self.by_family: Final = homes

    def homes(self, card: int) -> int:
        return self.by_family[FAMILY[card]]
