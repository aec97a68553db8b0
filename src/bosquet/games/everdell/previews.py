"""What an option of a turn would cost and give, for those who hover before they choose."""

from . import actions, bundles, facts
from .board.pieces import EVENTS, LOCATIONS
from .data import NOBODY
from .paying import ORDINARY, payments, ways
from .state import Everdell


def preview(s: Everdell, seat: int, action: int) -> dict[str, object] | None:
    if actions.PLAY.has(action):
        return preview_play(s, seat, facts.DECK_KINDS[actions.PLAY.noun(action)])
    if actions.MEADOW_CARD.has(action):
        return preview_play(s, seat, facts.DECK_KINDS[actions.MEADOW_CARD.noun(action)])
    if actions.LEGEND.has(action):
        return preview_play(s, seat, facts.LEGENDARIES[actions.LEGEND.noun(action)])
    if actions.PLACE.has(action):
        return LOCATIONS[actions.PLACE.noun(action)].preview()
    if actions.ACHIEVE.has(action):
        return {"points": EVENTS[actions.ACHIEVE.noun(action)].points}
    if actions.VISIT.has(action):
        return preview_visit(
            s, seat, facts.DESTINATIONS[actions.VISIT.noun(action)], actions.VISIT.other(action)
        )
    return None


def preview_play(s: Everdell, seat: int, card: int) -> dict[str, object]:
    """The cheapest way, how many there are, and the printed points."""
    found = ways(s, seat, card, ORDINARY)
    way = found[0]
    told: dict[str, object] = {"ways": len(found), "points": facts.POINTS[card]}
    told["how"] = [
        {"verb": actions.TABLE.verb_of(each).name, "nouns": actions.TABLE.verb_of(each).words(each)}
        for each in found
    ]
    if actions.OCCUPY.has(way) or way == actions.UPGRADE:
        told["free"] = True
    told["cost"] = bundles.amounts_by_name(payments(s, seat, card, ORDINARY, way)[0])
    return told


def preview_visit(s: Everdell, seat: int, kind: int, owner: int) -> dict[str, object] | None:
    told = facts.CARDS[kind].promise(s, seat, owner)
    if owner != seat:
        told["to"] = NOBODY if s.year else owner
    return told or None
