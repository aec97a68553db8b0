"""A house with many stored tables opens: `python -m bench.restart`, 10,000 of them, 500 in play with a bot.

How long until it listens, how long until all that should go on have been opened, and the longest that anybody
else waited meanwhile.
"""

import argparse
import http.client
import json
import subprocess
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path

import bosquet
from bosquet.house.chairs import Chair
from bosquet.house.storage.archive import MoveRow, TableRow, adding_move, adding_table
from bosquet.house.storage.database import open_database

CHAIRS = [Chair("me", "ann", "Ann"), Chair("bot", None, None, "seedling")]


def fill(folder: Path, tables: int, playing: int) -> None:
    """The same game again and again, as far as Ann's tenth question; it is of today, so that none sleeps."""
    now = time.time()
    seed = bytes(range(32))
    game = bosquet.game("eternity")
    state = game.new(2, seed)
    rows: list[MoveRow] = []
    while len(rows) < 60 or state.actor() != 0:
        seat = state.actor()
        action = state.options(seat)[0]
        rows.append(MoveRow(len(rows), seat, "play" if seat == 0 else "bot", game.table.name(action), now))
        state.apply(seat, action)
    engine = open_database(f"sqlite:///{folder / 'bosquet.db'}")
    with engine.begin() as connection:
        for number in range(tables):
            status = "playing" if number < playing else "waiting"
            row = TableRow(
                f"table{number:06d}", "eternity", game.version, {}, "ann", seed.hex(),
                sha256(seed).hexdigest(), status, None, now, now,
            )  # fmt: skip
            for statement, values in adding_table(row, CHAIRS):
                connection.execute(statement, values)
            if status == "playing":
                statement = adding_move(row.id, rows[0])[0]
                connection.execute(statement, [adding_move(row.id, each)[1] for each in rows])
    engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--playing", type=int, default=500)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "site").mkdir()
        (folder / "site" / "index.html").write_text("<!doctype html>")
        fill(folder, options.tables, options.playing)
        for tables in ("none", f"{options.tables:,}"):
            data = folder if tables != "none" else folder / "empty"
            command = [sys.executable, "-m", "bosquet.cli", "serve", "--port", "0", "--data", str(data)]
            begun = time.perf_counter()
            server = subprocess.Popen(
                [*command, "--site", str(folder / "site")], stdout=subprocess.PIPE, text=True
            )
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            print(f"{tables} stored tables: listens after {time.perf_counter() - begun:.2f} s")
            resumed, waited = watch(address, 10)
            print(f"  all that should go on are open after {resumed - begun:.2f} s")
            print(f"  others waited at most {1000 * waited:.0f} ms until then, and in ten seconds")
            server.terminate()
            server.communicate()


def watch(address: str, seconds: float) -> tuple[float, float]:
    """When every table that should go on had been opened, and the longest that anybody waited meanwhile."""
    line = http.client.HTTPConnection(address.partition("://")[2])
    waits = []
    begun, resumed = time.perf_counter(), 0.0
    while (now := time.perf_counter()) < begun + seconds or not resumed:
        line.request("GET", "/api/me")
        line.getresponse().read()
        waits.append(time.perf_counter() - now)
        if not resumed:
            line.request("GET", "/healthz")
            if json.load(line.getresponse())["resumed"]:
                resumed = time.perf_counter()
        time.sleep(0.005)
    return resumed, max(waits)


if __name__ == "__main__":
    main()
