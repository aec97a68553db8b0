"""Taking back: to the last reveal, and only one's own."""

from collections.abc import Callable

from tests.house.people import Line, Person, settle, sit_together
from tests.house.process import House

Visit = Callable[..., Person]


def pair(visit: Visit) -> list[Line]:
    """Two people at one table; the first of the list leads."""
    lines = sit_together([visit("Ann"), visit("Bob")], "eternity")
    return lines if lines[0].position["actors"] == [0] else lines[::-1]


def test_a_choice_can_be_taken_back_until_somebody_else_has_moved(visit: Visit) -> None:
    leader, other = pair(visit)
    hand = leader.position["view"]["hand"]
    assert leader.position["take_back"] is None
    action = leader.my_turn()[0]
    leader.play(action)
    assert leader.position["take_back"] == 1
    settle([leader, other])
    assert other.position["take_back"] is None
    assert other.take_back()["reason"] == {"key": "refuse.no_take_back", "args": {}}
    assert leader.take_back(step=0)["reason"] == {"key": "refuse.stale", "args": {}}
    accepted = leader.take_back(ticket="oops")
    assert accepted["type"] == "accepted"
    for line in (leader, other):
        while line.position["step"] < 2:
            line.until("position")
        assert (line.position["step"], line.position["moves"], line.position["fresh"]) == (2, 0, False)
        assert (line.position["kept"], line.position["news"]) == (1, [])
        assert len(line.log) == 1
    assert leader.position["view"]["hand"] == hand
    again = leader.take_back(ticket="oops", step=1)  # the same ticket: the same answer, and nothing more
    assert (again["type"], again["step"]) == ("accepted", accepted["step"])
    leader.play(leader.my_turn()[-1])
    settle([leader, other])
    other.play(other.my_turn()[0])
    settle([leader, other])
    assert leader.position["take_back"] is None
    assert other.position["take_back"] == 1


def test_two_own_choices_in_a_row_can_both_be_taken_back(visit: Visit) -> None:
    leader, other = pair(visit)
    leader.play(leader.my_turn()[0])
    settle([leader, other])
    for _ in range(2):  # leader, other, other, leader (ETE-7.3)
        other.play(other.my_turn()[0])
    for moves in (2, 1):
        assert other.take_back()["type"] == "accepted"
        assert other.position["moves"] == moves
    assert other.position["take_back"] is None


def test_nothing_goes_behind_a_reveal(visit: Visit) -> None:
    leader, other = pair(visit)
    for line in (leader, other, other, leader):
        settle([leader, other])
        line.play(line.my_turn()[0])
    # The trick is over and two neutral cards have been turned (ETE-7.2).
    assert leader.log[4]["seat"] == leader.position["face"]
    assert leader.position["take_back"] is None
    assert leader.take_back()["reason"] == {"key": "refuse.no_take_back", "args": {}}


def test_bots_wait_a_beat_so_that_a_slip_can_be_mended(
    open_house: Callable[..., House], visit_at: Visit
) -> None:
    ann = visit_at(open_house("--beat", "600"))
    line = ann.join(ann.open("me", "seedling", "seedling", ages=[0, 1, 2]))  # the oldest leads
    line.play(line.my_turn()[0])
    assert line.table["seats"][line.position["actors"][0]]["kind"] == "bot"
    assert line.take_back()["type"] == "accepted"
    assert line.play(line.my_turn()[-1])["type"] == "accepted"
    assert line.position["take_back"] == 1
