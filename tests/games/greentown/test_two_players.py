"""GRT-7: two players."""

import pytest

from tests.clauses import rule
from tests.games.greentown.position import DEFAULT, GAME, after, position, walk

TOUR = walk("-1,0", "0,0", "1,0", "2,0", "2,-1", "1,-1", "0,-1", "-1,0")


def town(*built: tuple[str, str]) -> list[str]:
    pieces = dict(built)
    found = []
    for line in DEFAULT:
        cell, kind, turns, *piece = line.split()
        found.append(" ".join([cell, kind, turns, pieces.get(cell, " ".join(piece))]).rstrip())
    spare = [f"{cell} 2-straight 0 tree" for cell in ("3,0", "4,0", "5,0")]
    trees = sum(line.endswith("tree") for line in found)
    return [*found, *spare[: 6 - trees]]


@rule("GRT-7.1")
def test_there_is_no_double_turn_marker() -> None:
    state = GAME.new(2, 1)
    assert state.dump()["holder"] is None
    assert state.view(None)["double_turn"] is None


@rule("GRT-7.2", "GRT-7.4")
@pytest.mark.parametrize(
    ("built", "card", "scores"),
    [
        ([], "5-start", [3, 0]),  # only the traveller earns
        ([("0,-1", "sport-1")], "5-start", [1, 0]),  # 2 against 1: the difference
        ([("0,-1", "sport-1"), ("1,-1", "culture-1")], "5-start", [0, 1]),  # 1 against 2
        ([("0,-1", "sport-1"), ("1,-1", "culture-0")], "5-start", [1, 0]),
        ([("0,-1", "sport-1"), ("1,-1", "culture-1"), ("2,-1", "shopping-1")], "5-start", [0, 3]),
        ([("0,-1", "sport-1")], "5-a", [0, 0]),  # 2 less 1 for culture against 1: equal, nobody is paid
    ],
)  # fmt: skip
def test_who_earns_more_gets_the_difference(
    built: list[tuple[str, str]], card: str, scores: list[int]
) -> None:
    other = "5-a" if card == "5-start" else "5-start"
    state = position(town(*built), seats=2, cards=[card, other])
    assert after(state, "marker travel", *TOUR).scores() == scores


@rule("GRT-7.2")
def test_with_three_everybody_keeps_what_they_earn() -> None:
    state = position(town(("0,-1", "sport-1")), seats=3)
    assert after(state, "marker travel", *TOUR).scores() == [2, 1, 0]


@rule("GRT-7.3", "GRT-6.1")
def test_the_end_comes_with_the_round() -> None:
    """Rounds are A B, B A: after the last tour by the first of a round the other has a turn."""
    state = position(DEFAULT, seats=2, pile=[], first=1, place=0, turn=1)
    done = after(state, "marker travel", *TOUR)
    assert done.actor() == 0
    second = position(DEFAULT, seats=2, pile=[], place=1, first=1, frames=[["ChooseMarker", 0]])
    assert not after(second, "marker travel", *TOUR).actors()
