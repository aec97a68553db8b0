"""What bots are told of a position: where the seat stands, and the best of the others."""

from typing import TYPE_CHECKING, Final

from .worth import standing

if TYPE_CHECKING:
    from .state import Arbre

ENVY: Final = 0.5  # how much another's standing counts against one's own


def hope(s: "Arbre", seat: int) -> float:
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, other)
            if theirs > best:
                best = theirs
    return standing(s, seat) - ENVY * best
