"""Bundles of resources: what is paid, given or taken at once, as one noun ("2t-1p": two twigs and a pebble).

A bundle is an int. Those that any payment or gain can need are listed once, the ones that spare pebbles and
resin first, so that the first legal payment is the cheapest sensible one.
"""

from typing import Final

from . import facts
from .data import BASE, BERRY, EXTRA, LEGENDS, PEBBLE, RESIN, RESOURCES, TWIG

LETTERS: Final = ["t", "r", "p", "b"]
FREE_CHOICE: Final = 4  # so many resources of any types are chosen at once, more in two goes
ABILITY: Final = 3  # what Crane, Innkeeper, Dungeon, Inn and Bridge take off
ACORN: Final = 4  # … and the Green Acorn, off any card of hand or Meadow


def code_of(twigs: int, resin: int, pebbles: int, berries: int) -> int:
    return twigs | resin << 3 | pebbles << 6 | berries << 9


def bundle_of(amounts: list[int]) -> int:
    return ID_OF_CODE[code_of(amounts[0], amounts[1], amounts[2], amounts[3])]


def every_code(kinds: list[int], discount: int) -> set[int]:
    """Every cost, whole, with up to so many waived, or with one swapped (EVD-6)."""
    codes: set[int] = set()
    for card in kinds:
        most = facts.COST[card * 4 : card * 4 + 4]
        for twigs in range(most[TWIG] + 1):
            for resin in range(most[RESIN] + 1):
                for pebbles in range(most[PEBBLE] + 1):
                    for berries in range(most[BERRY] + 1):
                        if twigs + resin + pebbles + berries >= facts.PRICE[card] - discount:
                            codes.add(code_of(twigs, resin, pebbles, berries))
        for out in range(4):
            for into in range(4):
                if most[out] and into != out:
                    swapped = most[:]
                    swapped[out] -= 1
                    swapped[into] += 1
                    codes.add(code_of(swapped[0], swapped[1], swapped[2], swapped[3]))
    return codes


def free_codes() -> set[int]:
    """Up to four of any types."""
    codes: set[int] = set()
    for twigs in range(FREE_CHOICE + 1):
        for resin in range(FREE_CHOICE + 1 - twigs):
            for pebbles in range(FREE_CHOICE + 1 - twigs - resin):
                for berries in range(FREE_CHOICE + 1 - twigs - resin - pebbles):
                    codes.add(code_of(twigs, resin, pebbles, berries))
    return codes


def amounts_of(code: int) -> list[int]:
    return [code & 7, code >> 3 & 7, code >> 6 & 7, code >> 9 & 7]


def name_of(amounts: list[int]) -> str:
    words = [f"{amounts[kind]}{LETTERS[kind]}" for kind in range(4) if amounts[kind]]
    return "-".join(words) if words else "nothing"


def rank_of(code: int) -> tuple[int, int, int, int]:
    """Pebbles are dearest, then resin, berries, twigs."""
    return code >> 6 & 7, code >> 3 & 7, code >> 9 & 7, code & 7


def tiers() -> list[list[int]]:
    """What the base game needs, what Extra! Extra! and Legends add, then each other expansion."""
    stages = [[BASE], [BASE, EXTRA, LEGENDS]]
    for name in facts.EXPANSIONS[3:]:
        stages.append([*stages[-1], name])
    found: list[list[int]] = []
    known: set[int] = free_codes()
    before: set[int] = set()
    for stage in stages:
        kinds = [card.kind for card in facts.CARDS if card.expansion in stage]
        known |= every_code(kinds, max(ABILITY, *[facts.CARDS[kind].off for kind in kinds]))
        if len(stage) > 1:
            known |= every_code([kind for kind in kinds if kind in facts.DECK_KINDS], ACORN)
        found.append(sorted(known - before, key=rank_of))
        before = set(known)
    return found


TIERS: Final[list[list[int]]] = tiers()
CODES: Final[list[int]] = [code for tier in TIERS for code in tier]
BASE_BUNDLES: Final = len(TIERS[0])
BUNDLES: Final = len(CODES)
AMOUNT: Final = [amount for code in CODES for amount in amounts_of(code)]  # by bundle × 4 + resource
BY_RANK: Final = sorted(range(BUNDLES), key=lambda bundle: rank_of(CODES[bundle]))
RANK: Final = [BY_RANK.index(bundle) for bundle in range(BUNDLES)]
SIZE: Final = [sum(amounts_of(code)) for code in CODES]
BUNDLE_NAMES: Final = [name_of(amounts_of(code)) for code in CODES]


def names_of_tier(tier: int) -> list[str]:
    return [name_of(amounts_of(code)) for code in TIERS[tier]]


NO_BUNDLE: Final = -1
NOTHING: Final = CODES.index(0)


def ids_by_code() -> list[int]:
    ids = [NO_BUNDLE] * 4096
    for bundle in range(BUNDLES):
        ids[CODES[bundle]] = bundle
    return ids


ID_OF_CODE: Final = ids_by_code()
PRINTED_COST: Final[list[int]] = [
    bundle_of(facts.COST[card * 4 : card * 4 + 4]) for card in range(facts.KINDS)
]
ONE: Final = [ID_OF_CODE[code_of(1, 0, 0, 0) << 3 * kind] for kind in range(4)]  # one of a resource
# Every bundle of so many resources, of any types, and of at most so many.
OF_SIZE: Final = [[bundle for bundle in range(BUNDLES) if SIZE[bundle] == size] for size in range(5)]
UP_TO: Final = [[bundle for bundle in range(BUNDLES) if SIZE[bundle] <= size] for size in range(5)]
STORES: Final = [
    ID_OF_CODE[code_of(3, 0, 0, 0)],
    ID_OF_CODE[code_of(0, 0, 0, 2)],
    ID_OF_CODE[code_of(0, 2, 0, 0)],
    ID_OF_CODE[code_of(0, 0, 1, 0)],
]  # what a Storehouse takes in (EVD-9.14), in the order of bundles


def cheapest_first(bundles: list[int]) -> list[int]:
    """The later ones stand among the others where they would have stood from the beginning."""
    ranks = [RANK[bundle] for bundle in bundles]
    ranks.sort()
    return [BY_RANK[rank] for rank in ranks]


def bundle_fact(bundle: int) -> dict[str, object]:
    """For events: the noun, which sentences have words for, and what it means."""
    return {"bundle": BUNDLE_NAMES[bundle], "what": amounts_by_name(bundle)}


def amounts_by_name(bundle: int) -> dict[str, object]:
    """For people: only what there is of it."""
    return {RESOURCES[kind]: AMOUNT[bundle * 4 + kind] for kind in range(4) if AMOUNT[bundle * 4 + kind]}
