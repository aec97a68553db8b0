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

TURNS = 6
Counted = Counter[tuple[str, int]]


def count(folder: Path) -> Counted:
    """A person who looks, tries and plays, and bots who answer."""
    assert not bosquet.compiled()
    counted = Counted()
    options = State.options

    def counting(state: State, seat: int) -> list[int]:
        counted[json.dumps(state.dump()), seat] += 1
        return options(state, seat)

    async def work(room: Room) -> None:
        for turn in range(TURNS):
            await rest(room)
            seen = room.sights.of(0)
            names = [option.name for option in seen.decisions[0].options]
            room.table.attempt(0, names[:1])
            await room.play(ANN, 0, room.table.step, names[:1], str(turn))

    luck.keep_in(folder / "luck")
    luck.begin("moss")
    with patch.object(State, "options", counting):
        at_table(folder, [SeatWish("me"), BOT, BOT], work)
    return counted
