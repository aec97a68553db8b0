"""The record of a table's game, as it is handed out."""

from typing import Any

from bosquet.house.table import Table
from bosquet.house.verify import digest


def file_of(table: Table) -> dict[str, Any]:
    """A table's record for anybody. What was dealt and chosen may be secret until the game is over."""
    record = table.record().data()
    record["table"] = table.id
    record["names"] = [place.name for place in table.places]
    record["commitment"] = table.row.commitment
    if table.over:
        state = table.in_play()
        record["end"] = {"scores": state.scores(), "ranks": state.ranks(), "digest": digest(record["moves"])}
    else:
        del record["seed"], record["moves"]
    return record
