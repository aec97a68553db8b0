"""The table as text: what the seat to decide sees."""

from tests.games.greentown.position import DEFAULT, after, position

TOWN = """\
     ^
    T - T - T >
 ^ /   /     \\ ^
< H - o - o - H >
 v \\     /   / v
  < T - T - T
           v

"""


def test_a_table_in_text() -> None:
    """The town, the top of the pile, one's own money alone."""
    text = str(position(DEFAULT, cards=["5-a", "5-b", "6-a"], pile=["9-a", "7-b"], money=[3, 4, 5]))
    assert text.startswith(TOWN)
    assert "pile  2, 7-b on top" in text
    seats = [line.split() for line in text.splitlines()[-3:]]
    assert [row[:3] for row in seats] == [["0", "5-a", "3"], ["1", "5-b", "?"], ["2", "6-a", "?"]]


def test_a_tour_in_text() -> None:
    state = after(position(DEFAULT), "marker travel", "cell -1,0", "walk ne")
    assert "tour of 0  -1,0 0,-1  (1 of 5 stops)" in str(state)
