"""What the laws of strangers and of hidden cards try: every kind of frame, and every zone of a state."""

import json
from typing import Any

import pytest

import bosquet
from bosquet import BadRecord, Game
from bosquet.core.deals import Inference
from bosquet.core.zones import Zone
from bosquet.games import glade
from bosquet.testing.hostile import is_refused, real_frames, simple_frames
from bosquet.testing.uniform import every_zone, hidden_cards_are_named

GAMES = [*[bosquet.game(id) for id in bosquet.games()], glade.GAME]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_kind_of_frame_is_tried(game: Game) -> None:
    assert {frame[0] for frame in simple_frames(game)} == set(game.frames)


def test_frames_are_tried_with_what_a_real_game_had_in_them() -> None:
    found = real_frames(bosquet.game("everdell"), 3, {}, 7)
    assert {"EndTurn", "Play", "PickWay"} <= {frame[0] for frame in found}
    assert any(max(frame[1:]) > 1 for frame in found if frame[0] == "Play")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_number_is_written_as_one(game: Game) -> None:
    """To Python 0.0 and False are 0: in a frame, in a field, as a version."""
    dump = game.new(game.seats[-1], 1).dump()
    assert not is_refused(game, dump)
    for field, strange in (("version", float(game.version)), ("options", None), ("options", [])):
        assert is_refused(game, {**dump, field: strange})
    name, seat = dump["frames"][-1]
    for equal in (float(seat) if type(seat) is int else [float(each) for each in seat], None, "0"):
        assert is_refused(game, {**dump, "frames": [[name, equal]]})


def test_a_question_with_a_float_is_refused() -> None:
    """It passed, because 0.0 == 0, and was no index in play."""
    game = glade.GAME
    dump = game.new(2, 1).dump()
    dump["played"][0] = ["magpie"]
    next(zone for zone in (dump["deck"], *dump["hands"]) if "magpie" in zone["cards"])["cards"].remove(
        "magpie"
    )
    dump["frames"] = [["EndTurn", 0], ["Magpie", 0], ["PickCard", 0, 1, 0, 0]]
    assert not is_refused(game, dump)
    for spoilt in ([0, 1, 0.0, 0], [0, True, 0, 0], [False, 1, 0, 0]):
        assert is_refused(game, {**dump, "frames": [*dump["frames"][:2], ["PickCard", *spoilt]]})


def test_a_card_is_known_to_seats_at_the_table() -> None:
    game = bosquet.game("everdell")
    dump = json.loads(json.dumps(game.new(2, 1).dump()))
    dump["deck"]["knowers"] = [[9] for _ in dump["deck"]["cards"]]
    with pytest.raises(BadRecord, match="deck: a whole number from 0 to 1"):
        game.load(dump)


def test_every_zone_of_a_state_is_found() -> None:
    """Those that no list of fields holds, too: Legendaries."""
    state: Any = bosquet.game("everdell").new(3, 1, {"legends": True})
    found = every_zone(state)
    for zone in (*state.hands, *state.legends, state.deck, state.discard, state.aside):
        assert any(zone is each for each in found)


@pytest.mark.skipif(bosquet.compiled(), reason="a compiled class cannot be patched: tested interpreted")
@pytest.mark.parametrize("left_out", ["hands", "deck", "discard", "aside", "legends"])
def test_a_zone_left_out_breaks_the_law(left_out: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever zone the game forgets to name."""
    game = bosquet.game("everdell")
    options: dict[str, object] = {"legends": True, "extra_extra": True}
    whole_truth = type(game.new(2, 1)).hidden

    def forgetful(state: Any, seat: int) -> tuple[list[Zone], Inference]:
        zones, inference = whole_truth(state, seat)
        gone = getattr(state, left_out)
        forgotten = gone if isinstance(gone, list) else [gone]
        return [zone for zone in zones if not any(zone is each for each in forgotten)], inference

    hidden_cards_are_named(game, 2, options, 7)
    monkeypatch.setattr(type(game.new(2, 1)), "hidden", forgetful)
    with pytest.raises(AssertionError, match="does not imagine"):
        hidden_cards_are_named(game, 2, options, 7)
