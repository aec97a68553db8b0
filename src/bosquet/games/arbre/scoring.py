"""When a game of L'Arbre is over, and who stands where (ARB-9)."""

from ...core.events import Event
from ...core.state import ranks_of
from .data import LEAVES, MOST_TURNS, QUIET_TURNS, TWIGS
from .pieces import ALL_PIECES, GROWTHS, SPROUT
from .state import Arbre


def stalled(s: Arbre) -> str:
    """Why the game ends at the end of a turn though nobody has won (ARB-9.2); empty while it goes on."""
    if s.quiet >= QUIET_TURNS * s.seats:
        return "quiet"
    if s.turn >= MOST_TURNS * s.seats:
        return "turns"
    return "" if s.twig_sites else closed(s)


def closed(s: Arbre) -> str:
    """No site for a twig (nor, then, for a leaf), no sprout, and everybody still needs one."""
    for reserve in s.reserves:
        if reserve[SPROUT] or not GROWTHS[TWIGS].held(reserve) + GROWTHS[LEAVES].held(reserve):
            return ""
    return "closed"


def scores(s: Arbre) -> list[int]:
    """All 26 pieces less those left in the reserve, given twigs included (ARB-9.2)."""
    return [ALL_PIECES - left for left in s.left]


def ranks(s: Arbre) -> list[int]:
    return ranks_of([(-left,) for left in s.left])


def tell_end(s: Arbre, why: str) -> None:
    """The winners, and why it is over."""
    if s.log is not None:
        places = ranks(s)
        winners = [seat for seat in range(s.seats) if places[seat] == 1]
        s.log.append(Event(f"over_{why}", {"seat": winners[0], "seats": winners, "count": len(winners)}))
