"""Several choose secretly at once: nobody waits for another, nobody learns what another chose (EVG-2.1)."""

from collections.abc import Callable
from typing import Any

from tests.house.people import Line, Person, settle, sit_together

Visit = Callable[..., Person]


def three(visit: Visit) -> list[Line]:
    return sit_together([visit(name) for name in ("Ann", "Bob", "Cleo")], "evergreen")


def pick(line: Line, **changes: Any) -> dict[str, Any]:
    """The first card of the hand, from whatever this line has seen last."""
    return line.play(f"open {line.position['view']['hand'][0]}", **changes)


def test_nobodys_choice_makes_anothers_stale(visit: Visit) -> None:
    lines = three(visit)
    assert all(line.position["actors"] == [0, 1, 2] for line in lines)
    for line in lines:  # all answer what they saw at the beginning
        assert pick(line, step=0)["type"] == "accepted"
    settle(lines)
    assert lines[0].position["step"] == 3
    assert pick(lines[1], step=2)["type"] == "accepted"  # what Bob saw after his own first choice
    answer = pick(lines[1], step=2)  # but this question he has answered
    assert answer["reason"]["key"] == "refuse.stale"
    assert pick(lines[0], step=1)["type"] == "accepted"
    assert pick(lines[2], step=3)["type"] == "accepted"
    for line in lines:
        assert pick(line)["type"] == "accepted"
    settle(lines)
    assert lines[0].position["view"]["phase"] == "cards"
    assert len(lines[0].position["actors"]) == 1


def test_what_was_chosen_is_seen_by_its_own_seat_alone(visit: Visit) -> None:
    lines = three(visit)
    chosen = [line.position["view"]["hand"][0] for line in lines]
    for line in lines:
        pick(line)
    settle(lines)
    for seat, line in enumerate(lines):
        assert line.position["view"]["opening"] == [chosen[seat]]
        assert [player["chosen"] for player in line.position["view"]["players"]] == [1, 1, 1]
        seen = "".join(line.raw)
        assert [f'"{card}"' in seen for card in chosen] == [other == seat for other in range(3)]
        assert [told["action"] is not None for told in line.log[1:]] == [other == seat for other in range(3)]


def test_an_own_choice_is_taken_back_until_all_are_turned_over(visit: Visit) -> None:
    ann, bob, cleo = lines = three(visit)
    hand = ann.position["view"]["hand"]
    assert pick(ann)["type"] == "accepted"
    for _ in range(3):
        pick(bob)
    settle(lines)
    assert [line.position["take_back"] for line in lines] == [1, 1, None]
    kept = bob.position["view"]["opening"]
    # Ann has seen nothing of Bob's choices when she takes hers back.
    assert ann.take_back(step=1)["type"] == "accepted"
    assert ann.position["view"]["hand"] == hand
    assert pick(cleo, step=0)["type"] == "accepted"  # a take-back does not make hers stale either
    settle(lines)
    assert bob.position["view"]["opening"] == kept
    assert [player["chosen"] for player in bob.position["view"]["players"]] == [0, 3, 1]
    assert [line["move"] for line in bob.log] == list(range(5))
    # The same wish from before is not a wish for more.
    assert ann.take_back(step=1)["reason"]["key"] == "refuse.stale"
    assert ann.take_back()["reason"]["key"] == "refuse.no_take_back"
    assert bob.take_back()["type"] == "accepted"
    assert bob.position["view"]["opening"] == kept[:2]
    for line, count in ((ann, 3), (bob, 1), (cleo, 2)):
        for _ in range(count):
            assert pick(line)["type"] == "accepted"
    settle(lines)
    assert [line.position["take_back"] for line in lines] == [None] * 3


def test_choices_and_take_backs_survive_a_restart(
    open_house: Callable[..., Any], visit_at: Callable[..., Person]
) -> None:
    house = open_house("--beat", "0")
    people = [visit_at(house, name) for name in ("Ann", "Bob")]
    lines = sit_together(people, "evergreen")
    for line in lines * 2:
        pick(line)
        settle(lines)
    assert lines[0].take_back()["type"] == "accepted"  # from between Bob's
    settle(lines)
    seen = [line.position["view"] for line in lines]
    house.kill()
    house.start()
    again = [person.join(lines[0].table["id"]) for person in people]
    assert [line.position["view"] for line in again] == seen
    assert [len(view["opening"]) for view in seen] == [1, 2]


def test_a_sofa_chooses_one_after_the_other(visit: Visit) -> None:
    ann = visit("Ann")
    here = {"kind": "here", "name": "Uncle"}
    line = ann.join(ann.open("me", here, "seedling", "seedling", game="evergreen"))
    assert line.position["face"] is None
    for seat in (0, 1):
        line.ask("face", "position", seat=seat)
        for _ in range(2):
            assert pick(line)["type"] == "accepted"
    line.ask("face", "position", seat=0)
    assert len(line.position["view"]["opening"]) == 2
    assert line.take_back()["type"] == "accepted"  # though Uncle and the bots have chosen since
    for seat, count in ((0, 2), (1, 1)):
        line.ask("face", "position", seat=seat)
        for _ in range(count):
            assert pick(line)["type"] == "accepted"
    while line.position["view"]["phase"] == "opening":
        line.until("position")
    opened = [event for told in line.log for event in told["happenings"] if event["kind"] == "opened"]
    assert [event["args"]["seat"] for event in opened] == [0, 1, 2, 3]
