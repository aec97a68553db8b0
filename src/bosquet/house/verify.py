"""The proof that a finished game was dealt and played by the rules. Needs nothing but the rules."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import bosquet
from bosquet import OVER, BadRecord
from bosquet.core.record import data_from_text


class NotProven(Exception):
    """Why a file proves nothing, as a sentence."""


def verify(file: Path) -> str:
    """What was proven, as a sentence, or NotProven. A file *.jsonl holds a record on every line."""
    if file.suffix != ".jsonl":
        return prove(_data(_text(file), str(file)))
    lines = _text(file).splitlines()
    for number, line in enumerate(lines, start=1):
        try:
            prove(_data(line, "It"))
        except NotProven as reason:
            raise NotProven(f"Line {number}: {reason}") from reason
    return f"OK: all {len(lines)} records are proven."


def prove(data: dict[str, Any]) -> str:
    """The same for a record that is at hand: every draw is made again, every move checked."""
    commitment, end = data.get("commitment"), data.get("end")
    if commitment is None:
        raise NotProven(
            "This record is of no table of a house: nobody promised its seed, so nothing can be proven."
        )
    if not isinstance(data.get("seed"), str) or not isinstance(end, dict):
        raise NotProven("This game is not over: its seed is still secret, so there is nothing to prove yet.")
    try:
        record = bosquet.read_record(data)
        if not isinstance(record.seed, bytes) or sha256(record.seed).hexdigest() != commitment:
            raise NotProven("The seed is not the promised one: its hash differs from the commitment.")
        state = record.replay()
    except BadRecord as broken:
        raise NotProven(_sentence(broken)) from broken
    stopped = end.get("stopped") is True
    if state.actor() != OVER and not stopped:
        raise NotProven(f"The record stops after {len(record.moves)} moves, before the end of the game.")
    if not stopped and (state.scores(), state.ranks()) != (end.get("scores"), end.get("ranks")):
        raise NotProven("The moves lead to another result than the file says.")
    if digest(data["moves"]) != end.get("digest"):
        raise NotProven("The moves are legal, but they are not the ones that were played.")
    result = "all agreed to stop there" if stopped else f"final scores {state.scores()}"
    return (
        f"OK: {record.game.id}, {record.seats} players, {len(record.moves)} moves; "
        f"the seed is the promised one, every draw and move is right, {result}."
    )


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise NotProven(f"Cannot read {file}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise NotProven(f"{file} is not the record of a game.") from error


def _data(text: str, what: str) -> dict[str, Any]:
    try:
        data = data_from_text(text)
    except (BadRecord, RecursionError) as error:
        raise NotProven(f"{what} is not the record of a game.") from error
    if not isinstance(data, dict) or "game" not in data:
        raise NotProven(f"{what} is not the record of a game.")
    return data


def _sentence(broken: BadRecord) -> str:
    if broken.key == "refuse.other_game":
        return f"This record is of another version of the rules: {broken.details}."
    move, why = broken.details.get("move"), broken.details.get("why")
    return f"Move {move} is not allowed: {why}." if move else f"The record is broken: {why or broken}."


def digest(moves: list[str]) -> str:
    return sha256("\n".join(moves).encode()).hexdigest()
