"""The worlds that a seat imagines: true to everything that play has shown."""

from itertools import permutations
from typing import Any

import pytest

from bosquet import rng
from bosquet.core.errors import BadRecord
from bosquet.core.state import State
from bosquet.games.eternity.data import CARD_NAMES
from bosquet.testing.play import chance, positions, random_move
from bosquet.testing.uniform import every_world, unknown_cards
from tests.clauses import rule
from tests.games.eternity.position import GAME, after, position
from tests.games.eternity.slow import family

FEW = 5  # hidden cards whose every order can be tried


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


@rule("ETE-4.3", "ETE-7.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_can_be_imagined_is_exactly_what_can_have_been_dealt(seats: int) -> None:
    """Rounds dealt otherwise where the seat cannot know it, and played again: all moves must be allowed."""
    state, chooser = GAME.new(seats, 31), chance(31)
    start, moves, compared = state.dump(), list[tuple[int, int]](), 0
    while state.actors():
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
        moves.append((seat, action))
        if GAME.advice.chapter(state) != len(start["past"]):
            start, moves = state.dump(), []
        for watcher in state.actors():
            zones, inference = state.hidden(watcher)
            if 2 <= len(unknown_cards(zones, watcher)) <= FEW:
                fitting = {
                    tuple(tuple(sorted(CARD_NAMES[card] for card, _ in zone)) for zone in world)
                    for world in every_world((zones, inference), watcher)
                }
                assert fitting == possible(start, moves, state, watcher)
                compared += 1
    assert compared > 5


def possible(start: dict[str, Any], moves: list[tuple[int, int]], now: State, seat: int) -> set[Any]:
    """What hands and neutral pile can hold now, found by trying all deals that look the same to the seat."""
    dump = now.dump()
    hidden = [card for at, hand in enumerate(hands(dump)) if at != seat for card in hand]
    hidden += dump["neutral"]["cards"]
    found = set()
    for order in permutations(hidden):
        other = dict(zip(hidden, order, strict=True))
        dealt = {**start, "hands": [dealt_otherwise(zone, other) for zone in start["hands"]]}
        world = GAME.load({**dealt, "neutral": dealt_otherwise(start["neutral"], other)})
        for mover, action in moves:
            if action not in world.options(mover):
                break
            world.apply(mover, action)
        else:
            assert world.view(seat) == now.view(seat)
            end = world.dump()
            found.add(tuple(tuple(sorted(cards)) for cards in [*hands(end), end["neutral"]["cards"]]))
    return found


def dealt_otherwise(zone: dict[str, Any], other: dict[str, str]) -> dict[str, Any]:
    return {"cards": [other.get(card, card) for card in zone["cards"]]}
