"""The table as text: what the seat to decide sees."""

from tests.games.evergreen.position import position

TABLE = """\
          held by  dial
* orange  –        5
  blue    0        5
  green   0        5
  yellow  1        5
  brown   –        5
  lilac   –        5

seat  left      middle    right     worth  cards  concerts  left  gala  total
0     blue-1    green-1   green-2   10     2      –         3     yes   0      you turn
1     yellow-1  yellow-2  yellow-3  5      1      22*       2     no    22     dealer

hand  blue-2 blue-3"""


def test_a_table_in_text() -> None:
    state = position(
        "blue-1 green-1 green-2",
        "yellow-1 yellow-2 yellow-3",
        hands=["blue-2 blue-3", "brown-1"],
        concerts=[[], [22]],
        galas=[1],
    )
    assert str(state) == TABLE
