"""Compiled and interpreted code play the same games from the same seeds."""

import os
import subprocess
import sys

import pytest

import bosquet
from bosquet.games import glade
from bosquet.testing import play_digest

SEEDS = 3
GAMES = [*[bosquet.game(id) for id in bosquet.games()], glade.GAME]  # Glade too: compiled like the others


@pytest.mark.skipif(not bosquet.compiled(), reason="the engines run interpreted here: nothing to compare")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_compiled_and_interpreted_agree(game: bosquet.Game) -> None:
    environment = {**os.environ, "BOSQUET_INTERPRETED": "1"}
    program = (
        f"import bosquet; from bosquet.games import {game.id}; from bosquet.testing import play_digest; "
        f"assert not bosquet.compiled(); print(play_digest({game.id}.GAME, range({SEEDS})))"
    )
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    interpreted = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert play_digest(game, range(SEEDS)) == interpreted.stdout.strip()
