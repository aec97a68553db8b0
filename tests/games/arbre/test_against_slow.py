"""Whole games beside the slow reimplementation: same choices, cards, spirits, trees and endings."""

import pytest

from bosquet import State
from bosquet.testing.play import chance, random_move
from tests.clauses import rule
from tests.games.arbre.position import GAME, choices
from tests.games.arbre.slow import PIECES, SlowArbre

PAGE = 160  # twigs: a larger tree is asked for page by page, which the rulebook knows nothing of


def assert_alike(state: State, slow: SlowArbre) -> None:
    dump = state.dump()
    assert state.actor() == slow.seat
    assert choices(state) == slow.options()
    assert dump["river"] == slow.river
    assert dump["source"]["cards"] == slow.source
    assert dump["faces"] == slow.faces
    assert sorted(dump["discards"]["cards"]) == sorted(slow.discards)
    assert [sorted(hand["cards"]) for hand in dump["hands"]] == [sorted(hand) for hand in slow.hands]
    assert [dict(zip(PIECES, row, strict=True)) for row in dump["reserves"]] == slow.reserves
    assert dump["ends"] == [twig.end() for twig in slow.tree]
    owners = ["common" if twig.owner is None else str(twig.owner) for twig in slow.tree]
    assert dump["owners"] == owners
    assert (dump["turn"], dump["trunk"]) == (slow.turn, slow.tiles)


@rule("ARB-2.1", "ARB-3.1", "ARB-3.2", "ARB-3.3", "ARB-3.4", "ARB-4.1", "ARB-4.2", "ARB-4.3", "ARB-4.4")
@rule("ARB-4.5", "ARB-4.6", "ARB-4.7", "ARB-4.8", "ARB-4.9", "ARB-4.12", "ARB-4.13", "ARB-4.14", "ARB-4.15")
@rule("ARB-5.1", "ARB-5.2", "ARB-5.3", "ARB-5.4", "ARB-5.5", "ARB-6.1", "ARB-6.2", "ARB-6.3", "ARB-6.4")
@rule("ARB-6.5", "ARB-6.6", "ARB-7.1", "ARB-7.2", "ARB-8.1", "ARB-8.2", "ARB-9.1", "ARB-9.2", "ARB-9.3")
@pytest.mark.parametrize("pairs_alone", [True, False])
@pytest.mark.parametrize("branch", ["fork", "chain"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_slow_rules_agree(seats: int, branch: str, pairs_alone: bool) -> None:
    state = GAME.new(seats, seats, {"branch": branch, "pairs_alone": pairs_alone})
    slow = SlowArbre(state.dump())
    chooser = chance(seats)
    while state.actors() and len(slow.tree) <= PAGE:
        assert_alike(state, slow)
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
        slow.apply(GAME.table.name(action))
        assert slow.over == (not state.actors())
    assert [player["left"] for player in state.view(None)["players"]] == slow.left()
    assert slow.over or len(slow.tree) > PAGE
