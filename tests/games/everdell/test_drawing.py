"""A position in text, as `print(state)` shows it."""

from tests.games.everdell.position import position


def test_the_table_is_drawn_in_text_without_what_a_seat_cannot_know() -> None:
    s = position(
        city=["farm* inn@1 storehouse[3t]", "chapel+2"],
        hands=["mine", "wife wife"],
        stock=["2t 1b"],
        workers={"haven": [0, 1]},
        meadow="queen king",
    )
    lines = str(s).split("\n")
    assert "city 0: farm* inn@1 storehouse[3t]" in lines
    assert "city 1: chapel+2" in lines
    assert "hand: mine" in lines
    assert any("haven@0@1" in line for line in lines)
    assert lines[lines.index("city 0: farm* inn@1 storehouse[3t]") - 3].split()[:6] == [
        "0",
        "winter",
        "1/2",
        "2t",
        "0r",
        "0p",
    ]
    assert "wife" not in str(s)
