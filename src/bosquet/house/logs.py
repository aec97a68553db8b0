"""What the house writes down: one line an event, with the time, the same complaint at most once a minute."""

import json
import logging
import threading
import time
from datetime import UTC, datetime
from typing import Any, Final, Literal

MINUTE: Final = 60.0
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
LONGEST_KIND: Final = 100  # letters that tell one kind of complaint from another
MOST_KINDS: Final = 500  # that are remembered before those of more than a minute ago are forgotten

Form = Literal["plain", "json"]

STANDARD: Final = {
    *vars(logging.makeLogRecord({})),
    "message",
    "asctime",
    "color_message",
    "kind",
    "left_out",
}


class OnceAMinute(logging.Filter):
    """Of each kind of complaint one a minute passes; the next says how many were left out.

    The kind is what stands in the code. Who writes the whole sentence himself, as asyncio does with all its
    numbers, is told apart by the beginning of the first line.
    """

    def __init__(self) -> None:
        super().__init__()
        self.passed: dict[tuple[str, str], float] = {}  # when a complaint of this kind last passed
        self.left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, _kind(record)), time.monotonic()
        if now - self.passed.get(kind, -MINUTE) < MINUTE:
            self.left_out[kind] = self.left_out.get(kind, 0) + 1
            return False
        if len(self.passed) >= MOST_KINDS:
            self._forget(now)
        self.passed[kind] = now
        record.kind, record.left_out = kind[1], self.left_out.pop(kind, 0)
        return True

    def _forget(self, now: float) -> None:
        self.passed = {kind: at for kind, at in self.passed.items() if now - at < MINUTE}
        self.left_out = {kind: count for kind, count in self.left_out.items() if kind in self.passed}


class Plain(logging.Formatter):
    """For people: a line, and under it where an error came from."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        more = getattr(record, "left_out", 0)
        if more:
            record.message += f" (and {more} more like it before)"
        return super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")


class Json(logging.Formatter):
    """For programs: one object a line, with the error and where it came from inside it."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": getattr(record, "kind", None) or _kind(record),
            "message": record.getMessage(),
        }
        if getattr(record, "left_out", 0):
            said["left_out"] = record.left_out  # type: ignore[attr-defined]
        said |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        if record.exc_info:
            said["error"] = record.exc_info[0].__name__ if record.exc_info[0] else None
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def start_logging(form: Form = "plain") -> None:
    handler = logging.StreamHandler()
    handler.addFilter(OnceAMinute())
    handler.setFormatter(Json() if form == "json" else Plain(FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.captureWarnings(True)
    threading.excepthook = _thread_failed


def _kind(record: logging.LogRecord) -> str:
    return str(record.msg).partition("\n")[0][:LONGEST_KIND]


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    name = failed.thread.name if failed.thread else "?"
    error = (failed.exc_type, failed.exc_value, failed.exc_traceback)
    logging.getLogger("bosquet.house").critical("thread %s has ended", name, exc_info=error)  # type: ignore[arg-type]
