"""Positions of Eternity that read like the examples of a rulebook."""

import bosquet
from bosquet import State
from bosquet.testing import positions
from bosquet.testing.positions import after, choices, refusal
from tests.games.eternity.slow import seats_of_trick, trump_of

__all__ = ["after", "choices", "last_round", "players", "plays", "pledges", "position", "refusal"]

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
    asked = [["PlayCard", seat] for seat in seats_of_trick(seats, leader)]
    return positions.position(
        GAME,
        seats,
        {"target": target, "ages": ages or list(range(seats))},
        frames=[["EndTrick"], *reversed(asked)],
        order=order,
        round=round,
        dealer=leader,
        leader=leader,
        trump=trump_of(tableau.split(), order.split()),
        hands=list(hands),
        neutral=neutral,
        open_hand=open_hand,
        coming=coming,
        tableau=tableau,
        past=[{"tricks": nothing, "trees": [1] * seats}] * (round - 1),  # nobody scored
        tricks=tricks or nothing,
        trees=trees or nothing,
        totals=totals or nothing,
    )


def plays(cards: str) -> set[str]:
    return {f"play {card}" for card in cards.split()}


def pledges(cards: str) -> set[str]:
    return {f"pledge {card}" for card in cards.split()}


def players(state: State, field: str) -> list[int]:
    """One field of every player's public standing."""
    return [player[field] for player in state.view(None)["players"]]


def last_round(state: State, field: str) -> list[int]:
    """One field of every player's result in the round scored last."""
    return [player["rounds"][-1][field] for player in state.view(None)["players"]]
