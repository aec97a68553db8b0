"""Towns as small drawings that a person can read, and back.

A location is a letter. The rows of hexes lie half a step apart: a tile's neighbours stand four columns away
in its own row, and two columns to the left and right in the rows above and below.

    H hotel   T tree   o nothing
    c s b culture, sport and shopping ("buy") of seat 0   C S B of seat 1   k p m of seat 2

A road that two tiles share is `-`, `/` or `\\`. A road that only one of them has, or that leads to a free
cell, points away from its tile: `>` and `<` in a row, `^` upwards, `v` downwards.
"""

from bosquet.games.greentown.data import KIND_IDS, KINDS, MASKS, TURNS

PIECES = {
    "H": "hotel",
    "T": "tree",
    "o": "",
    "c": "culture-0",
    "s": "sport-0",
    "b": "shopping-0",
    "C": "culture-1",
    "S": "sport-1",
    "B": "shopping-1",
    "k": "culture-2",
    "p": "sport-2",
    "m": "shopping-2",
}
LETTERS = {piece: letter for letter, piece in PIECES.items()}
# by side: where the road is drawn (rows down, columns right), the sign of a shared one and of one's own
MARKS = [
    (0, 2, "-", ">"),
    (-1, 1, "/", "^"),
    (-1, -1, "\\", "^"),
    (0, -2, "-", "<"),
    (1, -1, "/", "v"),
    (1, 1, "\\", "v"),
]
NEIGHBOURS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def town(drawing: str, first: str) -> list[str]:
    """The lines of a layout, row by row; `first` is the cell of the first tile."""
    rows = drawing.splitlines()
    signs = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
    tiles = sorted(place for place, sign in signs.items() if sign in PIECES)
    q0, r0 = (int(part) for part in first.split(","))
    lines = []
    for y, x in tiles:
        r = (y - tiles[0][0]) // 2
        q, rest = divmod(x - tiles[0][1] - 2 * r, 4)
        assert rest == 0, f"row {y}, column {x}: not in the grid"
        kind, turns = kind_of(sum(1 << side for side in range(6) if has_road(signs, y, x, side)))
        lines.append(f"{q0 + q},{r0 + r} {kind} {turns} {PIECES[signs[y, x]]}".rstrip())
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
    tiles = {}
    for line in lines:
        cell, kind, turns, *piece = line.split()
        q, r = (int(part) for part in cell.split(","))
        tiles[q, r] = MASKS[KIND_IDS[kind] * 6 + int(turns)], LETTERS[" ".join(piece)]
    top = min(r for _, r in tiles)
    left = min(4 * q + 2 * r for q, r in tiles)
    signs = {}
    for (q, r), (mask, letter) in tiles.items():
        y, x = 2 * (r - top) + 1, 4 * q + 2 * r - left + 2
        signs[y, x] = letter
        for side in range(6):
            if mask >> side & 1:
                down, right, shared, own = MARKS[side]
                dq, dr = NEIGHBOURS[side]
                other = tiles.get((q + dq, r + dr))
                meets = other is not None and other[0] >> (side + 3) % 6 & 1
                signs[y + down, x + right] = shared if meets else own
    high, wide = max(y for y, _ in signs), max(x for _, x in signs)
    rows = ["".join(signs.get((y, x), " ") for x in range(wide + 1)).rstrip() for y in range(high + 1)]
    return "\n".join(rows).strip("\n")
