"""The one writer: whatever waits is committed together, and only then acknowledged."""

import asyncio
import logging
import threading
from collections.abc import Sequence
from itertools import groupby
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.dml import Delete, Insert, Update

log = logging.getLogger("bosquet.house")

Statement = tuple[Insert | Update | Delete, dict[str, Any]]


class Job:
    """Statements that stand or fall together."""

    def __init__(self, statements: Sequence[Statement], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()

    def settle(self, error: Exception | None) -> None:
        self.loop.call_soon_threadsafe(self._settle, error)

    def _settle(self, error: Exception | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """A thread with a queue. A commit costs one flush to disk however many moves it carries."""

    def __init__(self, engine: Engine, most: int = 500) -> None:
        self.engine = engine
        self.most = most
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, *statements: Statement) -> None:
        """Return once the statements are on disk; raise if they were not written."""
        job = Job(statements, asyncio.get_running_loop())
        self.jobs.put(job)
        await job.done

    def put(self, *statements: Statement) -> None:
        """Write in passing what nobody waits for; a failure is told to the log alone."""
        job = Job(statements, asyncio.get_running_loop())
        job.done.add_done_callback(lambda done: done.exception())
        self.jobs.put(job)

    def close(self) -> None:
        """Write what waits, then stop."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        while True:
            batch, last = self._waiting()
            if batch:
                self._commit(batch)
            if last:
                return

    def _waiting(self) -> tuple[list[Job], bool]:
        job = self.jobs.get()
        batch = []
        while job is not None:
            batch.append(job)
            if len(batch) == self.most or self.jobs.empty():
                return batch, False
            job = self.jobs.get()
        return batch, True

    def _commit(self, batch: list[Job]) -> None:
        try:
            with self.engine.begin() as connection:
                _execute(connection, [statement for job in batch for statement in job.statements])
        except Exception as error:
            if len(batch) > 1:  # one bad job must not sink the others
                for job in batch:
                    self._commit([job])
            else:
                log.warning("not written: %s", error)
                batch[0].settle(error)
        else:
            for job in batch:
                job.settle(None)


def _execute(connection: Connection, statements: list[Statement]) -> None:
    """Runs of the same statement go to the database as one."""
    for _, run in groupby(statements, key=lambda statement: id(statement[0])):
        same = list(run)
        connection.execute(same[0][0], [values for _, values in same])
