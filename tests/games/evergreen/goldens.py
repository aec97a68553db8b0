"""Golden playthroughs: `python -m tests.games.evergreen.goldens` writes them anew.

Each file is a record as text, then how the game ended and what was seen on the way. Look at what has changed
before you keep it: a golden file changes only when the rules, the dealing or the view are meant to change.
"""

import json
from pathlib import Path
from typing import Any

import bosquet
from bosquet import Record
from bosquet.testing.play import random_move, random_record
from tests.games.evergreen.position import GAME

FOLDER = Path(__file__).parent / "golden"
SEEN = "\n--- seen\n"

GAMES: dict[str, tuple[int, int | bytes]] = {
    "two_players": (2, 21),
    "three_players": (3, 31),
    "six_players": (6, 61),
    "real_table": (4, bytes(range(32))),
}


def seen(record: Record) -> list[dict[str, Any]]:
    """The end, and a few views: of every seat in turn and of a spectator."""
    end = record.replay()
    moments: list[dict[str, Any]] = [{"scores": end.scores(), "ranks": end.ranks()}]
    looking = [*range(record.seats), None]
    for turn, move in enumerate(range(0, len(record.moves) + 1, len(record.moves) // 6)):
        seat = looking[turn % len(looking)]
        moments.append({"move": move, "seat": seat, "view": record.replay(move).view(seat)})
    return moments


def golden_text(record: Record) -> str:
    return record.text() + SEEN + "\n".join(json.dumps(moment) for moment in seen(record)) + "\n"


def late_record() -> Record:
    """A game with an hourglass that runs out now and then."""
    record = Record(GAME, 3, 71, {"hourglass": 45})
    state = record.replay()
    chooser = bosquet.rng(71)
    while state.actors():
        seat, action = random_move(state, chooser)
        if state.clock() and chooser.below(9) == 0:
            action = GAME.timeout
        record.add(seat, action)
        state.apply(seat, action)
    return record


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    records = {name: random_record(GAME, seats, {}, seed)[0] for name, (seats, seed) in GAMES.items()}
    for name, record in {**records, "hourglass": late_record()}.items():
        (FOLDER / f"{name}.txt").write_text(golden_text(record), "utf-8")
