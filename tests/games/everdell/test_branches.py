"""No rule of Everdell is written that no test has seen at work."""

import pytest

from tests.games.everdell.branches import untaken


@pytest.mark.slow
def test_each_branch_of_the_rules_is_taken() -> None:
    assert untaken() == {}
