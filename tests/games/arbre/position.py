"""Positions of L'Arbre that read like the examples of a rulebook."""

from collections import Counter
from typing import Any

import bosquet
from bosquet import State
from bosquet.testing import positions
from bosquet.testing.positions import after, choices

__all__ = [
    "COPIES",
    "DECK",
    "FREE_ENDS",
    "GAME",
    "PIECES",
    "QUIET",
    "SPIRITS",
    "START",
    "TYPES",
    "Tree",
    "after",
    "at",
    "choices",
    "faces",
    "hand",
    "owed",
    "position",
    "refusal",
    "reserve",
    "show",
    "sites",
]

GAME = bosquet.game("arbre")
TYPES = ["twig", "leaf", "bud", "fruit"]
SPIRITS = ["faun", "dryad", "naiad", "pegaea"]
COPIES = {"twig": 5, "leaf": 4, "bud": 3, "fruit": 2}
DECK = [f"{kind}-{spirit}" for kind in TYPES for spirit in SPIRITS for _ in range(COPIES[kind])]
DECK += ["joker"] * 6 + ["flute"] * 6
PIECES = ["twig", "gift", "leaf", "bud", "fruit", "flower", "sprout"]
START = {"twig": 10, "gift": 0, "leaf": 6, "bud": 5, "fruit": 3, "flower": 1, "sprout": 1}
QUIET = "twig-faun twig-dryad bud-faun bud-dryad"  # a river without a leaf, a fruit or a joker
FREE_ENDS = [1, 2, 4, 5, 7, 8, 10, 11]  # of the four forks at the start


class Tree:
    """The tree at the start, and what a test lets grow on it without asking any rule."""

    def __init__(self) -> None:
        self.parents = [-1, 0, 0, -1, 3, 3, -1, 6, 6, -1, 9, 9]
        self.owners = ["common"] * 12
        self.ends = ["two twigs", "free", "free"] * 4
        self.flowers: Counter[int] = Counter()
        self.sprouts: Counter[int] = Counter()

    def twig(self, at: int, owner: int | None = None) -> "Tree":
        """The next number, at the end of `at`."""
        self.ends[at] = "two twigs" if self.ends[at] == "one twig" else "one twig"
        self.parents.append(at)
        self.owners.append("common" if owner is None else str(owner))
        self.ends.append("free")
        return self

    def bear(self, what: str, *twigs: int) -> "Tree":
        for twig in twigs:
            self.ends[twig] = what
        return self

    def flower(self, at: int, seat: int) -> "Tree":
        self.flowers[seat] += 1
        return self.bear("flower", at)

    def trunk(self, seat: int) -> "Tree":
        """Another tile with two forks."""
        tile = 2 + sum(self.sprouts.values())
        for _ in range(2):
            first = len(self.ends)
            self.parents += [-tile, first, first]
            self.owners += ["common"] * 3
            self.ends += ["two twigs", "free", "free"]
        self.sprouts[seat] += 1
        return self

    def reserve(self, seat: int, wishes: dict[str, int]) -> list[int]:
        placed = {
            "twig": self.owners.count(str(seat)),
            "fruit": self.ends.count(f"fruit {seat}"),
            "flower": self.flowers[seat],
            "sprout": self.sprouts[seat],
        }
        return [wishes.get(piece, START[piece] - placed.get(piece, 0)) for piece in PIECES]


def position(
    hand: str = "",
    river: str = QUIET,
    *,
    others: list[str] | None = None,
    source: str = "",
    faces: str = "dryad pegaea",
    tree: Tree | None = None,
    reserves: list[dict[str, int]] | None = None,
    discards: str = "",
    turn: int = 1,
    quiet: int = 0,
    **options: object,
) -> State:
    """Seat 0 begins a turn. `source` names its next cards, the first to come first; all others lie below.

    `reserves` names leaves, buds and given twigs where they are not as at the start; all else follows from
    the tree.
    """
    hands = [hand, *(others if others is not None else [""])]
    seats = len(hands)
    tree = tree or Tree()
    wishes = reserves or []
    next_cards = source.split()
    known = Counter(" ".join([*hands, river, discards]).split()) + Counter(next_cards)
    assert not known - Counter(DECK), f"there are not so many: {known - Counter(DECK)}"
    below = sorted((Counter(DECK) - known).elements(), key=DECK.index)
    return positions.position(
        GAME,
        seats,
        options,
        frames=[["Turn", 0]],
        first=0,
        turn=turn,
        quiet=quiet,
        hands=hands,
        source=" ".join([*below, *reversed(next_cards)]),
        discards=discards,
        river=river,
        faces=faces,
        reserves=[tree.reserve(seat, wishes[seat] if seat < len(wishes) else {}) for seat in range(seats)],
        trunk=1 + sum(tree.sprouts.values()),
        parents=tree.parents,
        owners=tree.owners,
        ends=tree.ends,
    )


def show(*cards: str) -> list[str]:
    return [f"show {card}" for card in cards]


def at(*twigs: int) -> list[str]:
    return [f"at {twig}" for twig in twigs]


def sites(state: State) -> set[int]:
    return {int(name.split()[1]) for name in choices(state) if name.startswith("at ")}


def refusal(state: State, move: str) -> tuple[str, str]:
    """Why a move is not allowed: the key of the sentence and the clause."""
    key, _, clause = positions.refusal(state, move)
    return key, clause


def owed(state: State) -> int:
    """Pieces that the play under way grows in all."""
    found: int = state.view(None)["play"]["owed"]
    return found


def reserve(state: State, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["players"][seat]["reserve"]
    return found


def hand(state: State, seat: int = 0) -> list[str]:
    found: list[str] = state.view(seat)["hand"]
    return found


def faces(state: State) -> list[str]:
    return [tile["face"] for tile in state.view(None)["spirits"]]
