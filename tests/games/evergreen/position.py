"""Positions of Evergreen that read like the examples of a rulebook."""

from typing import Any

import bosquet
from bosquet import State
from bosquet.testing import positions
from bosquet.testing.positions import after, choices, refusal

__all__ = [
    "ARTISTS",
    "DIAL",
    "GAME",
    "HIGHEST",
    "after",
    "choices",
    "deck",
    "discs",
    "lays",
    "leader_of",
    "opened",
    "players",
    "position",
    "refusal",
    "turn_over",
]

GAME = bosquet.game("evergreen")
ARTISTS = ["orange", "blue", "green", "yellow", "brown", "lilac"]  # around the hit disc
DIAL = [5, 6, 7, 8, 10, 12]
HIGHEST = {2: 5, 3: 9, 4: 9, 5: 13, 6: 13}


def deck(seats: int) -> list[str]:
    """EVG-1.5."""
    return [f"{artist}-{value}" for artist in ARTISTS for value in range(1, HIGHEST[seats] + 1)]


def position(
    *places: str,
    hands: list[str],
    discs: dict[str, tuple[int | None, int]] | None = None,
    turn: int = 0,
    hit: str = "orange",
    concerts: list[list[int]] | None = None,
    galas: list[int] | None = None,
    hourglass: int = 0,
) -> State:
    """The start of a turn: three visible cards and a hand a seat; all other cards lie in the box.

    Discs that are not named lie where influence puts them, at 5. `concerts` gives points by seat, `galas` the
    seats whose last concert was the gala.
    """
    seats = len(places)
    shown = [card for row in places for card in row.split()]
    held = [card for hand in hands for card in hand.split()]
    known = {artist: (leader_of(artist, [row.split() for row in places]), 5) for artist in ARTISTS} | (
        discs or {}
    )
    booked: list[list[dict[str, object]]] = [
        [{"points": points, "gala": False, "final": False} for points in row]
        for row in concerts or [[] for _ in range(seats)]
    ]
    for seat in galas or []:
        booked[seat][-1]["gala"] = True
    return positions.position(
        GAME,
        seats,
        {"hourglass": hourglass},
        frames=[["LayCard", turn]],
        first=turn,
        turn=1,
        hands=hands,
        picks=[],
        box=" ".join([card for card in deck(seats) if card not in shown + held]),
        places=[[card] for card in shown],
        discs=[
            {"artist": artist, "holder": holder, "dial": dial} for artist, (holder, dial) in known.items()
        ],
        hit=hit,
        concerts=booked,
    )


def opened(*hands: str, dealer: int = 0, hourglass: int = 0) -> State:
    """Before the opening: the first three cards of each hand are the ones that `turn_over` will choose."""
    seats = len(hands)
    held = [card for hand in hands for card in hand.split()]
    box = " ".join([card for card in deck(seats) if card not in held])
    return positions.position(
        GAME, seats, {"hourglass": hourglass}, dealer=dealer, hands=list(hands), box=box
    )


def turn_over(*hands: str, dealer: int = 0) -> State:
    """After the opening with the first three cards of each hand."""
    state = opened(*hands, dealer=dealer)
    for seat, hand in enumerate(hands):
        for card in hand.split()[:3]:
            state.apply(seat, GAME.table.parse(f"open {card}"))
    return state


def lays(card: str, place: str) -> tuple[str, str]:
    return f"lay {card}", f"on {place}"


def discs(state: State) -> dict[str, tuple[int | None, int]]:
    """Holder and dial of every disc that has left the middle."""
    every = {disc["artist"]: (disc["holder"], disc["dial"]) for disc in state.view(None)["discs"]}
    return {artist: disc for artist, disc in every.items() if disc[0] is not None}


def players(state: State, field: str) -> list[Any]:
    """One field of every player's public standing."""
    return [player[field] for player in state.view(None)["players"]]


def leader_of(artist: str, shown: list[list[str]]) -> int | None:
    """EVG-2.3, by another road than the engine's: compare the sum, then the highest card."""
    best: tuple[int, int, int] | None = None
    for seat, cards in enumerate(shown):
        values = [int(card.split("-")[1]) for card in cards if card.startswith(f"{artist}-")]
        if values and (best is None or (sum(values), max(values)) > best[:2]):
            best = (sum(values), max(values), seat)
    return None if best is None else best[2]
