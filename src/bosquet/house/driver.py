"""Moves that the house makes: bots, and answers that are the only one."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from bosquet import Refusal
from bosquet.house.beat import beat_before
from bosquet.house.table import Due

if TYPE_CHECKING:
    from bosquet.house.room import Room

ANSWERS = 8  # under a clock no turn has more: each takes at most this part of what is left

log = logging.getLogger("bosquet.house")


async def drive(room: "Room") -> None:
    """Move for bots and for the forced until a person has to decide. Who is asked at once thinks at once."""
    try:
        while dues := room.due():
            await asyncio.gather(*(_answer(room, due) for due in dues))
    except Refusal as refusal:
        log.warning("table %s stops: %s", room.table.id, refusal, extra={"table": room.table.id})
    except Exception:
        log.exception("table %s stops", room.table.id, extra={"table": room.table.id})


async def _answer(room: "Room", due: Due) -> None:
    """The beat leaves people time to read and to take back; a bot thinks meanwhile.

    If the question is no longer the same when it is over, the thought is worthless and the bot starts anew.
    """
    table = room.table
    beat = _beat(room, due)
    ready = table.lines[-1].at + beat
    path, how = table.options(due.seat)[:1], "forced"
    if due.chair.bot:
        path, how = await _think(room, due)
    await asyncio.sleep(max(0.0, min(ready - time.time(), beat)))
    async with room.lock:
        await room.call_time()
        if due in table.automatic():
            await room.commit(table.draft_moves(due.seat, path, how))


def _beat(room: "Room", due: Due) -> float:
    beat, share = beat_before(room, due), _share(room)
    return beat if share is None else min(beat, share)


def _share(room: "Room") -> float | None:
    """Seconds that one answer may take, so that a whole turn ends within the hourglass."""
    return room.hourglass.wait / ANSWERS if room.table.timed_turn() else None


async def _think(room: "Room", due: Due) -> tuple[list[int], str]:
    """What is settled of a turn is played together, as people's paths are."""
    state, options = room.table.in_play(), room.table.options(due.seat)
    how = "stand_in" if due.chair.away else "bot"
    if len(options) == 1:
        return options, how
    level = due.chair.level or "seedling"
    host = room.table.row.host  # however many tables they opened, these wait in one queue
    budget = room.budget_now()
    thought = await room.house.workers.choose(level, state, due.seat, options, _share(room), host, budget)
    if thought.brief:
        room.tell_brief()
    return thought.path, "safe" if thought.safe else how
