"""The proof that something can be written: one row that says when it was last tried."""

import time
from typing import Any

from sqlalchemy import Engine, update
from sqlalchemy.sql.dml import Update

from bosquet.house.storage.rows import pulse

_beat = update(pulse)


def beat() -> tuple[Update, dict[str, Any]]:
    return _beat, {"at": time.time()}


def try_to_write(engine: Engine) -> None:
    """Raises whatever the database says against it."""
    with engine.begin() as connection:
        connection.execute(*beat())
