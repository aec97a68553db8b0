"""A view of GreenTown as text.

A location is a letter. The rows of hexes lie half a step apart: a tile's neighbours stand four columns away
in its own row, and two columns to the left and right in the rows above and below.

    H hotel   T tree   o nothing   c s b culture, sport and shopping ("buy") of seat 0
    C S B of seat 1   k p m of seat 2   K P M of seat 3

A road that two tiles share is `-`, `/` or `\\`. A road that only one of them has, or that leads to a free
cell, points away from its tile: `>` and `<` in a row, `^` upwards, `v` downwards.
"""

from typing import Any, Final

from ...core.drawing import NONE, columns
from .data import EMPTY, PIECE_IDS
from .hexes import SIDE_NAMES

LETTERS: Final = "oHTcsbCSBkpmKPM"  # by piece
# by side: where a road is drawn (rows down, columns right), the sign of a shared one and of one's own
MARKS: Final = [
    (0, 2, "-", ">"),
    (-1, 1, "/", "^"),
    (-1, -1, "\\", "^"),
    (0, -2, "-", "<"),
    (1, -1, "/", "v"),
    (1, 1, "\\", "v"),
]


def draw_table(view: dict[str, Any]) -> str:
    """The town, supply and pile, everybody's card, markers and buildings."""
    supply = [f"{pile['count']} × {pile['kind']}" for pile in view["supply"]]
    lines = [draw_town(view["tiles"]), "", f"supply  {', '.join(supply)}"]
    lines.append(f"pile  {view['pile']['count']}, {view['pile']['top'] or NONE} on top")
    if view["tour"] is not None:
        tour = view["tour"]
        lines.append(
            f"tour of {tour['seat']}  {' '.join(tour['path'])}  ({tour['stops']} of {tour['needed']} stops)"
        )
    lines += ["", *columns([HEADING, *[player_row(view, player) for player in view["players"]]])]
    return "\n".join(lines)


HEADING: Final = ["seat", "card", "coins", "buildings left", "face up", ""]


def player_row(view: dict[str, Any], player: dict[str, Any]) -> list[str]:
    seat = player["seat"]
    left = ", ".join([f"{count} {building}" for building, count in player["buildings"].items()])
    face_up = " ".join([marker for marker, up in player["markers"].items() if up])
    money = "?" if player["money"] is None else str(player["money"])
    signs = [name for name in ("you", "turn", "double_holder") if view[name] == seat]
    return [str(seat), player["card"] or NONE, money, left, face_up, " ".join(signs)]


def draw_town(tiles: list[dict[str, Any]]) -> str:
    """Empty where no tile lies yet."""
    signs: dict[tuple[int, int], str] = {}
    for tile in tiles:
        q, r = [int(part) for part in tile["cell"].split(",")]
        y, x = 2 * r, 4 * q + 2 * r
        signs[y, x] = letter(tile["piece"])
        for side in tile["roads"]:
            down, right, shared, own = MARKS[SIDE_NAMES.index(side)]
            signs[y + down, x + right] = shared if side in tile["joined"] else own
    if not signs:
        return ""
    rows = range(min([y for y, _ in signs]), max([y for y, _ in signs]) + 1)
    across = range(min([x for _, x in signs]), max([x for _, x in signs]) + 1)
    return "\n".join(["".join([signs.get((y, x), " ") for x in across]).rstrip() for y in rows])


def letter(piece: dict[str, Any] | None) -> str:
    if piece is None:
        return LETTERS[EMPTY]
    name = piece["what"] if piece["owner"] is None else f"{piece['what']}-{piece['owner']}"
    return LETTERS[PIECE_IDS[name]]
