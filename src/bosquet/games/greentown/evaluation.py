"""How a seat of GreenTown stands, for bots."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import GreenTown


def hope(s: "GreenTown", seat: int) -> float:
    return float(s.money[seat])
