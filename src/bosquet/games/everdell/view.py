"""What a seat sees, field by field: a whitelist (`schema.py` says the shape)."""

from typing import TYPE_CHECKING, Any, Final

from . import facts
from .board.pieces import (
    BASIC_EVENTS,
    EVENTS,
    HAVEN,
    JOURNEY,
    LOCATIONS,
    PLACE_NAMES,
    RIVER,
    events_in_play,
    under,
)
from .city import (
    GONE,
    KIND,
    OCCUPIED,
    ON_BRIDGE,
    OVER_SPRING,
    beneath,
    carried_by,
    colour_count,
    legends_of,
    pairs_in,
    prisoners_of,
    spots_on,
    store_of,
    tokens_on,
    workers_on,
)
from .data import (
    COLOURS,
    HAND_LIMIT,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    PLOTS,
    RESOURCES,
    RUGWORT,
    SEASONS,
    WORKERS,
)
from .rugwort import SOURCES, forest_of, location_of, points_of_rugwort
from .scoring import POINT_SOURCES, events_of, points_by_source

if TYPE_CHECKING:
    from .state import Everdell


def build_view(s: "Everdell", seat: int | None) -> dict[str, Any]:
    """All is public but hands, deck, discard pile, and what somebody drew aside."""
    actor = s.actor()
    looks = actor if seat is None else seat
    return {
        "game": "everdell",
        "you": seat,
        "turn": None if s.over() else actor,
        "turn_number": s.turn,
        "first": s.first,
        "hand": [] if seat is None else card_names(s.hands[seat].cards),
        "hand_limit": HAND_LIMIT,
        "legends": [] if seat is None else card_names(legends_of(s, seat)),
        "plots": PLOTS,
        "meadow": [None if card == NO_CARD else facts.CARD_NAMES[card] for card in s.meadow],
        "deck": len(s.deck.cards),
        "discard": len(s.discard.cards),
        "aside": aside_of(s, seat),
        "aside_count": len(s.aside.cards),
        "locations": [place_view(s, looks, place) for place in RIVER],
        "forest": [place_view(s, looks, place) for place in s.forest],
        "haven": place_view(s, looks, HAVEN[0]),
        "journey": [place_view(s, looks, place) for place in JOURNEY],
        "events": [event_view(s, event) for event in events_in_play(s)],
        "players": [player_view(s, each, seat) for each in range(s.seats)],
        "kinds": kinds_in_play(s),
        "ranks": s.ranks() if s.over() else None,
        "rugwort": rugwort_view(s) if s.year else None,
    }


def kinds_in_play(s: "Everdell") -> list[dict[str, Any]]:
    return [kind for expansion in facts.in_play(s.setup.options) for kind in kinds_of(expansion)]


def rugwort_view(s: "Everdell") -> dict[str, Any]:
    points = points_of_rugwort(s)
    forest, location = forest_of(s), location_of(s)
    return {
        "year": s.year,
        "season": SEASONS[s.his_season],
        "city": [city_card(s, RUGWORT, card) for card in s.cities[RUGWORT]],
        "meadow": list(range(s.closed)),
        "forest": None if forest == NOBODY else forest,
        "location": None if location == NOBODY else PLACE_NAMES[location],
        "journey": points[4] or None,
        "events": [EVENTS[event].name for event in BASIC_EVENTS if s.owners[event] == RUGWORT],
        "tokens": s.his_tokens,
        "points": {SOURCES[source]: points[source] for source in range(len(points))},
        "total": sum(points),
    }


def seen_as(s: "Everdell", number: int) -> int:
    """Seats by their number; Rugwort, who has none, is -1."""
    return number if number < s.seats else NOBODY


def card_names(cards: list[int]) -> list[str]:
    return [facts.CARD_NAMES[card] for card in cards]


def aside_of(s: "Everdell", seat: int | None) -> list[str]:
    """What everybody has seen; a seat's own, besides."""
    if seat is not None:
        return card_names(s.aside.known_cards(seat))
    known = [s.aside.known_cards(each) for each in range(s.seats)]
    return card_names(known[0]) if all(cards == known[0] for cards in known) else []


def bundle_view(amounts: list[int]) -> dict[str, int]:
    return {RESOURCES[kind]: amounts[kind] for kind in range(4) if amounts[kind]}


def workers_at(s: "Everdell", place: int) -> list[int]:
    """By number."""
    found: list[int] = []
    for seat in range(MOST_SEATS):
        found += [seat] * (s.spots[place] >> 3 * seat & 7)
    return found


def place_view(s: "Everdell", seat: int, place: int) -> dict[str, Any]:
    location = LOCATIONS[place]
    return {
        "name": location.name,
        "workers": [seen_as(s, each) for each in workers_at(s, place)],
        "shared": location.shared,
        "room": None if location.shared else location.room(s.seats),
        "open": seat != NOBODY and location.free(s, seat) and location.open(s, seat),
    }


def event_view(s: "Everdell", event: int) -> dict[str, Any]:
    tile = EVENTS[event]
    owner = s.owners[event]
    pledged = s.pledged[event]
    return {
        "name": tile.name,
        "special": tile.special,
        "owner": None if owner == NOBODY else seen_as(s, owner),
        "workers": workers_at(s, tile.place),
        "needs": tile.needs,
        "colours": {COLOURS[colour]: count for colour, count in tile.colours().items()},
        "met": [tile.met(s, seat) for seat in range(s.seats)],
        "worth": tile.points if owner == NOBODY else tile.worth(s, owner),
        "pledged": bundle_view([pledged >> 4 * kind & 15 for kind in range(4)]),
        "under": card_names(under(s, event)),
    }


def player_view(s: "Everdell", seat: int, viewer: int | None) -> dict[str, Any]:
    points = points_by_source(s, seat)
    season = s.seasons[seat]
    known = [] if viewer is None or viewer == seat else card_names(s.hands[seat].known_cards(viewer))
    return {
        "seat": seat,
        "season": SEASONS[season],
        "passed": s.passed[seat] == 1,
        "workers": s.free[seat],
        "all_workers": WORKERS[season] - s.kidnapped,
        "fixed": s.fixed[seat],
        "resources": {RESOURCES[kind]: s.stock[seat * 4 + kind] for kind in range(4)},
        "hand": len(s.hands[seat].cards),
        "known": known,
        "tokens": s.tokens[seat],
        "city": [city_card(s, seat, card) for card in s.cities[seat]],
        "plots": s.used[seat] + s.banners[seat].bit_count(),
        "plots_all": PLOTS + s.banners[seat].bit_count(),
        "legends": len(legends_of(s, seat)),
        "barred": [
            facts.CARD_NAMES[facts.BANNER[kind]]
            for kind in facts.LEGENDARIES
            if s.banners[seat] & facts.BIT[facts.BANNER[kind]]
        ],
        "colours": {COLOURS[colour]: colour_count(s, seat, colour) for colour in range(5)},
        "pairs": pairs_in(s, seat),
        "events": events_of(s, seat),
        "points": {POINT_SOURCES[source]: points[source] for source in range(len(points))},
        "total": sum(points),
    }


def city_card(s: "Everdell", seat: int, card: int) -> dict[str, Any]:
    kind = card & KIND
    holds = facts.CARDS[kind].holds
    return {
        "card": facts.CARD_NAMES[kind],
        "occupied": card & OCCUPIED != 0,
        "workers": workers_on(card),
        "spots": spots_on(s, seat, kind) if kind in facts.DESTINATIONS else 0,
        "tokens": tokens_on(card) if holds == "tokens" else 0,
        "store": bundle_view([store_of(card, each) for each in range(4)]) if holds == "store" else {},
        "prisoners": card_names(prisoners_of(card)) if holds == "prisoners" else [],
        "lost": tokens_on(card) if holds == "lost" else 0,
        "on": lying_on(s, seat, kind) if kind in (facts.BRIDGE, facts.SPRING_WELL) else None,
        "beneath": card_names(beneath(card)),
        "carried": carried_name(card) if holds == "carried" else None,
        "spent": holds == "carried" and carried_by(card) != 0,
    }


def lying_on(s: "Everdell", seat: int, kind: int) -> str | None:
    """What lies on the Bridge or the Spring of that city now."""
    flag = ON_BRIDGE if kind == facts.BRIDGE else OVER_SPRING
    for card in s.cities[seat]:
        if card & flag:
            return facts.CARD_NAMES[card & KIND]
    return None


def carried_name(card: int) -> str | None:
    return facts.CARD_NAMES[carried_by(card) - 1] if 0 < carried_by(card) < GONE else None


def kind_view(kind: int) -> dict[str, Any]:
    card = facts.CARDS[kind]
    houses = [other.name for other in facts.CARDS if other.home in (card.name, card.banner) and other.home]
    return {
        "name": card.name,
        "colour": COLOURS[card.colour],
        "critter": card.critter,
        "unique": card.unique,
        "copies": card.copies,
        "points": card.points,
        "cost": bundle_view(facts.COST[kind * 4 : kind * 4 + 4]),
        "homes": [card.home, facts.CARD_NAMES[facts.EVER_TREE]] if card.home else [],
        "houses": ["any"] if card.houses_any else houses,
        "workers": 1 if kind in facts.DESTINATIONS else 0,
        "open": kind in facts.OPEN,
        "expansion": card.expansion,
        "legendary": facts.LEGENDARY[kind],
        "upgrades": card.banner or None,
    }


KIND_VIEWS: Final[dict[str, list[dict[str, Any]]]] = {}  # by expansion, once they have been asked for


def kinds_of(expansion: str) -> list[dict[str, Any]]:
    if expansion not in KIND_VIEWS:
        KIND_VIEWS[expansion] = [kind_view(card.kind) for card in facts.CARDS if card.expansion == expansion]
    return KIND_VIEWS[expansion]
