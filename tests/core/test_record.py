"""Records and dumps that are broken say where and why."""

import copy
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bosquet
from bosquet import BadRecord, Record
from bosquet.testing.play import random_record

GAME = bosquet.game("eternity")
RECORD, END = random_record(GAME, 4, {"target": 5}, 3)


def refusal(source: str | dict[str, Any]) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        bosquet.read_record(source).replay()
    return refused.value


def changed(**fields: object) -> dict[str, Any]:
    return {**RECORD.data(), **fields}


def with_move(number: int, line: str) -> dict[str, Any]:
    """The record with another move in that place, counted from 1."""
    data = copy.deepcopy(RECORD.data())
    data["moves"][number - 1] = line
    return data


def test_the_text_is_a_header_and_a_line_a_move() -> None:
    record = Record(GAME, 3, 5, {"target": 20}, [(1, GAME.table.parse("play sea-11"))])
    assert record.text() == (
        'format: 1\ngame: "eternity"\nversion: 2\nseats: 3\n'
        'options: {"target": 20, "tableau_order": "random", "ages": null, "look_back": "no"}\n'
        "seed: 5\n\n1 play sea-11\n"
    )


def test_a_table_seed_is_written_in_hex() -> None:
    record = Record(GAME, 3, bytes(range(16)))
    assert record.data()["seed"] == "000102030405060708090a0b0c0d0e0f"
    assert bosquet.read_record(record.text()).seed == bytes(range(16))


def test_whoever_changes_a_records_options_changes_no_other_game() -> None:
    """The defaults are settled once for all games."""
    record = Record(GAME, 4, 3)
    record.data()["options"]["target"] = 5
    record.options["target"] = 5
    assert Record(GAME, 4, 3).options["target"] == 0
    assert GAME.new(4, 3).dump()["options"]["target"] == 0


def test_a_list_of_wishes_is_copied() -> None:
    ages = [2, 0, 1]
    state = GAME.new(3, 3, {"ages": ages})
    ages.reverse()
    assert state.dump()["options"]["ages"] == [2, 0, 1]


@pytest.mark.parametrize("told", [RECORD.text(), RECORD.json(), RECORD.data()], ids=["text", "json", "data"])
def test_all_forms_lead_to_the_same_end(told: str | dict[str, Any]) -> None:
    assert bosquet.read_record(told).replay().dump() == END.dump()


@pytest.mark.parametrize(
    "source",
    [
        "",
        "hello",
        "{",
        "game: eternity\n\n",
        "[]",
        'game: "chess"\n\n',
        "{}",
        '{"a":' * 5000,
        "a: " + "[" * 9000,
    ],
)
def test_what_is_no_record(source: str) -> None:
    refused = refusal(source)
    assert (refused.key, refused.details["move"]) == ("refuse.broken_record", 0)


def test_a_game_that_the_house_does_not_have() -> None:
    refused = refusal(changed(game="chess"))
    assert refused.details["why"] == "it names no game of this house"


@pytest.mark.parametrize(("field", "value"), [("version", 99), ("format", 2)])
def test_another_version_or_format(field: str, value: int) -> None:
    refused = refusal(changed(**{field: value}))
    assert refused.key == "refuse.other_game"
    assert refused.details[field] == value


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"seats": 9}, "refuse.bad_seats"),
        ({"seats": "four"}, "whole number"),
        ({"seats": 4.0}, "whole number"),
        ({"seats": True}, "whole number"),
        ({"options": [1]}, ""),  # the words differ between compiled and interpreted
        ({"options": {"colour": 1}}, "refuse.unknown_option"),
        ({"options": {"target": 3}}, "refuse.bad_option"),
        ({"seed": "abcd"}, "16 to 64"),
        ({"seed": "xyz"}, "fromhex"),
        ({"seed": 1.5}, "1.5 is no seed"),
        ({"seed": None}, "None is no seed"),
        ({"seed": True}, "True is no seed"),
        ({"seed": 10**5000}, "ValueError"),
        ({"moves": None}, "not iterable"),
    ],
)
def test_a_broken_header(fields: dict[str, object], why: str) -> None:
    refused = refusal(changed(**fields))
    assert (refused.key, refused.details["move"]) == ("refuse.broken_record", 0)
    assert why in str(refused.details["why"])


@pytest.mark.parametrize("field", ["format", "version", "seats", "options", "seed", "moves"])
def test_a_missing_line(field: str) -> None:
    data = RECORD.data()
    del data[field]
    assert field in str(refusal(data).details["why"])


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 fly away", "refuse.unknown_action"),
        ("x play sea-1", "ValueError"),
        ("", "ValueError"),
        (7, "AttributeError"),
    ],
)
def test_a_move_that_cannot_be_read_is_named_by_its_number(line: str, why: str) -> None:
    refused = refusal(with_move(17, line))
    assert (refused.key, refused.details["move"]) == ("refuse.broken_record", 17)
    assert why in str(refused.details["why"])


def test_a_move_that_is_illegal_is_named_by_its_number_and_its_reason() -> None:
    seat, _ = RECORD.moves[16]
    state = RECORD.replay(16)
    foreign = next(action for action in range(42) if action not in state.options(seat))
    refused = refusal(with_move(17, f"{seat} {GAME.table.name(foreign)}"))
    assert (refused.key, refused.details["move"]) == ("refuse.broken_record", 17)
    assert "refuse.not_in_hand" in str(refused.details["why"]) or "ETE-4.3" in str(refused.details["why"])


@pytest.mark.parametrize("seat", [-1, 1, 9])
def test_a_move_of_another_seat(seat: int) -> None:
    first, action = RECORD.moves[0]
    other = seat if seat != first else 2
    refused = refusal(with_move(1, f"{other} {GAME.table.name(action)}"))
    assert refused.details["move"] == 1
    assert "refuse.not_your_turn" in str(refused.details["why"])


def test_a_move_after_the_end() -> None:
    data = RECORD.data()
    refused = refusal({**data, "moves": [*data["moves"], "0 play sea-1"]})
    assert refused.details["move"] == len(RECORD.moves) + 1
    assert "refuse.over" in str(refused.details["why"])


@pytest.mark.parametrize("step", [-1, len(RECORD.moves) + 1])
def test_no_such_step(step: int) -> None:
    with pytest.raises(BadRecord) as refused:
        RECORD.replay(step)
    assert (refused.value.key, refused.value.details) == (
        "refuse.no_such_step",
        {"step": step, "last": len(RECORD.moves)},
    )


def test_a_record_can_be_made_only_of_a_game_that_can_be_set_up() -> None:
    with pytest.raises(bosquet.BadOptions):
        Record(GAME, 9, 1)


# --- dumps ---

DUMP = RECORD.replay(9).dump()


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "refuse.other_game"),
        ({"version": 99}, "refuse.other_game"),
        ({"seats": 9}, "refuse.broken_dump"),
        ({"options": {"colour": 1}}, "refuse.broken_dump"),
        ({"frames": [["Fly", 1]]}, "refuse.broken_dump"),
        ({"frames": [["PlayCard"]]}, "refuse.broken_dump"),
        ({"rng": {}}, "refuse.broken_dump"),
        ({"rng": {"kind": "sfc32", "words": [1]}}, "refuse.broken_dump"),
        ({"rng": {"kind": "sfc32", "words": [1, 2, 3, 1 << 32]}}, "refuse.broken_dump"),
        ({"rng": {"kind": "dice", "words": [1, 2, 3, 4]}}, "refuse.broken_dump"),
        ({"rng": {"kind": "blake2b", "seed": "zz", "used": 0}}, "refuse.broken_dump"),
        ({"rng": {"kind": "blake2b", "seed": "00" * 65, "used": 0}}, "refuse.broken_dump"),
        ({"rng": {"kind": "blake2b", "seed": "00" * 32, "used": 1 << 70}}, "refuse.broken_dump"),
        ({"frames": [["PlayCard", 99]]}, "refuse.broken_dump"),
        ({"frames": [["Deal"]]}, "refuse.broken_dump"),
        ({"frames": []}, "refuse.broken_dump"),
        ({"seats": 4.0}, "refuse.broken_dump"),
        ({"leader": True}, "refuse.broken_dump"),
        ({"round": 10**40}, "refuse.broken_dump"),
        ({"totals": [0, 0, 0, "0"]}, "refuse.broken_dump"),
        ({"tableau": []}, "refuse.broken_dump"),
        ({"order": ["sea", "sea", "sky"]}, "refuse.broken_dump"),
        ({"hands": [{"cards": []}, *DUMP["hands"][1:]]}, "refuse.broken_dump"),
        ({"hands": DUMP["hands"][:3]}, "refuse.broken_dump"),
        ({"hands": [DUMP["hands"][0]] * 4}, "refuse.broken_dump"),
        ({"tableau": ["wind-3"]}, "refuse.broken_dump"),
        ({"laid": ["fly away"]}, "refuse.broken_dump"),
    ],
)
def test_a_broken_dump(fields: dict[str, object], key: str) -> None:
    with pytest.raises(BadRecord) as refused:
        GAME.load({**DUMP, **fields})
    assert refused.value.key == key


@pytest.mark.parametrize("field", sorted(DUMP))
def test_a_dump_without_one_of_its_fields(field: str) -> None:
    with pytest.raises(BadRecord) as refused:
        GAME.load({key: value for key, value in DUMP.items() if key != field})
    assert field in str(refused.value.details["what"])


@pytest.mark.parametrize("dump", [None, [], "eternity", {}, {"game": "chess"}, {"game": ["eternity"]}])
def test_what_is_no_dump(dump: Any) -> None:
    with pytest.raises(BadRecord) as refused:
        bosquet.load(dump)
    assert refused.value.details == {"what": "it names no game of this house"}


LINES = Record(GAME, 4, 3, {"target": 5}, RECORD.moves[:9]).text().splitlines()


@given(
    st.integers(0, len(LINES) - 1), st.text(max_size=30) | st.sampled_from([*LINES, "seats: 3.0", "seed: {}"])
)
def test_a_record_with_any_other_line_is_replayed_or_refused(number: int, line: str) -> None:
    with suppress(BadRecord):
        bosquet.read_record("\n".join([*LINES[:number], line, *LINES[number + 1 :]])).replay()


def test_a_dump_is_readable_json() -> None:
    assert bosquet.load(json.loads(json.dumps(DUMP))).dump() == DUMP
