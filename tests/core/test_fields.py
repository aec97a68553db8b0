"""How dumps write what states and frames hold, and how they read what older houses wrote."""

from typing import Any

import pytest

from bosquet.core.fields import Number, Several, Word
from bosquet.core.frames import field_names
from bosquet.games.glade import GAME
from bosquet.games.glade.play import Hare, PickCard, Turn

FRUIT = ["apple", "pear"]
ONCE = ["pear", "plum", "apple"]  # what the numbers of an older house meant


def test_a_frame_holds_what_its_init_takes() -> None:
    assert field_names(PickCard) == ("seat", "card", "where", "may_stop")
    assert field_names(Turn) == ("seat",)
    assert PickCard(1, 2, 0, 1).fields() == (1, 2, 0, 1)
    assert repr(Hare(1)) == "Hare(player=1, given=-1)"


def test_frames_are_found_by_their_classes() -> None:
    assert GAME.frames["Hare"] is Hare
    assert {"CardEffect", "Frame", "Ask", "Question"}.isdisjoint(GAME.frames), "what several share is none"


@pytest.mark.parametrize("held", [["squirrel", "hand", 1], [2, 0, 1], ["squirrel", 0, 1]])
def test_a_frame_is_written_by_name_and_read_by_name_or_by_the_number_of_old(held: list[Any]) -> None:
    frame = GAME.load_frame("PickCard", [0, *held], 2)
    assert GAME.dump_frame(frame) == ["PickCard", 0, "squirrel", "hand", 1]


def test_nothing_is_written_as_null_and_was_a_number() -> None:
    assert GAME.dump_frame(Hare(0)) == ["Hare", 0, None]
    for nothing in (None, -1):
        assert GAME.load_frame("Hare", [0, nothing], 2).fields() == (0, -1)


def test_the_numbers_of_an_older_house_mean_what_they_meant() -> None:
    field = Word("fruit", FRUIT, once=ONCE)
    assert [field.recall(old, 2) for old in ("pear", 0, 2)] == [1, 1, 0]
    assert Several(field).recall(["apple", 0], 2) == [0, 1]
    assert Number("left", 0, 9, none=-1).recall(-1, 2) == -1


@pytest.mark.parametrize("strange", [1, 3, -1, 1.0, 0.0, True, False, "plum", None, [], {}, 10**30])
def test_what_was_never_written_is_refused(strange: object) -> None:
    """1 was a plum, which there is no longer; a float or a bool is no number, though Python thinks so."""
    with pytest.raises((ValueError, TypeError)):
        Word("fruit", FRUIT, once=ONCE).recall(strange, 2)


def test_a_frame_takes_no_more_than_it_holds() -> None:
    with pytest.raises(ValueError, match="no more in a Turn than seat"):
        GAME.load_frame("Turn", [0, 0], 2)
