"""Who is next where many wait for a few desks: payers take turns, however much each of them asks for."""

import asyncio
from collections import OrderedDict, deque

Waiting = deque[asyncio.Future[int]]


class Turns:
    """So many desks, handed out by number."""

    def __init__(self, desks: int) -> None:
        self.free = list(reversed(range(desks)))
        self.queues: OrderedDict[str, Waiting] = OrderedDict()  # the payer whose turn is next stands first
        self.waiting = 0

    async def wait(self, payer: str) -> int:
        """The number of a desk; `leave` it afterwards."""
        if self.free:
            return self.free.pop()
        desk: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(payer, deque()).append(desk)
        self.waiting += 1
        try:
            return await desk
        except asyncio.CancelledError:
            if desk.done() and not desk.cancelled():  # it had just been given one
                self.leave(desk.result())
            raise
        finally:
            self.waiting -= 1

    def leave(self, number: int) -> None:
        while self.queues:
            payer, queue = self.queues.popitem(last=False)
            while queue and queue[0].done():  # somebody who no longer waits
                queue.popleft()
            if not queue:
                continue
            queue.popleft().set_result(number)
            if queue:
                self.queues[payer] = queue  # behind all others
            return
        self.free.append(number)
