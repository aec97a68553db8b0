"""Durable moves a second: `python -m bench.house` plays many tables of two at once against a real server.

A move counts when the *other* seat has it, which is after its commit is on disk. The client reads frames
without unpacking their JSON, so that it is not the limit; its share of a processor is printed beside.
`--game` (may be said again) plays another game, `--packed` compresses as browsers ask for it.
`--against DIR` measures other sources (a folder that holds `bosquet`) in the same run, by turns.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from bench.crowd import Crowd

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A house in a process of its own, with no limits but its own speed."""

    def __init__(self, sources: Path, folder: Path) -> None:
        site = folder / "site"
        site.mkdir(parents=True)
        (site / "index.html").write_text("<!doctype html>")
        paths = os.pathsep.join([str(sources), str(ROOT)])
        command = [sys.executable, "-m", "bench.unlimited", str(folder)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths}
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")

    @property
    def seconds(self) -> float:
        """Of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate()


@contextmanager
def opened(sources: Path) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(sources, Path(folder))
        try:
            yield server
        finally:
            server.stop()


class Result(Struct):
    rate: float
    size: float  # bytes that one move sends to both
    median: float  # milliseconds
    p99: float
    longest: float
    cost: float  # microseconds of processor time of the server for each move
    client: float  # share of a processor that the client took
    memory: float  # kilobytes for each table, with both its connections


def measure(
    sources: Path, tables: int, seconds: float, pace: float | None, game: str, packed: bool
) -> Result:
    with opened(sources) as server:
        before = server.memory
        crowd = Crowd(server.address, tables, game, packed)
        crowd.sit_down()
        memory = (server.memory - before) / tables / 1024
        crowd.play(1.0, pace)  # until all is warm
        used, own = server.seconds, time.process_time()
        crowd.received = 0
        waits, took = crowd.play(seconds, pace)
        used, own = server.seconds - used, time.process_time() - own
        crowd.leave()
    waits.sort()
    moves = max(1, len(waits))
    return Result(
        rate=moves / took,
        size=crowd.received / moves,
        median=1000 * waits[moves // 2],
        p99=1000 * waits[moves * 99 // 100],
        longest=1000 * waits[-1],
        cost=1e6 * used / moves,
        client=own / took,
        memory=memory,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--against", type=Path, action="append", default=[], metavar="DIR")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--tables", type=int, action="append", default=[])
    parser.add_argument("--only", choices=["flat", "paced"])
    parser.add_argument("--game", action="append", default=[], help="eternity, evergreen, everdell …")
    parser.add_argument("--packed", action="store_true", help="compressed, as browsers ask for it")
    options = parser.parse_args()
    kinds = [
        (game, tables, pace)
        for game in options.game or ["eternity"]
        for tables in options.tables or [50, 200]
        for pace in (None, 1.0)
        if options.only != ("paced" if pace is None else "flat")
    ]
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print(f"{'':44}moves/s  median    p99    longest  µs/move  client  KB/table  bytes/move")
    for game, tables, pace in kinds:
        for number in range(options.rounds):
            for sources in [*options.against, ROOT / "src"]:
                which = sources.parent.name if sources in options.against else "now"
                name = f"{game}, {tables} tables, {'flat out' if pace is None else '1 move/s'}, {which}"
                found = measure(sources, tables, options.seconds, pace, game, options.packed)
                print(
                    f"{name:44}{found.rate:7.0f}{found.median:8.1f}{found.p99:8.1f}{found.longest:9.1f}"
                    f"{found.cost:9.0f}{100 * found.client:7.0f}%{found.memory:9.0f}{found.size:12.0f}"
                    + (f"   round {number + 1}" if options.rounds > 1 else ""),
                    flush=True,
                )
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
