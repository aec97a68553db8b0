"""Imagined worlds where few cards are unknown, so that all can be listed: equal cards, Legendaries."""

from typing import Any

import pytest

from bosquet import State
from bosquet.testing.uniform import assert_equally_likely, every_world, imagine, unknown_cards
from tests.clauses import rule
from tests.games.everdell.position import GAME, position

ME = 0


def knowing(state: State, deck: int, discard: int = 0) -> State:
    """The same position for somebody who has seen all of both piles but this many on top."""
    dump: dict[str, Any] = state.dump()
    for pile, unseen in (("deck", deck), ("discard", discard)):
        count = len(dump[pile]["cards"])
        dump[pile]["knowers"] = [[ME] if at < count - unseen else [] for at in range(count)]
    return GAME.load(dump)


FEW: dict[str, State] = {
    "a pair in a hand": knowing(position(hands=["inn", "farm farm"], top="farm mine king"), 3),
    "a pair on the discard pile": knowing(
        position(hands=["", "wife"], top="farm", discard="mine king king"), 1, 3
    ),
    "two hands": knowing(position(hands=["", "farm", "farm mine"], top="mine", seats=3), 1),
    "alone": knowing(position(hands=["farm"], top="mine mine king", discard="farm", seats=1), 3, 1),
}


@rule("EVD-8.5")
@pytest.mark.parametrize("case", FEW)
def test_equal_cards_are_imagined_as_often_as_a_shuffle_lays_them(case: str) -> None:
    hidden = FEW[case].hidden(ME)
    cards = unknown_cards(hidden[0], ME)
    assert len(set(cards)) < len(cards) <= 5
    assert len(set(every_world(hidden, ME))) > 3
    assert_equally_likely(hidden, ME, imagine(FEW[case], ME, 1))


@rule("EVD-13.1")
@pytest.mark.parametrize("built", ["", "poe"])
def test_every_legendary_may_be_anybodys(built: str) -> None:
    """Critters and Constructions apart: with the other, or in the box."""
    state = position(
        city=["", built],
        hands=["farm"],
        legends=["amilla_glistendew the_green_acorn", "bridge_of_the_sky"],
    )
    state = knowing(state, 0)
    hidden = state.hidden(ME)
    assert len(set(every_world(hidden, ME))) == (4 if built else 16)
    assert_equally_likely(hidden, ME, imagine(state, ME, 1))
