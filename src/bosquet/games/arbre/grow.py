"""Growing: which piece, and where (ARB-4.7 to 4.9, 4.14, 5)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Ask, Frame
from ...core.messages import Message
from ...core.reading import need
from .actions import AT, CHOICE_OF, DONE, FURTHER, INVOKE, PAGE, PIECE
from .data import (
    BUD,
    FLOWER,
    FRUIT,
    FRUITS,
    GIFT,
    LEAF,
    LEAVES,
    MOST_SEATS,
    NO_TYPE,
    NOTHING,
    PIECES,
    SPIRITS,
    SPROUT,
    TWIG,
    TWIGS,
    TWO_TWIGS,
    TYPE_NAMES,
    TYPE_OF_PIECE,
    WILD,
    WITH_BUD,
    WITH_LEAF,
)
from .spirits import hindrance, invocations, invoke, invoke_effect, refused
from .state import Arbre
from .sums import growable, owed
from .tree import first_page, grow_piece, placeable, sites_of


def still_owed(s: Arbre) -> int:
    """Pieces yet to place; before the first one the river is still counted (ARB-6.4)."""
    return s.owed - s.placed if s.placed else owed(s, s.growing)


def choice_of_pieces(s: Arbre, seat: int) -> list[int]:
    """As actions: fruit or flower, own or given twig, where both can be placed (ARB-4.2, 4.9)."""
    reserve = s.reserves[seat]
    if s.growing == TWIGS:
        return PIECES_OF_TWIGS[:] if reserve[TWIG] and reserve[GIFT] else []
    if s.growing == FRUITS and reserve[FLOWER] and placeable(s, seat, FRUIT):
        return PIECES_OF_FRUITS[:]
    return []


def only_piece(s: Arbre, seat: int) -> int:
    """Where there is no choice: of the own reserve first, then of the undergrowth (ARB-4.8)."""
    reserve = s.reserves[seat]
    if s.growing == TWIGS:
        return TWIG if reserve[TWIG] else GIFT if reserve[GIFT] else WILD
    if s.growing == FRUITS:
        return FRUIT if placeable(s, seat, FRUIT) else FLOWER
    return LEAF if s.growing == LEAVES else BUD


def place(s: Arbre, seat: int, piece: int, at: int) -> None:
    """One piece onto the tree; the number owed stands from the first one on (ARB-4.3, 4.14)."""
    if s.placed == 0:
        s.owed = owed(s, s.growing)
    s.placed += 1
    reserve = s.reserves[seat]
    own = piece != WILD and reserve[piece] > 0
    if own:
        reserve[piece] = reserve[piece] - 1
        s.left[seat] = s.left[seat] - 1
        s.quiet = -1
    grow_piece(s, seat, piece, at)
    if s.log is not None:
        facts: dict[str, object] = {"seat": seat, "piece": PIECES[piece], "at": at, "own": own}
        grown = len(s.ends) - 1 if TYPE_OF_PIECE[piece] == TWIGS else at
        s.log.append(Event(placed_kind(piece, own), {**facts, "twig": grown, "left": s.left[seat]}))


def placed_kind(piece: int, own: bool) -> str:
    """The event's name: the words differ by piece and by where it came from."""
    return f"placed_{PIECES[piece]}" if own else f"wild_{TYPE_NAMES[TYPE_OF_PIECE[piece]]}"


class PickPiece(Ask[Arbre]):
    """Which piece grows next; before the first one, perhaps a spirit (ARB-6.1)."""

    def options(self, s: Arbre) -> list[int]:
        actions = choice_of_pieces(s, self.seat)
        return actions if s.placed else actions + invocations(s, self.seat)

    def choose(self, s: Arbre, action: int) -> None:
        if INVOKE.has(action):
            invoke(s, self.seat, INVOKE.noun(action))
        else:
            s.push(PLACE_PIECE[self.seat][CHOICE_OF[PIECE.noun(action)]])

    def prompt(self, s: Arbre, seat: int) -> Message:
        key = "prompt.piece_twig" if s.growing == TWIGS else "prompt.piece_fruit"
        return Message(key, {"count": still_owed(s)})

    def target(self, s: Arbre, action: int) -> str:
        if INVOKE.has(action):
            return f"spirit/{SPIRITS[INVOKE.noun(action)]}"
        return f"piece/{PIECES[CHOICE_OF[PIECE.noun(action)]]}"

    def effect(self, s: Arbre, action: int) -> dict[str, object]:
        if INVOKE.has(action):
            return invoke_effect(s, INVOKE.noun(action))
        piece = CHOICE_OF[PIECE.noun(action)]
        return {"piece": PIECES[piece], "sites": sites_of(s, self.seat, piece)[:]}

    def why_not(self, s: Arbre, seat: int, action: int) -> Message | None:
        if PIECE.has(action):
            return Message("refuse.other_type", {"type": TYPE_NAMES[s.growing]}, "ARB-4.2")
        if AT.has(action):
            return Message("refuse.piece_first", {}, "ARB-4.9")
        return growing_refusal(s, self.seat, action)

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need_growth(s, self.seat, above)
        need(bool(choice_of_pieces(s, self.seat)), "a choice of pieces")


class PlacePiece(Ask[Arbre]):
    """Where the piece grows, page by page of the tree; before the first one, perhaps a spirit (ARB-6.1)."""

    def __init__(self, seat: int, piece: int, page: int) -> None:
        super().__init__(seat)
        self.piece: Final = piece
        self.page: Final = page  # sites on earlier pages are no longer offered

    def options(self, s: Arbre) -> list[int]:
        sites = sites_of(s, self.seat, self.piece)
        if sites[-1] < PAGE:
            actions = sites[:]  # on the first page a twig is its own action
        else:
            actions = actions_on_page(sites, self.page)
        if s.placed == 0 and self.page == 0 and not choice_of_pieces(s, self.seat):
            more = invocations(s, self.seat)
            if more:
                return with_spirits(actions, more)
        return actions

    def choose(self, s: Arbre, action: int) -> None:
        if AT.has(action):
            sites = sites_of(s, self.seat, self.piece)
            place(s, self.seat, self.piece, first_page(sites, self.page) * PAGE + action)
        elif action == FURTHER:
            page = first_page(sites_of(s, self.seat, self.piece), self.page)
            s.push(PlacePiece(self.seat, self.piece, page + 1))
        else:
            invoke(s, self.seat, INVOKE.noun(action))

    def prompt(self, s: Arbre, seat: int) -> Message:
        return Message(f"prompt.place_{PIECES[self.piece]}", {"count": still_owed(s)})

    def target(self, s: Arbre, action: int) -> str:
        if AT.has(action):
            return f"site/{self.twig(s, action)}"
        return "further" if action == FURTHER else f"spirit/{SPIRITS[INVOKE.noun(action)]}"

    def twig(self, s: Arbre, action: int) -> int:
        """The twig that the action means on this page."""
        return first_page(sites_of(s, self.seat, self.piece), self.page) * PAGE + action

    def effect(self, s: Arbre, action: int) -> dict[str, object] | None:
        if INVOKE.has(action):
            return invoke_effect(s, INVOKE.noun(action))
        own = self.piece != WILD and s.reserves[self.seat][self.piece] > 0
        return {"piece": PIECES[self.piece], "own": own} if AT.has(action) else None

    def why_not(self, s: Arbre, seat: int, action: int) -> Message | None:
        if AT.has(action):
            return site_refusal(s, self.seat, self.piece, self.twig(s, action))
        return growing_refusal(s, self.seat, action)

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.piece, self.page

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need_growth(s, self.seat, above)
        need(self.piece in range(len(PIECES)) and self.piece != SPROUT, "a piece that grows")
        need(TYPE_OF_PIECE[self.piece] == s.growing, "a piece of the type named")
        if choice_of_pieces(s, self.seat):
            need(self.piece in CHOICE_OF, "a piece of the reserve")
        else:
            need(self.piece == only_piece(s, self.seat), "the piece that is due")
        sites = sites_of(s, self.seat, self.piece)
        need(bool(sites) and 0 <= self.page <= sites[-1] // PAGE, "a site")


def actions_on_page(sites: list[int], page: int) -> list[int]:
    start = first_page(sites, page) * PAGE
    actions = [at - start for at in sites if start <= at < start + PAGE]
    if sites[-1] >= start + PAGE:
        actions.append(FURTHER)
    return actions


def with_spirits(actions: list[int], spirits: list[int]) -> list[int]:
    """In the order of the table."""
    if actions[-1] == FURTHER:
        return actions[:-1] + spirits + [FURTHER]
    return actions + spirits


def growing_refusal(s: Arbre, seat: int, action: int) -> Message | None:
    """What is refused while pieces are owed."""
    if INVOKE.has(action):
        if hindrance(s, seat, INVOKE.noun(action)) == 0:
            return Message("refuse.place_first", {}, "ARB-4.14")
        return refused(s, seat, INVOKE.noun(action))
    if action == DONE:
        return Message("refuse.still_owed", {"count": still_owed(s)}, "ARB-4.7")
    return None


def site_refusal(s: Arbre, seat: int, piece: int, at: int) -> Message:
    """Why the piece cannot grow there (ARB-5)."""
    if at >= len(s.ends):
        return Message("refuse.no_such_twig", {}, "ARB-5.1")
    end = s.ends[at]
    if piece == LEAF:
        return Message("refuse.leaf_there" if end >= WITH_LEAF else "refuse.twig_there", {}, "ARB-5.2")
    if piece == BUD:
        return Message("refuse.no_leaf" if end < WITH_LEAF else "refuse.bud_there", {}, "ARB-5.3")
    if piece in (FRUIT, FLOWER):
        clause = "ARB-5.4" if piece == FRUIT else "ARB-5.5"
        if end < WITH_BUD:
            return Message("refuse.no_bud", {}, clause)
        if end > WITH_BUD:
            return Message("refuse.fruit_there", {}, clause)
        return Message("refuse.other_colour", {"seat": s.owners[at]}, clause)
    if end == TWO_TWIGS:
        return Message("refuse.two_twigs_there", {}, "ARB-5.1")
    return Message("refuse.no_twig_on_leaf", {}, "ARB-5.1")


def need_growth(s: Arbre, seat: int, above: Frame[Arbre] | None) -> None:
    need(above is None, "a piece on top")
    need(s.growing not in (NO_TYPE, NOTHING), "a type that grows")
    need(s.placed == 0 or s.placed < s.owed, "a piece owed")
    need(growable(s, seat, s.growing), "a piece and a site")


PIECES_OF_TWIGS: Final = [PIECE.action(0), PIECE.action(1)]
PIECES_OF_FRUITS: Final = [PIECE.action(2), PIECE.action(3)]
PICK_PIECE: Final = [PickPiece(seat) for seat in range(MOST_SEATS)]
PLACE_PIECE: Final = [
    [PlacePiece(seat, piece, 0) for piece in range(len(PIECES))] for seat in range(MOST_SEATS)
]
