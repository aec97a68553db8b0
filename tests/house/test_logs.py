"""The log: one line an event; as JSON if wished, with the error inside it."""

import json
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any

from bosquet.house.logs import FORMAT, Json, Plain
from tests.house.process import House


def complaint(text: str, *about: object, failed: bool = False, **fields: object) -> logging.LogRecord:
    error = None
    if failed:
        try:
            raise ValueError("no such\ncard")
        except ValueError:
            error = sys.exc_info()
    record = logging.LogRecord("bosquet.house", logging.ERROR, "", 1, text, about, error)
    record.__dict__.update(fields)
    return record


def written(record: logging.LogRecord) -> dict[str, Any]:
    text = Json().format(record)
    assert "\n" not in text
    said: dict[str, Any] = json.loads(text)
    return said


def test_an_event_is_an_object_on_one_line() -> None:
    said = written(complaint("table %s stops: %s", "abc", "no\nluck", table="abc"))
    assert said["time"].endswith("+00:00")
    assert (said["level"], said["logger"], said["table"]) == ("error", "bosquet.house", "abc")
    assert (said["event"], said["message"]) == ("table %s stops: %s", "table abc stops: no\nluck")
    assert "trace" not in said


def test_an_error_is_inside_its_object() -> None:
    said = written(complaint("a sweep failed", failed=True))
    assert said["error"] == "ValueError"
    assert said["trace"].startswith("Traceback (most recent call last):")
    assert said["trace"].endswith("ValueError: no such\ncard")


def test_nobody_can_write_a_line_of_the_log_by_what_they_ask_for() -> None:
    said = Plain(FORMAT).format(complaint("%s failed", "/x\n2026-01-01 ERROR bosquet.house: all is lost"))
    assert len(said.splitlines()) == 1


def test_a_house_and_its_server_write_json(open_house: Callable[..., House]) -> None:
    house = open_house("--log", "json")
    with socket.create_connection(("127.0.0.1", house.port), timeout=15) as line:
        line.sendall(b"this is not HTTP\r\n\r\n")
        while line.recv(1000):
            pass
    house.stop()
    lines = [json.loads(line) for line in house.log.read_text().splitlines()]
    assert [(each["level"], each["logger"]) for each in lines] == [("warning", "uvicorn.error")]
    assert "Invalid HTTP request" in lines[0]["message"]
