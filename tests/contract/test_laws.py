"""The laws of the house on every game, seat count and option set."""

import pytest

import bosquet
from bosquet.testing import LAWS, TITLE_LAWS, Law, Options, Seed, TitleLaw, things_are_conserved
from bosquet.testing.play import random_record
from tests.contract.cases import cases
from tests.contract.censuses import CENSUSES


@pytest.mark.parametrize(("game", "seats", "options", "seed"), cases())
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, game: bosquet.Game, seats: int, options: Options, seed: Seed) -> None:
    law(game, seats, options, seed)


@pytest.mark.parametrize(("game", "seats", "options", "seed"), cases())
def test_conservation(game: bosquet.Game, seats: int, options: Options, seed: Seed) -> None:
    things_are_conserved(game, seats, options, seed, CENSUSES[game.id])


@pytest.mark.parametrize(("game", "seats", "options", "seed"), cases())
def test_laws_see_whole_games(game: bosquet.Game, seats: int, options: Options, seed: Seed) -> None:
    """In Everdell one may pass at every turn: whoever did so at random would end it before it begins."""
    record, state = random_record(game, seats, options, seed)
    assert len(record.moves) >= (30 if game.id in bosquet.games() else 8)
    assert state.over()


@pytest.mark.parametrize("id", bosquet.games())
@pytest.mark.parametrize("law", TITLE_LAWS, ids=lambda law: law.__name__)
def test_title_law(law: TitleLaw, id: str) -> None:
    law(bosquet.game(id))
