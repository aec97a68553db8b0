"""Games that end before their end: one gives up and a bot finishes, or all who play agree to stop."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bosquet import Refusal
from bosquet.house.chairs import Chair
from bosquet.house.messages import Guest

if TYPE_CHECKING:
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
            await room.settle(mine[0], "stop" if wish else "go_on", mine[0])
