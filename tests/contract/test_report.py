"""What `python -m bosquet.testing` tells an author whose game breaks laws."""

import re

import pytest

import bosquet
from bosquet import Game
from bosquet.core.actions import ActionTable
from bosquet.testing.__main__ import broken_laws, reason


def without_pledges() -> Game:
    """Eternity for two, with a table that has forgotten half of its actions."""
    game = bosquet.game("eternity")
    table = ActionTable()
    table.add("play", game.table.verb("play").nouns)
    listed = tuple(game.frame_fields.values())
    seats, advice, hosting = range(2, 3), game.advice, game.hosting
    return type(game)(game.id, 1, seats, game.options, table, game.fields, (), listed, advice, hosting)


def test_every_broken_law_has_its_line_with_the_place() -> None:
    """Also where a game breaks by something else than a law's own word."""
    told = "\n".join(broken_laws(without_pledges()))
    assert re.search(r"^options_are_well_formed with 2 seats, \{\}, seed 7: \S", told, re.MULTILINE)
    law = r"^decisions_list_the_options with 2 seats, \{\}, a table's seed: "
    assert re.search(law + r"IllegalAction\(.*unknown_action.*\(actions\.py:\d+\)$", told, re.MULTILINE)
    assert "options_settle" not in told  # what holds is not told


def test_a_law_that_says_nothing_is_told_by_its_line() -> None:
    with pytest.raises(AssertionError) as silent:
        raise AssertionError
    assert re.fullmatch(r"raise AssertionError \(test_report\.py:\d+\)", reason(silent.value))
