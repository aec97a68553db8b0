"""Playing cards: show them, name what grows, and what comes next of the play (ARB-4)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Frame
from ...core.messages import Message
from ...core.reading import need
from ...core.types import Seat
from . import data
from .actions import GROW, SHOW
from .asks import PartOfTurn
from .grow import PICK_PIECE, PLACE_PIECE, PickPiece, PlacePiece, choice_of_pieces
from .pieces import GROWTHS
from .river import Refill, hand_kinds
from .spirits import CALL_SPIRIT, CallSpirit, GiveTwig, KeepCard, invocations
from .state import Arbre
from .sums import Counts, alone, namable, showable, unpicked


def show_options(s: Arbre, seat: Seat) -> list[int]:
    """The cards of the hand that can be picked, as actions."""
    rest = unpicked(s, seat)
    found = showable(s, rest, seat)
    return [action for action in hand_kinds(rest, SHOW) if found[SHOW.noun(action)]]


def naming_options(s: Arbre, seat: Seat) -> list[int]:
    """What the cards picked can grow as they are, or nothing, for a spirit alone (ARB-4.2, 4.13)."""
    actions = GROW.each(namable(s, seat))
    if len(s.shown) == 1 and alone(s, s.shown[0]):
        actions.append(GROW.action(data.NOTHING))
    return actions


def name_type(s: Arbre, seat: Seat, kind: int) -> None:
    """All cards are shown at once, and what they grow is said (ARB-4.1, 4.12)."""
    for card in s.shown:
        s.hands[seat].take(card)
    s.growing = kind
    if s.log is not None:
        facts: dict[str, object] = {"seat": seat, "cards": [data.CARD_NAMES[card] for card in s.shown]}
        s.log.append(Event(f"named_{data.TYPE_NAMES[kind]}", facts))
    s.push(PLAY_ON[seat])


def show_refusal(s: Arbre, seat: Seat, card: int) -> Message:
    """Why the card cannot be shown."""
    name: dict[str, object] = {"card": data.CARD_NAMES[card]}
    if card not in unpicked(s, seat):
        return Message("refuse.not_in_hand", name, "ARB-4.1")
    if card == data.FLUTE and data.FLUTE in s.shown:
        return Message("refuse.one_flute", {}, "ARB-7.1")
    if card in (data.JOKER, data.FLUTE):
        return Message("refuse.serves_nothing", name, "ARB-4.12")
    if not s.shown and data.SPIRITS[data.SPIRIT[card]].grows:
        return Message("refuse.single_dryad", name, "ARB-4.13")
    return Message("refuse.no_partner", {**name, "spirit": data.SPIRIT_NAMES[data.SPIRIT[card]]}, "ARB-4.5")


def naming_refusal(s: Arbre, seat: Seat, kind: int) -> Message:
    """Why the cards shown cannot grow that."""
    if kind == data.NOTHING:
        return alone_refusal(s)
    name: dict[str, object] = {"type": data.TYPE_NAMES[kind]}
    growth = GROWTHS[kind]
    if not growth.can_grow(s, seat):
        if growth.wild == data.NO_TYPE and not growth.held(s.reserves[seat]):
            return Message("refuse.no_fruit_left", {}, "ARB-4.8")
        return Message("refuse.no_site", name, "ARB-4.12")
    played = Counts(s.shown)
    for card in s.shown:
        if card < data.ELEMENTS and data.TYPE[card] != kind and played.others(kind, data.SPIRIT[card]) % 2:
            return Message("refuse.unpaired", {**name, "card": data.CARD_NAMES[card]}, "ARB-4.5")
    return Message("refuse.pairs_alone" if played.pairs(kind) else "refuse.needs_card", name, "ARB-4.6")


def alone_refusal(s: Arbre) -> Message:
    """Why the cards shown cannot be played without growth (ARB-4.13)."""
    if len(s.shown) > 1 or s.shown[0] == data.JOKER:
        return Message("refuse.one_card_alone", {}, "ARB-4.13")
    spirit = data.SPIRIT[s.shown[0]]
    if data.SPIRITS[spirit].grows and s.faces[data.TILE[spirit]] == spirit:
        return Message("refuse.dryad_needs_growth", {"spirit": data.SPIRIT_NAMES[spirit]}, "ARB-6.3")
    return Message("refuse.spirit_hidden", {"spirit": data.SPIRIT_NAMES[spirit]}, "ARB-6.1")


class PlayOn(PartOfTurn):
    """What comes next of a play: pieces while they are owed and have a site, then spirits, then the end."""

    def run(self, s: Arbre) -> None:
        seat = self.player
        if s.won():
            return  # nothing owed remains to be done (ARB-9.3)
        growing = s.growing
        if growing == data.NO_TYPE:
            end_play(s, seat)
            return
        if (
            growing != data.NOTHING
            and (s.placed == 0 or s.placed < s.owed)
            and GROWTHS[growing].can_grow(s, seat)
        ):
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

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        questions = (PickPiece, PlacePiece, CallSpirit, GiveTwig, KeepCard, Refill)
        need(isinstance(above, questions), "a question of the play")


def end_play(s: Arbre, seat: Seat) -> None:
    """The cards go to the discard pile; all have seen them (ARB-4.1)."""
    everybody = (1 << s.seats) - 1
    for card in s.shown:
        s.discards.put(card, everybody)
    if s.log is not None:
        s.log.append(Event("played", {"seat": seat, "count": len(s.shown)}))
    s.shown = []
    s.growing = data.NO_TYPE
    s.placed = 0
    s.owed = 0
    s.called = 0


PLAY_ON: Final = [PlayOn(seat) for seat in range(data.MOST_SEATS)]
