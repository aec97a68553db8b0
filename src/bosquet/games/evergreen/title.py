"""Evergreen as a title of the house."""

from collections.abc import Callable
from typing import Any, Final

from ...core.frames import Frame, Stack
from ...core.game import Game
from ...core.options import Option
from ...core.reading import whole
from ...core.rng import Rng
from ...core.state import Setup, State
from ...core.zones import HIDDEN, Zone, load_zone
from .actions import TABLE
from .data import (
    ARTIST_COUNT,
    ARTISTS,
    CARD_IDS,
    CARDS,
    DECKS,
    DIAL,
    FIRST_HIT,
    HAND_SIZE,
    LONGEST_GLASS,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    NOT_HELD,
    PLACES,
    SHORTEST_GLASS,
    SLOTS,
)
from .dump import all_cards, concert_codes, history_of
from .influence import weigh
from .opening import DEAL, ChooseOpening, Deal, TurnOver
from .playable import need_playable
from .state import Evergreen
from .turn import DeclareGala, EndTurn, FinalConcert, HoldConcert, LayCard, PlaceCard, TurnHit

OPTIONS: Final = (Option("hourglass", "number", 0, [], SHORTEST_GLASS, LONGEST_GLASS),)


class EvergreenGame(Game):
    """The hourglass (EVG-5) is kept by the house.

    While `state.clock()` is not 0 the sand runs for the seat to act; another number is the next turn. When it
    has run out, `state.apply(seat, game.timeout)` ends the turn at whichever question it stands. A player who
    sends `timeout` is refused by `check`; a record that holds it replays.
    """

    def begin(self, setup: Setup, rng: Rng) -> State:
        """Dials at 5, the hit at orange, all discs in the middle (EVG-1.4)."""
        seats = setup.seats
        return Evergreen(
            setup=setup,
            frames=Stack(DEAL, None),
            rng=rng,
            seats=seats,
            dealer=NOBODY,
            first=NOBODY,
            turn=0,
            hands=[],
            picks=[],
            box=Zone([], HIDDEN, False, []),
            history=[],
            tops=[NO_CARD] * (seats * PLACES),
            strength=[0] * (ARTIST_COUNT * seats),
            holders=[NOBODY] * ARTIST_COUNT,
            dials=[0] * ARTIST_COUNT,
            hit=FIRST_HIT,
            laid=0,
            picked=NO_CARD,
            held=[0] * seats,
            galas=[1] * seats,
            concerts=[NOT_HELD] * (SLOTS * seats),
            totals=[0] * seats,
        )

    def restore(self, setup: Setup, frames: Stack | None, rng: Rng, dump: dict[str, Any]) -> State:
        seats = setup.seats
        hands = [load_zone(hand, CARD_IDS, 1 << seat, False) for seat, hand in enumerate(dump["hands"])]
        picks = [load_zone(pick, CARD_IDS, 1 << seat, True) for seat, pick in enumerate(dump["picks"])]
        box = load_zone(dump["box"], CARD_IDS, HIDDEN, False)
        history = history_of(dump["places"], dump["laid"])
        if len(hands) != seats or len(dump["places"]) != seats * PLACES or len(dump["concerts"]) != seats:
            raise ValueError("a hand, three places and concerts a seat")
        if all_cards([*hands, *picks, box], history) != DECKS[seats]:
            raise ValueError("every card of the deck lies in one place")
        tops = [NO_CARD] * (seats * PLACES)
        for code in history:
            tops[code // CARDS] = code % CARDS
        discs = {disc["artist"]: disc for disc in dump["discs"]}
        concerts = concert_codes(dump["concerts"])
        state = Evergreen(
            setup=setup,
            frames=frames,
            rng=rng,
            seats=seats,
            dealer=whole(dump["dealer"], 0, seats - 1),
            first=nobody(dump["first"], seats),
            turn=whole(dump["turn"], 0, seats * HAND_SIZE),
            hands=hands,
            picks=picks,
            box=box,
            history=history,
            tops=tops,
            strength=[0] * (ARTIST_COUNT * seats),
            holders=[nobody(discs[artist]["holder"], seats) for artist in ARTISTS],
            dials=[DIAL.index(discs[artist]["dial"]) for artist in ARTISTS],
            hit=ARTISTS.index(dump["hit"]),
            laid=len(dump["laid"]),
            picked=NO_CARD if dump["picked"] is None else CARD_IDS[dump["picked"]],
            held=[sum(1 for concert in held if not concert["final"]) for held in dump["concerts"]],
            galas=[0 if any(concert["gala"] for concert in held) else 1 for held in dump["concerts"]],
            concerts=concerts,
            totals=[sum(concert["points"] for concert in held) for held in dump["concerts"]],
        )
        if history:
            for seat in range(seats):
                for artist in range(ARTIST_COUNT):
                    weigh(state, seat, artist)
        need_playable(state)
        return state

    def bound(self, setup: Setup) -> int:
        """Three opening cards; any other is picked, laid and at worst a turn: done, hit, concert, gala."""
        return setup.seats * (PLACES + 6 * (HAND_SIZE - PLACES))


def nobody(seat: object, seats: int) -> int:
    return NOBODY if seat is None else whole(seat, 0, seats - 1)


FRAMES: Final[dict[str, Callable[..., Frame[Any]]]] = {
    "Deal": Deal,
    "ChooseOpening": ChooseOpening,
    "TurnOver": TurnOver,
    "LayCard": LayCard,
    "PlaceCard": PlaceCard,
    "TurnHit": TurnHit,
    "HoldConcert": HoldConcert,
    "DeclareGala": DeclareGala,
    "EndTurn": EndTurn,
    "FinalConcert": FinalConcert,
}

SEATS: Final = range(2, MOST_SEATS + 1)
# Until version 2 the hourglass ran on while the gala was declared (EVG-5.1).
TIMED_GALA: Final = EvergreenGame("evergreen", 1, SEATS, OPTIONS, TABLE, FRAMES)
GAME: Final = EvergreenGame("evergreen", 2, SEATS, OPTIONS, TABLE, FRAMES, past=(TIMED_GALA,))
