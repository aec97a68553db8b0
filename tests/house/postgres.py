"""A PostgreSQL server that lives as long as the tests."""

import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

TRIES = 5


class Postgres:
    """On a free port, in a folder that goes away. It will not run as root: then its own user runs it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bosquet-postgres-"))
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self.numbers = itertools.count(1)
        self._run(
            "initdb", "-D", "data", "-U", "bosquet", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"
        )
        assert any(self._starts() for _ in range(TRIES)), (self.folder / "log").read_text()

    def _starts(self) -> bool:
        """Somebody else may take the free port before it is ours: then on another one."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c fsync=off"
        return self._succeeds("pg_ctl", "start", "-w", "-D", "data", "-l", "log", "-o", settings)

    def new_database(self) -> str:
        name = f"grove{next(self.numbers)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._url(name)

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """Nothing of it runs: what is sent arrives, and no answer comes."""
        leader = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{leader}/task/{leader}/children").read_text().split()
        all = [leader, *map(int, children)]
        for process in all:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in reversed(all):
                os.kill(process, signal.SIGCONT)

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", "data")
        shutil.rmtree(self.folder)

    def _url(self, name: str) -> str:
        return f"postgresql://bosquet@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        assert self._succeeds(program, *arguments), f"{program} failed"

    def _succeeds(self, program: str, *arguments: str) -> bool:
        done = subprocess.run(
            [_find(program), *arguments],
            cwd=self.folder,
            user=self.user,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
        )
        return done.returncode == 0


def _find(program: str) -> str:
    found = shutil.which(program) or max(
        map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{program}")), default=""
    )
    assert found, f"{program} is not installed: `make test` installs PostgreSQL"
    return found
