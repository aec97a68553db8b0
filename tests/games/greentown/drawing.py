"""Towns as small drawings that a person can read, and back; the signs are told in the game's `drawing.py`."""

from bosquet.games.greentown.data import KINDS, MASKS, PIECES, TURNS
from bosquet.games.greentown.drawing import LETTERS, MARKS, draw_town
from bosquet.games.greentown.layouts import read_town
from bosquet.games.greentown.town import bare_town
from bosquet.games.greentown.view import tile_view


def town(drawing: str, first: str) -> list[str]:
    """The lines of a layout, row by row; `first` is the cell of the first tile."""
    rows = drawing.splitlines()
    signs = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
    tiles = sorted(place for place, sign in signs.items() if sign in LETTERS)
    q0, r0 = (int(part) for part in first.split(","))
    lines = []
    for y, x in tiles:
        r = (y - tiles[0][0]) // 2
        q, rest = divmod(x - tiles[0][1] - 2 * r, 4)
        assert rest == 0, f"row {y}, column {x}: not in the grid"
        kind, turns = kind_of(sum(1 << side for side in range(6) if has_road(signs, y, x, side)))
        lines.append(f"{q0 + q},{r0 + r} {kind} {turns} {PIECES[LETTERS.index(signs[y, x])].name}".rstrip())
    return lines


def has_road(signs: dict[tuple[int, int], str], y: int, x: int, side: int) -> bool:
    down, right, shared, own = MARKS[side]
    return signs.get((y + down, x + right)) in (shared, own)


def kind_of(mask: int) -> tuple[str, int]:
    for kind, name in enumerate(KINDS):
        for turns in range(TURNS[kind]):
            if MASKS[kind * 6 + turns] == mask:
                return name, turns
    raise ValueError(f"no tile has the roads {[side for side in range(6) if mask >> side & 1]}")


def drawn(lines: list[str]) -> str:
    """The drawing of a layout: what a failing test prints, and what drawings are made with."""
    town = read_town(lines, bare_town(4, True))
    return draw_town([tile_view(town, tile) for tile in range(len(lines))]).strip("\n")
