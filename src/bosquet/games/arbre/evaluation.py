"""What bots are told of a position: where the seat stands by itself. They compare the seats."""

from typing import TYPE_CHECKING

from .worth import standing

if TYPE_CHECKING:
    from .state import Arbre


def hope(s: "Arbre", seat: int) -> float:
    return standing(s, seat)
