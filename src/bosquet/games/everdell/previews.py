"""What an option of a turn would cost and give, for those who hover before they choose."""

from typing import TYPE_CHECKING

from .actions import ACHIEVE, LEGEND, MEADOW_CARD, OCCUPY, PLACE, PLAY, TABLE, UPGRADE, VISIT
from .board.pieces import EVENTS, LOCATIONS
from .bundles import amounts_by_name
from .city import free_copy, store_of
from .data import DECK_KINDS, DESTINATIONS, NOBODY, OPEN, POINTS, RESOURCES, STOREHOUSE
from .paying import ORDINARY, payments, ways

if TYPE_CHECKING:
    from .state import Everdell


def preview(s: "Everdell", seat: int, action: int) -> dict[str, object] | None:
    if PLAY.has(action):
        return preview_play(s, seat, PLAY.noun(action))
    if MEADOW_CARD.has(action):
        return preview_play(s, seat, MEADOW_CARD.noun(action))
    if LEGEND.has(action):
        return preview_play(s, seat, DECK_KINDS + LEGEND.noun(action))
    if PLACE.has(action):
        return LOCATIONS[PLACE.noun(action)].preview()
    if ACHIEVE.has(action):
        return {"points": EVENTS[ACHIEVE.noun(action)].points}
    if VISIT.has(action):
        return preview_visit(s, seat, DESTINATIONS[VISIT.noun(action)], VISIT.other(action))
    return None


def preview_play(s: "Everdell", seat: int, card: int) -> dict[str, object]:
    """The cheapest way, how many there are, and the printed points."""
    found = ways(s, seat, card, ORDINARY)
    way = found[0]
    told: dict[str, object] = {"ways": len(found), "points": POINTS[card]}
    told["how"] = [
        {"verb": TABLE.verb_of(each).name, "nouns": TABLE.verb_of(each).words(each)} for each in found
    ]
    if OCCUPY.has(way) or way == UPGRADE:
        told["free"] = True
    told["cost"] = amounts_by_name(payments(s, seat, card, ORDINARY, way)[0])
    return told


def preview_visit(s: "Everdell", seat: int, kind: int, owner: int) -> dict[str, object] | None:
    if kind == STOREHOUSE:
        card = s.cities[seat][free_copy(s, seat, STOREHOUSE)]
        return {"gain": {RESOURCES[each]: store_of(card, each) for each in range(4) if store_of(card, each)}}
    if owner != seat and kind in OPEN:
        return {"to": NOBODY if s.year else owner}
    return None
