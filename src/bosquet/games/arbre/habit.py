"""Quick ordinary choices, for playouts; and which sites come to the same.

All looks only at the seat's own hand and at what lies open.
"""

from typing import Final

from ...core.actions import Verb
from ...core.rng import Rng
from ...core.types import Seat
from .actions import DONE, FURTHER, GIVE, INVOKE
from .data import COMMON, DRYAD, FAUN, FREE, FRUITS, LEAVES, NAIAD, ONE_TWIG, PAGE, PEGAEA, TWIGS
from .pieces import GROWTHS
from .plans import all_plans
from .state import Arbre
from .worth import card_worth, cards_worth, needs, river_help, room

NOISE: Final = 0.04  # of a piece, times up to fifteen: habits do not always do the same
ONE_BESIDE: Final = 5  # beside a twig: whose it is means nothing any more


def kinds_of_sites(s: Arbre, options: list[int], start: int) -> list[int]:
    """What can come of a site depends on whose twig it is and on what its end bears: the rest is alike."""
    seen = 0
    kept: list[int] = []
    for action in options:
        if action < PAGE:
            kind = 1 << site_kind(s, start + action)
            if seen & kind:
                continue
            seen |= kind
        elif action == FURTHER:
            continue
        kept.append(action)
    return kept


def site_kind(s: Arbre, at: int) -> int:
    return ONE_BESIDE if s.ends[at] == ONE_TWIG else s.owners[at]


def habit_turn(s: Arbre, seat: Seat, options: list[int], rng: Rng) -> int:
    """The first step of the turn that promises most, give or take a little."""
    plans = all_plans(s, seat)
    if not plans:
        return options[rng.below(len(options))]
    best = plans[0]
    most = -1000.0
    for plan in plans:
        worth = plan.worth + NOISE * float(rng.below(16))
        if worth > most:
            most = worth
            best = plan
    first = best.actions()[0]
    return first if first in options else options[rng.below(len(options))]


def best_card(s: Arbre, seat: Seat, options: list[int], verb: Verb) -> int:
    wanted = needs(s, seat)
    cards_worth(s.hands[seat].cards, wanted)
    best = options[0]
    most = -1.0
    for action in options:
        worth = card_worth(verb.noun(action), wanted[:])
        if worth > most:
            most = worth
            best = action
    return best


def nearest_rival(s: Arbre, options: list[int]) -> int:
    """The Faun's twig goes to whoever has least left."""
    best = options[0]
    for action in options:
        if s.left[GIVE.noun(action)] < s.left[GIVE.noun(best)]:
            best = action
    return best


def spirit_before(s: Arbre, seat: Seat, options: list[int]) -> int:
    """The Naiad where the river can still get better for this growth, and the Pegaea; 0 for none."""
    for action in options:
        if action == INVOKE.action(PEGAEA):
            return action
        if action == INVOKE.action(NAIAD) and river_help(s, s.growing) < 4:
            return action
    return 0


def habit_site(s: Arbre, seat: Seat, options: list[int], start: int, rng: Rng) -> int:
    """A spirit first, if it helps; else where one's own things will grow, and others' will not."""
    if s.placed == 0:
        called = spirit_before(s, seat, options)
        if called:
            return called
    best = options[0]
    most = -1000.0
    for action in options:
        if action < PAGE:
            liking = site_liking(s, seat, start + action) + 0.1 * float(rng.below(16))
            if liking > most:
                most = liking
                best = action
    return best


def site_liking(s: Arbre, seat: Seat, at: int) -> float:
    owner = s.owners[at]
    if s.growing == TWIGS:
        if s.ends[at] == FREE:
            return 0.0 if owner == seat else 0.6
        leaves = GROWTHS[LEAVES].held(s.reserves[seat])
        return 1.0 if leaves else 0.3  # beside a twig: one more end for leaves
    mine = 1.0 if owner == seat else 0.5 if owner == COMMON else -1.0
    if s.growing == FRUITS:
        return -mine
    return mine if GROWTHS[FRUITS].held(s.reserves[seat]) else -mine


def habit_spirit(s: Arbre, seat: Seat, options: list[int]) -> int:
    """Always some help: the Dryad if her piece is one's own, then cards, then the Faun; else the end."""
    for spirit in (DRYAD, NAIAD, PEGAEA, FAUN):
        action = INVOKE.action(spirit)
        if action in options:
            if spirit == DRYAD:
                owns = GROWTHS[s.growing].held(s.reserves[seat])
                if not owns or not room(s, seat, s.growing):
                    continue
            return action
    return DONE if DONE in options else options[0]
