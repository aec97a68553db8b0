"""The state of a game of Eternity.

Clones share `order`, `ages`, `open_hand`, `coming`, `past` and `totals`: these are replaced, never changed.
"""

from typing import Any, Final

from ...core.frames import Stack
from ...core.native import i64
from ...core.rng import Rng, branch
from ...core.state import Setup, State
from ...core.zones import Inference, Zone, redeal
from .actions import TABLE
from .data import FAMILY
from .dump import dump_state
from .evaluation import habit, hope
from .hands import Hand, bits_of, cards_of
from .laid import Laid
from .scoring import round_bonus, standing
from .view import build_view


class Eternity(State):
    def __init__(
        self,
        setup: Setup,
        frames: Stack | None,
        rng: Rng,
        seats: i64,
        target: i64,
        order: list[int],
        ages: list[int],
        round: i64,
        dealer: i64,
        leader: i64,
        trump: i64,
        hands: list[Hand],
        neutral: Zone,
        open_hand: list[int],
        coming: list[int],
        tableau: list[int],
        heights: list[int],
        laid: Laid,
        led: i64,
        best: i64,
        winner: i64,
        pledged: i64,
        tricks: list[int],
        trees: list[int],
        voids: list[int],
        past: list[list[int]],
        totals: list[int],
    ) -> None:
        super().__init__(setup, frames, rng)
        self.seats: Final = seats
        self.target: Final = target  # 0: three rounds (ETE-6.1); else the variant's target (ETE-6.2)
        self.order: Final = order  # families by their trump tiles, leftmost first (ETE-1.3)
        self.ages = ages  # seats from the oldest on (ETE-1.5)
        self.round = round  # from 1
        self.dealer = dealer
        self.leader = leader
        self.trump = trump
        self.hands = hands
        self.neutral = neutral  # two players: the face-down pile (ETE-7.1)
        self.open_hand = open_hand  # three players: the fourth hand (ETE-2.2)
        self.coming = coming  # two players: turned over, join the tableau when the trick ends (ETE-7.2)
        self.tableau = tableau
        self.heights = heights  # how many cards each family's column has
        self.laid = laid  # this trick's actions, in the order of its turns from the leader on
        self.led = led  # the family of the first card
        self.best = best  # the card that would win the trick now, and whose it is
        self.winner = winner
        self.pledged = pledged  # how many of the laid cards are pledges
        self.tricks = tricks
        self.trees = trees
        self.voids = voids  # a bit a family: what each seat has shown not to hold this round
        self.past = past  # a list a scored round: every seat's tricks, then every seat's trees
        self.totals = totals

    def clone(self) -> "Eternity":
        return Eternity(
            self.setup,
            self.frames,
            self.rng.clone(),
            self.seats,
            self.target,
            self.order,
            self.ages,
            self.round,
            self.dealer,
            self.leader,
            self.trump,
            [hand.clone() for hand in self.hands],
            self.neutral.clone() if self.neutral.cards else self.neutral,
            self.open_hand,
            self.coming,
            self.tableau[:],
            self.heights[:],
            self.laid.clone(),
            self.led,
            self.best,
            self.winner,
            self.pledged,
            self.tricks[:],
            self.trees[:],
            self.voids[:],
            self.past,
            self.totals,
        )

    def action_name(self, action: int) -> str:
        return TABLE.name(action)

    def bonus(self) -> int:
        return round_bonus(self.round, self.target)

    def determinize(self, seat: int, rng: Rng) -> State:
        """The hidden hands and the neutral pile dealt anew, true to what the seats have shown not to hold."""
        world = self.clone()
        hands = [Zone(cards_of(world.hands[at].cards), 1 << at, False, []) for at in range(self.seats)]
        redeal([*hands, world.neutral], seat, rng, Voids(self.voids))
        for at in range(self.seats):
            world.hands[at].cards = bits_of(hands[at].cards)
        world.rng = branch(rng)
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

    def evident(self, seat: int) -> bool:
        """Everybody knows of a last card."""
        return len(cards_of(self.hands[seat].cards)) == 1

    def page(self) -> int:
        """A trick that was taken is not looked at again, unless the table agreed to look back (ETE-4.7)."""
        if self.setup.options.get("look_back") != "no":
            return 0
        return sum(self.tricks) + sum([sum(round[: self.seats]) for round in self.past])

    def chapter(self) -> int:
        """A round is a chapter."""
        return len(self.past)


class Voids(Inference):
    """Nobody holds a family that they have shown not to have (ETE-4.3); the neutral pile holds anything."""

    def __init__(self, voids: list[int]) -> None:
        self.voids: Final = voids

    def allows(self, zone: int, card: int) -> bool:
        return zone >= len(self.voids) or not self.voids[zone] >> FAMILY[card] & 1
