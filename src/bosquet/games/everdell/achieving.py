"""An event is achieved: by a worker, or by leave of Amilla."""

from ...core.events import Event
from . import facts
from .asks import ASKING_PLACE
from .board.pieces import EVENTS
from .city import TOKEN, index_in, tokens_on
from .state import Everdell


def claim(s: Everdell, player: int, event: int) -> None:
    """The event is the player's for good; a Gazette in the city reports it (EVD-3.6, 12.4)."""
    tile = EVENTS[event]
    s.owners[event] = player
    if s.log is not None:
        s.log.append(Event("achieved", {"seat": player, "event": tile.name}))
    if s.present[player] & facts.BIT[facts.GAZETTE]:
        at = index_in(s, player, facts.GAZETTE)
        card = s.cities[player][at] + TOKEN
        s.cities[player][at] = card
        if s.log is not None:
            told: dict[str, object] = {
                "seat": player,
                "card": facts.CARD_NAMES[facts.GAZETTE],
                "count": tokens_on(card),
            }
            s.log.append(Event("token", told))
    tile.achieved(s, player, ASKING_PLACE + tile.place)
