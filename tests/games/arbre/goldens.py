"""L'Arbre's golden playthroughs: `python -m tests.games.arbre.goldens` writes them anew."""

from pathlib import Path

from bosquet.testing.play import Options, random_record
from tests.games.arbre.position import GAME
from tests.games.goldens import write_goldens

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, tuple[int, int | bytes, Options]] = {
    "two_players": (2, 21, {}),
    "three_players": (3, 31, {"branch": "chain"}),
    "four_players": (4, 41, {"pairs_alone": False}),
    "real_table": (2, bytes(range(32)), {}),
}


if __name__ == "__main__":
    games = {
        name: random_record(GAME, seats, options, seed)[0] for name, (seats, seed, options) in GAMES.items()
    }
    write_goldens(FOLDER, games)
