"""Eternity as a title of the house."""

from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

from ...core.frames import Frame, Stack
from ...core.game import Game
from ...core.options import Option
from ...core.reading import whole, wholes
from ...core.rng import Rng
from ...core.state import Setup, State
from ...core.zones import HIDDEN, Zone, load_zone
from .actions import TABLE
from .data import (
    CARD_IDS,
    CARDS,
    CARDS_A_TRICK,
    FAMILIES,
    HAND_SIZE,
    HIGHEST_TARGET,
    LOWEST_TARGET,
    MOST_ROUNDS,
    NO_CARD,
    NO_FAMILY,
    NOBODY,
    ROUNDS,
    TURN_ORDER,
)
from .dump import all_cards, cards_named, void_bits
from .hands import Hand, bits_of
from .laid import Laid
from .playable import need_playable
from .state import Eternity
from .turn import DEAL, Deal, EndRound, EndTrick, PlayCard, lay

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


class EternityGame(Game):
    def begin(self, setup: Setup, rng: Rng) -> State:
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
        target: Any = setup.options["target"]
        return Eternity(
            setup=setup,
            frames=Stack(DEAL, None),
            rng=rng,
            seats=seats,
            target=target,
            order=order,
            ages=ages,
            round=1,
            dealer=ages[0],
            leader=ages[0],
            trump=NO_FAMILY,
            hands=[Hand(0) for _ in range(seats)],
            neutral=Zone([], HIDDEN, True, []),
            open_hand=[],
            coming=[],
            tableau=[],
            heights=[0, 0, 0],
            laid=Laid(0, 0),
            led=NO_FAMILY,
            best=NO_CARD,
            winner=NOBODY,
            pledged=0,
            tricks=[],
            trees=[],
            voids=[],
            past=[],
            totals=[0] * seats,
        )

    def restore(self, setup: Setup, frames: Stack | None, rng: Rng, dump: dict[str, Any]) -> State:
        seats = setup.seats
        hands = [Hand(bits_of(cards_named(hand["cards"]))) for hand in dump["hands"]]
        cards = all_cards(dump)
        if len(hands) != seats or len(cards) != len(set(cards)):
            raise ValueError("a hand a seat, and no card in two places")
        target: Any = setup.options["target"]
        state = Eternity(
            setup=setup,
            frames=frames,
            rng=rng,
            seats=seats,
            target=target,
            order=[FAMILIES.index(family) for family in dump["order"]],
            ages=wholes(dump["ages"], seats, 0, seats - 1),
            round=whole(dump["round"], 1, MOST_ROUNDS if target else ROUNDS),
            dealer=whole(dump["dealer"], 0, seats - 1),
            leader=whole(dump["leader"], 0, seats - 1),
            trump=NO_FAMILY if dump["trump"] is None else FAMILIES.index(dump["trump"]),
            hands=hands,
            neutral=load_zone(dump["neutral"], CARD_IDS, HIDDEN, True),
            open_hand=cards_named(dump["open_hand"]),
            coming=cards_named(dump["coming"]),
            tableau=cards_named(dump["tableau"]),
            heights=[sum(1 for name in dump["tableau"] if name.startswith(family)) for family in FAMILIES],
            laid=Laid(0, 0),
            led=NO_FAMILY,
            best=NO_CARD,
            winner=NOBODY,
            pledged=0,
            tricks=wholes(dump["tricks"], seats, 0, CARDS),
            trees=wholes(dump["trees"], seats, 0, 2 * CARDS),
            voids=[void_bits(families) for families in dump["voids"]],
            past=[
                wholes(round["tricks"], seats, 0, CARDS) + wholes(round["trees"], seats, 0, 2 * CARDS)
                for round in dump["past"]
            ],
            totals=wholes(dump["totals"], seats, 0, CARDS * MOST_ROUNDS),
        )
        for at, name in enumerate(dump["laid"]):
            lay(state, TURN_ORDER[seats][state.leader][at], TABLE.parse(name))
        need_playable(state)
        return state

    def bound(self, setup: Setup) -> int:
        tricks = 7 if setup.seats == 2 else HAND_SIZE[setup.seats]
        return tricks * CARDS_A_TRICK[setup.seats] * (MOST_ROUNDS if setup.options["target"] else ROUNDS)


FRAMES: Final[dict[str, Callable[..., Frame[Any]]]] = {
    "PlayCard": PlayCard,
    "Deal": Deal,
    "EndTrick": EndTrick,
    "EndRound": EndRound,
}

SEATS: Final = range(2, 6)
# Until version 2 all could look back (ETE-4.7), and to a target nothing broke ties (ETE-6.2).
FIRST: Final = EternityGame("eternity", 1, SEATS, OPTIONS[:3], TABLE, FRAMES)
GAME: Final = EternityGame("eternity", 2, SEATS, OPTIONS, TABLE, FRAMES, past=(FIRST,))
