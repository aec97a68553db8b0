"""The whole truth of a state as readable JSON, and back."""

from typing import TYPE_CHECKING, Any

from ...core.reading import need, whole
from ...core.zones import Zone
from .data import (
    ARTIST_COUNT,
    ARTISTS,
    CARD_IDS,
    CARD_NAMES,
    CARDS,
    FINAL,
    MOST_POINTS,
    NO_CARD,
    NOBODY,
    NOT_HELD,
    PLACE_NAMES,
    PLACES,
    SLOTS,
)
from .view import card_names, concerts_of, disc, pile

if TYPE_CHECKING:
    from .state import Evergreen


def dump_state(s: "Evergreen") -> dict[str, Any]:
    return {
        **s.dump_common(),
        "dealer": s.dealer,
        "first": None if s.first == NOBODY else s.first,
        "turn": s.turn,
        "hands": [hand.dump(CARD_NAMES) for hand in s.hands],
        "picks": [pick.dump(CARD_NAMES) for pick in s.picks],
        "box": s.box.dump(CARD_NAMES),
        "places": [card_names(pile(s, place)) for place in range(s.seats * PLACES)],
        "laid": [PLACE_NAMES[code // CARDS] for code in s.history[len(s.history) - s.laid :]],
        "picked": None if s.picked == NO_CARD else CARD_NAMES[s.picked],
        "discs": [disc(s, artist) for artist in range(ARTIST_COUNT)],
        "hit": ARTISTS[s.hit],
        "concerts": [concerts_of(s, seat) for seat in range(s.seats)],
    }


def history_of(places: list[list[str]], laid: list[str]) -> list[int]:
    """The piles' cards in an order that they can have come in: those of this turn last."""
    codes = [[place * CARDS + CARD_IDS[name] for name in places[place]] for place in range(len(places))]
    recent = [codes[PLACE_NAMES.index(name)].pop() for name in reversed(laid)]
    recent.reverse()
    return [code for older in codes for code in older] + recent


def concert_codes(dumped: list[list[dict[str, Any]]]) -> list[int]:
    codes = [NOT_HELD] * (SLOTS * len(dumped))
    for seat, concerts in enumerate(dumped):
        need(sum(1 for concert in concerts if concert["gala"]) <= 1, "one gala a seat at most")
        for at, concert in enumerate(concerts):
            need(at < FINAL or concert["final"] is True, "three concerts a seat and the final one at most")
            slot = FINAL if concert["final"] else at
            points = whole(concert["points"], 0, MOST_POINTS)
            codes[seat * SLOTS + slot] = 2 * points + (1 if concert["gala"] else 0)
    return codes


def all_cards(zones: list[Zone], history: list[int]) -> list[int]:
    """Every card that lies somewhere, for checking that none is missing or lies in two places."""
    cards = [code % CARDS for code in history]
    for zone in zones:
        cards.extend(zone.cards)
    return sorted(cards)
