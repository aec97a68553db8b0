"""Whole turns that are worth a thought, each as its actions with what it is likely to bring.

A play goes as far as its cards are picked and the type is named; spirits and sites come later. Cards are
picked in the order of their kinds, so that no play is met twice.
"""

from typing import TYPE_CHECKING, Final

from .actions import GROW, SHOW, TAKE, TRUNK
from .data import (
    DRYAD,
    ELEMENTS,
    FLUTE,
    FRUITS,
    HAND_LIMIT,
    JOKER,
    KINDS,
    LEAVES,
    NO_CARD,
    NOTHING,
    SPIRIT,
    SPIRIT_COUNT,
    SPROUT,
    TILE,
    TWIGS,
    TYPE,
    TYPE_COUNT,
)
from .sums import alone, growable, unpicked
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

if TYPE_CHECKING:
    from .state import Arbre

UNSEEN: Final = 0.75  # a card of the source
ENMITY: Final = 0.5  # harm to the others
ROOM: Final = 0.5  # a site for something that is wanted and has none


class Plan:
    """A turn: its actions and its worth."""

    def __init__(self, actions: list[int], worth: float) -> None:
        self.actions: Final = actions
        self.worth: Final = worth


def all_plans(s: "Arbre", seat: int) -> list[Plan]:
    """Of the question that opens a turn, or of a play whose cards are being picked."""
    plans: list[Plan] = []
    wanted = needs(s, seat)
    for kind in range(TYPE_COUNT):
        if growable(s, seat, kind):
            add_plays(s, seat, kind, wanted, plans)
    if len(s.shown) <= 1:
        add_spirit_plays(s, seat, wanted, plans)
    if not s.shown:
        add_draws(s, seat, wanted, plans)
        if s.reserves[seat][SPROUT]:
            plans.append(Plan([TRUNK], trunk_worth(s, seat, wanted)))
    return plans


def best_turns(s: "Arbre", seat: int, most: int) -> list[list[int]]:
    """The actions of so many plans, the best first."""
    plans = all_plans(s, seat)
    plans.sort(key=promise, reverse=True)
    return [plan.actions for plan in plans[:most]]


def promise(plan: Plan) -> float:
    return plan.worth


# --- plays ------------------------------------------------------------------------------------------------


class Pile:
    """The cards that a play could have, sorted by what they do for one type."""

    def __init__(self, cards: list[int], kind: int) -> None:
        self.own: Final[list[int]] = []
        self.jokers = 0
        self.flutes = 0
        self.others: Final[list[list[int]]] = [[] for _ in range(SPIRIT_COUNT)]
        for card in cards:
            if card == JOKER:
                self.jokers += 1
            elif card == FLUTE:
                self.flutes += 1
            elif TYPE[card] == kind:
                self.own.append(card)
            else:
                self.others[SPIRIT[card]].append(card)


def add_plays(s: "Arbre", seat: int, kind: int, wanted: list[int], plans: list[Plan]) -> None:
    """Growing one type: with all of its cards, with pairs of cards that are of little use, with jokers."""
    rest = Pile(unpicked(s, seat), kind)
    play = s.shown[:]  # what is picked already stays
    begun = Pile(play, kind)
    for spirit in range(SPIRIT_COUNT):
        if len(begun.others[spirit]) % 2:
            if not rest.others[spirit]:
                return
            partner = cheapest(rest.others[spirit], wanted)
            rest.others[spirit].remove(partner)
            play.append(partner)
    target = min(wanted[kind], room(s, seat, kind))
    total = river_help(s, kind) + len(begun.own) + begun.jokers + (len(play) - len(begun.own)) // 2
    leads = len(begun.own) + begun.jokers > 0 or (s.pairs_alone and len(play) > begun.flutes)
    for card in rest.own:
        if total < target or not leads:
            play.append(card)
            total += 1
            leads = True
    if leads:
        plans.append(play_plan(s, seat, kind, play, total, target, wanted))
    pairs = spare_pairs(rest, wanted)
    plain = play[:]
    for pair in pairs:
        if total < target and (leads or s.pairs_alone):
            play = play + pair
            total += 1
            leads = True
            plans.append(play_plan(s, seat, kind, play, total, target, wanted))
    for _ in range(rest.jokers):
        if total < target or not leads:
            play = [*play, JOKER]
            total += 1
            leads = True
            plans.append(play_plan(s, seat, kind, play, total, target, wanted))
    if pairs and rest.jokers and leads and len(play) > len(plain):
        add_joker_plays(s, seat, kind, rest, begun, plain, target, wanted, plans)
    if leads and rest.flutes and not begun.flutes:
        plans.append(play_plan(s, seat, kind, [*play, FLUTE], total, target, wanted))


def add_joker_plays(
    s: "Arbre",
    seat: int,
    kind: int,
    rest: Pile,
    begun: Pile,
    plain: list[int],
    target: int,
    wanted: list[int],
    plans: list[Plan],
) -> None:
    """Jokers without pairs."""
    own = [card for card in plain if card < ELEMENTS and TYPE[card] == kind]
    paired = (len(plain) - len(own) - begun.jokers - begun.flutes) // 2
    total = river_help(s, kind) + len(own) + begun.jokers + paired
    play = plain
    for _ in range(rest.jokers):
        if total < target:
            play = [*play, JOKER]
            total += 1
            plans.append(play_plan(s, seat, kind, play, total, target, wanted))


def cheapest(cards: list[int], wanted: list[int]) -> int:
    """A card whose type is not wanted, if there is one."""
    for card in cards:
        if not wanted[TYPE[card]]:
            return card
    return cards[0]


def spare_pairs(rest: Pile, wanted: list[int]) -> list[list[int]]:
    """Pairs of equal icons, those of unwanted types first."""
    cheap: list[list[int]] = []
    dear: list[list[int]] = []
    for spirit in range(SPIRIT_COUNT):
        unwanted = [card for card in rest.others[spirit] if not wanted[TYPE[card]]]
        others = [card for card in rest.others[spirit] if wanted[TYPE[card]]]
        order = unwanted + others
        for at in range(0, len(order) - 1, 2):
            if at + 1 < len(unwanted):
                cheap.append([order[at], order[at + 1]])
            else:
                dear.append([order[at], order[at + 1]])
    return cheap + dear


def play_plan(
    s: "Arbre", seat: int, kind: int, play: list[int], total: int, target: int, wanted: list[int]
) -> Plan:
    placed = min(total, target)
    worth = float(placed)
    if placed == s.left[seat]:
        worth += WIN
    if placed < total and kind < FRUITS:  # the undergrowth makes room for what comes after
        missing = wanted[kind + 1] - room(s, seat, kind + 1)
        if missing > 0:
            worth += ROOM * min(total - placed, missing)
    if placed == wanted[kind] and placed:
        worth += OPEN_TYPE
    left = wanted[:]
    for card in play:
        if card == JOKER:
            worth -= WILD_CARD
        elif card == FLUTE:
            worth -= MUSIC
        elif left[TYPE[card]] > 0:
            left[TYPE[card]] = left[TYPE[card]] - 1
            worth -= USEFUL
        else:
            worth -= SPARE
    if kind == LEAVES:  # each leaf closes an end: bad for who has twigs left, good against the others
        ends = len(s.twig_sites)
        closed = narrowness(max(0, ends - total)) - narrowness(ends)
        worth += -closed if wanted[TWIGS] else ENMITY * closed
    worth += spirit_help(s, play, total < target)
    return Plan(play_actions(s, play, kind), worth)


def spirit_help(s: "Arbre", play: list[int], more: bool) -> float:
    """What a spirit would add: with a flute both, else one whose icon is played."""
    help = 0.0
    for spirit in s.faces:
        if spirit == DRYAD and not more:
            continue
        if FLUTE in play:
            help += SPIRIT_HELP
        elif help == 0.0:
            for card in play:
                if card < ELEMENTS and SPIRIT[card] == spirit:
                    help = SPIRIT_HELP
    return help


def play_actions(s: "Arbre", play: list[int], kind: int) -> list[int]:
    """The cards not picked yet, in order, and the name of what they grow."""
    more = play[len(s.shown) :]
    more.sort()
    actions = [SHOW.first + card for card in more]
    actions.append(GROW.first + kind)
    return actions


def add_spirit_plays(s: "Arbre", seat: int, wanted: list[int], plans: list[Plan]) -> None:
    """A card for its spirit alone (ARB-4.13)."""
    cards = s.shown or s.hands[seat].cards
    seen = [False] * KINDS
    for card in cards:
        if seen[card] or not alone(s, card):
            continue
        seen[card] = True
        worth = -card_worth(card, wanted[:])
        if card == FLUTE:
            worth += SPIRIT_HELP if s.faces[TILE[DRYAD]] == DRYAD else 2 * SPIRIT_HELP
        else:
            worth += SPIRIT_HELP
        plans.append(Plan(play_actions(s, [card], NOTHING), worth))


# --- draws and the trunk ----------------------------------------------------------------------------------


def add_draws(s: "Arbre", seat: int, wanted: list[int], plans: list[Plan]) -> None:
    """Every two cards of the river, equal ones once; what a full hand must give up counts against it."""
    hand = s.hands[seat].cards
    before = cards_worth(hand, wanted[:])
    done: list[int] = []
    for one in range(len(s.river)):
        for other in range(one + 1, len(s.river)):
            low = min(s.river[one], s.river[other])
            high = max(s.river[one], s.river[other])
            if low * KINDS + high in done:
                continue
            done.append(low * KINDS + high)
            worth = kept_worth([*hand, low, high], wanted) - before
            plans.append(Plan([TAKE.first + low, TAKE.first + high], worth))


def kept_worth(cards: list[int], wanted: list[int]) -> float:
    """The six best cards of a hand."""
    left = wanted[:]
    worths = [card_worth(card, left) for card in cards if card != NO_CARD]
    worths.sort()
    total = 0.0
    for worth in worths[max(0, len(worths) - HAND_LIMIT) :]:
        total += worth
    return total


def trunk_worth(s: "Arbre", seat: int, wanted: list[int]) -> float:
    """The sprout placed and a hand filled, against keeping it for an emptier hand."""
    if s.left[seat] == 1:
        return WIN
    hand = s.hands[seat].cards
    lacking = HAND_LIMIT - len(hand)
    left = wanted[:]
    cards_worth(hand, left)
    worths = [card_worth(card, left) for card in s.river]
    worths.sort()
    worths.reverse()
    total = 1.0 - LATE_TRUNK
    if wanted[TWIGS]:
        total += narrowness(len(s.twig_sites))
    for worth in worths[: min(lacking, len(worths))]:
        total += worth
    return total + UNSEEN * max(0, lacking - len(worths))
