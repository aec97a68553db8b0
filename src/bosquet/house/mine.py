"""What a guest has in this house: all of it in one file, or none of it any more."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec

from bosquet import Refusal
from bosquet.house.guests import Revoked, Signed, forgotten
from bosquet.house.messages import Guest
from bosquet.house.record_file import file_of
from bosquet.house.storage.leaving import forgetting, hidden_by, tables_of
from bosquet.house.table import Table

if TYPE_CHECKING:
    from bosquet.house.house import House

log = logging.getLogger("bosquet.house")


async def everything(house: "House", guest: Guest) -> AsyncIterator[bytes]:
    """The file piece by piece, so that a thousand games neither fill memory nor hold others up."""
    ids = await house.ask(tables_of, house.archive.engine, guest.id)
    hidden = await house.ask(hidden_by, house.archive.engine, guest.id)
    about = {"id": guest.id, "name": guest.name, "revoked": house.revoked.get(guest.id, Revoked()).generation}
    yield b'{"guest":' + msgspec.json.encode(about) + b',"tables":['
    for number, id in enumerate(ids):
        table = await asyncio.to_thread(_about, house, guest, id, id in hidden)
        yield (b",\n" if number else b"\n") + msgspec.json.encode(table)
    yield b"]}\n"


def _about(house: "House", guest: Guest, id: str, hidden: bool) -> dict[str, Any]:
    """One table. Of the others only what everybody at it knows; of a game that goes on no card."""
    try:
        found = house.archive.read(id)
        assert found is not None
        table = Table(*found)
        record = file_of(table) if table.over else None
    except Exception:
        return {"table": id, "hidden": hidden, "readable": False}
    row = table.row
    return {
        "table": id,
        "game": row.game,
        "status": row.status,
        "options": row.options,
        "created": row.created,
        "host": row.host == guest.id,
        "hidden": hidden,
        "seats": [
            {"seat": seat, "name": chair.name, "yours": chair.guest == guest.id}
            | ({"last_seen": chair.seen} if chair.guest == guest.id else {})
            for seat, chair in enumerate(table.chairs)
        ],
        "record": record,
    }


async def forget(house: "House", signed: Signed) -> None:
    """Games that go on have a bot finish them; name and id leave every row; all cookies and links end.

    They end first, so that nobody takes a seat with one meanwhile.
    """
    known = forgotten(signed.id)
    house.revoked[known] = house.later(signed)
    house.send_away(signed.id)
    try:
        await _forget(house, signed.guest, house.revoked[known].generation)
    except BaseException:
        del house.revoked[known]  # they can ask again
        raise


async def _forget(house: "House", guest: Guest, generation: int) -> None:
    engine = house.archive.engine
    for id in await house.ask(tables_of, engine, guest.id, True):
        try:
            await _leave(house, guest, id)
        except Refusal as refusal:
            if refusal.key in ("refuse.not_saved", "refuse.broken"):
                raise
        except Exception:  # a damaged table keeps nobody
            log.exception("table %s is left by its rows alone", id, extra={"table": id})
    await house.write(*await house.ask(forgetting, engine, guest.id, generation, time.time()))
    for room in list(house.rooms.values()):
        host = room.table.row.host == guest.id
        if host or any(chair.guest == guest.id for chair in room.table.chairs):
            house.forget(room)


async def _leave(house: "House", guest: Guest, id: str) -> None:
    """Free the seat before the start, give it up after it."""
    room = await house.room(id)
    if room.table.row.status == "waiting":
        for seat in room.table.seats_of(guest.id):
            await room.stand(guest, seat)
    async with room.lock:
        for seat in range(len(room.table.chairs)):
            chair = room.table.chairs[seat]
            if room.table.playing and chair.guest == guest.id and chair.absence != "gave_up":
                await room.settle(seat, "gave_up", seat, chair.left_to_a_bot("gave_up"))
