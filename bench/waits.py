"""How long people wait for bots in a full house: `python -m bench.waits everdell --bots 3 --tables 20`.

One person at each of many tables answers at random and at once. A wait lasts from the answer that ends their
turn until they are asked again; nothing is drawn. After `--seconds` all leave, and who still waits is counted
with as long as they have waited until then.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect

from bench.house import ROOT, Server


class Sitter(Struct):
    """A person alone among bots."""

    number: int
    socket: ClientConnection
    waits: list[float] = field(default_factory=list)
    since: float | None = None  # when their turn ended
    told: bool = False  # that its bots think for a shorter time
    over: bool = False

    async def play(self) -> None:
        chance, answered, others = random.Random(self.number), -1, False
        await self.socket.send(json.dumps({"type": "pace", "pace": "instant"}))
        self.since = time.perf_counter()
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "refused":
                assert message["reason"]["key"] == "refuse.stale", message
            if message["type"] == "table":
                self.told = self.told or message.get("brief", False)
                self.over = message["status"] == "over"
            if message["type"] != "position":
                continue
            others = others or any(line["seat"] not in (None, message["face"]) for line in message["news"])
            if not message["decisions"] or message["step"] <= answered:
                continue
            if others and self.since is not None:
                self.waits.append(time.perf_counter() - self.since)
            answered, others, self.since = message["step"], False, None
            option = chance.choice(message["decisions"][0]["options"])
            move = {"seat": message["face"], "step": answered, "path": [option["name"]]}
            await self.socket.send(json.dumps({"type": "play", **move, "ticket": f"w{answered}"}))
            self.since = time.perf_counter()


def table(client: httpx.Client, game: str, bots: int, level: str) -> tuple[str, str]:
    """A new table of a new guest: its id, and the guest's cookie."""
    client.cookies.clear()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]
    client.get("/api/me")
    answer = client.post("/api/tables", json={"game": game, "seats": seats, "start": True})
    return answer.raise_for_status().json()["id"], client.cookies["bosquet_guest"]


async def sit(address: str, tables: list[tuple[str, str]], seconds: float) -> list[Sitter]:
    async def one(number: int, id: str, cookie: str) -> Sitter:
        where, guest = f"{address.replace('http', 'ws', 1)}/live/{id}", f"bosquet_guest={cookie}"
        origin: Any = address
        socket = await connect(where, origin=origin, additional_headers={"Cookie": guest}, compression=None)
        return Sitter(number, socket)

    sitters = [await one(number, *table) for number, table in enumerate(tables)]
    playing = [asyncio.create_task(sitter.play()) for sitter in sitters]
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    done = await asyncio.gather(*playing, return_exceptions=True)
    for end in done:
        if isinstance(end, Exception):
            raise end
    return sitters


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.waits", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--level", default="oak")
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--sources", type=Path, default=ROOT / "src")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(asked.sources, Path(folder) / "house")
        try:
            with httpx.Client(base_url=server.address, headers={"Origin": server.address}) as client:
                tables = [table(client, asked.game, asked.bots, asked.level) for _ in range(asked.tables)]
            now = time.perf_counter() + asked.seconds
            sitters = asyncio.run(sit(server.address, tables, asked.seconds))
        finally:
            server.stop()
    still = [now - one.since for one in sitters if one.since is not None and not one.over]
    never = sum(not one.waits for one in sitters)
    waits = sorted([wait for one in sitters for wait in one.waits] + still)
    print(
        f"{asked.game}, {asked.tables} tables, {asked.bots} {asked.level}s each, {asked.seconds:.0f} s: "
        f"{len(waits)} waits, median {waits[len(waits) // 2]:.1f} s, 90 % within "
        f"{waits[len(waits) * 9 // 10]:.1f} s, longest {waits[-1]:.1f} s; "
        f"{never} people were never asked again; {sum(one.told for one in sitters)} heard of short thoughts"
    )


if __name__ == "__main__":
    main()
