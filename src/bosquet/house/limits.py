"""How much of something in how much time."""

import time
from collections import deque


class Bucket:
    """`burst` at once, `per_second` steadily."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.level = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.filled) * self.per_second)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


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
        if len(self.used) > 10_000:
            self._forget()
        self.used.setdefault(key, deque()).append(time.monotonic())

    def _forget(self) -> None:
        since = time.monotonic() - self.seconds
        self.used = {key: times for key, times in self.used.items() if times and times[-1] > since}
