"""Everything that lies on the board, in its order.

Rows get their numbers here. A deal draws from the rows of the base game in this order, so that old records
replay: further rows come from expansions.
"""

from typing import Final

from .events import BASIC_ROWS, SPECIAL_ROWS
from .forest import FOREST_ROWS
from .keepsakes import KEEPSAKE_ROWS
from .pieces import (
    BASIC_EVENTS,
    EVENT_NAMES,
    EVENTS,
    FOREST,
    HAVEN,
    JOURNEY,
    LOCATION_NAMES,
    LOCATIONS,
    PLACE_IDS,
    PLACE_NAMES,
    RIVER,
    SPECIAL_EVENTS,
    Location,
    Tile,
)
from .pledges import PLEDGE_ROWS
from .river import HAVEN_ROW, JOURNEY_ROWS, RIVER_ROWS


def by_name(tile: Tile) -> tuple[bool, str]:
    """The base game's first."""
    return (tile.expansion != "base", tile.name)


def lay(rows: list[Location], numbers: list[int]) -> None:
    for row in rows:
        row.number = len(LOCATIONS)
        numbers.append(row.number)
        LOCATIONS.append(row)
        LOCATION_NAMES.append(row.name)


def pin(tiles: list[Tile], numbers: list[int]) -> None:
    for tile in tiles:
        tile.number = len(EVENTS)
        tile.place = len(LOCATIONS) + tile.number
        numbers.append(tile.number)
        EVENTS.append(tile)
        EVENT_NAMES.append(tile.name)


lay(RIVER_ROWS, RIVER)
lay([*FOREST_ROWS], FOREST)
lay([HAVEN_ROW], HAVEN)
lay([*JOURNEY_ROWS], JOURNEY)
SPECIALS: Final[list[Tile]] = [*SPECIAL_ROWS, *PLEDGE_ROWS, *KEEPSAKE_ROWS]
pin([*BASIC_ROWS], BASIC_EVENTS)
pin(sorted(SPECIALS, key=by_name), SPECIAL_EVENTS)
PLACE_NAMES.extend(LOCATION_NAMES + EVENT_NAMES)
PLACE_IDS.update({name: place for place, name in enumerate(PLACE_NAMES)})
