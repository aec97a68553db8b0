"""ETE-4.7: until the game is over nobody looks into taken tricks, neither in the log nor by looking back."""

from collections.abc import Callable

import pytest

from tests.clauses import rule
from tests.house.people import Line, Person, play_together, settle, sit_together

Visit = Callable[..., Person]


def trick(line: Line, moves: int) -> list[str]:
    """What of the log the last so many moves caused."""
    return [event["kind"] for told in line.log[-moves:] for event in told["happenings"]]


def may_look(line: Line, moves: int) -> bool:
    line.send("look", moves=moves)
    answer = line.until(lambda message: message["type"] == "refused" or bool(message.get("replayed")))
    assert answer["type"] == "position" or answer["reason"]["key"] == "refuse.put_away"
    return bool(answer["type"] == "position")


@pytest.fixture
def three(visit: Visit) -> list[Line]:
    """Three people, and somebody who watches."""
    lines = sit_together([visit("Ann"), visit("Bob"), visit("Eve")], "eternity")
    return [*lines, visit().join(lines[0].table["id"])]


@rule("ETE-4.7")
def test_the_log_and_looking_back_reach_to_the_trick_just_taken(three: list[Line]) -> None:
    play_together(three, 3 * 3 + 1)  # three tricks taken, one card of the fourth laid
    for line in three:
        assert line.position["since"] == 6
        assert [told["move"] for told in line.log] == [7, 8, 9, 10]
        assert trick(line, 4).count("trick") == 1
        assert [moves for moves in range(11) if may_look(line, moves)] == [6, 7, 8, 9, 10]
        fresh = line.ask("sync", "position")
        assert [told["move"] for told in fresh["news"]] == [7, 8, 9, 10]


@rule("ETE-4.7")
def test_a_take_back_opens_the_trick_again(three: list[Line]) -> None:
    play_together(three, 9)
    winner = three[three[0].position["actors"][0]]
    last = winner.log[-1]["seat"]
    assert winner.position["since"] == 6
    assert three[last].position["take_back"] == 1
    three[last].take_back()
    settle(three)
    for line in three:
        assert line.position["since"] == 3
        assert [told["move"] for told in line.log] == [4, 5, 6, 7, 8]


@rule("ETE-4.7")
def test_after_the_end_everything_is_open(visit: Visit) -> None:
    line = visit("Ann").join(visit("Bob").open("seedling", "seedling"))
    line.until(lambda message: bool(message.get("seed")))
    while not line.position["view"]["ranks"]:
        line.until("position")
    assert line.position["since"] == 0
    assert [told["move"] for told in line.log] == list(range(line.position["moves"] + 1))
    assert may_look(line, 0)
    assert may_look(line, 5)


@rule("ETE-4.7")
def test_a_table_may_agree_to_look_back(visit: Visit) -> None:
    lines = sit_together([visit("Ann"), visit("Bob"), visit("Eve")], "eternity", look_back="yes")
    play_together(lines, 10)
    for line in lines:
        assert line.position["since"] == 0
        assert [told["move"] for told in line.log] == list(range(11))
        assert all(may_look(line, moves) for moves in range(11))
