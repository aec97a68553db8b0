"""A chair at a table: who sits there, or which bot."""

from typing import Final

import msgspec
from msgspec import Struct

from bosquet.house.guests import tidy
from bosquet.house.messages import Absence, Guest, Level, SeatKind, SeatWish

STAND_IN: Final[Level] = "sapling"  # plays for somebody who is away


class Chair(Struct, frozen=True):
    kind: SeatKind
    guest: str | None = None  # whose seat it is; stays while a bot plays it for somebody who left
    name: str | None = None
    level: Level | None = None
    absence: Absence | None = None  # why a bot plays this person's seat
    seen: float | None = None  # when their last page had closed, as the table was read from disk

    @property
    def away(self) -> bool:
        """A person's seat that a bot plays."""
        return self.absence is not None

    @property
    def bot(self) -> bool:
        return self.kind == "bot" or self.away

    @property
    def bot_for_good(self) -> bool:
        """Nobody comes back to it: who handed their seat to a bot, or is away, does."""
        return self.kind == "bot" or self.absence == "gave_up"

    @property
    def open(self) -> bool:
        """Waits for somebody who has the link."""
        return self.kind == "link" and self.guest is None

    def back(self) -> "Chair":
        """Its person plays again."""
        level = None if self.away else self.level
        return msgspec.structs.replace(self, absence=None, level=level, seen=None)

    def left_to_a_bot(self, why: Absence) -> "Chair":
        return msgspec.structs.replace(self, absence=why, level=STAND_IN)

    @property
    def kept(self) -> bool:
        """Before the start: for somebody who has not come yet."""
        return self.away

    def kept_for(self, guest: str) -> bool:
        return self.kept and self.guest == guest

    def belongs_to(self, guest: str) -> bool:
        return self.guest == guest and not self.away


def again(chair: Chair, guest: Guest) -> Chair:
    """A chair at the next table. A seat is kept for everybody else, who may come or not."""
    if chair.guest is None or chair.guest == guest.id:
        return chair.back()
    return Chair("link", chair.guest, chair.name, absence="absent")


def wished(wish: SeatWish, host: Guest) -> Chair:
    """The chair that a host asks for."""
    name = tidy(wish.name) if wish.name else None
    if wish.kind == "bot":
        return Chair("bot", None, name, wish.level or STAND_IN)
    if wish.kind == "link":
        return Chair("link")
    return Chair(wish.kind, host.id, name or (host.name if wish.kind == "me" else None))
