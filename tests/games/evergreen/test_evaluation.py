"""What bots are told of Evergreen: quick choices are legal and blind to secrets, concerts have their time."""

import pytest

import bosquet
from bosquet.testing.play import positions
from tests.games.evergreen.position import GAME, after, lays, position


@pytest.mark.parametrize("seats", range(2, 7))
def test_habits_are_legal_and_look_at_no_secret(seats: int) -> None:
    for number, state in enumerate(positions(GAME, seats, {}, seed=seats, every=4)):
        for seat in state.actors():
            options = state.options(seat)
            choice = GAME.advice.policy(state, seat, options, bosquet.rng(number))
            world = state.determinize(seat, bosquet.rng(number + 1000))
            assert choice in options
            assert GAME.advice.policy(world, seat, options, bosquet.rng(number)) == choice


def concert_choice(cards: str, dial: int, concerts: list[list[int]], galas: list[int]) -> str:
    """Seat 0 has one disc at the dial and so many cards left; what it does by habit."""
    state = position(
        "blue-5 green-4 green-2",
        "orange-5 orange-1 orange-2",
        hands=[f"green-1 {cards}", "lilac-2"],
        discs={"blue": (0, dial), "green": (0, dial)},
        hit="blue",
        concerts=concerts,
        galas=galas,
    )
    state = after(state, *lays("green-1", "0 middle"), *(["done"] if cards else []), "hit stay")
    return GAME.table.name(GAME.advice.policy(state, 0, state.options(0), bosquet.rng(1)))


def test_a_poor_evening_waits_and_the_last_one_does_not() -> None:
    many = "brown-1 brown-2 brown-3 brown-4 yellow-1 yellow-2 yellow-3"
    assert concert_choice(many, 5, [[], []], []) == "no concert"
    assert concert_choice(many, 12, [[], []], []) == "gala"
    assert concert_choice("", 5, [[20], []], [0]) == "concert"
    assert concert_choice("", 12, [[20], []], []) == "gala"


def test_before_a_card_lies_its_best_place_counts() -> None:
    """A card that is about to be laid promises as much as the best place for it."""
    start = position(
        "blue-2 green-2 green-1", "blue-3 orange-1 orange-2", hands=["blue-4 green-3", "lilac-2"]
    )
    picked = after(start, "lay blue-4")
    best = max(
        GAME.advice.evaluate(after(picked, option["name"]), 0) for option in picked.decision(0)["options"]
    )
    assert GAME.advice.evaluate(picked, 0) == best
    assert GAME.advice.evaluate(picked, 0) > GAME.advice.evaluate(after(picked, "on 1 right"), 0)


def test_the_end_is_worth_its_score() -> None:
    *_, end = positions(GAME, 2, {}, seed=3)
    mine, theirs = end.scores()
    assert GAME.advice.evaluate(end, 0) == mine - theirs / 2
