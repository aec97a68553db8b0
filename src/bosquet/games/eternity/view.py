"""What a seat sees, field by field: a whitelist."""

from typing import Any

from .actions import PLEDGE
from .data import (
    CARD_NAMES,
    FAMILIES,
    FAMILY,
    HAND_SIZE,
    NO_CARD,
    NO_FAMILY,
    NOBODY,
    PLEDGES_A_TRICK,
    ROUNDS,
    TURN_ORDER,
)
from .hands import cards_of
from .scoring import bonus_now, match_bonus, points_of, round_bonus, tree_points
from .state import Eternity
from .trump import trump_family


def build_view(s: Eternity, seat: int | None) -> dict[str, Any]:
    """All is public but the hands and the neutral pile; tricks won cannot be looked at again (ETE-4.7)."""
    note_results(s)
    tricks = 7 if s.seats == 2 else HAND_SIZE[s.seats]
    return {
        "game": "eternity",
        "you": seat,
        "round": s.round,
        "rounds": None if s.target else ROUNDS,
        "target": s.target or None,
        "bonus": bonus_now(s),
        "trick_number": min(sum(s.tricks) + 1, tricks),
        "trick_count": tricks,
        "dealer": s.dealer,
        "leader": s.leader,
        "order": [FAMILIES[family] for family in s.order],
        "trump": FAMILIES[s.trump],
        "next_trump": FAMILIES[next_trump(s, NO_CARD)],
        "lacking": {FAMILIES[family]: lacking(s, family) for family in s.order},
        "tableau": tableau_columns(s),
        "coming": card_names(s.coming),
        "neutral": len(s.neutral.cards),
        "open_hand": card_names(s.open_hand),
        "led": None if s.led == NO_FAMILY else FAMILIES[s.led],
        "trick": laid_cards(s, False),
        "pledges": laid_cards(s, True),
        "winner": None if s.winner == NOBODY else s.winner,
        "best": None if s.best == NO_CARD else CARD_NAMES[s.best],
        "pledges_left": PLEDGES_A_TRICK[s.seats] - s.pledged if any(hand.cards for hand in s.hands) else 0,
        "hand": [] if seat is None else card_names(cards_of(s.hands[seat].cards)),
        "players": [player(s, each) for each in range(s.seats)],
        "ranks": s.ranks() if s.over() else None,
    }


def player(s: Eternity, seat: int) -> dict[str, Any]:
    tricks, trees = s.tricks[seat], s.trees[seat]
    return {
        "seat": seat,
        "cards": s.hands[seat].count(),
        "tricks": tricks,
        "trees": trees,
        "planted": min(tricks, trees),  # ETE-4.9
        "now": tree_points(tricks, trees) + match_bonus(tricks, trees, bonus_now(s)),
        "total": s.totals[seat],
        "rounds": [results[seat] for results in s.results],
    }


def next_trump(s: Eternity, pledged: int) -> int:
    """Trump once all that lies open has joined the tableau, perhaps with one more card (ETE-4.8)."""
    heights = s.heights[:]
    joining = [action - PLEDGE for action in s.laid.actions() if action >= PLEDGE] + s.coming
    if pledged != NO_CARD:
        joining.append(pledged)
    for card in joining:
        heights[FAMILY[card]] = heights[FAMILY[card]] + 1
    return trump_family(heights, s.order)


def lacking(s: Eternity, family: int) -> int:
    """How many cards a family lacks to be trump: a tie is enough only on the left (ETE-3.1)."""
    if family == s.trump:
        return 0
    tied = s.order.index(family) < s.order.index(s.trump)
    return s.heights[s.trump] - s.heights[family] + (0 if tied else 1)


def note_results(s: Eternity) -> None:
    for round in range(len(s.results), len(s.past)):
        s.results = [*s.results, [round_result(s, round + 1, seat) for seat in range(s.seats)]]


def round_result(s: Eternity, round: int, seat: int) -> dict[str, Any]:
    """One seat's scored round by its sources."""
    tricks, trees = s.past[round - 1][seat], s.past[round - 1][s.seats + seat]
    from_trees = tree_points(tricks, trees)
    bonus = match_bonus(tricks, trees, round_bonus(round, s.target))
    kept = not s.target or from_trees + bonus == max(points_of(s, round))
    return {"tricks": tricks, "trees": trees, "tree_points": from_trees, "bonus": bonus, "kept": kept}


def round_results(s: Eternity, round: int) -> list[dict[str, Any]]:
    return [{"seat": seat, **round_result(s, round, seat)} for seat in range(s.seats)]


def tableau_columns(s: Eternity) -> dict[str, list[str]]:
    return {
        FAMILIES[family]: [CARD_NAMES[card] for card in s.tableau if FAMILY[card] == family]
        for family in s.order
    }


def card_names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def laid_cards(s: Eternity, pledged: bool) -> list[dict[str, Any]]:
    """What lies in the trick, or what was pledged beside it, in order."""
    cards: list[dict[str, Any]] = []
    turns = TURN_ORDER[s.seats][s.leader]
    for at, action in enumerate(s.laid.actions()):
        if (action >= PLEDGE) == pledged:
            cards.append({"seat": turns[at], "card": CARD_NAMES[action % PLEDGE]})
    return cards
