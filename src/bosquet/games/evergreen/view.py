"""What a seat sees, field by field: a whitelist."""

from typing import TYPE_CHECKING, Any, Final

from .data import (
    ARTIST_COUNT,
    ARTIST_NAMES,
    CARD_NAMES,
    CARDS,
    CARDS_A_TURN,
    CONCERTS,
    DIAL,
    FINAL,
    HIGHEST,
    NO_CARD,
    NOBODY,
    NOT_HELD,
    OWNER,
    PLACES,
    SIDES,
    SLOTS,
)
from .influence import cover
from .scoring import concert_worth

if TYPE_CHECKING:
    from .state import Evergreen

PHASES: Final = {
    "LayCard": "cards",
    "PlaceCard": "cards",
    "TurnHit": "hit",
    "HoldConcert": "concert",
    "DeclareGala": "gala",
}


def build_view(s: "Evergreen", seat: int | None) -> dict[str, Any]:
    """All is public but hands, box, the opening until it is turned over, and a card about to be laid."""
    actor = s.actor()
    playing = s.turn > 0 and actor != NOBODY
    return {
        "game": "evergreen",
        "you": seat,
        "phase": phase(s),
        "turn": actor if playing else None,
        "turn_number": s.turn,
        "dealer": s.dealer,
        "first": None if s.first == NOBODY else s.first,
        "highest": HIGHEST[s.seats],
        "hourglass": s.setup.options["hourglass"] or None,
        "hit": ARTIST_NAMES[s.hit],
        "discs": [disc(s, artist) for artist in range(ARTIST_COUNT)],
        "laid": [laid_card(code) for code in s.history[len(s.history) - s.laid :]] if playing else [],
        "cards_left": cards_left(s, actor) if playing else 0,
        "box": len(s.box.cards),
        "hand": [] if seat is None else card_names(s.hands[seat].cards),
        "opening": [] if seat is None or not s.picks else card_names(s.picks[seat].cards),
        "picked": CARD_NAMES[s.picked] if s.picked != NO_CARD and seat == actor else None,
        "players": [player(s, each) for each in range(s.seats)],
        "ranks": s.ranks() if s.over() else None,
    }


def phase(s: "Evergreen") -> str:
    if s.over():
        return "over"
    return PHASES.get(type(s.waiting()).__name__, "opening")


def cards_left(s: "Evergreen", actor: int) -> int:
    if phase(s) != "cards":
        return 0
    return min(CARDS_A_TURN - s.laid, len(s.hands[actor].cards))


def player(s: "Evergreen", seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "cards": len(s.hands[seat].cards),
        "chosen": len(s.picks[seat].cards) if s.picks else 0,
        "places": [place_view(s, seat * PLACES + side) for side in range(PLACES)],
        "influence": {
            ARTIST_NAMES[artist]: s.strength[artist * s.seats + seat] >> 4 for artist in range(ARTIST_COUNT)
        },
        "worth": concert_worth(s, seat),
        "concerts": concerts_of(s, seat),
        "concerts_left": CONCERTS - s.held[seat],
        "gala": s.galas[seat] == 1,
        "total": s.totals[seat],
    }


def concerts_of(s: "Evergreen", seat: int) -> list[dict[str, Any]]:
    """The concerts held, the final one last."""
    found: list[dict[str, Any]] = []
    for slot in range(SLOTS):
        code = s.concerts[seat * SLOTS + slot]
        if code != NOT_HELD:
            found.append({"points": code >> 1, "gala": code & 1 == 1, "final": slot == FINAL})
    return found


def pile(s: "Evergreen", place: int) -> list[int]:
    """All cards of a place, the lowest first."""
    return [code % CARDS for code in s.history if code // CARDS == place]


def place_view(s: "Evergreen", place: int) -> dict[str, Any]:
    names = card_names(pile(s, place))
    return {"card": names[-1] if names else None, "covered": names[:-1]}


def disc(s: "Evergreen", artist: int) -> dict[str, Any]:
    holder = s.holders[artist]
    return {
        "artist": ARTIST_NAMES[artist],
        "holder": None if holder == NOBODY else holder,
        "dial": DIAL[s.dials[artist]],
    }


def discs_of(s: "Evergreen", seat: int, hit: int) -> list[dict[str, Any]]:
    """What a concert counts: the player's discs, and which is the hit (EVG-4.2)."""
    return [
        {"artist": ARTIST_NAMES[artist], "dial": DIAL[s.dials[artist]], "hit": artist == hit}
        for artist in range(ARTIST_COUNT)
        if s.holders[artist] == seat
    ]


def laid_card(code: int) -> dict[str, Any]:
    place = code // CARDS
    return {"card": CARD_NAMES[code % CARDS], "owner": OWNER[place], "side": SIDES[place % PLACES]}


def card_names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def laying_effect(s: "Evergreen", place: int, card: int) -> dict[str, object]:
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
    return {"covers": CARD_NAMES[s.tops[place]], "moves": moves, "worth": concert_worth(twin, s.actor())}
