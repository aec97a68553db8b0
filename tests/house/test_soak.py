"""A little of what `make soak-house` does for an hour: everything happens, nothing is lost or stalls."""

import asyncio
from pathlib import Path

import pytest

from tests.house.process import House
from tests.house.soak.evening import Evening
from tests.house.soak.meter import growth, is_level


@pytest.mark.parametrize("seed", [12])
def test_whatever_happens_to_a_house_its_tables_go_on(tmp_path: Path, seed: int) -> None:
    house = House(tmp_path, "--beat", "0")

    async def run() -> Evening:
        evening = Evening(house, tables=20, seed=seed, pace=0.1)
        await evening.begin()
        await evening.until(moves=500)
        await evening.restart()
        await evening.until(moves=1000)
        await evening.end()
        return evening

    try:
        evening = asyncio.run(run())
    finally:
        house.stop()
    evening.look_at_the_log()
    assert evening.faults == []
    assert all(evening.happened.values()), evening.happened


def test_what_grows_is_not_level() -> None:
    assert growth([1, 2, 3, 4]) == 3
    assert is_level([100, 104, 99, 103, 101, 102], floor=0)
    assert not is_level([100, 104, 108, 112, 116], floor=8)
    assert is_level([10, 11, 12, 13, 14], floor=8)
