"""The worlds that a seat imagines: true to everything that play has shown."""

from typing import Any

import pytest

from bosquet import rng
from bosquet.core.errors import BadRecord
from bosquet.testing.play import positions
from tests.clauses import rule
from tests.games.eternity.position import GAME, after, position
from tests.games.eternity.slow import family


def hands(dump: dict[str, Any]) -> list[list[str]]:
    return [hand["cards"] for hand in dump["hands"]]


@rule("ETE-4.3")
def test_who_does_not_follow_is_imagined_without_the_family() -> None:
    """Seat 1 throws an Earth on Sky, with Sea as trump: it has neither Sky nor Sea."""
    start = position("sky-3 sky-1 sky-2", "earth-2 earth-3 earth-4", "sea-4 sky-6 sky-7")
    thrown = after(start, "play sky-3", "play earth-2")
    for number in range(20):
        imagined = hands(thrown.determinize(0, rng(number)).dump())
        assert imagined[1] == ["earth-3", "earth-4"]


@rule("ETE-4.3", "ETE-4.4")
def test_a_pledge_shows_nothing_about_the_rest_of_the_hand() -> None:
    start = position("sky-3 sky-1", "earth-2 sky-8", "sea-4 sea-5")
    pledged = after(start, "play sky-3", "pledge earth-2")
    assert {hands(pledged.determinize(0, rng(number)).dump())[1][0] for number in range(30)} == {
        "sky-8",
        "sea-4",
        "sea-5",
    }


@rule("ETE-4.3", "ETE-7.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_imagined_hand_holds_what_it_was_shown_not_to(seats: int) -> None:
    for number, state in enumerate(positions(GAME, seats, {}, seed=17, every=3)):
        shown = state.dump()["voids"]
        for seat in range(seats):
            imagined = hands(state.determinize(seat, rng(number)).dump())
            assert imagined[seat] == state.view(seat)["hand"]
            for other in range(seats):
                assert not {family(card) for card in imagined[other]} & set(shown[other])


@rule("ETE-4.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_was_shown_is_true(seats: int) -> None:
    for state in positions(GAME, seats, {}, seed=23):
        dump = state.dump()
        for hand, shown in zip(hands(dump), dump["voids"], strict=True):
            assert not {family(card) for card in hand} & set(shown)


@rule("ETE-4.3")
def test_a_position_whose_hands_belie_what_was_shown_is_refused() -> None:
    """No world could be imagined in it."""
    dump = position("sky-3 sky-1", "earth-2 sky-8", "sea-4 sea-5").dump()
    dump["voids"][1] = ["sky"]
    with pytest.raises(BadRecord, match="void"):
        GAME.load(dump)
