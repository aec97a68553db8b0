"""What the house writes down: with the time, and the same complaint at most once a minute."""

import logging
import time
from typing import Final

MINUTE: Final = 60.0
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class OnceAMinute(logging.Filter):
    """Of each kind of complaint one a minute passes; the next says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self.passed: dict[tuple[str, str], float] = {}  # when a complaint of this kind last passed
        self.left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, str(record.msg)), time.monotonic()
        if now - self.passed.get(kind, -MINUTE) < MINUTE:
            self.left_out[kind] = self.left_out.get(kind, 0) + 1
            return False
        self.passed[kind] = now
        more = self.left_out.pop(kind, 0)
        if more:
            record.msg, record.args = f"{record.getMessage()} (and {more} more like it before)", ()
        return True


def start_logging() -> None:
    handler = logging.StreamHandler()
    handler.addFilter(OnceAMinute())
    logging.basicConfig(format=FORMAT, level=logging.WARNING, handlers=[handler])
