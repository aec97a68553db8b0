"""The table of GreenTown in text, with all that is hidden: for programmers.

A location is a letter. The rows of hexes lie half a step apart: a tile's neighbours stand four columns away
in its own row, and two columns to the left and right in the rows above and below.

    H hotel   T tree   o nothing   c s b culture, sport and shopping ("buy") of seat 0
    C S B of seat 1   k p m of seat 2   K P M of seat 3

A road that two tiles share is `-`, `/` or `\\`. A road that only one of them has, or that leads to a free
cell, points away from its tile: `>` and `<` in a row, `^` upwards, `v` downwards.
"""

from typing import Final

from .data import BUILDING_COUNT, BUILDINGS, CARD_NAMES, KIND_COUNT, KINDS, MARKER_NAMES, NO_CARD, SIDES
from .hexes import q_of, r_of
from .state import GreenTown
from .town import Town

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


def drawn(s: GreenTown) -> str:
    """The town, the supply and the pile, then a line for each seat."""
    supply = [f"{s.town.supply[kind]} × {KINDS[kind]}" for kind in range(KIND_COUNT)]
    pile = " ".join([CARD_NAMES[card] for card in s.pile[::-1]]) or "-"
    seats = [seat_text(s, seat) for seat in range(s.seats)]
    return "\n".join([drawn_town(s.town), "", f"supply {', '.join(supply)}", f"pile {pile}", *seats])


def seat_text(s: GreenTown, seat: int) -> str:
    card = "no card" if s.cards[seat] == NO_CARD else f"card {CARD_NAMES[s.cards[seat]]}"
    face_up = [name for marker, name in enumerate(MARKER_NAMES) if not s.used[seat] >> marker & 1]
    left = s.town.left[seat * BUILDING_COUNT : (seat + 1) * BUILDING_COUNT]
    buildings = [f"{count} {BUILDINGS[building]}" for building, count in enumerate(left)]
    double = ", double turn" if s.holder == seat else ""
    return f"{seat}  {s.money[seat]} coins, {card}, {', '.join(buildings)}, {' '.join(face_up)}{double}"


def drawn_town(town: Town) -> str:
    """Empty where no tile lies yet."""
    signs: dict[tuple[int, int], str] = {}
    for tile in range(len(town.cells)):
        cell = town.cells[tile]
        y, x = 2 * r_of(cell), 4 * q_of(cell) + 2 * r_of(cell)
        signs[y, x] = LETTERS[town.holds[tile]]
        joined = town.joined(tile)
        for side in range(SIDES):
            if town.roads[tile] >> side & 1:
                down, right, shared, own = MARKS[side]
                signs[y + down, x + right] = shared if joined >> side & 1 else own
    if not signs:
        return ""
    rows = range(min([y for y, _ in signs]), max([y for y, _ in signs]) + 1)
    columns = range(min([x for _, x in signs]), max([x for _, x in signs]) + 1)
    return "\n".join(["".join([signs.get((y, x), " ") for x in columns]).rstrip() for y in rows])
