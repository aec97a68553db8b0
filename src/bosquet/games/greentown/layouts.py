"""Layouts: a line a tile, `q,r kind rotation` and what stands there. Anybody may write one; faults are named.

-1,0 6 0 hotel
0,-1 3-right 4 tree
0,0 3-left 0
"""

from typing import Final

from ...core.errors import BadOptions
from . import data
from .hexes import CELL_IDS, OPPOSITE, RADIUS, distance, name_of, q_of, r_of
from .town import NO_TILE, Town, bare_town

CLAUSE: Final = "GRT-1.2"


def start_town(seats: int, options: dict[str, object]) -> Town:
    """The layout that was agreed (GRT-1.2); BadOptions says what is wrong with one of one's own."""
    spares = options["spares"] is True
    own = str(options["own_layout"])
    if own:
        town = read_town(own.replace(";", "\n").strip().splitlines(), bare_town(seats, spares))
        check_layout(town, data.HOTELS + data.SPARES if spares else data.HOTELS)
        return town
    return read_town(data.LAYOUTS[data.LAYOUT_NAMES.index(str(options["layout"]))], bare_town(seats, spares))


def tile_line(town: Town, tile: int) -> str:
    words = [
        name_of(town.cells[tile]),
        data.KINDS[town.kinds[tile]],
        str(town.turns[tile]),
        data.PIECES[town.holds[tile]].name,
    ]
    return " ".join(words).rstrip()


def read_town(lines: list[str], bare: Town) -> Town:
    """Lay tile after tile as the lines say, or BadOptions."""
    town = bare
    for number in range(len(lines)):
        words = lines[number].split()
        if len(words) not in (3, 4):
            raise fault("refuse.layout_line", {"line": number + 1, "text": lines[number][:40]})
        cell = CELL_IDS.get(words[0])
        kind = data.KIND_IDS.get(words[1])
        piece = data.PIECE_IDS.get(words[3] if len(words) == 4 else "")
        if cell is None:
            raise fault("refuse.layout_cell", {"line": number + 1, "text": words[0][:40], "most": RADIUS})
        if kind is None:
            raise fault("refuse.layout_kind", {"line": number + 1, "text": words[1][:40]})
        if words[2] not in TURN_NAMES:
            raise fault("refuse.layout_rotation", {"line": number + 1, "text": words[2][:40]})
        if piece is None or (piece >= data.BUILT and piece - data.BUILT >= len(bare.left)):
            raise fault("refuse.layout_piece", {"line": number + 1, "text": words[-1][:40]})
        if cell in town.index:
            raise fault("refuse.layout_twice", {"cell": words[0]})
        if town.supply[kind] == 0:
            raise fault("refuse.layout_too_many", {"kind": data.KINDS[kind], "most": bare.supply[kind]})
        if piece >= data.BUILT and town.left[piece - data.BUILT] == 0:
            raise fault("refuse.layout_piece", {"line": number + 1, "text": words[-1][:40]})
        town = town.placed(cell, kind, int(words[2]) % data.TURNS[kind], piece)
    return town


def check_layout(town: Town, hotels: int) -> None:
    """BadOptions unless a game can begin with it."""
    if max(town.holds, default=0) >= data.BUILT:
        raise fault("refuse.layout_built", {})
    found = len(town.holding(data.HOTEL))
    if not data.HOTELS <= found <= hotels:
        raise fault("refuse.layout_hotels", {"count": found, "least": data.HOTELS, "most": hotels})
    trees = len(town.holding(data.TREE))
    if trees != data.TREES:
        raise fault("refuse.layout_trees", {"count": trees, "most": data.TREES})
    for tile in range(len(town.cells)):
        for side in range(data.SIDES):
            other = town.beside[tile * data.SIDES + side]
            if other > tile and town.roads[tile] >> side & 1 != town.roads[other] >> OPPOSITE[side] & 1:
                names: dict[str, object] = {
                    "cell": name_of(town.cells[tile]),
                    "other": name_of(town.cells[other]),
                }
                raise fault("refuse.layout_border", names)
    if not town.whole_with(NO_TILE, 0):
        raise fault("refuse.layout_apart", {})
    farthest = max([distance(q_of(cell), r_of(cell)) for cell in town.cells])
    if farthest + tiles_left(town) > RADIUS:
        raise fault("refuse.layout_far", {"count": farthest, "most": RADIUS - tiles_left(town)})


def tiles_left(town: Town) -> int:
    return sum([town.supply[kind] for kind in range(data.KIND_COUNT)])


def fault(key: str, args: dict[str, object]) -> BadOptions:
    return BadOptions(key, args, CLAUSE)


TURN_NAMES: Final = [str(turns) for turns in range(data.SIDES)]
