"""Dumps that could be loaded and played, but whose later positions could not: each is refused at once."""

from typing import Any

import pytest

from bosquet import BadRecord
from tests.games.everdell.position import GAME, position

JOURNEY_ASKS = 78
GAINING: list[list[Any]] = [
    ["EndTurn", 0],
    ["GainAny", 0, JOURNEY_ASKS, 1],
    ["PickBundle", 0, JOURNEY_ASKS, 0, 1, 0],
]
RANGING: list[list[Any]] = [["EndTurn", 0], ["Ranging", 0, 99], ["PickDestination", 0, 3, 99]]
EVERYBODY = [0, 1]


def test_nothing_lies_aside_but_for_the_effect_that_laid_it_there() -> None:
    """Nobody would take it up again before the next turn."""
    dump = {**GAME.new(2, 1).dump(), "frames": GAINING}
    GAME.load(dump)
    dump["aside"] = {"cards": [dump["deck"]["cards"].pop()], "knowers": [EVERYBODY]}
    with pytest.raises(BadRecord, match="an effect that has laid cards aside"):
        GAME.load(dump)


def test_no_worker_is_placed_before_rugwort_has_prepared() -> None:
    """He comes to where the worker would stand."""
    dump = {**GAME.new(1, 1, {"solo": 1}).dump(), "frames": RANGING}
    GAME.load(dump)
    with pytest.raises(BadRecord, match="Rugwort in your season"):
        GAME.load({**dump, "seasons": ["spring"]})


@pytest.mark.parametrize("knowers", [[[]], [[0]], [EVERYBODY]], ids=str)
def test_a_legendary_lies_aside_only_while_it_is_played(knowers: list[list[int]]) -> None:
    """There all see it. Where somebody did not, no world could be imagined for that seat."""
    dump = position(legends=["amilla_glistendew", "bridge_of_the_sky"], hands=["farm"]).dump()
    scrolls = ["PickCard", 0, 0, 0, 1, 1]
    dump["frames"] = [["EndTurn", 0], ["Discarding", 0, 0, 0, 1, 0], scrolls]
    GAME.load(dump)
    held = next(zone for zone in dump["legends"] if zone["cards"])
    dump["aside"] = {"cards": [held["cards"].pop()], "knowers": knowers}
    with pytest.raises(BadRecord, match="a Legendary on its way in a play"):
        GAME.load(dump)
