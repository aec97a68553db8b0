"""The house: every table, in memory while somebody needs it, on disk always."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import TypeVar

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

import bosquet
from bosquet import Refusal
from bosquet.house.campaign import sequel_of, trail, trail_after
from bosquet.house.chairs import again, wished
from bosquet.house.draining import Drain
from bosquet.house.guests import Revoked, Signed
from bosquet.house.limits import Budget, Crowd, Quota, Share
from bosquet.house.luck import Luck
from bosquet.house.messages import Guest, Health, NewTable, TableLine
from bosquet.house.picture import Pictures
from bosquet.house.room import Room
from bosquet.house.settings import Settings
from bosquet.house.storage.archive import Archive, TableRow, adding_table, changing_table, hiding, revoking
from bosquet.house.storage.keeping import closing
from bosquet.house.storage.pulse import beat
from bosquet.house.storage.writer import Statement, Writer
from bosquet.house.table import NewerTable, Table
from bosquet.house.tally import Tally
from bosquet.house.worker_pool import WorkerPool

log = logging.getLogger("bosquet.house")

Answer = TypeVar("Answer")

LISTED = 24  # tables in a guest's list
READING = 1.8  # seconds that the database has for an answer
SWEEP = 5.0  # seconds between two looks at whether every table goes on
AT_ONCE = 50  # tables looked at before others have a turn
RECENT = 5.0  # seconds for which a commit proves that the database works
LONGEST_ID = 16  # that the database takes
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no look-alikes: people read ids aloud


class House:
    """Created in the running event loop; `close` it there too."""

    def __init__(
        self,
        settings: Settings,
        engine: Engine,
        luck: Luck | None = None,
        revoked: dict[str, Revoked] | None = None,
        tally: Tally | None = None,
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self.archive = Archive(engine)
        self.writer = Writer(engine)
        self.luck = luck or Luck()
        self.revoked = {} if revoked is None else revoked  # the door looks there too
        self.signing_out = asyncio.Lock()  # of two who revoke each other's cookies only the first does
        self.tally = tally or Tally()
        self.workers = WorkerPool(settings.workers, settings.deadline, self.luck)
        self.opened = time.time()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.drain = Drain(self)
        self.stopped: set[str] = set()  # tables in play that were given up after a failed write
        self.lines_by_guest = Crowd(limits.connections_per_guest)
        self.lines_by_address = Crowd(limits.connections_per_address)
        self.unread = Share()  # bytes that wait for lines which are behind, by address
        self.tables_by_guest = Quota(limits.tables_per_hour, 3600)
        self.tables_by_address = Quota(limits.tables_per_hour_address, 3600)
        self.reviews_by_guest = Quota(limits.reviews_per_minute, 60)
        self.reviews_by_address = Quota(limits.reviews_per_minute_address, 60)
        self.pictures = Pictures(limits)
        self.dear = Budget(limits.dear, limits.dear_per_second)
        self.downloads = Quota(limits.downloads_per_hour, 3600)
        self.resuming = asyncio.create_task(self._resume())
        self.chores = [self.resuming, asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Whatever is being opened is opened first: nothing begins behind its back."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, *self.opening.values(), return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self.workers.close()
        await asyncio.to_thread(self.writer.close)

    # --- tables -----------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """A table by its id, rebuilt from its record if it is not in memory."""
        room = self.rooms.get(id)
        if room is not None:
            room.touch()
            return room
        if not (id.isascii() and id.isalnum() and len(id) <= LONGEST_ID):
            raise Refusal("refuse.no_table", {})
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._read(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def create(self, guest: Guest, wish: NewTable, address: str) -> Room:
        if wish.game not in bosquet.games():
            raise Refusal("refuse.no_such_game", {})
        self.drain.must_stay_open()
        self._may_open(guest, address)
        options = bosquet.game(wish.game).setup(len(wish.seats), wish.options).options
        chairs = [wished(seat, guest) for seat in wish.seats]
        start = wish.start and not any(chair.open for chair in chairs)
        row = _new_row(wish.game, options, guest.id, start, self.luck.seed(), wish.patience)
        self._opens(guest, address)
        await self.write(*adding_table(row, chairs))
        return self._enter(Table(row, chairs))

    async def open_again(self, table: Table, guest: Guest, address: str) -> str:
        """A new table for the same people; it starts at once if nobody else has to come.

        In a campaign it is the next part, or another try. The rules are those of today: an option that came
        after the table began is as usual.
        """
        self.drain.must_stay_open()
        self._may_open(guest, address)
        old, sequel = table.row, sequel_of(table)
        options = bosquet.game(old.game).setup(len(table.chairs), sequel or old.options).options
        self._opens(guest, address)
        chairs = [again(chair, guest) for chair in table.chairs]
        alone = all(chair.kind == "bot" or chair.guest == guest.id for chair in chairs)
        row = _new_row(old.game, options, guest.id, alone, self.luck.seed(), old.patience)
        if sequel is not None:
            row = msgspec.structs.replace(row, campaign=trail_after(table))
        linked = msgspec.structs.replace(table.row, rematch=row.id, updated=row.created)
        await self.write(*adding_table(row, chairs), changing_table(linked))
        self._enter(Table(row, chairs))
        return row.id

    async def lines_of(self, guest: Guest) -> list[TableLine]:
        """The guest's tables, the newest first."""
        lines = []
        for line in await self.ask(self.archive.tables_of, guest.id, LISTED):
            unknown = line.status == "over" and line.result is None  # it ended before results were kept
            if line.status == "playing" or unknown:  # only the game itself knows whose turn it is
                with contextlib.suppress(Refusal):
                    table = (await self.room(line.id)).table
                    if unknown:
                        self.writer.put(changing_table(table.row))
                    line = line_of(table, guest, line.hidden)
            lines.append(line)
        return sorted(lines, key=lambda line: -line.updated)

    async def hide(self, guest: Guest, id: str, hide: bool) -> None:
        """Keep a table out of the guest's list, or not any more. It may even be one that does not open."""
        if len(id) > LONGEST_ID or not await self.ask(self.archive.is_of, guest.id, id):
            raise Refusal("refuse.no_table", {})
        await self.write(*hiding(id, guest.id, hide))

    async def revoke(self, signed: Signed) -> Signed:
        """From now on only what is returned, signed, is this guest; also for pages that are open."""
        revoked = self.later(signed)
        await self.write(*revoking(signed.id, revoked.generation))
        self.revoked[signed.id] = revoked
        self.send_away(signed.id)
        return msgspec.structs.replace(signed, at=0, generation=revoked.generation)

    def later(self, signed: Signed) -> Revoked:
        """All of the guest that was signed so far is revoked by this."""
        return Revoked(1 + max(signed.generation or 0, self.revoked.get(signed.id, Revoked()).generation))

    def send_away(self, guest: str) -> None:
        """Pages that are open come back as whoever their cookie says now."""
        for room in self.rooms.values():
            for watcher in [each for each in room.watchers if each.guest.id == guest]:
                watcher.drop()

    async def close_unopened(self, id: str) -> bool:
        """Close a table that is not in memory; whether there was a game to close."""
        statements = await self.ask(closing, self.archive.engine, id, time.time())
        if statements is None:
            return False
        await self.write(*statements)
        if id in self.rooms:  # somebody came meanwhile
            self.forget(self.rooms[id])
        return True

    @contextlib.contextmanager
    def connected(self, guest: Guest, address: str) -> Iterator[bool]:
        """Whether the guest, and everybody at this address together, may open one more connection."""
        guests, addresses = self.lines_by_guest, self.lines_by_address
        with guests.one_more(guest.id) as alone, addresses.one_more(address) as together:
            yield alone and together

    def review(self, guest: Guest, address: str) -> None:
        """One more look at a moment of a finished game, which is played again for it; or a Refusal."""
        if not (self.reviews_by_guest.left(guest.id) and self.reviews_by_address.left(address)):
            raise Refusal("refuse.too_fast", {})
        self.reviews_by_guest.take(guest.id)
        self.reviews_by_address.take(address)

    def download(self, guest: Guest) -> None:
        """One more file of all that a guest has; or a Refusal."""
        if not self.downloads.left(guest.id):
            raise Refusal("refuse.too_fast", {})
        self.downloads.take(guest.id)

    async def health(self) -> Health:
        """Whether the house stays open and moves can be saved: a commit a moment ago proves it, else one is
        tried."""
        reason = self.drain.reason or await self._trouble()
        return Health(reason is None, self.writer.committed, reason, self.resuming.done())

    async def _trouble(self) -> str | None:
        """Why nothing can be saved now."""
        writer = self.writer
        if not writer.thread.is_alive():
            return "the writer has ended"
        if writer.trouble is not None or not writer.sure or time.time() - writer.committed > RECENT:
            try:
                await writer.write(beat())
            except Exception as error:
                return str(error)
        return None

    def keeps(self, room: Room) -> bool:
        """Whether this is the table's one room."""
        return self.rooms.get(room.table.id) is room

    def forget(self, room: Room) -> None:
        """Let go of a room that may be wrong about its table; its people come back to a true one.

        They are sent away in a moment, so that whoever asked still hears why it was refused.
        """
        if self.keeps(room):
            del self.rooms[room.table.id]
            if room.table.playing:
                self.stopped.add(room.table.id)
        for watcher in room.watchers:
            asyncio.get_running_loop().call_soon(watcher.drop)

    # --- within -----------------------------------------------------------------------------------

    def _may_open(self, guest: Guest, address: str) -> None:
        if not (self.tables_by_guest.left(guest.id) and self.tables_by_address.left(address)):
            raise Refusal("refuse.too_many_tables", {})

    def _opens(self, guest: Guest, address: str) -> None:
        """Counted before anything is waited for: many may ask at once."""
        self.tables_by_guest.take(guest.id)
        self.tables_by_address.take(address)

    async def write(self, *statements: Statement) -> None:
        try:
            await self.writer.write(*statements)
        except Exception as error:
            raise Refusal("refuse.not_saved", {}) from error

    async def ask(self, question: Callable[..., Answer], *about: object) -> Answer:
        """What the database says, in a thread; a Refusal if it does not in time."""
        try:
            async with asyncio.timeout(READING):
                return await asyncio.to_thread(question, *about)
        except (DBAPIError, NoConnection, TimeoutError) as error:
            log.error("the database does not answer: %s", type(error).__name__)
            raise Refusal("refuse.broken", {}) from error

    async def _read(self, id: str) -> Room:
        if not self.writer.sure:  # something may be written yet that nobody was told of
            raise Refusal("refuse.broken", {})
        table = await self.ask(self._rebuilt, id)
        if table is None:
            raise Refusal("refuse.no_table", {})
        return self._enter(table)

    def _rebuilt(self, id: str) -> Table | None:
        """In a thread: a long game takes its time, and nobody else should notice."""
        try:
            found = self.archive.read(id)
            return None if found is None else Table(*found)
        except (NewerTable, DBAPIError, NoConnection):
            raise
        except Exception as error:  # what was written cannot be read, or breaks a rule
            log.exception("table %s has a damaged record", id, extra={"table": id})
            raise Refusal("refuse.broken_table", {}) from error

    def _enter(self, table: Table) -> Room:
        """The table's one room: it may have been made and read from disk at the same time."""
        room = self.rooms.get(table.id)
        if room is None:
            room = self.rooms[table.id] = Room(self, table)
            room.go_on()
        return room

    async def _resume(self) -> None:
        """After a restart, tables where a bot is to move go on by themselves; the others rest on disk.

        So do those whose people have not come for long: they wake when somebody does.
        """
        lately = time.time() - self.settings.sleep
        for id in await asyncio.to_thread(self.archive.with_bots, lately):
            begun = time.monotonic()
            try:
                room = await self.room(id)
            except Exception as error:
                log.warning("table %s does not open: %s", id, error, extra={"table": id})
                continue
            if room.idle(0):
                room.rest()
            await asyncio.sleep(min(1.0, time.monotonic() - begun))  # as long for everybody else

    async def _sweep(self) -> None:
        """Finished and idle tables leave memory; whatever should go on goes on, whatever has stopped it."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            try:
                await self._reopen()
                await self._look_elsewhere()
                for number, (id, room) in enumerate(list(self.rooms.items())):
                    if number % AT_ONCE == AT_ONCE - 1:
                        await asyncio.sleep(0)
                    if not self.keeps(room):
                        continue
                    if room.idle(self.settings.idle):
                        del self.rooms[id]
                    else:
                        room.wake()
            except Exception:
                log.exception("a sweep failed")

    async def _look_elsewhere(self) -> None:
        """A server takes orders from others too: who sits at a table that they have closed comes to know.

        A file has one house, which closes its tables itself.
        """
        if self.settings.file is not None or self.writer.trouble is not None:
            return
        going_on = [id for id, room in self.rooms.items() if not room.table.over]
        with contextlib.suppress(Refusal):  # it does not answer now
            for id in await self.ask(self.archive.ended, going_on):
                room = self.rooms.get(id)
                if room is not None:
                    async with room.lock:  # what this house writes itself is known then
                        if not room.table.over:
                            self.forget(room)

    async def _reopen(self) -> None:
        """Tables that were given up go on once the database works, also if nobody looks at them."""
        if self.writer.trouble is None:
            for id in list(self.stopped):
                try:
                    await self.room(id)
                except Refusal as refusal:
                    if refusal.key == "refuse.broken":
                        continue
                self.stopped.discard(id)


def line_of(table: Table, guest: Guest, hidden: bool = False) -> TableLine:
    playing = table.seats_of(guest.id)
    return TableLine(
        id=table.id,
        game=table.row.game,
        status=table.row.status,  # type: ignore[arg-type]
        names=[chair.name for chair in table.chairs],
        mine=[seat for seat, chair in enumerate(table.chairs) if chair.guest == guest.id],
        your_turn=table.playing and any(seat in playing for seat in table.actors()),
        updated=table.updated,
        result=table.result,
        hidden=hidden,
        options=table.row.options,
        campaign=trail(table.row.campaign),
    )


def _new_row(
    game: str, options: dict[str, object], host: str, start: bool, seed: bytes, patience: int
) -> TableRow:
    now = time.time()
    return TableRow(
        id="".join(secrets.choice(LETTERS) for _ in range(12)),
        game=game,
        version=bosquet.game(game).version,
        options=options,
        host=host,
        seed=seed.hex(),
        commitment=sha256(seed).hexdigest(),
        status="playing" if start else "waiting",
        rematch=None,
        created=now,
        updated=now,
        patience=patience,
    )
