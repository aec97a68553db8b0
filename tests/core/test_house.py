"""The front door of the library."""

import pytest

import bosquet
from bosquet import Event


def test_games_are_named_and_found() -> None:
    assert "eternity" in bosquet.games()
    for id in bosquet.games():
        game = bosquet.game(id)
        assert (game.id, game.version >= 1) == (id, True)
        assert len(game.seats) > 0


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(KeyError, match=r"there is no game 'chess'; there are .*eternity"):
        bosquet.game("chess")


def test_an_event_keeps_its_secret_for_its_audience() -> None:
    event = Event("drew", {"seat": 1, "count": 2}, True, {"cards": ["a", "b"]}, audience=0b10)
    assert event.seen_by(1) == {"seat": 1, "count": 2, "cards": ["a", "b"]}
    assert event.seen_by(0) == event.seen_by(None) == {"seat": 1, "count": 2}


def test_what_is_seen_of_an_event_is_a_copy() -> None:
    event = Event("said", {"seat": 1})
    event.seen_by(0)["seat"] = 5
    assert event.args == {"seat": 1}


def test_a_refusal_speaks() -> None:
    refusal = bosquet.IllegalAction("refuse.must_follow", {"family": "sea"}, "ETE-4.3")
    assert str(refusal) == "refuse.must_follow {'family': 'sea'} ETE-4.3"
