"""Imagined worlds where few cards are unknown, so that all can be listed: hands, source and discard pile."""

from typing import Any

import pytest

from bosquet import State
from bosquet.testing.uniform import assert_equally_likely, every_world, imagine, unknown_cards
from tests.clauses import rule
from tests.games.arbre.position import GAME, position

ME = 0


def knowing(state: State, source: int) -> State:
    """The same position for somebody who has seen the source but for so many on top, and all discards."""
    dump: dict[str, Any] = state.dump()
    for pile, unseen in (("source", source), ("discards", 0)):
        count = len(dump[pile]["cards"])
        dump[pile]["knowers"] = [[ME] if at < count - unseen else [] for at in range(count)]
    return GAME.load(dump)


FEW: dict[str, State] = {
    "a hand and the top": knowing(position(others=["joker flute"], source="joker leaf-faun"), 2),
    "two hands": knowing(position(others=["joker joker", "flute bud-faun"], source="flute"), 1),
    "equal cards": knowing(position(others=["joker joker"], source="joker flute flute"), 3),
}


@rule("ARB-1.8")
@pytest.mark.parametrize("case", FEW)
def test_every_world_is_as_likely_as_a_shuffle_makes_it(case: str) -> None:
    hidden = FEW[case].hidden(ME)
    assert len(unknown_cards(hidden[0], ME)) in (4, 5)
    assert len(set(every_world(hidden, ME))) > 3
    assert_equally_likely(hidden, ME, imagine(FEW[case], ME, 1))
