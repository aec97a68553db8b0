"""kill -9 in the middle of a game: what was acknowledged is there, and the game goes on."""

import random
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.house.people import Line, Message, Person
from tests.house.process import House

OpenHouse = Callable[..., House]
VisitAt = Callable[..., Person]


class Survivor:
    """One person against three bots, who remembers everything that the house has said."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.chance = random.Random(20)
        self.pending: dict[str, object] | None = None
        self.accepted: dict[str, int] = {}  # tickets of acknowledged moves, and their steps
        self.log: list[Message] = []  # of the table
        self.table = ""
        self.tables = 0

    def live(self, kill: "Kill", moves: int) -> None:
        """Play until the house dies: at any moment once so many more moves have been acknowledged."""
        enough = len(self.accepted) + moves
        line = self.join()
        try:
            while not kill.done:
                ready = len(self.accepted) >= enough
                if line.table["status"] == "over":
                    self.table = ""
                    line = self.join()
                elif line.position["decisions"] and self.pending is None:
                    options = line.position["decisions"][0]["options"]
                    self._play(line, self.chance.choice(options)["name"])
                    kill.maybe(ready and self.chance.random() < 0.4)  # before the answer has come
                else:
                    self._hear(line)
                    kill.maybe(ready and self.chance.random() < 0.06)
        except ConnectionClosed:
            assert kill.done

    def check(self, line: Line) -> None:
        """All that was seen of this table is still so: every move that was acknowledged or shown."""
        assert line.log[: len(self.log)] == self.log

    def join(self) -> Line:
        fresh = not self.table
        if fresh:
            self.table = self.person.open("me", "seedling", "seedling", "seedling", look_back="yes")
            self.tables += 1
            self.log, self.pending = [], None
        line = self.person.join(self.table)
        self.check(line)
        self.log = line.log
        if self.pending is not None:  # the answer never came: send the same again
            line.send("play", **self.pending)
        return line

    def _play(self, line: Line, action: str) -> None:
        self.pending = {
            "seat": 0,
            "step": line.position["step"],
            "path": [action],
            "ticket": f"{self.table}-{line.position['step']}",
        }
        line.send("play", **self.pending)

    def _hear(self, line: Line) -> None:
        message = line.next()
        self.log = line.log
        if message["type"] in ("accepted", "refused") and self.pending is not None:
            if message["type"] == "accepted":
                self.accepted[str(self.pending["ticket"])] = message["step"]
            else:  # the house gave the only answer itself
                assert message["reason"]["key"] == "refuse.stale"
            self.pending = None


class Kill:
    """Kills the house once."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.done = False

    def maybe(self, now: bool) -> None:
        if now and not self.done:
            self.done = True
            self.house.kill()


@pytest.mark.parametrize("kills", [6, pytest.param(20, marks=pytest.mark.slow)])
def test_many_kills(open_house: OpenHouse, visit_at: VisitAt, kills: int) -> None:
    house = open_house("--beat", "0")
    survivor = Survivor(visit_at(house, "Ann"))
    for life in range(kills):
        survivor.live(Kill(house), moves=life % 2)
        house.start()
    line = survivor.join()
    line.play_on()
    assert line.table["status"] == "over"
    survivor.check(line)
    assert len(survivor.accepted) >= kills / 2


def test_bots_go_on_by_themselves_after_a_restart(
    open_house: OpenHouse, visit_at: VisitAt, database: str
) -> None:
    house = open_house("--database", database, "--beat", "600")
    ann = visit_at(house)
    tables = [ann.open("me", "seedling", "seedling") for _ in range(4)]
    assert [ann.join(table).position["moves"] for table in tables] == [0] * 4
    house.kill()
    house.options = ("--database", database, "--beat", "0")
    house.start()
    for table in tables:
        ann.join(table).my_turn()
