"""How long the house waits before it moves.

Reading is every browser's own affair: each shows moves one by one, at its person's pace, however fast they
come. The house only leaves time to take back, and lets nobody fall far behind.
"""

from typing import TYPE_CHECKING, Final

from bosquet.house.messages import PaceName
from bosquet.house.table import Due, Table

if TYPE_CHECKING:
    from bosquet.house.room import Room

SHARE: Final[dict[PaceName, float]] = {"calm": 1.0, "brisk": 0.5, "instant": 0.0}


def beat_before(room: "Room", due: Due) -> float:
    """Seconds between the last move and this answer: a whole turn of one seat is one beat.

    Nothing is to be read while several choose secretly.
    """
    table = room.table
    if len(table.actors()) > 1 or table.lines[-1].seat == due.seat:
        return 0
    return room.house.settings.beat * _share(room, table)


def _share(room: "Room", table: Table) -> float:
    """After a person's move it is theirs to take back: their pace counts.

    Otherwise the quickest of the people who are here, as nobody else loses by it; under a clock the calmest,
    whose sand would fall while they still read. With nobody here the beat is whole: no game runs away.
    """
    paces = {watcher.guest.id: SHARE[watcher.pace] for watcher in room.watchers}
    here = {
        seat: paces[chair.guest]
        for seat, chair in enumerate(table.chairs)
        if chair.guest in paces and not chair.bot
    }
    last = table.lines[-1].seat
    if last in here:
        return here[last]
    choose = max if table.timed_turn() else min
    return choose(here.values(), default=1.0)
