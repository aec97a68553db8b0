"""A game of one: a table with a single seat, its record, and a campaign that the house keeps."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bosquet
from bosquet.bots import bot
from bosquet.house.verify import verify
from tests.clauses import rule
from tests.house.luck import FixedLuck
from tests.house.people import Line, Person

Visit = Callable[..., Person]

EVERDELL = bosquet.game("everdell")
MOST_TRIES = 12


def play_well(line: Line, seed: bytes) -> bool:
    """Play by the greedy bot's advice in a copy of the game, which the test can deal; whether it was won."""
    state = EVERDELL.new(1, seed, line.table["options"])
    adviser, chance = bot("greedy"), bosquet.rng(1)
    moves = 0
    while state.actors():
        options = state.options(0)
        action = options[0] if len(options) == 1 else adviser.choose(state.determinize(0, chance), 0, chance)
        if len(options) > 1:  # else the house does it
            while line.position["moves"] < moves:
                line.next()
            assert line.play(EVERDELL.table.name(action))["type"] == "accepted"
        state.apply(0, action)
        moves += 1
    return state.ranks() == [1]


def finished(line: Line) -> None:
    while line.table["status"] != "over":
        line.next()


def follow(person: Person, line: Line) -> Line:
    """To the table that follows."""
    line.send("rematch")
    return person.join(line.until(lambda message: bool(message.get("rematch")))["rematch"])


def trail(line: Line) -> list[tuple[int, list[int]]]:
    return [(part["options"]["solo"], part["ranks"]) for part in line.table["campaign"]]


def test_a_table_of_one_starts_at_once_and_leaves_a_record(visit: Visit, tmp_path: Path) -> None:
    ann = visit("Ann")
    table = ann.open("me", game="everdell", solo=2)
    line = ann.join(table)
    assert (line.table["status"], len(line.table["seats"])) == ("playing", 1)
    assert line.table["options"]["solo"] == 2
    assert line.position["view"]["rugwort"]["year"] == 2
    assert (line.table["campaign"], line.table["sequel"]) == ([], None)
    line.play_on(6)
    while "pass" not in line.my_turn():
        line.play_on(1)
    line.play("pass")
    assert line.my_turn() == []
    assert line.position["view"]["ranks"] == [2]
    file: dict[str, Any] = ann.http.get(f"/api/tables/{table}/record").json()
    assert bosquet.read_record(file).replay().ranks() == [2]
    kept = tmp_path / "alone.json"
    kept.write_text(json.dumps(file))
    assert "everdell" in verify(kept)
    assert ann.http.get(f"/api/tables/{table}/replay/0").status_code == 200


def test_a_year_is_for_a_table_of_one(visit: Visit) -> None:
    ann = visit("Ann")
    wish = {"game": "everdell", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"solo": 1}}
    answer = ann.http.post("/api/tables", json=wish)
    assert answer.json()["reason"]["key"] == "refuse.option_seats"
    lobby = ann.http.get("/api/house").json()
    options = next(game for game in lobby["games"] if game["id"] == "everdell")["options"]
    assert next(option for option in options if option["name"] == "solo")["seats"] == [1]


@rule("EVD-14.23")
def test_a_lost_year_is_tried_again_and_a_won_one_leads_to_the_next(visit: Visit) -> None:
    ann = visit("Ann")
    seeds = FixedLuck()
    line = ann.join(ann.open("me", game="everdell"))
    seeds.seed()
    line.my_turn()
    line.play("pass")
    finished(line)
    assert line.table["sequel"] == "again"
    lost = 1
    for _ in range(MOST_TRIES):
        line = follow(ann, line)
        assert line.table["options"]["solo"] == 1
        assert trail(line) == [(1, [2])] * lost
        won = play_well(line, seeds.seed())
        finished(line)
        assert line.table["sequel"] == ("next" if won else "again")
        if won:
            break
        lost += 1
    line = follow(ann, line)
    assert line.table["options"]["solo"] == 2
    assert trail(line) == [*[(1, [2])] * lost, (1, [1])]
    mine = ann.http.get("/api/house").json()["tables"]
    newest = next(each for each in mine if each["id"] == line.table["id"])
    assert newest["options"]["solo"] == 2
    assert len(newest["campaign"]) == lost + 1


def test_other_games_have_a_rematch_and_no_campaign(visit: Visit) -> None:
    ann = visit("Ann")
    line = ann.join(ann.open("me", "seedling", target=5))
    line.play_on()
    assert (line.table["status"], line.table["sequel"]) == ("over", None)
    again = follow(ann, line)
    assert (again.table["options"]["target"], again.table["campaign"]) == (5, [])
