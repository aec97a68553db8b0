"""The action table."""

import pytest

from bosquet import IllegalAction
from bosquet.core.actions import ActionTable

TABLE = ActionTable(["pass", "play sea-1", "play sea-2"])


def test_names_and_ids() -> None:
    assert len(TABLE) == 3
    assert [TABLE.name(action) for action in range(3)] == ["pass", "play sea-1", "play sea-2"]
    assert TABLE.parse("play sea-2") == 2


def test_two_actions_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="share a name"):
        ActionTable(["pass", "pass"])


@pytest.mark.parametrize("action", [-1, 3, 10**9])
def test_an_unknown_id_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        TABLE.name(action)
    assert (refused.value.key, refused.value.details) == ("refuse.unknown_action", {"action": action})


@pytest.mark.parametrize("name", ["", "Pass", "play sea-3", "play sea-1 "])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        TABLE.parse(name)
    assert (refused.value.key, refused.value.details) == ("refuse.unknown_action", {"action": name})


def test_it_shows_what_it_is() -> None:
    assert repr(TABLE) == "ActionTable(3 actions: pass, play sea-1, play sea-2 …)"
