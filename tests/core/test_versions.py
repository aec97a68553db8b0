"""A rule may change; what was begun before it goes on, and stays readable, by the rules it began with."""

import pickle

import pytest

import bosquet
from bosquet import BadRecord, Game
from bosquet.testing.play import random_record

GAMES = [bosquet.game(id) for id in bosquet.games()]


def renewed(game: Game) -> Game:
    """The same title after one more change of a rule."""
    past = (*game.past.values(), game)
    return changed(game, past)


def changed(game: Game, past: tuple[Game, ...]) -> Game:
    kept = (game.seats, game.options, game.table, game.fields)
    listed = tuple(game.frame_fields.values())
    return type(game)(game.id, game.version + 1, *kept, past, listed, game.advice, game.hosting)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_version_there_was_is_still_played(game: Game) -> None:
    assert sorted(game.past) == list(range(1, game.version))
    for version in range(1, game.version + 1):
        old = game.under(version)
        assert (old.id, old.version) == (game.id, version)
        record, end = random_record(old, old.seats[0], {}, 5)
        assert record.data()["version"] == version
        again = bosquet.read_record(record.text())
        assert again.game is old
        assert again.replay().dump() == end.dump()
        assert bosquet.load(end.dump()).ranks() == end.ranks()
        halfway = record.replay(len(record.moves) // 2)
        assert pickle.loads(pickle.dumps(halfway)).dump() == halfway.dump()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_title_that_changes_keeps_what_it_was(game: Game) -> None:
    new = renewed(game)
    assert new.under(game.version) is game
    assert new.load(game.new(game.seats[0], 3).dump()).setup.version == game.version
    with pytest.raises(BadRecord, match="other_game"):
        game.under(new.version)
    with pytest.raises(ValueError, match="must still play all versions"):
        changed(game, ())
