"""The state of a game of Evergreen.

What lies on the table is one list, `history`: place × 78 + card, in the order in which the cards came. `tops`
and `strength` follow from it and are kept because every card needs them. Clones share the `box`.
"""

from typing import Any, Final

from ...core.frames import Stack
from ...core.rng import Rng, branch
from ...core.state import Setup, State
from ...core.zones import Inference, Zone, redeal
from .actions import TABLE
from .data import NO_CARD
from .dump import dump_state
from .evaluation import hope
from .habit import habit
from .scoring import standing
from .view import build_view, phase


class Evergreen(State):
    def __init__(
        self,
        setup: Setup,
        frames: Stack | None,
        rng: Rng,
        seats: int,
        dealer: int,
        first: int,
        turn: int,
        hands: list[Zone],
        picks: list[Zone],
        box: Zone,
        history: list[int],
        tops: list[int],
        strength: list[int],
        holders: list[int],
        dials: list[int],
        hit: int,
        laid: int,
        picked: int,
        held: list[int],
        galas: list[int],
        concerts: list[int],
        totals: list[int],
    ) -> None:
        super().__init__(setup, frames, rng)
        self.seats: Final = seats
        self.dealer = dealer
        self.first = first  # NOBODY until the opening is turned over (EVG-2.2)
        self.turn = turn  # from 1; 0 in the opening
        self.hands = hands
        self.picks = picks  # the opening cards, face down, until all are there (EVG-2.1)
        self.box = box  # EVG-1.6
        self.history = history
        self.tops = tops  # the visible card of each place
        self.strength = strength  # by artist × seats + seat: influence × 16 + highest single card (EVG-2.3)
        self.holders = holders  # of each artist's disc; NOBODY: in the middle
        self.dials = dials
        self.hit = hit
        self.laid = laid  # cards laid in this turn
        self.picked = picked  # the card about to be laid, still in the hand
        self.held = held  # concerts held so far
        self.galas = galas  # 1 while the gala is still to come (EVG-4.3)
        self.concerts = concerts  # by seat × 4 + slot: points × 2 + gala
        self.totals = totals

    def clone(self) -> "Evergreen":
        return Evergreen(
            self.setup,
            self.frames,
            self.rng.clone(),
            self.seats,
            self.dealer,
            self.first,
            self.turn,
            [hand.clone() for hand in self.hands],
            [pick.clone() for pick in self.picks],
            self.box,
            self.history[:],
            self.tops[:],
            self.strength[:],
            self.holders[:],
            self.dials[:],
            self.hit,
            self.laid,
            self.picked,
            self.held[:],
            self.galas[:],
            self.concerts[:],
            self.totals[:],
        )

    def action_name(self, action: int) -> str:
        return TABLE.name(action)

    def determinize(self, seat: int, rng: Rng) -> State:
        """The other hands, secret choices and the box dealt anew."""
        world = self.clone()
        world.box = self.box.clone()
        redeal([*world.hands, *world.picks, world.box], seat, rng, ANYTHING)
        world.rng = branch(rng)
        actor = world.actor()
        if world.picked != NO_CARD and actor != seat:  # others have only seen that a card is about to be laid
            hand = world.hands[actor].cards
            world.picked = hand[world.rng.below(len(hand))]
        return world

    def scores(self) -> list[int]:
        return self.totals[:]

    def ranks(self) -> list[int]:
        return standing(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        return build_view(self, seat)

    def dump(self) -> dict[str, Any]:
        return dump_state(self)

    def evaluate(self, seat: int) -> float:
        return hope(self, seat)

    def policy(self, seat: int, options: list[int], rng: Rng) -> int:
        return habit(self, seat, options, rng)

    def chapter(self) -> int:
        """The whole game is one chapter: a concert too early or too late shows only in the end."""
        return 0

    def evident(self, seat: int) -> bool:
        """Everybody knows of a last card."""
        return len(self.hands[seat].cards) == 1

    def clock(self) -> int:
        """Every turn has its glass; the opening has none, nor has a concert once it is decided (EVG-5.1)."""
        if not self.setup.options["hourglass"] or phase(self) in ("gala", "over"):
            return 0
        return self.turn


ANYTHING: Final = Inference()  # play shows nothing about hidden cards
