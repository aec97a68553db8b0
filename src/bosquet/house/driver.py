"""Moves that the house makes: bots, and answers that are the only one."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from bosquet import Refusal

if TYPE_CHECKING:
    from bosquet.house.room import Room

ANSWERS = 8  # under a clock no turn has more: each takes at most this part of what is left

log = logging.getLogger("bosquet.house")


async def drive(room: "Room") -> None:
    """Move for bots and for the forced until a person has to decide.

    The beat leaves people time to read and to take back; a bot thinks meanwhile. If anything has changed
    when it is over, the thought is worthless and the bot starts anew.
    """
    table = room.table
    try:
        while (turn := table.automatic()) is not None:
            seat, bot = turn
            asked, place = table.asked[seat], table.places[seat]
            beat = _beat(room)
            ready = table.lines[-1].at + beat
            action, how = table.in_play().options(seat)[0], "forced"
            if bot:
                action, how = await _think(room, seat)
            await asyncio.sleep(max(0.0, min(ready - time.time(), beat)))
            async with room.lock:
                await room.call_time()
                if (table.asked.get(seat), table.places[seat], table.automatic()) == (asked, place, turn):
                    await room.commit(table.draft_move(seat, action, how))
    except Refusal as refusal:
        log.warning("table %s stops: %s", table.id, refusal)
    except Exception:
        log.exception("table %s stops", table.id)


def _beat(room: "Room") -> float:
    """Nothing is to be read while several choose secretly."""
    if len(room.table.actors()) > 1:
        return 0
    beat, share = room.house.settings.beat, _share(room)
    return beat if share is None else min(beat, share)


def _share(room: "Room") -> float | None:
    """Seconds that one answer may take, so that a whole turn ends within the hourglass."""
    return room.hourglass.wait / ANSWERS if room.table.in_play().clock() else None


async def _think(room: "Room", seat: int) -> tuple[int, str]:
    state, place = room.table.in_play(), room.table.places[seat]
    options = state.options(seat)
    if len(options) == 1:
        return options[0], "bot"
    thought = await room.house.thinkers.choose(place.level or "seedling", state, seat, _share(room))
    return thought.action, "safe" if thought.safe else "bot"
