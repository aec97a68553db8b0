"""Evergreen at the table: people and a spectator, and nobody is sent what they may not know."""

import json
import re
from collections.abc import Callable

import pytest

import bosquet
from tests.house.people import Line, Person, play_together, sit_together

Visit = Callable[..., Person]

CARD = re.compile(r"(?:orange|blue|green|yellow|brown|lilac)-\d+")


def hidden(state: bosquet.State, face: int | None, seats: int) -> set[str]:
    """Cards in other hands, in others' secret openings, and in the box."""
    others = [state.view(seat) for seat in range(seats) if seat != face]
    box = set(state.dump()["box"]["cards"])
    return box | {card for view in others for card in view["hand"] + view["opening"]}


def check_stream(line: Line, face: int | None, states: list[bosquet.State], seed: str) -> int:
    """How many positions were looked at. A card once shown never goes back into a hand."""
    looked = 0
    for text, message in zip(line.raw, line.heard, strict=True):
        assert seed not in text or message.get("status") == "over"
        if message["type"] != "position":
            assert not CARD.search(text)
            continue
        looked += 1
        state = states[message["moves"]]
        assert message["face"] == face
        assert message["view"] == json.loads(json.dumps(state.view(face)))
        assert not set(CARD.findall(text)) & hidden(state, face, len(line.table["seats"]))
        for told in message["news"]:
            assert told["seat"] == face or (told["action"] is None and not told["forced"])
    return looked


@pytest.mark.parametrize("count", [3, 6])  # three leave cards in the box, six do not
def test_people_and_a_spectator(visit: Visit, count: int) -> None:
    people = [visit(f"Person {number}") for number in range(count)]
    lines = sit_together(people, "evergreen")
    table = lines[0].table["id"]
    spectator = visit().join(table)
    play_together([*lines, spectator])
    assert min(lines[0].position["view"]["ranks"]) == 1

    file = people[0].http.get(f"/api/tables/{table}/record").json()
    record = bosquet.read_record(file)
    states = [record.replay(0)]
    for seat, action in record.moves:
        state = states[-1].clone()
        state.apply(seat, action)
        states.append(state)
    for face, line in enumerate(lines):
        assert check_stream(line, face, states, file["seed"]) == len(states)
        assert any(told["forced"] for told in line.log)  # the last card leaves no choice
    assert check_stream(spectator, None, states, file["seed"]) == len(states)

    replays = [
        people[0].http.get(f"/api/tables/{table}/replay/{3 * count}", params={"seat": seat}).json()
        for seat in range(count)
    ]
    assert {replay["view"]["phase"] for replay in replays} == {"cards"}
    assert [len(replay["view"]["hand"]) for replay in replays] == [10] * count
    story = people[0].http.get(f"/api/tables/{table}/story").json()
    told = [event for line in story["lines"] for event in line["happenings"]]
    chosen = [event["args"]["card"] for event in told if event["kind"] == "chosen"]
    assert len(set(chosen)) == 3 * count


def test_looking_back_shows_no_more_than_was_known(visit: Visit) -> None:
    lines = sit_together([visit("Ann"), visit("Bob")], "evergreen")
    play_together(lines, 10)
    for line in lines:
        seen = {}
        for message in line.heard:
            if message["type"] == "position":
                seen[message["moves"]] = message["view"]
        for moves, view in seen.items():
            line.send("look", moves=moves)
            answer = line.until(lambda message: bool(message.get("replayed")))
            assert (answer["moves"], answer["decisions"], answer["clock"]) == (moves, [], None)
            assert answer["view"] == view


def test_who_leaves_in_the_opening_is_played_by_a_bot(visit: Visit) -> None:
    host, friend = sit_together([visit("Ann"), visit("Bob")], "evergreen")
    kept = friend.position["view"]["hand"][0]
    friend.play(f"open {kept}")
    friend.send("stand", seat=1)
    for _ in range(3):
        host.play(host.my_turn()[0])
    while host.position["view"]["phase"] == "opening":
        host.until("position")
    friend.send("sit", seat=1)
    friend.until(lambda message: message["type"] == "position" and message["face"] == 1)
    left = friend.position["view"]["players"][1]["places"][0]
    assert [*left["covered"], left["card"]][0] == kept
