"""People who are away: since when, how long the others wait, and the bot that may then play for them.

A table agrees beforehand how long it waits, so one press of anybody who sits there is enough. It counts from
the moment when the person's last page closed or when they were asked, whichever came later, and never from
before the house opened: nobody pays for its downtime. The seat is theirs again the moment they are back.
"""

import asyncio
import time
import weakref
from typing import TYPE_CHECKING

from bosquet import Refusal
from bosquet.house.messages import Guest
from bosquet.house.storage.archive import seeing

if TYPE_CHECKING:
    from bosquet.house.room import Room


class Absences:
    """Who of a table's people is away now."""

    def __init__(self, room: "Room") -> None:
        self.room: Room = weakref.proxy(room)  # whose own this is: a room that nobody needs is gone at once
        self.left = {chair.guest: chair.seen for chair in room.table.chairs if chair.guest and chair.seen}
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def anybody(self) -> bool:
        """Whether somebody who plays is away."""
        there = self.room.present
        return any(chair.guest not in there for chair in self.room.table.chairs if not chair.bot)

    def since(self, seat: int) -> float | None:
        """When the last page of the person who plays this seat closed; None if they are there or a bot is."""
        room, chair = self.room, self.room.table.chairs[seat]
        if not room.table.playing or chair.guest is None or chair.away or chair.guest in room.present:
            return None
        return self.left.get(chair.guest, room.house.opened)

    def bot_from(self, seat: int) -> float | None:
        """From when on a bot may play; None if nobody waits for this seat, or the table waits for ever."""
        room, since = self.room, self.since(seat)
        patience = room.table.row.patience
        if since is None or not patience or seat not in room.table.actors():
            return None
        asked = max(since, room.table.updated, room.house.opened)
        return asked + patience / room.house.settings.patience

    def bot_now(self, seat: int, now: float) -> bool:
        due = self.bot_from(seat)
        return due is not None and due <= now

    def came(self, guest: str) -> None:
        """Their first page has opened."""
        if self.left.pop(guest, None):
            self._keep(guest, None)

    def went(self, guest: str) -> None:
        """Their last page has closed."""
        if self.room.table.playing and self.room.table.seats_of(guest):
            self.left[guest] = time.time()
            self._keep(guest, self.left[guest])

    def _keep(self, guest: str, seen: float | None) -> None:
        """In passing: a table whose people have all left shall still know since when."""
        self.room.house.writer.put(seeing(self.room.table.id, guest, seen))

    def watch(self, now: float) -> None:
        """Whoever looks on, and was told how it is `now`, is told again when a seat's time has come."""
        self.close()
        if not self.room.watchers:
            return
        dues = [self.bot_from(seat) for seat in range(len(self.room.table.chairs))]
        coming = [due for due in dues if due is not None and due > now]
        if coming:
            wait = max(0.0, min(coming) - time.time())
            self.alarm = asyncio.get_running_loop().call_later(wait, self.room.show_tables)

    def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


async def let_bot_play(room: "Room", guest: Guest, seat: int) -> None:
    async with room.lock:
        table = room.table
        chair = table.chair(seat)
        mine = table.seats_of(guest.id)
        if not mine:
            raise Refusal("refuse.not_seated", {})
        if room.absences.since(seat) is None:
            raise Refusal("refuse.not_away", {"seat": seat})
        if not room.absences.bot_now(seat, time.time()):
            raise Refusal("refuse.patience", {"seat": seat})
        await room.settle(mine[0], "stand_in", seat, chair.left_to_a_bot("absent"))


async def welcome(room: "Room", guest: Guest) -> None:
    """Whoever comes back finds their seat again. Who left it to a bot themselves says when."""
    for seat, chair in enumerate(room.table.chairs):
        if chair.guest == guest.id and chair.absence == "absent":
            async with room.lock:
                if room.table.playing and room.table.chairs[seat] == chair:
                    await room.settle(seat, "returned", seat, chair.back())
