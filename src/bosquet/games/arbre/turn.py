"""A turn of L'Arbre: draw, play cards, or grow the trunk; and how it ends (ARB-2, 8, 9)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Ask, Frame, Step
from ...core.messages import Message
from ...core.reading import need
from ...core.rng import Rng
from ...core.types import Action, Seat
from ...core.zones import HIDDEN, Zone
from . import data, river
from .actions import GROW, INVOKE, SHOW, TAKE, TRUNK
from .asks import PartOfTurn
from .habit import habit_turn
from .pieces import ALL_PIECES, RESERVE, SPROUT
from .play import PlayOn, name_type, naming_options, naming_refusal, show_options, show_refusal
from .scoring import stalled, tell_end
from .state import Arbre
from .tree import grow_tile
from .view import growth_effect, showing_effect


class SetUp(Step[Arbre]):
    """ARB-1: the tree, the reserves, three cards a seat, the river, the spirits' faces, the first player."""

    def run(self, s: Arbre) -> None:
        seats = s.seats
        deck = data.DECK[:]
        s.rng.shuffle(deck)
        s.source = Zone(deck, HIDDEN, True, [])
        s.discards = Zone([], HIDDEN, False, [])
        s.drawn = Zone([], HIDDEN, False, [])
        s.hands = [Zone([], 1 << seat, False, []) for seat in range(seats)]
        s.reserves = [RESERVE[:] for _ in range(seats)]
        s.left = [ALL_PIECES] * seats
        s.parents = []
        s.owners = []
        s.ends = []
        s.twig_sites = []
        s.leaf_sites = []
        s.bud_sites = []
        s.flower_sites = []
        s.shown = []
        grow_tile(s)
        for seat in range(seats):
            draw_cards(s, seat, data.START_HAND)
        s.faces = [data.FAUN + s.rng.below(2), data.NAIAD + s.rng.below(2)]
        s.first = s.rng.below(seats)
        if s.log is not None:
            faces = [data.SPIRIT_NAMES[spirit] for spirit in s.faces]
            s.log.append(Event("began", {"seat": s.first, "faces": faces}, reveals=True))
        s.river = [data.NO_CARD] * data.RIVER
        river.refill(s)
        s.turn = 1
        s.push(TURN[s.first])


def draw_cards(s: Arbre, seat: Seat, count: int) -> None:
    """From the source into the hand, unseen by others."""
    drawn = [river.draw_to(s, s.hands[seat]) for _ in range(count)]
    if s.log is not None:
        secret: dict[str, object] = {"cards": [data.CARD_NAMES[card] for card in drawn]}
        s.log.append(Event("drew", {"seat": seat, "count": count}, True, secret, 1 << seat))


class Turn(Ask[Arbre]):
    """Exactly one of: two cards of the river, cards of the hand, the trunk (ARB-2.1).

    The cards of a play are picked one by one and stay in the hand, unseen by others, until the type is named
    (ARB-4.1, 4.12): only then are they shown, all together.
    """

    def options(self, s: Arbre) -> list[int]:
        if s.shown:
            return show_options(s, self.seat) + naming_options(s, self.seat)
        actions = river.river_kinds(s)
        actions += show_options(s, self.seat)
        if s.reserves[self.seat][SPROUT]:
            actions.append(TRUNK)
        return actions

    def choose(self, s: Arbre, action: Action) -> None:
        seat = self.seat
        if SHOW.has(action):
            s.shown.append(SHOW.noun(action))
            s.push(self)
            return
        s.push(END_TURN[seat])
        if GROW.has(action):
            name_type(s, seat, GROW.noun(action))
        elif action == TRUNK:
            grow_trunk(s, seat)
        else:
            s.push(river.REFILL)
            s.push(river.TAKE_CARD[seat][river.DRAW])
            river.take_from_river(s, seat, TAKE.noun(action))

    def prompt(self, s: Arbre, seat: Seat) -> Message:
        if s.shown:
            return Message("prompt.show", {})
        return Message("prompt.turn_trunk" if s.reserves[self.seat][SPROUT] else "prompt.turn", {})

    def phase(self, s: Arbre) -> str:
        return "turn"

    def opens_turn(self, s: Arbre) -> bool:
        return not s.shown

    def habit(self, s: Arbre, seat: Seat, options: list[int], rng: Rng) -> int:
        return habit_turn(s, seat, options, rng)

    def target(self, s: Arbre, action: Action) -> str:
        if action == TRUNK:
            return "trunk"
        if SHOW.has(action):
            return f"hand/{data.CARD_NAMES[SHOW.noun(action)]}"
        if GROW.has(action):
            return f"grow/{data.TYPE_NAMES[GROW.noun(action)]}"
        return f"river/{s.river.index(TAKE.noun(action))}"

    def effect(self, s: Arbre, action: Action) -> dict[str, object] | None:
        if action == TRUNK:
            return {"cards": max(0, data.HAND_LIMIT - len(s.hands[self.seat].cards))}
        if SHOW.has(action):
            return showing_effect(s, self.seat, SHOW.noun(action))
        if GROW.has(action):
            kind = GROW.noun(action)
            return None if kind == data.NOTHING else growth_effect(s, self.seat, kind)
        return {"places": river.places_of(s, TAKE.noun(action))}

    def why_not(self, s: Arbre, seat: Seat, action: Action) -> Message | None:
        if SHOW.has(action):
            return show_refusal(s, self.seat, SHOW.noun(action))
        if s.shown:
            return picking_refusal(s, self.seat, action)
        if action == TRUNK:
            return Message("refuse.trunk_once", {}, "ARB-8.1")
        if TAKE.has(action):
            return Message("refuse.not_in_river", {"card": data.CARD_NAMES[TAKE.noun(action)]}, "ARB-3.1")
        return None

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need(above is None and s.growing == data.NO_TYPE, "a turn that has not begun")


def picking_refusal(s: Arbre, seat: Seat, action: Action) -> Message | None:
    """Once a card is picked, the turn is a play."""
    if GROW.has(action):
        return naming_refusal(s, seat, GROW.noun(action))
    return Message("refuse.name_first", {}, "ARB-4.12") if INVOKE.has(action) else None


def grow_trunk(s: Arbre, seat: Seat) -> None:
    """The sprout is discarded, a tile coloured, two branches grow, and the hand is filled (ARB-8)."""
    s.reserves[seat][SPROUT] = 0
    s.left[seat] = s.left[seat] - 1
    s.quiet = -1
    if s.log is not None:
        s.log.append(Event("trunk", {"seat": seat, "tile": s.trunk, "left": s.left[seat]}))
        s.log.scene(s)
    if s.won():
        return
    grow_tile(s)
    s.push(river.REFILL)
    lacking = data.HAND_LIMIT - len(s.hands[seat].cards)
    if lacking < data.RIVER:
        for _ in range(lacking):
            s.push(river.TAKE_CARD[seat][river.TRUNK_TAKES])
        return
    for place in range(data.RIVER):
        river.take_from_river(s, seat, s.river[place])
    if lacking > data.RIVER:
        draw_cards(s, seat, lacking - data.RIVER)


class EndTurn(PartOfTurn):
    """Excess cards go, the game may be over, else the next player takes a turn (ARB-3.2, 9)."""

    def run(self, s: Arbre) -> None:
        seat = self.player
        if s.won():
            tell_end(s, "empty")
            return
        if len(s.hands[seat].cards) > data.HAND_LIMIT:
            s.push(self)
            s.push(river.DISCARD_CARD[seat])
            return
        s.quiet += 1
        why = stalled(s)
        if why:
            tell_end(s, why)
            return
        s.turn += 1
        s.push(TURN[seat + 1 if seat + 1 < s.seats else 0])

    def fits(self, s: Arbre, above: Frame[Arbre] | None) -> None:
        need(isinstance(above, (PlayOn, river.Refill, river.DiscardCard)), "a turn under way")


SET_UP: Final = SetUp()
TURN: Final = [Turn(seat) for seat in range(data.MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(data.MOST_SEATS)]
