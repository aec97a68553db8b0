"""Golden playthroughs: `python -m tests.games.eternity.goldens` writes them anew.

Each file is a record as text, then how the game ended and what was seen on the way. Look at what changed
before you keep it: a golden file changes only when the rules, the dealing or the view are meant to change.
"""

import json
from pathlib import Path
from typing import Any

from bosquet import Record
from bosquet.testing.play import random_record
from tests.games.eternity.position import GAME

FOLDER = Path(__file__).parent / "golden"
SEEN = "\n--- seen\n"

GAMES: dict[str, tuple[int, int | bytes, dict[str, object]]] = {
    "two_players": (2, 21, {}),
    "three_players": (3, 31, {"tableau_order": "earth-sea-sky"}),
    "four_players": (4, 41, {"ages": [2, 0, 3, 1]}),
    "five_players": (5, 51, {}),
    "to_a_target": (4, 61, {"target": 12}),
    "real_table": (3, bytes(range(32)), {}),
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


if __name__ == "__main__":
    for name, (seats, seed, options) in GAMES.items():
        record, _ = random_record(GAME, seats, options, seed)
        (FOLDER / f"{name}.txt").write_text(golden_text(record), "utf-8")
