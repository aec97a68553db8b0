"""The one writer: whatever waits is committed together, and only then acknowledged."""

import asyncio
import logging
import threading
import time
from collections.abc import Sequence
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.sql.dml import Delete, Insert, Update

from bosquet.house.storage.pulse import beat
from bosquet.house.tally import Spread

log = logging.getLogger("bosquet.house")

Statement = tuple[Insert | Update | Delete, dict[str, Any]]

PATIENCE = 1.5  # seconds until somebody is told that nothing was written, looked at every
LOOK = 0.3  # seconds
CLOSING = 5.0  # seconds that a house which closes leaves the database
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # that a commit may take
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
FIRST_RETRY, LAST_RETRY = 0.1, 5.0  # seconds until a database that failed is tried again
OWN_FAULT = (
    IntegrityError,
    DataError,
    ProgrammingError,
)  # of one job; the rest of DBAPIError is the database's


class NotWritten(Exception):
    """The database takes nothing, or not in time; the reason is fit for everybody's eyes."""


class Job:
    """Statements that stand or fall together."""

    def __init__(self, statements: Sequence[Statement], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()
        self.begun = False  # the writer has it in hand …
        self.ended = False  # … and has sent word of what became of it
        self.late = False  # nobody waits for it any more

    def settle(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """A thread with a queue. A commit costs one flush to disk however many moves it carries.

    A database that fails is tried again by itself, more and more seldom; until it answers everybody is told
    at once.
    """

    def __init__(self, engine: Engine, most: int = 500, patience: float = PATIENCE) -> None:
        self.engine = engine
        self.most = most
        self.patience = patience
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.claiming = threading.Lock()
        self.open: dict[Job, float] = {}  # since when each waits; the oldest first
        self.watch: asyncio.TimerHandle | None = None
        self.unsure: set[Job] = set()  # their people were told "not saved", and yet it may happen
        self.committed = time.time()  # the last time
        self.trouble: str | None = None  # why nothing can be written now
        self.since = 0.0  # when the trouble began, and when it is tried again
        self.retry_at = 0.0
        self.retry_after = FIRST_RETRY
        self.took, self.sizes, self.failures = Spread(SECONDS), Spread(SIZES), 0  # of commits
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, *statements: Statement) -> None:
        """Return once the statements are on disk; raise if they were not written, within two seconds."""
        if self.trouble is not None:
            raise NotWritten(self.trouble)
        loop = asyncio.get_running_loop()
        job = Job(statements, loop)
        self.jobs.put(job)
        self.open[job] = loop.time()
        if self.watch is None:
            self.watch = loop.call_later(LOOK, self._look, loop)
        try:
            await job.done
        finally:
            del self.open[job]

    def put(self, *statements: Statement) -> None:
        """Write in passing what nobody waits for, and what is lost while the database is in trouble."""
        if self.trouble is not None:
            return
        job = Job(statements, asyncio.get_running_loop())
        job.done.add_done_callback(lambda done: done.exception())
        self.jobs.put(job)

    def close(self, patience: float = CLOSING) -> None:
        """Write what waits, then stop; a disk that hangs is not waited for without end."""
        self.jobs.put(None)
        self.thread.join(patience)
        if self.thread.is_alive():
            log.error("the database still has not answered: the house closes without it")

    @property
    def sure(self) -> bool:
        """Whether what is on disk now is what people were told."""
        return not self.unsure

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Whoever has waited too long is told; one timer for all of them."""
        self.watch = loop.call_later(LOOK, self._look, loop) if self.open else None
        for job, since in self.open.items():
            if loop.time() - since < self.patience:
                break
            self._give_up(job)

    def _give_up(self, job: Job) -> None:
        if job.done.done():
            return
        with self.claiming:
            if job.ended:
                return  # the event loop was slow, not the database
            job.late = True
            if job.begun:
                self.unsure.add(job)
        job.settle(NotWritten(self.trouble or "the database does not answer in time"))

    # --- the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            batch, last = self._waiting()
            try:
                if batch:
                    self._commit(batch)
                elif self.trouble is not None and time.monotonic() >= self.retry_at:
                    self._commit([])
            except Exception:  # whatever it is, the next ones are written
                log.exception("the writer failed")
                _settle(batch, NotWritten("the writer failed"))
            self._settled(batch)
            if last:
                return

    def _waiting(self) -> tuple[list[Job], bool]:
        """What waits now, and whether it is the last; in trouble perhaps nothing until the next try."""
        batch: list[Job] = []
        wait = None if self.trouble is None else max(0.01, self.retry_at - time.monotonic())
        try:
            job = self.jobs.get(timeout=wait)
        except Empty:
            return batch, False
        while job is not None:
            batch.append(job)
            if len(batch) == self.most or self.jobs.empty():
                break
            job = self.jobs.get()
        with self.claiming:
            batch = [each for each in batch if not each.late]
            for each in batch:
                each.begun = True
        return batch, job is None

    def _commit(self, batch: list[Job]) -> None:
        if batch and self.trouble is not None and time.monotonic() < self.retry_at:
            _settle(batch, NotWritten(self.trouble))
            return
        begun = time.perf_counter()
        try:
            with self.engine.begin() as connection:
                if not batch:
                    connection.execute(*beat())
                _execute(connection, [statement for job in batch for statement in job.statements])
        except Exception as error:
            self.failures += 1
            if isinstance(error, DBAPIError | NoConnection) and not isinstance(error, OWN_FAULT):
                self._failed(error)
                _settle(batch, NotWritten(self.trouble))
            elif len(batch) > 1:  # one bad job must not sink the others
                for job in batch:
                    self._commit([job])
            else:
                log.warning("not written: %s", _brief(error))
                _settle(batch, error)
        else:
            self.took.add(time.perf_counter() - begun)
            self.sizes.add(len(batch))
            self._succeeded()
            _settle(batch, None)

    def _settled(self, batch: list[Job]) -> None:
        with self.claiming:
            for job in batch:
                job.ended = True
        if self.unsure:
            for job in batch:
                job.loop.call_soon_threadsafe(self.unsure.discard, job)

    def _failed(self, error: Exception) -> None:
        now = time.monotonic()
        if self.trouble is None:
            self.since, self.retry_after = now, FIRST_RETRY
        self.trouble = _brief(error)
        self.retry_at = now + self.retry_after
        self.retry_after = min(2 * self.retry_after, LAST_RETRY)
        log.error("nothing can be saved: %s", self.trouble)
        self.engine.dispose()  # the next try opens the database anew

    def _succeeded(self) -> None:
        self.committed = time.time()
        if self.trouble is not None:
            self.trouble = None
            log.error("games are saved again, after %.1f seconds", time.monotonic() - self.since)


def _settle(batch: list[Job], error: Exception | None) -> None:
    """One message to the event loop for all."""
    if batch:
        batch[0].loop.call_soon_threadsafe(_settle_all, batch, error)


def _settle_all(batch: list[Job], error: Exception | None) -> None:
    for job in batch:
        job.settle(error)


def _brief(error: Exception) -> str:
    """One line that names neither hosts nor secrets. SQLite's own words are harmless."""
    if not isinstance(error, DBAPIError):
        return type(error).__name__
    words = str(error.orig).splitlines() if type(error.orig).__module__ == "sqlite3" else []
    return words[0] if words else type(error.orig).__name__


def _execute(connection: Connection, statements: list[Statement]) -> None:
    """Runs of the same statement go to the database as one."""
    for _, run in groupby(statements, key=lambda statement: id(statement[0])):
        same = list(run)
        connection.execute(same[0][0], [values for _, values in same])
