"""The printed facts of Everdell's 64 kinds of cards. A kind is an int; its name is for people.

The 48 of the base game come first, grouped by colour: tan, green, red, blue, purple; then the six of
Extra! Extra! and the ten Legendaries. A new card is a constant and a row here.
"""

from typing import Final

from ...core.native import i64

BARD: Final = 0
FOOL: Final = 1
POSTAL_PIGEON: Final = 2
RANGER: Final = 3
RUINS: Final = 4
SHEPHERD: Final = 5
UNDERTAKER: Final = 6
WANDERER: Final = 7
BARGE_TOAD: Final = 8
CHIP_SWEEP: Final = 9
DOCTOR: Final = 10
FAIRGROUNDS: Final = 11
FARM: Final = 12
GENERAL_STORE: Final = 13
HUSBAND: Final = 14
MINE: Final = 15
MINER_MOLE: Final = 16
MONK: Final = 17
PEDDLER: Final = 18
RESIN_REFINERY: Final = 19
STOREHOUSE: Final = 20
TEACHER: Final = 21
TWIG_BARGE: Final = 22
WOODCARVER: Final = 23
CEMETERY: Final = 24
CHAPEL: Final = 25
INN: Final = 26
LOOKOUT: Final = 27
MONASTERY: Final = 28
POST_OFFICE: Final = 29
QUEEN: Final = 30
UNIVERSITY: Final = 31
CLOCK_TOWER: Final = 32
COURTHOUSE: Final = 33
CRANE: Final = 34
DUNGEON: Final = 35
HISTORIAN: Final = 36
INNKEEPER: Final = 37
JUDGE: Final = 38
SHOPKEEPER: Final = 39
ARCHITECT: Final = 40
CASTLE: Final = 41
EVER_TREE: Final = 42
KING: Final = 43
PALACE: Final = 44
SCHOOL: Final = 45
THEATER: Final = 46
WIFE: Final = 47
# Extra! Extra!
JUGGLER: Final = 48
CARNIVAL: Final = 49
TOWN_CRIER: Final = 50
SCURRBLE_STADIUM: Final = 51
GAZETTE: Final = 52
SCURRBLE_CHAMPION: Final = 53
# Legends
AMILLA: Final = 54
FORESIGHT: Final = 55
POE: Final = 56
BRIDGE: Final = 57
MARKET: Final = 58
OPERA_HOUSE: Final = 59
SPRING_WELL: Final = 60  # the Silver Scale Spring
GREEN_ACORN: Final = 61
CIRRUS: Final = 62
FYNN: Final = 63

BASE_KINDS: Final = 48
DECK_KINDS: Final = 54  # those that can lie in the deck; the others are Legendary
KINDS: Final = 64
NO_CARD: Final = -1

TWIG: Final = 0
RESIN: Final = 1
PEBBLE: Final = 2
BERRY: Final = 3
RESOURCES: Final = ["twig", "resin", "pebble", "berry"]

TAN: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLOURS: Final = [
    "tan",
    "green",
    "red",
    "blue",
    "purple",
]  # traveller, production, destination, governance, prosperity

CRITTER: Final = True
CONSTRUCTION: Final = False
UNIQUE: Final = True
COMMON: Final = False


TEMP: Final = {
    "architect": ["EVD-11.14", "1 point / resin pebble"],
    "bard": ["EVD-6.2", "– card → point ×5"],
    "barge_toad": ["EVD-9.1", "2 twig / farm"],
    "chip_sweep": ["EVD-9.4", "↻ leaf:green"],
    "doctor": ["EVD-9.2", "berry → point ×3"],
    "fool": ["EVD-7.9", "–2 point → seat"],
    "historian": ["EVD-6.5", "critter construction → card"],
    "husband": ["EVD-9.13", "couple farm → any"],
    "innkeeper": ["EVD-6.10", "critter –3 berry"],
    "judge": ["EVD-6.13", "any ⇄ any"],
    "king": ["EVD-11.15", "1 · 2 point / event"],
    "miner_mole": ["EVD-9.7", "↻ seat leaf:green"],
    "monk": ["EVD-9.2", "berry → seat 2 point"],
    "peddler": ["EVD-4.7", "2 any ⇄ 2 any"],
    "postal_pigeon": ["EVD-4.5", "2 card → 0–3 point"],
    "queen": ["EVD-10.5", "card ≤3 point → 0"],
    "ranger": ["EVD-10.21", "seat → seat"],
    "shepherd": ["EVD-4.4", "3 berry + point"],
    "shopkeeper": ["EVD-6.3", "critter → berry"],
    "teacher": ["EVD-8.14", "2 card → seat card"],
    "undertaker": ["EVD-10.12", "–3 deck + card"],
    "wanderer": ["EVD-7.2", "3 card"],
    "wife": ["EVD-4.1", "couple → 3 point"],
    "woodcarver": ["EVD-9.2", "twig → point ×3"],
    "castle": ["EVD-3.5", "1 point / common construction"],
    "cemetery": ["EVD-10.9", "4 card → 0 stays"],
    "chapel": ["EVD-10.8", "+ point 2 card / point"],
    "clock_tower": ["EVD-10.26", "3 point · ↻ event"],
    "courthouse": ["EVD-6.5", "construction → twig resin pebble"],
    "crane": ["EVD-6.10", "construction –3 any"],
    "dungeon": ["EVD-10.24", "– critter → –3 any"],
    "ever_tree": ["EVD-6.18", "1 point / leaf:purple"],
    "fairgrounds": ["EVD-4.6", "2 card"],
    "farm": ["EVD-9.1", "1 berry"],
    "general_store": ["EVD-9.17", "1 berry · farm 2 berry"],
    "inn": ["EVD-10.3", "deck –3 any open"],
    "lookout": ["EVD-10.6", "↻ event"],
    "mine": ["EVD-9.1", "1 pebble"],
    "monastery": ["EVD-10.13", "2 any → seat 4 point stays"],
    "palace": ["EVD-11.16", "1 point / unique construction"],
    "post_office": ["EVD-8.12", "2 card → seat card open"],
    "resin_refinery": ["EVD-9.1", "1 resin"],
    "ruins": ["EVD-7.7", "– construction → any + 2 card"],
    "school": ["EVD-3.5", "1 point / common critter"],
    "storehouse": ["EVD-9.14", "3 twig 2 resin 1 pebble 2 berry"],
    "theater": ["EVD-3.5", "1 point / unique critter"],
    "twig_barge": ["EVD-9.1", "2 twig"],
    "university": ["EVD-10.14", "– card → any + 1 any point"],
    "carnival": ["EVD-12.2", "leaf:green → card · 2 leaf:green → any"],
    "gazette": ["EVD-12.4", "+ point / event · 3 → 3 point"],
    "juggler": ["EVD-12.5", "3 twig → 4 point · twig → ? 6 point"],
    "scurrble_champion": ["EVD-12.8", "2 point / critter"],
    "scurrble_stadium": ["EVD-12.7", "4 card → ? 3 point open"],
    "town_crier": ["EVD-12.9", "2 card → seat 3 point"],
    "amilla_glistendew": ["EVD-13.12", "→ event"],
    "cirrus_windfall": ["EVD-13.13", "card ≤3 point → 0"],
    "foresight": ["EVD-13.14", "critter → 2 card · construction → any"],
    "fynn_nobletail": ["EVD-11.15", "2 · 3 point / event"],
    "poe": ["EVD-13.15", "– card → 8 card"],
    "bridge_of_the_sky": ["EVD-13.16", "construction –3 any · point ×2"],
    "mcgregors_market": ["EVD-13.6", "2 any"],
    "oleanders_opera_house": ["EVD-13.7", "2 point / unique critter"],
    "silver_scale_spring": ["EVD-13.17", "construction → any + 2 card"],
    "the_green_acorn": ["EVD-13.18", "card –4 any open"],
}


class Printed:
    """What is printed on a card: twigs, resin, pebbles, berries are its cost; `home` is its construction.

    `banner` is the card that a Legendary upgrades and counts as (EVD-13.6).
    """

    def __init__(
        self,
        name: str,
        critter: bool,
        colour: int,
        unique: bool,
        copies: int,
        points: int,
        cost: str,
        home: str = "",
        banner: str = "",
    ) -> None:
        self.name: Final = name
        self.critter: Final = critter
        self.colour: Final = colour
        self.unique: Final = unique
        self.copies: Final = copies
        self.points: Final = points
        self.cost: Final = [cost.count(letter) for letter in "trpb"]
        self.home: Final = home
        self.banner: Final = banner
        self.clause: Final = TEMP[name][0]
        self.signs: Final = TEMP[name][1]


# name, kind, colour, unique or common, copies in the deck, points, cost (t r p b), its construction
PRINTED: Final = [
    Printed("bard", CRITTER, TAN, UNIQUE, 2, 0, "bbb", "theater"),
    Printed("fool", CRITTER, TAN, UNIQUE, 2, -2, "bbb", "fairgrounds"),
    Printed("postal_pigeon", CRITTER, TAN, COMMON, 3, 0, "bb", "post_office"),
    Printed("ranger", CRITTER, TAN, UNIQUE, 2, 1, "bb", "dungeon"),
    Printed("ruins", CONSTRUCTION, TAN, COMMON, 3, 0, ""),
    Printed("shepherd", CRITTER, TAN, UNIQUE, 2, 1, "bbb", "chapel"),
    Printed("undertaker", CRITTER, TAN, UNIQUE, 2, 1, "bb", "cemetery"),
    Printed("wanderer", CRITTER, TAN, COMMON, 3, 1, "bb", "lookout"),
    Printed("barge_toad", CRITTER, GREEN, COMMON, 3, 1, "bb", "twig_barge"),
    Printed("chip_sweep", CRITTER, GREEN, COMMON, 3, 2, "bbb", "resin_refinery"),
    Printed("doctor", CRITTER, GREEN, UNIQUE, 2, 4, "bbbb", "university"),
    Printed("fairgrounds", CONSTRUCTION, GREEN, UNIQUE, 3, 3, "trrp"),
    Printed("farm", CONSTRUCTION, GREEN, COMMON, 8, 1, "ttr"),
    Printed("general_store", CONSTRUCTION, GREEN, COMMON, 3, 1, "rp"),
    Printed("husband", CRITTER, GREEN, COMMON, 4, 2, "bbb", "farm"),
    Printed("mine", CONSTRUCTION, GREEN, COMMON, 3, 2, "trp"),
    Printed("miner_mole", CRITTER, GREEN, COMMON, 3, 1, "bbb", "mine"),
    Printed("monk", CRITTER, GREEN, UNIQUE, 2, 0, "b", "monastery"),
    Printed("peddler", CRITTER, GREEN, COMMON, 3, 1, "bb", "ruins"),
    Printed("resin_refinery", CONSTRUCTION, GREEN, COMMON, 3, 1, "rp"),
    Printed("storehouse", CONSTRUCTION, GREEN, COMMON, 3, 2, "trp"),
    Printed("teacher", CRITTER, GREEN, COMMON, 3, 2, "bb", "school"),
    Printed("twig_barge", CONSTRUCTION, GREEN, COMMON, 3, 1, "tp"),
    Printed("woodcarver", CRITTER, GREEN, COMMON, 3, 2, "bb", "storehouse"),
    Printed("cemetery", CONSTRUCTION, RED, UNIQUE, 2, 0, "pp"),
    Printed("chapel", CONSTRUCTION, RED, UNIQUE, 2, 2, "ttrp"),
    Printed("inn", CONSTRUCTION, RED, COMMON, 3, 2, "ttr"),
    Printed("lookout", CONSTRUCTION, RED, UNIQUE, 2, 2, "trp"),
    Printed("monastery", CONSTRUCTION, RED, UNIQUE, 2, 1, "trp"),
    Printed("post_office", CONSTRUCTION, RED, COMMON, 3, 2, "trr"),
    Printed("queen", CRITTER, RED, UNIQUE, 2, 4, "bbbbb", "palace"),
    Printed("university", CONSTRUCTION, RED, UNIQUE, 2, 3, "rpp"),
    Printed("clock_tower", CONSTRUCTION, BLUE, UNIQUE, 3, 0, "tttp"),
    Printed("courthouse", CONSTRUCTION, BLUE, UNIQUE, 2, 2, "trpp"),
    Printed("crane", CONSTRUCTION, BLUE, UNIQUE, 3, 1, "p"),
    Printed("dungeon", CONSTRUCTION, BLUE, UNIQUE, 2, 0, "rpp"),
    Printed("historian", CRITTER, BLUE, UNIQUE, 3, 1, "bb", "clock_tower"),
    Printed("innkeeper", CRITTER, BLUE, UNIQUE, 3, 1, "b", "inn"),
    Printed("judge", CRITTER, BLUE, UNIQUE, 2, 2, "bbb", "courthouse"),
    Printed("shopkeeper", CRITTER, BLUE, UNIQUE, 3, 1, "bb", "general_store"),
    Printed("architect", CRITTER, PURPLE, UNIQUE, 2, 2, "bbbb", "crane"),
    Printed("castle", CONSTRUCTION, PURPLE, UNIQUE, 2, 4, "ttrrrppp"),
    Printed("ever_tree", CONSTRUCTION, PURPLE, UNIQUE, 2, 5, "tttrrrppp"),
    Printed("king", CRITTER, PURPLE, UNIQUE, 2, 4, "bbbbbb", "castle"),
    Printed("palace", CONSTRUCTION, PURPLE, UNIQUE, 2, 4, "ttrrrppp"),
    Printed("school", CONSTRUCTION, PURPLE, UNIQUE, 2, 2, "ttrr"),
    Printed("theater", CONSTRUCTION, PURPLE, UNIQUE, 2, 3, "tttrp"),
    Printed("wife", CRITTER, PURPLE, COMMON, 4, 2, "bb", "farm"),
    Printed("juggler", CRITTER, TAN, COMMON, 3, 0, "bb", "carnival"),
    Printed("carnival", CONSTRUCTION, GREEN, UNIQUE, 2, 1, "ttp"),
    Printed("town_crier", CRITTER, GREEN, UNIQUE, 2, 2, "bb", "gazette"),
    Printed("scurrble_stadium", CONSTRUCTION, RED, COMMON, 3, 2, "trp"),
    Printed("gazette", CONSTRUCTION, BLUE, UNIQUE, 2, 3, "rrpp"),
    Printed("scurrble_champion", CRITTER, PURPLE, COMMON, 3, 2, "bb", "scurrble_stadium"),
    Printed("amilla_glistendew", CRITTER, RED, UNIQUE, 1, 5, "bbbbbb", banner="queen"),
    Printed("foresight", CRITTER, BLUE, UNIQUE, 1, 4, "bbbb", banner="historian"),
    Printed("poe", CRITTER, GREEN, UNIQUE, 1, 4, "bbbb", banner="teacher"),
    Printed("bridge_of_the_sky", CONSTRUCTION, BLUE, UNIQUE, 1, 0, "pp", banner="crane"),
    Printed("mcgregors_market", CONSTRUCTION, GREEN, UNIQUE, 1, 4, "ttrrp", banner="farm"),
    Printed("oleanders_opera_house", CONSTRUCTION, PURPLE, UNIQUE, 1, 4, "tttrrpp", banner="theater"),
    Printed("silver_scale_spring", CONSTRUCTION, TAN, UNIQUE, 1, 2, "p", banner="ruins"),
    Printed("the_green_acorn", CONSTRUCTION, RED, UNIQUE, 1, 4, "tttrrr", banner="inn"),
    Printed("cirrus_windfall", CRITTER, TAN, UNIQUE, 1, 4, "bbbb", banner="postal_pigeon"),
    Printed("fynn_nobletail", CRITTER, PURPLE, UNIQUE, 1, 5, "bbbbbbb", banner="king"),
]

CARD_NAMES: Final = [card.name for card in PRINTED]
CARD_IDS: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}
IS_CRITTER: Final = [card.critter for card in PRINTED]
COLOUR: Final = [card.colour for card in PRINTED]
IS_UNIQUE: Final = [card.unique for card in PRINTED]
COPIES: Final = [card.copies for card in PRINTED]
POINTS: Final = [card.points for card in PRINTED]
COST: Final = [amount for card in PRINTED for amount in card.cost]  # by kind × 4 + resource
PRICE: Final = [sum(card.cost) for card in PRINTED]  # all resources together
DECK: Final = [kind for kind in range(BASE_KINDS) for _ in range(COPIES[kind])]  # 128 cards (EVD-1.4)
EXTRA: Final = [kind for kind in range(BASE_KINDS, DECK_KINDS) for _ in range(COPIES[kind])]  # 15 more
LEGENDS: Final = list(range(DECK_KINDS, KINDS))
LEGENDARY_CRITTERS: Final = [kind for kind in LEGENDS if IS_CRITTER[kind]]
LEGENDARY_CONSTRUCTIONS: Final = [kind for kind in LEGENDS if not IS_CRITTER[kind]]

# A set of kinds is an int, below 2^62 to be quick; nobody asks whether the two last are in a set.
BIT: Final = [1 << kind for kind in range(CIRRUS)] + [0, 0]
PRIME: Final = 67  # every bit of a set leaves another remainder
KIND_OF_REMAINDER: Final = [
    next((kind for kind in range(CIRRUS) if BIT[kind] % PRIME == rest), NO_CARD) for rest in range(PRIME)
]


def lowest(kinds: i64) -> int:
    """The first kind of a set that is not empty."""
    return KIND_OF_REMAINDER[(kinds & -kinds) % PRIME]


BANNER: Final = [CARD_IDS.get(card.banner, NO_CARD) for card in PRINTED]
# Whether a card counts as Unique: a Legendary as its banner card does (EVD-13.7).
COUNTS_UNIQUE: Final = [
    IS_UNIQUE[kind] if BANNER[kind] == NO_CARD else IS_UNIQUE[BANNER[kind]] for kind in range(KINDS)
]
GREEN_KINDS: Final = [kind for kind in range(KINDS) if COLOUR[kind] == GREEN]
CRITTERS: Final = [kind for kind in range(KINDS) if IS_CRITTER[kind]]
CONSTRUCTIONS: Final = [kind for kind in range(KINDS) if not IS_CRITTER[kind]]
CAPTIVES: Final = [kind for kind in CRITTERS if BANNER[kind] == NO_CARD]  # that can leave a city (EVD-13.8)
ALL_CRITTERS: Final = sum(BIT[kind] for kind in CAPTIVES)
ALL_KINDS: Final = sum(BIT[kind] for kind in range(DECK_KINDS))
ALL_CONSTRUCTIONS: Final = sum(BIT[kind] for kind in CONSTRUCTIONS)


def homes_of(critter: Printed) -> int:
    """The constructions that house a critter: its own, the Legendary that counts as it, and the Ever Tree.

    That one houses any (EVD-3.1, 6.18); a Legendary critter has no home at all (EVD-6.19).
    """
    if not critter.home:
        return 0
    homes = 1 << EVER_TREE
    for kind in range(KINDS):
        if critter.home in (PRINTED[kind].name, PRINTED[kind].banner):
            homes |= BIT[kind]
    return homes


HOMES: Final = [homes_of(card) for card in PRINTED]
GUESTS: Final = [
    sum(BIT[guest] for guest in range(KINDS) if HOMES[guest] & BIT[kind]) for kind in range(KINDS)
]  # the other way round

# Where a worker can be sent in a city: the red cards and the Storehouse (EVD-2.1); some of them are OPEN.
DESTINATIONS: Final = [kind for kind in range(KINDS) if COLOUR[kind] == RED or kind == STOREHOUSE]
OPEN: Final = [INN, POST_OFFICE, SCURRBLE_STADIUM, GREEN_ACORN]
OPEN_POINTS: Final = [2 if kind == GREEN_ACORN else 1 for kind in range(KINDS)]  # to its owner (EVD-4.9)
HOLDS_POINTS: Final = [CHAPEL, CLOCK_TOWER, GAZETTE]  # tokens that lie on a card
KEEPS_WORKERS: Final = BIT[CEMETERY] | BIT[MONASTERY]  # EVD-10.11
UNLOCKS: Final = {CEMETERY: UNDERTAKER, MONASTERY: MONK, DUNGEON: RANGER}  # a second spot (EVD-10.12, 10.24)

MOST_SEATS: Final = 4
NOBODY: Final = -1
RUGWORT: Final = 1  # he is the second who has a city, events and workers in a game of one (EVD-14)
HAND_LIMIT: Final = 8  # EVD-8.1
MEADOW: Final = 8  # EVD-1.4
PLOTS: Final = 15  # EVD-3.3
FIRST_HAND: Final = 5  # and one more for each later player (EVD-1.5)
CLOCK_TOKENS: Final = 3
LONGEST_GAME: Final = 150  # turns a player; nobody needs half of them, but Ruins could replace Ruins for ever

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ["winter", "spring", "summer", "autumn"]
WORKERS: Final = [2, 3, 4, 6]  # by season (EVD-1.5, 2.3)
