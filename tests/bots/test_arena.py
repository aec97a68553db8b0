"""Matches: rotated deals, counted wins, intervals, and the command."""

import pytest

from bosquet.arena import Result, match
from bosquet.arena.__main__ import main, report
from bosquet.arena.match import Played, mean, play, side, wilson


def test_every_deal_is_played_from_every_seat() -> None:
    result = match("eternity", ["greedy:1", "random"], games=10, seats=4)
    assert result.games == 12  # three whole deals
    assert sum(side.wins for side in result.sides) == pytest.approx(12)
    assert [(side.bot, side.seats) for side in result.sides] == [("greedy:1", 1), ("random", 3)]


def test_a_match_of_one_bot_with_itself_is_even() -> None:
    result = match("eternity", ["random"], games=8, seats=4)
    assert result.side("random").win_rate == pytest.approx(0.25)
    assert result.side("random").win_low < 0.25 < result.side("random").win_high


def test_the_line_up_turns_and_the_deal_stays() -> None:
    games = [play("eternity", ["greedy:1", "random", "random"], 5, turn, None) for turn in range(3)]
    assert [one.line_up for one in games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert play("eternity", ["greedy:1", "random", "random"], 5, 1, None) == games[1]


def test_shared_wins_are_split() -> None:
    times = ((0.25,), (0.5,), (0.75,))
    played = [Played((0, 1, 2), (1, 1, 3), (9, 9, 4), times), Played((1, 2, 0), (1, 2, 3), (8, 7, 5), times)]
    assert side("a", ["a", "b", "b"], played).wins == 0.5
    assert side("b", ["a", "b", "b"], played).wins == 1.5
    assert side("a", ["a", "b", "b"], played).score == 7
    assert side("a", ["a", "b", "b"], played).seconds == 0.5
    assert side("a", ["a", "b", "b"], played).most_seconds == 0.75


def test_alone_a_rank_of_two_is_a_game_lost_and_scores_are_told() -> None:
    played = [Played((0,), (1,), (61,), ((0.5,),)), Played((0,), (2,), (40,), ((0.25,),))]
    found = side("oak", ["oak"], played)
    assert (found.wins, found.score, found.low_score, found.high_score) == (1, 50.5, 40, 61)
    told = report(Result("solo", 1, 2, (found,)))
    assert told.startswith("solo, 1 seat, 2 games")
    assert "50.50 ± 20.58   40, 61" in told
    assert "rank" not in told


def test_intervals() -> None:
    """Against printed figures: 8 of 10 is 49 % to 94 % (Wilson)."""
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert mean([1, 2, 3, 4]) == pytest.approx((2.5, 1.96 * (5 / 3 / 4) ** 0.5))


def test_processes_change_nothing() -> None:
    alone = match("eternity", ["greedy:1", "random"], games=6, seats=3, seed=4, options={"target": 10})
    assert match("eternity", ["greedy:1", "random"], 6, 4, 3, {"target": 10}, processes=2) == alone


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="3 bots"):
        match("eternity", ["random", "greedy", "oak"], seats=2)


def test_a_match_of_no_game_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        match("eternity", ["greedy", "random"], games=0)


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    command = "arena eternity greedy:1 random --seats 3 --games 6 --rotate"
    monkeypatch.setattr("sys.argv", command.split())
    assert main() == 0
    told = capsys.readouterr().out
    assert "eternity, 3 seats, 6 games" in told
    assert "greedy:1" in told


def test_the_command_names_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["arena", "eternity", "fern", "random"])
    with pytest.raises(SystemExit):
        main()
    assert "there is no bot 'fern'" in capsys.readouterr().err
    monkeypatch.setattr("sys.argv", ["arena", "eternity", "greedy", "random", "--options", "[1]"])
    with pytest.raises(SystemExit):
        main()
    assert "--options: invalid wishes value: '[1]'" in capsys.readouterr().err
