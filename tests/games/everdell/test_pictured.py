"""The cards in the pictures of the rules are printed as in the game."""

import json
from pathlib import Path

import bosquet

PICTURED = Path(__file__).parents[3] / "web" / "src" / "games" / "everdell" / "rules" / "pictured.json"


def test_the_cards_in_the_pictures_are_those_of_the_game() -> None:
    state = bosquet.game("everdell").new(2, 1, {"extra_extra": True, "legends": True})
    kinds = {kind["name"]: kind for kind in state.view(None)["kinds"]}
    pictured = json.loads(PICTURED.read_text("utf-8"))
    assert pictured == [kinds[kind["name"]] for kind in pictured]
