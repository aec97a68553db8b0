"""Moments of games played at random: where bots are put to the test."""

from collections.abc import Iterator

import bosquet
from bosquet import OVER, State
from bosquet.testing.play import chance, random_move

LOOKS = 4
TABLES: list[tuple[str, int, dict[str, object]]] = [
    *[(id, seats, {}) for id in bosquet.games() for seats in bosquet.game(id).seats],
    ("eternity", 4, {"target": 12}),
]


def moments(
    game: str, seats: int, options: dict[str, object], seed: int, every: int
) -> Iterator[tuple[int, State]]:
    """Every so many moves of one game: who is to move, and the whole truth.

    Where a game goes on for long it is looked at more seldom: half as often after four looks, and so on.
    """
    state = bosquet.game(game).new(seats, seed, options)
    chooser = chance(seed)
    move, looks, next_look = 0, 0, 0
    while state.actor() != OVER:
        if move >= next_look and len(state.options(state.actor())) > 1:
            yield state.actor(), state.clone()
            looks += 1
            next_look = move + every * 2 ** (looks // LOOKS)
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
        move += 1


def digest(game: str) -> str:
    """What greedy and search choose at some moments, as one line."""
    from bosquet.bots import bot

    chosen = [
        bot(name).choose(state, seat, bosquet.rng(5))
        for seats in bosquet.game(game).seats
        for seat, state in moments(game, seats, {}, 3, 17)
        for name in ("greedy:2", "search:16")
    ]
    return " ".join(map(str, chosen))
