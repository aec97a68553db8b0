"""One player does the same again and again: it is refused soon, and told once."""

import sqlite3
from collections import Counter
from collections.abc import Callable

from bosquet.house.messages import Note
from bosquet.house.notes import merged
from tests.house.people import Line, Person, sit_together
from tests.house.process import House

Visit = Callable[..., Person]


def refusals(line: Line, *wishes: dict[str, object]) -> Counter[str]:
    """What was refused of 140 messages in turn; the line may send so many at once."""
    for number in range(140):
        line.send(**wishes[number % len(wishes)])  # type: ignore[arg-type]
    line.send("ping")
    refused: Counter[str] = Counter()
    while (message := line.next())["type"] != "pong":
        if message["type"] == "refused":
            refused[message["reason"]["key"]] += 1
    return refused


def rows(house: House, table: str) -> int:
    with sqlite3.connect(house.data / "bosquet.db") as database:
        (count,) = database.execute("SELECT count(*) FROM moves WHERE table_id = ?", [table]).fetchone()
    database.close()
    return int(count)


def test_wishing_to_stop_and_not_to_stop(house: House, visit: Visit) -> None:
    """It grew the table by 10,181 rows in a minute, and every newcomer was sent all of them."""
    ann, bob = visit("Ann"), visit("Bob")
    lines = sit_together([ann, bob], "eternity")
    table = lines[0].table["id"]
    refused = refusals(lines[0], {"type": "stop", "wish": True}, {"type": "stop", "wish": False})
    assert refused == {"refuse.too_fast": 60}  # half of the others wish what they do already
    assert rows(house, table) == 20
    lines[1].ask("stop", "notes", wish=True)  # another seat has its own
    told = visit("Eve").join(table).until("notes")["notes"]
    assert [(note["seat"], note["kind"]) for note in told] == [(0, "stop"), (0, "go_on"), (1, "stop")]
    people = ann.http.get(f"/api/tables/{table}/record").json()["people"]
    assert len(people) == 3


def test_standing_up_and_sitting_down(house: House, visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    lines = sit_together([ann, bob], "eternity")
    wishes = {"type": "stand", "seat": 0}, {"type": "sit", "seat": 0}
    assert refusals(lines[0], *wishes)["refuse.too_fast"] > 0
    assert rows(house, lines[0].table["id"]) <= 20


def test_before_the_start_too(house: House, visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    line = bob.join(ann.open("me", "link"))
    wishes = {"type": "sit", "seat": 1}, {"type": "stand", "seat": 1}
    assert refusals(line, *wishes)["refuse.too_fast"] > 0


def test_who_hears_on_hears_the_same(house: House, visit: Visit) -> None:
    """Whoever came late was told less than was said; what follows still stands behind it."""
    ann, bob = visit("Ann"), visit("Bob")
    lines = sit_together([ann, bob], "eternity")
    for _ in range(3):
        lines[0].ask("stop", "notes", wish=True)
        lines[0].ask("stop", "notes", wish=False)
    late = visit("Eve").join(lines[0].table["id"])
    first = late.until("notes")
    assert (first["first"], len(first["notes"])) == (0, 2)
    lines[1].send("stop", wish=True)
    more = late.until("notes")
    assert (more["first"], [note["seat"] for note in more["notes"]]) == (2, [1])


def test_what_is_said_at_another_move_is_told_again() -> None:
    stop, other = Note(3, "stop", 0, 0, 0, 1.0), Note(3, "stop", 1, 1, 0, 2.0)
    go_on, later = Note(3, "go_on", 0, 0, 0, 3.0), Note(4, "stop", 0, 0, 0, 5.0)
    again = Note(3, "stop", 0, 0, 0, 4.0)
    assert merged([stop, other, go_on, again, later]) == [other, go_on, again, later]
