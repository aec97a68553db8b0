"""What cards, resources and places are worth to bots, roughly, in points of the final score."""

from typing import Final

from .data import (
    AMILLA,
    ARCHITECT,
    BARD,
    BARGE_TOAD,
    BRIDGE,
    CARNIVAL,
    CASTLE,
    CEMETERY,
    CHAPEL,
    CHIP_SWEEP,
    CIRRUS,
    CLOCK_TOWER,
    COST,
    COURTHOUSE,
    CRANE,
    DOCTOR,
    DUNGEON,
    EVER_TREE,
    FAIRGROUNDS,
    FARM,
    FOOL,
    FORESIGHT,
    FYNN,
    GAZETTE,
    GENERAL_STORE,
    GREEN_ACORN,
    HISTORIAN,
    HUSBAND,
    INN,
    INNKEEPER,
    IS_CRITTER,
    JUDGE,
    JUGGLER,
    KINDS,
    KING,
    LOOKOUT,
    MARKET,
    MINE,
    MINER_MOLE,
    MONASTERY,
    MONK,
    OPERA_HOUSE,
    PALACE,
    PEDDLER,
    POE,
    POINTS,
    POST_OFFICE,
    POSTAL_PIGEON,
    QUEEN,
    RANGER,
    RESIN_REFINERY,
    SCHOOL,
    SCURRBLE_CHAMPION,
    SCURRBLE_STADIUM,
    SHEPHERD,
    SHOPKEEPER,
    SPRING_WELL,
    STOREHOUSE,
    TEACHER,
    THEATER,
    TOWN_CRIER,
    TWIG_BARGE,
    UNDERTAKER,
    UNIVERSITY,
    WANDERER,
    WIFE,
    WOODCARVER,
)

WORTH: Final = [0.5, 0.65, 0.85, 0.6]  # a twig, a resin, a pebble, a berry
ANY: Final = 0.8  # a resource of any type
CARD: Final = 0.3  # a card in hand, whatever it is
HOME: Final = 0.5  # a construction that a critter could move into
PRODUCTIONS: Final = [2, 1, 1, 0]  # that are still to come, by season
RUNNING: Final = [1.0, 0.75, 0.5, 0.2]  # how much of a blue or red card's use is still to come, by season


def yields() -> list[float]:
    """What a green card brings each time, by kind."""
    found = [0.0] * KINDS
    found[FARM] = 0.6
    found[MINE] = 0.85
    found[RESIN_REFINERY] = 0.65
    found[TWIG_BARGE] = 0.9
    found[FAIRGROUNDS] = 0.8
    found[GENERAL_STORE] = 0.6
    found[STOREHOUSE] = 0.6
    found[DOCTOR] = 0.8
    found[WOODCARVER] = 1.0
    found[MONK] = 1.8
    found[PEDDLER] = 0.4
    found[TEACHER] = 0.4
    found[CHIP_SWEEP] = 0.7
    found[MINER_MOLE] = 0.7
    found[BARGE_TOAD] = 0.5
    found[HUSBAND] = 0.3
    found[CARNIVAL] = 0.9
    found[TOWN_CRIER] = 1.8
    found[POE] = 0.8
    found[MARKET] = 1.2
    return found


def uses() -> list[float]:
    """What a card brings besides points and production if it comes at the game's beginning, by kind."""
    found = [0.0] * KINDS
    found[HISTORIAN] = 3.0
    found[SHOPKEEPER] = 3.0
    found[COURTHOUSE] = 3.0
    found[JUDGE] = 1.0
    found[CRANE] = 1.6
    found[INNKEEPER] = 1.5
    found[DUNGEON] = 2.0
    found[INN] = 2.0
    found[QUEEN] = 3.0
    found[LOOKOUT] = 1.5
    found[UNIVERSITY] = 1.0
    found[POST_OFFICE] = 1.0
    found[CHAPEL] = 2.0
    found[SCURRBLE_STADIUM] = 2.5
    found[GAZETTE] = 2.0
    found[AMILLA] = 5.0
    found[FORESIGHT] = 6.0
    found[GREEN_ACORN] = 4.0
    found[BRIDGE] = 4.0
    return found


def extras() -> list[float]:
    """What a card brings at once or at the end besides its points, by kind, as far as that is not counted."""
    found = [0.0] * KINDS
    found[BARD] = 2.0
    found[FOOL] = 4.0  # it goes to somebody else
    found[POSTAL_PIGEON] = 1.8
    found[RANGER] = 1.3
    found[SHEPHERD] = 1.8
    found[UNDERTAKER] = 0.5
    found[WANDERER] = 1.0
    found[CLOCK_TOWER] = 3.5
    found[CEMETERY] = 2.0
    found[MONASTERY] = 2.0
    found[ARCHITECT] = 2.0
    found[CASTLE] = 2.5
    found[PALACE] = 3.5
    found[EVER_TREE] = 3.5
    found[KING] = 3.0
    found[SCHOOL] = 2.0
    found[THEATER] = 2.5
    found[WIFE] = 1.2
    found[JUGGLER] = 1.5
    found[SCURRBLE_CHAMPION] = 1.5
    found[CIRRUS] = 3.0
    found[FYNN] = 5.0
    found[OPERA_HOUSE] = 6.0
    found[SPRING_WELL] = 2.5
    return found


YIELD: Final = yields()


def card_worths() -> list[float]:
    """What a card is worth that comes into the city, by season × KINDS + kind."""
    used, extra = uses(), extras()
    found: list[float] = []
    for season in range(4):
        for kind in range(KINDS):
            printed = 0.0 if kind == FOOL else float(POINTS[kind])
            home = 0.0 if IS_CRITTER[kind] else HOME * RUNNING[season]
            often = PRODUCTIONS[season] + 1  # and once when it is played
            found.append(printed + extra[kind] + RUNNING[season] * used[kind] + often * YIELD[kind] + home)
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


CARD_WORTH: Final = card_worths()
PRICE_WORTH: Final = price_worths()
