"""How much of something at once, and in how much time."""

import contextlib
import time
from collections import Counter, deque
from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address

MOST_KEYS = 10_000  # that are remembered before the quiet ones are forgotten


class Bucket:
    """`burst` at once, `per_second` steadily."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.level = burst
        self.filled = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.filled) * self.per_second)
        self.filled = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Budget:
    """A bucket for each key. Those that are full again are forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1) -> bool:
        if len(self.buckets) > MOST_KEYS:
            self._forget()
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.burst, self.per_second)
        return bucket.take(cost)

    def _forget(self) -> None:
        full = time.monotonic() - self.burst / self.per_second
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if bucket.filled > full}


class Quota:
    """At most `most` in `seconds` for each key. Keys that have been quiet are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.used: dict[str, deque[float]] = {}

    def left(self, key: str) -> bool:
        times = self.used.get(key)
        now = time.monotonic()
        while times and times[0] <= now - self.seconds:
            times.popleft()
        return len(times or ()) < self.most

    def take(self, key: str) -> None:
        if len(self.used) > MOST_KEYS:
            self._forget()
        self.used.setdefault(key, deque()).append(time.monotonic())

    def _forget(self) -> None:
        since = time.monotonic() - self.seconds
        self.used = {key: times for key, times in self.used.items() if times and times[-1] > since}


class Crowd:
    """At most `most` at once for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: Counter[str] = Counter()

    @contextlib.contextmanager
    def one_more(self, key: str) -> Iterator[bool]:
        """Whether there is room for one more, as long as this lasts."""
        self.inside[key] += 1
        try:
            yield self.inside[key] <= self.most
        finally:
            self.inside[key] -= 1
            if not self.inside[key]:
                del self.inside[key]


def household(address: str) -> str:
    """Whom limits take for one: an address, of IPv6 the network of 64 bits that a household is given."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return found.exploded[:19]
