"""The table of L'Arbre in text, with all that is hidden: for programmers."""

from .data import CARD_NAMES, ENDS, NO_CARD, ONE_TWIG, OWNERS, SPIRIT_NAMES, TRUNK_TILES, TWO_TWIGS
from .pieces import PIECE_KINDS, PIECE_NAMES
from .state import Arbre
from .tree import trunk_parent


def drawn(s: Arbre) -> str:
    """The tree, the river between its spirits, then a line for each seat."""
    rows = tree_rows(s)
    river = ["-" if card == NO_CARD else CARD_NAMES[card] for card in s.river]
    earth, water = [SPIRIT_NAMES[spirit] for spirit in s.faces]
    piles = f"source {len(s.source.cards)}, discards {len(s.discards.cards)}"
    rows += ["", f"{earth} | {'  '.join(river)} | {water}   {piles}"]
    if s.shown:
        rows.append(f"shown {names(s.shown)}")
    return "\n".join(rows + [seat_text(s, seat) for seat in range(s.seats)])


def tree_rows(s: Arbre) -> list[str]:
    """The topmost tile first; a line a twig, what grew from it below: number, owner, what its end bears."""
    grown: dict[int, list[int]] = {}
    for twig in range(len(s.ends)):
        grown.setdefault(s.parents[twig], []).insert(0, twig)
    rows: list[str] = []
    for tile in range(s.trunk - 1, -1, -1):
        rows.append(f"tile {tile + 1} of {TRUNK_TILES}")
        waiting = [(twig, 1) for twig in grown.get(trunk_parent(tile), [])]
        while waiting:
            twig, depth = waiting.pop()
            end = s.ends[twig]
            bears = "" if ONE_TWIG <= end <= TWO_TWIGS else f" {ENDS[end]}"
            rows.append(f"{'  ' * depth}{twig} {OWNERS[s.owners[twig]]}{bears}")
            waiting += [(child, depth + 1) for child in grown.get(twig, [])]
    return rows


def seat_text(s: Arbre, seat: int) -> str:
    reserve = s.reserves[seat]
    left = [f"{reserve[piece]} {PIECE_NAMES[piece]}" for piece in range(PIECE_KINDS) if reserve[piece]]
    return f"{seat}  {s.left[seat]} left ({', '.join(left)}), hand {names(s.hands[seat].cards)}"


def names(cards: list[int]) -> str:
    return " ".join([CARD_NAMES[card] for card in cards]) or "-"
