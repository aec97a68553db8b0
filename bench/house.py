"""Durable moves a second: `python -m bench.house` plays many tables at once, on SQLite in a temporary folder.

First inside one process (rules, writer and disk), then against a real server over sockets on this machine,
where the clients take their share of the processor too. A move counts once it is on disk and acknowledged.
"""

import asyncio
import itertools
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

from bosquet.house.house import House
from bosquet.house.messages import Guest, NewTable, SeatWish
from bosquet.house.room import Room
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database

TABLES_INSIDE = 200
TABLES_OUTSIDE = 40


async def inside(folder: Path) -> float:
    settings = Settings(folder, beat=0)
    house = House(settings, open_database(settings.url))
    rooms = []
    for number in range(TABLES_INSIDE):
        wish = NewTable("eternity", [SeatWish("me"), SeatWish("here")], start=True)
        rooms.append(await house.create(Guest(f"guest{number}", None), wish, f"address{number}"))
    start = time.perf_counter()
    await asyncio.gather(*(play_room(room) for room in rooms))
    seconds = time.perf_counter() - start
    moves = sum(room.table.moves for room in rooms)
    await house.close()
    house.archive.engine.dispose()
    return moves / seconds


async def play_room(room: Room) -> None:
    table = room.table
    guest = Guest(table.row.host, None)
    while table.playing:
        if room.driver is not None and not room.driver.done():
            await asyncio.wait([room.driver])
            continue
        seat = table.actors()[0]
        action = table.game.table.name(table.in_play().options(seat)[-1])
        await room.play(guest, seat, table.step, [action], str(table.step))


async def outside(address: str) -> tuple[float, float]:
    pairs = [new_table(address) for _ in range(TABLES_OUTSIDE)]
    start = time.perf_counter()
    waits = await asyncio.gather(*(play_seat(address, *seat) for pair in pairs for seat in pair))
    seconds = time.perf_counter() - start
    every = sorted(itertools.chain.from_iterable(waits))
    return len(every) / seconds, 1000 * every[len(every) // 2]


def new_table(address: str) -> list[tuple[str, str, int]]:
    """A table of two guests: id, cookie and seat of each."""
    with (
        httpx.Client(base_url=address, headers={"Origin": address}) as ann,
        httpx.Client(base_url=address, headers={"Origin": address}) as bob,
    ):
        bob.get("/api/me")
        wish = {"game": "eternity", "seats": [{"kind": "me"}, {"kind": "link"}]}
        table = ann.post("/api/tables", json=wish).json()["id"]
        return [(table, http.cookies["bosquet_guest"], seat) for seat, http in enumerate((ann, bob))]


async def play_seat(address: str, table: str, cookie: str, seat: int) -> list[float]:
    """Play to the end; how long each acknowledgement took."""
    waits: list[float] = []
    headers = {"Cookie": f"bosquet_guest={cookie}"}
    where = f"{address.replace('http', 'ws', 1)}/live/{table}"
    origin = Origin(address)
    async with connect(where, origin=origin, additional_headers=headers, compression=None) as socket:
        sent = 0.0
        if seat == 1:
            await socket.send(json.dumps({"type": "sit", "seat": 1}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "table":
                if message["status"] == "over":
                    return waits
                taken = all(not place["free"] for place in message["seats"])
                if message["status"] == "waiting" and message["host"] and taken:
                    await socket.send('{"type":"start"}')
            elif message["type"] == "accepted":
                waits.append(time.perf_counter() - sent)
            elif message["type"] == "position" and message["decisions"]:
                options = message["decisions"][0]["options"]
                if len(options) > 1:
                    sent = time.perf_counter()
                    move = {"seat": seat, "step": message["step"], "path": [options[-1]["name"]]}
                    await socket.send(json.dumps({"type": "play", "ticket": str(message["step"]), **move}))
    return waits


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        rate = asyncio.run(inside(Path(folder)))
    print(f"in one process, {TABLES_INSIDE} tables: {rate:,.0f} durable moves/s")
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        site.mkdir()
        (site / "index.html").write_text("<!doctype html>")
        command = [sys.executable, "-m", "bosquet.cli", "serve", "--port", "0", "--beat", "0"]
        command += ["--data", folder, "--site", str(site)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            rate, wait = asyncio.run(outside(address))
            server.terminate()
    print(f"over sockets, {TABLES_OUTSIDE} tables of two: {rate:,.0f} durable moves/s, median {wait:.1f} ms")


if __name__ == "__main__":
    main()
