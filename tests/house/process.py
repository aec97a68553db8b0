"""A house in a process of its own, as people run it; only its chance repeats, unless it is a real one."""

import signal
import subprocess
import sys
from pathlib import Path

from tests.house.luck import current_file

ROOT = Path(__file__).parents[2]


class House:
    """Starts at once; `address` is where it listens, `metrics` where it tells them, if it does.

    Errors go to `house.log` in its folder.
    """

    def __init__(
        self,
        data: Path,
        *options: str,
        site: Path | None = None,
        real: bool = False,
        program: list[str] | None = None,
        port: int = 0,
    ) -> None:
        self.data = data
        self.options = options
        self.program = program or (["bosquet.cli"] if real else ["tests.house.fixed", str(current_file())])
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / "house.log"
        self.port = port
        self.prelude: list[str] = []  # a command that starts it
        self.process: subprocess.Popen[str] | None = None
        self.site = site or small_site(data / "site")
        self.start()

    def start(self) -> None:
        """At the second time on the same address."""
        command = [*self.prelude, sys.executable, "-m", *self.program, "serve", "--port", str(self.port)]
        command += ["--data", str(self.data), "--site", str(self.site), *self.options]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("The house is open: http://"), line + self.log.read_text()
        self.address = line.split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        if "--metrics" in self.options:
            self.metrics = self.process.stdout.readline().split()[-1]

    @property
    def workers(self) -> list[int]:
        """The processes in which its bots think, the oldest first."""
        if self.process is None:
            return []
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(child) for child in children.split()]

    def kill(self) -> None:
        """kill -9: no goodbye, no tidying up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(how)
            process.communicate(timeout=20)


def small_site(folder: Path) -> Path:
    """Pages for tests that look at none."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Bosquet</title>" + " " * 600)
    (folder / "assets" / "app-1a2b3c.js").write_text("export {};")
    return folder
