"""The pieces (ARB-1.3): where each may grow and what it does to the twig's end (ARB-5)."""

from typing import Final

from ...core.messages import Message
from ...core.types import Seat
from . import data
from .state import Arbre
from .tree import drop, grow_twig, insert

NO_SITES: Final[list[int]] = []


class Piece:
    """One that never grows by itself: the sprout (ARB-8.1)."""

    def __init__(self, name: str, kind: int, clause: str, start: int = 0, box: int = 0) -> None:
        self.name: Final = name
        self.type: Final = kind
        self.clause: Final = clause
        self.start: Final = start  # of each player
        self.box: Final = (
            box  # in the undergrowth when all players still have theirs; substitutes follow (ARB-4.10)
        )

    def sites(self, s: Arbre, seat: Seat) -> list[int]:
        """The twigs on which it may grow, in order: to be read, not to be changed."""
        return NO_SITES

    def has_site(self, s: Arbre, seat: Seat) -> bool:
        return len(self.sites(s, seat)) > 0

    def grow(self, s: Arbre, seat: Seat, at: int) -> None:
        """Onto its site; where it comes from is told elsewhere."""
        raise NotImplementedError

    def why_not(self, s: Arbre, at: int) -> Message:
        """What keeps it from growing on a twig that is no site."""
        raise NotImplementedError


class Twig(Piece):
    """Two places an end (ARB-5.1); a given one and one of the undergrowth are common (ARB-4.9)."""

    def __init__(self, name: str, clause: str, common: bool, start: int = 0, box: int = 0) -> None:
        super().__init__(name, data.TWIGS, clause, start, box)
        self.common: Final = common

    def sites(self, s: Arbre, seat: Seat) -> list[int]:
        return s.twig_sites

    def grow(self, s: Arbre, seat: Seat, at: int) -> None:
        grow_twig(s, at, data.COMMON if self.common else seat)

    def why_not(self, s: Arbre, at: int) -> Message:
        both = s.ends[at] == data.TWO_TWIGS
        return Message("refuse.two_twigs_there" if both else "refuse.no_twig_on_leaf", {}, "ARB-5.1")


class Leaf(Piece):
    """On a free end; no twig can grow there afterwards (ARB-5.2)."""

    def sites(self, s: Arbre, seat: Seat) -> list[int]:
        return s.leaf_sites

    def grow(self, s: Arbre, seat: Seat, at: int) -> None:
        s.ends[at] = data.WITH_LEAF
        drop(s.leaf_sites, at)
        drop(s.twig_sites, at)
        insert(s.bud_sites, at)

    def why_not(self, s: Arbre, at: int) -> Message:
        leaf = s.ends[at] >= data.WITH_LEAF
        return Message("refuse.leaf_there" if leaf else "refuse.twig_there", {}, self.clause)


class Bud(Piece):
    """On a leaf (ARB-5.3)."""

    def sites(self, s: Arbre, seat: Seat) -> list[int]:
        return s.bud_sites

    def grow(self, s: Arbre, seat: Seat, at: int) -> None:
        s.ends[at] = data.WITH_BUD
        drop(s.bud_sites, at)
        insert(s.flower_sites, at)

    def why_not(self, s: Arbre, at: int) -> Message:
        leafless = s.ends[at] < data.WITH_LEAF
        return Message("refuse.no_leaf" if leafless else "refuse.bud_there", {}, self.clause)


class Flower(Piece):
    """On any bud (ARB-5.5)."""

    def sites(self, s: Arbre, seat: Seat) -> list[int]:
        return s.flower_sites

    def grow(self, s: Arbre, seat: Seat, at: int) -> None:
        s.ends[at] = data.WITH_FLOWER
        drop(s.flower_sites, at)

    def why_not(self, s: Arbre, at: int) -> Message:
        budless = s.ends[at] < data.WITH_BUD
        return Message("refuse.no_bud" if budless else "refuse.fruit_there", {}, self.clause)


class Fruit(Piece):
    """On a bud of one's own twigs or of a common one (ARB-5.4)."""

    def sites(self, s: Arbre, seat: Seat) -> list[int]:
        owners = s.owners
        return [at for at in s.flower_sites if owners[at] == data.COMMON or owners[at] == seat]

    def has_site(self, s: Arbre, seat: Seat) -> bool:
        for at in s.flower_sites:
            owner = s.owners[at]
            if owner in (data.COMMON, seat):
                return True
        return False

    def grow(self, s: Arbre, seat: Seat, at: int) -> None:
        s.ends[at] = data.WITH_FRUIT + seat
        drop(s.flower_sites, at)

    def why_not(self, s: Arbre, at: int) -> Message:
        if s.ends[at] == data.WITH_BUD:
            return Message("refuse.other_colour", {"seat": s.owners[at]}, self.clause)
        budless = s.ends[at] < data.WITH_BUD
        return Message("refuse.no_bud" if budless else "refuse.fruit_there", {}, self.clause)


TWIG: Final = 0
GIFT: Final = 1  # a common twig that the Faun gave (ARB-4.9)
LEAF: Final = 2
BUD: Final = 3
FRUIT: Final = 4
FLOWER: Final = 5
SPROUT: Final = 6
WILD: Final = 7  # a common twig straight from the undergrowth (ARB-4.8)
PIECES: Final = [
    Twig("twig", "ARB-5.1", common=False, start=10),
    Twig("gift", "ARB-4.9", common=True),
    Leaf("leaf", data.LEAVES, "ARB-5.2", start=6, box=40),
    Bud("bud", data.BUDS, "ARB-5.3", start=5, box=30),
    Fruit("fruit", data.FRUITS, "ARB-5.4", start=3),
    Flower("flower", data.FRUITS, "ARB-5.5", start=1),
    Piece("sprout", data.NO_TYPE, "ARB-8.1", start=1),
    Twig("wild", "ARB-4.8", common=True, box=55),
]
PIECE_NAMES: Final = [piece.name for piece in PIECES]
PIECE_KINDS: Final = 7  # of a reserve: all but the last
RESERVE: Final = [piece.start for piece in PIECES[:PIECE_KINDS]]
ALL_PIECES: Final = sum(RESERVE)


class Growth:
    """What may be named to grow (ARB-4.2): its pieces, and what the undergrowth has of it (ARB-4.8)."""

    def __init__(self, kind: int, pieces: list[int], wild: int = data.NO_TYPE) -> None:
        self.name: Final = data.TYPE_NAMES[kind]
        self.pieces: Final = pieces
        self.wild: Final = wild  # none of fruits and flowers: only one's own (ARB-4.8)

    def held(self, reserve: list[int]) -> int:
        """How many of its pieces a reserve holds."""
        total = 0
        for piece in self.pieces:
            total += reserve[piece]
        return total

    def sites(self, s: Arbre, seat: Seat) -> int:
        """How many there are, for the piece that has most."""
        if self.wild != data.NO_TYPE:
            return len(PIECES[self.wild].sites(s, seat))
        most = len(PIECES[self.pieces[0]].sites(s, seat))
        for piece in self.pieces[1:]:
            if s.reserves[seat][piece]:
                most = max(most, len(PIECES[piece].sites(s, seat)))
        return most

    def can_grow(self, s: Arbre, seat: Seat) -> bool:
        """Whether at least one piece of it can be placed (ARB-4.12)."""
        if self.wild != data.NO_TYPE:
            return len(PIECES[self.wild].sites(s, seat)) > 0
        for piece in self.pieces:
            if placeable(s, seat, piece):
                return True
        return False

    def choices(self, s: Arbre, seat: Seat) -> list[int]:
        """The pieces of the reserve that can be placed."""
        return [piece for piece in self.pieces if placeable(s, seat, piece)]

    def due(self, s: Arbre, seat: Seat) -> int:
        """Where there is no choice: of the own reserve first, then of the undergrowth (ARB-4.8)."""
        if self.wild == self.pieces[0]:
            return self.wild
        for piece in self.pieces:
            if placeable(s, seat, piece):
                return piece
        return self.wild


def placeable(s: Arbre, seat: Seat, piece: int) -> bool:
    """Whether the reserve has such a piece and the tree a site for it."""
    return s.reserves[seat][piece] > 0 and PIECES[piece].has_site(s, seat)


GROWTHS: Final = [
    Growth(data.TWIGS, [TWIG, GIFT], WILD),
    Growth(data.LEAVES, [LEAF], LEAF),
    Growth(data.BUDS, [BUD], BUD),
    Growth(data.FRUITS, [FRUIT, FLOWER]),
]
CHOICE_OF: Final = [piece for growth in GROWTHS if len(growth.pieces) > 1 for piece in growth.pieces]
