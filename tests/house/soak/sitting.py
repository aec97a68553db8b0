"""One table from its opening to its proof, with the people who play it."""

import asyncio
import random
from time import monotonic
from typing import TYPE_CHECKING, Any

import httpx

import bosquet
from tests.house.soak.player import Guest, Player

if TYPE_CHECKING:
    from tests.house.soak.evening import Evening

LEVELS = ["seedling"] * 18 + ["sapling", "oak"]


class Sitting:
    def __init__(self, evening: "Evening", number: int, chance: random.Random) -> None:
        self.evening = evening
        self.chance = chance
        self.game = bosquet.games()[number % len(bosquet.games())]
        seats = chance.choice([count for count in bosquet.game(self.game).seats if count <= 4])
        self.people = chance.choices(range(seats + 1), [1, *[8] * seats])[0]
        self.bots = [chance.choice(LEVELS) for _ in range(seats - self.people)]
        self.id = ""
        self.step = 0
        self.moved = monotonic()  # when it last went on, or had an excuse not to
        self.acknowledged: dict[str, tuple[int | None, int]] = {}  # by ticket
        self.over = asyncio.Event()
        self.players: list[Player] = []

    async def run(self) -> None:
        guests = self.chance.sample(self.evening.guests, max(1, self.people))
        await self._open(guests[0])
        seats: list[int | None] = [*range(self.people)] or [None]  # bots alone play for somebody who looks
        self.players = [
            Player(self, guest, seat, random.Random(self.chance.random()))
            for seat, guest in zip(seats, guests, strict=True)
        ]
        self.moved = monotonic()
        tasks = [asyncio.create_task(player.run()) for player in self.players]
        try:
            await self.over.wait()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        for task in tasks:
            if not task.cancelled() and (error := task.exception()) is not None:
                self.evening.fault(f"table {self.id}: {type(error).__name__} {error}")
        await self._prove(guests[0])

    async def _open(self, host: Guest) -> None:
        people = [{"kind": "me"}, *[{"kind": "link"}] * (self.people - 1)] if self.people else []
        wish = {
            "game": self.game,
            "seats": [*people, *({"kind": "bot", "level": level} for level in self.bots)],
            "start": self.people < 2,
        }
        answer = await self._ask(host, "POST", "/api/tables", json=wish)
        self.id = answer.json()["id"]

    async def _prove(self, guest: Guest) -> None:
        answer = await self._ask(guest, "GET", f"/api/tables/{self.id}/proof")
        fault = answer.json().get("fault", answer.text)
        if fault is not None:
            self.evening.fault(f"table {self.id} ({self.game}) is not proven: {fault}")

    async def _ask(self, guest: Guest, method: str, path: str, **fields: Any) -> httpx.Response:
        """Again and again while the house is being opened."""
        evening = self.evening
        headers = {"X-Forwarded-For": guest.address, "Origin": evening.house.address}
        headers["Cookie"] = f"bosquet_guest={guest.cookie}"
        while True:
            try:
                answer = await evening.http.request(
                    method, evening.house.address + path, headers=headers, **fields
                )
            except httpx.TransportError:
                await asyncio.sleep(0.3)
                continue
            if answer.status_code == 503:  # the database did not answer in time
                evening.busy += 1
                await asyncio.sleep(0.3)
                continue
            if answer.status_code >= 300:
                evening.fault(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
                await asyncio.sleep(5)
                continue
            return answer

    # --- what its people saw ----------------------------------------------------------------------

    def see_step(self, step: int) -> None:
        if step > self.step:
            self.step = step
            self.moved = max(self.moved, monotonic())

    def see_status(self, status: str) -> None:
        if status == "over":
            self.over.set()

    def acknowledge(self, seat: int | None, ticket: str, step: int) -> None:
        self.acknowledged[ticket] = (seat, step)
        self.see_step(step)
        self.evening.acknowledged()

    def excuse(self, seconds: float) -> None:
        """Somebody is out for so long: nothing need happen before they are back."""
        self.moved = max(self.moved, monotonic() + seconds)

    @property
    def still(self) -> float:
        """Seconds for which it has not gone on, though it should."""
        if not self.players or self.over.is_set():
            return 0
        return monotonic() - max(self.moved, self.evening.opened)
