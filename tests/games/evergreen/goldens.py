"""Evergreen's golden playthroughs: `python -m tests.games.evergreen.goldens` writes them anew."""

from pathlib import Path

import bosquet
from bosquet import Record
from bosquet.testing.play import random_move, random_record
from tests.games.evergreen.position import GAME
from tests.games.goldens import write_goldens

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, tuple[int, int | bytes]] = {
    "two_players": (2, 21),
    "three_players": (3, 31),
    "six_players": (6, 61),
    "real_table": (4, bytes(range(32))),
}


def late_record() -> Record:
    """A game with an hourglass that runs out now and then."""
    record = Record(GAME, 3, 71, {"hourglass": 45})
    state = record.replay()
    chooser = bosquet.rng(71)
    while state.actors():
        seat, action = random_move(state, chooser)
        if GAME.hosting.clock(state) and chooser.below(9) == 0:
            action = GAME.timeout
        record.add(seat, action)
        state.apply(seat, action)
    return record


if __name__ == "__main__":
    records = {name: random_record(GAME, seats, {}, seed)[0] for name, (seats, seed) in GAMES.items()}
    write_goldens(FOLDER, {**records, "hourglass": late_record()})
