"""Playing cards: show them, name what grows, and what comes next of the play (ARB-4)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Frame, Step
from ...core.messages import Message
from ...core.reading import need
from .actions import GROW, SHOW
from .data import (
    CARD_NAMES,
    ELEMENTS,
    FLUTE,
    JOKER,
    MOST_SEATS,
    NO_TYPE,
    NOTHING,
    SPIRIT,
    SPIRIT_NAMES,
    SPIRITS,
    TILE,
    TYPE,
    TYPE_NAMES,
)
from .grow import PICK_PIECE, PLACE_PIECE, PickPiece, PlacePiece, choice_of_pieces
from .pieces import GROWTHS
from .river import Refill, hand_kinds
from .spirits import CALL_SPIRIT, CallSpirit, GiveTwig, KeepCard, invocations
from .state import Arbre
from .sums import Counts, alone, namable, showable, unpicked


def show_options(s: Arbre, seat: int) -> list[int]:
    """The cards of the hand that can be picked, as actions."""
    rest = unpicked(s, seat)
    found = showable(s, rest, seat)
    return [action for action in hand_kinds(rest, SHOW) if found[SHOW.noun(action)]]


def naming_options(s: Arbre, seat: int) -> list[int]:
    """What the cards picked can grow as they are, or nothing, for a spirit alone (ARB-4.2, 4.13)."""
    actions = GROW.each(namable(s, seat))
    if len(s.shown) == 1 and alone(s, s.shown[0]):
        actions.append(GROW.action(NOTHING))
    return actions


def name_type(s: Arbre, seat: int, kind: int) -> None:
    """All cards are shown at once, and what they grow is said (ARB-4.1, 4.12)."""
    for card in s.shown:
        s.hands[seat].take(card)
    s.growing = kind
    if s.log is not None:
        facts: dict[str, object] = {"seat": seat, "cards": [CARD_NAMES[card] for card in s.shown]}
        s.log.append(Event(f"named_{TYPE_NAMES[kind]}", facts))
    s.push(PLAY_ON[seat])


def show_refusal(s: Arbre, seat: int, card: int) -> Message:
    """Why the card cannot be shown."""
    name: dict[str, object] = {"card": CARD_NAMES[card]}
    if card not in unpicked(s, seat):
        return Message("refuse.not_in_hand", name, "ARB-4.1")
    if card == FLUTE and FLUTE in s.shown:
        return Message("refuse.one_flute", {}, "ARB-7.1")
    if card in (JOKER, FLUTE):
        return Message("refuse.serves_nothing", name, "ARB-4.12")
    if not s.shown and SPIRITS[SPIRIT[card]].grows:
        return Message("refuse.single_dryad", name, "ARB-4.13")
    return Message("refuse.no_partner", {**name, "spirit": SPIRIT_NAMES[SPIRIT[card]]}, "ARB-4.5")


def naming_refusal(s: Arbre, seat: int, kind: int) -> Message:
    """Why the cards shown cannot grow that."""
    if kind == NOTHING:
        return alone_refusal(s)
    name: dict[str, object] = {"type": TYPE_NAMES[kind]}
    growth = GROWTHS[kind]
    if not growth.can_grow(s, seat):
        if growth.wild == NO_TYPE and not growth.held(s.reserves[seat]):
            return Message("refuse.no_fruit_left", {}, "ARB-4.8")
        return Message("refuse.no_site", name, "ARB-4.12")
    played = Counts(s.shown)
    for card in s.shown:
        if card < ELEMENTS and TYPE[card] != kind and played.others(kind, SPIRIT[card]) % 2:
            return Message("refuse.unpaired", {**name, "card": CARD_NAMES[card]}, "ARB-4.5")
    return Message("refuse.pairs_alone" if played.pairs(kind) else "refuse.needs_card", name, "ARB-4.6")


def alone_refusal(s: Arbre) -> Message:
    """Why the cards shown cannot be played without growth (ARB-4.13)."""
    if len(s.shown) > 1 or s.shown[0] == JOKER:
        return Message("refuse.one_card_alone", {}, "ARB-4.13")
    spirit = SPIRIT[s.shown[0]]
    if SPIRITS[spirit].grows and s.faces[TILE[spirit]] == spirit:
        return Message("refuse.dryad_needs_growth", {"spirit": SPIRIT_NAMES[spirit]}, "ARB-6.3")
    return Message("refuse.spirit_hidden", {"spirit": SPIRIT_NAMES[spirit]}, "ARB-6.1")


class PlayOn(Step[Arbre]):
    """What comes next of a play: pieces while they are owed and have a site, then spirits, then the end."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def run(self, s: Arbre) -> None:
        seat = self.player
        if s.won():
            return  # nothing owed remains to be done (ARB-9.3)
        growing = s.growing
        if growing == NO_TYPE:
            end_play(s, seat)
            return
        if growing != NOTHING and (s.placed == 0 or s.placed < s.owed) and GROWTHS[growing].can_grow(s, seat):
            s.push(self)
            if choice_of_pieces(s, seat):
                s.push(PICK_PIECE[seat])
            else:
                s.push(PLACE_PIECE[seat][GROWTHS[growing].due(s, seat)])
        elif invocations(s, seat):
            s.push(self)
            s.push(CALL_SPIRIT[seat])
        else:
            end_play(s, seat)

    def fields(self) -> tuple[object, ...]:
        return (self.player,)

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        questions = (PickPiece, PlacePiece, CallSpirit, GiveTwig, KeepCard, Refill)
        need(isinstance(above, questions), "a question of the play")


def end_play(s: Arbre, seat: int) -> None:
    """The cards go to the discard pile; all have seen them (ARB-4.1)."""
    everybody = (1 << s.seats) - 1
    for card in s.shown:
        s.discards.put(card, everybody)
    if s.log is not None:
        s.log.append(Event("played", {"seat": seat, "count": len(s.shown)}))
    s.shown = []
    s.growing = NO_TYPE
    s.placed = 0
    s.owed = 0
    s.called = 0


PLAY_ON: Final = [PlayOn(seat) for seat in range(MOST_SEATS)]
