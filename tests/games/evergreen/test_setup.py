"""EVG-1: material and set-up."""

import pytest

from bosquet.games.evergreen.data import CARD_NAMES
from tests.clauses import rule
from tests.games.evergreen.census import census
from tests.games.evergreen.position import ARTISTS, DIAL, GAME, after, deck, discs, lays, players, position

SEATS = pytest.mark.parametrize("seats", range(2, 7))


@rule("EVG-1.1")
def test_six_artists_have_thirteen_cards_each() -> None:
    assert set(CARD_NAMES) == {f"{artist}-{value}" for artist in ARTISTS for value in range(1, 14)}
    assert len(CARD_NAMES) == 78


@rule("EVG-1.2")
def test_a_dial_goes_round() -> None:
    """Two players pull the blue disc to and fro: 5, 6, 7, 8, 10, 12, and 5 again."""
    state = position(
        "blue-1 green-1 green-2",
        "yellow-1 yellow-2 yellow-3",
        hands=["blue-2 blue-3 blue-4 blue-5", "brown-1 brown-2 brown-3 brown-4"],
    )
    seen = [discs(state)["blue"]]
    for mine, theirs in zip(("blue-2", "blue-3", "blue-4"), ("brown-1", "brown-2", "brown-3"), strict=True):
        state = after(state, *lays(mine, "1 left"), *lays_nothing_more())
        seen.append(discs(state)["blue"])
        state = after(state, *lays(theirs, "1 left"), *lays_nothing_more())
        seen.append(discs(state)["blue"])
    assert seen == [(0, 5), (1, 6), (0, 7), (1, 8), (0, 10), (1, 12), (0, 5)]
    assert all(artist["dial"] == DIAL for artist in GAME.catalogue()["artists"].values())


def lays_nothing_more() -> tuple[str, str, str]:
    return "done", "hit stay", "no concert"


@rule("EVG-1.3")
def test_the_hit_disc_has_all_artists_in_a_ring() -> None:
    card = "blue-1 green-1 green-2", "yellow-1 yellow-2 yellow-3"
    for at, artist in enumerate(ARTISTS):
        state = after(position(*card, hands=["blue-2", "blue-3"], hit=artist), *lays("blue-2", "0 left"))
        assert after(state, "hit right").view(None)["hit"] == ARTISTS[(at + 1) % 6]
        assert after(state, "hit left").view(None)["hit"] == ARTISTS[at - 1]
    assert list(GAME.catalogue()["artists"]) == ARTISTS


@rule("EVG-1.4")
@SEATS
def test_the_start(seats: int) -> None:
    view = GAME.new(seats, 3).view(None)
    assert view["discs"] == [{"artist": artist, "holder": None, "dial": 5} for artist in ARTISTS]
    assert view["hit"] == "orange"


@rule("EVG-1.5")
@SEATS
def test_cards_in_play(seats: int) -> None:
    state = GAME.new(seats, 3)
    assert sorted(census(state.dump(), [])) == sorted(deck(seats))
    assert state.view(None)["highest"] == {2: 5, 3: 9, 4: 9, 5: 13, 6: 13}[seats]


@rule("EVG-1.6")
@pytest.mark.parametrize(("seats", "box"), [(2, 4), (3, 15), (4, 2), (5, 13), (6, 0)])
def test_thirteen_cards_each_and_the_rest_in_the_box(seats: int, box: int) -> None:
    state = GAME.new(seats, 3)
    assert players(state, "cards") == [13] * seats
    assert [len(state.view(seat)["hand"]) for seat in range(seats)] == [13] * seats
    assert state.view(None)["box"] == box


@rule("EVG-1.6")
def test_nobody_draws_again() -> None:
    """A hand only ever gets smaller, and the box stays as it was."""
    state = GAME.new(3, 8)
    box = state.dump()["box"]
    cards = players(state, "cards")
    while state.actors():
        seat = state.actors()[-1]
        state.apply(seat, state.options(seat)[0])
        now = players(state, "cards")
        assert all(now[seat] <= cards[seat] for seat in range(3))
        cards = now
    assert state.dump()["box"] == box
    assert cards == [0, 0, 0]
