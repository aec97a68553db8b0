"""The whole truth of a state as readable JSON, and back: town, markers and the tour under way in words."""

from typing import Any, Final

from ...core.fields import SEATS, Field, Number, Numbers, Word, Words
from ...core.reading import need
from .data import ALL_MARKERS, BUILDINGS, CARD_NAMES, KINDS, MARKER_NAMES, MOST_SEATS, NO_CARD, NOBODY
from .hexes import CELL_IDS, SIDE_NAMES, name_of
from .layouts import read_town, tile_line
from .state import GreenTown
from .town import NO_TILE
from .turn import IDLE_TURNS

MOST_TURNS: Final = 1 << 20
MOST_MONEY: Final = 1 << 20

FIELDS: Final = (
    Number("start", 0, SEATS),
    Number("round", 1, MOST_TURNS),
    Number("first", 0, SEATS),
    Number("place", 0, MOST_SEATS),
    Number("second", 0, 1),
    Number("holder", 0, SEATS, none=NOBODY),
    Number("turn", 1, MOST_TURNS),
    Number("ending", 0, 1),
    Number("acted", 0, 1),
    Words("cards", CARD_NAMES, SEATS, none=NO_CARD),
    Words("pile", CARD_NAMES),
    Words("gone", CARD_NAMES),
    Numbers("money", 0, MOST_MONEY, SEATS),
    Numbers("led", 0, MOST_MONEY, SEATS),
    Numbers("idle", 0, IDLE_TURNS, SEATS),
    Numbers("last", 0, MOST_TURNS, SEATS),
)


class CellField(Field):
    """A cell of the table by its name."""

    def dump(self, value: Any) -> object:
        return name_of(value)

    def load(self, data: Any, seats: int) -> object:
        return CELL_IDS[data]

    def recall(self, data: Any, seats: int) -> object:
        return CELL_IDS[data] if isinstance(data, str) else data


FRAME_FIELDS: Final = (Word("kind", KINDS), Word("building", BUILDINGS), CellField("cell"))


def dump_table(s: GreenTown) -> dict[str, Any]:
    town = s.town
    tour: list[str] | None = None
    if s.hotel != NO_TILE:
        side = town.streets().side
        tour = [name_of(town.cells[s.hotel])] + [SIDE_NAMES[side[arc]] for arc in s.path]
    return {
        "town": [tile_line(town, tile) for tile in range(len(town.cells))],
        "markers": [
            [MARKER_NAMES[marker] for marker in range(4) if not used >> marker & 1] for used in s.used
        ],
        "fresh": None if s.fresh == NO_TILE else name_of(town.cells[s.fresh]),
        "tour": tour,
    }


def load_table(s: GreenTown, dump: dict[str, Any]) -> None:
    s.town = read_town(dump["town"], s.town)
    s.used = [face_down(face_up) for face_up in dump["markers"]]
    need(len(s.used) == s.seats, "markers for each seat")
    fresh = dump["fresh"]
    s.fresh = NO_TILE if fresh is None else s.town.index[CELL_IDS[fresh]]
    tour = dump["tour"]
    if tour is not None:
        streets = s.town.streets()
        s.hotel = s.town.index[CELL_IDS[tour[0]]]
        here = s.hotel
        for side in tour[1:]:
            arc = streets.arc(here, SIDE_NAMES.index(side))
            need(arc >= 0, "a road to walk on")
            s.path = [*s.path, arc]
            here = streets.to[arc]


def face_down(face_up: object) -> int:
    """The markers turned over, from the names of those that are not."""
    need(isinstance(face_up, list), "a list of markers")
    assert isinstance(face_up, list)
    used = ALL_MARKERS
    for name in face_up:
        bit = 1 << MARKER_NAMES.index(name)
        need(used & bit != 0, "each marker once")
        used ^= bit
    return used
