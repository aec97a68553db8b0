"""GreenTown's golden playthroughs: `python -m tests.games.greentown.goldens` writes them anew."""

from pathlib import Path

from bosquet.testing.play import random_record
from tests.games.goldens import write_goldens
from tests.games.greentown.position import GAME

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, tuple[int, int | bytes, dict[str, object]]] = {
    "two_players": (2, 21, {}),
    "three_players": (3, 31, {"double_turn": "free"}),
    "four_players": (4, 41, {"layout": "alt1-ring", "open_money": True}),
    "own_layout": (2, 51, {"own_layout": GAME.options[1].choices[0], "spares": True}),
    "real_table": (3, bytes(range(32)), {"layout": "alt2-open"}),
}


if __name__ == "__main__":
    write_goldens(
        FOLDER,
        {
            name: random_record(GAME, seats, options, seed)[0]
            for name, (seats, seed, options) in GAMES.items()
        },
    )
