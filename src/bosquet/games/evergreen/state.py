"""The state of a game of Evergreen.

What lies on the table is one list, `history`: place × 78 + card, in the order in which the cards came. `tops`
and `strength` follow from it and are kept because every card needs them. Clones share the `box`.
"""

from typing import Final

from ...core.deals import Inference, redeal
from ...core.rng import Rng, branch
from ...core.state import Setup, State, resume_at
from ...core.types import Seat
from ...core.zones import HIDDEN, Zone
from .data import FIRST_HIT, NO_CARD, NOBODY

NO_NUMBERS: Final[list[int]] = []  # before anything is laid out
NO_ZONES: Final[list[Zone]] = []
NO_CARDS: Final = Zone([], HIDDEN, False, [])


class Evergreen(State):
    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.seats: Final = setup.seats
        self.dealer = NOBODY
        self.first = NOBODY  # until the opening is turned over (EVG-2.2)
        self.turn = 0  # from 1; 0 in the opening
        self.hands = NO_ZONES
        self.picks = NO_ZONES  # the opening cards, face down, until all are there (EVG-2.1)
        self.box = NO_CARDS  # EVG-1.6
        self.history = NO_NUMBERS
        self.tops = NO_NUMBERS  # the visible card of each place
        self.strength = NO_NUMBERS  # by artist × seats + seat: influence × 16 + highest single card (EVG-2.3)
        self.holders = NO_NUMBERS  # of each artist's disc; NOBODY: in the middle
        self.dials = NO_NUMBERS
        self.hit = FIRST_HIT
        self.laid = 0  # cards laid in this turn
        self.picked = NO_CARD  # the card about to be laid, still in the hand
        self.held = NO_NUMBERS  # concerts held so far
        self.galas = NO_NUMBERS  # 1 while the gala is still to come (EVG-4.3)
        self.concerts = NO_NUMBERS  # by seat × 4 + slot: points × 2 + gala
        self.totals = NO_NUMBERS

    def clone(self) -> "Evergreen":
        twin = Evergreen(self.setup, self.rng.clone())
        resume_at(twin, self.frames)
        twin.dealer = self.dealer
        twin.first = self.first
        twin.turn = self.turn
        twin.hands = [hand.clone() for hand in self.hands]
        twin.picks = [pick.clone() for pick in self.picks]
        twin.box = self.box
        twin.history = self.history[:]
        twin.tops = self.tops[:]
        twin.strength = self.strength[:]
        twin.holders = self.holders[:]
        twin.dials = self.dials[:]
        twin.hit = self.hit
        twin.laid = self.laid
        twin.picked = self.picked
        twin.held = self.held[:]
        twin.galas = self.galas[:]
        twin.concerts = self.concerts[:]
        twin.totals = self.totals[:]
        return twin

    def hidden(self, seat: Seat) -> tuple[list[Zone], Inference]:
        """Hands, secret choices and the box; play shows nothing about their cards."""
        return [*self.hands, *self.picks, self.box], ANYTHING

    def determinize(self, seat: Seat, rng: Rng) -> State:
        """The other hands, secret choices and the box dealt anew."""
        world = self.clone()
        world.box = self.box.clone()
        zones, inference = world.hidden(seat)
        redeal(zones, seat, rng, inference)
        world.rng = branch(rng)
        actor = world.actor()
        if world.picked != NO_CARD and actor != seat:  # others have only seen that a card is about to be laid
            hand = world.hands[actor].cards
            world.picked = hand[world.rng.below(len(hand))]
        return world


ANYTHING: Final = Inference()  # play shows nothing about hidden cards
