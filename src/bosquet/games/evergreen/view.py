"""What a seat sees, field by field: a whitelist."""

from typing import Any

from ...core.state import question_of
from ...core.types import Seat
from . import data
from .data import Card, Place
from .influence import cover
from .scoring import concert_worth
from .state import Evergreen


def build_view(s: Evergreen, seat: Seat | None) -> dict[str, Any]:
    """All is public but hands, box, the opening until it is turned over, and a card about to be laid."""
    actor = s.actor()
    playing = s.turn > 0 and actor != data.NOBODY
    return {
        "game": "evergreen",
        "you": seat,
        "phase": phase(s),
        "turn": actor if playing else None,
        "turn_number": s.turn,
        "dealer": s.dealer,
        "first": None if s.first == data.NOBODY else s.first,
        "highest": data.HIGHEST[s.seats],
        "hourglass": s.setup.options["hourglass"] or None,
        "hit": data.ARTIST_NAMES[s.hit],
        "discs": [disc(s, artist) for artist in range(data.ARTIST_COUNT)],
        "laid": [laid_card(code) for code in s.history[len(s.history) - s.laid :]] if playing else [],
        "cards_left": cards_left(s, actor) if playing else 0,
        "box": len(s.box.cards),
        "hand": [] if seat is None else card_names(s.hands[seat].cards),
        "opening": [] if seat is None or not s.picks else card_names(s.picks[seat].cards),
        "picked": data.CARD_NAMES[s.picked] if s.picked != data.NO_CARD and seat == actor else None,
        "players": [player(s, each) for each in range(s.seats)],
        "ranks": s.ranks() if s.over() else None,
    }


def phase(s: Evergreen) -> str:
    return "over" if s.over() else question_of(s).phase(s)


def cards_left(s: Evergreen, actor: Seat) -> int:
    if phase(s) != "cards":
        return 0
    return min(data.CARDS_A_TURN - s.laid, len(s.hands[actor].cards))


def player(s: Evergreen, seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat,
        "cards": len(s.hands[seat].cards),
        "chosen": len(s.picks[seat].cards) if s.picks else 0,
        "places": [place_view(s, seat * data.PLACES + side) for side in range(data.PLACES)],
        "influence": {
            data.ARTIST_NAMES[artist]: s.strength[artist * s.seats + seat] >> 4
            for artist in range(data.ARTIST_COUNT)
        },
        "worth": concert_worth(s, seat),
        "concerts": concerts_of(s, seat),
        "concerts_left": data.CONCERTS - s.held[seat],
        "gala": s.galas[seat] == 1,
        "total": s.totals[seat],
    }


def concerts_of(s: Evergreen, seat: Seat) -> list[dict[str, Any]]:
    """The concerts held, the final one last."""
    found: list[dict[str, Any]] = []
    for slot in range(data.SLOTS):
        code = s.concerts[seat * data.SLOTS + slot]
        if code != data.NOT_HELD:
            found.append({"points": code >> 1, "gala": code & 1 == 1, "final": slot == data.FINAL})
    return found


def pile(s: Evergreen, place: Place) -> list[int]:
    """All cards of a place, the lowest first."""
    return [code % data.CARDS for code in s.history if code // data.CARDS == place]


def place_view(s: Evergreen, place: Place) -> dict[str, Any]:
    names = card_names(pile(s, place))
    return {"card": names[-1] if names else None, "covered": names[:-1]}


def disc(s: Evergreen, artist: int) -> dict[str, Any]:
    holder = s.holders[artist]
    return {
        "artist": data.ARTIST_NAMES[artist],
        "holder": None if holder == data.NOBODY else holder,
        "dial": data.DIAL[s.dials[artist]],
    }


def discs_of(s: Evergreen, seat: Seat, hit: int) -> list[dict[str, Any]]:
    """What a concert counts: the player's discs, and which is the hit (EVG-4.2)."""
    return [
        {"artist": data.ARTIST_NAMES[artist], "dial": data.DIAL[s.dials[artist]], "hit": artist == hit}
        for artist in range(data.ARTIST_COUNT)
        if s.holders[artist] == seat
    ]


def laid_card(code: int) -> dict[str, Any]:
    place = code // data.CARDS
    return {
        "card": data.CARD_NAMES[code % data.CARDS],
        "owner": data.OWNER[place],
        "side": data.SIDES[place % data.PLACES],
    }


def card_names(cards: list[int]) -> list[str]:
    return [data.CARD_NAMES[card] for card in cards]


def laying_effect(s: Evergreen, place: Place, card: Card) -> dict[str, object]:
    """What would change if the card were laid there: the rules tell it on a copy."""
    twin = s.clone()
    twin.listen()
    cover(twin, place, card)
    moves = [
        {
            "artist": event.args["artist"],
            "other": event.args.get("other"),
            "to": event.args["seat"],
            "dial": event.args["dial"],
        }
        for event in twin.heard()
    ]
    return {"covers": data.CARD_NAMES[s.tops[place]], "moves": moves, "worth": concert_worth(twin, s.actor())}
