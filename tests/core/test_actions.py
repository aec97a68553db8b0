"""The action table."""

import pytest

from bosquet import IllegalAction
from bosquet.core.actions import ActionTable

TABLE = ActionTable()
PASS = TABLE.add("pass", not_now=("refuse.too_late", "TOY-1.1"))
PLAY = TABLE.add("play", ["sea-1", "sea-2"])


def test_names_and_ids() -> None:
    assert len(TABLE) == 3
    assert [TABLE.name(action) for action in range(3)] == ["pass", "play sea-1", "play sea-2"]
    assert TABLE.parse("play sea-2") == 2


def test_two_actions_cannot_share_a_name() -> None:
    table = ActionTable()
    table.add("play", ["sea 1"])
    with pytest.raises(ValueError, match="share the name 'play sea 1'"):
        table.add("play sea", ["1"])
    with pytest.raises(ValueError, match="the verb 'play' is there already"):
        table.add("play", ["sky"])


def test_a_verb_knows_its_nouns() -> None:
    assert [PLAY.action(noun) for noun in range(2)] == PLAY.actions() == [1, 2]
    assert PLAY.each([1, 0]) == [2, 1]
    assert [PLAY.noun(action) for action in (1, 2)] == [0, 1]
    assert [PLAY.has(action) for action in range(4)] == [False, True, True, False]
    assert (PLAY.words(2), PASS.words(0)) == (["sea-2"], [])
    assert TABLE.verb("play") is TABLE.verb_of(2) is PLAY
    assert repr(PLAY) == "Verb('play', 2 actions from 1 on)"


def test_a_verb_may_have_two_nouns() -> None:
    table = ActionTable()
    table.add("wait")
    on = table.add("on", ["0", "1"], ["left", "right"])
    action = on.action(1, 0)
    assert (table.name(action), on.noun(action), on.other(action)) == ("on 1 left", 1, 0)
    assert on.words(action) == ["1", "left"]
    assert [table.name(each) for each in on.each([1, 0])] == ["on 1 left", "on 0 left"]
    assert [table.name(each) for each in on.actions()] == [
        "on 0 left",
        "on 0 right",
        "on 1 left",
        "on 1 right",
    ]


def test_a_verb_may_say_why_it_is_refused_at_a_wrong_moment() -> None:
    assert PASS.not_now is not None
    assert (PASS.not_now.key, PASS.not_now.clause) == ("refuse.too_late", "TOY-1.1")
    assert PLAY.not_now is None


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


def test_a_verb_of_pairs_counts_through_its_second_nouns_first() -> None:
    table = ActionTable()
    table.add("wait")
    on = table.add("on", ["0", "1", "2"], ["left", "right"])
    names = [table.name(action) for action in range(len(table))]
    assert names == ["wait", "on 0 left", "on 0 right", "on 1 left", "on 1 right", "on 2 left", "on 2 right"]
    assert [on.has(action) for action in range(8)] == [False] + [True] * 6 + [False]
    assert on.actions() == [1, 2, 3, 4, 5, 6]
    assert [(on.noun(action), on.other(action)) for action in (1, 4, 5)] == [(0, 0), (1, 1), (2, 0)]
    assert [on.action(noun, other) for noun, other in ((0, 0), (1, 1), (2, 0))] == [1, 4, 5]
    assert on.each([2, 0]) == [5, 1]
    assert on.words(6) == ["2", "right"]
    assert table.verb_of(3) is on
