"""Hands, the box and secret choices never reach other eyes (EVG-1.6, 2.1)."""

import json
import re
from typing import Any

import pytest

import bosquet
from bosquet.testing.play import told_play
from tests.clauses import rule
from tests.games.evergreen.position import GAME

CARD = re.compile(r"[a-z]+-\d+")


def hidden_from(dump: dict[str, Any], seat: int | None) -> list[str]:
    """Every card that the seat has no right to see, read from the whole truth."""
    cards: list[str] = list(dump["box"]["cards"])
    for zones in (dump["hands"], dump["picks"]):
        cards += [card for owner, zone in enumerate(zones) for card in zone["cards"] if owner != seat]
    return cards


@rule("EVG-1.6", "EVG-2.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_view_decision_or_event_names_a_hidden_card(seats: int) -> None:
    for state, events in told_play(GAME, seats, {"hourglass": 60}, seed=seats):
        dump = state.dump()
        for seat in (None, *range(seats)):
            seen = json.dumps([state.view(seat), [event.seen_by(seat) for event in events]])
            if seat in state.actors():
                seen += json.dumps(state.decision(seat))
            assert not set(CARD.findall(seen)) & set(hidden_from(dump, seat))


@rule("EVG-2.1")
def test_imagined_openings_vary_for_others_and_not_for_oneself() -> None:
    state = GAME.new(4, 6)
    for seat in (0, 0, 1, 1, 1):
        state.apply(seat, state.options(seat)[4])
    worlds = [state.determinize(0, bosquet.rng(number)).dump()["picks"] for number in range(20)]
    assert {str(picks[0]) for picks in worlds} == {str(state.dump()["picks"][0])}
    assert len({str(picks[1]) for picks in worlds}) > 10
    assert all(len(picks[1]["cards"]) == 3 for picks in worlds)


def test_an_imagined_pick_is_a_card_of_the_imagined_hand() -> None:
    state = GAME.new(3, 6)
    while state.view(None)["turn_number"] == 0:
        seat = state.actor()
        state.apply(seat, state.options(seat)[0])
    actor = state.actor()
    state.apply(actor, state.options(actor)[2])
    truth = state.dump()["picked"]
    other = (actor + 1) % 3
    worlds = [state.determinize(other, bosquet.rng(number)).dump() for number in range(30)]
    assert all(world["picked"] in world["hands"][actor]["cards"] for world in worlds)
    assert len({world["picked"] for world in worlds}) > 5
    assert {state.determinize(actor, bosquet.rng(number)).dump()["picked"] for number in range(5)} == {truth}
