"""Positions of Eternity that read like the examples of a rulebook."""

import pytest

import bosquet
from bosquet import IllegalAction, State
from tests.games.eternity.slow import seats_of_trick, trump_of

GAME = bosquet.game("eternity")


def position(
    *hands: str,
    tableau: str = "sea-1",
    neutral: str = "",
    coming: str = "",
    open_hand: str = "",
    order: str = "sea sky earth",
    leader: int = 0,
    round: int = 1,
    target: int = 0,
    tricks: list[int] | None = None,
    trees: list[int] | None = None,
    totals: list[int] | None = None,
    ages: list[int] | None = None,
) -> State:
    """The start of a trick: a hand a seat, cards by name. The top of the neutral pile is its last card."""
    seats = len(hands)
    nothing = [0] * seats
    plain = GAME.new(seats, 1, {"target": target, "ages": ages or list(range(seats))}).dump()
    asked = [["PlayCard", seat] for seat in seats_of_trick(seats, leader)]
    return GAME.load(
        {
            **plain,
            "frames": [["EndTrick"], *reversed(asked)],
            "order": order.split(),
            "round": round,
            "dealer": leader,
            "leader": leader,
            "trump": trump_of(tableau.split(), order.split()),
            "hands": [{"cards": hand.split()} for hand in hands],
            "neutral": {"cards": neutral.split()},
            "open_hand": open_hand.split(),
            "coming": coming.split(),
            "tableau": tableau.split(),
            "past": [{"tricks": nothing, "trees": [1] * seats}] * (round - 1),  # nobody scored
            "tricks": tricks or nothing,
            "trees": trees or nothing,
            "totals": totals or nothing,
        }
    )


def after(state: State, *moves: str) -> State:
    """The position after legal moves of whoever is to act, by name."""
    state = state.clone()
    for move in moves:
        seat, action = state.actor(), GAME.table.parse(move)
        GAME.check(state, seat, action)
        state.apply(seat, action)
    return state


def choices(state: State) -> set[str]:
    """What the seat to act may do, by name."""
    return {GAME.table.name(action) for action in state.options(state.actor())}


def plays(cards: str) -> set[str]:
    return {f"play {card}" for card in cards.split()}


def pledges(cards: str) -> set[str]:
    return {f"pledge {card}" for card in cards.split()}


def refusal(state: State, move: str, seat: int | None = None) -> tuple[str, dict[str, object], str]:
    """Why a move is not allowed: the key of the sentence, its arguments, the clause."""
    asked = state.actor() if seat is None else seat
    with pytest.raises(IllegalAction) as refused:
        GAME.check(state, asked, GAME.table.parse(move))
    return refused.value.key, refused.value.details, refused.value.clause


def players(state: State, field: str) -> list[int]:
    """One field of every player's public standing."""
    return [player[field] for player in state.view(None)["players"]]


def last_round(state: State, field: str) -> list[int]:
    """One field of every player's result in the round scored last."""
    return [player["rounds"][-1][field] for player in state.view(None)["players"]]
