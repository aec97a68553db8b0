"""What bots are told of a position."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Arbre


def hope(s: "Arbre", seat: int) -> float:
    return float(-s.left[seat])
