"""Which green cards can be activated, and by copying (EVD-9): no frames here, only what is legal."""

from typing import TYPE_CHECKING

from .actions import ACTIVATE, GREEN_INDEX
from .city import count_of
from .data import BIT, CHIP_SWEEP, GREEN_KINDS, MINER_MOLE, STOREHOUSE
from .rules_of import RULES

if TYPE_CHECKING:
    from .state import Everdell


def entered(chain: tuple[int, ...], code: int) -> int:
    """How often a card of that city and kind has been entered."""
    count = 0
    for each in chain:
        if each == code:
            count += 1
    return count


def through_mole(chain: tuple[int, ...]) -> bool:
    for each in chain:
        if each % 64 == MINER_MOLE:
            return True
    return False


def copyable(s: "Everdell", player: int, city: int, kind: int, chain: tuple[int, ...]) -> bool:
    """In one chain each card is entered once; no Storehouse but the player's own, by a Sweep (EVD-9.18)."""
    if not s.present[city] & BIT[kind]:
        return False
    code = city * 64 + kind
    if entered(chain, code) >= count_of(s, city, kind):
        return False
    if kind == STOREHOUSE and (city != player or through_mole(chain)):
        return False
    return not RULES[kind].idle(s, player, city, (*chain, code))


def sweepable(s: "Everdell", player: int, city: int, chain: tuple[int, ...]) -> list[int]:
    """What a Chip Sweep of that city may activate: its green cards, no Chip Sweep (EVD-9.4, 9.5)."""
    return [
        ACTIVATE.action(GREEN_INDEX[kind], city)
        for kind in GREEN_KINDS
        if kind != CHIP_SWEEP and copyable(s, player, city, kind, chain)
    ]


def minable(s: "Everdell", player: int, city: int, chain: tuple[int, ...]) -> list[int]:
    """What a Miner Mole of that city may copy: green cards of other cities, no Storehouse (EVD-9.7, 9.8)."""
    return [
        ACTIVATE.action(GREEN_INDEX[kind], other)
        for kind in GREEN_KINDS
        for other in range(s.sides)
        if kind != STOREHOUSE and other != city and copyable(s, player, other, kind, chain)
    ]


def reachable(s: "Everdell", player: int, by: int, city: int, chain: tuple[int, ...]) -> list[int]:
    return sweepable(s, player, city, chain) if by == CHIP_SWEEP else minable(s, player, city, chain)
