"""The whole truth of a state as readable JSON, and back."""

from typing import Any, Final

from ...core.fields import SEATS, Cards, Hands, Number, Word
from ...core.reading import integer, need, whole
from ...core.zones import HIDDEN
from . import data
from .state import Evergreen
from .view import card_names, concerts_of, disc, pile

FIELDS: Final = (
    Number("dealer", 0, SEATS),
    Number("first", 0, SEATS, none=data.NOBODY),
    Number("turn", 0, data.MOST_SEATS * data.HAND_SIZE),
    Hands("hands", data.CARD_NAMES),
    Hands("picks", data.CARD_NAMES, ordered=True),
    Cards("box", data.CARD_NAMES, HIDDEN, ordered=False),
    Word("picked", data.CARD_NAMES, none=data.NO_CARD),
    Word("hit", data.ARTIST_NAMES),
)


def dump_board(s: Evergreen) -> dict[str, Any]:
    """What lies on the table, as people see it."""
    return {
        "places": [card_names(pile(s, place)) for place in range(s.seats * data.PLACES)],
        "laid": [data.PLACE_NAMES[code // data.CARDS] for code in s.history[len(s.history) - s.laid :]],
        "discs": [disc(s, artist) for artist in range(data.ARTIST_COUNT)],
        "concerts": [concerts_of(s, seat) for seat in range(s.seats)],
    }


def load_board(s: Evergreen, dump: dict[str, Any]) -> None:
    need(
        len(dump["places"]) == s.seats * data.PLACES and len(dump["concerts"]) == s.seats,
        "places and concerts",
    )
    s.history = history_of(dump["places"], dump["laid"])
    s.laid = len(dump["laid"])
    discs = {disc["artist"]: disc for disc in dump["discs"]}
    s.holders = [holder(discs[artist]["holder"], s.seats) for artist in data.ARTIST_NAMES]
    s.dials = [data.DIAL.index(integer(discs[artist]["dial"])) for artist in data.ARTIST_NAMES]
    s.concerts = concert_codes(dump["concerts"])
    s.held = [sum(1 for concert in held if not concert["final"]) for held in dump["concerts"]]
    s.galas = [0 if any(concert["gala"] for concert in held) else 1 for held in dump["concerts"]]
    s.totals = [sum(concert["points"] for concert in held) for held in dump["concerts"]]


def holder(seat: object, seats: int) -> int:
    return data.NOBODY if seat is None else whole(seat, 0, seats - 1)


def history_of(places: list[list[str]], laid: list[str]) -> list[int]:
    """The piles' cards in an order that they can have come in: those of this turn last."""
    codes = [
        [place * data.CARDS + data.CARD_IDS[name] for name in places[place]] for place in range(len(places))
    ]
    recent = [codes[data.PLACE_NAMES.index(name)].pop() for name in reversed(laid)]
    recent.reverse()
    return [code for older in codes for code in older] + recent


def concert_codes(dumped: list[list[dict[str, Any]]]) -> list[int]:
    codes = [data.NOT_HELD] * (data.SLOTS * len(dumped))
    for seat, concerts in enumerate(dumped):
        need(sum(1 for concert in concerts if concert["gala"]) <= 1, "one gala a seat at most")
        for at, concert in enumerate(concerts):
            need(
                at < data.FINAL or concert["final"] is True, "three concerts a seat and the final one at most"
            )
            slot = data.FINAL if concert["final"] else at
            points = whole(concert["points"], 0, data.MOST_POINTS)
            codes[seat * data.SLOTS + slot] = 2 * points + (1 if concert["gala"] else 0)
    return codes
