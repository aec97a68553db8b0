"""Compiled and interpreted code play the same games from the same seeds."""

import os
import subprocess
import sys

import pytest

import bosquet
from bosquet.testing import play_digest

SEEDS = 3


@pytest.mark.skipif(not bosquet.compiled(), reason="the engines run interpreted here: nothing to compare")
@pytest.mark.parametrize("id", bosquet.games())
def test_compiled_and_interpreted_agree(id: str) -> None:
    environment = {**os.environ, "BOSQUET_INTERPRETED": "1"}
    program = (
        "import bosquet; from bosquet.testing import play_digest; assert not bosquet.compiled(); "
        f"print(play_digest(bosquet.game({id!r}), range({SEEDS})))"
    )
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    interpreted = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert play_digest(bosquet.game(id), range(SEEDS)) == interpreted.stdout.strip()
