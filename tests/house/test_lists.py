"""How the database finds a guest's tables."""

from pathlib import Path
from typing import Any

from sqlalchemy import event

from bosquet.house.storage.archive import Archive
from bosquet.house.storage.database import open_database


def test_a_guests_list_does_not_look_at_everybodys_tables(tmp_path: Path) -> None:
    """Those at which they sit, and those they host, are found by an index."""
    engine = open_database(f"sqlite:///{tmp_path / 'bosquet.db'}")
    asked: list[tuple[str, Any]] = []

    def listen(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    event.listen(engine, "before_cursor_execute", listen)
    Archive(engine).tables_of("ann", 24)
    event.remove(engine, "before_cursor_execute", listen)
    assert asked
    with engine.connect() as connection:
        plans = [
            row[3]
            for statement, parameters in asked
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]
    assert any("seats_by_guest" in step for step in plans)
    assert not [step for step in plans if step in ("SCAN tables", "SCAN seats")], plans
    engine.dispose()
