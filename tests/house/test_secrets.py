"""Nobody is sent what they may not know: every byte of every stream is looked at."""

import json
import re
from collections.abc import Callable

import bosquet
from tests.house.people import Line, Person, play_together

CARD = re.compile(r"(?:sea|sky|earth)-\d+")


def hidden(state: bosquet.State, face: int | None, seats: int) -> set[str]:
    """Cards in other people's hands."""
    return {card for seat in range(seats) if seat != face for card in state.view(seat)["hand"]}


def check_stream(line: Line, face: int | None, states: list[bosquet.State], seats: int, seed: str) -> int:
    looked = 0
    for text, message in zip(line.raw, line.heard, strict=True):
        if message["type"] == "table":
            assert not CARD.search(text)
            assert seed not in text or message["status"] == "over"
            continue
        assert seed not in text
        if message["type"] != "position":
            continue
        looked += 1
        assert message["face"] == face
        state = states[message["moves"]]
        new_round = any(event["kind"] == "round" for news in message["news"] for event in news["happenings"])
        if not state.actors():  # the end tells the whole log again
            text = json.dumps([message["view"], message["decisions"]])
        elif new_round:  # the log speaks of the old cards, the hands hold the new ones
            events = [event for news in message["news"] for event in news["happenings"]]
            dealt = {
                event["args"]["seat"]: event["args"].get("hand")
                for event in events
                if event["kind"] == "dealt"
            }
            assert dealt == {
                seat: state.view(seat)["hand"] if seat == face else None for seat in range(seats)
            }
            text = json.dumps([message["view"], message["decisions"]])
        assert not set(CARD.findall(text)) & hidden(state, face, seats)
        for news in message["news"]:
            assert news["seat"] == face or (news["action"] is None and not news["forced"])
    return looked


def test_four_people_and_a_spectator(visit: Callable[..., Person]) -> None:
    people = [visit(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
    table = people[0].open("me", "link", "link", "link")
    lines = [person.join(table) for person in people]
    for seat in (1, 2, 3):
        lines[seat].sit(seat)
    spectator = visit().join(table)
    lines[0].send("start")
    for line in (*lines, spectator):
        line.until("position")
    play_together([*lines, spectator])
    assert lines[0].position["view"]["ranks"]

    file = people[0].http.get(f"/api/tables/{table}/record").json()
    record = bosquet.read_record(file)
    states = [record.replay(moves) for moves in range(len(record.moves) + 1)]
    for face, line in enumerate(lines):
        assert check_stream(line, face, states, 4, file["seed"]) == 121
    assert check_stream(spectator, None, states, 4, file["seed"]) == 121


def test_looking_back_shows_no_more_than_was_known(visit: Callable[..., Person]) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("me", "link")
    lines = [ann.join(table), bob.join(table)]
    lines[1].sit(1)
    lines[0].send("start")
    seen: list[dict[int, object]] = []
    for line in lines:
        line.until("position")
    play_together(lines, 6)
    for line in lines:
        seen.append({})
        for message in line.heard:
            if message["type"] == "position":
                seen[-1][message["moves"]] = message["view"]
        for moves, view in seen[-1].items():
            line.send("look", moves=moves)
            answer = line.until(lambda message: bool(message.get("replayed")))
            assert (answer["moves"], answer["decisions"], answer["view"]) == (moves, [], view)
        assert line.refused("look", moves=99) == "refuse.no_such_step"
    watcher = visit().join(table)
    assert watcher.ask("look", "position", moves=3)["view"]["hand"] == []
    # Until the end neither replay nor record tells anything.
    for what in ("replay/3", "story"):
        early = ann.http.get(f"/api/tables/{table}/{what}")
        assert (early.status_code, early.json()["reason"]["key"]) == (409, "refuse.not_over")
    file = ann.http.get(f"/api/tables/{table}/record").json()
    assert "seed" not in file
    assert "moves" not in file
    assert file["commitment"] == lines[0].table["commitment"]
