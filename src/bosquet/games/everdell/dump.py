"""The whole truth of a state as readable JSON, and back."""

from typing import Any, Final

from ...core.reading import need, whole
from ...core.zones import HIDDEN, load_zone
from . import facts
from .board.pieces import EVENT_NAMES, PLACE_IDS, PLACE_NAMES, UNDER_EVENT, under
from .city import CELL, GONE, KIND, LYING, OCCUPIED, ON_BRIDGE, OVER_SPRING, TOKEN, UNDER, WORKER
from .data import NOBODY, RESOURCES, SEASONS
from .state import Everdell
from .view import bundle_view, city_card, workers_at

MOST: Final = 200  # of a resource, a point token …: more than any game brings together


def dump_table(s: Everdell) -> dict[str, Any]:
    """What reads better than numbers: supplies, workers, events and cities."""
    return {
        "supplies": [bundle_view(s.stock[seat * 4 : seat * 4 + 4]) for seat in range(s.seats)],
        "workers": {
            PLACE_NAMES[place]: workers_at(s, place) for place in range(len(PLACE_NAMES)) if s.spots[place]
        },
        "events": {
            EVENT_NAMES[event]: {
                "owner": s.owners[event],
                "pledged": bundle_view([s.pledged[event] >> 4 * kind & 15 for kind in range(4)]),
                "under": [facts.CARD_NAMES[card] for card in under(s, event)],
            }
            for event in range(len(EVENT_NAMES))
            if s.owners[event] != NOBODY
        },
        "cities": [[city_card(card) for card in city] for city in s.cities],
        **({"legends": [zone.dump(facts.CARD_NAMES) for zone in s.legends]} if s.legends else {}),
        **({"rugwort": dump_rugwort(s)} if s.year else {}),
    }


def dump_rugwort(s: Everdell) -> dict[str, Any]:
    """What is his besides a city, events and workers, where he is number 1."""
    return {
        "season": SEASONS[s.his_season],
        "tokens": s.his_tokens,
        "owed": s.owed,
        "kidnapped": s.kidnapped,
    }


def load_rugwort(s: Everdell, told: dict[str, Any]) -> None:
    s.his_season = SEASONS.index(told["season"])
    s.his_tokens = whole(told["tokens"], 0, MOST)
    s.owed = whole(told["owed"], 0, MOST)
    s.kidnapped = whole(told["kidnapped"], 0, 1)


def load_table(s: Everdell, dump: dict[str, Any]) -> None:
    seats = s.seats
    need(len(dump["supplies"]) == seats and len(dump["cities"]) == s.sides, "supplies and a city for each")
    s.stock = [
        whole(supply.get(resource, 0), 0, MOST * 5) for supply in dump["supplies"] for resource in RESOURCES
    ]
    for supply in dump["supplies"]:
        need(all(name in RESOURCES for name in supply), "resources")
    s.spots = [0] * len(PLACE_NAMES)
    for name, workers in dump["workers"].items():
        for seat in workers:
            s.spots[PLACE_IDS[name]] += 1 << 3 * whole(seat, 0, s.sides - 1)
        need(len(workers) <= 6 * s.sides, "six workers a seat at most")
        need(all(workers.count(seat) <= 6 for seat in range(s.sides)), "six workers a seat at most")
    s.owners = [NOBODY] * len(EVENT_NAMES)
    s.pledged = [0] * len(EVENT_NAMES)
    s.under = []
    for name, told in dump["events"].items():
        event = EVENT_NAMES.index(name)
        s.owners[event] = whole(told["owner"], 0, s.sides - 1)
        s.pledged[event] = packed_goods(told["pledged"], 4, 15)
        s.under += [event * UNDER_EVENT + facts.CARD_IDS[card] for card in told["under"]]
    s.cities = [[city_number(card, seats, seat) for card in city] for seat, city in enumerate(dump["cities"])]
    if s.year:
        load_rugwort(s, dump["rugwort"])
    for city in s.cities:
        if any(card & OVER_SPRING for card in city):
            for at, card in enumerate(city):
                if card & KIND == facts.SPRING_WELL:
                    city[at] = card | UNDER
    if s.setup.options["legends"]:
        load_legends(s, dump["legends"])


def load_legends(s: Everdell, told: list[Any]) -> None:
    """Two zones a seat, and the two of the box."""
    need(isinstance(told, list) and len(told) == 2 * s.seats + 2, "two zones of Legendaries a seat")
    s.legends = [
        load_zone(zone, facts.CARD_IDS, s.seats, 1 << at // 2 if at < 2 * s.seats else HIDDEN, ordered=False)
        for at, zone in enumerate(told)
    ]


def packed_goods(goods: dict[str, Any], width: int, most: int) -> int:
    need(all(name in RESOURCES for name in goods), "resources")
    packed = 0
    for kind, name in enumerate(RESOURCES):
        packed |= whole(goods.get(name, 0), 0, most) << width * kind
    return packed


def city_number(told: dict[str, Any], seats: int, owner: int) -> int:
    """A card of a city with what stands on it, as one number (`city.py`)."""
    known = ("card", "occupied", "workers", "tokens", "store", "prisoners", "lost", *STACKED)
    need(all(key in known for key in told), "a card of a city")
    kind = facts.CARD_IDS[told["card"]]
    card = kind
    if told.get("occupied", False):
        need(told["occupied"] is True and not facts.IS_CRITTER[kind], "occupied constructions")
        card |= OCCUPIED
    workers = told.get("workers", [])
    need(len(workers) <= (2 if facts.KEEPS_WORKERS & facts.BIT[kind] else 1), "room for workers")
    need(not workers or kind in facts.DESTINATIONS, "workers on destinations")
    for at, seat in enumerate(workers):
        card += (whole(seat, 0, seats - 1) + 1) * (WORKER << 3 * at)
    tokens = whole(told.get("tokens", 0), 0, 63)
    lost = whole(told.get("lost", 0), 0, 6)
    holds = facts.CARDS[kind].holds
    need(not tokens or (holds == "tokens" and tokens <= facts.CARDS[kind].most), "tokens on a card for them")
    need(not lost or holds == "lost", "lost workers on a University")
    card += (tokens + lost) * TOKEN
    store = packed_goods(told.get("store", {}), 8, 255)
    need(not store or holds == "store", "goods on a Storehouse")
    card += store << LYING
    prisoners = told.get("prisoners", [])
    need(len(prisoners) <= 2 and (not prisoners or holds == "prisoners"), "prisoners in a Dungeon")
    for at, name in enumerate(prisoners):
        need(facts.IS_CRITTER[facts.CARD_IDS[name]], "critters in a Dungeon")
        card += (facts.CARD_IDS[name] + 1) << LYING + CELL * at
    return card | stacked_number(told, kind)


STACKED: Final = ("beneath", "carried", "spent")


def stacked_number(told: dict[str, Any], kind: int) -> int:
    """What lies under a card, and what the Bridge of the Sky carried."""
    number = 0
    for name in told.get("beneath", []):
        need(
            facts.CARD_IDS[name] in (facts.BRIDGE, facts.SPRING_WELL) and not facts.IS_CRITTER[kind],
            "what lies under a construction",
        )
        number |= ON_BRIDGE if facts.CARD_IDS[name] == facts.BRIDGE else OVER_SPRING
    if told.get("spent", False) or "carried" in told:
        need(told["spent"] is True and kind == facts.BRIDGE, "a Bridge that has been used")
        number |= (facts.CARD_IDS[told["carried"]] + 1 if told.get("carried") else GONE) << LYING
    return number
