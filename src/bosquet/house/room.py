"""A table with the people looking at it: takes their messages one at a time, writes, and tells everybody."""

import asyncio
import contextlib
import math
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from bosquet import Refusal
from bosquet.house.absence import Absences, welcome
from bosquet.house.chairs import Chair, wished
from bosquet.house.driver import drive
from bosquet.house.ending import all_wish_to_stop
from bosquet.house.guests import tidy
from bosquet.house.hourglass import OPTION, Hourglass, keep_time
from bosquet.house.limits import Quota
from bosquet.house.messages import Clock, Guest, Name, PaceName, Reseat, SeatWish, TableState, Tried, Try
from bosquet.house.notes import note_row
from bosquet.house.sight import Sights, table_state, tried
from bosquet.house.storage.archive import adding_move, changing_seat, changing_table
from bosquet.house.storage.writer import Statement
from bosquet.house.table import Draft, Due, Table
from bosquet.house.wait_budget import WaitBudget

if TYPE_CHECKING:
    from bosquet.house.house import House


FEW = 20  # who look at a table are told everything at once; of more, those who sit there
EACH = 0.002  # seconds, for each who looks, in which a crowd is told once
ENTERING = 2.0  # seconds in which somebody who has asked for a table comes to it


class Watcher(Protocol):
    """A connection, as far as a room knows it."""

    guest: Guest
    pace: PaceName

    def seats_changed(self) -> None: ...
    def see_table(self, state: TableState) -> None: ...
    def see_position(self) -> None: ...
    def see_notes(self) -> None: ...
    def drop(self) -> None: ...


class Room:
    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.present: set[str] = set()  # guests who have a page of this table open
        self.hourglass = Hourglass(int(table.row.options.get(OPTION, 0)), house.settings.sand, table.sand)
        self.driver: asyncio.Task[None] | None = None
        self.timekeeper: asyncio.Task[None] | None = None
        self.budget = WaitBudget(
            house.settings.wait, house.settings.full_wait
        )  # for what bots think while people wait
        self.brief = False  # they have thought for a shorter time than their level does
        self.touched = time.monotonic()
        self.absences = Absences(self)
        limits = house.settings.limits
        self.changes = Quota(limits.changes_per_minute, 60)
        self.take_backs = Quota(limits.take_backs_per_minute, 60)
        self.crowd: asyncio.Task[None] | None = None  # in a moment it is told
        self.moved = False  # since the crowd was told
        self.sights = Sights(table)  # what each face sees, for everybody who looks

    # --- before the start -------------------------------------------------------------------------

    async def sit(self, guest: Guest, seat: int, name: Name | None) -> None:
        async with self.lock:
            chair = self.table.chair(seat)
            called = tidy(name) if name else guest.name
            if chair.away and chair.guest == guest.id and self.table.playing:
                if chair.absence == "gave_up":
                    raise Refusal("refuse.gave_up", {})
                self.not_too_often(guest, seat)
                back = msgspec.structs.replace(chair.back(), name=called or chair.name)
                await self.settle(seat, "returned", seat, back)
                return
            self._must_wait()
            if not chair.open:
                raise Refusal("refuse.seat_taken", {"seat": seat})
            if self.table.seats_of(guest.id):
                raise Refusal("refuse.already_seated", {})
            self.not_too_often(guest, seat)
            await self._reseat(seat, Chair("link", guest.id, called))

    async def stand(self, guest: Guest, seat: int) -> None:
        async with self.lock:
            chair = self.table.own_chair(seat, guest.id)
            if self.table.over:
                raise Refusal("refuse.over", {})
            self.not_too_often(guest, seat)
            if self.table.playing:
                await self.settle(seat, "stood", seat, chair.left_to_a_bot("stood"))
            else:
                await self._reseat(seat, Chair("link"))

    async def reseat(self, guest: Guest, wish: Reseat) -> None:
        async with self.lock:
            self._must_host(guest)
            self._must_wait()
            self.table.chair(wish.seat)
            await self._reseat(wish.seat, wished(SeatWish(wish.kind, wish.level, wish.name), guest))

    async def start(self, guest: Guest) -> None:
        async with self.lock:
            self._must_host(guest)
            self._must_wait()
            self.house.drain.must_stay_open()
            if not self.table.full:
                raise Refusal("refuse.seats_open", {})
            await self._start()

    async def come(self, guest: Guest) -> None:
        """Whoever comes finds their seat again. With the last who was kept one, another game starts."""
        await welcome(self, guest)
        if self.table.row.status != "waiting" or not any(chair.kept for chair in self.table.chairs):
            return
        async with self.lock:
            if self.table.row.status != "waiting" or self.house.drain.at is not None:
                return
            mine = [seat for seat, chair in enumerate(self.table.chairs) if chair.kept_for(guest.id)]
            for seat in mine:
                await self._reseat(seat, self.table.chairs[seat].back())
            if mine and self.table.full:
                await self._start()

    async def _start(self) -> None:
        row = msgspec.structs.replace(self.table.row, status="playing", updated=time.time())
        await self._write(changing_table(row))
        self.table.start(row)
        self.show_all()
        self.go_on()

    # --- in play ----------------------------------------------------------------------------------

    async def play(self, guest: Guest, seat: int, step: int, path: Sequence[str], ticket: str) -> int:
        """The step at which the last move is on disk; the same for a ticket that was accepted before."""
        async with self.lock:
            self.table.own_chair(seat, guest.id)
            known = self.table.known(seat, ticket)
            if known is not None:
                return known
            await self.call_time()
            self.table.expect(seat, step)
            return await self.commit(self.table.draft_path(seat, path, ticket))

    def attempt(self, guest: Guest, wish: Try) -> Tried:
        """What would come of a path. Nothing is changed, so nobody has to wait."""
        self.table.own_chair(wish.seat, guest.id)
        self.table.expect(wish.seat, wish.step)
        return tried(self.table, wish)

    async def take_back(self, guest: Guest, seat: int, step: int, ticket: str) -> int:
        async with self.lock:
            self.table.own_chair(seat, guest.id)
            known = self.table.known(seat, ticket)
            if known is not None:
                return known
            await self.call_time()
            self.table.expect_back(seat, step)
            _take(self.take_backs, str(seat))
            return await self.commit(self.table.draft_back(seat, ticket))

    def not_too_often(self, guest: Guest, seat: int) -> None:
        """Each time is written, kept and told."""
        _take(self.changes, f"{guest.id} {seat}")

    async def commit(self, draft: Draft) -> int:
        """On disk first, then for everybody to see. The caller holds the lock.

        The sand is written with it: whatever happens to the house, nobody has less than at the last move.
        """
        table = self.table
        sand = self.hourglass.after(table.timed_turn(), table.game.hosting.clock(draft.state))
        rows = [msgspec.structs.replace(row, sand=sand) for row in draft.rows]
        draft = msgspec.structs.replace(draft, rows=rows)
        statements = [adding_move(table.id, row) for row in rows]
        if draft.over:
            statements.append(changing_table(table.ended(draft)))
        await self._write(*statements)
        table.accept(draft)
        self.house.tally.moves[table.row.game, draft.row.how] += len(rows)
        if sand is not None:
            self.hourglass.put(sand)
        self._show_move()
        self.go_on()
        return draft.row.step

    async def settle(self, seat: int, kind: str, about: int, chair: Chair | None = None) -> None:
        """What somebody does around the game, with the chair it changes. The caller holds the lock.

        Once all who still play wish to stop, or the house closes the table, the game is over.
        """
        table, now, statements = self.table, time.time(), []
        sand = self.hourglass.left if self.hourglass.glass else None
        rows = [note_row(table.step, seat, kind, about, now, sand)]
        chairs = list(table.chairs)
        if chair is not None:
            chairs[about] = chair
            statements.append(changing_seat(table.id, about, chair))
        row = table.row
        closed = kind == "closed"
        agreed = not closed and all_wish_to_stop(chairs, table.wishing(seat, kind))
        if agreed:
            rows.append(note_row(table.step + 1, seat, "stopped", seat, now, sand))
        if closed or agreed:
            row = msgspec.structs.replace(row, status="stopped", updated=now)
            statements.append(changing_table(row))
        await self._write(*statements, *(adding_move(table.id, each) for each in rows))
        if table.state is None:
            table.start(row)  # closed before it began: what would have been dealt may be seen
        table.row = row
        if chair is not None:
            table.chairs[about] = chair
        for each in rows:
            table.take_note(each)
        self._seats_changed()

    async def call_time(self) -> None:
        """If the sand has run out, that comes before anything else. The caller holds the lock."""
        state = self.table.state
        if state is not None and self.table.playing and self.table.timed_turn() and not self.hourglass.left:
            await self.commit(self.table.draft_move(state.actor(), self.table.game.timeout, "timeout"))

    async def rematch(self, guest: Guest, address: str) -> None:
        async with self.lock:
            row = self.table.row
            if not self.table.over:
                raise Refusal("refuse.not_over", {})
            if not any(chair.guest == guest.id for chair in self.table.chairs):
                raise Refusal("refuse.not_your_seat", {})
            if row.rematch is None:
                id = await self.house.open_again(self.table, guest, address)
                self.table.row = msgspec.structs.replace(row, rematch=id)
                self.show_tables()

    # --- telling ----------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        """The newcomer asks for the position itself."""
        if watcher.guest.id not in self.present:
            self.absences.came(watcher.guest.id)
        self.watchers.add(watcher)
        self.present = {*self.present, watcher.guest.id}
        self.show_table(watcher)
        self._came_or_left(watcher)
        self.go_on()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if not self.watchers:
            self.sights = Sights(self.table)
        self.present = {each.guest.id for each in self.watchers}
        if watcher.guest.id not in self.present:
            self.absences.went(watcher.guest.id)
        self._came_or_left()

    def _show_move(self) -> None:
        """A move changes nothing about the table itself, unless it ends the game or somebody is away."""
        if self.table.over or self.absences.anybody:
            self.show_all()
        else:
            self.touch()
            self._let_sand_run()
            self._show_positions()
            self._show_notes()

    def show_all(self) -> None:
        self.touch()
        self._let_sand_run()
        self.show_tables()
        self._show_positions()
        self._show_notes()

    def show_tables(self) -> None:
        """Everybody whose table state has changed is told."""
        now, states = time.time(), dict[str, TableState]()
        for watcher in self._told_at_once():
            id = watcher.guest.id
            if id not in states:  # somebody may have many pages open
                states[id] = self._state_for(watcher.guest, self.present, now)
            watcher.see_table(msgspec.structs.replace(states[id]))
        self.absences.watch(now)

    def show_table(self, watcher: Watcher) -> None:
        """One asks for it, or has caught up: that is no work for all the others."""
        watcher.see_table(self._state_for(watcher.guest, self.present, time.time()))

    def _told_at_once(self) -> list[Watcher]:
        """Everybody; of a crowd, whose every coming and going is news for all, those who sit here.

        The others are shown the newest together in a moment, as if they could not keep up.
        """
        if len(self.watchers) <= FEW:
            return list(self.watchers)
        if self.crowd is None:
            self.crowd = asyncio.create_task(self._tell_crowd())
        seated = {chair.guest for chair in self.table.chairs}
        return [watcher for watcher in self.watchers if watcher.guest.id in seated]

    async def _tell_crowd(self) -> None:
        await asyncio.sleep(len(self.watchers) * EACH)
        self.crowd = None
        moved, self.moved = self.moved, False
        seated, there, now = {chair.guest for chair in self.table.chairs}, self.present, time.time()
        for number, watcher in enumerate(list(self.watchers)):
            if number % FEW == FEW - 1:
                await asyncio.sleep(0)  # others have a turn
            if watcher.guest.id in seated or watcher not in self.watchers:
                continue
            watcher.see_table(self._state_for(watcher.guest, there, now))
            if moved:
                watcher.see_position()
                watcher.see_notes()

    def _state_for(self, guest: Guest, there: set[str], now: float) -> TableState:
        state = table_state(self.table, guest.id, there, self.absences, now)
        state.closes_in = self.house.drain.minutes
        state.brief = self.brief
        return state

    def go_on(self) -> None:
        """Let the house move if it is to move. A driver that runs sees for itself what has changed."""
        if (self.driver is None or self.driver.done()) and self.due():
            self.driver = asyncio.create_task(drive(self))

    def due(self) -> list[Due]:
        """What the house has to answer now. A table of bots alone plays only while somebody looks."""
        alone = not self.watchers and all(chair.bot for chair in self.table.chairs)
        return [] if alone or self.house.drain.resting else self.table.automatic()

    def budget_now(self) -> WaitBudget:
        """What bots may think, for the people who wait for them now."""
        table = self.table
        bots = sum(chair.bot for chair in table.chairs)
        waiting = [
            seat for seat, chair in enumerate(table.chairs) if not chair.bot and seat not in table.actors()
        ]
        self.budget.follow({seat: table.touched.get(seat, 0) for seat in waiting}, bots)
        return self.budget

    def tell_brief(self) -> None:
        """Once for each game: everybody may know that bots play less well than their level says."""
        if not self.brief:
            self.brief = True
            self.show_tables()

    def wake(self) -> None:
        """Go on with whatever should go on: something may have stopped it."""
        self._let_sand_run()
        self.go_on()

    def clock(self) -> Clock | None:
        state, glass = self.table.state, self.hourglass
        if state is None or not self.table.playing or not self.table.timed_turn():
            return None
        return Clock(state.actor(), glass.left, glass.glass, glass.running)

    # --- memory -----------------------------------------------------------------------------------

    def touch(self) -> None:
        self.touched = time.monotonic()

    def rest(self) -> None:
        """Nothing is to be done here: the next sweep may let it go, unless somebody comes."""
        self.touched = -math.inf

    @property
    def thinks(self) -> bool:
        """Whether the house is about to answer here."""
        return self.driver is not None and not self.driver.done()

    def idle(self, seconds: float) -> bool:
        busy = self.watchers or self.lock.locked() or self.thinks
        return not busy and time.monotonic() - self.touched >= (
            min(seconds, ENTERING) if self.table.over else seconds
        )

    async def close(self) -> None:
        self.absences.close()
        for task in (self.driver, self.timekeeper, self.crowd):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    # --- within -----------------------------------------------------------------------------------

    def must_play(self) -> None:
        self.table.in_play()
        if self.table.over:
            raise Refusal("refuse.over", {})

    def _must_host(self, guest: Guest) -> None:
        if self.table.row.host != guest.id:
            raise Refusal("refuse.not_host", {})

    def _must_wait(self) -> None:
        if self.table.row.status != "waiting":
            raise Refusal("refuse.started", {})

    def _let_sand_run(self) -> None:
        """The sand falls while at least one of the players is there, and for absent ones too."""
        state = self.table.state
        there = self.present
        played = any(chair.guest in there and not chair.away for chair in self.table.chairs)
        timed = state is not None and self.table.playing and self.table.timed_turn() > 0
        self.hourglass.run(timed and played and not self.house.drain.resting)
        if self.hourglass.running and (self.timekeeper is None or self.timekeeper.done()):
            self.timekeeper = asyncio.create_task(keep_time(self))

    def _came_or_left(self, newcomer: Watcher | None = None) -> None:
        self.touch()
        before = self.hourglass.running
        self._let_sand_run()
        self.show_tables()
        if self.hourglass.running != before:
            self._show_positions(newcomer)

    def _show_notes(self) -> None:
        for watcher in self._told_at_once():
            watcher.see_notes()

    def _show_positions(self, newcomer: Watcher | None = None) -> None:
        """A newcomer asks for it."""
        self.moved = True
        for watcher in self._told_at_once():
            if watcher is not newcomer:
                watcher.see_position()

    async def _reseat(self, seat: int, chair: Chair) -> None:
        await self._write(changing_seat(self.table.id, seat, chair))
        self.table.chairs[seat] = chair
        self._seats_changed()

    def _seats_changed(self) -> None:
        for watcher in list(self.watchers):
            watcher.seats_changed()
        self.show_all()
        self.go_on()

    async def _write(self, *statements: Statement) -> None:
        """After a failed write the record alone knows the truth: the room is given up and read again.

        From then on it writes nothing more, whoever still waited for it.
        """
        if not self.house.keeps(self):
            self.house.forget(self)
            raise Refusal("refuse.not_saved", {})
        try:
            await self.house.writer.write(*statements)
        except Exception as error:
            self.house.forget(self)
            raise Refusal("refuse.not_saved", {}) from error


def _take(quota: Quota, key: str) -> None:
    if not quota.left(key):
        raise Refusal("refuse.too_fast", {})
    quota.take(key)
