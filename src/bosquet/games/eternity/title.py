"""Eternity as a title of the house."""

from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

from ...core.game import Game
from ...core.options import Option
from ...core.rng import Rng
from ...core.state import Setup
from .actions import TABLE
from .advice import EternityAdvice
from .catalogue import catalogue
from .data import (
    CARDS_A_TRICK,
    FAMILIES,
    FAMILY,
    HAND_SIZE,
    HIGHEST_TARGET,
    LOWEST_TARGET,
    MOST_ROUNDS,
    ROUNDS,
    TURN_ORDER,
)
from .drawing import draw_table
from .dump import FIELDS, dump_play, load_play
from .hands import Hand
from .hosting import EternityHosting
from .laid import Laid
from .playable import CHECKS
from .scoring import standing
from .state import Eternity
from .turn import DEAL, lay
from .view import build_view

OPTIONS: Final = (
    Option("target", "number", 0, [], LOWEST_TARGET, HIGHEST_TARGET),
    Option(
        "tableau_order",
        "choice",
        "random",
        ["random", *["-".join(order) for order in permutations(FAMILIES)]],
    ),
    Option("ages", "seat_order", None, []),
    Option("look_back", "choice", "no", ["no", "yes"]),  # ETE-4.7
)


class EternityGame(Game[Eternity]):
    def begin(self, setup: Setup, rng: Rng) -> Eternity:
        """Tiles in their order (ETE-1.3), the oldest deals first (ETE-1.5)."""
        seats = setup.seats
        order = [0, 1, 2]
        wished_order = setup.options["tableau_order"]
        if wished_order == "random":
            rng.shuffle(order)
        else:
            order = [FAMILIES.index(family) for family in str(wished_order).split("-")]
        wished_ages: Any = setup.options["ages"]
        if wished_ages is None:
            first = rng.below(seats)
            ages = [(first + at) % seats for at in range(seats)]
        else:
            ages = list(wished_ages)
        s = self.blank(setup, rng)
        s.order = order
        s.ages = ages
        s.dealer = ages[0]
        s.leader = ages[0]
        s.hands = [Hand(0) for _ in range(seats)]
        s.tableau = []
        s.heights = [0, 0, 0]
        s.laid = Laid(0, 0)
        s.totals = [0] * seats
        s.push(DEAL)
        return s

    def blank(self, setup: Setup, rng: Rng) -> Eternity:
        return Eternity(setup, rng)

    def view(self, state: Eternity, seat: int | None) -> dict[str, Any]:
        return build_view(state, seat)

    def draw(self, view: dict[str, Any]) -> str:
        return draw_table(view)

    def scores(self, state: Eternity) -> list[int]:
        return state.totals[:]

    def ranks(self, state: Eternity) -> list[int]:
        return standing(state)

    def dump_fields(self, state: Eternity) -> dict[str, Any]:
        return {**super().dump_fields(state), **dump_play(state)}

    def load_fields(self, state: Eternity, dump: dict[str, Any]) -> None:
        super().load_fields(state, dump)
        load_play(state, dump)
        for at, name in enumerate(dump["laid"]):
            lay(state, TURN_ORDER[state.seats][state.leader][at], TABLE.parse(name))

    def derive(self, state: Eternity) -> None:
        """The columns' heights, from the tableau."""
        state.heights = [0, 0, 0]
        for card in state.tableau:
            state.heights[FAMILY[card]] = state.heights[FAMILY[card]] + 1

    def checks(self) -> list[Callable[[Eternity], None]]:
        return CHECKS

    def catalogue(self) -> dict[str, Any]:
        return catalogue()

    def bound(self, setup: Setup) -> int:
        tricks = 7 if setup.seats == 2 else HAND_SIZE[setup.seats]
        return tricks * CARDS_A_TRICK[setup.seats] * (MOST_ROUNDS if setup.options["target"] else ROUNDS)


SEATS: Final = range(2, 6)
# Until version 2 all could look back (ETE-4.7), and to a target nothing broke ties (ETE-6.2).
ADVICE: Final = EternityAdvice()
HOSTING: Final = EternityHosting()
FIRST: Final = EternityGame("eternity", 1, SEATS, OPTIONS[:3], TABLE, FIELDS, advice=ADVICE, hosting=HOSTING)
GAME: Final = EternityGame(
    "eternity", 2, SEATS, OPTIONS, TABLE, FIELDS, past=(FIRST,), advice=ADVICE, hosting=HOSTING
)
