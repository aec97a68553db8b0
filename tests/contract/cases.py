"""Every game, seat count and option set; Glade too, where effects nest and one may play alone."""

from collections.abc import Iterator

import pytest

import bosquet
from bosquet.games import glade
from bosquet.testing import option_sets

INT_SEED = 7
TABLE_SEED = bytes(range(100, 132))  # as real tables use them


def cases() -> list[object]:
    return list(each_case())


def each_case() -> Iterator[object]:
    """(game, seats, options, seed): all with an int seed, the plain games with a table's seed too."""
    games: list[bosquet.Game] = [*[bosquet.game(id) for id in bosquet.games()], glade.GAME]
    for game in games:
        for seats in game.seats:
            for options in option_sets(game, seats):
                name = f"{game.id}-{seats}-{'+'.join(options) or 'plain'}"
                yield pytest.param(game, seats, options, INT_SEED, id=name)
                if not options:
                    yield pytest.param(game, seats, options, TABLE_SEED, id=f"{name}-bytes")
