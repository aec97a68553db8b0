"""What follows from the rows of all cards: their numbers, lists by number, and sets of them.

A kind is an int, for people it has a name. A set of kinds is an int too, a bit a kind: below 2^62 it is as
quick as a machine's number, above it goes on exactly.
"""

from typing import Final

from . import cards
from .card import ENTERED, Card
from .data import BASE, EXTRA, GREEN, LEGENDS, MOST_KINDS, NO_CARD, RED
from .worths import HOME, PRODUCTIONS, RUNNING, WORTH

ROWS: Final = cards  # importing the package enters them


def expansions() -> list[str]:
    """Those that any card belongs to; the base game first."""
    found = [BASE, EXTRA, LEGENDS]
    for card in ENTERED:
        if card.expansion not in found:
            found.append(card.expansion)
    return found


EXPANSIONS: Final[list[str]] = expansions()
CARDS: Final[list[Card]] = [card for name in EXPANSIONS for card in ENTERED if card.expansion == name]
KINDS: Final[int] = len(CARDS)
CARD_NAMES: Final[list[str]] = [card.name for card in CARDS]
CARD_IDS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(CARD_NAMES)}


def number_all() -> None:
    if KINDS > MOST_KINDS:
        raise ValueError(f"a card of a city has room for {MOST_KINDS} kinds, not for {KINDS}")
    if len(CARD_IDS) < KINDS:
        twins = sorted({name for name in CARD_NAMES if CARD_NAMES.count(name) > 1})
        raise ValueError(f"two rows have one name: {twins}")
    for kind, card in enumerate(CARDS):
        card.numbered(kind)


number_all()


def named(name: str) -> int:
    """The kind of that name; NO_CARD for none."""
    if name and name not in CARD_IDS:
        raise ValueError(f"a row speaks of {name!r}, and no card has that name")
    return CARD_IDS[name] if name else NO_CARD


# --- by kind -----------------------------------------------------------------------------------------------

IS_CRITTER: Final[list[bool]] = [card.critter for card in CARDS]
COLOUR: Final[list[int]] = [card.colour for card in CARDS]
IS_UNIQUE: Final[list[bool]] = [card.unique for card in CARDS]
POINTS: Final[list[int]] = [card.points for card in CARDS]
COST: Final[list[int]] = [card.cost.count(each) for card in CARDS for each in "trpb"]  # kind × 4 + resource
PRICE: Final[list[int]] = [len(card.cost) for card in CARDS]  # all resources together
BANNER: Final[list[int]] = [named(card.banner) for card in CARDS]
LEGENDARY: Final[list[bool]] = [card.banner != "" for card in CARDS]
OPEN_POINTS: Final[list[int]] = [card.open for card in CARDS]
SECOND: Final[list[int]] = [named(card.second) for card in CARDS]
# Whether a card counts as Unique: a Legendary as its banner card does (EVD-13.7).
COUNTS_UNIQUE: Final[list[bool]] = [
    IS_UNIQUE[kind] if BANNER[kind] == NO_CARD else IS_UNIQUE[BANNER[kind]] for kind in range(KINDS)
]
PLOTS: Final[list[int]] = [  # that a card takes besides those it opens or shares
    0 if card.banner or card.together else card.plots for card in CARDS
]
COLOUR_UNIT: Final[list[int]] = [1 << 6 * colour for colour in COLOUR]  # six bits a colour count its cards

# --- some of them ------------------------------------------------------------------------------------------

DECK_KINDS: Final[list[int]] = [kind for kind in range(KINDS) if not LEGENDARY[kind]]
BASE_KINDS: Final[list[int]] = [card.kind for card in CARDS if card.expansion == BASE]
LEGENDARIES: Final[list[int]] = [kind for kind in range(KINDS) if LEGENDARY[kind]]
GREEN_KINDS: Final[list[int]] = [kind for kind in range(KINDS) if COLOUR[kind] == GREEN]
CRITTERS: Final[list[int]] = [kind for kind in range(KINDS) if IS_CRITTER[kind]]
CONSTRUCTIONS: Final[list[int]] = [kind for kind in range(KINDS) if not IS_CRITTER[kind]]
CAPTIVES: Final[list[int]] = [kind for kind in CRITTERS if not LEGENDARY[kind]]  # that can leave (EVD-13.8)
# Where a worker can be sent in a city: the red cards and the Storehouse (EVD-2.1).
DESTINATIONS: Final[list[int]] = [
    kind for kind in range(KINDS) if COLOUR[kind] == RED or CARDS[kind].takes_workers
]
OPEN: Final[list[int]] = [kind for kind in DESTINATIONS if OPEN_POINTS[kind]]


def deck_of(expansion: str) -> list[int]:
    """What the expansion brings to the deck: of the base game 128 cards (EVD-1.4), 15 of Extra! Extra!"""
    return [
        kind for kind in DECK_KINDS if CARDS[kind].expansion == expansion for _ in range(CARDS[kind].copies)
    ]


DECKS: Final[dict[str, list[int]]] = {expansion: deck_of(expansion) for expansion in EXPANSIONS}
OPTION: Final = {EXTRA: "extra_extra"}  # of an expansion; others are named like it


def option_of(expansion: str) -> str:
    return OPTION.get(expansion, expansion)


def in_play(options: dict[str, object]) -> list[str]:
    """The expansions of a game, the base game first."""
    return [name for name in EXPANSIONS if name == BASE or options.get(option_of(name))]


def legends_for(options: dict[str, object], critter: bool) -> list[int]:
    """The Legendary Critters of a game, or Constructions, undealt (EVD-1.6)."""
    if not options["legends"]:
        return []
    found = in_play(options)
    return [kind for kind in LEGENDARIES if IS_CRITTER[kind] == critter and CARDS[kind].expansion in found]


def deck_for(options: dict[str, object]) -> list[int]:
    """The deck of a game, unshuffled."""
    return [kind for expansion in in_play(options) for kind in DECKS[expansion]]


def index_of(some: list[int]) -> list[int]:
    """Where a kind stands among some kinds, by kind."""
    return [some.index(kind) if kind in some else -1 for kind in range(KINDS)]


GREEN_INDEX: Final[list[int]] = index_of(GREEN_KINDS)
CAPTIVE_INDEX: Final[list[int]] = index_of(CAPTIVES)
CONSTRUCTION_INDEX: Final[list[int]] = index_of(CONSTRUCTIONS)

NOTERS: Final[list[int]] = [card.kind for card in CARDS if card.notes_cards]
HELPERS: Final[list[int]] = [card.kind for card in CARDS if card.off]
MOST_OFF: Final[int] = max([card.off for card in CARDS])

BANNERS: Final[list[int]] = list(dict.fromkeys([BANNER[kind] for kind in LEGENDARIES]))

# --- sets --------------------------------------------------------------------------------------------------

BIT: Final[list[int]] = [1 << kind for kind in range(KINDS)]


def set_of(kinds: list[int]) -> int:
    found = 0
    for kind in kinds:
        found |= BIT[kind]
    return found


ALL_CRITTERS: Final[int] = set_of(CAPTIVES)
ALL_KINDS: Final[int] = set_of(DECK_KINDS)
ALL_CONSTRUCTIONS: Final[int] = set_of(CONSTRUCTIONS)
ALL_DESTINATIONS: Final[int] = set_of(DESTINATIONS)
OPEN_KINDS: Final[int] = set_of(OPEN)
KEEPS_WORKERS: Final[int] = set_of([card.kind for card in CARDS if card.stays])
ONCE_EACH: Final[int] = set_of(
    [kind for kind in DECK_KINDS if IS_UNIQUE[kind] and CARD_NAMES[kind] != "fool"]
)
MOST_ASKED: Final[int] = max(COST)  # of one resource
# By resource and by how much of it there is: the set of kinds that ask for no more.
ENOUGH: Final[list[list[int]]] = [
    [
        set_of([kind for kind in range(KINDS) if COST[kind * 4 + resource] <= have])
        for have in range(MOST_ASKED + 1)
    ]
    for resource in range(4)
]


HOLDS_TOKENS: Final[int] = set_of([card.kind for card in CARDS if card.holds == "tokens"])
HOLDS_GOODS: Final[int] = set_of([card.kind for card in CARDS if card.holds == "store"])
NOTING: Final[int] = set_of(NOTERS)
TOGETHER: Final[int] = set_of([card.kind for card in CARDS if card.together])


def homes_of(critter: Card) -> int:
    """The constructions that house a critter: its own, the Legendary that counts as it, and the Ever Tree.

    That one houses any (EVD-3.1, 6.18); a Legendary critter has no home at all (EVD-6.19).
    """
    if not critter.home:
        return 0
    named(critter.home)
    return set_of(
        [home.kind for home in CARDS if home.houses_any or critter.home in (home.name, home.banner)]
    )


HOMES: Final[list[int]] = [homes_of(card) for card in CARDS]
# the other way round
GUESTS: Final[list[int]] = [
    set_of([guest for guest in range(KINDS) if HOMES[guest] & BIT[kind]]) for kind in range(KINDS)
]


# --- what they are worth to bots, in points of the final score ---------------------------------------------

YIELD: Final[list[float]] = [card.yields for card in CARDS]


def card_worths() -> list[float]:
    """What a card is worth that comes into the city, by season × KINDS + kind."""
    found: list[float] = []
    for season in range(4):
        for card in CARDS:
            home = 0.0 if card.critter else HOME * RUNNING[season]
            often = PRODUCTIONS[season] + 1  # and once when it is played
            found.append(card.points + card.once + RUNNING[season] * card.use + often * card.yields + home)
    return found


def price_worths() -> list[float]:
    """What the printed cost is worth, by kind."""
    found: list[float] = []
    for kind in range(KINDS):
        price = 0.0
        for resource in range(4):
            price += WORTH[resource] * COST[kind * 4 + resource]
        found.append(price)
    return found


CARD_WORTH: Final[list[float]] = card_worths()
PRICE_WORTH: Final[list[float]] = price_worths()

# --- those that the rules elsewhere speak of ---------------------------------------------------------------

AMILLA: Final[int] = named("amilla_glistendew")
BARD: Final[int] = named("bard")
BARGE_TOAD: Final[int] = named("barge_toad")
BRIDGE: Final[int] = named("bridge_of_the_sky")
CARNIVAL: Final[int] = named("carnival")
CEMETERY: Final[int] = named("cemetery")
CHAPEL: Final[int] = named("chapel")
CHIP_SWEEP: Final[int] = named("chip_sweep")
CIRRUS: Final[int] = named("cirrus_windfall")
CLOCK_TOWER: Final[int] = named("clock_tower")
COURTHOUSE: Final[int] = named("courthouse")
CRANE: Final[int] = named("crane")
DUNGEON: Final[int] = named("dungeon")
EVER_TREE: Final[int] = named("ever_tree")
FARM: Final[int] = named("farm")
FOOL: Final[int] = named("fool")
FORESIGHT: Final[int] = named("foresight")
GAZETTE: Final[int] = named("gazette")
GENERAL_STORE: Final[int] = named("general_store")
GREEN_ACORN: Final[int] = named("the_green_acorn")
HISTORIAN: Final[int] = named("historian")
HUSBAND: Final[int] = named("husband")
INN: Final[int] = named("inn")
INNKEEPER: Final[int] = named("innkeeper")
JUDGE: Final[int] = named("judge")
JUGGLER: Final[int] = named("juggler")
LOOKOUT: Final[int] = named("lookout")
MONASTERY: Final[int] = named("monastery")
MONK: Final[int] = named("monk")
PEDDLER: Final[int] = named("peddler")
POE: Final[int] = named("poe")
POSTAL_PIGEON: Final[int] = named("postal_pigeon")
POST_OFFICE: Final[int] = named("post_office")
QUEEN: Final[int] = named("queen")
RANGER: Final[int] = named("ranger")
RUINS: Final[int] = named("ruins")
SCURRBLE_CHAMPION: Final[int] = named("scurrble_champion")
SCURRBLE_STADIUM: Final[int] = named("scurrble_stadium")
SHEPHERD: Final[int] = named("shepherd")
SHOPKEEPER: Final[int] = named("shopkeeper")
SPRING_WELL: Final[int] = named("silver_scale_spring")
STOREHOUSE: Final[int] = named("storehouse")
TEACHER: Final[int] = named("teacher")
TOWN_CRIER: Final[int] = named("town_crier")
UNDERTAKER: Final[int] = named("undertaker")
UNIVERSITY: Final[int] = named("university")
WANDERER: Final[int] = named("wanderer")
WIFE: Final[int] = named("wife")
DISCOUNTS: Final[int] = set_of([DUNGEON, JUDGE, BRIDGE, *HELPERS])
