"""Pages and headers, and what the command line says when it cannot."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.house.people import Line, Person
from tests.house.process import House

Visit = Callable[..., Person]


def serve(*options: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "bosquet.cli", "serve", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr.strip()


def test_pages(visit: Visit) -> None:
    http = visit().http
    page = http.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-encoding"] == "gzip"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"
    assert http.get("/t/anything").text == http.get("/rules/eternity").text == page.text
    assert http.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
    with httpx.Client(base_url=visit().address) as stranger:
        script = stranger.get("/assets/app-1a2b3c.js")
        assert "set-cookie" not in script.headers
        assert "set-cookie" in stranger.get("/t/anything").headers
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    for path in (
        "/assets/missing.js",
        "/../house.key",
        "/%2e%2e/house.key",
        "/site/../house.key",
        "/bosquet.db",
    ):
        assert http.get(path).status_code == 404
    head = http.head("/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == page.headers["content-length"]
    missing = http.get("/api/nothing")
    assert (missing.status_code, missing.json()["reason"]["key"]) == (404, "refuse.no_such_page")
    assert missing.headers["x-content-type-options"] == "nosniff"


def test_the_lobby(visit: Visit) -> None:
    ann = visit("Ann")
    lobby = ann.http.get("/api/house").json()
    assert [level["id"] for level in lobby["levels"]] == ["seedling", "sapling", "oak"]
    eternity = next(game for game in lobby["games"] if game["id"] == "eternity")
    assert eternity["seats"] == [2, 3, 4, 5]
    assert lobby["me"] == {"id": ann.id, "name": "Ann"}


def test_the_link_as_a_picture(visit: Visit) -> None:
    ann = visit()
    answer = ann.http.get(f"/api/tables/{ann.open('me', 'link')}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg ")
    assert 'xmlns="http://www.w3.org/2000/svg"' in answer.text
    answer = ann.http.get(answer.url.path, headers={"Host": "a" * 6000})
    assert (answer.status_code, answer.json()["reason"]["key"]) == (400, "refuse.bad_message")


def test_a_guest_keeps_name_and_seats_over_a_restart(
    open_house: Callable[..., House], visit_at: Visit
) -> None:
    house = open_house("--beat", "0")
    ann = visit_at(house, "Ann")
    table = ann.open("me", "link")
    house.stop()
    house.start()
    assert ann.http.get("/api/me").json() == {"id": ann.id, "name": "Ann"}
    assert ann.join(table).table["seats"][0]["yours"]
    key = house.data / "house.key"
    assert key.stat().st_mode & 0o077 == 0


def test_a_port_in_use(tmp_path: Path, house: House) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = serve("--port", str(port), "--data", str(tmp_path))
    assert (code, said) == (1, f"Cannot listen on 127.0.0.1, port {port}: Address already in use.")


def test_another_address_of_the_house(open_house: Callable[..., House], visit_at: Visit) -> None:
    """However it is written: a browser names it without a slash behind it."""
    house = open_house("--origin", "https://Grove.example/", "--origin", "http://grove.example:8080")
    http = visit_at(house).http
    for origin, status in (
        ("https://grove.example", 200),
        ("http://grove.example:8080", 200),
        ("http://grove.example", 403),
        ("https://grove.example.org", 403),
    ):
        assert http.put("/api/me", json={"name": "Ann"}, headers={"Origin": origin}).status_code == status


def test_an_address_that_no_browser_names(tmp_path: Path) -> None:
    for address in ("grove.example", "https://", "https://grove.example/house", "ftp://grove.example"):
        code, said = serve("--port", "0", "--data", str(tmp_path), "--origin", address)
        assert (code, said) == (1, f"{address} is not the address of a house, such as https://grove.example.")


def test_a_folder_in_use(house: House) -> None:
    code, said = serve("--port", "0", "--data", str(house.data), "--site", str(house.data / "site"))
    assert (code, said) == (1, f"Another house is already open on the folder {house.data}.")


def test_a_host_that_nobody_knows(tmp_path: Path) -> None:
    code, said = serve("--host", "no.such.host.invalid", "--data", str(tmp_path))
    assert code == 1
    assert said.startswith("Cannot listen on no.such.host.invalid, port 8000: ")
    assert "Unknown error" not in said
    assert "while" not in said
    code, said = serve("--port", "70000", "--data", str(tmp_path))
    assert (code, said) == (1, "Cannot listen on 127.0.0.1, port 70000: bind(): port must be 0-65535.")


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    code, said = serve("--port", "0", "--data", str(file))
    assert (code, said) == (1, f"Games cannot be kept in the folder {file}: File exists.")
    code, said = serve("--port", "0", "--data", str(file / "below"))
    assert (code, said) == (1, f"Games cannot be kept in the folder {file / 'below'}: Not a directory.")


def test_a_key_that_cannot_be_read_or_trusted(tmp_path: Path, house: House) -> None:
    """With an empty key anybody could sign a cookie of anybody."""
    where = ("--port", "0", "--data", str(tmp_path), "--site", str(house.data / "site"))
    key = tmp_path / "house.key"
    key.write_bytes(b"")
    code, said = serve(*where)
    sentence = f"The key of the house, {key}, is damaged: without the file the next start makes another."
    assert (code, said) == (1, sentence)
    key.unlink()
    key.mkdir()
    code, said = serve(*where)
    assert (code, said) == (1, f"The key of the house, {key}, cannot be used: Is a directory.")


def test_no_pages(tmp_path: Path) -> None:
    code, said = serve("--port", "0", "--data", str(tmp_path), "--site", str(tmp_path))
    assert (code, said) == (1, f"The pages are not built ({tmp_path} is missing); `make play` builds them.")


def test_no_database(tmp_path: Path, house: House) -> None:
    where = ("--port", "0", "--data", str(tmp_path), "--site", str(house.data / "site"))
    code, said = serve(*where, "--database", "postgresql://ann:secret@127.0.0.1:1/grove")
    assert code == 1
    assert said.startswith("The database postgresql+psycopg://ann:***@127.0.0.1:1/grove cannot be opened"), (
        said
    )


def test_without_the_extra_packages(tmp_path: Path) -> None:
    (tmp_path / "litestar.py").write_text("raise ModuleNotFoundError('none', name='litestar')")
    command = [sys.executable, "-m", "bosquet.cli", "serve"]
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths})
    assert (done.returncode, done.stderr.strip()) == (
        1,
        "The house needs the package litestar: pip install 'bosquet[house]'",
    )


def test_a_name_that_only_leads_here_is_not_the_houses(
    open_house: Callable[..., House], visit_at: Visit
) -> None:
    """Else a page of that name would count as one of ours, and could play with the visitor's cookie."""
    house = open_house("--origin", "https://grove.example")
    ann = visit_at(house, "Ann")
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    answer = ann.http.get("/", headers=evil)
    assert answer.status_code == 421
    assert "bosquet serve --origin http://evil.example" in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "set-cookie" not in answer.headers
    assert ann.http.put("/api/me", json={"name": "Eve"}, headers=evil).status_code == 421
    assert ann.http.get("/healthz", headers=evil).status_code == 200
    with pytest.raises(InvalidStatus):
        Line(house.address, ann.open("me", "here"), ann.cookie, "http://evil.example", Host="evil.example")
    known = {"Host": "grove.example", "Origin": "https://grove.example"}
    assert ann.http.put("/api/me", json={"name": "Anna"}, headers=known).status_code == 200
