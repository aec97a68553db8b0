"""One browser tab at one table: what comes in is checked first, what goes out is numbered."""

import asyncio
import contextlib
import logging
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send

from bosquet import Refusal
from bosquet.house import absence, ending, messages
from bosquet.house.guests import Signed, Signer
from bosquet.house.house import House
from bosquet.house.limits import Bucket
from bosquet.house.listening import LiveLine
from bosquet.house.messages import Guest, Outbound, Refused, TableState, Words
from bosquet.house.notes import merged
from bosquet.house.room import Room
from bosquet.house.sight import earlier_position, position

log = logging.getLogger("bosquet.house")

NO_TABLE: Final = 4004
TOO_MANY: Final = 4003
ABUSE: Final = 4008
AGAIN: Final = 1012  # come back: the house could not tell, or has lost confidence in what it told you

PASSING: Final = ("refuse.broken", "refuse.not_saved")  # refusals of a moment
GOODBYE: Final = 3.0  # seconds in which a browser may take the last words
BREATH: Final = 1.0  # seconds until an address that asks for too much may have what it has missed
COSTS: Final[dict[Any, int]] = {
    messages.Sync: 5,
    messages.Look: 2,
    messages.Try: 2,
    messages.Rematch: 5,
}  # the others cost 1

_decode = msgspec.json.Decoder(messages.type_in).decode
_encode = msgspec.json.Encoder().encode


class Connection:
    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, guest: Guest, address: str) -> None:
        limits = room.house.settings.limits
        self.socket = socket
        self.line: LiveLine = socket.scope["state"]["line"]
        self.limits = limits
        self.held = 0  # bytes, by which this line counts against its address
        self.room = room
        self.guest = guest
        self.address = address
        self.face: int | None = None
        self.seq = 0
        self.told = 0  # lines of the log that were sent
        self.shown = 0  # the number of the sight that was sent
        self.turns_back = 0  # take-backs that were seen
        self.since = 0  # how far back the log went when it was last sent
        self.noted = 0  # notes of the table that were told …
        self.notes_sent = 0  # … and as how many
        self.table: TableState | None = None  # as last sent
        self.owes: Literal["nothing", "position", "everything"] = "nothing"  # until the browser has caught up
        self.pace: messages.PaceName = "calm"
        self.speed = Bucket(limits.burst, limits.per_second)
        self.patience = Bucket(limits.offences, limits.offences / limits.offence_memory)
        self.closing = False
        self.missing: asyncio.TimerHandle | None = None  # a sync that has to wait
        self.goodbye: asyncio.Task[None] | None = None

    # --- out --------------------------------------------------------------------------------------

    def send(self, message: Outbound) -> None:
        if self.closing:
            return
        if self.line.unread > self.limits.unread_bytes or self._hold() > self.limits.unread_bytes_address:
            self.abort()
            return
        self.seq += 1
        message.seq = self.seq
        self.line.write(_encode(message))

    def _hold(self) -> int:
        """What waits for all lines of this address that are behind; the others have next to nothing."""
        held = 0 if self.line.keeps_up else self.line.unread
        by, self.held = held - self.held, held
        return self.room.house.unread.change(self.address, by)

    def caught_up(self) -> None:
        """The browser has taken what waited: it is shown the newest, not all that came between."""
        self._hold()
        owes, self.owes = self.owes, "nothing"
        if owes == "everything":
            self.see_everything()
        elif owes == "position":
            self.room.show_table(self)
            self.see_position()
            self.see_notes()

    def close(self, code: int) -> None:
        """After what waits; if the other side does not take it, without."""
        if not self.closing:
            self.closing = True
            self.goodbye = asyncio.create_task(self._say_goodbye(code))

    def drop(self) -> None:
        self.close(AGAIN)

    def abort(self) -> None:
        self.closing = True
        self.room.house.tally.cut += 1
        self.line.abort()

    def refuse(self, refusal: Refusal, ticket: str | None) -> None:
        self.room.house.tally.refused(refusal)
        reason = Words(refusal.key, refusal.details)
        self.send(Refused(seq=0, ticket=ticket, reason=reason, clause=refusal.clause or None))

    def see_table(self, state: TableState) -> None:
        if state != self.table and self._may_show("position"):
            self.table = msgspec.structs.replace(state)
            self.send(state)

    def see_position(self, fresh: bool = False) -> None:
        table = self.room.table
        if table.state is None or not self._may_show("everything" if fresh else "position"):
            return
        fresh = fresh or self.told == 0
        again = fresh or table.since < self.since  # pages that were put away are open again
        kept = 0 if again else min([self.told, *table.cuts[self.turns_back :]])
        self.told, self.turns_back, self.since = len(table.lines), len(table.cuts), table.since
        seen, shown = self.room.sights.of(self.face), self.shown
        self.shown = seen.number
        self.send(position(table, seen, shown, self.room.clock(), kept, fresh))

    def see_notes(self, fresh: bool = False) -> None:
        notes = self.room.table.notes
        first = 0 if fresh else self.noted
        if (fresh or len(notes) > first) and self._may_show("everything" if fresh else "position"):
            told, begin = merged(notes[first:]), 0 if fresh else self.notes_sent
            self.send(messages.Notes(seq=0, first=begin, notes=told))
            self.noted, self.notes_sent = len(notes), begin + len(told)

    def _may_show(self, what: Literal["position", "everything"]) -> bool:
        """Not now to a browser that is behind: it is owed once it has caught up, however often it changes."""
        if self.line.keeps_up:
            return True
        if self.owes != "everything":
            self.owes = what
        return False

    def see_everything(self) -> None:
        self.table = None
        self.room.show_table(self)
        self.see_position(fresh=True)
        self.see_notes(fresh=True)

    def _sync_later(self) -> None:
        if self.missing is None:
            self.missing = asyncio.get_running_loop().call_later(BREATH, self._sync)

    def _sync(self) -> None:
        self.missing = None
        if self.room.house.dear.take(self.address, COSTS[messages.Sync]):
            self.see_everything()
        else:
            self._sync_later()

    def seats_changed(self) -> None:
        mine = self.room.table.seats_of(self.guest.id)
        if self.face not in mine:
            self.turn_to(self._first_face())

    def turn_to(self, face: int | None) -> None:
        if face != self.face:
            self.face = face
            self.told = 0  # the next position brings the whole log, as this face may read it

    def _first_face(self) -> int | None:
        """One's own seat; with several people on a sofa nobody's, until they say who is looking."""
        mine = self.room.table.seats_of(self.guest.id)
        return mine[0] if len(mine) == 1 else None

    # --- in ---------------------------------------------------------------------------------------

    async def run(self) -> None:
        self.line.on_writable = self.caught_up
        self.turn_to(self._first_face())
        self.room.enter(self)
        self.see_position()
        self.see_notes(fresh=True)
        try:
            await self._receive_all()
        finally:
            self.line.on_writable = None
            if self.missing is not None:
                self.missing.cancel()
            self.room.leave(self)
            self.closing = True
            self.room.house.unread.change(self.address, -self.held)

    async def _say_goodbye(self, code: int) -> None:
        asyncio.get_running_loop().call_later(GOODBYE, self.line.abort)
        with contextlib.suppress(Exception):  # the other side is gone; receiving notices too
            await self.socket.close(code)

    async def _receive_all(self) -> None:
        while True:
            event = await self.line.receive()
            if event["type"] != "websocket.receive":
                return
            if not self.closing:
                await self._take(event.get("text"))  # finished also if this connection breaks meanwhile

    async def _take(self, text: str | None) -> None:
        try:
            message = _decode(text or "")
        except messages.UNREADABLE:
            self._offended("refuse.bad_message")
            return
        cost = COSTS.get(type(message), 1)
        if not self.speed.take(cost):
            self._offended("refuse.too_fast", getattr(message, "ticket", None))
            return
        if cost > 1 and not self.room.house.dear.take(self.address, cost):
            if isinstance(message, messages.Sync):  # who has missed something must not go on without it
                self._sync_later()
            else:
                self.refuse(Refusal("refuse.too_fast", {}), getattr(message, "ticket", None))  # others' fault
            return
        await self._obey(message)

    def _offended(self, key: str, ticket: str | None = None) -> None:
        self.refuse(Refusal(key, {}), ticket)
        if not self.patience.take():
            self.close(ABUSE)

    async def _obey(self, message: messages.Inbound) -> None:
        ticket: str | None = getattr(message, "ticket", None)
        try:
            await self._carry_out(message)
        except Refusal as refusal:
            self.refuse(refusal, ticket)
            if refusal.key == "refuse.stale":
                self.see_position()
        except Exception:
            id = self.room.table.id
            log.exception("table %s: %s failed", id, type(message).__name__, extra={"table": id})
            self.refuse(Refusal("refuse.broken", {}), ticket)

    async def _carry_out(self, message: messages.Inbound) -> None:
        room, guest = self.room, self.guest
        match message:
            case messages.Play():
                step = await room.play(guest, message.seat, message.step, message.path, message.ticket)
                self.send(messages.Accepted(seq=0, ticket=message.ticket, step=step))
            case messages.Try():
                self.send(room.attempt(guest, message))
            case messages.TakeBack():
                step = await room.take_back(guest, message.seat, message.step, message.ticket)
                self.send(messages.Accepted(seq=0, ticket=message.ticket, step=step))
            case messages.Why():
                self._explain(message.seat, message.action)
            case messages.Face():
                self._turn(message.seat)
            case messages.Look():
                self.send(earlier_position(room.table, self.face, message.moves))
            case messages.Sync():
                self.see_everything()
            case messages.Sit():
                await room.sit(guest, message.seat, message.name)
            case messages.Stand():
                await room.stand(guest, message.seat)
            case messages.StandIn():
                await absence.let_bot_play(room, guest, message.seat)
            case messages.GiveUp():
                await ending.give_up(room, guest, message.seat)
            case messages.Stop():
                await ending.wish_to_stop(room, guest, message.wish)
            case messages.Ping():
                self.send(messages.Pong(seq=0))
            case messages.Reseat():
                await room.reseat(guest, message)
            case messages.Start():
                await room.start(guest)
            case messages.Pace():
                self.pace = message.pace
            case messages.Rematch():
                await room.rematch(guest, self.address)

    def _explain(self, seat: int, action: str) -> None:
        self.room.table.own_chair(seat, self.guest.id)
        reason, clause = None, None
        try:
            self.room.table.check(seat, action)
        except Refusal as refusal:
            reason, clause = Words(refusal.key, refusal.details), refusal.clause or None
        self.send(messages.Reason(seq=0, action=action, reason=reason, clause=clause))

    def _turn(self, seat: int | None) -> None:
        if seat is not None:
            self.room.table.own_chair(seat, self.guest.id)
        self.turn_to(seat)
        self.see_position(fresh=True)


@websocket("/live/{table:str}")
async def live(
    socket: WebSocket[Any, Any, Any], table: str, house: House, signer: Signer, signed: Signed, address: str
) -> None:
    try:
        await socket.accept()
        await _serve(socket, table, house, signer, signed, address)
    finally:  # it knows itself through these, and all of the line with it, until the collector comes
        socket.receive, socket.send = empty_receive, empty_send


async def _serve(
    socket: WebSocket[Any, Any, Any], table: str, house: House, signer: Signer, signed: Signed, address: str
) -> None:
    guest = signed.guest
    with house.connected(guest, address) as welcome:
        if not welcome:
            await _turn_away(socket, house, Refusal("refuse.too_many_connections", {}), TOO_MANY)
            return
        try:
            room = await house.room(table)
            if signer.stands(signed):
                await asyncio.shield(asyncio.create_task(room.come(guest)))
        except Refusal as refusal:
            await _turn_away(socket, house, refusal, AGAIN if refusal.key in PASSING else NO_TABLE)
            return
        if signer.stands(signed):  # nothing is waited for before they have entered
            await Connection(socket, room, guest, address).run()
        else:  # revoked meanwhile: they come back as whoever their cookie says now
            await socket.close(AGAIN)


async def _turn_away(socket: WebSocket[Any, Any, Any], house: House, refusal: Refusal, code: int) -> None:
    house.tally.refused(refusal)
    reason = Words(refusal.key, refusal.details)
    await socket.send_text(_encode(Refused(seq=1, ticket=None, reason=reason, clause=None)))
    await socket.close(code)
