"""Why something cannot be done in a turn: for everything that a newcomer would try, with its clause."""

from ...core.messages import Message
from . import actions, facts
from .board.pieces import EVENTS, LOCATIONS
from .city import (
    free_copy,
    has,
    index_in,
    legends_of,
)
from .data import AUTUMN, LONGEST_GAME, NO_CARD, NOBODY, PLOTS, RUGWORT
from .paying import missing
from .room import has_fool_city, has_room
from .state import Everdell
from .supply import slot_of


def why_not_now(s: Everdell, seat: int, action: int) -> Message | None:
    if s.turn > LONGEST_GAME * s.seats:
        return Message("refuse.too_long", {}, "EVD-2.4")
    if actions.PLAY.has(action):
        card = facts.DECK_KINDS[actions.PLAY.noun(action)]
        if card not in s.hands[seat].cards:
            return Message("refuse.not_in_hand", {"card": facts.CARD_NAMES[card]}, "EVD-2.2")
        return why_not_play(s, seat, card)
    if actions.MEADOW_CARD.has(action):
        card = facts.DECK_KINDS[actions.MEADOW_CARD.noun(action)]
        if slot_of(s, card) < 0:
            if card in s.meadow:
                return Message("refuse.meadow_closed", {"card": facts.CARD_NAMES[card]}, "EVD-14.3")
            return Message("refuse.not_in_meadow", {"card": facts.CARD_NAMES[card]}, "EVD-2.2")
        return why_not_play(s, seat, card)
    if actions.LEGEND.has(action):
        card = facts.LEGENDARIES[actions.LEGEND.noun(action)]
        if card not in legends_of(s, seat):
            return Message("refuse.not_your_legend", {"card": facts.CARD_NAMES[card]}, "EVD-13.1")
        return why_not_play(s, seat, card)
    if action == actions.PREPARE:
        if s.seasons[seat] == AUTUMN:
            return Message("refuse.last_season", {}, "EVD-2.3")
        return Message("refuse.workers_left", {"count": s.free[seat]}, "EVD-5.2")
    if actions.PLACE.has(action) or actions.ACHIEVE.has(action) or actions.VISIT.has(action):
        if s.free[seat] <= 0:
            return Message("refuse.no_worker", {}, "EVD-2.1")
        if actions.PLACE.has(action):
            return LOCATIONS[actions.PLACE.noun(action)].why_not(s, seat)
        if actions.ACHIEVE.has(action):
            return why_not_event(s, seat, actions.ACHIEVE.noun(action))
        return why_not_visit(s, seat, actions.VISIT.noun(action), actions.VISIT.other(action))
    return Message("refuse.nothing_asked", {}, "EVD-5.1")


def why_not_play(s: Everdell, seat: int, card: int) -> Message:
    """A card that lies before the seat and has no way to be played."""
    name: dict[str, object] = {"card": facts.CARD_NAMES[card]}
    ruins = facts.RUINS if index_in(s, seat, facts.RUINS) >= 0 else NO_CARD
    if card == facts.SPRING_WELL and not has_room(s, seat, card, ruins):
        return Message("refuse.no_host", name, "EVD-13.17")
    if s.banners[seat] & facts.BIT[card]:
        return Message("refuse.barred", name, "EVD-13.5")
    if card == facts.FOOL and not has_fool_city(s, seat):
        return Message("refuse.no_fool_city", name, "EVD-7.12")
    if (
        facts.IS_UNIQUE[card]
        and card != facts.FOOL
        and not facts.LEGENDARY[card]
        and s.present[seat] & facts.BIT[card]
    ):
        return Message("refuse.unique", name, "EVD-3.2")
    if card == facts.RUINS:
        return Message("refuse.no_construction", name, "EVD-7.8")
    short = missing(s, seat, card)
    if short:
        if facts.IS_CRITTER[card]:
            return Message("refuse.too_dear_critter", {**name, "count": short}, "EVD-3.1")
        return Message("refuse.too_dear", {**name, "count": short}, "EVD-3.1")
    return Message("refuse.city_full", {**name, "plots": PLOTS}, "EVD-3.3")


def why_not_event(s: Everdell, seat: int, event: int) -> Message:
    tile = EVENTS[event]
    name: dict[str, object] = {"event": tile.name}
    if tile.special and event not in s.specials:
        return Message("refuse.event_not_in_play", name, "EVD-1.3")
    if s.year and s.owners[event] == RUGWORT:
        return Message("refuse.event_rugwort", name, "EVD-14.8")
    if s.owners[event] != NOBODY:
        return Message("refuse.event_taken", {**name, "seat": s.owners[event]}, "EVD-4.3")
    if tile.met(s, seat):
        return Message("refuse.cannot_pay_event", name, "EVD-11.1")
    return Message("refuse.event_not_met", name, "EVD-3.6")


def why_not_visit(s: Everdell, seat: int, destination: int, owner: int) -> Message:
    kind = facts.DESTINATIONS[destination]
    name: dict[str, object] = {"card": facts.CARD_NAMES[kind]}
    if owner >= s.sides or not has(s, owner, kind):
        return Message("refuse.not_in_city", name, "EVD-10.1")
    if owner != seat and kind not in facts.OPEN:
        return Message("refuse.not_open", name, "EVD-10.1")
    if free_copy(s, owner, kind) < 0:
        return Message("refuse.card_taken", name, "EVD-10.2")
    return facts.CARDS[kind].why_not(s, seat)
