"""Everdell's costs, payments, city space and points once more, slowly, from the rules and a dump.

Nothing of the engine is used: the printed figures stand here a second time, everything is counted anew from
the names of cards, and payments are found by trying every handful of resources.
"""

from collections import Counter
from itertools import product
from typing import Any

# name, type, colour, unique or common, copies, points, cost, whose occupied spot plays it
FACES = """
architect critter purple unique 2 2 4b crane
bard critter tan unique 2 0 3b theater
barge_toad critter green common 3 1 2b twig_barge
chip_sweep critter green common 3 2 3b resin_refinery
doctor critter green unique 2 4 4b university
fool critter tan unique 2 -2 3b fairgrounds
historian critter blue unique 3 1 2b clock_tower
husband critter green common 4 2 3b farm
innkeeper critter blue unique 3 1 1b inn
judge critter blue unique 2 2 3b courthouse
king critter purple unique 2 4 6b castle
miner_mole critter green common 3 1 3b mine
monk critter green unique 2 0 1b monastery
peddler critter green common 3 1 2b ruins
postal_pigeon critter tan common 3 0 2b post_office
queen critter red unique 2 4 5b palace
ranger critter tan unique 2 1 2b dungeon
shepherd critter tan unique 2 1 3b chapel
shopkeeper critter blue unique 3 1 2b general_store
teacher critter green common 3 2 2b school
undertaker critter tan unique 2 1 2b cemetery
wanderer critter tan common 3 1 2b lookout
wife critter purple common 4 2 2b farm
woodcarver critter green common 3 2 2b storehouse
castle construction purple unique 2 4 2t3r3p -
cemetery construction red unique 2 0 2p -
chapel construction red unique 2 2 2t1r1p -
clock_tower construction blue unique 3 0 3t1p -
courthouse construction blue unique 2 2 1t1r2p -
crane construction blue unique 3 1 1p -
dungeon construction blue unique 2 0 1r2p -
ever_tree construction purple unique 2 5 3t3r3p -
fairgrounds construction green unique 3 3 1t2r1p -
farm construction green common 8 1 2t1r -
general_store construction green common 3 1 1r1p -
inn construction red common 3 2 2t1r -
lookout construction red unique 2 2 1t1r1p -
mine construction green common 3 2 1t1r1p -
monastery construction red unique 2 1 1t1r1p -
palace construction purple unique 2 4 2t3r3p -
post_office construction red common 3 2 1t2r -
resin_refinery construction green common 3 1 1r1p -
ruins construction tan common 3 0 - -
school construction purple unique 2 2 2t2r -
storehouse construction green common 3 2 1t1r1p -
theater construction purple unique 2 3 3t1r1p -
twig_barge construction green common 3 1 1t1p -
university construction red unique 2 3 1r2p -
"""
EXTRA_FACES = """
juggler critter tan common 3 0 2b carnival
carnival construction green unique 2 1 2t1p -
town_crier critter green unique 2 2 2b gazette
scurrble_stadium construction red common 3 2 1t1r1p -
gazette construction blue unique 2 3 2r2p -
scurrble_champion critter purple common 3 2 2b scurrble_stadium
"""
# The same, but the last word is the banner card, which also says whether the Legendary counts as Unique.
LEGEND_FACES = """
amilla_glistendew critter red unique 1 5 6b queen
foresight critter blue unique 1 4 4b historian
poe critter green common 1 4 4b teacher
bridge_of_the_sky construction blue unique 1 0 2p crane
mcgregors_market construction green common 1 4 2t2r1p farm
oleanders_opera_house construction purple unique 1 4 3t2r2p theater
silver_scale_spring construction tan common 1 2 1p ruins
the_green_acorn construction red common 1 4 3t3r inn
cirrus_windfall critter tan common 1 4 4b postal_pigeon
fynn_nobletail critter purple unique 1 5 7b king
"""
RESOURCES = ("twig", "resin", "pebble", "berry")
BASIC_EVENTS = ("city_monument", "grand_tour", "harvest_festival", "cartographers_expedition")
PLAIN_EVENTS = {"a_well_run_city": 4, "croak_wart_cure": 6, "tax_relief": 3, "the_everdell_games": 9}
PLEDGED_EVENTS = ("an_evening_of_fireworks", "performer_in_residence")  # two points a resource
UNDER_EVENTS = {
    "ancient_scrolls_discovered": 1,
    "capture_of_the_acorn_thieves": 3,
    "graduation_of_scholars": 2,
}
JOURNEY = {"journey_2": 2, "journey_3": 3, "journey_4": 4, "journey_5": 5}

Handful = tuple[int, int, int, int]  # twigs, resin, pebbles, berries


class Face:
    def __init__(self, line: str) -> None:
        name, type, colour, unique, copies, points, cost, home = line.split()
        self.name = name
        self.critter = type == "critter"
        self.colour = colour
        self.unique = unique == "unique"
        self.copies = int(copies)
        self.points = int(points)
        self.cost = tuple(int(cost[cost.index(letter) - 1]) if letter in cost else 0 for letter in "trpb")
        self.homes = {home, "ever_tree"} if self.critter else set[str]()


LEGENDARY = {line.split()[0]: line.split()[-1] for line in LEGEND_FACES.strip().splitlines()}  # banner cards
LINES = [line for faces in (FACES, EXTRA_FACES, LEGEND_FACES) for line in faces.strip().splitlines()]
CARDS = {face.name: face for face in map(Face, LINES)}
for legend in LEGENDARY:
    CARDS[legend].homes = set()
    for face in CARDS.values():
        if LEGENDARY[legend] in face.homes:
            face.homes.add(legend)


def names(cards: list[dict[str, Any]]) -> list[str]:
    return [card["card"] for card in cards]


# --- space (EVD-3.2, 3.3, 7) -------------------------------------------------------------------------------


def space(city: list[dict[str, Any]]) -> int:
    """Spaces taken: the Wanderer none, Husbands and Wives one a pair, all Champions one, a stack one."""
    under = [name for card in city for name in card.get("beneath", [])]
    held = [card["card"] for card in city if "bridge_of_the_sky" not in card.get("beneath", [])]
    shared = ("wanderer", "husband", "wife", "scurrble_champion")
    single = [name for name in held if name not in shared]
    if "silver_scale_spring" in under:
        single.remove("silver_scale_spring")
    pairs_and_odd = max(held.count("husband"), held.count("wife"))
    return len(single) + pairs_and_odd + min(1, held.count("scurrble_champion"))


def spaces(city: list[dict[str, Any]]) -> int:
    """Fifteen, and one for each Legendary (EVD-7.15)."""
    return 15 + sum(card["card"] in LEGENDARY for card in city)


def without(city: list[dict[str, Any]], name: str | None) -> list[dict[str, Any]]:
    """The city after the oldest card of that name has left."""
    left = list(city)
    if name:
        left.remove(next(card for card in city if card["card"] == name))
    return left


def barred(city: list[dict[str, Any]]) -> set[str]:
    """The banner cards of the Legendaries that stand there (EVD-13.5)."""
    return {LEGENDARY[card["card"]] for card in city if card["card"] in LEGENDARY}


def has_space(city: list[dict[str, Any]], card: str) -> bool:
    return space([*city, {"card": card}]) <= spaces(city)


def fits(dump: dict[str, Any], seat: int, card: str, leaving: str | None = None) -> bool:
    """Whether the card may come into play once `leaving` has left the seat's city (EVD-6.24)."""
    if card == "fool" and dump["seats"] == 1:
        return True  # it is discarded, and a card of Rugwort's with it (EVD-14.12)
    if card == "fool":
        others = [city for other, city in enumerate(dump["cities"]) if other != seat]
        return any("fool" not in names(city) and has_space(city, "fool") for city in others)
    city = without(dump["cities"][seat], leaving)
    if card in barred(city) or (CARDS[card].unique and card in names(city)):
        return False
    constructions = [name for name in names(city) if not CARDS[name].critter]
    if card in LEGENDARY:
        return card != "silver_scale_spring" or bool(constructions)
    if card == "ruins":
        return any(has_space(without_this(city, at), "ruins") for at in replaceable(city))
    return has_space(city, card)


def replaceable(city: list[dict[str, Any]]) -> list[int]:
    """Where the Constructions stand that can leave (EVD-13.8)."""
    return [at for at, name in enumerate(names(city)) if not CARDS[name].critter and name not in LEGENDARY]


def without_this(city: list[dict[str, Any]], at: int) -> list[dict[str, Any]]:
    return city[:at] + city[at + 1 :]


# --- paying (EVD-3.1, 6) -----------------------------------------------------------------------------------


def supply(dump: dict[str, Any], seat: int) -> Handful:
    held = dump["supplies"][seat]
    return (held.get("twig", 0), held.get("resin", 0), held.get("pebble", 0), held.get("berry", 0))


def handfuls(held: Handful, most: int = 9) -> list[Handful]:
    """Every choice of resources out of a supply."""
    twigs, resin, pebbles, berries = (range(min(count, most) + 1) for count in held)
    return list(product(twigs, resin, pebbles, berries))


def pays_with(card: str, paid: Handful, off: int) -> bool:
    """Exactly `off` units fewer than the cost, never below nothing, nothing that it does not ask for."""
    cost = CARDS[card].cost
    within = all(have <= want for have, want in zip(paid, cost, strict=True))
    return within and sum(paid) == max(0, sum(cost) - off)


def pays_swapped(card: str, paid: Handful) -> bool:
    """One unit of the cost is another resource (the Judge, EVD-6.13)."""
    changes = sorted(have - want for have, want in zip(paid, CARDS[card].cost, strict=True))
    return changes == [-1, 0, 0, 1]


def ways(dump: dict[str, Any], seat: int, card: str, terms: int) -> dict[str, set[Handful]]:
    """Every way to play the card, and what can be paid; `terms` units are waived from outside, 9 is all."""
    found: dict[str, set[Handful]] = {}
    city = names(dump["cities"][seat])
    if LEGENDARY.get(card) in city:  # it must take that card's place (EVD-13.2)
        return {"upgrade": {(0, 0, 0, 0)}} if fits(dump, seat, card, LEGENDARY[card]) else {}
    choices = handfuls(supply(dump, seat))

    def offer(way: str, paid: list[Handful]) -> None:
        if paid:
            found[way] = set(paid)

    if fits(dump, seat, card):
        if terms == 9:
            return {"pay": {(0, 0, 0, 0)}}
        for built in dump["cities"][seat]:
            if built["card"] in CARDS[card].homes and not built.get("occupied"):
                offer(f"occupy {built['card']}", [(0, 0, 0, 0)])
        offer("pay", [paid for paid in choices if pays_with(card, paid, terms)])
        if terms == 0 and "judge" in city:
            offer("judge", [paid for paid in choices if pays_swapped(card, paid)])
    if terms == 0:
        reduced = [paid for paid in choices if pays_with(card, paid, 3)]
        helper = "innkeeper" if CARDS[card].critter else "crane"
        if helper in city and fits(dump, seat, card, helper):
            offer(helper, reduced)
        if bears(dump["cities"][seat], card):
            offer("bridge", reduced)
        for prisoner in prisoners_to_be(dump, seat):
            if fits(dump, seat, card, prisoner):
                offer(f"imprison {prisoner}", reduced)
    return found


def bears(city: list[dict[str, Any]], card: str) -> bool:
    """A Bridge of the Sky that has borne nothing yet bears a Construction, for which it is the space."""
    bridge = next((built for built in city if built["card"] == "bridge_of_the_sky"), {"spent": True})
    if bridge.get("spent") or CARDS[card].critter or card in ("ruins", *LEGENDARY, *barred(city)):
        return False
    return not (CARDS[card].unique and card in names(city))


def prisoners_to_be(dump: dict[str, Any], seat: int) -> set[str]:
    """One cell; a second while a Ranger is in the city, who cannot be the second prisoner (EVD-10.24)."""
    city = names(dump["cities"][seat])
    critters = {name for name in city if CARDS[name].critter and name not in LEGENDARY}
    for built in dump["cities"][seat]:
        if built["card"] == "dungeon":
            taken = len(built.get("prisoners", []))
            if taken == 0:
                return critters
            if taken == 1 and "ranger" in city:
                return critters - {"ranger"}
    return set()


def plays(dump: dict[str, Any], seat: int) -> set[str]:
    """What may be played at the beginning of a turn (EVD-2.2)."""
    hand = {f"play {card}" for card in dump["hands"][seat]["cards"] if ways(dump, seat, card, 0)}
    shown = dump["meadow"]
    if dump["seats"] == 1:  # from under Rugwort's workers only his die takes one (EVD-14.3, 14.5)
        shown = shown[{"winter": 0, "spring": 1, "summer": 2, "autumn": 4}[dump["rugwort"]["season"]] :]
    held = [card for zone in dump.get("legends", [])[2 * seat : 2 * seat + 2] for card in zone["cards"]]
    legends = {f"legend {card}" for card in held if ways(dump, seat, card, 0)}
    return hand | legends | {f"meadow {card}" for card in shown if card and ways(dump, seat, card, 0)}


# --- triggers (EVD-6.1, 6.5, 6.22) -------------------------------------------------------------------------


def after_quiet_play(
    dump: dict[str, Any], seat: int, card: str, way: str, paid: Handful
) -> tuple[Counter[str], int]:
    """Supply and cards drawn after a card without an effect of its own came; what is chosen apart.

    What pays by leaving the city triggers nothing any more.
    """
    city = [name for name in names(dump["cities"][seat]) if way not in (name, f"imprison {name}")]
    left = Counter(dict(zip(RESOURCES, supply(dump, seat), strict=True)))
    left.subtract(dict(zip(RESOURCES, paid, strict=True)))
    if CARDS[card].critter and "shopkeeper" in city:
        left["berry"] += 1
    foreseen = 2 if "foresight" in city and CARDS[card].critter else 0
    return left, foreseen + (1 if "historian" in city else 0)


# --- points (EVD-3.5, 11) ----------------------------------------------------------------------------------


def pairs(city: list[str]) -> int:
    return min(city.count("husband"), city.count("wife"))


def points(dump: dict[str, Any], seat: int) -> dict[str, int]:
    built = dump["cities"][seat]
    city = names(built)
    owned = [name for name, event in dump["events"].items() if event["owner"] == seat]
    on_cards = sum(card.get("tokens", 0) for card in built)
    on_cards += 3 * sum(card["card"] == "gazette" and card.get("tokens", 0) >= 3 for card in built)
    carried = [card["carried"] for card in built if "carried" in card]
    return {
        "cards": sum(CARDS[name].points for name in city + carried),
        "tokens": dump["tokens"][seat] + on_cards,
        "prosperity": 3 * pairs(city) + sum(purple(dump, seat, name) for name in city),
        "journey": sum(each * dump["workers"].get(place, []).count(seat) for place, each in JOURNEY.items()),
        "events": sum(event_points(dump, seat, name) for name in owned),
    }


def purple(dump: dict[str, Any], seat: int, name: str) -> int:
    faces = [CARDS[each] for each in names(dump["cities"][seat])]
    owned = [event for event, facts in dump["events"].items() if facts["owner"] == seat]
    if name == "architect":
        return min(6, supply(dump, seat)[1] + supply(dump, seat)[2])
    if name == "king":
        return sum(1 if event in BASIC_EVENTS else 2 for event in owned)
    if name == "fynn_nobletail":
        return sum(2 if event in BASIC_EVENTS else 3 for event in owned)
    if name == "scurrble_champion":
        return 2 * (len([face for face in faces if face.name == name]) - 1)
    counted = {
        "castle": [face for face in faces if not face.critter and not face.unique],
        "palace": [face for face in faces if not face.critter and face.unique],
        "school": [face for face in faces if face.critter and not face.unique],
        "theater": [face for face in faces if face.critter and face.unique],
        "ever_tree": [face for face in faces if face.colour == "purple"],
    }
    if name == "oleanders_opera_house":
        return 2 * len(counted["theater"])
    return len(counted.get(name, []))


def event_points(dump: dict[str, Any], seat: int, event: str) -> int:
    facts = dump["events"][event]
    built = {card["card"]: card for card in dump["cities"][seat]}  # the cards asked for are Unique
    if event in BASIC_EVENTS:
        return 3
    if event in PLAIN_EVENTS:
        return PLAIN_EVENTS[event]
    if event in PLEDGED_EVENTS:
        return int(2 * sum(facts["pledged"].values()))
    if event in UNDER_EVENTS:
        return UNDER_EVENTS[event] * len(facts["under"])
    if event == "under_new_management":
        dear = sum(facts["pledged"].get(name, 0) for name in ("resin", "pebble"))
        return int(dear + sum(facts["pledged"].values()))
    if event == "flying_doctor_service":
        return 3 * sum(pairs(names(city)) for city in dump["cities"])
    if event == "ministering_to_miscreants":
        return 3 * len(built.get("dungeon", {}).get("prisoners", []))
    if event == "path_of_the_pilgrims":
        return 3 * len(built.get("monastery", {}).get("workers", []))
    if event == "remembering_the_fallen":
        return 3 * len(built.get("cemetery", {}).get("workers", []))
    if event == "pristine_chapel_ceiling":
        return 2 * int(built.get("chapel", {}).get("tokens", 0))
    return 0  # a Brilliant Marketing Plan pays in tokens


def rugwort(dump: dict[str, Any]) -> dict[str, int]:
    """His points by source (EVD-14.10, 14.11, 14.20)."""
    year = dump["options"]["solo"]
    colours = [CARDS[name].colour for name in names(dump["cities"][1])]
    owners = {name: event["owner"] for name, event in dump["events"].items()}
    return {
        "cards": 2 * len([colour for colour in colours if colour != "purple"]),
        "prosperity": 3 * colours.count("purple"),
        "events": 3 * sum(owner == 1 for owner in owners.values()),
        "unachieved": (3 if year == 1 else 6) * sum(name not in owners for name in dump["specials"]),
        "journey": year + 2 if dump["rugwort"]["season"] == "autumn" else 0,
        "tokens": dump["rugwort"]["tokens"],
    }


def his_events(dump: dict[str, Any]) -> set[str]:
    """The basic events that he would take now (EVD-14.8, 14.9)."""
    colours = [CARDS[name].colour for name in names(dump["cities"][1])]
    enough = dict(zip(BASIC_EVENTS, ("blue", "red", "green", "tan"), strict=True))
    return {
        event
        for event, colour in enough.items()
        if event not in dump["events"] and colours.count(colour) >= (4 if colour == "green" else 3)
    }


def ranks(dump: dict[str, Any]) -> list[int]:
    """Points, then events, then resources of the supply, then shared (EVD-11.17, 11.19).

    Alone: 1 for more than Rugwort, who has no resources (EVD-14.21).
    """
    standing = [
        (
            sum(points(dump, seat).values()),
            sum(event["owner"] == seat for event in dump["events"].values()),
            sum(supply(dump, seat)),
        )
        for seat in range(dump["seats"])
    ]
    if dump["seats"] == 1:
        events = sum(event["owner"] == 1 for event in dump["events"].values())
        standing.append((sum(rugwort(dump).values()), events, 0))
        return [1 if standing[0] > standing[1] else 2]
    return [1 + sum(other > mine for other in standing) for mine in standing]
