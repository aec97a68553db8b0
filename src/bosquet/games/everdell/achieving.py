"""An event is achieved: by a worker, or by leave of Amilla."""

from ...core.events import Event
from . import facts
from .asks import ASKING_PLACE
from .board.pieces import EVENTS
from .city import KIND
from .state import Everdell


def claim(s: Everdell, player: int, event: int) -> None:
    """The event is the player's for good; its city's cards take note (EVD-3.6, 12.4)."""
    tile = EVENTS[event]
    s.owners[event] = player
    if s.log is not None:
        s.log.append(Event("achieved", {"seat": player, "event": tile.name}))
    for at, card in enumerate(s.cities[player]):
        facts.CARDS[card & KIND].achieved(s, player, at)
    tile.achieved(s, player, ASKING_PLACE + tile.place)
