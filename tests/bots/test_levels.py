"""The three levels: what they are called, what they are, and that they differ."""

from typing import get_args

import pytest

from bosquet.arena import match
from bosquet.bots import LEVELS, bot
from bosquet.house.messages import Level


def test_the_house_and_the_bots_name_the_same_levels() -> None:
    assert list(LEVELS) == list(get_args(Level))
    assert [level.id for level in LEVELS.values()] == list(LEVELS)


def test_bots_go_by_level_or_by_what_they_are_made_of() -> None:
    assert bot("oak").level is LEVELS["oak"]
    assert (bot("search:70").level.bot, bot("search:70").level.iterations) == ("search", 70)
    assert repr(bot("greedy")) == "Bot(greedy)"


@pytest.mark.parametrize("name", ["", "fern", "search:0", "search:many", "greedy:-1"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(KeyError):
        bot(name)


def test_every_level_has_its_seconds() -> None:
    """So that no game, however slow, keeps people waiting."""
    assert all(level.seconds for level in LEVELS.values())


def test_each_step_up_is_stronger() -> None:
    """Deals and seeds are fixed, so this always comes out the same: a quarter of the wins would be chance."""
    assert all(level.bot == "search" for level in LEVELS.values())
    assert match("eternity", ["seedling", "random"], games=160, seats=4).side("seedling").win_rate > 0.4
    assert match("eternity", ["greedy", "random"], games=40, seats=4).side("greedy").win_rate > 0.6
    sapling = f"search:{LEVELS['sapling'].iterations}"  # the level's seconds would let the machine have a say
    assert match("eternity", [sapling, "seedling"], games=20, seats=4).side(sapling).win_rate > 0.4
    assert match("eternity", ["search:60", "greedy:4"], games=20, seats=4).side("search:60").win_rate > 0.3
