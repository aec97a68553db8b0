"""The state of a game of L'Arbre.

The tree is three lists by twig: what it grew from, whose it is, what its end bears. The four lists of sites
follow from them and are kept up to date (`tree.py`); `left` follows from the reserves.
"""

from typing import Any, Final

from ...core.deals import Inference, redeal
from ...core.rng import Rng, branch
from ...core.state import Setup, State, ranks_of
from ...core.zones import HIDDEN, Zone
from .data import MOST_TURNS, NO_TYPE, NOBODY, QUIET_TURNS
from .evaluation import hope
from .habit import habit, shortlist
from .pieces import ALL_PIECES, GIFT, LEAF, SPROUT, TWIG
from .plans import best_turns
from .view import build_view

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
        twin.take_frames(self)
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

    def hidden(self, seat: int) -> tuple[list[Zone], Inference]:
        """Hands, source, discard pile and the Pegaea's cards (ARB-1.8); the zones remember what was seen."""
        return [*self.hands, self.source, self.discards, self.drawn], ANYTHING

    def determinize(self, seat: int, rng: Rng) -> State:
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

    def stalled(self) -> str:
        """Why the game ends without that, at the end of a turn (ARB-9.2); empty while it goes on."""
        if self.quiet >= QUIET_TURNS * self.seats:
            return "quiet"
        if self.turn >= MOST_TURNS * self.seats:
            return "turns"
        return "" if self.twig_sites else self.closed()

    def closed(self) -> str:
        """No site for a twig (nor, then, for a leaf), no sprout, and everybody still needs one."""
        for reserve in self.reserves:
            if reserve[SPROUT] or not reserve[TWIG] + reserve[GIFT] + reserve[LEAF]:
                return ""
        return "closed"

    def scores(self) -> list[int]:
        """All 26 pieces less those left in the reserve, given twigs included (ARB-9.2)."""
        return [ALL_PIECES - left for left in self.left]

    def ranks(self) -> list[int]:
        return ranks_of([(-left,) for left in self.left])

    def view(self, seat: int | None) -> dict[str, Any]:
        return build_view(self, seat)

    def evaluate(self, seat: int) -> float:
        return hope(self, seat)

    def policy(self, seat: int, options: list[int], rng: Rng) -> int:
        return habit(self, seat, options, rng)

    def shortlist(self, seat: int, options: list[int]) -> list[int]:
        return shortlist(self, options)

    def midturn(self) -> bool:
        """A turn has begun with the first card taken or picked."""
        stack = self.frames
        return stack is not None and (stack.below is not None or len(self.shown) > 0)

    def horizon(self) -> int:
        """Three rounds: what is planted now pays by then, and the whole game would take ten times as long."""
        return 3 * self.seats

    def turns(self, seat: int, rng: Rng, most: int) -> list[list[int]]:
        """The most promising plays and draws, as far as they can be planned: before sites and spirits."""
        stack = self.frames
        if stack is None or stack.below is not None:
            return []
        return best_turns(self, seat, most)


ANYTHING: Final = Inference()  # nothing but what the zones remember
