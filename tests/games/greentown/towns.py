"""Towns that several tests stand on."""

from bosquet.games.greentown.data import KIND_IDS, KINDS, TURNS
from bosquet.games.greentown.layouts import read_town, tile_line
from bosquet.games.greentown.town import bare_town

STREET = [
    *["0,0 6 0 hotel", "1,0 2-straight 0", "2,0 6 0 hotel"],
    *["-1,0 2-straight 0 tree", "0,-1 2-straight 2 tree", "-1,1 2-bend 5 tree"],
    *["3,0 2-bend 1 tree", "2,-1 2-bend 3 tree", "2,1 2-sharp 2 tree"],
]


def everything_laid() -> list[str]:
    """The street with all other tiles behind its eastern hotel, each joined to the last by one road only.

    No road closes a ring, so no tour can turn round.
    """
    town = read_town(STREET, bare_town(4, False))
    for kind in [KIND_IDS[name] for name in KINDS]:
        while town.supply[kind]:
            town = next(
                longer
                for cell in reversed(town.open_ends())
                for turns in range(TURNS[kind])
                if town.joining(cell, kind).count(turns)
                for longer in [town.placed(cell, kind, turns)]
                if longer.joined(len(longer.cells) - 1).bit_count() == 1
                and (sum(longer.supply) == 0 or longer.open_ends())
            )
    return [tile_line(town, tile) for tile in range(len(town.cells))]


EVERYTHING_LAID = everything_laid()
