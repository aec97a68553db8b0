"""The options of a position are worked out once for a seat, whatever the house needs them for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bosquet


@pytest.mark.parametrize("game", bosquet.games())
def test_options_are_worked_out_once_a_step_and_seat(game: str, tmp_path: Path) -> None:
    environment = {**os.environ, "BOSQUET_INTERPRETED": "1"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    program = (
        "from pathlib import Path; from tests.house.counting import count; "
        f"counted = count(Path({str(tmp_path)!r}), {game!r}); print(len(counted) > 20, max(counted.values()))"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == ["True", "1"]
