"""How often a house works out the options of one position for one seat. Only plain sources can be counted."""

import json
from collections import Counter
from pathlib import Path
from unittest.mock import patch

import bosquet
from bosquet import State
from bosquet.house.messages import SeatWish
from bosquet.house.room import Room
from tests.house import luck
from tests.house.test_driver import ANN, BOT, at_table, rest

ANSWERS = 12  # of the person
Counted = Counter[tuple[str, int]]


def count(folder: Path, game: str) -> Counted:
    """A person who looks, tries and plays, and bots who answer."""
    assert not bosquet.compiled()
    counted = Counted()
    options = State.options

    def counting(state: State, seat: int) -> list[int]:
        counted[json.dumps(state.dump()), seat] += 1
        return options(state, seat)

    async def work(room: Room) -> None:
        for turn in range(ANSWERS):
            await rest(room)
            seen = room.sights.of(0)
            names = [option.name for option in seen.decisions[0].options]
            going_on = [name for name in names if name != "pass"]  # who passes in Everdell is asked no more
            path = going_on[-1:]
            room.table.attempt(0, path)
            await room.play(ANN, 0, room.table.step, path, str(turn))

    luck.keep_in(folder / "luck")
    luck.begin("moss")
    with patch.object(State, "options", counting):
        at_table(folder, [SeatWish("me"), BOT, BOT], work, game)
    return counted
