"""What a turn weighs for all kinds of cards at once is what the rules say of each of them."""

import pytest

from bosquet.games.everdell.data import NO_CARD
from bosquet.games.everdell.facts import BIT, DECK_KINDS
from bosquet.games.everdell.paying import ORDINARY, affordable_kinds, can_play, missing, playable_kinds
from bosquet.games.everdell.room import has_room, roomy_kinds
from bosquet.games.everdell.state import Everdell
from bosquet.testing.play import chance
from bosquet.testing.positions import midturn
from tests.games.everdell.patient import patient_move
from tests.games.everdell.position import GAME


@pytest.mark.parametrize("expanded", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_sets_of_kinds_and_single_cards_agree(seed: int, expanded: bool) -> None:
    state = GAME.new(2 + seed % 3, seed, {"extra_extra": expanded, "legends": expanded})
    assert isinstance(state, Everdell)
    chooser = chance(seed)
    while state.actors():
        if not midturn(state):
            seat = state.actor()
            cards = [card for card in {*state.hands[seat].cards, *state.meadow} if card != NO_CARD]
            for kind in DECK_KINDS:
                assert bool(roomy_kinds(state, seat) & BIT[kind]) == has_room(state, seat, kind, NO_CARD)
                assert bool(affordable_kinds(state, seat) & BIT[kind]) == (not missing(state, seat, kind))
            for card in cards:
                found = bool(playable_kinds(state, seat) & BIT[card])
                assert found == can_play(state, seat, card, ORDINARY)
        state.apply(state.actor(), patient_move(state, chooser))
