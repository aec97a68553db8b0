"""Growing: which piece, and where (ARB-4.7 to 4.9, 4.14, 5)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Frame
from ...core.messages import Message
from ...core.reading import need
from ...core.rng import Rng
from ...core.types import Action, Seat
from .actions import AT, DONE, FURTHER, INVOKE, PIECE
from .asks import MidTurn
from .data import MOST_SEATS, NO_TYPE, NOTHING, PAGE, SPIRIT_NAMES, TWIGS, TYPE_NAMES
from .habit import habit_site, spirit_before
from .pieces import CHOICE_OF, GROWTHS, PIECE_NAMES, PIECES, SPROUT, WILD
from .spirits import hindrance, invocations, invoke, invoke_effect, refused
from .state import Arbre
from .sums import owed
from .tree import first_page


def still_owed(s: Arbre) -> int:
    """Pieces yet to place; before the first one the river is still counted (ARB-6.4)."""
    return s.owed - s.placed if s.placed else owed(s, s.growing)


def choice_of_pieces(s: Arbre, seat: Seat) -> list[int]:
    """As actions: fruit or flower, own or given twig, where both can be placed (ARB-4.2, 4.9)."""
    growth = GROWTHS[s.growing]
    if len(growth.pieces) < 2:
        return []
    pieces = growth.choices(s, seat)
    return [] if len(pieces) < 2 else [PIECE.action(CHOICE_OF.index(piece)) for piece in pieces]


def place(s: Arbre, seat: Seat, piece: int, at: int) -> None:
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
    PIECES[piece].grow(s, seat, at)
    if s.log is not None:
        facts: dict[str, object] = {"seat": seat, "piece": PIECE_NAMES[piece], "at": at, "own": own}
        grown = len(s.ends) - 1 if PIECES[piece].type == TWIGS else at
        s.log.append(Event(placed_kind(piece, own), {**facts, "twig": grown, "left": s.left[seat]}))


def placed_kind(piece: int, own: bool) -> str:
    """The event's name: the words differ by piece and by where it came from."""
    return f"placed_{PIECE_NAMES[piece]}" if own else f"wild_{TYPE_NAMES[PIECES[piece].type]}"


class PickPiece(MidTurn):
    """Which piece grows next; before the first one, perhaps a spirit (ARB-6.1)."""

    def options(self, s: Arbre) -> list[int]:
        actions = choice_of_pieces(s, self.seat)
        return actions if s.placed else actions + invocations(s, self.seat)

    def choose(self, s: Arbre, action: Action) -> None:
        if INVOKE.has(action):
            invoke(s, self.seat, INVOKE.noun(action))
        else:
            s.push(PLACE_PIECE[self.seat][CHOICE_OF[PIECE.noun(action)]])

    def prompt(self, s: Arbre, seat: Seat) -> Message:
        key = "prompt.piece_twig" if s.growing == TWIGS else "prompt.piece_fruit"
        return Message(key, {"count": still_owed(s)})

    def phase(self, s: Arbre) -> str:
        return "grow"

    def habit(self, s: Arbre, seat: Seat, options: list[int], rng: Rng) -> int:
        return spirit_before(s, seat, options) or options[rng.below(2)]

    def target(self, s: Arbre, action: Action) -> str:
        if INVOKE.has(action):
            return f"spirit/{SPIRIT_NAMES[INVOKE.noun(action)]}"
        return f"piece/{PIECE_NAMES[CHOICE_OF[PIECE.noun(action)]]}"

    def effect(self, s: Arbre, action: Action) -> dict[str, object]:
        if INVOKE.has(action):
            return invoke_effect(s, INVOKE.noun(action))
        piece = CHOICE_OF[PIECE.noun(action)]
        return {"piece": PIECE_NAMES[piece], "sites": PIECES[piece].sites(s, self.seat)[:]}

    def why_not(self, s: Arbre, seat: Seat, action: Action) -> Message | None:
        if PIECE.has(action):
            return Message("refuse.other_type", {"type": TYPE_NAMES[s.growing]}, "ARB-4.2")
        if AT.has(action):
            return Message("refuse.piece_first", {}, "ARB-4.9")
        return growing_refusal(s, self.seat, action)

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need_growth(s, self.seat, above)
        need(bool(choice_of_pieces(s, self.seat)), "a choice of pieces")


class PlacePiece(MidTurn):
    """Where the piece grows, page by page of the tree; before the first one, perhaps a spirit (ARB-6.1)."""

    def __init__(self, seat: Seat, piece: int, page: int) -> None:
        super().__init__(seat)
        self.piece: Final = piece
        self.page: Final = page  # sites on earlier pages are no longer offered

    def options(self, s: Arbre) -> list[int]:
        sites = PIECES[self.piece].sites(s, self.seat)
        if sites[-1] < PAGE:
            actions = sites[:]  # on the first page a twig is its own action
        else:
            actions = actions_on_page(sites, self.page)
        if s.placed == 0 and self.page == 0 and not choice_of_pieces(s, self.seat):
            more = invocations(s, self.seat)
            if more:
                return with_spirits(actions, more)
        return actions

    def choose(self, s: Arbre, action: Action) -> None:
        if AT.has(action):
            place(s, self.seat, self.piece, self.twig(s, action))
        elif action == FURTHER:
            page = first_page(PIECES[self.piece].sites(s, self.seat), self.page)
            s.push(PlacePiece(self.seat, self.piece, page + 1))
        else:
            invoke(s, self.seat, INVOKE.noun(action))

    def prompt(self, s: Arbre, seat: Seat) -> Message:
        return Message(f"prompt.place_{PIECE_NAMES[self.piece]}", {"count": still_owed(s)})

    def phase(self, s: Arbre) -> str:
        return "grow"

    def habit(self, s: Arbre, seat: Seat, options: list[int], rng: Rng) -> int:
        return habit_site(s, seat, options, self.first_twig(s), rng)

    def target(self, s: Arbre, action: Action) -> str:
        if AT.has(action):
            return f"site/{self.twig(s, action)}"
        return "further" if action == FURTHER else f"spirit/{SPIRIT_NAMES[INVOKE.noun(action)]}"

    def first_twig(self, s: Arbre) -> int:
        """Of the page that is asked about: nearly always 0."""
        return first_page(PIECES[self.piece].sites(s, self.seat), self.page) * PAGE

    def twig(self, s: Arbre, action: Action) -> int:
        """The twig that the action means on this page."""
        return self.first_twig(s) + action

    def effect(self, s: Arbre, action: Action) -> dict[str, object] | None:
        if INVOKE.has(action):
            return invoke_effect(s, INVOKE.noun(action))
        own = self.piece != WILD and s.reserves[self.seat][self.piece] > 0
        return {"piece": PIECE_NAMES[self.piece], "own": own} if AT.has(action) else None

    def why_not(self, s: Arbre, seat: Seat, action: Action) -> Message | None:
        if AT.has(action):
            return site_refusal(s, self.piece, self.twig(s, action))
        return growing_refusal(s, self.seat, action)

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need_growth(s, self.seat, above)
        need(self.piece in range(len(PIECES)) and self.piece != SPROUT, "a piece that grows")
        need(PIECES[self.piece].type == s.growing, "a piece of the type named")
        if choice_of_pieces(s, self.seat):
            need(self.piece in CHOICE_OF, "a piece of the reserve")
        else:
            need(self.piece == GROWTHS[s.growing].due(s, self.seat), "the piece that is due")
        sites = PIECES[self.piece].sites(s, self.seat)
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


def growing_refusal(s: Arbre, seat: Seat, action: Action) -> Message | None:
    """What is refused while pieces are owed."""
    if INVOKE.has(action):
        if hindrance(s, seat, INVOKE.noun(action)) is None:
            return Message("refuse.place_first", {}, "ARB-4.14")
        return refused(s, seat, INVOKE.noun(action))
    if action == DONE:
        return Message("refuse.still_owed", {"count": still_owed(s)}, "ARB-4.7")
    return None


def site_refusal(s: Arbre, piece: int, at: int) -> Message:
    """Why the piece cannot grow there (ARB-5)."""
    if at >= len(s.ends):
        return Message("refuse.no_such_twig", {}, "ARB-5.1")
    return PIECES[piece].why_not(s, at)


def need_growth(s: Arbre, seat: Seat, above: Frame[Arbre] | None) -> None:
    need(above is None, "a piece on top")
    need(s.growing not in (NO_TYPE, NOTHING), "a type that grows")
    need(s.placed == 0 or s.placed < s.owed, "a piece owed")
    need(GROWTHS[s.growing].can_grow(s, seat), "a piece and a site")


PICK_PIECE: Final = [PickPiece(seat) for seat in range(MOST_SEATS)]
PLACE_PIECE: Final = [
    [PlacePiece(seat, piece, 0) for piece in range(len(PIECES))] for seat in range(MOST_SEATS)
]
