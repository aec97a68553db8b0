"""What a seat sees, field by field: a whitelist (`schema.py` says the shape)."""

from typing import Any

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
from .state import Everdell


def build_view(s: Everdell, seat: int | None) -> dict[str, Any]:
    """All is public but hands, deck, discard pile, and what somebody drew aside."""
    return {
        "game": "everdell",
        "you": seat,
        "turn": None if s.over() else s.actor(),
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
        "locations": [place_view(s, place) for place in RIVER],
        "forest": [place_view(s, place) for place in s.forest],
        "haven": place_view(s, HAVEN[0]),
        "journey": [place_view(s, place) for place in JOURNEY],
        "events": [event_view(s, event) for event in events_in_play(s)],
        "players": [player_view(s, each, seat) for each in range(s.seats)],
        "ranks": s.ranks() if s.over() else None,
        "rugwort": rugwort_view(s) if s.year else None,
    }


def rugwort_view(s: Everdell) -> dict[str, Any]:
    points = points_of_rugwort(s)
    forest, location = forest_of(s), location_of(s)
    return {
        "year": s.year,
        "season": SEASONS[s.his_season],
        "city": city_view(s, RUGWORT),
        "meadow": list(range(s.closed)),
        "forest": None if forest == NOBODY else forest,
        "location": None if location == NOBODY else PLACE_NAMES[location],
        "journey": points[4] or None,
        "events": [EVENTS[event].name for event in BASIC_EVENTS if s.owners[event] == RUGWORT],
        "tokens": s.his_tokens,
        "points": {SOURCES[source]: points[source] for source in range(len(points))},
        "total": sum(points),
    }


def seen_as(s: Everdell, number: int) -> int:
    """Seats by their number; Rugwort, who has none, is -1."""
    return number if number < s.seats else NOBODY


def card_names(cards: list[int]) -> list[str]:
    return [facts.CARD_NAMES[card] for card in cards]


def aside_of(s: Everdell, seat: int | None) -> list[str]:
    """What everybody has seen; a seat's own, besides."""
    if seat is not None:
        return card_names(s.aside.known_cards(seat))
    known = [s.aside.known_cards(each) for each in range(s.seats)]
    return card_names(known[0]) if all(cards == known[0] for cards in known) else []


def bundle_view(amounts: list[int]) -> dict[str, int]:
    return {RESOURCES[kind]: amounts[kind] for kind in range(4) if amounts[kind]}


def workers_at(s: Everdell, place: int) -> list[int]:
    """By number."""
    found: list[int] = []
    for seat in range(MOST_SEATS):
        found += [seat] * (s.spots[place] >> 3 * seat & 7)
    return found


def place_view(s: Everdell, place: int) -> dict[str, Any]:
    location = LOCATIONS[place]
    view: dict[str, Any] = {
        "name": location.name,
        "workers": [seen_as(s, each) for each in workers_at(s, place)],
    }
    if not location.shared:
        view["room"] = location.room(s.seats)
    return view


def event_view(s: Everdell, event: int) -> dict[str, Any]:
    tile = EVENTS[event]
    owner = s.owners[event]
    pledged = s.pledged[event]
    told = {
        "workers": workers_at(s, tile.place),
        "pledged": bundle_view([pledged >> 4 * kind & 15 for kind in range(4)]),
        "under": card_names(under(s, event)),
    }
    return {
        "name": tile.name,
        "owner": None if owner == NOBODY else seen_as(s, owner),
        "met": [tile.met(s, seat) for seat in range(s.seats)],
        "worth": tile.points if owner == NOBODY else tile.worth(s, owner),
        **there(told),
    }


def there(told: dict[str, Any]) -> dict[str, Any]:
    """Only what there is: no empty lists, no zeros."""
    return {key: value for key, value in told.items() if value}


def player_view(s: Everdell, seat: int, viewer: int | None) -> dict[str, Any]:
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
        "city": city_view(s, seat),
        "plots": s.used[seat] + s.banners[seat].bit_count(),
        "plots_all": PLOTS + s.banners[seat].bit_count(),
        "legends": len(legends_of(s, seat)),
        "barred": [facts.CARD_NAMES[kind] for kind in facts.BANNERS if s.banners[seat] & facts.BIT[kind]],
        "colours": {COLOURS[colour]: colour_count(s, seat, colour) for colour in range(5)},
        "pairs": pairs_in(s, seat),
        "events": events_of(s, seat),
        "points": {POINT_SOURCES[source]: points[source] for source in range(len(points))},
        "total": sum(points),
    }


def city_view(s: Everdell, seat: int) -> list[dict[str, Any]]:
    """Its cards in the order in which they came, with what there is on them."""
    cards = [city_card(card) for card in s.cities[seat]]
    for at, card in enumerate(s.cities[seat]):
        if card & KIND in facts.DESTINATIONS:
            cards[at]["spots"] = spots_on(s, seat, card & KIND)
    for at, host in plots_shared(s, seat).items():
        cards[at]["shares"] = host
    return cards


def city_card(card: int) -> dict[str, Any]:
    kind = card & KIND
    holds = facts.CARDS[kind].holds
    told = {
        "occupied": card & OCCUPIED != 0,
        "workers": workers_on(card),
        "tokens": tokens_on(card) if holds == "tokens" else 0,
        "store": bundle_view([store_of(card, each) for each in range(4)]) if holds == "store" else {},
        "prisoners": card_names(prisoners_of(card)) if holds == "prisoners" else [],
        "lost": tokens_on(card) if holds == "lost" else 0,
        "beneath": card_names(beneath(card)),
        "carried": carried_name(card) if holds == "carried" else None,
        "spent": holds == "carried" and carried_by(card) != 0,
    }
    return {"card": facts.CARD_NAMES[kind], **there(told)}


def plots_shared(s: Everdell, seat: int) -> dict[int, int | None]:
    """Which cards take no plot of their own, and the card whose plot each shares: None needs none (EVD-7)."""
    city = s.cities[seat]
    kinds = [card & KIND for card in city]
    husbands = [at for at, kind in enumerate(kinds) if kind == facts.HUSBAND]
    wives = [at for at, kind in enumerate(kinds) if kind == facts.WIFE]
    found: dict[int, int | None] = dict(zip(wives, husbands, strict=False))
    for at, kind in enumerate(kinds):
        if facts.CARDS[kind].plots == 0:
            found[at] = None
        elif facts.CARDS[kind].together and kinds.index(kind) < at:
            found[at] = kinds.index(kind)
        for lower in beneath(city[at]):
            found[kinds.index(lower)] = at
    return found


def carried_name(card: int) -> str | None:
    return facts.CARD_NAMES[carried_by(card) - 1] if 0 < carried_by(card) < GONE else None
