"""A fair queue for a few workers: hosts take turns, however many thoughts each of them waits for."""

import asyncio
from collections import Counter, OrderedDict, deque

Waiting = deque[asyncio.Future[int]]


class FairQueue:
    """Workers go by number. Whoever has one gives it back."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.free = list(reversed(range(workers)))
        self.queues: OrderedDict[str, Waiting] = OrderedDict()  # the host whose turn is next stands first
        self.waiting = 0
        self.open: Counter[str] = Counter()  # thoughts of each host that wait or are under way
        self.hosts: dict[int, str] = {}  # for whom each worker thinks

    async def take(self, host: str) -> int:
        """The number of a worker; `give_back` it afterwards."""
        self.open[host] += 1
        try:
            number = self.free.pop() if self.free else await self._wait(host)
        except BaseException:
            self._close(host)
            raise
        self.hosts[number] = host
        return number

    def give_back(self, number: int) -> None:
        host = self.hosts.pop(number, None)
        if host is not None:
            self._close(host)
        while self.queues:
            host, queue = self.queues.popitem(last=False)
            while queue and queue[0].done():  # somebody who no longer waits
                queue.popleft()
            if not queue:
                continue
            queue.popleft().set_result(number)
            if queue:
                self.queues[host] = queue  # behind all others
            return
        self.free.append(number)

    def load(self, host: str) -> float:
        """How many thoughts of this host share a worker; every host has an equal part of all workers."""
        return len(self.open) * self.open[host] / self.workers

    async def _wait(self, host: str) -> int:
        worker: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(host, deque()).append(worker)
        self.waiting += 1
        try:
            return await worker
        except asyncio.CancelledError:
            if worker.done() and not worker.cancelled():  # it had just been given one
                self.give_back(worker.result())
            raise
        finally:
            self.waiting -= 1

    def _close(self, host: str) -> None:
        self.open[host] -= 1
        if not self.open[host]:
            del self.open[host]
