"""What the house tells about itself, in the text format of Prometheus: read when it is asked for.

Nothing here is called while people play: the house counts in plain numbers (`tally.py`). Labels are names out
of the code, and none grows with tables, guests or addresses.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

import bosquet
from bosquet.bots import LEVELS
from bosquet.house.house import House
from bosquet.house.listening import Hall, LiveLine
from bosquet.house.pulse import Pulse
from bosquet.house.tally import Spread

Values = Mapping[Any, float]  # by the values of labels
Spreads = Mapping[Any, Spread]


class HouseCollector(Collector):
    def __init__(self, house: House, hall: Hall, pulse: Pulse) -> None:
        self.house = house
        self.hall = hall
        self.pulse = pulse

    def collect(self) -> Iterable[Metric]:
        yield InfoMetricFamily("bosquet", "The house that runs.", value={"version": bosquet.__version__})
        yield _gauge("opened_timestamp_seconds", "When the house opened.", self.house.opened)
        yield from self._tables()
        yield from self._sockets()
        yield from self._writer()
        yield from self._bots()
        yield _spreads("loop_lag_seconds", "How late the event loop is.", {(): self.pulse.lag})
        pauses = {(str(number),): spread for number, spread in enumerate(self.pulse.collections)}
        yield _spreads("gc_pause_seconds", "How long a collection of garbage took.", pauses, "generation")

    def _tables(self) -> Iterable[Metric]:
        tally, rows = self.house.tally, [room.table.row for room in self.house.rooms.values()]
        inside = Counter((row.game, row.status) for row in rows)
        refused = {(key,): count for key, count in tally.refusals.items()}
        yield _gauges("tables", "Tables in memory.", inside, "game", "status")
        yield _counters("moves", "Moves on disk, by how they came about.", tally.moves, "game", "how")
        yield _counters("refusals", "What was refused, by the key of the reason.", refused, "key")

    def _sockets(self) -> Iterable[Metric]:
        hall = self.hall
        lines = [each for each in hall.inside if isinstance(each, LiveLine)]
        unread = [line.unread for line in lines]
        kinds = {("live",): len(lines), ("http",): len(hall.inside) - len(lines)}
        yield _gauges("connections", "Open sockets: tables that are looked at, and HTTP.", kinds, "kind")
        yield _gauge(
            "connections_silent", "Of them, those that have not asked for anything yet.", len(hall.silent)
        )
        yield _gauge("connections_limit", "Sockets that the house can hold.", hall.most)
        yield _gauge("unread_bytes", "Sent, and not taken by browsers yet.", sum(unread))
        yield _gauge("unread_bytes_largest", "Of one browser.", max(unread, default=0))
        behind = sum(not line.keeps_up for line in lines)
        yield _gauge("lines_behind", "Browsers that do not keep up: they are shown the newest later.", behind)
        yield _counter("lines_cut", "Browsers that were cut because they took nothing.", self.house.tally.cut)
        why = {(reason,): count for reason, count in hall.shown_out.items()}
        yield _counters("connections_shown_out", "Connections that asked for nothing in time.", why, "why")

    def _writer(self) -> Iterable[Metric]:
        writer = self.house.writer
        yield _spreads("commit_seconds", "How long a commit took.", {(): writer.took})
        yield _spreads("commit_writes", "What was committed together.", {(): writer.sizes})
        yield _counter("commit_failures", "Commits that failed.", writer.failures)
        yield _gauge("writes_waiting", "What waits for the next commit.", writer.jobs.qsize())
        yield _gauge("last_commit_timestamp_seconds", "When something was last committed.", writer.committed)
        yield _gauge("can_save", "0 while the database takes nothing.", writer.trouble is None)

    def _bots(self) -> Iterable[Metric]:
        pool = self.house.workers
        queue, workers = pool.queue, len(pool.processes)
        busy = {("busy",): workers - len(queue.free), ("free",): len(queue.free)}
        yield _gauge("thoughts_waiting", "Thoughts of bots that wait for a worker.", queue.waiting)
        yield _gauge("thoughts_waiting_hosts", "For how many hosts: they take turns.", len(queue.queues))
        yield _gauges("workers", "Processes in which bots think.", busy, "state")
        yield _counter("workers_started", "Processes for bots that were started.", pool.started)
        yield _spreads("thought_wait_seconds", "How long a thought waited.", {(): pool.waited})
        yield _spreads("thought_seconds", "How long a bot thought.", pool.thought, "game", "level")
        safe = {(game, level): pool.safe[game, level] for game in bosquet.games() for level in LEVELS}
        yield _counters("safe_moves", "Moves for bots that gave none.", safe, "game", "level")


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"bosquet_{name}", about, value=value)


def _gauges(name: str, about: str, values: Values, *labels: str) -> Metric:
    return _filled(GaugeMetricFamily(f"bosquet_{name}", about, labels=labels), values)


def _counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(f"bosquet_{name}", about, value=value)


def _counters(name: str, about: str, values: Values, *labels: str) -> Metric:
    return _filled(CounterMetricFamily(f"bosquet_{name}", about, labels=labels), values)


def _filled(family: GaugeMetricFamily | CounterMetricFamily, values: Values) -> Metric:
    for key, value in values.items():
        family.add_metric(key, value)
    return family


def _spreads(name: str, about: str, spreads: Spreads, *labels: str) -> Metric:
    family = HistogramMetricFamily(f"bosquet_{name}", about, labels=labels)
    for key, spread in spreads.items():
        total, buckets = 0, []
        for bound, count in zip([*spread.bounds, float("inf")], list(spread.counts), strict=True):
            total += count
            buckets.append((str(float(bound)) if bound != float("inf") else "+Inf", float(total)))
        family.add_metric(key, buckets, spread.sum)
    return family
