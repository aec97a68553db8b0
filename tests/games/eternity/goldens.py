"""Eternity's golden playthroughs: `python -m tests.games.eternity.goldens` writes them anew."""

from pathlib import Path

from bosquet.testing.play import random_record
from tests.games.eternity.position import GAME
from tests.games.goldens import write_goldens

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, tuple[int, int | bytes, dict[str, object]]] = {
    "two_players": (2, 21, {}),
    "three_players": (3, 31, {"tableau_order": "earth-sea-sky"}),
    "four_players": (4, 41, {"ages": [2, 0, 3, 1]}),
    "five_players": (5, 51, {}),
    "to_a_target": (4, 61, {"target": 12}),
    "real_table": (3, bytes(range(32)), {}),
}


if __name__ == "__main__":
    write_goldens(
        FOLDER,
        {name: random_record(GAME, n, options, seed)[0] for name, (n, seed, options) in GAMES.items()},
    )
