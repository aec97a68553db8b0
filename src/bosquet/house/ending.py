"""Games that end before their end: one gives up and a bot finishes, all who play agree to stop, or the house
closes the table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bosquet import Refusal
from bosquet.house.chairs import Chair
from bosquet.house.messages import Guest

if TYPE_CHECKING:
    from bosquet.house.house import House
    from bosquet.house.room import Room


def all_wish_to_stop(chairs: Sequence[Chair], wishing: set[int]) -> bool:
    """Bots are not asked, nor those for whom one plays. People on one sofa speak with one voice."""
    return bool(wishing) and all(
        chair.bot or chair.guest is None or seat in wishing for seat, chair in enumerate(chairs)
    )


async def give_up(room: "Room", guest: Guest, seat: int) -> None:
    async with room.lock:
        room.must_play()
        chair = room.table.own_chair(seat, guest.id)
        await room.settle(seat, "gave_up", seat, chair.left_to_a_bot("gave_up"))


async def wish_to_stop(room: "Room", guest: Guest, wish: bool) -> None:
    async with room.lock:
        room.must_play()
        mine = room.table.seats_of(guest.id)
        if not mine:
            raise Refusal("refuse.not_seated", {})
        said = set(mine) <= room.table.stopping if wish else not room.table.stopping
        if not said:
            room.not_too_often(guest, mine[0])
            await room.settle(mine[0], "stop" if wish else "go_on", mine[0])


async def close_table(house: "House", id: str, spare_present: bool) -> bool:
    """The keeper ends a game that nobody wins; whether there was one to end. What was played stays."""
    room = house.rooms.get(id) or (await house.opening[id] if id in house.opening else None)
    if room is None:
        return await house.close_unopened(id)
    async with room.lock:
        if room.table.over or (spare_present and room.watchers):
            return False
        await room.settle(0, "closed", 0)
    room.rest()
    return True
