"""A person at a table whose browser may lose its line at any moment, and comes back."""

import asyncio
import json
import random
import socket
import struct
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

if TYPE_CHECKING:
    from tests.house.soak.sitting import Sitting

RESET = struct.pack("ii", 1, 0)  # SO_LINGER: nothing that still waits is sent
SYNCS = 25  # that a browser asks for and does not read; they cost five each
PASSING = ("refuse.not_saved", "refuse.broken")  # a commit took longer than people are let wait
UNWELCOME = (4003, 4004, 4008)  # codes with which the house sends somebody away for good


class Guest(Struct, frozen=True):
    cookie: str
    address: str


class Option(Struct):
    name: str


class Decision(Struct):
    options: list[Option]


class SeatState(Struct):
    yours: bool
    free: bool


class Words(Struct):
    key: str


class Heard(Struct):
    """As much of any message as a person here needs."""

    type: str
    seq: int
    step: int = 0
    decisions: list[Decision] = []
    take_back: int | None = None
    status: str = ""
    seats: list[SeatState] = []
    ticket: str | None = None
    reason: Words | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Player:
    def __init__(self, sitting: "Sitting", guest: Guest, seat: int | None, chance: random.Random) -> None:
        self.sitting = sitting
        self.guest = guest
        self.seat = seat  # None looks on
        self.chance = chance
        self.line: ClientConnection | None = None
        self.position: Heard | None = None
        self.pending: dict[str, Any] | None = None  # sent and not answered: it goes out again on a new line
        self.sent_on: ClientConnection | None = None
        self.settled_on: ClientConnection | None = None  # where it was asked to sit down, or to start
        self.thinking: asyncio.Task[None] | None = None
        self.silent = False
        self.cut_in_move = False
        self.tickets = 0

    # --- the line ---------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until it is cancelled, which is when the game is over."""
        evening = self.sitting.evening
        while True:
            try:
                headers = {
                    "Cookie": f"bosquet_guest={self.guest.cookie}",
                    "X-Forwarded-For": self.guest.address,
                }
                where = f"{evening.house.address.replace('http', 'ws', 1)}/live/{self.sitting.id}"
                async with connect(
                    where,
                    origin=Origin(evening.house.address),
                    additional_headers=headers,
                    compression="deflate" if self.chance.random() < 0.1 else None,
                    ping_interval=None,  # the house asks
                    close_timeout=1,
                    max_size=None,
                ) as line:
                    self.line = line
                    await self._attend(line)
            except ConnectionClosed as end:
                code = end.rcvd.code if end.rcvd else 1006
                if code in UNWELCOME:
                    evening.fault(f"table {self.sitting.id}: somebody was sent away with {code}")
            except InvalidStatus as refused:
                evening.fault(f"table {self.sitting.id}: refused with HTTP {refused.response.status_code}")
            except (OSError, InvalidHandshake, TimeoutError):
                pass  # the house is just being opened again
            finally:
                self.line, self.silent = None, False
                self._stop_thinking()
            await asyncio.sleep(self.chance.uniform(0.1, 1.5))

    def cut(self) -> None:
        """Without a word, as when a train goes into a tunnel and the system gives up."""
        if self.line is not None:
            transport = self.line.transport
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            transport.abort()

    async def fall_silent(self, seconds: float, syncs: int = 0) -> None:
        """Nothing is read and nothing answered, not even a ping; then the line is cut."""
        line = self.line
        if line is None:
            return
        self.silent = True
        try:
            line.transport.pause_reading()
            for _ in range(syncs):
                await line.send('{"type":"sync"}')
            await asyncio.sleep(seconds)
        except ConnectionClosed:
            return
        if self.line is line:
            self.cut()

    # --- what comes -------------------------------------------------------------------------------

    async def _attend(self, line: ClientConnection) -> None:
        number = 0
        async for text in line:
            heard = _decode(text)
            number += 1
            if heard.seq != number:
                self.sitting.evening.fault(f"table {self.sitting.id}: message {heard.seq} after {number - 1}")
            if heard.type == "table":
                await self._see_table(line, heard)
            elif heard.type == "position":
                await self._see_position(line, heard)
            elif heard.type == "accepted":
                self._accepted(line, heard)
            elif heard.type == "refused":
                self._refused(line, heard)

    async def _see_table(self, line: ClientConnection, table: Heard) -> None:
        if table.status != "waiting":
            self.sitting.see_status(table.status)
        elif self.settled_on is line:
            return
        elif self.seat and table.seats[self.seat].free:
            self.settled_on = line
            await line.send(json.dumps({"type": "sit", "seat": self.seat}))
        elif self.seat == 0 and not any(seat.free for seat in table.seats):
            self.settled_on = line
            await line.send('{"type":"start"}')

    async def _see_position(self, line: ClientConnection, position: Heard) -> None:
        self.position = position
        self.sitting.see_step(position.step)
        if self.pending is not None and self.sent_on is not line:
            await self._send(line, self.pending)
        self._think(line)

    def _accepted(self, line: ClientConnection, answer: Heard) -> None:
        if self.pending is not None and answer.ticket == self.pending["ticket"]:
            self.sitting.acknowledge(self.seat, self.pending["ticket"], answer.step)
            self.pending = None
            self._think(line)

    def _refused(self, line: ClientConnection, answer: Heard) -> None:
        """The house may have given the only answer, or a bot moved before a take-back, at the same moment."""
        key = answer.reason.key if answer.reason else ""
        if key in PASSING:  # the house sends everybody away and for a new line
            self.sitting.evening.busy += 1
            return
        if self.pending is not None and answer.ticket == self.pending["ticket"]:
            stale = key in ("refuse.stale", "refuse.nothing_to_take_back", "refuse.over")
            self.pending = None
            if stale:
                self.sitting.evening.stale += 1
                self._think(line)
                return
        self.sitting.evening.fault(
            f"table {self.sitting.id} ({self.sitting.game}): {key} for {answer.ticket}"
        )

    # --- what goes --------------------------------------------------------------------------------

    def _think(self, line: ClientConnection) -> None:
        asked = self.position is not None and self.position.decisions
        busy = self.thinking is not None and not self.thinking.done()
        if asked and self.pending is None and not busy:
            self.thinking = asyncio.create_task(self._move(line))

    def _stop_thinking(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    async def _move(self, line: ClientConnection) -> None:
        pace = self.sitting.evening.pace
        await asyncio.sleep(min(4 * pace, self.chance.expovariate(1 / pace)))
        position = self.position
        if position is None or not position.decisions or self.silent or self.pending is not None:
            return
        self.tickets += 1
        message: dict[str, Any] = {
            "seat": self.seat,
            "step": position.step,
            "ticket": f"{self.seat}-{self.tickets}",
        }
        if position.take_back is not None and self.chance.random() < 0.1:
            message |= {"type": "take_back"}
        else:
            option = self.chance.choice(position.decisions[0].options)
            message |= {"type": "play", "path": [option.name]}
        self.pending = message
        try:
            await self._send(line, message)
        except ConnectionClosed:
            return  # it goes out again on the next line
        if self.cut_in_move:
            self.cut_in_move = False
            self.cut()

    async def _send(self, line: ClientConnection, message: dict[str, Any]) -> None:
        self.sent_on = line
        await line.send(json.dumps(message))
