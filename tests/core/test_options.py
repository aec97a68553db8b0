"""What can be agreed before a game."""

import pytest

import bosquet
from bosquet import BadOptions
from bosquet.core.options import Option, settle_options

SCHEMA = (
    Option("length", "choice", "short", ["short", "long"]),
    Option("target", "number", 0, [], 5, 60),
    Option("ages", "seat_order", None, []),
    Option("spares", "flag", False),
    Option("plan", "text", "", ["a plan"]),
)
DEFAULTS = {"length": "short", "target": 0, "ages": None, "spares": False, "plan": ""}


def test_defaults_fill_what_nobody_wished() -> None:
    assert settle_options(SCHEMA, {}, 3) == DEFAULTS
    assert settle_options(SCHEMA, {"target": 5}, 3) == {**DEFAULTS, "target": 5}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[
            ("length", "long"),
            ("target", 0),
            ("target", 5),
            ("target", 60),
            ("ages", None),
            ("ages", [2, 0, 1]),
        ],
        *[("spares", True), ("spares", False), ("plan", ""), ("plan", "anything"), ("plan", "x" * 4000)],
    ],
)
def test_what_fits(name: str, value: object) -> None:
    assert settle_options(SCHEMA, {name: value}, 3)[name] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("length", value) for value in ("", "longer", 1, None, ["long"])],
        *[("spares", value) for value in (0, 1, "yes", None)],
        *[("plan", value) for value in (None, 1, ["a"], "x" * 4001)],
        *[("target", value) for value in (1, 4, 61, -5, 5.0, "5", True, False, None)],
        *[
            ("ages", value)
            for value in ([], [0, 1], [0, 1, 1], [1, 2, 3], [0, 1, 2, 3], "012", [0, True, 2], (0, 1, 2))
        ],
    ],
)
def test_what_does_not_fit_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadOptions) as refused:
        settle_options(SCHEMA, {name: value}, 3)
    assert (refused.value.key, refused.value.details["option"]) == ("refuse.bad_option", name)


def test_an_option_for_some_numbers_of_seats_does_not_exist_for_others() -> None:
    schema = (*SCHEMA, Option("year", "number", 1, [], 1, 3, seats=(1,)))
    assert settle_options(schema, {"year": 2}, 1) == {**DEFAULTS, "year": 2}
    assert settle_options(schema, {}, 1) == {**DEFAULTS, "year": 1}
    assert settle_options(schema, {}, 3) == DEFAULTS
    with pytest.raises(BadOptions) as refused:
        settle_options(schema, {"year": 1}, 3)
    assert (refused.value.key, refused.value.details) == (
        "refuse.option_seats",
        {"option": "year", "seats": 3},
    )


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOptions) as refused:
        settle_options(SCHEMA, {"colour": "green"}, 3)
    assert (refused.value.key, refused.value.details) == ("refuse.unknown_option", {"option": "colour"})


def test_a_long_value_is_not_echoed_whole() -> None:
    with pytest.raises(BadOptions) as refused:
        settle_options(SCHEMA, {"length": "x" * 5000}, 3)
    assert len(str(refused.value.details["value"])) == 80


@pytest.mark.parametrize("seats", [1, 6])
def test_wrong_seats_are_refused_with_what_would_be_right(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        bosquet.game("eternity").new(seats=seats, seed=1)
    assert (refused.value.key, refused.value.details) == (
        "refuse.bad_seats",
        {"seats": seats, "least": 2, "most": 5},
    )
