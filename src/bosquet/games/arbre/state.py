"""The state of a game of L'Arbre.

The tree is three lists by twig: what it grew from, whose it is, what its end bears. The four lists of sites
follow from them and are kept up to date (`tree.py`); `left` follows from the reserves.
"""

from typing import Final

from ...core.deals import Inference, redeal
from ...core.rng import Rng, branch
from ...core.state import Setup, State, resume_at
from ...core.types import Seat
from ...core.zones import HIDDEN, Zone
from .data import NO_TYPE, NOBODY

NO_NUMBERS: Final[list[int]] = []  # before anything is laid out
NO_ROWS: Final[list[list[int]]] = []
NO_ZONES: Final[list[Zone]] = []
NO_CARDS: Final = Zone([], HIDDEN, False, [])


class Arbre(State):
    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.seats: Final = setup.seats
        self.pairs_alone: Final = setup.options["pairs_alone"] is True  # ARB-4.6
        self.first = NOBODY
        self.turn = 0  # from 1
        self.quiet = 0  # turns running in which no piece left a reserve; -1 once one has in this turn
        self.hands = NO_ZONES
        self.source = NO_CARDS  # never empty between two cards (ARB-3.4)
        self.discards = NO_CARDS
        self.river = NO_NUMBERS
        self.faces = NO_NUMBERS  # the visible spirit of each tile
        self.reserves = NO_ROWS  # by seat and piece (ARB-1.3)
        self.left = NO_NUMBERS  # pieces of each reserve
        self.trunk = 0  # tiles coloured
        self.parents = NO_NUMBERS  # of each twig: a twig, or a tile of the trunk below zero
        self.owners = NO_NUMBERS
        self.ends = NO_NUMBERS
        self.twig_sites = NO_NUMBERS
        self.leaf_sites = NO_NUMBERS
        self.bud_sites = NO_NUMBERS
        self.flower_sites = NO_NUMBERS  # buds with nothing on them
        self.shown = NO_NUMBERS  # the cards of a play (ARB-4.1): still in the hand until the type is named
        self.growing = NO_TYPE  # what was named
        self.placed = 0  # pieces grown this turn
        self.owed = 0  # counted when the first one is placed (ARB-4.3, 6.4)
        self.called = 0  # bits of the spirit tiles used this turn
        self.drawn = NO_CARDS  # the Pegaea's three while one is being chosen (ARB-6.5)

    def clone(self) -> "Arbre":
        twin = Arbre(self.setup, self.rng.clone())
        resume_at(twin, self.frames)
        twin.first = self.first
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.hands = [hand.clone() for hand in self.hands]
        twin.source = self.source.clone()
        twin.discards = self.discards.clone()
        twin.river = self.river[:]
        twin.faces = self.faces[:]
        twin.reserves = [reserve[:] for reserve in self.reserves]
        twin.left = self.left[:]
        twin.trunk = self.trunk
        twin.parents = self.parents[:]
        twin.owners = self.owners[:]
        twin.ends = self.ends[:]
        twin.twig_sites = self.twig_sites[:]
        twin.leaf_sites = self.leaf_sites[:]
        twin.bud_sites = self.bud_sites[:]
        twin.flower_sites = self.flower_sites[:]
        twin.shown = self.shown[:]
        twin.growing = self.growing
        twin.placed = self.placed
        twin.owed = self.owed
        twin.called = self.called
        twin.drawn = self.drawn.clone()
        return twin

    def hidden(self, seat: Seat) -> tuple[list[Zone], Inference]:
        """Hands, source, discard pile and the Pegaea's cards (ARB-1.8); the zones remember what was seen."""
        return [*self.hands, self.source, self.discards, self.drawn], ANYTHING

    def determinize(self, seat: Seat, rng: Rng) -> State:
        """To others, who is still picking cards has not begun."""
        world = self.clone()
        if world.growing == NO_TYPE and world.actor() != seat:
            world.shown = []
        zones, inference = world.hidden(seat)
        redeal(zones, seat, rng, inference)
        world.rng = branch(rng)
        return world

    def won(self) -> bool:
        """Somebody has nothing left in the reserve (ARB-9.1)."""
        return 0 in self.left


ANYTHING: Final = Inference()  # nothing but what the zones remember
