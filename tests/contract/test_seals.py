"""The law of take-backs notices a game whose moves are sealed or not by what their seat cannot know."""

from types import SimpleNamespace
from typing import Any

import pytest

from bosquet import Event, rng
from bosquet.core.rng import Rng
from bosquet.testing.secrecy import take_backs_teach_nothing


class Lid:
    """One seat lifts a lid, one time; whether a nut lies below nobody knows before.."""

    setup = SimpleNamespace(table=SimpleNamespace(ids={}))

    def __init__(self, nut: int, chance: Rng, what: str) -> None:
        self.nut = nut
        self.rng = chance
        self.what = what
        self.lifted = False
        self.told: list[Event] = []

    def actors(self) -> list[int]:
        return [] if self.lifted else [0]

    def options(self, seat: int) -> list[int]:
        return [0]

    def determinize(self, seat: int, chance: Rng) -> "Lid":
        return Lid(1 - self.nut, chance, self.what)  # the other of two worlds

    def listen(self) -> None:
        self.told = []

    def heard(self) -> list[Event]:
        return self.told

    def apply(self, seat: int, action: int) -> None:
        self.lifted = True
        if self.what == "always reveals" or (self.what == "reveals a nut" and self.nut):
            self.told.append(Event("found", {"nuts": self.nut}, reveals=True))
        if self.what == "shuffles a nut" and self.nut:
            self.rng.below(2)

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"lifted": self.lifted}


@pytest.mark.parametrize("nut", [0, 1])
@pytest.mark.parametrize("what", ["reveals a nut", "shuffles a nut", "always reveals"])
def test_what_seals_a_move_is_foreseen(what: str, nut: int) -> None:
    game: Any = SimpleNamespace(new=lambda *_: Lid(nut, rng(1), what))
    if what == "always reveals":
        take_backs_teach_nothing(game, 1, {}, 1)
    else:
        with pytest.raises(AssertionError, match="move 0 is sealed or not by what seat 0 cannot know"):
            take_backs_teach_nothing(game, 1, {}, 1)
