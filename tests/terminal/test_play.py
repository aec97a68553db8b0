"""`bosquet play`, typed at a real terminal (a pseudo-terminal of this machine) and fed through a pipe."""

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bosquet

PLAY = [sys.executable, "-m", "bosquet", "play"]
PROMPT = "\n> "
QUICK = ["--level", "random"]


class Typist:
    """Somebody at a keyboard, who reads up to the next prompt."""

    def __init__(self, screen: int) -> None:
        self.screen = screen

    def read(self) -> str:
        """What is shown until something is asked, or until the end."""
        shown = ""
        while not shown.endswith(PROMPT):
            try:
                more = os.read(self.screen, 4096)
            except OSError:  # Linux says so when nobody writes any more
                break
            if not more:
                break
            shown = (shown + more.decode()).replace("\r\n", "\n")
        return shown

    def type(self, line: str) -> str:
        os.write(self.screen, f"{line}\n".encode())
        return self.read().partition("\n")[2]


@contextmanager
def seated(*arguments: str) -> Iterator[tuple[Typist, str]]:
    """At a table, with what is shown first."""
    screen, keyboard = pty.openpty()
    plain = {**os.environ, "TERM": "dumb", "PYTHONUTF8": "1"}
    process = subprocess.Popen(
        [*PLAY, *arguments], stdin=keyboard, stdout=keyboard, stderr=keyboard, env=plain
    )
    os.close(keyboard)
    typist = Typist(screen)
    try:
        yield typist, typist.read()
    finally:
        process.kill()
        process.wait()
        os.close(screen)


def piped(typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*PLAY, *arguments], input=typed, capture_output=True, text=True, check=False)


def listed(shown: str) -> list[str]:
    return re.split(r"  +", shown.strip().splitlines()[0])


def test_a_whole_game_is_played_and_its_record_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with seated("eternity", "--seats", "2", "--seed", "5", "--language", "en", *QUICK) as (typist, shown):
        assert shown.startswith("eternity, 2 seats, seed 5\n")
        while PROMPT in f"\n{shown}" and shown.endswith(PROMPT):
            assert "hand" in shown
            options = listed(typist.type("?"))
            typist.type(f"save {file}")
            shown = typist.type(options[-1])
        assert "The game is over.\n" in shown
        assert re.search(r"^1\. (You|Seat 1): \d+$", shown, re.MULTILINE)
    record = bosquet.read_record(file.read_text())
    state = record.replay()
    state.apply(0, state.options(0)[-1])
    while state.actors():
        state.apply(1, state.options(1)[0])  # only bots' last cards are left
    assert record.seed == 5


def test_beginnings_will_do_and_refusals_say_why() -> None:
    arguments = ("eternity", "--seats", "3", "--seed", "3", "--language", "en", *QUICK)
    with seated(*arguments) as (typist, shown):
        assert "You open the trick. Trump is sky.\n" in shown
        assert typist.type("p earth").startswith("Which one? play earth-1, play earth-4, ")
        refused = "The card that opens the trick cannot be a pledge. (ETE-4.1)\n"
        assert typist.type("why pledge earth-1").startswith(refused)
        assert typist.type("pledge earth-1").startswith(refused)
        assert typist.type("pledge sea-1").startswith("That card is not in your hand. (ETE-4.2)\n")
        assert typist.type("fly away").startswith("No action begins with 'fly away'.")
        assert typist.type("undo").startswith("Nothing can be taken back")
        assert typist.type("why play earth-1").startswith("You may do that.\n")
        assert typist.type("p earth-6").startswith("Seat 0 plays earth-6.\nSeat 1 ")


def test_a_move_that_reveals_nothing_is_taken_back_as_long_as_nobody_else_has_moved() -> None:
    with seated("arbre", "--seats", "2", "--seed", "3", "--language", "en", *QUICK) as (typist, _):
        while "show " not in (options := typist.type("?")):
            typist.type(listed(options)[0])
        show = next(name for name in listed(options) if name.startswith("show "))
        before = typist.type("table")
        assert typist.type(show) != before
        back = typist.type("undo")
        assert back.startswith("Taken back.\n")
        assert before.rstrip("> \n") in back


def test_the_terminal_speaks_french() -> None:
    with seated("eternity", "--seed", "3", "--language", "fr", *QUICK) as (typist, shown):
        assert "? les liste" in shown
        assert typist.type("pledge sea-1").endswith("(ETE-4.2)\n> ")


def test_a_pipe_plays_too_and_its_end_leaves() -> None:
    left = piped("?\n", "everdell", "--seats", "2", "--seed", "1", "--language", "en", *QUICK)
    assert left.returncode == 0, left.stderr
    assert re.search(r"\n> You have left; the game has \d+ moves?\.\n$", left.stdout)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["eternity", "--seats", "9"], "bad_seats"),
        (["eternity", "--you", "7"], "There is no seat 7 at a table of 3"),
        (["eternity", "--level", "genius"], "there is no bot 'genius'"),
        (["eternity", "--option", "target=2"], "bad_option"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(arguments: list[str], reason: str) -> None:
    refused = piped("", *arguments)
    assert refused.returncode == 1
    assert reason in refused.stderr
    assert "Traceback" not in refused.stderr
