"""How much of something at once, and in how much time."""

import contextlib
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from ipaddress import IPv6Address, ip_address
from typing import TypeVar

Kept = TypeVar("Kept")


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
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()  # whoever took last stands last

    def take(self, key: str, cost: float = 1) -> bool:
        full = time.monotonic() - self.burst / self.per_second
        forget_some(self.buckets, lambda bucket: bucket.filled <= full)
        bucket = self.buckets.pop(key, None) or Bucket(self.burst, self.per_second)
        self.buckets[key] = bucket
        return bucket.take(cost)


class Quota:
    """At most `most` in `seconds` for each key. Keys that have been quiet are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.used: OrderedDict[str, deque[float]] = OrderedDict()  # whoever took last stands last

    def left(self, key: str) -> bool:
        times = self.used.get(key)
        now = time.monotonic()
        while times and times[0] <= now - self.seconds:
            times.popleft()
        return len(times or ()) < self.most

    def take(self, key: str) -> None:
        now = time.monotonic()
        forget_some(self.used, lambda times: not times or times[-1] <= now - self.seconds)
        times = self.used.pop(key, None) or deque()
        self.used[key] = times
        times.append(now)


def forget_some(kept: OrderedDict[str, Kept], quiet: Callable[[Kept], bool]) -> None:
    """Two of the longest quiet: more than can come meanwhile, and little work however many there are."""
    for _ in range(2):
        if not kept or not quiet(next(iter(kept.values()))):
            return
        kept.popitem(last=False)


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


class Share:
    """How much each key holds of something, of all that it has."""

    def __init__(self) -> None:
        self.held: Counter[str] = Counter()

    def change(self, key: str, by: int) -> int:
        """What the key holds then."""
        self.held[key] += by
        return self.held[key] or self.held.pop(key)


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
