"""The table as text: what the seat to decide sees."""

from tests.games.arbre.position import Tree, after, position

TABLE = """\
tile 1
  0
    1 leaf
    2
      12 of 0 free
  3
    4 free
    5 free
  6
    7 free
    8 free
  9
    10 free
    11 free

dryad | twig-faun  twig-dryad  bud-faun  bud-dryad | pegaea
source 61, discards 0

0 shows joker

seat  cards  twig  gift  leaf  bud  fruit  flower  sprout  left
0     2      9     0     6     5    3      1       1       25    you, turn
1     1      10    0     6     5    3      1       1       26

hand  leaf-naiad"""


def test_a_table_in_text() -> None:
    state = position("joker leaf-naiad", others=["flute"], tree=Tree().bear("leaf", 1).twig(2, 0))
    assert str(after(state, "show joker")) == TABLE
