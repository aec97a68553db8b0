"""The whole truth of a state as readable JSON, and back."""

from typing import TYPE_CHECKING, Any, Final

from ...core.fields import SEATS, Cards, Hands, Number, Word
from ...core.reading import integer, need, whole
from ...core.zones import HIDDEN, Zone
from .data import (
    ARTIST_COUNT,
    ARTIST_NAMES,
    CARD_IDS,
    CARD_NAMES,
    CARDS,
    DIAL,
    FINAL,
    HAND_SIZE,
    MOST_POINTS,
    MOST_SEATS,
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


FIELDS: Final = (
    Number("dealer", 0, SEATS),
    Number("first", 0, SEATS, none=NOBODY),
    Number("turn", 0, MOST_SEATS * HAND_SIZE),
    Hands("hands", CARD_NAMES),
    Hands("picks", CARD_NAMES, ordered=True),
    Cards("box", CARD_NAMES, HIDDEN, ordered=False),
    Word("picked", CARD_NAMES, none=NO_CARD),
    Word("hit", ARTIST_NAMES),
)


def dump_board(s: "Evergreen") -> dict[str, Any]:
    """What lies on the table, as people see it."""
    return {
        "places": [card_names(pile(s, place)) for place in range(s.seats * PLACES)],
        "laid": [PLACE_NAMES[code // CARDS] for code in s.history[len(s.history) - s.laid :]],
        "discs": [disc(s, artist) for artist in range(ARTIST_COUNT)],
        "concerts": [concerts_of(s, seat) for seat in range(s.seats)],
    }


def load_board(s: "Evergreen", dump: dict[str, Any]) -> None:
    need(len(dump["places"]) == s.seats * PLACES and len(dump["concerts"]) == s.seats, "places and concerts")
    s.history = history_of(dump["places"], dump["laid"])
    s.laid = len(dump["laid"])
    discs = {disc["artist"]: disc for disc in dump["discs"]}
    s.holders = [holder(discs[artist]["holder"], s.seats) for artist in ARTIST_NAMES]
    s.dials = [DIAL.index(integer(discs[artist]["dial"])) for artist in ARTIST_NAMES]
    s.concerts = concert_codes(dump["concerts"])
    s.held = [sum(1 for concert in held if not concert["final"]) for held in dump["concerts"]]
    s.galas = [0 if any(concert["gala"] for concert in held) else 1 for held in dump["concerts"]]
    s.totals = [sum(concert["points"] for concert in held) for held in dump["concerts"]]


def holder(seat: object, seats: int) -> int:
    return NOBODY if seat is None else whole(seat, 0, seats - 1)


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
