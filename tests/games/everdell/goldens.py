"""Everdell's golden playthroughs: `python -m tests.games.everdell.goldens` writes them anew."""

from pathlib import Path

from bosquet import Record
from bosquet.testing.play import chance
from tests.games.everdell.patient import patient_move
from tests.games.everdell.position import GAME
from tests.games.goldens import write_goldens

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, tuple[int, int | bytes, dict[str, object]]] = {
    "two_players": (2, 21, {}),
    "three_players": (3, 31, {}),
    "four_players": (4, 41, {}),
    "real_table": (2, bytes(range(32)), {}),
    "first_year": (1, 51, {"solo": 1}),
    "third_year": (1, 53, {"solo": 3}),
    "extra_extra": (3, 61, {"extra_extra": True}),
    "legends": (2, 91, {"legends": True}),
    "all_expansions": (4, 87, {"extra_extra": True, "legends": True}),
    "legends_alone": (1, 99, {"extra_extra": True, "legends": True, "solo": 2}),
}


def patient_record(seats: int, seed: int | bytes, options: dict[str, object]) -> Record:
    """A whole random game in which nobody passes before they must."""
    record = Record(GAME, seats, seed, options)
    state, chooser = record.replay(), chance(seed)
    while state.actors():
        seat, action = state.actor(), patient_move(state, chooser)
        state.apply(seat, action)
        record.add(seat, action)
    return record


if __name__ == "__main__":
    write_goldens(FOLDER, {name: patient_record(*game) for name, game in GAMES.items()})
