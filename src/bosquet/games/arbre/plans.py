"""Whole turns that are worth a thought, each as its actions with what it is likely to bring.

A play goes as far as its cards are picked and the type is named; spirits and sites come later. Cards are
picked in the order of their kinds, so that no play is met twice.
"""

from typing import Final

from ...core.types import Seat
from . import data
from .actions import GROW, SHOW, TAKE, TRUNK
from .pieces import GROWTHS, SPROUT
from .state import Arbre
from .sums import Counts, alone, unpicked
from .worth import (
    LATE_TRUNK,
    MUSIC,
    OPEN_TYPE,
    SPARE,
    SPIRIT_HELP,
    USEFUL,
    WILD_CARD,
    WIN,
    card_worth,
    cards_worth,
    narrowness,
    needs,
    river_help,
    room,
)

UNSEEN: Final = 0.75  # a card of the source
ENMITY: Final = 0.5  # harm to the others
ROOM: Final = 0.5  # a site for something that is wanted and has none


class Plan:
    """A turn by its cards and by what it grows (or what else it is), with its worth."""

    def __init__(self, what: int, cards: list[int], worth: float) -> None:
        self.what: Final = what  # a type, NOTHING, or one of the two below
        self.cards: Final = cards  # picked after those picked already, or taken
        self.worth: Final = worth

    def actions(self) -> list[int]:
        """Cards in the order of their kinds."""
        if self.what == THE_TRUNK:
            return [TRUNK]
        cards = sorted(self.cards)
        if self.what == A_DRAW:
            return TAKE.each(cards)
        actions = SHOW.each(cards)
        actions.append(GROW.action(self.what))
        return actions


A_DRAW: Final = data.NOTHING + 1
THE_TRUNK: Final = data.NOTHING + 2


def all_plans(s: Arbre, seat: Seat) -> list[Plan]:
    """Of the question that opens a turn, or of a play whose cards are being picked."""
    plans: list[Plan] = []
    wanted = needs(s, seat)
    rest = unpicked(s, seat)
    for kind in range(data.TYPE_COUNT):
        if GROWTHS[kind].can_grow(s, seat):
            add_plays(s, seat, kind, rest, wanted, plans)
    if len(s.shown) <= 1:
        add_spirit_plays(s, rest, wanted, plans)
    if not s.shown:
        add_draws(s, rest, wanted, plans)
        if s.reserves[seat][SPROUT]:
            plans.append(Plan(THE_TRUNK, [], trunk_worth(s, seat, wanted)))
    return plans


def best_turns(s: Arbre, seat: Seat, most: int) -> list[list[int]]:
    """The actions of so many plans, the best first."""
    plans = all_plans(s, seat)
    plans.sort(key=promise, reverse=True)
    return [plan.actions() for plan in plans[:most]]


def promise(plan: Plan) -> float:
    return plan.worth


# --- plays ------------------------------------------------------------------------------------------------


def add_plays(s: Arbre, seat: Seat, kind: int, rest: list[int], wanted: list[int], plans: list[Plan]) -> None:
    """Growing one type: with its cards, with so many pairs and so many jokers, with a flute or without."""
    own: list[int] = []
    jokers = 0
    flutes = 0
    others: list[list[int]] = [[] for _ in range(data.SPIRIT_COUNT)]
    for card in rest:
        if card == data.JOKER:
            jokers += 1
        elif card == data.FLUTE:
            flutes += 1
        elif data.TYPE[card] == kind:
            own.append(card)
        else:
            others[data.SPIRIT[card]].append(card)
    picked = Counts(s.shown)
    play: list[int] = []
    total = river_help(s, kind) + picked.own(kind) + picked.jokers + picked.pairs(kind)
    for spirit in range(data.SPIRIT_COUNT):
        if picked.others(kind, spirit) % 2:
            if not others[spirit]:
                return
            partner = cheapest(others[spirit], wanted)
            others[spirit].remove(partner)
            play.append(partner)
            total += 1
    target = min(wanted[kind], room(s, seat, kind))
    grows = picked.own(kind) + picked.jokers > 0
    for card in own:
        if total < target or not grows:
            play.append(card)
            total += 1
            grows = True
    paired = s.pairs_alone and (picked.pairs(kind) > 0 or total > river_help(s, kind))
    pairs = spare_pairs(others, wanted)
    for count in range(len(pairs) + 1):
        if count:
            play = play + pairs[count - 1]
            total += 1
            paired = s.pairs_alone
        for more in range(jokers + 1):
            if (more or count) and total + more > target and (grows or paired or more > 1):
                break  # a card too many
            if grows or paired or more:
                cards = play + [data.JOKER] * more
                worth = play_worth(s, seat, kind, cards, total + more, target, wanted)
                plans.append(Plan(kind, cards, worth))
                if flutes and not picked.flutes:
                    worth = play_worth(s, seat, kind, [*cards, data.FLUTE], total + more, target, wanted)
                    plans.append(Plan(kind, [*cards, data.FLUTE], worth))


def cheapest(cards: list[int], wanted: list[int]) -> int:
    """A card whose type is not wanted, if there is one."""
    for card in cards:
        if not wanted[data.TYPE[card]]:
            return card
    return cards[0]


def spare_pairs(others: list[list[int]], wanted: list[int]) -> list[list[int]]:
    """Pairs of equal icons, those of unwanted types first."""
    cheap: list[list[int]] = []
    dear: list[list[int]] = []
    for spirit in range(data.SPIRIT_COUNT):
        if len(others[spirit]) < 2:
            continue
        unwanted = [card for card in others[spirit] if not wanted[data.TYPE[card]]]
        order = unwanted + [card for card in others[spirit] if wanted[data.TYPE[card]]]
        for at in range(0, len(order) - 1, 2):
            if at + 1 < len(unwanted):
                cheap.append([order[at], order[at + 1]])
            else:
                dear.append([order[at], order[at + 1]])
    return cheap + dear


def play_worth(
    s: Arbre, seat: Seat, kind: int, play: list[int], total: int, target: int, wanted: list[int]
) -> float:
    """Pieces placed and what else the play brings, less the cards that it takes."""
    placed = min(total, target)
    worth = float(placed)
    if placed == s.left[seat]:
        worth += WIN
    if placed < total and kind < data.FRUITS:  # the undergrowth makes room for what comes after
        missing = wanted[kind + 1] - room(s, seat, kind + 1)
        if missing > 0:
            worth += ROOM * min(total - placed, missing)
    if placed == wanted[kind] and placed:
        worth += OPEN_TYPE
    left = wanted[:]
    for card in play:
        if card == data.JOKER:
            worth -= WILD_CARD
        elif card == data.FLUTE:
            worth -= MUSIC
        elif left[data.TYPE[card]] > 0:
            left[data.TYPE[card]] = left[data.TYPE[card]] - 1
            worth -= USEFUL
        else:
            worth -= SPARE
    if kind == data.LEAVES:  # each leaf closes an end: bad for who has twigs left, good against the others
        ends = len(s.twig_sites)
        closed = narrowness(max(0, ends - total)) - narrowness(ends)
        worth += -closed if wanted[data.TWIGS] else ENMITY * closed
    return worth + spirit_help(s, play, total < target)


def spirit_help(s: Arbre, play: list[int], more: bool) -> float:
    """What a spirit would add: with a flute both, else one whose icon is played."""
    help = 0.0
    for spirit in s.faces:
        if spirit == data.DRYAD and not more:
            continue
        if data.FLUTE in play:
            help += SPIRIT_HELP
        elif help == 0.0:
            for card in play:
                if card < data.ELEMENTS and data.SPIRIT[card] == spirit:
                    help = SPIRIT_HELP
    return help


def add_spirit_plays(s: Arbre, rest: list[int], wanted: list[int], plans: list[Plan]) -> None:
    """A card for its spirit alone (ARB-4.13)."""
    last = data.NO_CARD
    for card in s.shown or rest:
        if card == last or not alone(s, card):
            continue
        last = card
        worth = SPIRIT_HELP - card_worth(card, wanted[:])
        if card == data.FLUTE and s.faces[data.TILE[data.DRYAD]] != data.DRYAD:
            worth += SPIRIT_HELP
        plans.append(Plan(data.NOTHING, [] if s.shown else [card], worth))


# --- draws and the trunk ----------------------------------------------------------------------------------


def add_draws(s: Arbre, hand: list[int], wanted: list[int], plans: list[Plan]) -> None:
    """Every two cards of the river, equal ones once; what a full hand must give up counts against it."""
    before = cards_worth(hand, wanted[:])
    done: list[int] = []
    for one in range(len(s.river)):
        for other in range(one + 1, len(s.river)):
            low = min(s.river[one], s.river[other])
            high = max(s.river[one], s.river[other])
            if low * data.KINDS + high in done:
                continue
            done.append(low * data.KINDS + high)
            worth = kept_worth([*hand, low, high], wanted) - before
            plans.append(Plan(A_DRAW, [low, high], worth))


def kept_worth(cards: list[int], wanted: list[int]) -> float:
    """The six best cards of a hand."""
    left = wanted[:]
    worths = [card_worth(card, left) for card in cards if card != data.NO_CARD]
    worths.sort()
    total = 0.0
    for worth in worths[max(0, len(worths) - data.HAND_LIMIT) :]:
        total += worth
    return total


def trunk_worth(s: Arbre, seat: Seat, wanted: list[int]) -> float:
    """The sprout placed and a hand filled, against keeping it for an emptier hand."""
    if s.left[seat] == 1:
        return WIN
    hand = s.hands[seat].cards
    lacking = data.HAND_LIMIT - len(hand)
    left = wanted[:]
    cards_worth(hand, left)
    worths = [card_worth(card, left) for card in s.river]
    worths.sort()
    worths.reverse()
    total = 1.0 - LATE_TRUNK
    if wanted[data.TWIGS]:
        total += narrowness(len(s.twig_sites))
    for worth in worths[: min(lacking, len(worths))]:
        total += worth
    return total + UNSEEN * max(0, lacking - len(worths))
